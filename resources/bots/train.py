"""Trains Quando's computer players by letting them play against themselves.

Run:  python3 dev.py train   (or this file itself; --help tells the rest)

Generation after generation a player plays rounds against itself, with some moves of chance among
its own, and moves what it thinks of a hand towards what became of it. Where it may knock, it
sometimes plays the round to its end both ways, from the same cards, and so learns when a knock
is worth it. Some rounds have simple players in all other seats. The same seed gives the same file
on any computer, however many processes share the work: only sums and products are used.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from operator import mul
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from quando_desktop.engine.chance import Chance
from quando_desktop.games.quando.bots.plain import PlainPolicy
from quando_desktop.games.quando.bots.playout import OPEN, Playout, card_of, shape_of
from quando_desktop.games.quando.bots.policy import (
    FURTHER,
    KNOCK,
    MOST,
    PLAYS_MOST,
    SIZES,
    STRAIGHT,
    Policy,
    sets_in,
    total_of,
)
from quando_desktop.games.quando.bots.weights import TERMS, TOTALS, Weights, built_in, write
from quando_desktop.games.quando.rules.cards import PAIRS
from quando_desktop.games.quando.rules.game import hand_size
from quando_desktop.games.quando.rules.hand import COUNT, COUNT_BITS
from resources.bots.workshop import command, generation_done, learn_all

SEED = 1
GENERATIONS = 40
ROUNDS = {2: 8000, 3: 4000, 4: 4000, 5: 2400, 6: 1800}
"""In a generation. Rounds of more players are longer, and teach more."""
FRESH = 300
"""After so many rounds the player plays by what it has learned since."""

FIRST_STEP, LAST_STEP = 0.01, 0.0004
"""How far a value moves towards what became of a hand: less and less."""
TRUST = 0.3
"""How much the value of the next turn's hand counts, beside the end of the round."""
FIRST_WILD, LAST_WILD = 0.07, 0.01
"""How often a set is one of chance."""
WILD_KNOCK, WILD_TOTAL, WILD_PATIENCE = 0.05, 10, 0.15
"""How often a knock with no more than this total is one of chance, and one left undone."""
BOTH_WAYS = 0.15
"""How often a round is played to its end with and without a knock."""
STRANGERS, KNOCK_TOTALS = 0.3, (2, 3, 4, 5, 6)
"""The share of rounds with simple players in all other seats, and with which totals they knock."""
FORGET = 0.7
"""What the comparisons of earlier generations count, beside new ones."""
LONGEST = 60
"""Plays after which a round is given up."""
PENALTY, KNOCK_AFTER = 5, 2


@dataclass(slots=True)
class Turn:
    """A hand after a turn."""

    phase: int
    shape: int
    tripled: bool


@dataclass(slots=True)
class Both:
    """What came of playing on both ways, added up."""

    count: float = 0.0
    worse: float = 0.0
    """By how many points the knock was worse."""
    good: float = 0.0
    """Knocks that had the lowest total alone."""


