"""Sentences of a computer player's notebook in its own voice, by what it did. They hold no number
and tell nothing that is hidden: the page says the rest.

The words are in the files beside this module.
"""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from quando_desktop.prose import remarks


class NoteTopic(Enum):
    """What a page of a notebook is about."""

    KNOCK = "knock"
    REFUSE = "refuse"
    """A knock was allowed, and put off."""
    TRIPLET = "triplet"
    LAST_ROUND = "last round"
    """A play after somebody else's knock."""
    TURN = "turn"
    """An ordinary play."""
    WHIM_KNOCK = "whim to knock"
    WHIM_PLAY = "whim to play"
    """Without a ground to speak of."""


NOTES = remarks.Remarks(Path(__file__).parent, NoteTopic, remarks.NOTES)


def note(character: str, deed: NoteTopic, number: int) -> str:
    """The sentence of this character in its number-th notebook of a match, from 1; nothing where
    that would be said too often, or nobody knows the character."""
    return NOTES.in_turn(character, deed, number)
