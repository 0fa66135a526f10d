"""Remarks of the computer players on big moments of 7 ate 9: a few words, each in their own way.

They say what everybody at the table has just seen, and nothing about a hand. The words are in the
files beside this module.
"""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from quando_desktop.prose.remarks import Remarks


class Occasion(Enum):
    """The occasions for a remark."""

    RUN = "run"
    """Several own cards, one right after the other."""
    LAST_CARD = "last card"
    """One own card is left, and no stack."""
    STUCK = "stuck"
    """Nobody could do anything."""
    GAME = "game"
    """A game is won, and others are to come."""
    MATCH = "match"
    """The tournament is won, or the only game."""
    CHASED = "chased"
    """A person lays several cards in a row, or has only one left."""
    MISSED = "missed"
    """An own card had to go back."""
    OVERTAKEN = "overtaken"
    """A person has fewer cards left by now."""
    WAITING = "waiting"
    """By turns: a person has been thinking for a long time."""
    BEATEN = "beaten"
    """A person wins a game."""


REMARKS = Remarks(Path(__file__).parent, Occasion)


def remarks(character: str, occasion: Occasion) -> tuple[str, ...]:
    """All that this character says then; an unknown one says nothing."""
    return REMARKS.said(character, occasion)