class Student:
    """One number of players."""

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.weights = built_in()
        self.policy = self.weights.policy()
        self._chance = chance
        self._strangers: list[Policy] = [PlainPolicy(total) for total in KNOCK_TOTALS]
        self._both = [
            [[Both() for _ in range(TOTALS)] for _ in range(SIZES + 1)]
            for _ in range(PLAYS_MOST + 1)
        ]

    def generation(self, number: int) -> None:
        done = number / GENERATIONS
        step = LAST_STEP + (FIRST_STEP - LAST_STEP) * (1 - done) * (1 - done)
        wild = LAST_WILD + (FIRST_WILD - LAST_WILD) * (1 - done)
        for cell in self._cells():
            cell.count *= FORGET
            cell.worse *= FORGET
            cell.good *= FORGET
        for played in range(1, ROUNDS[self.seats] + 1):
            self._play_round(step, wild)
            if not played % FRESH:
                self._refresh()
        self._refresh()
        self._fit_knocks()

    def _refresh(self) -> None:
        weights, policy = self.weights, self.policy
        policy.held = [[[0.0, *counts] for counts in phase] for phase in weights.held]
        policy.present = weights.present()
        policy.forget()

    def _cells(self) -> Iterator[Both]:
        return (cell for plays in self._both for sizes in plays for cell in sizes)

    # ------------------------------------------------------------------ playing

    def _deal(self, policies: list[Policy]) -> Playout:
        chance, seats = self._chance, self.seats
        sides = [(a, b) if chance.coin() else (b, a) for a, b in PAIRS]
        cards = chance.shuffled([card_of(front, back) for front, back in sides])
        size = hand_size(seats)
        hands = [cards[seat * size : (seat + 1) * size] for seat in range(seats)]
        shapes = [shape_of(hand) for hand in hands]
        draw = cards[seats * size :]
        first = chance.below(seats)
        return Playout(policies, hands, shapes, draw, [], [0] * seats, first, -1, KNOCK_AFTER)

    def _play_round(self, step: float, wild: float) -> None:
        chance, seats = self._chance, self.seats
        policies, learning = [self.policy] * seats, list(range(seats))
        if chance.random() < STRANGERS:
            learning = [chance.below(seats)]
            policies = [chance.choice(self._strangers)] * seats
            policies[learning[0]] = self.policy
        state = self._deal(policies)
        turns: dict[int, list[Turn]] = {seat: [] for seat in learning}
        while not state.over:
            seat = state.active
            if seat not in turns or state.knocker >= 0:
                state.turn(OPEN)
                continue
            action = self._choose(state, seat, wild)
            state.turn(action)
            if action != KNOCK:
                phase = self.policy.phase(state.plays[seat], state.fewest(seat))
                tripled = action < STRAIGHT and action & COUNT == 3
                turns[seat].append(Turn(phase, state.shapes[seat], tripled))
            if state.plays[seat] >= LONGEST:
                return
        points = state.points(PENALTY)
        for seat, taken in turns.items():
            self._learn(taken, self._result(points, seat), step)

    def _result(self, points: list[int], seat: int) -> float:
        """Of two players what one scores is the other's gain. With more of them the winner is
        whoever scores least, and what the others score on average matters little."""
        return float(points[seat] - points[1 - seat] if self.seats == 2 else points[seat])

    def _choose(self, state: Playout, seat: int, wild: float) -> int:
        chance = self._chance
        shape, plays = state.shapes[seat], state.plays[seat]
        if plays >= KNOCK_AFTER:
            total = total_of(shape)
            if total < TOTALS and chance.random() < BOTH_WAYS:
                self._play_both_ways(state, seat, total)
            fancy = chance.random()
            if fancy < WILD_KNOCK and total <= WILD_TOTAL:
                return KNOCK
            if fancy > 1 - WILD_PATIENCE:
                return state.best_set(seat)
        if chance.random() < wild:
            return chance.choice(sets_in(shape))
        return state.choose(seat)

    def _play_both_ways(self, state: Playout, seat: int, total: int) -> None:
        plays, fewest = min(state.plays[seat], PLAYS_MOST), min(state.fewest(seat), SIZES)
        knocked = state.copy()
        knocked.run(KNOCK)
        points = knocked.points(PENALTY)
        went_on = state.copy()
        went_on.run(state.best_set(seat))
        both = self._both[plays][fewest][total]
        both.count += 1
        both.good += not points[seat]
        both.worse += self._result(points, seat) - self._result(went_on.points(PENALTY), seat)

    # ----------------------------------------------------------------- learning

    def _learn(self, turns: list[Turn], result: float, step: float) -> None:
        """From the last turn back to the first."""
        weights = self.weights
        for turn in reversed(turns):
            held, rows = weights.held[turn.phase], weights.rows[turn.phase]
            value, mask, number, rest = 0.0, 0, 0, turn.shape
            found: list[tuple[list[float], int]] = []
            while rest:
                count = rest & COUNT
                if count:
                    mask |= 1 << number
                    place = min(count, MOST) - 1
                    value += held[number][place] + FURTHER * (count - 1 - place)
                    found.append((held[number], place))
                rest >>= COUNT_BITS
                number += 1
            # One by one: how `sum` rounds depends on the version of Python.
            present = 0.0
            for term in TERMS[mask]:
                present += rows[term]
                found.append((rows, term))
            value += present
            if turn.tripled:
                value += weights.triplet[turn.phase]
                found.append((weights.triplet, turn.phase))
            change = step * (result - value)
            for numbers, place in found:
                numbers[place] += change
            result = (1 - TRUST) * result + TRUST * value

    def _fit_knocks(self) -> None:
        """Where a knock begins to be worse: a straight line through what came of both ways, for
        each place of the table with its neighbours."""
        for plays in range(PLAYS_MOST + 1):
            for fewest in range(SIZES + 1):
                pooled = self._neighbours(plays, fewest)
                limit = _crossing(pooled)
                if limit is not None:
                    self.weights.knock[plays][fewest] = limit
                self.weights.success[plays][fewest] = _chances(pooled)
        self.policy.knock = self.weights.knock

    def _neighbours(self, plays: int, fewest: int) -> list[Both]:
        pooled = [Both() for _ in range(TOTALS)]
        for other, row in enumerate(self._both):
            for size, cells in enumerate(row):
                weight = NEAR[abs(other - plays) + abs(size - fewest)]
                for sum_, cell in zip(pooled, cells, strict=True):
                    sum_.count += weight * cell.count
                    sum_.worse += weight * cell.worse
                    sum_.good += weight * cell.good
        return pooled


