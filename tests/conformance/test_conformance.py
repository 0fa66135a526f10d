"""What every game must keep to, whatever its rules. Those that are held to it stand in `games`.

Random play over many seeds, tables and options, through the one checked door.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quando_desktop.bots.bot import Bot
from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.bots.levels import LEVELS
from quando_desktop.bots.question import chance_for
from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, AnyGame, Event, NoRound, Refusal
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import TABLE, Player
from tests.bots.hurried import hurried_experts
from tests.conformance.decks import CARDS_ARE_CONSERVED
from tests.conformance.games import GAMES, YARDSTICKS, make_bot
from tests.conformance.playing import (
    EVERY_TABLE,
    TABLES_OF_TURNS,
    able,
    act,
    new_match,
    next_time,
    play_many,
    play_on,
)


@pytest.fixture
def hurried() -> Iterator[None]:
    with hurried_experts():
        yield


def fingerprint(match: Match) -> object:
    """Everything that anybody can see of a match."""
    return record.write(match), [match.observe(seat) for seat in range(match.seats)]


@EVERY_TABLE
def test_a_match_comes_to_its_result(game: AnyGame, seats: int) -> None:
    """Cards are conserved at every step, and an outcome is there exactly when nobody acts."""
    for seed in range(4):
        match = new_match(game, seats, seed)
        for state in play_on(match, Chance(seed), actions=100_000):
            CARDS_ARE_CONSERVED[game.id](state)
            assert (state.outcome() is None) == bool(state.to_act() or state.table_action())
        assert match.result is not None
        assert len(match.result.scores) == seats
        assert match.result.winners
        with pytest.raises(NoRound):
            match.begin_round()


@EVERY_TABLE
def test_legal_actions_are_accepted_and_nobody_else_may_act(game: AnyGame, seats: int) -> None:
    for seed in range(3):
        match = new_match(game, seats, seed)
        for state in play_on(match, Chance(seed), actions=60):
            for seat in range(seats):
                legal = state.legal(seat)
                assert bool(legal) == (seat in able(state))
                assert len(set(legal)) == len(legal)
                for action in legal:
                    state.check(seat, action)
                    state.copy().apply(seat, action)
            if not game.live:
                assert able(state) == list(state.to_act())
            assert bool(able(state)) == bool(state.to_act()), "nobody waits for nothing"


@EVERY_TABLE
def test_what_is_refused_changes_nothing(game: AnyGame, seats: int) -> None:
    """Every action seen anywhere is tried by every seat at every moment.

    What `check` accepts can be applied and keeps the cards; what it refuses is not legal and
    leaves no trace.
    """
    pool: set[Action] = set()
    refused = 0
    match = new_match(game, seats, seed=1)
    chance = Chance(1)
    for state in play_on(match, chance, actions=25):
        for seat in range(seats):
            pool |= set(state.legal(seat))
        some = chance.shuffled(sorted(pool, key=repr))[:8]
        before = fingerprint(match)
        for seat, action in product(range(-1, seats + 1), some):
            try:
                if 0 <= seat < seats:
                    state.check(seat, action)
            except Refusal:
                assert action not in state.legal(seat)
            else:
                if 0 <= seat < seats:
                    twin = state.copy()
                    twin.apply(seat, action)
                    CARDS_ARE_CONSERVED[game.id](twin)
                    continue
            with pytest.raises(Refusal):
                match.submit(seat, action, at=next_time(match))
            assert fingerprint(match) == before
            refused += 1
    assert refused > 100


@EVERY_TABLE
def test_a_copy_goes_its_own_way(game: AnyGame, seats: int) -> None:
    match = new_match(game, seats, seed=2)
    chance = Chance(2)
    for state in play_on(match, chance, actions=60):
        before = [state.observe(seat) for seat in range(seats)]
        twin = state.copy()
        assert [twin.observe(seat) for seat in range(seats)] == before
        while able(twin):
            seat = able(twin)[0]
            twin.apply(seat, chance.choice(twin.legal(seat)))
        assert [state.observe(seat) for seat in range(seats)] == before


@EVERY_TABLE
def test_an_observation_says_what_is_legal_and_can_travel(game: AnyGame, seats: int) -> None:
    match = new_match(game, seats, seed=3)
    for state in play_on(match, Chance(3), actions=120):
        for seat in range(seats):
            observation = state.observe(seat)
            assert observation.seat == seat
            assert observation.legal() == state.legal(seat)
            assert pickle.loads(pickle.dumps(observation)) == observation


@EVERY_TABLE
def test_what_a_seat_cannot_know_changes_nothing_for_it(game: AnyGame, seats: int) -> None:
    """The leak test: in any world that agrees with its observation, a seat sees and may do the
    same; and so it stays after an action of its own that reveals nothing, which is why such an
    action can be taken back (in a live game none can)."""
    changed = revealing = 0
    chance = Chance(4)
    for number, state in enumerate(play_many(game, seats, chance, actions=90)):
        seat = state.to_act()[0] if number % 2 and state.to_act() else chance.below(seats)
        observation = state.observe(seat)
        other = game.sample(observation, chance)
        CARDS_ARE_CONSERVED[game.id](other)
        assert other.observe(seat) == observation
        assert other.legal(seat) == state.legal(seat)
        changed += any(other.observe(s) != state.observe(s) for s in range(seats))
        for action in () if game.live else state.legal(seat):
            events: list[Event] = []
            here, there = state.copy(), other.copy()
            here.apply(seat, action, events)
            there.apply(seat, action)
            if any(event.reveals for event in events):
                revealing += 1
            else:
                assert here.observe(seat) == there.observe(seat)
    assert changed > 60
    assert revealing > 20 or game.live


@EVERY_TABLE
def test_cutting_an_event_twice_cuts_it_once(game: AnyGame, seats: int) -> None:
    match = new_match(game, seats, seed=5)
    chance = Chance(5)
    for state in play_on(match, chance, actions=80):
        if state.to_act():
            seat = able(state)[0]
            events: list[Event] = []
            state.copy().apply(seat, chance.choice(state.legal(seat)), events)
            assert events
            for event, viewer in product(events, range(seats)):
                seen = event.seen_by(viewer)
                assert seen.seen_by(viewer) == seen


@EVERY_TABLE
def test_undo_restores_the_position_and_never_crosses_a_reveal(game: AnyGame, seats: int) -> None:
    undone = 0
    chance = Chance(6)
    for seed in range(10):
        match = new_match(game, seats, seed)
        for _ in play_on(match, chance, actions=50):
            if not match.in_round:
                continue
            before = fingerprint(match)
            events = act(match, chance)
            seat = match.rounds[-1].moves[-1].seat
            if any(event.reveals for event in events) or game.live or not match.in_round:
                with pytest.raises(Refusal):
                    match.undo(seat)
            else:
                revision = match.revision
                match.undo(seat)
                assert match.revision > revision, "an answer to the old position is still stale"
                assert fingerprint(match) == before
                undone += 1
    assert undone > 10 or game.live


@EVERY_TABLE
def test_a_record_replays_to_the_same_match(game: AnyGame, seats: int) -> None:
    """Byte for byte, finished or cut off anywhere."""
    for actions in (0, 1, 2, 7, 33, 100_000):
        match = new_match(game, seats, seed=actions)
        for _ in play_on(match, Chance(actions), actions):
            pass
        text = record.write(match)
        again = record.read(text, GAMES)
        assert record.write(again) == text
        if match.rounds:
            assert fingerprint(again) == fingerprint(match)


STRONGEST = LEVELS[-1]
"""It thinks long, so it plays less here."""


def quick_bots(game: AnyGame) -> dict[str, Bot[Any]]:
    """All levels but the strongest, and the yardsticks."""
    return YARDSTICKS[game.id] | {level: make_bot(game.id, level) for level in LEVELS[:-1]}


def play_round(match: Match, bots: Sequence[Bot[Any]], chance: Chance) -> None:
    match.begin_round()
    while match.in_round:
        seat = match.to_act()[0]
        action = bots[seat].choose(match.observe(seat), chance)
        assert action is not None
        match.submit(seat, action)


@TABLES_OF_TURNS
def test_every_level_plays_whole_matches(game: AnyGame, seats: int) -> None:
    for level, bot in quick_bots(game).items():
        match = new_match(game, seats, seed=8, vary_options=False)
        chance = Chance(8)
        for _ in range(3):
            play_round(match, [bot] * seats, chance)
            if match.result is not None:
                break
        assert match.rounds[-1].outcome is not None, level


@TABLES_OF_TURNS
def test_the_strongest_plays_a_round_among_the_others(game: AnyGame, seats: int) -> None:
    """At one table it thinks as long as it does for people."""
    with nullcontext() if seats == 3 else hurried_experts():
        _play_among_others(game, seats)


def _play_among_others(game: AnyGame, seats: int) -> None:
    others = list(quick_bots(game).values())
    bots = [make_bot(game.id, STRONGEST), *others, *others][:seats]
    match = new_match(game, seats, seed=8, vary_options=False)
    play_round(match, bots, Chance(8))
    assert match.rounds[-1].outcome is not None


@TABLES_OF_TURNS
def test_a_bot_decides_by_its_observation_alone(game: AnyGame, seats: int, hurried: None) -> None:
    """In another world that agrees with what it knows, the same seed gives the same action, for
    the same reason."""
    match = new_match(game, seats, seed=9)
    for number, state in enumerate(play_on(match, Chance(9), actions=36)):
        if not state.to_act():
            continue
        seat = state.to_act()[0]
        here, there = (
            world.observe(seat)
            for world in (state, game.sample(state.observe(seat), Chance(number)))
        )
        character = [*CHARACTERS][number % len(CHARACTERS)]
        bots = [*YARDSTICKS[game.id].values()]
        for level in LEVELS if number % 12 == 0 else LEVELS[:-1]:
            bots.append(make_bot(game.id, level, character))
        for bot in bots:
            advice = bot.advise(here, Chance(number))
            assert advice == bot.advise(there, Chance(number))
            assert advice.action == bot.choose(here, Chance(number))
            assert pickle.loads(pickle.dumps(advice)) == advice


@EVERY_TABLE
def test_equal_observations_name_the_same_chance(game: AnyGame, seats: int) -> None:
    """Also once they are read from a record again, or come out of another world."""
    match = new_match(game, seats, seed=10, vary_options=False)
    names = set()
    for number, state in enumerate(play_on(match, Chance(10), actions=30)):
        again = match if number % 4 else record.read(record.write(match), GAMES)
        for seat in range(seats):
            known = state.observe(seat)
            name, other = chance_for(known), game.sample(known, Chance(number)).observe(seat)
            assert chance_for(other) == name
            if again is not match:
                assert chance_for(again.observe(seat)) == name
            names.add(name)
    assert len(names) > 20 * seats


@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_whatever_is_chosen_the_record_tells_it_again(data: st.DataObject) -> None:
    """Hypothesis chooses the table, the options and every action."""
    game = data.draw(st.sampled_from(list(GAMES.values())))
    seats = data.draw(st.sampled_from(list(game.seats)))
    options = {
        option.key: data.draw(st.sampled_from(option.values), label=option.key)
        for option in game.options(seats)
    }
    players = [Player(f"Player {seat}") for seat in range(seats)]
    match = Match(game, players, options, seed=data.draw(st.integers(0, 2**53 - 1)))
    for _ in range(data.draw(st.integers(0, 40))):
        if not match.in_round:
            if match.result is not None:
                break
            match.begin_round()
        seat = data.draw(st.sampled_from(able(match.truth) or [TABLE]))
        choice = match.truth.legal(seat) if seat != TABLE else [match.table_action()]
        match.submit(seat, data.draw(st.sampled_from(list(choice))), at=next_time(match))
        CARDS_ARE_CONSERVED[game.id](match.truth)
    text = record.write(match)
    assert record.write(record.read(text, GAMES)) == text
