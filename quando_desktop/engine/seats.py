"""Who sits where. Seats count from 0, clockwise."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

TABLE = -1
"""The seat of what nobody does: in a live game the table itself acts, too."""

NAME_LIMIT = 60


class Kind(StrEnum):
    HUMAN = "human"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table. A computer player has a level and may have a character."""

    name: str
    kind: Kind = Kind.HUMAN
    level: str | None = None
    character: str | None = None


def left_of(seat: int, seats: int) -> int:
    return (seat + 1) % seats


def clockwise_from(seat: int, seats: int) -> Iterator[int]:
    """All seats once, beginning with this one."""
    for step in range(seats):
        yield (seat + step) % seats
