"""Fits what Quanto's computer players think of a position to games among themselves.

Run:  python3 dev.py train quanto   (or this file itself; --help tells the rest)

Generation after generation all seats play by the same numbers. At the end of each turn it is noted
what was left in the hand, in the display and in the quantos; what became of it is by how many cards
the player got ahead of the others from then on. The numbers of the next generation are those that
fit best (least squares), mixed with the ones before. The same seed gives the same file, however
many processes share the work.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from quando_desktop.engine.chance import Chance
from quando_desktop.games.quanto.bots.playout import Playout
from quando_desktop.games.quanto.bots.policy import CAPTURED, Policy, held_for, sums_of
from quando_desktop.games.quanto.bots.spread import COUNT, COUNT_BITS
from quando_desktop.games.quanto.bots.weights import KINDS, NAMES, Table, Weights, built_in, write
from quando_desktop.games.quanto.rules.cards import DECK, RAINBOW, TILES, VALUES, base_size
from resources.bots.workshop import command, generation_done, learn_all

SEED = 1
GENERATIONS = 8
ROUNDS = {2: 4000, 3: 2400, 4: 1800, 5: 1200, 6: 1000}
"""In a generation, by the number of players. Rounds of more players are longer."""
NEW = 0.6
"""The share of what was fitted last, beside the numbers before."""
SURE = 0.97
"""Even a quanto that a held card takes may be stolen."""
RIDGE = 1e-3
"""Keeps a number at zero that nothing was learned about."""

CONST, LEFT, HAND, HAND_RAINBOW = 0, 1, 2, 2 + KINDS
DISPLAY = HAND_RAINBOW + 1
DISPLAY_RAINBOW = DISPLAY + KINDS
THREAT, QUANTO, HELD, BUILT, THEIR_QUANTOS, THEIRS, PARTNERS, PARTNERS_BUILT, FEATURES = range(
    DISPLAY_RAINBOW + 1, DISPLAY_RAINBOW + 10
)
"""Where each feature of a position stands."""

Features = dict[int, float]


class Lesson(Playout):
    """Notes each turn's end before anybody draws: by then it is decided, and nothing new known."""

    __slots__ = ("notes",)

    notes: list[tuple[int, list[int], Features]]

    def _refill(self, hand: list[int]) -> None:
        self.notes.append((self.active, self.winnings.copy(), features(self, hand)))
        super()._refill(hand)


def features(state: Playout, hand: list[int]) -> Features:
    """What the active player leaves."""
    seat, left = state.active, len(state.draw)
    found: Features = {CONST: 1.0, LEFT: left / 100}

    def add(place: int, value: float) -> None:
        found[place] = found.get(place, 0.0) + value

    for card in hand:
        add(HAND + card % RAINBOW, 1.0)
        if card >= RAINBOW:
            add(HAND_RAINBOW, 1.0)
    for value in range(KINDS):
        count = state.shape >> COUNT_BITS * value & COUNT
        if count:
            add(DISPLAY + value, count)
    if state.rainbows:
        add(DISPLAY_RAINBOW, state.rainbows.bit_count())
    add(THREAT, CAPTURED[sums_of(state.shape).bit_count()])
    taken = state.policies[seat].taken[left]
    for owner in range(state.seats):
        built = state.built[owner]
        if not state.tile[owner]:
            continue
        if owner == seat:
            add(QUANTO, 1.0)
            is_held = held_for(state.tile[seat], hand) > 0
            add(HELD if is_held else BUILT, built if is_held else built * taken)
        elif state.teams and owner ^ seat == 2:
            add(PARTNERS, 1.0)
            add(PARTNERS_BUILT, built * taken)
        else:
            add(THEIR_QUANTOS, 1.0)
            add(THEIRS, built * taken)
    return found


