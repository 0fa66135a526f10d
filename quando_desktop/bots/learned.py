"""Reads the small files of numbers that computer players have learned, without trusting them."""

from __future__ import annotations

import json
from collections.abc import Collection
from pathlib import Path
from typing import Any

LARGEST_FILE = 1 << 20
LARGEST = 1000.0
"""The largest number allowed: nothing in a round is worth so much."""


class BadWeights(Exception):
    """A file does not hold what it should. Its text is for people."""


def read_tables(path: Path, format_: int, part: str, keys: Collection[str]) -> dict[str, Any]:
    """The entries of a file of this format, one object for each kind of table."""
    try:
        with path.open("rb") as file:
            text = file.read(LARGEST_FILE + 1)
        if len(text) > LARGEST_FILE:
            raise BadWeights("it is too large")
        data = json.loads(text)
    except (OSError, ValueError, RecursionError) as error:
        raise BadWeights(str(error)) from error
    if not isinstance(data, dict) or data.get("format") != format_:
        raise BadWeights(f"it is not of format {format_}")
    tables = data.get(part)
    if not isinstance(tables, dict) or set(tables) != set(keys):
        raise BadWeights("it is not for every number of players")
    return tables


def numbers(name: str, data: Any, size: int) -> list[float]:
    """A list of so many numbers, checked."""
    if not isinstance(data, list) or len(data) != size:
        raise BadWeights(f"the part {name!r} does not have its size")
    # The comparison refuses NaN, too.
    if not all(type(each) in (int, float) and abs(each) <= LARGEST for each in data):
        raise BadWeights(f"the part {name!r} does not consist of numbers")
    return [float(each) for each in data]
