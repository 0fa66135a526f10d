"""The numbers of `policy`: fitted to games of computer players among themselves."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """For one kind of table; all in cards."""

    hand: tuple[float, ...]
    """By value, jokers first: what it is worth to have the card left in the hand."""
    rainbow: float
    """How much more if it is a rainbow card."""
    display: tuple[float, ...]
    """By value, jokers first: what it is worth to leave the card in the display."""
    threat: float
    """... and what it costs that the next player captures something there."""
    built: float
    """Of a quanto's card, if a card that takes it comes in time ..."""
    held: float
    """... or is in the hand already."""
    quanto: float
    """To have a quanto: no other can be formed."""
    theirs: float
    """Of a card in somebody else's quanto, if that is taken in time."""
    one: float
    """For each one who gives a card for a discarded 1."""
    two: float
    """To play another card after a discarded 2, besides what that card does."""
    three: float
    """To choose from what a discarded 3 turns up."""


TABLES: dict[tuple[int, bool], Weights] = {
    (2, False): Weights(
        hand=(3.0, -0.1, -0.35, 0.15, -0.6, -0.5, -0.35, -0.2, -0.05, 0.2, 0.3, 0.6, 0.9),
        rainbow=0.7,
        display=(-0.6, -0.55, -0.3, -0.15, -0.25, -0.25, -0.1, 0.0, 0.1, 0.2, 0.25, 0.3, 0.35),
        threat=-0.6,
        built=0.7,
        held=0.97,
        quanto=-0.55,
        theirs=-1.05,
        one=2.0,
        two=0.3,
        three=2.8,
    ),
    (3, False): Weights(
        hand=(2.65, 0.6, -0.25, 0.05, -0.65, -0.45, -0.4, -0.3, -0.05, 0.1, 0.2, 0.45, 0.7),
        rainbow=0.7,
        display=(-0.7, -0.05, -0.2, 0.0, -0.1, -0.1, -0.05, 0.05, 0.1, 0.2, 0.2, 0.25, 0.3),
        threat=-0.8,
        built=0.3,
        held=0.92,
        quanto=0.0,
        theirs=-0.65,
        one=1.5,
        two=0.3,
        three=2.8,
    ),
    (4, False): Weights(
        hand=(2.4, 1.5, -0.45, -0.15, -0.6, -0.45, -0.35, -0.3, -0.2, 0.0, 0.2, 0.35, 0.6),
        rainbow=0.65,
        display=(-0.4, 0.15, -0.35, -0.1, -0.1, -0.1, 0.0, 0.0, 0.0, 0.1, 0.1, 0.15, 0.2),
        threat=-0.6,
        built=0.05,
        held=0.87,
        quanto=0.2,
        theirs=-0.55,
        one=1.33,
        two=0.3,
        three=2.8,
    ),
    (4, True): Weights(
        hand=(2.9, 1.6, -0.45, -0.3, -0.6, -0.55, -0.3, -0.25, -0.15, -0.05, 0.1, 0.3, 0.6),
        rainbow=0.6,
        display=(-1.5, 0.3, -0.35, -0.15, -0.2, -0.1, 0.0, 0.05, 0.1, 0.15, 0.25, 0.25, 0.3),
        threat=-0.6,
        built=0.6,
        held=0.84,
        quanto=0.0,
        theirs=-1.5,
        one=2.0,
        two=0.3,
        three=2.8,
    ),
    (5, False): Weights(
        hand=(2.4, 2.6, -0.7, -0.4, -0.65, -0.45, -0.4, -0.35, -0.25, -0.1, 0.1, 0.2, 0.4),
        rainbow=0.6,
        display=(-0.3, 0.25, -0.5, -0.1, -0.05, -0.05, 0.0, 0.0, 0.0, 0.05, 0.05, 0.05, 0.1),
        threat=-0.65,
        built=0.0,
        held=0.77,
        quanto=0.45,
        theirs=-0.5,
        one=1.25,
        two=0.3,
        three=2.8,
    ),
    (6, False): Weights(
        hand=(2.35, 3.7, -0.95, -0.65, -0.7, -0.5, -0.45, -0.35, -0.25, -0.15, 0.0, 0.1, 0.2),
        rainbow=0.55,
        display=(-0.2, 0.35, -0.7, -0.05, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.05, 0.0, 0.05),
        threat=-0.7,
        built=0.0,
        held=0.68,
        quanto=0.7,
        theirs=-0.5,
        one=1.2,
        two=0.3,
        three=2.8,
    ),
}
"""By the number of players, and whether they are in teams. The more there are, the later comes the
next turn: then hardly anybody takes a quanto without having the card for it."""


def weights_for(seats: int, teams: bool) -> Weights:
    return TABLES[seats, teams]
