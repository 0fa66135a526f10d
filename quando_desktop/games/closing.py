"""What a game brings to look back at the moment to end a round: its words, and what they are said
about. All of it follows from what one player knew."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from quando_desktop.bots.analyst import ClosingTurn
from quando_desktop.bots.appraisal import Estimate
from quando_desktop.named_tuple import NamedTuple

CLEAR = 2.0
"""Standard errors from which on one chance is told to be higher than another."""


WORTH_A_TRY = 0.02
"""The chance from which on a turn can be the best moment."""


def uncertain(chance: float) -> float:
    """A chance as it is told: what some worlds say is never quite certain."""
    return min(max(chance, 0.01), 0.99)


class ClosingTale(NamedTuple):
    """A round that a player ended or might have ended. Turns count from 1."""

    best: int
    """The turn with the highest chance ..."""
    high: Estimate
    """... and that chance, ..."""
    low_total: int
    """... and the points in hand then."""
    done: int | None = None
    """The turn at which the player ended the round; None if they never did ..."""
    chance: Estimate | None = None
    total: int | None = None

    @classmethod
    def of(cls, turns: tuple[ClosingTurn, ...], best: int | None, done: int | None) -> ClosingTale:
        """The tale of these turns, the best of which and the one chosen count from 0 here."""
        if best is None or (high := turns[best].chance) is None:
            raise ValueError("the round could not be ended")
        tale = cls(best + 1, high, turns[best].total)
        if done is None:
            return tale
        return tale._replace(done=done + 1, chance=turns[done].chance, total=turns[done].total)

    @property
    def lead(self) -> Estimate:
        """The lead of the best turn over the one chosen; nothing where none was."""
        if self.chance is None or self.done == self.best:
            return Estimate(0.0, 0.0)
        error = hypot(self.high.error, self.chance.error)
        return Estimate(self.high.mean - self.chance.mean, error)

    @property
    def is_clear(self) -> bool:
        """Whether the best turn was better than the one chosen by more than chance."""
        return self.lead.mean > max(CLEAR * self.lead.error, 0.005)

    @property
    def has_moment(self) -> bool:
        """Whether any turn was worth a try."""
        return self.high.mean >= WORTH_A_TRY

    @property
    def late(self) -> int:
        """Turns after the best one; there are none after the one that ends the round."""
        return 0 if self.done is None else self.done - self.best


class ClosingWords(NamedTuple):
    """The words about a round that players end themselves, in the present language."""

    title: Callable[[], str]
    """The question, as the page and its buttons are called."""
    line: Callable[[int], str]
    """What is shown of this round, from 1."""
    closed: Callable[[], str]
    """Of turns at which it could not be ended yet."""
    done: Callable[[str], str]
    """That it was ended with this chance, in a few words."""
    when_done: Callable[[int], str]
    """The same of a turn."""
    heading: Callable[[ClosingTale], str]
    """What is to be said in a few words ..."""
    sentence: Callable[[ClosingTale], str]
    """... and in a sentence or two: what it cost, and why."""
    never: Callable[[], str]
    """Of a round that the player never could have ended."""
