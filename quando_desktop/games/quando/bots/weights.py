"""The learned numbers behind a `Policy`: what they are, and the small file that holds them.

`resources/bots/train.py` learns them from play, one set for each number of players. For each phase:

    held      by number, what it is worth to hold it once, twice and so on
    rows      by the lowest of three neighbouring numbers and which of the three are held; then by
              how many different numbers other than 0 are held
    triplet   what the others' penalty is worth

and for knocking, by the own plays and the cards in the smallest hand of the others:

    knock     the highest total to knock with
    success   by total: how often such a knock has the lowest total alone
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from functools import cache
from math import fsum
from pathlib import Path
from typing import Any

from quando_desktop import resources
from quando_desktop.bots.learned import BadWeights, numbers, read_tables
from quando_desktop.dataclass import dataclass
from quando_desktop.games.quando.bots.policy import MOST, PHASES, PLAYS_MOST, SIZES, Policy
from quando_desktop.games.quando.rules.cards import NUMBERS

MASKS = 1 << len(NUMBERS)
ROWS = 8 * (len(NUMBERS) - 2)
TERMS = [
    (*[8 * low + (mask >> low & 7) for low in NUMBERS[:-2]], ROWS + (mask >> 1).bit_count())
    for mask in range(MASKS)
]
"""For each set of numbers held, which of `rows` add up to what it is worth."""
ROWS_SIZE = ROWS + len(NUMBERS)
TOTALS = 15
"""Beyond these totals nobody knocks."""

Table = list[list[float]]

FORMAT = 2
SHAPES: dict[str, tuple[int, ...]] = {
    "held": (PHASES, len(NUMBERS), MOST),
    "rows": (PHASES, ROWS_SIZE),
    "triplet": (PHASES,),
    "knock": (PLAYS_MOST + 1, SIZES + 1),
    "success": (PLAYS_MOST + 1, SIZES + 1, TOTALS),
}


@dataclass(slots=True)
class Weights:
    """The weights for one number of players."""

    held: list[Table]
    rows: Table
    triplet: list[float]
    knock: Table
    success: list[Table]

    def present(self) -> Table:
        """By phase and the set of numbers held."""
        # Plain `sum` rounds differently from Python 3.12 on, and a seed should give the same match
        # everywhere.
        return [
            [fsum([row[term] for term in TERMS[mask]]) for mask in range(MASKS)]
            for row in self.rows
        ]

    def policy(self) -> Policy:
        held = [[[0.0, *counts] for counts in phase] for phase in self.held]
        return Policy(held, self.present(), self.triplet, self.knock)

    def chance_of_knock(self, total: int, plays: int, fewest: int) -> float:
        """The chance that a knock with this total has the lowest alone."""
        if total >= TOTALS:
            return 0.0
        return self.success[min(plays, PLAYS_MOST)][min(fewest, SIZES)][total]


def built_in() -> Weights:
    """Stand-in for learned numbers, from which learning starts: lone cards cost more than equal
    ones, and a knock is good with a total of three or less."""
    held = [
        [
            [(1.0 + 0.25 * number + 0.5 * count if number else 0.0) for count in range(MOST)]
            for number in NUMBERS
        ]
        for _ in range(PHASES)
    ]
    success = [max(0.05, 0.9 - 0.13 * total) for total in range(TOTALS)]
    return Weights(
        held=held,
        rows=[[0.0] * ROWS_SIZE for _ in range(PHASES)],
        triplet=[-1.0] * PHASES,
        knock=[[3.5] * (SIZES + 1) for _ in range(PLAYS_MOST + 1)],
        success=[[list(success) for _ in range(SIZES + 1)] for _ in range(PLAYS_MOST + 1)],
    )


# --------------------------------------------------------------------- the file


@cache
def trained() -> dict[int, Weights]:
    """The program's own weights; built-in ones where the file is damaged."""
    try:
        return read(resources.folder() / "bots" / "quando.json")
    except (BadWeights, resources.MissingResources) as error:
        logging.getLogger(__name__).warning(
            "What the computer players have learned cannot be read, built-in values stand in: %s",
            error,
        )
        return dict.fromkeys(range(2, 7), built_in())


def read(path: Path) -> dict[int, Weights]:
    """The weights by the number of players."""
    players = read_tables(path, FORMAT, "players", [str(seats) for seats in range(2, 7)])
    return {int(seats): _read_one(found) for seats, found in players.items()}


def _read_one(data: Any) -> Weights:
    if not isinstance(data, dict) or set(data) != set(SHAPES):
        raise BadWeights("a part is missing")
    return Weights(**{name: _read_table(name, data[name], shape) for name, shape in SHAPES.items()})


def _read_table(name: str, data: Any, shape: tuple[int, ...]) -> Any:
    if len(shape) == 1:
        return numbers(name, data, shape[0])
    if not isinstance(data, list) or len(data) != shape[0]:
        raise BadWeights(f"the part {name!r} does not have its size")
    return [_read_table(name, each, shape[1:]) for each in data]


def write(weights: Mapping[int, Weights], made: Mapping[str, Any], path: Path) -> None:
    """One row of numbers a line; `made` says how they came about."""
    players = ",\n".join(f'"{seats}": {_text_of(found)}' for seats, found in weights.items())
    head = f'{{"format": {FORMAT}, "made": {json.dumps(made)}, "players": {{\n'
    path.write_text(f"{head}{players}\n}}}}\n", encoding="utf-8", newline="\n")


def _text_of(weights: Weights) -> str:
    parts = [f'"{name}": {_text_of_table(getattr(weights, name))}' for name in SHAPES]
    return "{" + ",\n".join(parts) + "}"


def _text_of_table(table: Any) -> str:
    if isinstance(table[0], list):
        return "[\n" + ",\n".join(map(_text_of_table, table)) + "]"
    # Adding zero turns a negative zero into a plain one.
    return "[" + ",".join(f"{round(each, 2) + 0.0:g}" for each in table) + "]"
