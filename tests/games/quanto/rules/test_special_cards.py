"""The rules of Quanto by their numbers: 1, 2, 3, rainbow cards and jokers."""

from __future__ import annotations

import pytest

from quando_desktop.engine.contract import IllegalAction, WrongPhase
from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.rules.events import (
    Captured,
    Collected,
    Discarded,
    DisplayFilled,
    Drew,
    LeftGame,
    PileEmpty,
    PlaysAgain,
    Stolen,
    TurnedUp,
)
from tests.games.quanto.rounds import act, display, hand, kinds, legal, made_round
from tests.games.quanto.rules.test_actions import refused


def test_n13_a_discarded_1_brings_a_card_of_everybodys_winnings() -> None:
    state = made_round(
        "1 5", "5", "5", "5", display="12 12 12 12", winnings=(3, 2, 0, 1), draw="9 9"
    )
    events = act(state, 0, "discard", card="1")
    assert state.winnings == [5, 1, 0, 0]
    assert events[:2] == [Discarded(0, 1, False), Collected(0, (1, 3))]
    assert display(state) == "12 12 12 12 1"


def test_n13_only_when_it_is_discarded() -> None:
    state = made_round("1 5", "5", display="1 12", winnings=(0, 4))
    act(state, 0, "capture", card="1", groups="1")
    assert state.winnings == [2, 4]


def test_n13_nobody_has_winnings() -> None:
    state = made_round("1 5", "5", display="12 12")
    events = act(state, 0, "discard", card="1")
    assert state.winnings == [0, 0]
    assert not any(isinstance(event, Collected) for event in events)


def test_n14_a_discarded_2_is_followed_by_another_card() -> None:
    state = made_round("2 12 6", "5", display="12 12 11", draw="9 8 7")
    events = act(state, 0, "discard", card="2")
    assert events == [Discarded(0, 2, False), PlaysAgain(0)]
    assert state.to_act() == (0,)
    assert (state.phase, state.again) == (Phase.PLAY, True)
    assert hand(state, 0) == "6 12"
    events = act(state, 0, "capture", card="12", groups="12, 12")
    assert [type(event) for event in events] == [Captured, DisplayFilled, Drew, PileEmpty]
    assert display(state) == "11 2 9 8"
    assert hand(state, 0) == "6 7"
    assert state.to_act() == (1,)


def test_n14_another_2_chains_and_captures_can_use_the_first() -> None:
    state = made_round("2 2 2 6", "5", display="12 12 12 11")
    act(state, 0, "discard", card="2")
    assert legal(state, 0, "2") == ["capture"], "the first 2 lies there now"
    act(state, 0, "capture", card="2", groups="2")
    assert state.winnings == [2, 0]
    free = made_round("2 2 6", "5", display="12 12 12 11", free_discard=True)
    act(free, 0, "discard", card="2")
    events = act(free, 0, "discard", card="2")
    assert events[-1] == PlaysAgain(0)
    assert free.to_act() == (0,)


def test_n14_with_an_empty_hand_nothing_further_happens() -> None:
    state = made_round("2", "5", display="12 12", draw="9 8 7 6 5")
    events = act(state, 0, "discard", card="2")
    assert not any(isinstance(event, PlaysAgain) for event in events)
    assert display(state) == "12 12 2 9"
    assert hand(state, 0) == "5 6 7 8"
    assert state.to_act() == (1,)


def test_n15_a_discarded_3_turns_up_three_cards_to_choose_from() -> None:
    state = made_round("3 6", "5", display="12 11 11 10", draw="9 12 1 8 7")
    events = act(state, 0, "discard", card="3")
    assert events == [Discarded(0, 3, False), TurnedUp(0, kinds("9 12 1"))]
    assert state.phase is Phase.CHOOSE
    assert state.observe(1).turned_up == kinds("9 12 1")
    with pytest.RaisesExc(IllegalAction, match="^not_turned_up$"):
        act(state, 0, "discard", card="6", revealed=True)
    events = act(state, 0, "capture", card="12", groups="12", revealed=True)
    assert events[:2] == [
        Captured(0, 12, 12, (kinds("12"),), None, chosen=True),
        LeftGame(kinds("9 1")),
    ]
    assert state.winnings == [2, 0]
    assert display(state) == "11 11 10 3"
    assert hand(state, 0) == "6 7 8"


def test_n15_any_of_the_three_may_be_chosen_and_discarded_if_it_can_do_nothing() -> None:
    state = made_round("3 6", "5", display="12 11", draw="6 12 5 8 7", quantos={0: (7, "3 4")})
    act(state, 0, "discard", card="3")
    assert legal(state, 0, "6") == ["discard"]
    assert legal(state, 0, "12") == ["capture"]
    assert legal(state, 0, "5") == ["discard"]
    act(state, 0, "discard", card="6", revealed=True)
    assert display(state) == "12 11 3 6"


