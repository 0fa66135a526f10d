"""The faculties of a computer player's eyes, head and hands.

All times are milliseconds and all chances thousandths: whole numbers give the same game on every
computer.
"""

from __future__ import annotations

from quando_desktop.engine.chance import Chance
from quando_desktop.named_tuple import NamedTuple

WHOLE = 1000
"""A certainty, and one whole of anything in thousandths."""
FLOOR = 180
"""Nobody does anything because of something that happened less than this ago."""

SPREAD = (610, 680, 735, 780, 820, 858, 896, 936, 978, 1022, 1074, 1138, 1222, 1348, 1903)
"""The time that something takes in thousandths of its average: people are seldom much
quicker than usual, and now and then much slower."""


FORMS = (577, 674, 736, 787, 833, 877, 920, 965, 1011, 1061, 1117, 1183, 1265, 1381, 1612)
"""The form of the day: the time that everything takes in a game, in thousandths of its average.
With it somebody weaker has good games, too: levels are stairs, and no cliffs."""


class Faculties(NamedTuple):
    """One player's. Times are averages."""

    reaction: int
    """Time from a change on the pile to having noticed it."""
    sums: int
    """Time to work out the two values that fit."""
    wrap: int
    """More for each of them beyond 10 or below 1."""
    scan: int
    """Time to look at a card that it does not know."""
    glance: int
    """Time to pass over one that it knows."""
    lay: int
    """Time to grip a card and lay it."""
    reach: int
    """The last part of that, when nothing can hold it back any more."""
    draw: int
    """Time to take a card from the stack and look at it."""
    doubt: int
    """Before it draws because nothing seems to fit."""
    slip: int
    """The chance that a value comes out wrong by one; three times that beyond 10 or below 1."""
    fumble: int
    """The chance to grip the neighbour of the card that was meant."""
    overlook: int
    """The chance to look at a card that fits and not to see it."""
    memory: int
    """The chance to know a card that it has looked at."""
    foresight: int
    """The chance to look over the whole hand for the card after which the hand goes on."""
    tiring: int
    """Slowing down after two minutes."""
    thrill: int
    """Gain of speed, and of slips, where a player is about to win."""
    skip: int
    """The chance not to see that a card fits by turns (S13), where nobody is in a hurry."""
    plan: int
    """The chance to think a whole row of cards through by turns."""
    hoard: int = 0
    """It draws first whenever it has fewer cards than this."""
    peek: int = 0
    """The chance to draw first, whatever it has."""
    pace: int = WHOLE
    """The time that everything takes, in thousandths."""
    walk: int = 0
    """Time to go on to the next card of the hand by a key: for somebody who plays by keys."""


def lasting(average: int, chance: Chance) -> int:
    """The time that something takes this once."""
    return average * SPREAD[chance.below(len(SPREAD))] // WHOLE


def happens(thousandths: int, chance: Chance) -> bool:
    return chance.below(WHOLE) < thousandths
