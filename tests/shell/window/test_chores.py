"""What is done after the first picture."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tests.shell.conftest import Start


def test_one_thing_is_done_in_each_idle_moment(start: Start, qtbot: QtBot) -> None:
    chores = start().chores
    done: list[int] = []
    chores._left = iter([lambda: done.append(1), lambda: done.append(2)])
    with qtbot.waitSignal(chores.timer.timeout):
        chores.timer.setInterval(0)
    assert done == [1]
    qtbot.waitUntil(lambda: not chores.timer.isActive())
    assert done == [1, 2]


def test_nothing_is_left_to_do_in_a_window_that_is_closed(start: Start) -> None:
    window = start()
    assert window.chores.timer.isActive()
    window.close()
    assert not window.chores.timer.isActive()
