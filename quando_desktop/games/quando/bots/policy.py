"""The judgement that everything else is built on: what to do with a hand, by learned values and in
an instant.

A value is the points that a player will score in this round less the average of the others, so low
is good. A hand after a turn is worth one number for how often each number is held, and one for
which numbers are held at all: the second tells pairs from neighbours, gaps and straights. Both
depend on the phase: the own plays so far, and whether a player has few cards left.
"""

from __future__ import annotations

from math import fsum

from quando_desktop.games.quando.rules.cards import NUMBERS
from quando_desktop.games.quando.rules.hand import COUNT, COUNT_BITS, UNITS

LATE = 4
"""After so many plays of their own a player's phase changes no more."""
FEW = 3
"""With so few cards a player may soon be done."""
PHASES = 2 * (LATE + 1)
MOST = 5
"""The number of equal cards from which on further ones add the same each."""
FURTHER = 1.0

PLAYS_MOST = 12
SIZES = 7
"""The ends of the tables for knocking: plays, and cards in the smallest hand of the others."""

LONG = 10
"""After so many plays of their own everybody leans towards a knock more and more."""
LONG_LIMIT, IMPATIENCE = 2.0, 0.5

KNOCK, PASS = -1, -2
STRAIGHT = 256
"""A set is one number: for equals 16 times their number and how many; for a straight this and
its lowest number."""
TAKEN = [0] * (STRAIGHT + len(NUMBERS) - 2)
"""The part of a shape that each set takes away ..."""
SUM = [0] * len(TAKEN)
"""... and the part of a total."""
for _number in NUMBERS:
    for _size in range(1, 11):
        TAKEN[_number * 16 + _size] = _size * UNITS[_number]
        SUM[_number * 16 + _size] = _size * _number
for _low in NUMBERS[:-2]:
    TAKEN[STRAIGHT + _low] = UNITS[_low] + UNITS[_low + 1] + UNITS[_low + 2]
    SUM[STRAIGHT + _low] = 3 * _low + 3

AVERAGE = 5.0
"""The average of a hidden side."""
LAST_TRIPLET = 2.0
"""The worth of the others' penalty in the last round."""
ROOM = 1 << 14
"""Entries that a store of results may have before it is emptied: some 10 MB."""


def total_of(shape: int) -> int:
    total = 0
    number = 0
    while shape:
        total += number * (shape & COUNT)
        shape >>= COUNT_BITS
        number += 1
    return total


def sets_in(shape: int) -> list[int]:
    """Everything that can be laid."""
    found: list[int] = []
    run = 0
    rest = shape
    for number in range(11):
        count = rest & COUNT
        rest >>= COUNT_BITS
        if count:
            run += 1
            for size in range(1, count + 1):
                found.append(number * 16 + size)
            if run >= 3:
                found.append(STRAIGHT + number - 2)
        else:
            run = 0
    return found


def fronts_of(laid: int) -> tuple[int, ...]:
    """The numbers in a set."""
    if laid >= STRAIGHT:
        low = laid - STRAIGHT
        return (low, low + 1, low + 2)
    return (laid >> 4,) * (laid & COUNT)


def is_triplet(laid: int) -> bool:
    return laid < STRAIGHT and laid & COUNT == 3


class Draws:
    """A hand before its draw: its value with each number, and their sum."""

    __slots__ = ("total", "values")

    def __init__(self, values: list[float]) -> None:
        self.values = values
        self.total = fsum(values)


