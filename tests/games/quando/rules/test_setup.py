"""The rules of Quando by their numbers: the cards, the deal, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from quando_desktop.games.quando.rules.cards import PAIRS
from quando_desktop.games.quando.rules.deal import QuandoDeal
from quando_desktop.games.quando.rules.game import Quando
from tests.games.quando.rounds import SHOWN, act, hand, table

QUANDO = Quando()


def deal(seats: int, seed: int = 1) -> QuandoDeal:
    return QUANDO.deal(seats, QUANDO.check_options(seats, {}), None, Chance(seed))


def test_q1_every_pair_of_numbers_is_one_card() -> None:
    assert len(PAIRS) == 55
    assert set(PAIRS) == {(a, b) for a in range(11) for b in range(11) if a < b}
    assert set(Counter(n for pair in PAIRS for n in pair).values()) == {10}


@pytest.mark.parametrize(("seats", "size"), [(2, 8), (3, 8), (4, 7), (5, 7), (6, 7)])
def test_q2_hands_of_eight_or_seven(seats: int, size: int) -> None:
    assert [len(cards) for cards in deal(seats).hands] == [size] * seats


def test_q2_two_to_six_players() -> None:
    assert list(QUANDO.seats) == [2, 3, 4, 5, 6]


def test_q3_order_and_upper_sides_are_fair_and_independent() -> None:
    """Over 2,000 deals each card lies everywhere, and either side up, about equally often."""
    first, up = Counter[tuple[int, int]](), Counter[bool]()
    for seed in range(2000):
        dealt = deal(6, seed)
        for a, b in dealt.hands[0]:
            first[min(a, b), max(a, b)] += 1
            up[a < b] += 1
    expected = 2000 * 7 / 55
    assert all(abs(first[pair] - expected) < 5 * expected**0.5 for pair in PAIRS)
    assert abs(up[True] - up[False]) < 5 * (2000 * 7) ** 0.5


def test_q4_the_side_that_lies_up_becomes_the_back() -> None:
    """A deal names a hand's cards by front and back, and the front is what counts."""
    state = table("7/2", "10/0")
    assert hand(state, 0) == "7/2"
    act(state, 0, "7/2", SHOWN)
    assert state.front[state.discard[0]] == 7


def test_q6_the_rest_is_the_draw_pile_and_nothing_is_discarded() -> None:
    options = QUANDO.check_options(4, {})
    state = QUANDO.begin(options, deal(4), (0,) * 4)
    assert len(state.draw) == 55 - 4 * 7
    assert state.discard == []


def test_q7_the_first_dealer_is_random_or_chosen() -> None:
    assert {deal(4, seed).dealer for seed in range(60)} == {0, 1, 2, 3}
    match = Match(QUANDO, [Player("A"), Player("B"), Player("C")], seed=1, first_dealer=2)
    match.begin_round()
    assert match.to_act() == (0,)


def test_q7_the_deal_moves_clockwise_and_the_left_of_the_dealer_begins() -> None:
    options = QUANDO.check_options(3, {})
    previous = deal(3)
    following = QUANDO.deal(3, options, previous, Chance(2))
    assert following.dealer == (previous.dealer + 1) % 3
    state = QUANDO.begin(options, following, (0,) * 3)
    assert state.to_act() == ((following.dealer + 1) % 3,)


def test_q7_play_goes_clockwise() -> None:
    state = table("7/2 1/2", "8/2 1/3", "9/2 1/4")
    order = []
    for _ in range(6):
        order.append(state.actor)
        act(state, state.actor, hand(state, state.actor).split()[0], SHOWN)
    assert order == [0, 1, 2, 0, 1, 2]


def test_hand_size_option_is_bounded_by_the_deck() -> None:
    sizes = {seats: QUANDO.options(seats)[2].maximum for seats in QUANDO.seats}
    assert sizes == {2: 18, 3: 18, 4: 13, 5: 10, 6: 9}
