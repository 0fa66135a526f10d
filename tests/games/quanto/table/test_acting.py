"""Playing Quanto with the pointer: every way to act."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtTest import QTest

from quando_desktop.games.quanto.rules.actions import (
    Capture,
    Discard,
    Extend,
    Form,
    Phase,
    Steal,
    Take,
)
from quando_desktop.games.quanto.table import presenter
from quando_desktop.games.quanto.table.motion import Story
from quando_desktop.settings.settings import Sorting
from quando_desktop.table.audio.sounds import Sound
from tests.games.quanto.table.seat import QuantoSeat, Sit, act, drop_on, made_match

THEIRS = "4 5 6 7"
DRAW = "10 10 10 10 11 11 11 11 10 10 10"


@pytest.fixture
def table(sit: Sit) -> QuantoSeat:
    return sit(made_match("3 9 J 1", THEIRS, display="4r 5 9 2 7r 12")).begin()


def with_quanto(sit: Sit, hand: str, display: str) -> QuantoSeat:
    """The looker has formed a 9 of 4 and 5; Olive could only discard a 12."""
    match = made_match(f"4 {hand}", "12 12 12 12", display=f"5 {display}", draw=DRAW)
    act(match, 0, Form(4, 4, 5, 9))
    act(match, 1, Discard(12))
    return sit(match).begin()


@pytest.fixture
def victim(sit: Sit) -> QuantoSeat:
    """Olive has a quanto, and the looker a joker."""
    match = made_match("12 J 11 11", "4 1 1 1", display="5 10 10 10", draw=DRAW)
    act(match, 0, Discard(12))
    act(match, 1, Form(4, 4, 5, 9))
    return sit(match).begin()


@pytest.fixture
def choosing(sit: Sit) -> QuantoSeat:
    """A 3 has turned up three cards."""
    match = made_match("3 11 11 11", "4 4 4 4", display="12 12 10 10", draw="9 12 1 " + DRAW)
    act(match, 0, Discard(3))
    return sit(match).begin()


# ----------------------------------------------------------------------- choosing


def test_a_press_chooses_and_another_one_puts_back(table: QuantoSeat) -> None:
    table.click(table.own("9"))
    assert table.chosen == ["9"]
    table.click(table.own("3"))
    assert table.chosen == ["3"], "one card at a time"
    table.click(table.own("3"))
    assert table.chosen == []
    assert table.marked == []
    assert table.ways == {}
    assert table.sounds.heard[-3:] == [Sound.SELECT, Sound.SELECT, Sound.BACK]


def test_the_largest_capture_is_proposed_and_done(table: QuantoSeat) -> None:
    table.click(table.own("9"))
    assert table.marked == ["4r", "5", "9", "2", "7r"]
    assert table.ways["way", "capture"] == "Capture: 3 groups, 6 cards"
    table.click(("way", "capture"))
    assert table.last() == Capture(9, 9, ((2, 23), (5, 20), (9,)))
    assert table.view.winnings[0] == 6
    assert table.chosen == []


def test_a_double_press_does_the_largest_thing(table: QuantoSeat) -> None:
    table.double_click(table.own("9"))
    assert table.view.winnings[0] == 6


def test_a_double_press_forgets_what_was_put_together_before(table: QuantoSeat) -> None:
    table.click(table.own("9"))
    table.click(table.lying("2"))
    table.double_click(table.own("9"))
    assert table.view.winnings[0] == 6


def test_the_groups_can_be_changed(table: QuantoSeat) -> None:
    table.click(table.own("9"))
    table.click(table.lying("9"))
    assert table.ways["way", "capture"] == "Capture: 2 groups, 5 cards"
    table.click(table.lying("2"))
    before = table.match.revision
    table.click(("way", "capture"))
    assert table.match.revision == before, "the 7 stands alone"
    assert "7 is not 9" in table.toast
    table.click(table.lying("7r"))
    table.click(("way", "capture"))
    assert table.last() == Capture(9, 9, ((5, 20),))


def test_the_running_sum_is_seen(table: QuantoSeat) -> None:
    table.click(table.own("9"))
    whole = table.image()
    table.click(table.lying("2"))
    shown = table.scenery
    assert [group.total for group in shown.groups if not group.is_whole] == [7]
    assert shown.target == 9
    assert not shown.ready
    assert table.image() != whole


def test_the_card_that_was_clicked_is_the_one_that_goes(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two 4s the rules take the first one; what is told is about the other."""
    told: list[tuple[object, ...]] = []

    class Heard(Story):
        def __init__(self, *args: Any, **others: Any) -> None:
            told.append(args[-1])
            super().__init__(*args, **others)

    monkeypatch.setattr(presenter, "Story", Heard)
    table = sit(made_match("5 1 1 1", THEIRS, display="4 1 4 12", draw=DRAW)).begin()
    card, one, four = table.own("5"), table.lying("1"), table.lying("4", 1)
    table.click(card)
    table.click(four)
    assert table.marked == ["1", "4"]
    assert table.controls[four].is_on
    table.click(("way", "capture"))
    assert {*told[0]} == {card, one, four}
    table.go_on()
    assert told[1] == (), "what others do is nobody's click"


