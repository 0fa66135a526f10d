"""New matches for the window: who plays, and a deal that is always the same."""

from __future__ import annotations

from quando_desktop.engine.players import Kind
from quando_desktop.settings.settings import LastTable, SeatChoice
from quando_desktop.shell.new_game.plan import NewMatch

COMPUTERS = tuple(
    SeatChoice(Kind.COMPUTER, name.title(), "fair", name) for name in ("olive", "bruno", "pip")
)
PEOPLE = tuple(SeatChoice(Kind.HUMAN, name) for name in ("Maria", "Tom"))


def match_of(
    seats: tuple[SeatChoice, ...], seed: int = 5, game: str = "quando", **options: int
) -> NewMatch:
    return NewMatch(game, seats, options, seed, LastTable(seats, options))
