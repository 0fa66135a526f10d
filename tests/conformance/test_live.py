"""What every live game of the box and its computer players must keep to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.bots.levels import LEVELS
from quando_desktop.bots.live_driver import LiveDriver
from quando_desktop.bots.live_mind import Mind, PlannedAction
from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, AnyGame, Observation
from quando_desktop.engine.match import Match
from quando_desktop.games import GAMES, PLUGS, make_mind
from tests.conformance.decks import CARDS_ARE_CONSERVED
from tests.conformance.playing import LIVE_TABLES, able, act, new_match, next_time


@dataclass(frozen=True, slots=True)
class Shown:
    """What a mind was shown or told, and what it meant to do then."""

    what: str
    at: int
    observation: Observation[Any] | None
    intent: PlannedAction | None


class Watched(Mind[Observation[Any]]):
    """Another mind, held to what minds have to keep to."""

    def __init__(self, mind: Mind[Any]) -> None:
        self.story: list[Shown] = []
        self._mind = mind
        self._at = 0

    def see(self, observation: Observation[Any], at: int) -> None:
        assert at >= self._at
        self._at = at
        self._mind.see(observation, at)
        intent = self.intent()
        self.story.append(Shown("see", at, observation, intent))

    def intent(self) -> PlannedAction | None:
        intent = self._mind.intent()
        assert intent == self._mind.intent(), "asking changes nothing"
        assert intent is None or intent.at >= self._at
        return intent

    def act(self) -> None:
        intent = self._mind.intent()
        assert intent is not None
        self._at = max(self._at, intent.at)
        self._mind.act()
        self.story.append(Shown("act", self._at, None, None))

    def startle(self, at: int) -> None:
        self._at = at
        self._mind.startle(at)
        self.story.append(Shown("startle", at, None, None))


def minds_of(game: AnyGame, seats: int, level: str) -> dict[int, Watched]:
    characters = [None, *CHARACTERS]
    return {
        seat: Watched(
            make_mind(game.id, level, characters[seat % len(characters)], seat, Chance(level))
        )
        for seat in range(seats)
    }


def drive(match: Match, minds: dict[int, Watched]) -> None:
    """One round to its end, its cards counted after each action."""
    match.begin_round()
    driver = LiveDriver(match, minds, Chance("lots"))
    driver.begin(0)
    at = 0
    while match.in_round:
        later = driver.step(at)
        assert later >= at
        at = later
        CARDS_ARE_CONSERVED[match.game.id](match.truth)


@LIVE_TABLES
def test_every_level_plays_whole_matches(game: AnyGame, seats: int) -> None:
    for number, level in enumerate((*LEVELS, *PLUGS[game.id].yardsticks)):
        match = new_match(game, seats, seed=number)
        minds = minds_of(game, seats, level)
        while match.result is None:
            drive(match, minds)
        text = record.write(match)
        assert record.write(record.read(text, GAMES)) == text


@LIVE_TABLES
def test_the_same_chance_gives_the_same_match(game: AnyGame, seats: int) -> None:
    for level in LEVELS:
        texts = set()
        for _ in range(2):
            match = new_match(game, seats, seed=7, vary_options=False)
            drive(match, minds_of(game, seats, level))
            texts.add(record.write(match))
        assert len(texts) == 1


@LIVE_TABLES
def test_a_mind_decides_by_what_it_is_shown_alone(game: AnyGame, seats: int) -> None:
    """The same observations out of other worlds, in which everything hidden lies otherwise, make
    a mind of the same chance mean the same at every moment."""
    for level in (*LEVELS, *PLUGS[game.id].yardsticks):
        match = new_match(game, seats, seed=3, vary_options=False)
        drive(match, minds := minds_of(game, seats, level))
        for seat, first in minds.items():
            again = minds_of(game, seats, level)[seat]
            for number, shown in enumerate(first.story):
                if shown.what == "startle":
                    again.startle(shown.at)
                elif shown.what == "act":
                    again.act()
                else:
                    world = game.sample(shown.observation, Chance(number))
                    again.see(world.observe(seat), shown.at)
            assert again.story == first.story


@LIVE_TABLES
def test_a_round_begins_again_as_it_began(game: AnyGame, seats: int) -> None:
    """Whatever had happened in it."""
    match = new_match(game, seats, seed=11)
    match.begin_round()
    began = [match.observe(seat) for seat in range(seats)]
    text = record.write(match)
    chance = Chance(11)
    for _ in range(5):
        for _ in range(20):
            act(match, chance)
        assert [match.observe(seat) for seat in range(seats)] != began
        match.restart_round()
        assert [match.observe(seat) for seat in range(seats)] == began
        assert record.write(match) == text


@LIVE_TABLES
def test_an_action_has_the_time_of_the_match(game: AnyGame, seats: int) -> None:
    """Also what came without one, so that a record gives the same actions again."""
    match = new_match(game, seats, seed=12)
    match.begin_round()
    chance = Chance(12)
    for _ in range(40):
        act(match, chance)
    again = record.read(record.write(match), GAMES)

    def actions(played: Match) -> list[Action]:
        return [move.action for move in played.rounds[0].moves]

    assert actions(again) == actions(match)


@LIVE_TABLES
@pytest.mark.parametrize("seed", range(3))
def test_an_intent_becomes_something_that_is_accepted(game: AnyGame, seats: int, seed: int) -> None:
    """What is legal arrives as what it is."""
    match = new_match(game, seats, seed)
    match.begin_round()
    chance = Chance(seed)
    for _ in range(60):
        if not match.in_round:
            break
        at = next_time(match)
        for seat in able(match.truth):
            for action in match.truth.legal(seat):
                arrived = match.truth.arrival(seat, action, at)
                assert type(arrived) is type(action)
                match.truth.check(seat, arrived)
        act(match, chance)


@LIVE_TABLES
def test_a_slower_pace_stretches_all_that_a_player_does(game: AnyGame, seats: int) -> None:
    """At 25% a level takes about four times as long, at 50% twice as long."""
    took: dict[int, float] = {}
    for pace in (100, 50, 25):
        ends = []
        for seed in range(4):
            match = new_match(game, seats, seed, vary_options=False)
            minds = {
                seat: make_mind(game.id, "fair", None, seat, Chance(seed)) for seat in range(seats)
            }
            driver = LiveDriver(match, minds, Chance("lots"))
            driver.set_pace(pace)
            match.begin_round()
            driver.play_round()
            moves = match.rounds[-1].moves
            ends.append(moves[-1].data["at"] / len(moves))
        took[pace] = sum(ends)
    assert 1.7 < took[50] / took[100] < 2.4
    assert 3.4 < took[25] / took[100] < 4.8
