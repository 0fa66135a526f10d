"""The learned numbers behind a `Policy`: what they are, and the small file that holds them.

`resources/bots/train_quanto.py` fits them to games of computer players among themselves, one set
for each kind of table.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from quando_desktop import resources
from quando_desktop.bots.learned import BadWeights, numbers, read_tables
from quando_desktop.games.quanto.rules.cards import VALUES
from quando_desktop.named_tuple import NamedTuple

FORMAT = 1
KINDS = VALUES.stop
"""Jokers and the values."""


class Weights(NamedTuple):
    """The weights for one kind of table; all in cards."""

    hand: tuple[float, ...]
    """By value, jokers first: what it is worth to have the card left in the hand."""
    rainbow: float
    """Its additional worth as a rainbow card."""
    display: tuple[float, ...]
    """By value, jokers first: what it is worth to leave the card in the display."""
    threat: float
    """... and what it costs that the next player captures something there."""
    built: float
    """The weight of a quanto's card, if a card that takes it comes in time ..."""
    held: float
    """... or is in the hand already."""
    quanto: float
    """The weight of having a quanto: no other can be formed."""
    theirs: float
    """The weight of a card in another player's quanto, if that is taken in time."""
    one: float
    """For each one who gives a card for a discarded 1."""
    two: float
    """The weight of playing another card after a discarded 2, besides what that card does."""
    three: float
    """The weight of a choice from what a discarded 3 turns up."""


Table = tuple[int, bool]
"""The number of players, and whether they play in teams."""
NAMES: dict[Table, str] = {
    (2, False): "2",
    (3, False): "3",
    (4, False): "4",
    (4, True): "4 in teams",
    (5, False): "5",
    (6, False): "6",
}
LISTS = ("hand", "display")


def built_in(table: Table) -> Weights:
    """Stand-in for learned numbers, from which learning starts: takes what there is, and keeps
    jokers. What a discarded 1 and 3 bring is known without learning."""
    seats, teams = table
    return Weights(
        hand=(2.0, *(0.0 for _ in VALUES)),
        rainbow=0.5,
        display=tuple(0.0 for _ in range(KINDS)),
        threat=-0.5,
        built=0.5,
        held=0.9,
        quanto=0.0,
        theirs=-0.5,
        one=2.0 if teams else seats / (seats - 1),
        two=0.3,
        three=2.8,
    )


def weights_for(seats: int, teams: bool) -> Weights:
    return trained()[seats, teams]


# --------------------------------------------------------------------- the file


@cache
def trained() -> dict[Table, Weights]:
    """The program's own weights; built-in ones where the file is damaged."""
    try:
        return read(resources.folder() / "bots" / "quanto.json")
    except (BadWeights, resources.MissingResources) as error:
        logging.getLogger(__name__).warning(
            "What Quanto's computer players have learned cannot be read, built-in values stand in: "
            "%s",
            error,
        )
        return {table: built_in(table) for table in NAMES}


def read(path: Path) -> dict[Table, Weights]:
    found = read_tables(path, FORMAT, "tables", NAMES.values())
    return {table: _read_one(found[name]) for table, name in NAMES.items()}


def _read_one(data: Any) -> Weights:
    if not isinstance(data, dict) or set(data) != set(Weights._fields):
        raise BadWeights("a part is missing")
    parts: dict[str, Any] = {}
    for name in Weights._fields:
        if name in LISTS:
            parts[name] = tuple(numbers(name, data[name], KINDS))
        else:
            parts[name] = numbers(name, [data[name]], 1)[0]
    return Weights(**parts)


def write(weights: Mapping[Table, Weights], made: Mapping[str, Any], path: Path) -> None:
    """One table a line; `made` says how they came about."""
    tables = ",\n".join(
        f'"{name}": {json.dumps(weights[table]._asdict())}' for table, name in NAMES.items()
    )
    head = f'{{"format": {FORMAT}, "made": {json.dumps(made)}, "tables": {{\n'
    path.write_text(f"{head}{tables}\n}}}}\n", encoding="utf-8", newline="\n")
