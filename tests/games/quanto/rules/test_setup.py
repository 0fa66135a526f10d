"""The rules of Quanto by their numbers: the cards, the deal, the display, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.games.quanto.rules.cards import (
    DECK,
    JOKER,
    TILES,
    QuantoDeal,
    hand_order,
    is_rainbow,
    text,
    value_of,
)
from quando_desktop.games.quanto.rules.events import DisplayFilled, Drew
from tests.games.quanto.rounds import QUANTO, act, display, kinds, made_round, texts


def deal(seats: int, seed: int = 1) -> QuantoDeal:
    return QUANTO.deal(seats, QUANTO.check_options(seats, {}), None, Chance(seed))


def test_n1_nine_of_each_number_and_two_jokers() -> None:
    assert len(DECK) == 110
    values = Counter(map(value_of, DECK))
    assert values == Counter(dict.fromkeys(range(1, 13), 9) | {0: 2})
    assert DECK.count(JOKER) == 2


def test_n1_eight_tiles_lie_in_the_middle() -> None:
    assert list(TILES) == [5, 6, 7, 8, 9, 10, 11, 12]
    assert made_round("1", "2").observe(0).tiles == tuple(TILES)


def test_n2_one_rainbow_card_of_each_number_from_4() -> None:
    rainbows = [card for card in DECK if is_rainbow(card)]
    assert sorted(map(value_of, rainbows)) == list(range(4, 13))


def test_cards_are_written_as_in_records() -> None:
    assert texts(kinds("1 7 12 4r 12r J")) == "1 7 12 4r 12r J"
    assert texts(sorted(kinds("J 12r 12 7r 7 1"), key=hand_order)) == "1 7 7r 12 12r J"
    assert len({text(card) for card in DECK}) == 22


def test_n3_two_to_six_players() -> None:
    assert list(QUANTO.seats) == [2, 3, 4, 5, 6]


@pytest.mark.parametrize(("seats", "size"), [(2, 4), (3, 4), (4, 4), (5, 5), (6, 5)])
def test_n3_hands_and_display_of_four_or_five(seats: int, size: int) -> None:
    for seed in range(40):
        dealt = deal(seats, seed)
        assert [len(hand) for hand in dealt.hands] == [size] * seats
        assert len(dealt.display) == size + sum(map(is_rainbow, dealt.display))
        assert sorted((*sum(dealt.hands, ()), *dealt.display, *dealt.draw)) == list(DECK)


def test_n3_deals_are_fair() -> None:
    """Over 1,000 deals each kind of card is about as often in a hand as there are of it."""
    seen = Counter[int]()
    for seed in range(1000):
        seen.update(deal(4, seed).hands[2])
    for kind, copies in Counter(DECK).items():
        expected = 4000 * copies / 110
        assert abs(seen[kind] - expected) < 5 * expected**0.5


def test_n4_a_rainbow_card_in_the_first_display_brings_another_card() -> None:
    sizes = Counter(len(deal(2, seed).display) for seed in range(300))
    assert sizes[4] > 100
    assert sizes[5] > 50
    assert sizes[6] > 5


def test_n4_refilling_counts_rainbow_cards_as_they_are_turned_up() -> None:
    """The 9r wants one more card, that is a 10r, which wants another one."""
    state = made_round("7 1", "2 2", display="7 12 11", draw="9r 10r 1 2 3 4")
    events = act(state, 0, "capture", card="7", groups="7")
    assert display(state) == "12 11 9r 10r 1 2"
    assert DisplayFilled(kinds("9r 10r 1 2")) in events


def test_n4_the_size_falls_back_when_rainbow_cards_leave() -> None:
    state = made_round("7 1", "2 2", display="7r 12 11 10 9", draw="1 2 3 4 5 6")
    act(state, 0, "capture", card="7", groups="7r")
    assert display(state) == "12 11 10 9"


def test_n4_a_display_that_is_larger_is_not_reduced_and_not_refilled() -> None:
    state = made_round("6 1", "2 2", display="7 7 7 12 12", draw="8 2 3 4 5 6")
    events = act(state, 0, "discard", card="6")
    assert display(state) == "7 7 7 12 12 6"
    assert not any(isinstance(event, DisplayFilled) for event in events)


def test_n4_each_rainbow_card_counts_and_equal_places_stay() -> None:
    """A display as large as its rainbow cards want it is full."""
    state = made_round("6 1", "2 2", display="7r 8r 12 11 12", draw="9 2 3 4 5 6")
    events = act(state, 0, "discard", card="6")
    assert display(state) == "7r 8r 12 11 12 6"
    assert [type(event) for event in events if isinstance(event, DisplayFilled | Drew)] == [Drew]


def test_n5_the_left_of_the_dealer_begins_and_it_goes_clockwise() -> None:
    options = QUANTO.check_options(3, {})
    for seed in range(6):
        dealt = deal(3, seed)
        state = QUANTO.begin(options, dealt, (0,) * 3)
        for step in (1, 2, 3, 4):
            assert state.to_act() == ((dealt.dealer + step) % 3,)
            while state.active == (dealt.dealer + step) % 3:
                state.apply(state.active, state.legal(state.active)[0])


def test_n5_the_first_dealer_is_random_or_chosen() -> None:
    assert {deal(4, seed).dealer for seed in range(60)} == {0, 1, 2, 3}
    options = QUANTO.check_options(4, {})
    assert QUANTO.deal(4, options, None, Chance(1), first_dealer=2).dealer == 2


def test_the_options_are_switches_and_teams_need_four() -> None:
    for seats in QUANTO.seats:
        teams, free = QUANTO.options(seats)
        assert (teams.key, teams.default, teams.is_switch) == ("teams", False, True)
        assert teams.maximum == (seats == 4)
        assert (free.key, free.default, free.is_switch) == ("free_discard", False, True)
