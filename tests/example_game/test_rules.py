"""The rules of Barge, one by one, and its records and journals."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import BadRecord, Event, IllegalAction, Json, WrongPlayer
from quando_desktop.engine.journal import Journal, recover
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from tests.example_game.rules import (
    DECK,
    NOBODY,
    Barge,
    BargeRound,
    Load,
    Loaded,
    Weigh,
    Weighed,
)

GAME = Barge()


def new_match(seats: int = 2, **options: int) -> Match:
    return Match(GAME, [Player(f"Player {seat}") for seat in range(seats)], options, seed=1)


def begun(*hands: list[int], carries: int = 24) -> BargeRound:
    """A round in which the first hand begins."""
    return BargeRound(carries, 0, [*hands])


def loaded(carries: int, *weights: int) -> BargeRound:
    """Two players have loaded these weights in turn, and each has another card."""
    state = begun([*weights[::2], 1], [*weights[1::2], 1], carries=carries)
    for number, weight in enumerate(weights):
        state.apply(number % 2, Load(weight))
    return state


def play(match: Match, actions: int) -> None:
    """Random play, a round after the other."""
    chance = Chance(7)
    for _ in range(actions):
        if match.result is not None:
            return
        if not match.in_round:
            match.begin_round()
        seat = match.to_act()[0]
        match.submit(seat, chance.choice(match.truth.legal(seat)))


def test_b1_there_are_four_cards_of_each_weight() -> None:
    assert Counter(DECK) == dict.fromkeys(range(1, 10), 4)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b2_everybody_has_five_cards_that_only_they_see(seats: int) -> None:
    deal = GAME.deal(seats, {}, None, Chance(1))
    assert [len(hand) for hand in deal.hands] == [5] * seats
    assert not Counter(card for hand in deal.hands for card in hand) - Counter(DECK)
    state = begun([1, 2], [3, 4])
    other = begun([1, 2], [8, 9])
    assert state.observe(0) == other.observe(0)
    assert state.observe(1) != other.observe(1)


def test_b3_the_deal_moves_clockwise_and_turns_do_from_the_left_of_the_dealer() -> None:
    first = GAME.deal(3, {}, None, Chance(1), first_dealer=2)
    second = GAME.deal(3, {}, first, Chance(1))
    assert (first.dealer, second.dealer) == (2, 0)
    assert {GAME.deal(3, {}, None, Chance(seed)).dealer for seed in range(20)} == {0, 1, 2}
    state = GAME.begin({"carries": 30}, second, (0, 0, 0))
    turns: list[int] = []
    for _ in range(4):
        turns += state.to_act()
        state.apply(state.turn, state.legal(state.turn)[0])
    assert turns == [1, 2, 0, 1]


def test_b4_a_turn_is_to_load_a_card_or_to_weigh_what_is_aboard() -> None:
    state = begun([5, 2, 5], [3])
    assert state.legal(0) == [Load(2), Load(5)], "there is nothing to weigh"
    assert state.legal(1) == []
    for seat, action, refusal in (
        (0, Weigh(), IllegalAction),
        (0, Load(3), IllegalAction),
        (1, Load(3), WrongPlayer),
    ):
        with pytest.raises(refusal):
            state.check(seat, action)
    state.apply(0, Load(5))
    assert state.hands == [[2, 5], [3]]
    assert state.legal(1) == [Load(3), Weigh()]


def test_b4_with_an_empty_hand_one_must_weigh() -> None:
    state = begun([5], [3])
    state.apply(0, Load(5))
    state.apply(1, Load(3))
    assert state.legal(0) == [Weigh()]


def test_b5_only_who_loaded_a_card_knows_its_weight() -> None:
    state = begun([5, 2], [3, 4])
    events: list[Event] = []
    state.apply(0, Load(5), events)
    assert state.observe(0).cargo == ((0, 5),)
    assert state.observe(1).cargo == ((0, None),)
    assert [event.seen_by(0) for event in events] == [Loaded(0, 5)]
    assert [event.seen_by(1) for event in events] == [Loaded(0, None)]


@pytest.mark.parametrize(
    ("carries", "payer"),
    [pytest.param(16, 1, id="sunk-the-last-to-load"), pytest.param(17, 0, id="afloat-the-weigher")],
)
def test_b6_weighing_shows_the_cargo_and_who_pays(carries: int, payer: int) -> None:
    """17 aboard, the last of it loaded by seat 1; seat 0 weighs it."""
    state = loaded(carries, 8, 9)
    events: list[Event] = []
    state.apply(0, Weigh(), events)
    assert events == [Weighed(0, (8, 9), payer)]
    assert events[0].reveals
    assert state.to_act() == ()
    assert state.payer == payer
    assert {state.observe(seat).cargo for seat in range(2)} == {((0, 8), (1, 9))}


def test_b6_more_players_have_a_larger_barge() -> None:
    found = {seats: GAME.check_options(seats, {})["carries"] for seats in GAME.seats}
    assert found == {2: 24, 3: 30, 4: 36}


def test_b7_whoever_pays_scores_a_point_for_each_card() -> None:
    state = loaded(10, 4, 3, 2, 6)
    assert state.outcome() is None
    assert state.payer == NOBODY
    state.apply(0, Weigh())
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.points == (0, 4)


def test_b8_a_match_ends_at_the_target_and_the_fewest_points_win() -> None:
    options = GAME.check_options(3, {})
    assert options["target"] == 20
    assert GAME.result(options, (19, 0, 3), 5) is None
    for scores, winners in (((20, 7, 3), (2,)), ((3, 23, 3), (0, 2))):
        result = GAME.result(options, scores, 5)
        assert result is not None
        assert result.winners == winners


def test_a_journal_brings_an_interrupted_match_back(tmp_path: Path) -> None:
    match = new_match(3)
    journal = Journal(tmp_path / "match", match)
    play(match, 25)
    journal.close()
    found = recover(tmp_path / "match", {GAME.id: GAME})
    assert found.problem is None
    assert len(match.rounds) > 1
    assert record.write(found.match) == record.write(match)


@pytest.mark.parametrize(
    ("hand", "problem"),
    [
        ([1] * 4, "not everybody has 5 cards"),
        ([1] * 5, "a weight was dealt that is not in the deck, or too often"),
        ([1, 2, 3, 4, 10], "a weight was dealt that is not in the deck, or too often"),
        (["1", 2, 3, 4, 5], "the deal: hands is '1'"),
    ],
)
def test_a_record_with_another_deal_is_refused(hand: list[int], problem: str) -> None:
    data: Json = {"deal": {"dealer": 0, "hands": [hand, [5, 6, 7, 8, 9]]}}
    with pytest.raises(BadRecord, match=problem):
        GAME.codec.read_deal(data, 2, {}, None)


def test_a_record_with_another_dealer_is_refused() -> None:
    hands = [[1, 2, 3, 4, 5], [5, 6, 7, 8, 9]]
    first = GAME.codec.read_deal({"deal": {"dealer": 0, "hands": hands}}, 2, {}, None)
    with pytest.raises(BadRecord, match="clockwise"):
        GAME.codec.read_deal({"deal": {"dealer": 0, "hands": hands}}, 2, {}, first)


def test_a_record_with_another_action_is_refused() -> None:
    for data in ({"do": "load"}, {"do": "load", "weight": "5"}, {"do": "knock"}, {}):
        with pytest.raises(BadRecord):
            GAME.codec.read_action(begun([5], [3]), 0, data)
