"""The cards that chance may have given to somebody else, or may still give.

Counting what nobody has played yet tells the odds of a draw only where nobody chooses what to
keep. Good players keep what is worth more, so the pile is worse than counting says, and whoever
counts seems to draw badly; weak players seem to draw well. Chance itself chooses nothing: what it
has given to the others, played by now or not, is as good as what is left in the pile, whoever they
are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import fsum

from quando_desktop.games.quanto.rules.cards import DECK
from quando_desktop.games.quanto.rules.view import QuantoView


class Stock:
    """All cards but those that chance has dealt to one seat, or turned up before everybody."""

    def __init__(self, view: QuantoView) -> None:
        """As it is when the seat has got its first cards."""
        self._left = Counter(DECK)
        self.give([own.kind for own in view.hand])
        self.give([lying.kind for lying in view.display])

    def give(self, cards: Sequence[int]) -> None:
        """Chance deals these to the seat, or turns them up."""
        self._left.subtract(cards)

    def mean(self, worth: Sequence[float]) -> float:
        """The mean worth of a card, where each kind has this one."""
        whole = max(1, self._left.total())
        return fsum(count * worth[card] for card, count in self._left.items()) / whole
