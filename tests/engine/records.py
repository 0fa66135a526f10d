"""Records made by hand or by computer players, ways to change them, and what is said of them."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from quando_desktop.bots.driver import step
from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import BadRecord, Json
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES, make_bot
from quando_desktop.simulate import Contest
from tests.referee.judging import Foul
from tests.referee.quando import judge

QUANDO = GAMES["quando"]
BOT = make_bot("quando", "random")
SEATS = list(QUANDO.seats)
KEYS = {"target", "knock_penalty", "hand_size", "plays_before_knock"}

Place = tuple[str | int, ...]
"""Where a value stands in a record: keys and places in lists, from the outside in."""


# ---------------------------------------------------------------- making records


def played(seats: int, level: str, seed: int, **options: int) -> Match:
    """A whole match of computer players."""
    bot = make_bot("quando", level)
    chosen = QUANDO.check_options(seats, options)
    return next(Contest(QUANDO, [level] * seats, [bot] * seats, chosen, 1, seed).play())


def advance(match: Match, chance: Chance) -> None:
    """Deals or acts once."""
    if not match.in_round:
        match.begin_round()
        return
    step(match, [BOT] * match.seats, [chance] * match.seats)


def scripted(seed: int, script: str, **options: int) -> str:
    """The record of a match dealt from a seed and played by a script, one round a line."""
    players = [Player("Maria"), Player("Linus", Kind.COMPUTER, "plain")]
    match = Match(QUANDO, players, options, seed)
    for line in script.split("\n"):
        match.begin_round()
        for words in map(str.split, line.split(";")):
            record.submit(match, action(int(words[0]), words[1], words[1:]), "the script")
    assert match.result is not None
    return record.write(match)


def action(seat: int, word: str, cards: list[str]) -> Json:
    """An action from its script: "1 knock", "1 shown", "1 flip 0/10", "1 7/1 7/3 7/2"."""
    if word in {"shown", "hidden"}:
        return {"player": seat, "do": "draw", "side": word}
    if word in {"knock", "pass"}:
        return {"player": seat, "do": word}
    if word == "flip":
        return {"player": seat, "do": "flip", "card": cards[1]}
    return {"player": seat, "do": "play", "cards": cards}


@cache
def specimen_text() -> str:
    """Two rounds with every kind of action and both kinds of ending."""
    return scripted(
        702839000109388,
        "1 5/4 6/2 7/8; 1 shown; 0 6/7 7/4 8/9; 0 shown; 1 9/2; 1 shown; 0 4/3; 0 shown; 1 knock;"
        "0 1/2 2/10 3/2; 0 shown\n"
        "0 7/1 7/3 7/2; 0 hidden; 1 flip 0/10; 1 10/7 10/0; 1 hidden; 0 10/6; 0 hidden;"
        "1 8/10 8/6; 1 hidden; 0 9/7; 0 hidden; 1 3/5 4/9 5/7; 1 shown; 0 5/6; 0 shown; 1 knock;"
        "0 pass",
        hand_size=6,
        target=20,
        plays_before_knock=1,
    )


def specimen() -> Json:
    """A fresh copy, to be changed."""
    data: Json = json.loads(specimen_text())
    return data


@cache
def short_text() -> str:
    """A finished match of one short round."""
    return scripted(
        3486556047000209,
        "1 9/7; 1 hidden; 0 7/2; 0 shown; 1 knock; 0 pass",
        hand_size=3,
        target=5,
        plays_before_knock=1,
    )


def unfinished() -> Json:
    """The specimen, cut in the middle of its second round."""
    return cut(specimen(), 1, 3)


def cut(data: Json, rounds: int, actions: int) -> Json:
    """A finished record as it was after so many rounds and so many actions of the next."""
    kept = data["rounds"][:rounds]
    rest = data["rounds"][rounds]
    dealt = {key: rest[key] for key in ("dealer", "deal") if key in rest}
    begun = dealt | {"actions": rest["actions"][:actions]}
    return data | {"rounds": [*kept, begun], "result": None}


def read(data: Json) -> Match:
    return record.read(json.dumps(data), GAMES)


def refusal(text: str | bytes) -> str:
    """Why the reader refuses this."""
    with pytest.raises(BadRecord) as caught:
        record.read(text, GAMES)
    return sentence(caught.value)


def sentence(error: BadRecord) -> str:
    """What it says: one short line that every terminal can show."""
    said = str(error)
    assert said.isascii(), said
    assert said.isprintable(), said
    assert 10 < len(said) < 200, said
    return said


def verdict(text: str | bytes) -> str | None:
    """What the reader finds wrong, or None if it accepts. Nothing but BadRecord may come out.

    What it accepts can be written and read again.
    """
    try:
        match = record.read(text, GAMES)
    except BadRecord as error:
        return sentence(error)
    written = record.write(match)
    assert record.write(record.read(written, GAMES)) == written
    return None


def foul(data: Any) -> str | None:
    """What the referee finds wrong, or None."""
    try:
        judge(data)
    except Foul as found:
        return str(found)
    return None


# -------------------------------------------------------------------- mutations


def places(data: Any, path: Place = ()) -> Iterator[Place]:
    """Every place in a record, the record itself first."""
    yield path
    if isinstance(data, dict | list):
        for key in data if isinstance(data, dict) else range(len(data)):
            yield from places(data[key], (*path, key))


def found(data: Any, path: Place) -> Any:
    for key in path:
        data = data[key]
    return data


def changed(data: Json, path: Place, change: Callable[[Any, Any], None]) -> Json:
    """A copy in which `change(holder, key)` was done to what stands at a place. It shares all else
    with the original."""
    data = copy.copy(data)
    holder: Any = data
    for key in path[:-1]:
        holder[key] = holder = copy.copy(holder[key])
    change(holder, path[-1])
    return data


def replaced(data: Json, path: Place, value: Any) -> Json:
    return changed(data, path, lambda holder, key: holder.__setitem__(key, value))


def without(data: Json, path: Place) -> Json:
    return changed(data, path, lambda holder, key: holder.__delitem__(key))
