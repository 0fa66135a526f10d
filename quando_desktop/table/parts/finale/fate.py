"""The end of a round or a match for the people at the screen, and its sound."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum, auto

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.players import Kind
from quando_desktop.table.audio.sounds import Sound


class Fate(Enum):
    WON = auto()
    SHARED = auto()
    """A person has won, but not alone."""
    LOST = auto()


ROUND_SOUNDS = {
    Fate.WON: Sound.ROUND_WON,
    Fate.SHARED: Sound.ROUND_SHARED,
    Fate.LOST: Sound.ROUND_LOST,
}
MATCH_SOUNDS = {Fate.WON: Sound.WON, Fate.SHARED: Sound.SHARED, Fate.LOST: Sound.LOST}
SHORT_SOUNDS = {
    Fate.WON: Sound.MATCH_WON,
    Fate.SHARED: Sound.SHARED,
    Fate.LOST: Sound.ROUND_LOST,
}
"""The end of a match where nothing of it is shown before the last sheet."""


def fate_of(winners: Collection[int], facts: MatchFacts, sides: int | None = None) -> Fate:
    """The fate of the people; where only computer players play, that of whoever wins. Partners who
    win together share it with nobody: `sides` tells how many have won."""
    people = {seat for seat, each in enumerate(facts.players) if each.kind is Kind.HUMAN}
    if people and not people & {*winners}:
        return Fate.LOST
    return Fate.SHARED if (len(winners) if sides is None else sides) > 1 else Fate.WON
