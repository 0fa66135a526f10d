"""All levels and characters: what they do is legal, and follows from what they may know alone."""

from __future__ import annotations

import pickle
from collections import Counter
from functools import cache

import pytest

from quando_desktop.bots.bot import Bot
from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.bots.levels import LEVELS
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from quando_desktop.games.quando.bots import expert
from quando_desktop.games.quando.bots.expert import ExpertBot
from quando_desktop.games.quando.bots.levels import make
from quando_desktop.games.quando.rules.actions import Call, Phase
from quando_desktop.games.quando.rules.round import QuandoRound
from quando_desktop.games.quando.rules.view import QuandoView
from tests.games.quando.positions import QUANDO, positions

EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)
EVERY_CHARACTER = pytest.mark.parametrize("character", CHARACTERS)
EVERY_TABLE = pytest.mark.parametrize("seats", range(2, 7))


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """How sure it is of a knock does not matter here."""
    monkeypatch.setattr(expert, "SURE", 12)


def fresh(level: str, character: str) -> Bot[QuandoView]:
    """A computer player that has met nobody yet; an expert thinks only a little."""
    temperament = CHARACTERS[character]
    return ExpertBot(temperament, effort=0.03) if level == "expert" else make(level, temperament)


known = cache(fresh)


@cache
def some_positions() -> list[QuandoRound]:
    """Of every phase and both calls two, with two to six players."""
    found: list[QuandoRound] = []
    kinds = Counter[object]()
    for seed in range(12):
        for seats in range(2, 7):
            for state in positions(seats, seed):
                kind = (state.phase, state.call if state.phase is Phase.PLAY else None)
                if kinds[kind] < 2 and kinds[kind, seats] < 1:
                    kinds[kind] += 1
                    kinds[kind, seats] += 1
                    found.append(state.copy())
    assert len(found) == 2 * 6
    return found


def test_the_positions_differ_in_what_is_hidden() -> None:
    changed = 0
    for number, state in enumerate(some_positions()):
        other = QUANDO.sample(state.observe(state.actor), Chance(number))
        changed += (other.front, other.back) != (state.front, state.back)
    assert changed > 10


@EVERY_CHARACTER
@EVERY_LEVEL
def test_what_is_hidden_changes_nothing(level: str, character: str) -> None:
    """In another world that looks the same, it does the same for the same reason."""
    bot = known(level, character)
    for number, state in enumerate(some_positions()):
        seat = state.actor
        view = state.observe(seat)
        seen = QUANDO.sample(view, Chance(number)).observe(seat)
        assert seen == view
        here = bot.advise(view, Chance(number))
        assert bot.advise(seen, Chance(number)) == here
        state.check(seat, here.action)  # type: ignore[arg-type]
        assert here.action in view.legal()


@EVERY_LEVEL
def test_an_observation_that_has_travelled_is_all_it_needs(level: str) -> None:
    """Neither what it did before nor anything beside the observation counts."""
    used, new = known(level, "olive"), fresh(level, "olive")
    for number, state in reversed([*enumerate(some_positions())]):
        view = state.observe(state.actor)
        travelled = pickle.loads(pickle.dumps(view))
        assert new.advise(travelled, Chance(number)) == used.advise(view, Chance(number))


@EVERY_CHARACTER
@EVERY_LEVEL
def test_what_it_advises_it_does(level: str, character: str) -> None:
    bot = known(level, character)
    for number, state in enumerate(some_positions()[::3]):
        view = state.observe(state.actor)
        assert bot.choose(view, Chance(number)) == bot.advise(view, Chance(number)).action


# ------------------------------------------------------------------ whole matches

HOUSE_RULES: tuple[dict[str, int], ...] = (
    {"target": 15},
    {"target": 1, "knock_penalty": 0, "hand_size": 1, "plays_before_knock": 0},
    {"target": 25, "knock_penalty": 100, "hand_size": 9, "plays_before_knock": 1},
    {"target": 10, "knock_penalty": 3, "hand_size": 3, "plays_before_knock": 12},
)


def chosen(bot: Bot[QuandoView], view: object, chance: Chance) -> Action:
    assert isinstance(view, QuandoView)
    action = bot.choose(view, chance)
    assert action in view.legal()
    assert action is not None
    return action


@pytest.mark.parametrize("options", HOUSE_RULES)
@EVERY_TABLE
def test_whole_rounds_are_legal_and_come_to_an_end(seats: int, options: dict[str, int]) -> None:
    """Everybody sits somewhere sooner or later."""
    shift = HOUSE_RULES.index(options)
    characters = [*CHARACTERS]
    bots = [
        known(LEVELS[(seat + shift) % 4], characters[(3 * seat + 2 * shift + seats) % 8])
        for seat in range(seats)
    ]
    players = [Player(f"Player {seat}") for seat in range(seats)]
    match = Match(QUANDO, players, options, seed=10 * seats + shift)
    chance = Chance(seats)
    match.begin_round()
    while match.in_round:
        seat = match.to_act()[0]
        match.submit(seat, chosen(bots[seat], match.observe(seat), chance))
        assert len(match.rounds[-1].moves) < 1500


def test_the_largest_hands_are_played_too() -> None:
    """A round of two with 18 cards each, by those who reckon."""
    bots = [known("expert", "mira"), known("good", "hedda")]
    match = Match(
        QUANDO, [Player("A"), Player("B")], {"hand_size": 18, "plays_before_knock": 6}, seed=2
    )
    match.begin_round()
    calls = Counter[object]()
    while match.in_round:
        seat = match.to_act()[0]
        action = chosen(bots[seat], match.observe(seat), Chance(1))
        calls[action if isinstance(action, Call) else None] += 1
        match.submit(seat, action)
    assert calls[None] > 12
