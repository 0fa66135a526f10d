"""Judgement of a position by numbers: cards later, and what others will get.

All is in cards by which one ends up ahead of the others on average, as far as it differs from move
to move. The numbers come from `weights`.
"""

from __future__ import annotations

from typing import Final

from quando_desktop.games.quanto.bots.spread import COUNT, COUNT_BITS, HAND, REMEMBERED
from quando_desktop.games.quanto.bots.weights import Weights
from quando_desktop.games.quanto.rules.cards import (
    COPIES,
    DECK_SIZE,
    JOKER,
    JOKERS,
    RAINBOW,
    VALUES,
)

_VALUE: Final = RAINBOW - 1
CARDS_A_TURN: Final = 2.4
"""Cards that leave the draw pile in a turn, about."""
EVERY_SUM: Final = (1 << VALUES.stop) - 2
"""One bit for each value that something in a display may add up to."""
CAPTURED: Final = [1.0 - (1.0 - count * COPIES / DECK_SIZE) ** HAND for count in range(VALUES.stop)]
"""By the number of values that something adds up to: the chance that an unknown hand captures
something."""


class Policy:
    """The judgement for a table of so many."""

    def __init__(self, weights: Weights, seats: int) -> None:
        self.weights = weights
        self.one = weights.one
        self.two = weights.two
        self.three = weights.three
        self.lost = [0.0] * (RAINBOW + VALUES.stop)
        """The cost of playing each card, as it is no longer in the hand."""
        for card in range(RAINBOW + VALUES.stop):
            value = card & _VALUE
            if value < VALUES.stop:
                self.lost[card] = weights.hand[value]
                if card >= RAINBOW:
                    self.lost[card] += weights.rainbow
        self.taken = [taken_in(left, seats) for left in range(DECK_SIZE)]
        """The chance that a quanto is taken before the end, by the cards in the draw pile."""
        self._worth: dict[int, float] = {}

    def worth(self, shape: int) -> float:
        """Worth of a display with this shape for whoever leaves it to the others."""
        found = self._worth.get(shape)
        if found is None:
            if len(self._worth) >= REMEMBERED:
                self._worth.clear()
            found = self._worth[shape] = self._reckon(shape)
        return found

    def _reckon(self, shape: int) -> float:
        total = 0.0
        display = self.weights.display
        for value in range(VALUES.stop):
            total += display[value] * (shape >> COUNT_BITS * value & COUNT)
        return total + self.weights.threat * CAPTURED[sums_of(shape).bit_count()]

    def quanto(self, cards: int, held: int, left: int) -> float:
        """Worth of an own quanto with so many cards, where so many cards in the hand could take it
        and so many are left in the draw pile."""
        weights = self.weights
        chance = weights.held if held else weights.built * self.taken[left]
        return chance * cards + weights.quanto

    def others_quanto(self, cards: int, left: int) -> float:
        """The cost of another player's quanto to the others."""
        return self.weights.theirs * cards * self.taken[left]


def sums_of(shape: int) -> int:
    """One bit for each value that something in a display of this shape adds up to."""
    sums = 1
    for value in range(VALUES.stop):
        for _ in range(shape >> COUNT_BITS * value & COUNT):
            sums |= sums << value if value else EVERY_SUM
    return sums & EVERY_SUM


def taken_in(left: int, seats: int, share: float = (COPIES + JOKERS) / DECK_SIZE) -> float:
    """Chance that one of the cards that are this share of the unseen ones comes to a player before
    a pile of so many is empty."""
    turns = left / (CARDS_A_TURN * seats) + 1
    missed: float = (1.0 - share) ** turns
    return 1.0 - missed


def held_for(tile: int, hand: list[int]) -> int:
    """Number of cards of a hand that can take a quanto with this tile."""
    count = 0
    for card in hand:
        if card & _VALUE == tile or card == JOKER:
            count += 1
    return count