def test_n15_a_3_among_them_chains_and_so_do_a_1_and_a_2() -> None:
    state = made_round(
        "3 6", "5", display="12 11 10", draw="3 9 8 2 4 4 7", winnings=(0, 3), free_discard=True
    )
    act(state, 0, "discard", card="3")
    events = act(state, 0, "discard", card="3", revealed=True)
    assert events == [
        Discarded(0, 3, chosen=True),
        LeftGame(kinds("9 8")),
        TurnedUp(0, kinds("2 4 4")),
    ]
    events = act(state, 0, "discard", card="2", revealed=True)
    assert events == [Discarded(0, 2, chosen=True), LeftGame(kinds("4 4")), PlaysAgain(0)]
    assert state.phase is Phase.PLAY
    act(state, 0, "discard", card="6")
    assert state.to_act() == (1,)
    state = made_round(
        "3 6", "5", display="12 11 10", draw="1 9 8", winnings=(0, 3), free_discard=True
    )
    act(state, 0, "discard", card="3")
    events = act(state, 0, "discard", card="1", revealed=True)
    assert events[:3] == [Discarded(0, 1, chosen=True), LeftGame(kinds("9 8")), Collected(0, (1,))]
    assert state.winnings == [1, 2]


def test_n15_fewer_cards_if_there_are_fewer_and_none_without_a_pile() -> None:
    state = made_round("3 6", "5", display="12 11 10", draw="9 8", quantos={0: (5, "1 4")})
    events = act(state, 0, "discard", card="3")
    assert events[-2:] == [TurnedUp(0, kinds("9 8")), PileEmpty()]
    act(state, 0, "discard", card="9", revealed=True)
    assert display(state) == "12 11 10 3 9"
    state = made_round("3 6", "5", display="12 11 10")
    act(state, 0, "discard", card="3")
    assert state.to_act() == (1,)


def test_n15_a_single_card_turned_up_leaves_nothing() -> None:
    state = made_round("3 6", "5", display="12 11 10", draw="9", quantos={0: (5, "1 4")})
    act(state, 0, "discard", card="3")
    events = act(state, 0, "discard", card="9", revealed=True)
    assert not any(isinstance(event, LeftGame) for event in events)


def test_n15_a_quanto_is_formed_extended_taken_and_stolen_with_a_chosen_card() -> None:
    for beside, lying, quantos, do in [
        ("4", "8 1", {}, {"do": "form", "with_": "8", "tile": 12, "groups": ""}),
        ("4", "8 1", {0: (12, "6 6")}, {"do": "extend", "with_": "8"}),
        ("12", "8 1", {0: (12, "6 6")}, {"do": "take", "groups": ""}),
        ("J", "8 1", {1: (12, "6 6")}, {"do": "steal", "victim": 1}),
    ]:
        state = made_round("3 6", "5", display=lying, draw=f"9 9 {beside}", quantos=quantos,
                      free_discard=True)  # fmt: skip
        act(state, 0, "discard", card="3")
        events = act(state, 0, **do, card=beside, revealed=True)  # type: ignore[arg-type]
        assert getattr(events[0], "chosen") is True  # noqa: B009


def test_n16_a_rainbow_card_that_captures_brings_one_more_card() -> None:
    state = made_round("8r 6", "5", display="8 12 11")
    act(state, 0, "capture", card="8r", groups="8", bonus="11")
    assert state.winnings == [3, 0]
    assert display(state) == "12"


def test_n16_also_when_it_takes_the_quanto_or_was_chosen_after_a_3() -> None:
    state = made_round("8r 6", "5", display="12 11", quantos={0: (8, "4 4")})
    act(state, 0, "take", card="8r", groups="", bonus="12")
    assert state.winnings == [4, 0]
    state = made_round("3 6", "5", display="12 11", draw="12r 7 7")
    act(state, 0, "discard", card="3")
    act(state, 0, "capture", card="12r", groups="12", bonus="3", revealed=True)
    assert state.winnings == [3, 0]
    assert display(state) == "11"


def test_n16_it_need_not_be_taken() -> None:
    state = made_round("8r 6", "5", display="8 12 11")
    act(state, 0, "capture", card="8r", groups="8")
    assert state.winnings == [2, 0]


def test_n16_not_with_a_plain_card_nor_for_what_is_gone_nor_forming() -> None:
    state = made_round("8 8r 6", "5", display="8 12 4")
    with refused("no_bonus"):
        act(state, 0, "capture", card="8", groups="8", bonus="12")
    with refused("not_in_display"):
        act(state, 0, "capture", card="8r", groups="8", bonus="8")
    act(state, 0, "form", card="8r", with_="4", tile=12, groups="12", bonus="8")
    assert display(state) == "8", "forming knows no card of choice"


def test_n17_a_played_joker_has_one_value() -> None:
    state = made_round("J 6", "5", display="9 4 5 7")
    act(state, 0, "capture", card="J", value=9, groups="9, 4 5")
    assert state.winnings == [4, 0]
    state = made_round("J 6", "5", display="9 4 5 7")
    with refused("group_sum"):
        act(state, 0, "capture", card="J", value=9, groups="9, 7")


