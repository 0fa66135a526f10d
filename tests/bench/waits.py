"""How long somebody waits for their turn at a table with three computer players, motion included.

Time is moved by hand from one end of a motion or a thought to the next, so the figures are those of
the design and not of the machine.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from statistics import mean

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from quando_desktop import resources
from quando_desktop.bots.question import Purpose, think
from quando_desktop.controller.roster import bot_for
from quando_desktop.controller.turn.runner import question_of
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.disk.store import with_fields
from quando_desktop.engine.match import Match
from quando_desktop.games import GAMES, turn_table
from quando_desktop.settings.settings import Settings, Speed
from quando_desktop.table.paint.style import Style
from tests.bench.report import Row, Table
from tests.table.turn_seat import TurnSeat, players

SEATS, LEVEL = 4, "fair"
TURNS = 40
"""Turns of the person, at each game and speed."""
SIZE = (1024, 640)


def bench() -> Iterator[Table]:
    # The figures do not depend on a screen, so none is opened.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QApplication.instance() or QApplication(["waits"])
    table = Table("seconds between two turns of one's own", head="mean   longest of ten")
    for game in (each for each in GAMES.values() if not each.live):
        for speed in (Speed.SLOW, Speed.NORMAL, Speed.FAST):
            table.rows.append(Row(f"{game.id}, {speed.value}", _figures(waits(game.id, speed))))
        hurried = waits(game.id, Speed.NORMAL, hurries=True)
        table.rows.append(Row(f"{game.id}, normal, with the space bar", _figures(hurried)))
    table.notes.append(f"{SEATS} players, all of them {LEVEL}; {TURNS} turns each. From the end of")
    table.notes.append("one's own turn to when the picture rests and the next one can be played.")
    yield table
    del app


def waits(game: str, speed: Speed, *, hurries: bool = False) -> list[float]:
    """The seconds between turns, at a table of which somebody finishes every motion or not."""
    settings = with_fields(Settings(), {"speed": speed})
    match = Match(GAMES[game], players(SEATS), seed=7)
    seat = TimedSeat(Style(resources.folder()), match, settings, SIZE, turn_table(game))
    try:
        seat.page.begin()
        return seat.played(TURNS, hurries=hurries)
    finally:
        seat.close()


class TimedSeat(TurnSeat):
    """A table at which a person plays as soon as they can, in measured time."""

    def played(self, turns: int, *, hurries: bool) -> list[float]:
        found: list[float] = []
        since: float | None = None
        while len(found) < turns:
            self._to_the_person(hurries=hurries)
            if self.controller.phase is TurnPhase.ROUND_OVER:
                self.controller.next_round()
                since = None
                continue
            if self.match.result is not None:
                break
            view = self.controller.view
            assert view is not None
            if view.opens_turn() and since is not None:
                found.append(self.clock.time - since)
            self._act()
            since = self.clock.time
        return found

    def _act(self) -> None:
        view = self.controller.view
        assert view is not None
        question = question_of(self.match, Purpose.MOVE, view, LEVEL, "olive")
        action = think(question, bot_for).action
        assert action is not None
        self.page.submit(action)

    def _to_the_person(self, *, hurries: bool) -> None:
        """Lets time pass until the picture rests and somebody has to do something."""
        while self.advance(hurries=hurries) or self.controller.phase is TurnPhase.COMPUTER:
            pass

    def advance(self, *, hurries: bool = False) -> bool:
        """Lets time pass until the present motion or thought is over; False if there is none."""
        QCoreApplication.processEvents()
        if hurries:
            self.page._haste.hasten()
        if self.page.is_busy:
            self._pass(self.choreographer._until / 1000)
            self.choreographer.tick()
        elif self.clock.waiting:
            self._pass(self.clock.waiting[0].at)
            self.clock.tick()
        else:
            return False
        return True

    def _pass(self, until: float) -> None:
        self.clock.time = max(self.clock.time, until)
        # A little more: what was divided by a thousand may come back smaller.
        self.time.now = self.clock.time * 1000 + 0.001


def _figures(waits: list[float]) -> str:
    ordered = sorted(waits)
    return f"{mean(waits):4.1f} s {ordered[int(len(ordered) * 0.9)]:10.1f} s"
