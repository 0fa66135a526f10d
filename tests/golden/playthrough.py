"""A match as text, in every detail: what golden files hold.

Whatever the rules, the deals, the events, the observations or the bots do differently shows up
as a difference that can be read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from enum import Enum
from itertools import groupby
from pathlib import Path
from typing import Any

from quando_desktop.bots.bot import Bot
from quando_desktop.bots.driver import step
from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import AnyGame, Options
from quando_desktop.engine.match import Match
from quando_desktop.engine.seats import Kind, Player
from quando_desktop.games import GAMES, YARDSTICKS

FOLDER = Path(__file__).parent / "playthroughs"
SHORT: dict[str, dict[str, int]] = {"quando": {"target": 12}, "quanto": {}}
"""For each game options that make a match short."""
Table = tuple[str, int, str, dict[str, int]]
VARIANTS: list[Table] = [("quanto", 4, "teams", {"teams": True})]
"""Further tables: game, seats, a name and options."""


def playthroughs() -> Iterator[tuple[Path, str]]:
    """Every golden file with the text that it should have."""
    tables: list[Table] = [
        (game.id, seats, "", {}) for game in GAMES.values() for seats in game.seats
    ]
    for name, seats, variant, options in (*tables, *VARIANTS):
        lines = _play(GAMES[name], seats, SHORT[name] | options)
        file = "_".join([name, str(seats), *filter(None, [variant])])
        yield FOLDER / f"{file}.txt", "\n".join(lines) + "\n"


def _play(game: AnyGame, seats: int, options: Options) -> Iterator[str]:
    """By the yardsticks, in turn round the table: they stay as they are when levels get better."""
    known = list(YARDSTICKS[game.id].items())
    bots = [known[seat % len(known)] for seat in range(seats)]
    players = [Player(f"Seat {seat}", Kind.COMPUTER, bots[seat][0]) for seat in range(seats)]
    match = Match(game, players, options, seed=seats)
    yield record.dump(record.header(match))
    while match.result is None:
        match.begin_round()
        yield ""
        yield f"== round {len(match.rounds)}"
        yield record.dump(match.rounds[-1].data)
        yield from _play_round(match, [bot for _, bot in bots])
        yield record.dump(game.write_outcome(match.rounds[-1].outcome))
    yield ""
    yield record.dump({"result": record.to_json(match)["result"]})


def _play_round(match: Match, bots: Sequence[Bot[Any]]) -> Iterator[str]:
    chance = Chance("golden")
    while match.in_round:
        seat = match.to_act()[0]
        yield f"-- seat {seat} may choose from {len(match.truth.legal(seat))}"
        if len(match.rounds[-1].moves) % 8 == 0:
            for viewer in range(match.seats):
                yield from _observation(match, viewer)
        events = step(match, bots, [chance] * match.seats)
        yield record.dump(match.rounds[-1].moves[-1].data)
        for event in events:
            yield f"   {event}"
            for viewer in range(match.seats):
                if event.seen_by(viewer) != event:
                    yield f"      seat {viewer} sees {event.seen_by(viewer)}"


def _observation(match: Match, viewer: int) -> Iterator[str]:
    observation: Any = match.observe(viewer)
    yield f"   seat {viewer} knows"
    for field in fields(observation):
        if field.name not in ("seat", "options"):
            yield f"      {field.name}: {_text(getattr(observation, field.name))}"


def _text(value: object) -> str:
    """Short: a card is 3/?, a list of cards [3/? 4/7], many equal ones are counted."""
    match value:
        case None:
            return "?"
        case bool():
            return "yes" if value else "no"
        case Enum():
            return value.name.lower()
        case tuple() if hasattr(value, "_fields"):
            return "/".join(map(_text, value))
        case tuple():
            runs = [(text, len(list(run))) for text, run in groupby(map(_text, value))]
            words = (text if count == 1 else f"{count}x{text}" for text, count in runs)
            return f"[{' '.join(words)}]"
    return str(value)
