"""A data folder as somebody has it who has played for years: records and journals of a few short
matches, each of them many times, with other people, opponents and days.

`python -m tests.bench.many FOLDER [FINISHED [UNFINISHED]]` makes one.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.bots.levels import LEVELS
from quando_desktop.engine import journal, record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.journal import Journal
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES, make_bot, make_mind
from quando_desktop.simulate import Contest

FINISHED, UNFINISHED = 20_000, 2_000
SEED = 5
LEVEL = "easy"
"""Quick players."""
PEOPLE = ("Maria", "Tom", "Lena", "Jürgen", "Ada", "Noor")
FIRST_DAY = 1_600_000_000
DAYS = 6 * 365
"""Days over which the matches are spread."""
EACH = 3
"""Different matches of each game and number of players."""


def matches() -> list[Match]:
    """A few whole matches of each game, for each number of players."""
    return [
        match for game in GAMES for seats in GAMES[game].seats for match in _played(game, seats)
    ]


def _played(id: str, seats: int) -> Iterator[Match]:
    game, levels = GAMES[id], [LEVEL] * seats
    bots = [] if game.live else [make_bot(id, LEVEL)] * seats
    minds = [partial(make_mind, id, LEVEL, None)] * seats if game.live else []
    options = game.check_options(seats, {})
    yield from Contest(game, levels, bots, options, EACH, SEED, minds).play()


def fill(folder: Path, finished: int = FINISHED, unfinished: int = UNFINISHED) -> None:
    """Makes the folder's records and journals; the same numbers give the same files."""
    chance, whole = Chance(SEED).stream("many"), matches()
    templates = [record.to_json(match) for match in whole]
    _make(folder / "finished")
    for number in range(finished):
        at = chance.below(len(whole))
        data = templates[at] | {"players": record.header(_begun(whole[at], chance))["players"]}
        path = folder / "finished" / f"{data['game']}-{number:08}{record.ENDING}"
        path.write_text(record.dump(data) + "\n", encoding="utf-8")
        _date(path, number / finished)
    _make(folder / "matches")
    several = [match for match in whole if not match.game.live]
    for number in range(unfinished):
        match = _broken_off(several[chance.below(len(several))], chance)
        path = folder / "matches" / f"{match.game.id}-{number:08}{journal.ENDING}"
        Journal(path, match).close()
        _date(path, number / unfinished)


def _begun(match: Match, chance: Chance) -> Match:
    """The same match before its first deal, with other players: one or two of them are people."""
    people = min(match.seats, 1 + chance.below(2))
    names = list(CHARACTERS)
    level, first = LEVELS[chance.below(len(LEVELS))], chance.below(len(PEOPLE))
    players = [
        Player(PEOPLE[(first + seat) % len(PEOPLE)])
        if seat < people
        else Player(names[seat].title(), Kind.COMPUTER, level, names[seat])
        for seat in range(match.seats)
    ]
    return Match(match.game, players, match.options, match.seed)


def _broken_off(whole: Match, chance: Chance) -> Match:
    """A part of a match."""
    match = _begun(whole, chance)
    rounds = 1 + chance.below(min(3, len(whole.rounds)))
    for number, played in enumerate(whole.rounds[:rounds], 1):
        match.begin_round(played.deal)
        actions = [move.data for move in played.moves]
        if number == rounds:
            actions = actions[: chance.below(len(actions))]
        for action in actions:
            record.submit(match, action, "the match")
    return match


def _make(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)


def _date(path: Path, share: float) -> None:
    time = FIRST_DAY + round(share * DAYS * 86_400)
    os.utime(path, (time, time))


if __name__ == "__main__":
    fill(Path(sys.argv[1]), *map(int, sys.argv[2:]))