class Fit:
    """The best numbers for all features at once, by least squares."""

    def __init__(self) -> None:
        self._products = [[0.0] * FEATURES for _ in range(FEATURES)]
        self._results = [0.0] * FEATURES

    def add(self, found: Features, result: float) -> None:
        for place, value in found.items():
            self._results[place] += value * result
            row = self._products[place]
            for other, beside in found.items():
                row[other] += value * beside

    def solve(self) -> list[float]:
        """By elimination."""
        rows = [[*row, result] for row, result in zip(self._products, self._results, strict=True)]
        for place, row in enumerate(rows):
            row[place] += RIDGE
        for place in range(FEATURES):
            pivot = rows[place]
            for other, row in enumerate(rows):
                if other != place and row[place]:
                    part = row[place] / pivot[place]
                    for column in range(place, FEATURES + 1):
                        row[column] -= part * pivot[column]
        return [row[FEATURES] / row[place] for place, row in enumerate(rows)]


class Student:
    """One kind of table."""

    def __init__(self, table: Table, chance: Chance) -> None:
        self.seats, self.teams = table
        self.weights = built_in(table)
        self._chance = chance

    def generation(self, rounds: int) -> None:
        fit = Fit()
        policy = Policy(self.weights, self.seats)
        for _ in range(rounds):
            state = self._deal(policy)
            state.run()
            for seat, winnings, found in state.notes:
                fit.add(found, self._ahead(state.winnings, winnings, seat))
        self.weights = mixed(self.weights, self._weights(fit.solve()))

    def _deal(self, policy: Policy) -> Lesson:
        seats, base = self.seats, base_size(self.seats)
        cards = self._chance.shuffled(DECK)
        hands = [[cards.pop() for _ in range(base)] for _ in range(seats)]
        nothing = [0] * seats
        tiles = sum(1 << tile for tile in TILES)
        state = Lesson(
            [policy] * seats,
            hands,
            cards,
            0,
            0,
            0,
            nothing.copy(),
            nothing.copy(),
            nothing.copy(),
            0,
            -1,
            self.teams,
            False,
            tiles,
        )
        state.notes = []
        # The display is filled like after a turn, and that is no turn.
        state._refill(hands[0])
        state.notes.clear()
        return state

    def _ahead(self, end: list[int], then: list[int], seat: int) -> float:
        """By how many cards a seat, or its team, got ahead of the others on average."""
        got = [after - before for after, before in zip(end, then, strict=True)]
        if self.teams:
            return float(sum(got[seat % 2 :: 2]) - sum(got[1 - seat % 2 :: 2]))
        return got[seat] - (sum(got) - got[seat]) / (self.seats - 1)

    def _weights(self, found: list[float]) -> Weights:
        hand = found[HAND : HAND + KINDS]
        # Every hand is filled up again: only differences between cards count.
        usual = sum(hand[1:]) / len(VALUES)
        return self.weights._replace(
            hand=tuple(worth - usual for worth in hand),
            rainbow=found[HAND_RAINBOW],
            display=tuple(found[DISPLAY : DISPLAY + KINDS]),
            threat=found[THREAT],
            built=max(0.0, found[BUILT]),
            held=min(SURE, found[HELD]),
            quanto=found[QUANTO],
            theirs=found[THEIRS],
        )


def mixed(old: Weights, new: Weights) -> Weights:
    def mix(before: float, after: float) -> float:
        # Adding zero turns a negative zero into a plain one.
        return round((1 - NEW) * before + NEW * after, 2) + 0.0

    parts: dict[str, Any] = {}
    for name, before in old._asdict().items():
        after = getattr(new, name)
        if isinstance(before, tuple):
            parts[name] = tuple(map(mix, before, after))
        else:
            parts[name] = mix(before, after)
    return Weights(**parts)


# ---------------------------------------------------------------------- the work


def _train_one(task: tuple[Table, int]) -> tuple[Table, Weights]:
    table, seed = task
    student = Student(table, Chance(f"train quanto {seed}/{NAMES[table]}"))
    for _ in range(GENERATIONS):
        student.generation(ROUNDS[table[0]])
        generation_done()
    return table, student.weights


def train(seed: int, processes: int, to: Path) -> None:
    tasks = [(table, seed) for table in sorted(NAMES, reverse=True)]
    found = dict(learn_all(_train_one, tasks, GENERATIONS, processes))
    write(found, {"seed": seed, "generations": GENERATIONS}, to)


def main(arguments: Sequence[str] | None = None) -> int:
    return command("Quanto", HERE / "quanto.json", SEED, train, arguments)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
