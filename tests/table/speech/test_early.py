"""What is told before a screen reader is there waits for it, but not for long."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from quando_desktop.table.speech.early import COMING, LOOK, MOST, SETTLED, Arrival, Early


class Reader:
    """A screen reader that may be there."""

    def __init__(self) -> None:
        self.time = 0.0
        self.is_there = False
        self.came = 0


@pytest.fixture
def reader() -> Reader:
    return Reader()


@pytest.fixture
def early(reader: Reader) -> Early[str]:
    return Early(lambda: reader.time)


def test_lines_wait_in_their_order_and_are_taken_once(early: Early[str]) -> None:
    early.keep("one")
    early.keep("two")
    assert early.take() == ["one", "two"]
    assert early.take() == []


def test_old_ones_are_forgotten(reader: Reader, early: Early[str]) -> None:
    early.keep("one")
    reader.time = COMING / 2
    early.keep("two")
    reader.time = COMING
    assert early.take() == ["two"]


def test_of_many_the_last_ones_wait(early: Early[str]) -> None:
    lines = [str(number) for number in range(2 * MOST)]
    for line in lines:
        early.keep(line)
    assert early.take() == lines[MOST:]


def arrival_of(reader: Reader, parent: QObject) -> Arrival:
    arrival = Arrival(lambda: reader.is_there, parent)

    def came() -> None:
        reader.came += 1

    arrival.arrived.connect(came)
    arrival.begin()
    return arrival


def test_it_is_told_once_when_it_has_come(qapp: QObject, reader: Reader) -> None:
    arrival = arrival_of(reader, qapp)
    arrival.look()
    reader.is_there = True
    for _ in range(SETTLED):
        assert not reader.came
        assert not arrival.is_over
        arrival.look()
    assert reader.came == 1
    assert arrival.is_over


def test_one_that_goes_again_has_not_come(qapp: QObject, reader: Reader) -> None:
    arrival = arrival_of(reader, qapp)
    for is_there in (True, False, True):
        reader.is_there = is_there
        arrival.look()
    assert not reader.came


def test_nobody_looks_out_for_ever(qapp: QObject, reader: Reader) -> None:
    arrival = arrival_of(reader, qapp)
    for _ in range(round(1000 * COMING / LOOK)):
        arrival.look()
    assert not arrival.is_over
    arrival.look()
    assert arrival.is_over


def test_it_looks_by_itself(qtbot: QtBot, qapp: QObject, reader: Reader) -> None:
    reader.is_there = True
    arrival = Arrival(lambda: True, qapp)
    with qtbot.waitSignal(arrival.arrived):
        arrival.begin()
