"""The deeds of the players in a round, as all the others saw them: what a good player remembers
(Q5)."""

from __future__ import annotations

from enum import IntEnum

from quando_desktop.named_tuple import NamedTuple


class Did(IntEnum):
    PLAYED = 0
    TOOK_SHOWN = 1
    TOOK_HIDDEN = 2
    TURNED_ZERO = 3
    KNOCKED = 4
    PASSED = 5


class Deed(NamedTuple):
    """Something that a player did. It tells no more than everybody else at the table saw."""

    seat: int
    did: Did
    cards: tuple[tuple[int | None, int], ...]
    """The cards that went or came as front and back, as they stand after it; the front of one
    taken by its hidden side is known to its owner alone, unless the pile had been turned."""
    shown: int | None
    """The side of the draw pile's top card that lay up before it, if there was one."""
    sizes: tuple[int, ...]
    """The number of cards that everybody held before it."""
