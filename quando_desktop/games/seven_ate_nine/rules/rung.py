"""One hand of cards and a pile, for practice alone: whatever is played, something fits again."""

from __future__ import annotations

from quando_desktop.engine.chance import Chance
from quando_desktop.games.seven_ate_nine.rules.cards import DECK, fits

HAND = 4


class SevenRung:
    """Cards as they come from a whole deck; the pile is turned over whenever nothing would fit."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._deck: list[int] = []
        self.top = self._next()
        self.hand = [self._next() for _ in range(HAND)]
        self._see_to_it()

    def fits(self, place: int) -> bool:
        return fits(self.hand[place], self.top)

    def play(self, place: int) -> None:
        """Plays a card that fits."""
        self.top, self.hand[place] = self.hand[place], self._next()
        self._see_to_it(place)

    def _next(self) -> int:
        if not self._deck:
            self._deck = self._chance.shuffled(DECK)
        return self._deck.pop()

    def _see_to_it(self, place: int | None = None) -> None:
        """Deals the new card anew, or one of the first hand, until something fits."""
        while not any(self.fits(each) for each in range(HAND)):
            self.hand[self._chance.below(HAND) if place is None else place] = self._next()