def test_n17_a_joker_in_the_display_is_valued_anew_in_each_use() -> None:
    """One joker is 2 beside the 7, the other one 9 alone; two in one group share the rest."""
    state = made_round("9 6", "5", display="J J 7 12")
    act(state, 0, "capture", card="9", groups="7 J, J")
    assert state.winnings == [4, 0]
    state = made_round("9 6", "5", display="J J 7 12")
    act(state, 0, "capture", card="9", groups="7 J J")
    assert state.winnings == [4, 0]
    state = made_round("8 6", "5", display="J J 7 12")
    with refused("group_sum"):
        act(state, 0, "capture", card="8", groups="7 J J")


def test_n17_a_joker_is_1_to_12() -> None:
    state = made_round("J 7 6", "5", display="7 J 12")
    for value in (0, 13, -1):
        with refused("joker_value"):
            act(state, 0, "capture", card="J", value=value, groups="7")
    with refused("group_sum"):
        act(state, 0, "capture", card="7", groups="7 J")
    with refused("not_a_joker"):
        act(state, 0, "capture", card="7", value=12, groups="12")


def test_n17_jokers_form_extend_and_take() -> None:
    state = made_round("J 6", "5", display="5 12")
    act(state, 0, "form", card="J", value=7, with_="5", tile=12, groups="12")
    assert state.observe(0).quantos[0] == (12, kinds("J 5 12"))
    state = made_round("3 6", "5", display="J 12")
    act(state, 0, "form", card="3", with_="J", tile=5, groups="")
    assert state.quanto_tiles == [5, 0]
    state = made_round("J 6", "5", display="J 12", quantos={0: (8, "4 4")})
    act(state, 0, "extend", card="J", value=3, with_="J")
    assert state.quanto_cards[0] == kinds("4 4 J J")
    state = made_round("J 6", "5", display="12", quantos={0: (8, "4 4")})
    act(state, 0, "take", card="J", value=8, groups="")
    assert state.winnings == [3, 0]


def test_n17_a_joker_beside_the_card_stands_for_at_least_1() -> None:
    state = made_round("8 6", "5", display="J 12")
    with refused("form_sum"):
        act(state, 0, "form", card="8", with_="J", tile=8, groups="")
    act(state, 0, "form", card="8", with_="J", tile=9, groups="")


def test_n17_a_discarded_joker_has_no_power() -> None:
    state = made_round("J 6", "5", winnings=(0, 4), draw="9 8 7", free_discard=True)
    events = act(state, 0, "discard", card="J")
    assert [type(event) for event in events] == [Discarded, DisplayFilled, PileEmpty]
    assert state.winnings == [0, 4]
    assert state.to_act() == (1,)


def test_n18_a_joker_steals_a_whole_quanto() -> None:
    state = made_round("J 6", "5", "5", display="12 8", quantos={1: (8, "4 4 8"), 2: (9, "4 5")})
    events = act(state, 0, "steal", card="J", victim=1)
    assert events[0] == Stolen(0, 1, 8, kinds("4 4 8"), False)
    assert state.winnings == [4, 0, 0]
    assert state.quanto_tiles == [0, 0, 9]
    assert 8 in state.observe(0).tiles
    assert display(state) == "12 8", "no further groups"


def test_n18_also_with_an_own_quanto_which_stays() -> None:
    state = made_round("J 6", "5", display="12", quantos={0: (9, "4 5"), 1: (8, "4 4")})
    act(state, 0, "steal", card="J", victim=1)
    assert state.quanto_tiles == [9, 0]


def test_n18_only_with_a_joker_and_only_from_somebody_who_has_one() -> None:
    state = made_round("J 6", "5", "5", display="12", quantos={0: (9, "4 5"), 1: (8, "4 4")})
    with refused("victim_no_quanto"):
        act(state, 0, "steal", card="J", victim=2)
    with refused("victim_no_quanto"):
        act(state, 0, "steal", card="J", victim=7)
    with refused("own_quanto"):
        act(state, 0, "steal", card="J", victim=0)
    state = made_round("8 6", "5", display="12", quantos={1: (8, "4 4")})
    with refused("not_in_hand"):
        act(state, 0, "steal", card="J", victim=1)


def test_n18_not_as_the_last_capture() -> None:
    """Only action 1 counts for the display that is left over (N20)."""
    state = made_round("J", "5", display="12", quantos={1: (8, "4 4")})
    act(state, 0, "steal", card="J", victim=1)
    assert state.last_capture < 0


def test_answers_have_their_time() -> None:
    state = made_round("6 1", "5", display="12")
    for do, data in (("accept", {"returns": "6"}), ("decline", {})):
        with pytest.raises(WrongPhase, match=r"^play$"):
            act(state, 0, do, **data)
