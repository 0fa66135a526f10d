"""What is done after the first picture."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from quando_desktop.disk.index.index import Index
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


def test_your_games_is_made_ready_where_there_is_an_index(start: Start) -> None:
    saves = start().program.saves
    Index.prepare(saves)
    assert saves.index is None, "nobody has played much yet"
    Index.of(saves).close()
    saves.index = None
    Index.prepare(saves)
    assert saves.index is not None
