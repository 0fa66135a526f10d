"""The rules of Quanto by their numbers: a turn and its three actions."""

from __future__ import annotations

import pytest

from quando_desktop.engine.contract import IllegalAction
from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.rules.events import (
    Captured,
    Discarded,
    DisplayFilled,
    Drew,
    Extended,
    Formed,
    Taken,
)
from tests.games.quanto.rounds import act, display, hand, kinds, legal, made_round, texts


def refused(reason: str) -> pytest.RaisesExc[IllegalAction]:
    return pytest.RaisesExc(IllegalAction, match=f"^{reason}$")


def test_n6_one_card_then_the_display_and_then_the_hand_are_refilled() -> None:
    state = made_round("7 1 2 3", "5 5 5 5", display="7 12 12 11", draw="8 9 10 10")
    events = act(state, 0, "capture", card="7", groups="7")
    assert [type(event) for event in events] == [Captured, DisplayFilled, Drew]
    assert display(state) == "12 12 11 8"
    assert hand(state, 0) == "1 2 3 9"
    assert state.to_act() == (1,)
    assert texts(list(reversed(state.draw))) == "10 10"


def test_n6_with_five_players_hand_and_display_go_to_five() -> None:
    state = made_round("7 1 2 3 4", *["5"] * 4, display="7 12 12 11 10", draw="8 9 10 10")
    act(state, 0, "capture", card="7", groups="7")
    assert display(state) == "12 12 11 10 8"
    assert hand(state, 0) == "1 2 3 4 9"


def test_n7_groups_are_equal_cards_or_sums() -> None:
    state = made_round("7 1", "5", display="7 7r 3 4 1 1 5 12")
    events = act(state, 0, "capture", card="7", groups="7, 7r, 3 4, 1 1 5")
    assert state.winnings == [8, 0]
    assert display(state) == "12"
    assert events[0] == Captured(
        0, kinds("7")[0], 7, (kinds("7"), kinds("7r"), kinds("3 4"), kinds("1 1 5")), None, False
    )


def test_n7_some_of_the_groups_may_stay() -> None:
    state = made_round("7 1", "5", display="7 7 3 4")
    act(state, 0, "capture", card="7", groups="3 4")
    assert state.winnings == [3, 0]
    assert display(state) == "7 7"


def test_n7_at_least_one_group_of_the_right_sum_and_every_card_once() -> None:
    state = made_round("7 1", "5", display="7 3 4 2 5")
    for groups, reason in [
        ("", "no_group"),
        ("3 5", "group_sum"),
        ("7, 2", "group_sum"),
        ("6", "not_in_display"),
        ("3 4, 4", "not_in_display"),
        ("7, 7", "not_in_display"),
    ]:
        with refused(reason):
            act(state, 0, "capture", card="7", groups=groups)
    assert display(state) == "7 3 4 2 5"


def test_n7_winnings_count_the_played_card_too() -> None:
    state = made_round("7 1", "5", display="7")
    act(state, 0, "capture", card="7", groups="7")
    assert state.winnings == [2, 0]


def test_n8_two_cards_begin_a_quanto_with_the_tile_of_their_sum() -> None:
    state = made_round("3 1", "5", display="5 12")
    events = act(state, 0, "form", card="3", with_="5", tile=8, groups="")
    assert events[0] == Formed(0, 3, 3, 5, 8, (), False)
    assert state.observe(1).quantos[0] == (8, kinds("3 5"))
    assert 8 not in state.observe(1).tiles
    assert state.winnings == [0, 0]
    assert display(state) == "12"


def test_n8_further_groups_of_the_tile_join_at_once() -> None:
    state = made_round("3 1", "5", display="5 8 8r 6 2 12")
    act(state, 0, "form", card="3", with_="5", tile=8, groups="8, 8r, 6 2")
    assert state.observe(0).quantos[0] == (8, kinds("3 5 8 8r 6 2"))
    assert display(state) == "12"


def test_n8_the_card_beside_it_is_in_no_group() -> None:
    state = made_round("3 1", "5", display="5 3")
    with refused("not_in_display"):
        act(state, 0, "form", card="3", with_="5", tile=8, groups="3 5")


def test_n8_the_sum_must_be_a_tile_in_the_middle() -> None:
    state = made_round("3 10 1", "5 6", display="5 1 3 10", quantos={1: (8, "4 4")})
    with refused("tile_taken"):
        act(state, 0, "form", card="3", with_="5", tile=8, groups="")
    with refused("form_sum"):
        act(state, 0, "form", card="3", with_="5", tile=9, groups="")
    for card, beside, tile in [("3", "1", 4), ("10", "3", 13), ("10", "10", 20)]:
        with refused("no_such_tile"):
            act(state, 0, "form", card=card, with_=beside, tile=tile, groups="")
    forms = made_round("3 1", "5 6", display="5", quantos={1: (8, "4 4")})
    assert legal(forms, 0, "3") == ["discard"]


def test_n8_only_without_an_own_quanto() -> None:
    state = made_round("3 1", "5", display="5", quantos={0: (12, "6 6")})
    with refused("has_quanto"):
        act(state, 0, "form", card="3", with_="5", tile=8, groups="")
    assert "form" not in legal(state, 0, "3")


def test_n8_a_further_group_must_have_the_value_of_the_tile() -> None:
    state = made_round("3 1", "5", display="5 3 9")
    with refused("group_sum"):
        act(state, 0, "form", card="3", with_="5", tile=8, groups="3")