NEAR = list(accumulate([0.35] * (PLAYS_MOST + SIZES), mul, initial=1.0))
"""What a place of the table says about another one, by the steps between them."""
ENOUGH = 20.0
"""Cases below which nothing is learned about knocks."""
LOWEST, HIGHEST = -0.5, 12.0
"""Limits to knock with: below zero nobody ever does."""


def _crossing(pooled: list[Both]) -> float | None:
    """The total from which on a knock is worse, low ones counting more."""
    count = x = y = xx = xy = 0.0
    for total, cell in enumerate(pooled):
        if cell.count:
            weight = 1 / (1 + 0.02 * (total - 4) * (total - 4))
            count += weight * cell.count
            x += weight * cell.count * total
            xx += weight * cell.count * total * total
            y += weight * cell.worse
            xy += weight * cell.worse * total
    spread = count * xx - x * x
    if count < ENOUGH or spread <= 0:
        return None
    slope = (count * xy - x * y) / spread
    if slope < 0.05:
        return None
    return min(HIGHEST, max(LOWEST, -(y - slope * x) / count / slope))


def _chances(pooled: list[Both]) -> list[float]:
    """By total; a higher one never does better."""
    chances: list[float] = []
    for total, cell in enumerate(pooled):
        guess = max(0.02, 0.9 - 0.08 * total)
        found = (cell.good + 4 * guess) / (cell.count + 4)
        chances.append(min([found, *chances[-1:]]))
    return chances


# ---------------------------------------------------------------------- the work


def _train_one(task: tuple[int, int]) -> tuple[int, Weights]:
    seats, seed = task
    student = Student(seats, Chance(f"train {seed}/{seats}"))
    for number in range(GENERATIONS):
        student.generation(number)
        generation_done()
    return seats, student.weights


def train(seed: int, processes: int, to: Path) -> None:
    tasks = [(seats, seed) for seats in sorted(ROUNDS, reverse=True)]
    found = dict(sorted(learn_all(_train_one, tasks, GENERATIONS, processes)))
    write(found, {"seed": seed, "generations": GENERATIONS}, to)


def main(arguments: Sequence[str] | None = None) -> int:
    return command("Quando", HERE / "quando.json", SEED, train, arguments)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
