"""Exercises: a position, a question, and what each answer is worth.

The store has one file a game, made by `python3 dev.py exercises`; each line is an exercise. Its
position is the record of a match that breaks off where the question is asked, so it is read by the
reader of records and checked against the rules.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Any

from quando_desktop.engine import record
from quando_desktop.engine.contract import Action, AnyGame, BadRecord, Json
from quando_desktop.engine.match import Match
from quando_desktop.named_tuple import NamedTuple

PRECISION, SMALLEST = 4, 0.0001
"""Digits of a chance in the store."""
BEGINNING = date(2026, 1, 1)
"""The first day of what came with the first store."""
ENDING = ".jsonl"
MALFORMED = (ValueError, TypeError, KeyError, AttributeError, ArithmeticError, RecursionError)
"""What goes wrong with data that is not what it should be."""


class Choice(NamedTuple):
    """An answer, as an action of a record, and the chance to win the match with it."""

    data: Json
    worth: float
    error: float
    """The standard error of its worth."""


class Exercise(NamedTuple):
    id: str
    """Its name, the same in every version that has it."""
    kind: str
    """The question, one of the game's own."""
    seat: int
    """Whose decision it is."""
    choices: tuple[Choice, ...]
    """The best first."""
    lead: float
    """By how much the best is worth more than the second one: what is close is difficult."""
    error: float
    """The standard error of the lead. Both met the same worlds, so it is not that of either."""
    position: Json
    """The record of the match up to here."""
    since: date = BEGINNING
    """The first day on which it may be the puzzle of the day."""

    def match(self, games: Mapping[str, AnyGame]) -> Match:
        """The position, ready to be played at. Raises BadRecord if it does not hold."""
        match = record.read(record.dump(self.position), games)
        if not match.in_round or match.to_act()[0] != self.seat:
            raise BadRecord(f"it is not the turn of player {self.seat}", self.id)
        return match

    def actions(self, match: Match) -> list[Action]:
        """The choices as actions at this position. Raises BadRecord if one is not legal there."""
        found: list[Action] = []
        for choice in self.choices:
            action = match.game.codec.read_action(match.truth, self.seat, choice.data)
            match.truth.check(self.seat, action)
            found.append(action)
        return found


def write(exercise: Exercise) -> str:
    """A line of the store."""
    choices = [
        {**choice.data, "worth": round(choice.worth, PRECISION), "error": _rounded(choice.error)}
        for choice in exercise.choices
    ]
    data = exercise._asdict() | {
        "choices": choices,
        "lead": round(exercise.lead, PRECISION),
        "error": _rounded(exercise.error),
    }
    since = data.pop("since")
    if since != BEGINNING:
        data["since"] = since.isoformat()
    return json.dumps(data, separators=(",", ":"))


def _rounded(error: float) -> float:
    """Never nothing: no error is that small."""
    return max(SMALLEST, round(error, PRECISION))


def read(line: str) -> Exercise:
    """An exercise from a line of the store. Raises BadRecord if it is none; its position is checked
    when it is asked for."""
    try:
        data = json.loads(line)
        choices = tuple(_read_choice(choice) for choice in data["choices"])
        exercise = Exercise(
            _text(data["id"]),
            _text(data["kind"]),
            int(data["seat"]),
            choices,
            float(data["lead"]),
            float(data["error"]),
            dict(data["position"]),
            date.fromisoformat(data.get("since", BEGINNING.isoformat())),
        )
    except MALFORMED as problem:
        raise BadRecord(f"it is no exercise ({problem})") from None
    if not (0 < exercise.lead <= 1 and 0 < exercise.error < 1):
        raise BadRecord("its lead is no chance", exercise.id)
    worth = [choice.worth for choice in choices]
    if len(worth) < 2 or worth != sorted(worth, reverse=True):
        raise BadRecord("its choices are not in the order of their worth", exercise.id)
    return exercise


def _read_choice(data: dict[str, Any]) -> Choice:
    rest = {key: value for key, value in data.items() if key not in ("worth", "error")}
    worth, error = float(data["worth"]), float(data["error"])
    if not (0 <= worth <= 1 and 0 < error < 1):
        raise ValueError("a chance lies between 0 and 1")
    return Choice(rest, worth, error)


def _text(value: object) -> str:
    if not isinstance(value, str) or not value:
        raise ValueError("a name is missing")
    return value


class Store(NamedTuple):
    """The exercises of one game, and how many lines of its file could not be used."""

    exercises: tuple[Exercise, ...]
    damaged: int = 0

    @classmethod
    def open(cls, path: Path) -> Store:
        """Reads a file. A line that is damaged is left out, and so is one with the name of another;
        a file that cannot be read is empty."""
        try:
            text = path.read_text(encoding="utf-8", errors="replace")
        except OSError:
            return cls(())
        found: dict[str, Exercise] = {}
        damaged = 0
        for line in filter(None, text.split("\n")):
            try:
                exercise = read(line)
            except BadRecord:
                damaged += 1
            else:
                damaged += exercise.id in found
                found.setdefault(exercise.id, exercise)
        return cls(tuple(found.values()), damaged)

    def of_kind(self, kind: str) -> tuple[Exercise, ...]:
        return tuple(each for each in self.exercises if each.kind == kind)