def test_n9_the_card_and_cards_of_the_display_add_up_to_the_tile() -> None:
    state = made_round("2 1", "5", display="6 1 5 3", quantos={0: (8, "4 4")})
    events = act(state, 0, "extend", card="2", with_="1 5")
    assert events[0] == Extended(0, 2, 2, kinds("1 5"), 0, 8, False)
    assert state.observe(0).quantos[0] == (8, kinds("4 4 2 1 5"))
    assert display(state) == "6 3"
    assert state.winnings == [0, 0]


def test_n9_the_sum_must_be_met_with_at_least_one_card() -> None:
    state = made_round("2 8 1", "5", display="6 1 5 3", quantos={0: (8, "4 4")})
    with refused("extend_sum"):
        act(state, 0, "extend", card="2", with_="5")
    with refused("no_group"):
        act(state, 0, "extend", card="8", with_="")
    with refused("not_in_display"):
        act(state, 0, "extend", card="2", with_="3 3")


def test_n9_without_a_quanto_there_is_nothing_to_extend() -> None:
    state = made_round("2 1", "5", display="6", quantos={1: (8, "4 4")})
    with refused("no_quanto"):
        act(state, 0, "extend", card="2", with_="6")
    with refused("not_your_quanto"):
        act(state, 0, "extend", card="2", with_="6", owner=1)


def test_n10_a_card_equal_to_the_tile_takes_the_quanto() -> None:
    state = made_round("8 1", "5", display="5 12", quantos={0: (8, "4 4 8")})
    events = act(state, 0, "take", card="8", groups="")
    assert events[0] == Taken(0, 8, 8, kinds("4 4 8"), (), None, False)
    assert state.winnings == [4, 0]
    assert state.observe(0).quantos == (None, None)
    assert 8 in state.observe(0).tiles


def test_n10_further_groups_of_the_tile_come_along() -> None:
    state = made_round("8r 1", "5", display="5 3 8 12", quantos={0: (8, "4 4")})
    act(state, 0, "take", card="8r", groups="5 3, 8")
    assert state.winnings == [6, 0]
    assert display(state) == "12"


def test_n10_only_with_the_card_of_the_tile() -> None:
    state = made_round("7 1", "5", display="7", quantos={0: (8, "4 4")})
    with refused("not_the_tile"):
        act(state, 0, "take", card="7", groups="")
    state = made_round("8 1", "5", display="7", quantos={1: (8, "4 4")})
    with refused("no_quanto"):
        act(state, 0, "take", card="8", groups="")


def test_n10_the_card_of_the_tile_may_capture_instead() -> None:
    state = made_round("8 1", "5", display="5 3", quantos={0: (8, "4 4")})
    assert {*legal(state, 0, "8")} == {"capture", "take"}
    act(state, 0, "capture", card="8", groups="5 3")
    assert state.quanto_tiles[0] == 8
    assert state.winnings == [3, 0]


def test_n11_a_quanto_is_no_winnings_until_it_is_taken() -> None:
    state = made_round("3 8 1", "11 12", display="5 8 12", draw="9 10 10 10")
    act(state, 0, "form", card="3", with_="5", tile=8, groups="8")
    act(state, 1, "capture", card="12", groups="12")
    assert state.winnings == [0, 2]
    act(state, 0, "take", card="8", groups="")
    assert state.winnings == [4, 2]


def test_n12_a_card_that_can_do_nothing_is_discarded_into_the_display() -> None:
    state = made_round("6 1", "5", display="12 11 7")
    assert legal(state, 0, "6") == ["discard"]
    events = act(state, 0, "discard", card="6")
    assert events[0] == Discarded(0, 6, False)
    assert display(state) == "12 11 7 6"
    assert state.to_act() == (1,)


@pytest.mark.parametrize(
    ("hand", "lying", "quantos"),
    [
        ("6 1", "6 12", {0: (12, "6 6")}),  # capture
        ("6 1", "5 1 12", {0: (12, "6 6")}),  # capture a sum
        ("6 1", "5", {}),  # form
        ("6 1", "3", {0: (9, "4 5")}),  # extend
        ("9 1", "12", {0: (9, "4 5")}),  # take
        ("J", "", {1: (9, "4 5")}),  # steal
        ("6 1", "J", {0: (12, "6 6")}),  # a joker can be anything
    ],
)
def test_n12_not_if_that_very_card_can_act(
    hand: str, lying: str, quantos: dict[int, tuple[int, str]]
) -> None:
    state = made_round(hand, "5", display=lying, quantos=quantos)
    card = hand.split(maxsplit=1)[0]
    assert "discard" not in legal(state, 0, card)
    with refused("can_act"):
        act(state, 0, "discard", card=card)
    free = made_round(hand, "5", display=lying, quantos=quantos, free_discard=True)
    assert "discard" in legal(free, 0, card)
    act(free, 0, "discard", card=card)


def test_n12_another_card_that_can_act_does_not_matter() -> None:
    state = made_round("6 12", "5", display="12 11 7")
    assert legal(state, 0, "6") == ["discard"]
    assert "discard" not in legal(state, 0, "12")


def test_n12_a_card_can_be_discarded_into_an_empty_display() -> None:
    state = made_round("6 J", "5")
    assert legal(state, 0, "6") == ["discard"]
    assert legal(state, 0, "J") == ["discard"]


def test_a_turn_belongs_to_one_player_and_one_card() -> None:
    state = made_round("6 1", "5", display="12 11 7")
    assert state.phase is Phase.PLAY
    assert state.legal(1) == ()
    with refused("not_in_hand"):
        act(state, 0, "discard", card="5")
