"""What a match waits for."""

from __future__ import annotations

from enum import Enum, auto


class Phase(Enum):
    CURTAIN = auto()
    """A person has to come to the screen; nobody looks."""
    PERSON = auto()
    """The looker has to act."""
    COMPUTER = auto()
    """A computer player acts, or the picture must catch up before the match goes on."""
    ROUND_OVER = auto()
    MATCH_OVER = auto()
