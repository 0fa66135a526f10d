"""An utterance: words for a screen reader, and how much they matter."""

from __future__ import annotations

from enum import Enum, auto

from quando_desktop.named_tuple import NamedTuple


class Weight(Enum):
    """The weight of what is said by itself."""

    COLOUR = auto()
    """A word beside the game: it gives way to all else."""
    LINE = auto()
    """A thing that happened, or that has to be done."""
    MOMENT = auto()
    """A big one: it is said to those, too, who want to hear little."""


class Utterance(NamedTuple):
    """Words that are said in one breath."""

    words: str
    weight: Weight = Weight.LINE
    topic: str = ""
    """The subject of what holds only until something newer is said of it."""