# ----------------------------------------------------------------- everything else


def test_a_quanto_is_formed(table: QuantoSeat) -> None:
    table.click(table.own("3"))
    assert table.ways["way", "form"].startswith("Form quanto")
    for key in [table.lying(card) for card in table.marked]:
        table.click(key)
    table.click(table.lying("9"))
    assert table.ways["way", "form"] == "Form quanto 12: 2 cards"
    table.click(table.lying("12"))
    table.click(("way", "form"))
    assert table.last() == Form(3, 3, 9, 12, ((12,),))
    assert table.view.quantos[0] is not None


def test_another_way_is_chosen_by_its_button(table: QuantoSeat) -> None:
    table.click(table.own("9"))
    table.click(("way", "form"))
    assert "Form quanto" in table.ways["way", "form"]
    assert table.ways["way", "capture"] == "Capture"
    table.click(("way", "form"))
    assert isinstance(table.last(), Form)


def test_a_quanto_is_extended(sit: Sit) -> None:
    table = with_quanto(sit, "3 1 1", "6 10 10")
    table.click(table.own("3"))
    assert table.ways["way", "extend", 0] == "Extend quanto 9: 2 cards more"
    table.click(("way", "extend", 0))
    assert table.last() == Extend(3, 3, (6,), 0)


def test_a_quanto_is_taken(sit: Sit) -> None:
    table = with_quanto(sit, "9 1 1", "6 3 10")
    table.click(table.own("9"))
    assert table.ways["way", "take"] == "Take quanto 9: 5 cards"
    table.click(("way", "take"))
    assert table.last() == Take(9, ((3, 6),))
    assert table.view.winnings[0] == 5


def test_a_quanto_is_chosen_by_pressing_it(sit: Sit) -> None:
    table = with_quanto(sit, "3 1 1", "3 6 10")
    table.click(table.own("3"))
    assert table.ways["way", "capture"] == "Capture: 1 group, 2 cards"
    table.click(("quanto of", 0))
    assert table.ways["way", "extend", 0] == "Extend quanto 9: 2 cards more"
    table.click(("quanto of", 0))
    assert table.ways["way", "extend", 0] == "Extend quanto 9: 2 cards more", "nothing else"


def test_n23_the_partners_quanto_is_extended(sit: Sit) -> None:
    match = made_match(
        "12 3 11 11", "12 12 12 12", "4 1 1 1", "12 12 12 12",
        display="5 6 10 10", draw=DRAW + " 10 10 10 10", teams=True,
    )  # fmt: skip
    act(match, 0, Discard(12))
    act(match, 1, Capture(12, 12, ((12,),)))
    act(match, 2, Form(4, 4, 5, 9))
    act(match, 3, Discard(12))
    table = sit(match).begin()
    table.click(table.own("3"))
    table.click(("quanto of", 2))
    assert table.ways["way", "extend", 2] == "Extend Bruno's quanto 9: 2 cards more"
    table.click(("way", "extend", 2))
    assert table.last() == Extend(3, 3, (6,), 2)


