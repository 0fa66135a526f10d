"""Remarks of the computer players on big moments of Quanto: a few words, each in their own way.

They say what everybody at the table has just seen, and nothing about a hand. The words are in the
files beside this module.
"""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from quando_desktop.prose.remarks import Remarks


class Occasion(Enum):
    """The occasions for a remark; always their own doing."""

    HAUL = "haul"
    """Many cards in one go."""
    STEAL = "steal"
    """Another player's quanto is taken with a joker."""
    COLLECT = "collect"
    """A 1 brings cards of the others."""
    MATCH = "match"
    """The match is won."""


REMARKS = Remarks(Path(__file__).parent, Occasion)


def remarks(character: str, occasion: Occasion) -> tuple[str, ...]:
    """All that this character says then; an unknown one says nothing."""
    return REMARKS.said(character, occasion)
