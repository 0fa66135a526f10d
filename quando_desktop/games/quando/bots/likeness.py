"""The likelihood of what a player did with a hand, for the two kinds of players that there seem to
be: those who judge as we have learned to, and those who simply lay the most, as many people do.

All figures are logarithms of chances. Neither kind is taken to be free of slips.
"""

from __future__ import annotations

from math import exp, fsum, log

from quando_desktop.games.quando.bots.plain import TAKES_SHOWN, worth
from quando_desktop.games.quando.bots.policy import PHASES, Policy, sets_in, total_of

WARMTH, PLAIN_WARMTH = 0.4, 0.8
"""Points between two things from which on the better one is clearly taken more often."""
SLIP = 0.05
"""The chance that a player does just anything."""
KNOCK_WIDTH = 1.6
"""The same for totals to knock with."""
KNOCKED_AT, STAYED_AT = 1.5, -0.5
"""Others may well knock with more than we would; that a player did not knock says less."""
PLAIN_TOTAL = 4
"""About the total that plain players knock with."""
ROOM = 1 << 13
"""Entries that the store of results may have before it is emptied: some 10 MB."""
FURTHEST = 30.0
NEVER = -9.0

Both = tuple[float, float]
"""The figures for a judging player and for a plain one."""


class Likeness:
    """Likelihoods by the judgement for one number of players. Keeps what it has worked out."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self._sets: dict[int, dict[int, Both]] = {}

    def of_set(self, phase: int, shape: int, shown: int, laid: int) -> Both:
        """The likelihood that this set is laid from this hand."""
        key = (shape << 4 | shown + 1) * PHASES + phase
        found = self._sets.get(key)
        if found is None:
            if len(self._sets) >= ROOM:
                self._sets.clear()
            found = self._sets[key] = self._weigh(phase, shape, shown)
        return found.get(laid, (NEVER, NEVER))

    def _weigh(self, phase: int, shape: int, shown: int) -> dict[int, Both]:
        sets = sets_in(shape)
        values = [self.policy.set_value(phase, shape, shown, laid) for laid in sets]
        judged = _shares([-value / WARMTH for value in values])
        plain = _shares([worth(laid) / PLAIN_WARMTH for laid in sets])
        return {laid: (judged[place], plain[place]) for place, laid in enumerate(sets)}

    def of_draw(self, phase: int, shape: int, shown: int, hidden: bool) -> Both:
        """The likelihood that this side of the top card is taken into this hand."""
        draws = self.policy.draws(phase, shape)
        value = draws.values[shown]
        gain = (value - (draws.total - value) / 10) / WARMTH
        judged = _chance(gain if hidden else -gain)
        return judged, log(1 - SLIP) if hidden == (shown > TAKES_SHOWN) else log(SLIP)

    def of_knock(self, shape: int, plays: int, fewest: int, knocked: bool) -> Both:
        """The likelihood of a knock with this hand, or of none though it is allowed."""
        limit = self.policy.knock_limit(plays, fewest)
        total = total_of(shape)
        lean = KNOCKED_AT if knocked else STAYED_AT
        judged = (limit + lean - total) / KNOCK_WIDTH
        plain = (PLAIN_TOTAL + lean - total) / KNOCK_WIDTH
        if knocked:
            return _chance(judged), _chance(plain)
        return _chance(-judged), _chance(-plain)


def _shares(warmths: list[float]) -> list[float]:
    """The chance of each of several things."""
    most = max(warmths)
    weights = [exp(warmth - most) for warmth in warmths]
    whole = fsum(weights)
    floor = SLIP / len(weights)
    return [log(floor + (1 - SLIP) * weight / whole) for weight in weights]


def _chance(warmth: float) -> float:
    """The chance of one thing of two."""
    warmth = min(FURTHEST, max(-FURTHEST, warmth))
    return log(SLIP / 2 + (1 - SLIP) / (1 + exp(-warmth)))
