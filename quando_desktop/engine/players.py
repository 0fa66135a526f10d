"""Players and their seats, which count from 0, clockwise."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import TypeGuard

from quando_desktop.dataclass import dataclass

TABLE = -1
"""The seat of actions that are nobody's: in a live game the table itself acts, too."""

NAME_LIMIT = 60
STRONGEST = 400
"""The highest strength of a player that keeps pace."""


class Kind(StrEnum):
    HUMAN = "human"
    COMPUTER = "computer"


def is_name(text: object) -> TypeGuard[str]:
    """Whether a record can keep this as a name: short, printable, not blank."""
    return (
        isinstance(text, str)
        and bool(text.strip())
        and text.isprintable()
        and len(text) <= NAME_LIMIT
    )


@dataclass(frozen=True, slots=True)
class Player:
    """A player at the table. A computer player has a level and may have a character; one that keeps
    pace with people has a strength, too, which counts then, and the closest level."""

    name: str
    kind: Kind = Kind.HUMAN
    level: str | None = None
    character: str | None = None
    strength: int | None = None
    """In hundredths of a level: 100 is the weakest level, 200 the next one."""

    def __post_init__(self) -> None:
        if self.strength is not None and not is_strength(self.strength):
            raise ValueError(f"{self.strength!r} is not a strength")
        for word in (self.name, self.level, self.character):
            if word is not None and not is_name(word):
                raise ValueError(f"{word!r} is not a name")


def is_strength(value: object) -> TypeGuard[int]:
    return type(value) is int and 0 <= value <= STRONGEST


def left_of(seat: int, seats: int) -> int:
    return (seat + 1) % seats


def clockwise_from(seat: int, seats: int) -> Iterator[int]:
    """All seats once, beginning with this one."""
    for step in range(seats):
        yield (seat + step) % seats
