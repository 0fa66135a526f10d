"""Remarks of the computer players on big moments of Quando: a few words, each in their own way.

They say what everybody at the table has just seen, and nothing about a hand. The words are in the
files beside this module.
"""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from quando_desktop.prose.remarks import Remarks


class Occasion(Enum):
    """The occasions for a remark."""

    TRIPLET = "triplet"
    KNOCK = "knock"
    ZEROS = "zeros"
    MATCH = "match"
    """The match is won."""
    KNOCKED = "knocked"
    """A person knocks."""
    KNOCK_WON = "knock won"
    """The own knock was right."""
    KNOCK_LOST = "knock lost"
    """The own knock was wrong."""
    BEATEN = "beaten"
    """A person's knock was right, or a person holds nothing but zeros."""
    ESCAPED = "escaped"
    """A person's knock was wrong."""
    PENALTY = "penalty"
    """Somebody's triplet costs an own zero."""
    ENVY = "envy"
    """A person openly takes a very small number."""
    PITY = "pity"
    """A person openly takes a very large number."""
    OVERTAKEN = "overtaken"
    """The lead in the match goes to a person."""
    WAITING = "waiting"
    """A person has been thinking for a long time."""
    LOST = "lost"
    """A person wins the match."""


REMARKS = Remarks(Path(__file__).parent, Occasion)


def remarks(character: str, occasion: Occasion) -> tuple[str, ...]:
    """All that this character says then; an unknown one says nothing."""
    return REMARKS.said(character, occasion)
