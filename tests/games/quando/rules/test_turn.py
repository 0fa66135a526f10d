"""The rules of Quando by their numbers: a turn, and all that may be played in it."""

from __future__ import annotations

from itertools import combinations, permutations, product

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import IllegalAction, Refusal, WrongPhase, WrongPlayer
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from quando_desktop.games.quando.rules.actions import DRAWS, Draw, Phase, Play
from quando_desktop.games.quando.rules.game import Quando
from quando_desktop.games.quando.rules.round import QuandoRound
from tests.games.quando.rounds import (
    HIDDEN,
    KNOCK,
    PASS,
    SHOWN,
    act,
    hand,
    knocked_with,
    play,
    table,
    texts,
)

QUANDO = Quando()


# ------------------------------------------------------------------------- a turn


def test_q8_a_turn_is_a_play_and_then_one_draw() -> None:
    state = table("7/2 8/0", "10/0 1/4")
    assert (state.actor, state.phase) == (0, Phase.PLAY)
    with pytest.raises(WrongPhase):
        state.check(0, Draw.SHOWN)
    act(state, 0, "7/2")
    assert (state.actor, state.phase) == (0, Phase.DRAW)
    with pytest.raises(WrongPhase):
        state.check(0, play(state, 0, "8/0"))
    act(state, 0, SHOWN)
    assert (state.actor, state.phase) == (1, Phase.PLAY)
    with pytest.raises(WrongPlayer):
        state.check(0, play(state, 0, "8/0"))


def test_q8_nobody_may_skip() -> None:
    state = table("7/2", "10/0")
    with pytest.raises(IllegalAction, match="pass_only_in_last_round"):
        state.check(0, PASS)
    assert PASS not in state.legal(0)


@pytest.mark.parametrize("low", range(9))
def test_q9_three_consecutive_fronts_are_a_straight(low: int) -> None:
    behind = 10 if low < 5 else 0
    straight = " ".join(f"{number}/{behind}" for number in range(low, low + 3))
    state = table(straight, "8/7")
    act(state, 0, hand(state, 0), SHOWN)
    assert len(state.discard) == 3


@pytest.mark.parametrize(
    "cards",
    ["9/1 10/1 0/2", "10/1 0/2 1/2", "3/1 4/1", "3/1 4/1 5/1 6/1", "3/1 5/1 7/1", "3/1 3/2 4/1"],
)
def test_q9_nothing_else_is_a_straight(cards: str) -> None:
    state = table(cards, "8/7")
    with pytest.raises(IllegalAction, match="not_a_set"):
        state.check(0, play(state, 0, cards))


@pytest.mark.parametrize("count", range(1, 9))
def test_q10_any_number_of_equal_fronts(count: int) -> None:
    cards = " ".join(f"8/{back}" for back in range(count))
    state = table(cards, "10/9")
    act(state, 0, cards, SHOWN)
    assert len(state.discard) == count


def test_q11_cards_lie_in_the_order_laid() -> None:
    state = table("7/2 8/0 9/4", "10/0", draw="5/3")
    canonical = next(a for a in state.legal(0) if isinstance(a, Play) and len(a.places) == 3)
    assert canonical.places == (0, 1, 2)
    act(state, 0, "9/4 7/2 8/0", SHOWN)
    assert texts(state, state.discard) == "9/4 7/2 8/0"


def test_q12_the_shown_side_becomes_the_front() -> None:
    state = table("7/2 1/0", "10/0", draw="4/9")
    act(state, 0, "7/2", SHOWN)
    assert hand(state, 0) == "1/0 4/9"


def test_q12_the_hidden_side_becomes_the_front_unseen() -> None:
    state = table("7/2 1/0", "10/0", draw="4/9")
    act(state, 0, "7/2")
    before = state.observe(0)
    assert before.draw[0] == (4, None)
    act(state, 0, HIDDEN)
    assert hand(state, 0) == "1/0 9/4"


def test_q12_the_choice_is_final() -> None:
    match = Match(QUANDO, [Player("A"), Player("B")], seed=5)
    match.begin_round()
    seat = match.to_act()[0]
    match.submit(seat, match.truth.legal(seat)[0])
    match.submit(seat, HIDDEN)
    with pytest.raises(Refusal):
        match.undo(seat)


def test_q12_holds_for_penalties_too() -> None:
    state = table("8/0 8/1 8/2 5/1", "9/1", draw="3/10 4/9")
    act(state, 0, "8/0 8/1 8/2", SHOWN)
    assert state.legal(1) == DRAWS
    act(state, 1, HIDDEN)
    assert hand(state, 1) == "9/1 9/4"


def test_q13_a_turn_never_ends_with_an_empty_hand() -> None:
    state = table("7/2", "10/0", draw="4/9")
    act(state, 0, "7/2")
    assert hand(state, 0) == ""
    assert state.legal(0) == DRAWS
    act(state, 0, SHOWN)
    assert hand(state, 0) == "4/9"


# -------------------------------------------------------------- legal actions, whole


def brute_force(state: QuandoRound, seat: int) -> set[frozenset[int]]:
    """Every set of places in the hand that `check` accepts as a play."""
    places = range(len(state.cards(seat)))
    found = set()
    for size in range(1, len(places) + 1):
        for chosen in combinations(places, size):
            try:
                state.check(seat, Play(chosen))
            except Refusal:
                continue
            found.add(frozenset(chosen))
    return found


@pytest.mark.parametrize("seed", range(30))
def test_q9_q10_legal_plays_are_all_plays_that_the_rules_accept(seed: int) -> None:
    options = QUANDO.check_options(2, {"hand_size": 10})
    state = QUANDO.begin(options, QUANDO.deal(2, options, None, Chance(seed)), (0, 0))
    seat = state.actor
    plays = [action for action in state.legal(seat) if isinstance(action, Play)]
    assert len(plays) == len({frozenset(action.places) for action in plays})
    assert {frozenset(action.places) for action in plays} == brute_force(state, seat)


def test_q11_every_order_of_a_play_is_accepted() -> None:
    state = table("7/2 8/0 9/4 3/1", "10/0")
    for order in permutations(play(state, 0, "7/2 8/0 9/4").places):
        state.check(0, Play(order))


def test_no_card_is_played_twice_and_none_that_is_not_held() -> None:
    state = table("7/2 7/3", "7/4")
    for places in [(0, 0), (0, 2), (99,), (-1,)]:
        with pytest.raises(IllegalAction, match=r"not_in_hand|card_twice"):
            state.check(0, Play(places))
    with pytest.raises(IllegalAction, match="nothing_played"):
        state.check(0, Play(()))


def test_nothing_is_possible_when_the_round_is_over() -> None:
    state = knocked_with("7/2", "3/1")
    for seat, action in product((0, 1), (KNOCK, PASS, SHOWN, Play((0,)))):
        assert state.legal(seat) == ()
        with pytest.raises(WrongPhase, match="round_over"):
            state.check(seat, action)
