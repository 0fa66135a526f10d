"""Pictures of what will be shown are painted before, a little at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count

import pytest
from PySide6.QtCore import QObject

from quando_desktop.table.paint.art import Art
from quando_desktop.table.paint.canvas import Canvas, Scale
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.spare import ahead as aheads
from quando_desktop.table.scene.spare.ahead import SLICE, Ahead
from quando_desktop.table.scene.stage import Box, Stage
from quando_desktop.table.scene.tableau import Frame, Tableau

BOX = Box(0, 0, 8, 8)


class Prepared:
    """Something that prepares tableaus of two pictures each, and what it has painted."""

    def __init__(self, art: Art) -> None:
        self.frame = Frame(Stage.of(1440, 900), art)
        self.painted: list[str] = []
        self.drawn: list[str] = []
        self.is_busy = False
        self._owner = QObject()
        self.ahead = Ahead(lambda: self.frame, lambda: self.is_busy, self._owner)

    def tableau(self, name: str) -> Tableau:
        self.drawn.append(name)
        made = Tableau()
        for number in "12":
            picture = self.frame.art.picture(name + number, BOX, self._paint(name + number))
            made.put(number, picture, 0, 0)
        return made

    def _paint(self, name: str) -> Callable[[Canvas], None]:
        def paint(_: Canvas) -> None:
            self.painted.append(name)

        return paint

    def prepare(self, *names: str) -> None:
        self.ahead.prepare([partial(self._coming, name) for name in names])

    def _coming(self, name: str, frame: Frame) -> Tableau:
        assert frame is self.frame
        return self.tableau(name)

    def slice(self) -> None:
        self.ahead._timer.timeout.emit()


@pytest.fixture(name="prepared")
def _prepared(style: Style, monkeypatch: pytest.MonkeyPatch) -> Iterator[Prepared]:
    ticks = count()
    # Each thing that is done takes as long as a slice.
    monkeypatch.setattr(aheads, "perf_counter", lambda: next(ticks) * SLICE * 0.9)
    made = Prepared(style.art(Scale(1.0), dark=False))
    yield made
    made.ahead.stop()


def test_a_little_is_painted_at_a_time_until_all_is(prepared: Prepared) -> None:
    prepared.prepare("a", "b")
    assert not prepared.painted
    seen = []
    while prepared.ahead.is_at_work:
        before = len(prepared.painted) + len(prepared.drawn)
        prepared.slice()
        assert len(prepared.painted) + len(prepared.drawn) - before <= 1
        seen.append(list(prepared.painted))
    assert prepared.painted == ["a1", "a2", "b1", "b2"]
    assert ["a1"] in seen, "It was not all painted at once."
    # Later nothing is left to paint.
    for piece in prepared.tableau("b").pieces:
        piece.picture.paint()
    assert prepared.painted[4:] == []


def test_it_waits_while_much_is_painted_anyway(prepared: Prepared) -> None:
    prepared.prepare("a")
    prepared.is_busy = True
    for _ in range(5):
        prepared.slice()
    assert not prepared.drawn
    assert prepared.ahead.is_at_work
    prepared.is_busy = False
    prepared.slice()
    assert prepared.drawn == ["a"]


def test_what_was_not_shown_is_forgotten(prepared: Prepared) -> None:
    prepared.prepare("a", "b")
    for _ in range(3):
        prepared.slice()
    assert prepared.painted == ["a1", "a2"]
    prepared.frame.art.close()
    prepared.ahead.stop()
    assert not prepared.ahead.is_at_work
    prepared.slice()
    assert prepared.drawn == ["a"]
    for piece in prepared.tableau("a").pieces:
        piece.picture.paint()
    assert prepared.painted == ["a1", "a2", "a1", "a2"], "Nothing was kept."


def test_it_keeps_what_the_art_has_no_room_for(prepared: Prepared) -> None:
    prepared.prepare("a")
    while prepared.ahead.is_at_work:
        prepared.slice()
    prepared.frame.art.close()
    for piece in prepared.tableau("a").pieces:
        piece.picture.paint()
    assert prepared.painted == ["a1", "a2"]
