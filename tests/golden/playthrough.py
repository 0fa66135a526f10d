"""A match as text, in every detail: what golden files hold.

Whatever the rules, the deals, the events, the observations or the bots do differently shows up
as a difference that can be read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields
from enum import Enum
from itertools import groupby
from pathlib import Path
from typing import Any

from quando_desktop.bots.driver import step
from quando_desktop.bots.live_driver import LiveDriver
from quando_desktop.bots.live_mind import Mind
from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import AnyGame, Event, Options
from quando_desktop.engine.match import Acted, Change, Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES, PLUGS, make_bot, make_mind
from tests.golden.quick import Quick

FOLDER = Path(__file__).parent / "playthroughs"
SHORT: dict[str, dict[str, int]] = {"quando": {"target": 12}, "quanto": {}, "seven_ate_nine": {}}
"""For each game options that make a match short."""
Table = tuple[str, int, str, dict[str, int]]
VARIANTS: list[Table] = [
    ("quanto", 4, "teams", {"teams": True}),
    ("seven_ate_nine", 2, "rulebook", {"hold": False}),
    ("seven_ate_nine", 3, "rulebook", {"hold": False}),
    ("seven_ate_nine", 4, "rulebook", {"hold": False}),
    (
        "seven_ate_nine",
        2,
        "house_rules",
        {"games": 2, "hand_limit": 5, "lockout": True, "hold": False},
    ),
    ("seven_ate_nine", 3, "by_turns", {"by_turns": True, "hold": False}),
    ("seven_ate_nine", 1, "by_turns", {"by_turns": True, "hold": False}),
    ("seven_ate_nine", 3, "handicap", {"fewer_1": 8}),
]
"""Further tables: game, seats, a name and options."""
QUICK = "quick"


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
    """By simple players, in turn round the table, that stay as they are when levels get better."""
    known = ("random", QUICK) if game.live else PLUGS[game.id].yardsticks
    names = [known[seat % len(known)] for seat in range(seats)]
    players = [Player(f"Seat {seat}", Kind.COMPUTER, name) for seat, name in enumerate(names)]
    match = Match(game, players, options, seed=seats)
    play_round = _live(match, names) if game.live else _turn_by_turn(match, names)
    yield record.dump(record.header(match))
    while match.result is None:
        match.begin_round()
        yield ""
        yield f"== round {len(match.rounds)}"
        yield record.dump(match.rounds[-1].data)
        yield from play_round()
        yield record.dump(game.codec.write_outcome(match.rounds[-1].outcome))
    yield ""
    yield record.dump({"result": record.to_json(match)["result"]})


def _turn_by_turn(match: Match, names: Sequence[str]) -> Callable[[], Iterator[str]]:
    bots = [make_bot(match.game.id, name) for name in names]

    def play_round() -> Iterator[str]:
        chance = Chance("golden")
        while match.in_round:
            seat = match.to_act()[0]
            yield f"-- seat {seat} may choose from {len(match.truth.legal(seat))}"
            if len(match.rounds[-1].moves) % 8 == 0:
                yield from _observations(match)
            events = step(match, bots, [chance] * match.seats)
            yield record.dump(match.rounds[-1].moves[-1].data)
            yield from _seen(events, match.seats)

    return play_round


def _live(match: Match, names: Sequence[str]) -> Callable[[], Iterator[str]]:
    """What arrives, in the order in which it does; what is refused leaves nothing."""
    minds = {seat: _mind(match.game, name, seat) for seat, name in enumerate(names)}
    driver = LiveDriver(match, minds, Chance("golden"))
    arrived: list[Acted] = []

    def note(change: Change) -> None:
        if isinstance(change, Acted):
            arrived.append(change)

    match.observers.append(note)

    def play_round() -> Iterator[str]:
        yield from _observations(match)
        driver.begin(0)
        at = done = 0
        while match.in_round:
            at = driver.step(at)
            for action in arrived:
                yield record.dump(action.data)
                yield from _seen(action.events, match.seats)
            arrived.clear()
            if len(match.rounds[-1].moves) - done >= 32:
                done = len(match.rounds[-1].moves)
                yield from _observations(match)

    return play_round


def _mind(game: AnyGame, name: str, seat: int) -> Mind[Any]:
    chance = Chance("golden").stream(seat)
    return Quick(chance) if name == QUICK else make_mind(game.id, name, None, seat, chance)


def _seen(events: Iterable[Event], seats: int) -> Iterator[str]:
    for event in events:
        yield f"   {event}"
        for viewer in range(seats):
            if event.seen_by(viewer) != event:
                yield f"      seat {viewer} sees {event.seen_by(viewer)}"


def _observations(match: Match) -> Iterator[str]:
    for viewer in range(match.seats):
        yield from _observation(match, viewer)


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
