"""Motion: the first steps of a match, picture by picture, on a clock that is moved by hand."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage

from quando_desktop.bots.bot import RandomBot
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.games import GAMES, turn_table
from quando_desktop.settings.settings import Settings
from quando_desktop.table.paint.style import Style
from tests.gallery.variants import Variant
from tests.table.turn_seat import TurnSeat, players

SEED = 3
STEP = 150.0
"""Milliseconds from one picture to the next."""
TURNS = 3
"""Of the person who looks."""
LONGEST = 400
"""Pictures of one match."""


def film(style: Style, variant: Variant, game: str) -> Iterator[tuple[str, QImage]]:
    """A match of three, from the first card that is dealt."""
    table = TurnSeat(
        style,
        Match(GAMES[game], players(3), seed=SEED),
        Settings(),
        variant.size,
        turn_table(game),
    )
    table.page.show()
    table.page.begin()
    try:
        for number, image in enumerate(_frames(table), 1):
            yield f"{game}-{number:03}", image
    finally:
        table.close()
        table.page.deleteLater()


def _frames(table: TurnSeat) -> Iterator[QImage]:
    turns = 0
    for _ in range(LONGEST):
        QCoreApplication.processEvents()
        if table.page.is_busy:
            yield table.image()
            table.tick(STEP)
        elif table.clock.waiting:
            table.clock.tick()
        elif table.controller.phase is TurnPhase.PERSON and turns < TURNS:
            turns += 1
            yield table.image()
            view = table.controller.view
            assert view is not None
            table.controller.submit(RandomBot().choose(view, Chance(table.controller.revision)))
        else:
            return