def test_a_quanto_is_stolen_from_its_owner(victim: QuantoSeat) -> None:
    table = victim
    table.click(table.own("J"))
    assert ("way", "steal", 1) in table.ways
    table.click(("quanto of", 1))
    assert table.ways["way", "steal", 1] == "Steal Olive's quanto: 3 cards"
    table.click(("way", "steal", 1))
    assert table.last() == Steal(1)
    assert table.view.winnings[0] == 3


def test_a_discard_says_what_it_does(sit: Sit) -> None:
    table = sit(made_match("1 2 3 3", "4 4 4 4", display="12 12 12 12", draw=DRAW)).begin()
    table.click(table.own("1"))
    assert table.ways == {("way", "discard"): "Discard the 1: a card from each"}
    table.click(("way", "discard"))
    assert table.last() == Discard(1)


def test_n14_after_a_2_another_card_is_played(sit: Sit) -> None:
    table = sit(made_match("2 3 3 3", "4 4 4 4", display="12 12 12 12", draw=DRAW)).begin()
    table.double_click(table.own("2"))
    assert table.last() == Discard(2)
    assert table.view.again
    assert table.view.active == 0
    assert table.hand == ["3", "3", "3"]
    assert "another card" in table.controls["status"].name
    table.click(table.own("3"))
    assert table.ways == {("way", "form"): "Form quanto 5: 2 cards"}
    table.click(("way", "form"))
    assert table.last() == Form(3, 3, 2, 5)


def test_n15_one_of_three_cards_is_chosen_like_a_hand_card(choosing: QuantoSeat) -> None:
    table = choosing
    assert table.view.phase is Phase.CHOOSE
    table.click(table.own("11"))
    assert table.chosen == []
    assert "Choose one" in table.toast
    table.click(table.turned("12"))
    assert table.chosen == ["12"]
    assert table.ways["way", "capture"] == "Capture: 2 groups, 3 cards"
    table.click(("way", "capture"))
    assert table.view.winnings[0] == 3
    assert table.view.turned_up == ()


# -------------------------------------------------------------------------- rainbows


@pytest.fixture
def rainbow(sit: Sit) -> QuantoSeat:
    match = made_match("9r 1 1 1", THEIRS, display="9 12 11 10", draw=DRAW)
    return sit(match).begin()


def test_n16_the_further_card_is_asked_for(rainbow: QuantoSeat) -> None:
    table = rainbow
    table.click(table.own("9r"))
    before = table.match.revision
    table.click(("way", "capture"))
    assert table.match.revision == before
    assert [*table.ways] == [("way", "skip")]
    table.click(table.lying("11"))
    assert table.last() == Capture(25, 9, ((9,),), 11)
    assert table.view.winnings[0] == 3


def test_n16_it_can_be_chosen_first(rainbow: QuantoSeat) -> None:
    table = rainbow
    table.click(table.own("9r"))
    table.click(table.lying("12"))
    assert table.ways["way", "capture"] == "Capture: 1 group, 2 cards and the 12"
    table.click(("way", "capture"))
    assert table.last() == Capture(25, 9, ((9,),), 12)


def test_n16_a_card_that_makes_a_group_is_not_the_further_one(sit: Sit) -> None:
    """Both 9s were put back to nothing but one: the other one is a group, and one more is free."""
    match = made_match("9r 1 1 1", THEIRS, display="9 9 11 10", draw=DRAW)
    table = sit(match).begin()
    table.click(table.own("9r"))
    table.click(table.lying("9", 1))
    table.click(("way", "capture"))
    table.click(table.lying("9", 1))
    assert [*table.ways] == [("way", "skip")], "still asked for"
    table.click(table.lying("10"))
    assert table.last() == Capture(25, 9, ((9,), (9,)), 10)


def test_n16_it_can_be_left(rainbow: QuantoSeat) -> None:
    table = rainbow
    table.double_click(table.own("9r"))
    table.click(("way", "skip"))
    assert table.last() == Capture(25, 9, ((9,),))


# ---------------------------------------------------------------------------- jokers


def test_n17_a_number_of_the_row_is_chosen(table: QuantoSeat) -> None:
    table.click(table.own("J"))
    numbers = [key[1] for key in table.controls if isinstance(key, tuple) and key[0] == "value"]
    assert 9 in numbers
    assert table.controls["value", 12].name == "Joker as 12"
    table.click(("value", 12))
    assert table.marked in (["5", "7r", "12"], ["4r", "5", "12"])
    table.click(("way", "capture"))
    action = table.last()
    assert isinstance(action, Capture)
    assert action.value == 12


