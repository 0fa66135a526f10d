"""How long the end of a round or of a match is told, from the last action to the sheet with the
way on: in the time of the design, as in `waits`. A press skips all of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtWidgets import QApplication

from quando_desktop import resources
from quando_desktop.controller.roster import minds_for
from quando_desktop.engine.match import Match
from quando_desktop.games import turn_table
from quando_desktop.settings.settings import Settings, Speed
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.scenery import NEXT
from tests.bench.loud import before, ends, quick_game
from tests.bench.report import Row, Table
from tests.bench.waits import SIZE, TimedSeat
from tests.games.seven_ate_nine.table.seat import SevenSeat

SPEEDS = Speed.NORMAL, Speed.FAST
STEP = 20.0
"""Milliseconds between two looks at a live table."""
TURN_GAMES: dict[str, tuple[str, int, dict[str, int]]] = {
    "a round of Quando": ("quando", 4, {}),
    "a match of Quando, one round": ("quando", 4, {"target": 1}),
    "a match of Quanto": ("quanto", 4, {}),
    "a match of Quanto, six players": ("quanto", 6, {}),
}
LIVE = "a match of 7 ate 9, one game"


def bench() -> Iterator[Table]:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QApplication.instance() or QApplication(["endings"])
    style = Style(resources.folder())
    names = [each.value for each in SPEEDS]
    table = Table("seconds from the last action to the sheet", head=_cells(names))
    for name, (game, seats, options) in TURN_GAMES.items():
        table.rows.append(_row(name, partial(before, game, seats, ends, **options), style))
    table.rows.append(_row(LIVE, quick_game, style))
    table.notes.append("Until the sheet with its buttons is there, and until nothing moves there.")
    table.notes.append("At the fast speed at most 2.7 s are wanted.")
    yield table
    del app


def _row(name: str, match: Callable[[], Match], style: Style) -> Row:
    took = _live if name == LIVE else _turns
    return Row(name, _cells([_figures(took(match(), speed, style)) for speed in SPEEDS]))


def _turns(match: Match, speed: Speed, style: Style) -> tuple[float, float]:
    seat = TimedSeat(style, match, Settings(speed=speed), SIZE, turn_table(match.game.id))
    times: list[float] = []
    seat.controller.stepped.connect(lambda *_: times.append(seat.clock.time))
    seat.page.begin()
    came = 0.0
    while not came or seat.page.is_busy:
        seat.advance()
        if not came and NEXT in seat.controls:
            came = seat.clock.time
    seat.close()
    return came - times[-1], seat.clock.time - times[-1]


def _live(match: Match, speed: Speed, style: Style) -> tuple[float, float]:
    seat = SevenSeat(style, match, Settings(speed=speed), minds_for(match), SIZE)
    times: list[float] = []
    seat.controller.stepped.connect(lambda *_: times.append(seat.clock.time))
    seat.page.begin()
    seat.let_pass(4000)
    seat.page.go()
    while NEXT not in seat.controls:
        seat.let_pass(STEP)
    came = seat.clock.time
    while not seat.choreographer.is_still:
        seat.let_pass(STEP)
    seat.close()
    return came - times[-1], seat.clock.time - times[-1]


def _figures(times: tuple[float, float]) -> str:
    return f"{times[0]:.1f} {times[1]:.1f} s"


def _cells(texts: list[str]) -> str:
    return "".join(text.rjust(14) for text in texts)
