"""The rules of 7 ate 9 by their numbers: the cards and the deal."""

from __future__ import annotations

from collections import Counter

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import BadOption
from quando_desktop.games.seven_ate_nine.rules.cards import (
    DECK,
    KINDS,
    fits,
    make,
    step_of,
    targets,
    value_of,
    wrapped,
)
from quando_desktop.games.seven_ate_nine.rules.deal import SevenDeal
from tests.games.seven_ate_nine.rounds import SEVEN, cards, texts


def deal(seats: int, seed: int = 1) -> SevenDeal:
    return SEVEN.deal(seats, SEVEN.check_options(seats, {}), None, Chance(seed))


def test_s1_73_cards_of_values_1_to_10_and_steps_1_to_3() -> None:
    assert len(DECK) == 73
    assert {value_of(card) for card in DECK} == set(range(1, 11))
    assert {step_of(card) for card in DECK} == {1, 2, 3}
    assert set(DECK) == set(KINDS)
    assert len(KINDS) == 30


def test_s2_two_of_each_pair_and_thirteen_more() -> None:
    assert Counter(map(step_of, DECK)) == {1: 24, 2: 24, 3: 25}
    assert Counter(map(value_of, DECK)) == {1: 8, 2: 8, 3: 8} | dict.fromkeys(range(4, 11), 7)
    three = {kind for kind in KINDS if DECK.count(kind) == 3}
    assert three == {*cards("1/1 2/1 3/1 4/1 5/2 6/2 7/2 8/2 9/3 10/3 1/3 2/3 3/3")}
    assert {DECK.count(kind) for kind in KINDS} == {2, 3}


def test_cards_are_written_as_in_records() -> None:
    assert texts(cards("1/1 7/2 10/3")) == "1/1 7/2 10/3"
    assert make(7, 2) == cards("7/2")[0]


@pytest.mark.parametrize(("seats", "size"), [(2, 36), (3, 24), (4, 18)])
def test_s3_all_cards_are_dealt_evenly_and_the_last_one_lies_open(seats: int, size: int) -> None:
    for seed in range(30):
        dealt = deal(seats, seed)
        assert [len(stack) for stack in dealt.stacks] == [size] * seats
        assert sorted((*sum(dealt.stacks, ()), dealt.start)) == list(DECK)
        state = SEVEN.begin(SEVEN.check_options(seats, {}), dealt, (0,) * seats)
        assert state.pile == [dealt.start]


def test_s3_two_to_four_players() -> None:
    assert list(SEVEN.seats) == [2, 3, 4]
    assert SEVEN.live


def test_s3_deals_are_fair() -> None:
    """Over 1,000 deals each kind of card is about as often in a stack as there are of it."""
    seen = Counter[int]()
    starts = Counter[int]()
    for seed in range(1000):
        dealt = deal(4, seed)
        seen.update(dealt.stacks[2])
        starts[value_of(dealt.start)] += 1
    for kind, copies in Counter(DECK).items():
        expected = 18000 * copies / 73
        assert abs(seen[kind] - expected) < 5 * expected**0.5
    assert all(60 < starts[value] < 160 for value in range(1, 11))


def test_s4_the_first_four_of_each_stack_are_the_opening_hand() -> None:
    dealt = deal(3)
    state = SEVEN.begin(SEVEN.check_options(3, {}), dealt, (0, 0, 0))
    for seat, stack in enumerate(dealt.stacks):
        view = state.observe(seat)
        assert tuple(held.card for held in view.hand) == stack[:4]
        assert [held.held for held in view.hand] == [0, 1, 2, 3]
        assert view.arrivals == 4
        assert view.hand_sizes == (4, 4, 4)
        assert view.stack_sizes == (20, 20, 20)
        assert tuple(reversed(state.stacks[seat])) == stack[4:]


# ------------------------------------------------------------------ what fits


@pytest.mark.parametrize(("top", "values"), [("5/3", {8, 2}), ("9/3", {6, 2}), ("1/2", {3, 9})])
def test_s5_the_worked_examples_of_the_rulebook(top: str, values: set[int]) -> None:
    (card,) = cards(top)
    assert set(targets(card)) == values
    assert {value_of(kind) for kind in KINDS if fits(kind, card)} == values


def test_s5_a_card_fits_by_its_value_alone() -> None:
    (top,) = cards("5/3")
    assert texts(kind for kind in KINDS if fits(kind, top)) == "2/1 2/2 2/3 8/1 8/2 8/3"


@pytest.mark.parametrize(
    ("number", "value"),
    [(11, 1), (12, 2), (13, 3), (0, 10), (-1, 9), (-2, 8), (1, 1), (10, 10), (5, 5)],
)
def test_s6_above_10_and_below_1_it_goes_round(number: int, value: int) -> None:
    assert wrapped(number) == value


@pytest.mark.parametrize(
    ("top", "values"),
    [
        *[("10/1", (9, 1)), ("10/2", (8, 2)), ("10/3", (7, 3)), ("8/3", (5, 1))],
        *[("1/1", (10, 2)), ("2/3", (9, 5)), ("1/3", (8, 4)), ("3/3", (10, 6))],
    ],
)
def test_s6_a_top_card_near_the_ends(top: str, values: tuple[int, int]) -> None:
    assert targets(cards(top)[0]) == values


# ------------------------------------------------------------------- options


def test_s12_up_to_twice_as_many_games_as_players() -> None:
    for seats in SEVEN.seats:
        games = SEVEN.options(seats)[0]
        assert (games.key, games.default, games.values) == (
            "games",
            1,
            tuple(range(1, 2 * seats + 1)),
        )


def test_a_hand_limit_is_none_or_five_to_twenty() -> None:
    limit = SEVEN.options(3)[1]
    assert (limit.key, limit.default, limit.values) == ("hand_limit", 0, (0, *range(5, 21)))
    for value in limit.values:
        assert limit.check(value) == value
    for wrong in (-1, 1, 4, 21, True, None, "5"):
        with pytest.raises(BadOption):
            limit.check(wrong)


def test_the_lockout_is_a_switch_and_off() -> None:
    lockout = SEVEN.options(3)[2]
    assert (lockout.key, lockout.default, lockout.values) == ("lockout", False, (False, True))
    assert lockout.is_switch