def test_n17_a_tile_of_the_row_is_chosen(sit: Sit) -> None:
    """The played 4 and a joker of the display: any tile."""
    table = sit(made_match("4 1 1 1", THEIRS, display="J 12 11 9", draw=DRAW)).begin()
    table.click(table.own("4"))
    table.click(("way", "form"))
    for key in [table.lying(card) for card in table.marked]:
        table.click(key)
    table.click(table.lying("J"))
    assert table.controls["value", 8].name == "Tile 8, in the middle"
    table.click(("value", 8))
    assert table.ways["way", "form"] == "Form quanto 8: 2 cards"
    table.click(("way", "form"))
    assert table.last() == Form(4, 4, 0, 8)


# -------------------------------------------------------------------------- dragging


def test_a_card_dropped_on_the_display_captures(table: QuantoSeat) -> None:
    box = table.controls[table.lying("9")].box
    table.drag(table.own("9"), table.pixels(box.left + 30, box.top + 60))
    assert table.view.winnings[0] == 6
    assert table.settings.sorting is Sorting.VALUE


def test_a_card_dropped_on_what_it_forms_with_forms(table: QuantoSeat) -> None:
    box = table.controls[table.lying("9")].box
    table.drag(table.own("3"), table.pixels(box.left + 30, box.top + 60))
    action = table.last()
    assert isinstance(action, Form)
    assert 9 in (action.partner, *(card for group in action.groups for card in group))


def test_a_card_dropped_on_a_quanto_takes_it_or_extends_it(sit: Sit) -> None:
    table = with_quanto(sit, "9 1 1", "6 3 10")
    drop_on(table, table.own("9"), ("quanto of", 0))
    assert table.last() == Take(9, ((3, 6),))
    table = with_quanto(sit, "3 1 1", "6 3 10")
    drop_on(table, table.own("3"), ("quanto of", 0))
    assert table.last() == Extend(3, 3, (6,), 0)
    assert table.settings.sorting is Sorting.VALUE


def test_a_joker_dropped_on_a_quanto_steals_it(victim: QuantoSeat) -> None:
    drop_on(victim, victim.own("J"), ("quanto of", 1))
    assert victim.last() == Steal(1)


def test_a_card_dropped_on_a_quanto_that_it_cannot_use_is_only_chosen(victim: QuantoSeat) -> None:
    before = victim.match.revision
    drop_on(victim, victim.own("11"), ("quanto of", 1))
    assert victim.match.revision == before
    assert victim.chosen == ["11"]
    assert "joker" in victim.toast


def test_a_card_dropped_beside_everything_is_only_chosen(table: QuantoSeat) -> None:
    before = table.match.revision
    table.drag(table.own("9"), table.pixels(1250, 480))
    assert table.match.revision == before
    assert table.chosen == ["9"]


def test_a_card_that_can_only_be_discarded_is_dropped_anywhere(sit: Sit) -> None:
    table = sit(made_match("1 3 3 3", "4 4 4 4", display="12 12 12 12", draw=DRAW)).begin()
    table.drag(table.own("1"), table.pixels(1250, 480))
    assert table.last() == Discard(1)


def test_a_card_dragged_along_the_hand_is_put_there(table: QuantoSeat) -> None:
    first = table.controls[table.own("1")].box
    table.drag(table.own("9"), table.pixels(first.left - 20, first.top + 60))
    assert table.hand == ["9", "1", "3", "J"]
    assert table.settings.sorting is Sorting.HAND


def test_while_it_is_dragged_it_follows_the_pointer(table: QuantoSeat) -> None:
    table.press(table.own("9"))
    away = table.pixels(720, 300)
    QTest.mouseMove(table.viewport, away)
    table.tick(1000)
    sprite = table.scene.sprite(table.own("9"))
    assert sprite is not None
    assert sprite.pose.x == pytest.approx(720, abs=3)
    start = table.pixels(720, 880)
    QTest.mouseMove(table.viewport, start)
    table.let_go(start)
    table.rest()
    assert table.match.rounds[-1].moves == []
