"""Remarks of the computer players on big moments of Quanto: a few words, each in their own way.

They say what everybody at the table has just seen, and nothing about a hand. The words are in the
files beside this module.
"""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from quando_desktop.prose.remarks import Remarks


class Occasion(Enum):
    """The occasions for a remark."""

    HAUL = "haul"
    """Many cards in one go."""
    STEAL = "steal"
    """Another player's quanto is taken with a joker."""
    COLLECT = "collect"
    """A 1 brings cards of the others."""
    MATCH = "match"
    """The match is won."""
    ROBBED = "robbed"
    """The own quanto is stolen."""
    ENVY = "envy"
    """A person wins many cards in one go."""
    GIVES = "gives"
    """A person's 1 takes an own card."""
    OVERTAKEN = "overtaken"
    """A person has won more cards by now."""
    WAITING = "waiting"
    """A person has been thinking for a long time."""
    LOST = "lost"
    """A person wins the match."""


REMARKS = Remarks(Path(__file__).parent, Occasion)


def remarks(character: str, occasion: Occasion) -> tuple[str, ...]:
    """All that this character says then; an unknown one says nothing."""
    return REMARKS.said(character, occasion)