class Policy:
    """The values for one number of players. What it works out it keeps for the next time."""

    def __init__(
        self,
        held: list[list[list[float]]],
        present: list[list[float]],
        triplet: list[float],
        knock: list[list[float]],
    ) -> None:
        """`held` by phase, number and count (0 to MOST); `present` by phase and the mask of the
        numbers; `triplet` by phase, for one just laid; `knock` by plays and by the cards in the
        smallest hand of the others: the highest total to knock with."""
        self.held = held
        self.present = present
        self.triplet = triplet
        self.knock = knock
        self._draws: dict[int, Draws] = {}
        self._best: dict[int, int] = {}

    def bolder(self, more: float, least: float) -> Policy:
        """The same judgement, but it knocks with higher totals: by `more`, and at least with
        `least`."""
        knock = [[max(limit + more, least) for limit in row] for row in self.knock]
        twin = Policy(self.held, self.present, self.triplet, knock)
        twin._draws = self._draws
        twin._best = self._best
        return twin

    def forget(self) -> None:
        """Forgets what was worked out: the values have changed."""
        self._draws.clear()
        self._best.clear()

    def phase(self, plays: int, fewest: int) -> int:
        """`fewest` is the number of cards in the smallest hand of the others."""
        return 2 * (plays if plays < LATE else LATE) + (1 if fewest <= FEW else 0)

    # -------------------------------------------------------------------- values

    def value(self, phase: int, shape: int) -> float:
        """The value of a hand after the turn."""
        held = self.held[phase]
        value = 0.0
        mask = 0
        number = 0
        while shape:
            count = shape & COUNT
            if count:
                row = held[number]
                value += row[count] if count <= MOST else row[MOST] + FURTHER * (count - MOST)
                mask |= 1 << number
            shape >>= COUNT_BITS
            number += 1
        return value + self.present[phase][mask]

    def draws(self, phase: int, shape: int) -> Draws:
        """The values of a hand before its draw."""
        key = shape * PHASES + phase
        found = self._draws.get(key)
        if found is None:
            if len(self._draws) >= ROOM:
                self._draws.clear()
            found = self._draws[key] = Draws(self._with_each(phase, shape))
        return found

    def _with_each(self, phase: int, shape: int) -> list[float]:
        held = self.held[phase]
        base = 0.0
        mask = 0
        steps: list[float] = []
        rest = shape
        for number in range(11):
            count = rest & COUNT
            rest >>= COUNT_BITS
            row = held[number]
            if count:
                mask |= 1 << number
                if count < MOST:
                    base += row[count]
                    steps.append(row[count + 1] - row[count])
                else:
                    base += row[MOST] + FURTHER * (count - MOST)
                    steps.append(FURTHER)
            else:
                steps.append(row[1])
        present = self.present[phase]
        return [base + step + present[mask | 1 << number] for number, step in enumerate(steps)]

    # ------------------------------------------------------------------- choices

    def best_set(self, phase: int, shape: int, shown: int) -> int:
        """`phase` is that after the play; `shown` the side of the top card that lies up,
        negative where there is no card yet."""
        key = (shape << 4 | shown + 1) * PHASES + phase
        found = self._best.get(key)
        if found is None:
            if len(self._best) >= ROOM:
                self._best.clear()
            found = self._best[key] = self._find_best(phase, shape, shown)
        return found

    def _find_best(self, phase: int, shape: int, shown: int) -> int:
        best = -1
        lowest = 1e9
        for laid in sets_in(shape):
            value = self.set_value(phase, shape, shown, laid)
            if value < lowest:
                lowest = value
                best = laid
        return best

    def set_value(self, phase: int, shape: int, shown: int, laid: int) -> float:
        """The value of laying this set and drawing then; the hidden side may be anything."""
        draws = self.draws(phase, shape - TAKEN[laid])
        if shown < 0:
            value = draws.total / 11
        else:
            value = draws.values[shown]
            hidden = (draws.total - value) / 10
            value = min(value, hidden)
        if is_triplet(laid):
            value += self.triplet[phase]
        return value

    def takes_hidden(self, phase: int, shape: int, shown: int, last: bool) -> bool:
        if last:
            return shown > AVERAGE
        draws = self.draws(phase, shape)
        value = draws.values[shown]
        return (draws.total - value) / 10 < value

    def knocks(self, shape: int, plays: int, fewest: int) -> bool:
        return total_of(shape) <= self.knock_limit(plays, fewest)

    def knock_limit(self, plays: int, fewest: int) -> float:
        """The highest total to knock with. It rises in the end, so that every round has one."""
        row = self.knock[plays if plays < PLAYS_MOST else PLAYS_MOST]
        limit = row[fewest if fewest < SIZES else SIZES]
        if plays > LONG:
            limit = max(limit, LONG_LIMIT) + (plays - LONG) * IMPATIENCE
        return limit

    def lowers(self, laid: int) -> float:
        """The worth of a set in the last round."""
        return SUM[laid] + (LAST_TRIPLET if is_triplet(laid) else 0.0)

    def last_turn(self, shape: int, shown: int) -> int:
        """The set that lowers the total most in the last round, or a pass."""
        draw = AVERAGE if shown < 0 or shown > AVERAGE else float(shown)
        best, gain = PASS, draw
        for laid in sets_in(shape):
            lowered = self.lowers(laid)
            if lowered > gain:
                gain = lowered
                best = laid
        return best
