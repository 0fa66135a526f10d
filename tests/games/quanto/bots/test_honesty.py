"""All levels and characters: what they do is legal, and follows from what they may know alone."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from quando_desktop.bots.bot import Bot
from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.bots.driver import step
from quando_desktop.bots.levels import LEVELS
from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from quando_desktop.games.quanto.bots.expert import ExpertBot
from quando_desktop.games.quanto.bots.levels import make
from quando_desktop.games.quanto.rules.round import QuantoRound
from quando_desktop.games.quanto.rules.view import QuantoView
from tests.games.quanto.rounds import QUANTO
from tests.games.quanto.rounds_in_play import TABLES, positions

EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)
EVERY_CHARACTER = pytest.mark.parametrize("character", CHARACTERS)
EVERY_TABLE = pytest.mark.parametrize(("seats", "options"), TABLES)
ROOT = Path(__file__).parents[4]


def fresh(level: str, character: str) -> Bot[QuantoView]:
    """A computer player that has met nobody yet; an expert thinks only a little."""
    temperament = CHARACTERS[character]
    return ExpertBot(temperament, effort=0.02) if level == "expert" else make(level, temperament)


known = cache(fresh)


@cache
def some_positions() -> list[tuple[QuantoRound, int]]:
    """Of every phase, and of who acts and who may speak, some with each kind of table."""
    found: list[tuple[QuantoRound, int]] = []
    kinds = Counter[object]()
    for seed in range(6):
        for seats, options in TABLES:
            for number, (state, seat) in enumerate(positions(seats, seed, **options)):
                kind = state.phase, seat == state.active, number // 20
                if kinds[kind] < 2 and not kinds[kind, seats]:
                    kinds[kind] += 1
                    kinds[kind, seats] += 1
                    found.append((state.copy(), seat))
    assert {(state.phase.name, seat == state.active) for state, seat in found} == {
        ("PLAY", True),
        ("PLAY", False),
        ("CHOOSE", True),
        ("ANSWER", True),
    }
    return found


def test_the_positions_differ_in_what_is_hidden() -> None:
    changed = 0
    for number, (state, seat) in enumerate(some_positions()):
        other = QUANTO.sample(state.observe(seat), Chance(number))
        changed += (other.hands, other.draw) != (state.hands, state.draw)
    assert changed > 10


@EVERY_CHARACTER
@EVERY_LEVEL
def test_n26_what_is_hidden_changes_nothing(level: str, character: str) -> None:
    """In another world that looks the same, it does the same for the same reason."""
    bot = known(level, character)
    for number, (state, seat) in enumerate(some_positions()):
        view = state.observe(seat)
        seen = QUANTO.sample(view, Chance(number)).observe(seat)
        assert seen == view
        here = bot.advise(view, Chance(number))
        assert bot.advise(seen, Chance(number)) == here
        if here.action is None:
            assert seat != state.active
        else:
            state.check(seat, here.action)
            assert here.action in view.legal()


@EVERY_LEVEL
def test_an_observation_that_has_travelled_is_all_it_needs(level: str) -> None:
    """Neither what it did before nor anything beside the observation counts."""
    used, new = known(level, "olive"), fresh(level, "olive")
    for number, (state, seat) in reversed([*enumerate(some_positions())]):
        view = state.observe(seat)
        travelled = pickle.loads(pickle.dumps(view))
        assert new.advise(travelled, Chance(number)) == used.advise(view, Chance(number))


@EVERY_CHARACTER
@EVERY_LEVEL
def test_what_it_advises_it_does(level: str, character: str) -> None:
    bot = known(level, character)
    for number, (state, seat) in enumerate(some_positions()[::3]):
        view = state.observe(seat)
        assert bot.choose(view, Chance(number)) == bot.advise(view, Chance(number)).action


# ------------------------------------------------------------------ whole matches


@pytest.mark.parametrize("shift", range(2))
@EVERY_TABLE
def test_whole_matches_are_legal_and_come_to_an_end(
    seats: int, options: dict[str, int], shift: int
) -> None:
    """Everybody sits somewhere sooner or later; the match refuses what is not legal."""
    characters = [*CHARACTERS]
    bots = [
        known(LEVELS[(seat + 2 * shift) % 4], characters[(3 * seat + shift + seats) % 8])
        for seat in range(seats)
    ]
    players = [Player(f"Player {seat}") for seat in range(seats)]
    match = Match(QUANTO, players, options, seed=10 * seats + shift)
    chances = [Chance(seats).stream(seat) for seat in range(seats)]
    match.begin_round()
    while match.in_round:
        step(match, bots, chances)
    assert match.result is not None
    assert sum(match.result.scores) <= 110


PLAYED = """
from tests.games.quanto.bots.test_honesty import told
print(told())
"""


def told() -> str:
    """Everything that was done in a match of all levels, in teams."""
    bots = [fresh(level, "figo") for level in LEVELS]
    match = Match(QUANTO, [Player(level) for level in LEVELS], {"teams": True}, seed=5)
    chances = [Chance(seat) for seat in range(4)]
    match.begin_round()
    while match.in_round:
        step(match, bots, chances)
    return record.write(match)


def test_the_same_in_every_process() -> None:
    """Nothing depends on the order of a set or on what was worked out before."""
    printed = set()
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", PLAYED],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            check=True,
            capture_output=True,
            text=True,
        )
        printed.add(done.stdout)
    assert printed == {told() + "\n"}
