"""The ledger of a match: from an even start to its end as bars that add up.

The luck of cards is told by a judgement that knows no chance of its own: what came beside the mean
of all that could have come, so that it is nothing on average. What the others did is told where
everybody felt it, by the chance to win before their turn and after it. What is left, such as the
ordinary turns of the others, and everything that is merely estimated, is the remainder.
"""

from __future__ import annotations

from math import fsum

from quando_desktop.named_tuple import NamedTuple


class Ledger(NamedTuple):
    """Changes of one player's chance to win a match, or a round of it."""

    start: float
    deal: float = 0.0
    """The luck of the cards dealt."""
    draws: float = 0.0
    """The luck of cards drawn and turned up."""
    opened: float = 0.0
    """The luck of what the others turned out to hold, when the hands were opened at the end of a
    round."""
    own: float = 0.0
    """The cost of the own decisions, as far as it is told: never above nothing."""
    others: float = 0.0
    """What the others did, as far as everybody felt it."""
    remainder: float = 0.0
    end: float = 0.0

    @property
    def luck(self) -> float:
        return fsum((self.deal, self.draws, self.opened))

    @property
    def bars(self) -> tuple[float, ...]:
        """Everything between the start and the end."""
        return self[1:-1]

    def closed(self, end: float) -> Ledger:
        """With its end, and the remainder that makes it add up."""
        told = fsum((self.start, self.luck, self.own, self.others))
        return self._replace(end=end, remainder=end - told)


def together(ledgers: list[Ledger]) -> Ledger:
    """The ledger of several rounds, one after the other."""
    sums = [fsum(column) for column in zip(*(each.bars for each in ledgers), strict=True)]
    return Ledger(ledgers[0].start, *sums).closed(ledgers[-1].end)
