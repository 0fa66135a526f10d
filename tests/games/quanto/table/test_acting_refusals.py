"""What a Quanto table says to a wrong try: one sentence with the rule, and nothing changes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt

from quando_desktop.engine.contract import IllegalAction
from quando_desktop.games.quanto.rules.actions import Capture, Discard, Form
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.scene.tableau import Key
from tests.games.quanto.table.seat import QuantoSeat, Sit, act, drop_on, made_match

KEY = Qt.Key
DRAW = "10 10 10 10 11 11 11 11 10 10 10"


@pytest.fixture
def table(sit: Sit) -> Iterator[QuantoSeat]:
    """The hand is 1 3 9 J; no try changes anything."""
    table = sit(made_match("3 9 J 1", "4 5 6 7", display="4 5 9 2 12", draw=DRAW)).begin()
    before = table.match.revision
    yield table
    assert table.match.revision == before


@pytest.fixture
def quantos(sit: Sit) -> QuantoSeat:
    """The looker has a 9 of 4 and 5, Olive a 6 of 5 and 1."""
    match = made_match("4 3 11 12", "5 12 12 12", display="5 1 10 10", draw=DRAW)
    act(match, 0, Form(4, 4, 5, 9))
    act(match, 1, Form(5, 5, 1, 6))
    return sit(match).begin()


def refused(table: QuantoSeat, words: str) -> None:
    assert words in table.toast
    assert table.said[-1] == table.toast
    assert table.sounds.heard[-1] is Sound.REFUSED


def test_nothing_is_done_without_a_card_of_the_hand(table: QuantoSeat) -> None:
    table.click(table.lying("9"))
    assert not table.toast, "the display may come first"
    table.type(KEY.Key_Return)
    refused(table, "First choose a card from your hand")
    table.type(KEY.Key_C)
    refused(table, "First choose a card from your hand")


def test_a_card_that_is_too_large(table: QuantoSeat) -> None:
    table.click(table.own("9"))
    table.click(table.lying("12"))
    refused(table, "12 is more than 9")
    assert table.marked == ["4", "5", "9"]


def test_a_card_that_fits_nothing(sit: Sit) -> None:
    table = sit(made_match("9 1 1 1", "4 5 6 7", display="9 8 8 12", draw=DRAW)).begin()
    table.click(table.own("9"))
    table.click(table.lying("8"))
    refused(table, "With 8 nothing there makes 9")


def test_a_group_that_is_not_whole(table: QuantoSeat) -> None:
    table.click(table.own("9"))
    table.click(table.lying("5"))
    table.type(KEY.Key_Return)
    refused(table, "4 is not 9")
    table.click(table.lying("4"))
    table.click(table.lying("9"))
    table.type(KEY.Key_Return)
    refused(table, "Choose cards from the display")


@pytest.mark.parametrize(
    ("place", "key", "words"),
    [
        (3, KEY.Key_T, "You have no quanto yet"),
        (3, KEY.Key_E, "You have no quanto yet"),
        (3, KEY.Key_J, "Only a joker steals"),
        (4, KEY.Key_J, "There is no quanto to steal"),
        (3, KEY.Key_D, "No discard while the 9 can capture"),
        (1, KEY.Key_C, "There is no 1 there"),
    ],
)
def test_what_a_card_cannot_do(table: QuantoSeat, place: int, key: Qt.Key, words: str) -> None:
    table.type((KEY.Key_1, KEY.Key_2, KEY.Key_3, KEY.Key_4)[place - 1], key)
    refused(table, words)


@pytest.mark.parametrize(
    ("card", "key", "words"),
    [
        ("3", KEY.Key_F, "You already have a quanto"),
        ("3", KEY.Key_T, "Quanto 9 is taken with a 9, not with a 3"),
        ("3", KEY.Key_E, "To extend, 3 and cards from the display must add up to 9"),
        ("12", KEY.Key_E, "12 is too much to extend quanto 9"),
    ],
)
def test_what_a_card_cannot_do_with_a_quanto(
    quantos: QuantoSeat, card: str, key: Qt.Key, words: str
) -> None:
    quantos.click(quantos.own(card))
    quantos.type(key)
    refused(quantos, words)


def test_a_quanto_that_a_card_cannot_use(quantos: QuantoSeat) -> None:
    table = quantos
    drop_on(table, table.own("3"), ("quanto of", 1))
    refused(table, "Only a joker steals a quanto")
    assert table.chosen == ["3"]
    drop_on(table, table.own("3"), ("quanto of", 0))
    refused(table, "To extend, 3")
    drop_on(table, table.own("12"), ("quanto of", 0))
    refused(table, "Quanto 9 is taken with a 9, not with a 12")


def test_n23_a_partners_quanto_is_only_extended(sit: Sit) -> None:
    match = made_match(
        "12 J 11 11", "12 12 12 12", "4 1 1 1", "12 12 12 12",
        display="5 10 10 10", draw=DRAW + " 10 10 10 10", teams=True,
    )  # fmt: skip
    act(match, 0, Discard(12))
    act(match, 1, Capture(12, 12, ((12,),)))
    act(match, 2, Form(4, 4, 5, 9))
    act(match, 3, Discard(12))
    table = sit(match).begin()
    drop_on(table, table.own("11"), ("quanto of", 2))
    refused(table, "11 is too much to extend quanto 9")
    drop_on(table, table.own("11"), ("quanto of", 1))
    refused(table, "Only a joker steals")
    table.click(table.own("J"))
    assert not any(way[1] == "steal" for way in table.ways if isinstance(way, tuple))


def test_no_tile_can_be_made(sit: Sit) -> None:
    table = sit(made_match("12 1 1 1", "4 5 6 7", display="12 9 9 9", draw=DRAW)).begin()
    table.click(table.own("12"))
    table.type(KEY.Key_F)
    refused(table, "No tile in the middle can be made with a 12")


def test_only_what_was_turned_up_is_played(sit: Sit) -> None:
    match = made_match("3 11 11 11", "4 4 4 4", display="12 12 10 10", draw="9 12 1 " + DRAW)
    act(match, 0, Discard(3))
    table = sit(match).begin()
    table.click(table.own("11"))
    refused(table, "Choose one of these 3 cards")
    table.type(KEY.Key_Return)
    refused(table, "Choose one of these 3 cards")


def test_the_next_key_takes_the_line_away(table: QuantoSeat) -> None:
    table.type(KEY.Key_C)
    assert table.toast
    table.type(KEY.Key_3)
    assert table.toast == ""
    table.click(table.lying("12"))
    assert table.toast
    table.click(table.own("9"))
    assert table.toast == ""


def test_it_goes_after_a_while(table: QuantoSeat) -> None:
    table.click(table.lying("9"))
    table.end_toast()
    table.rest()
    assert table.toast == ""


def test_it_goes_when_somebody_plays(sit: Sit) -> None:
    match = made_match("3 9 J 1", "4 5 6 7", "4 5 6 7", display="12 12 12 12", draw=DRAW)
    act(match, 0, Discard(1))
    table = sit(match)
    table.page.begin()
    table.rest()
    table.type(KEY.Key_H)
    assert table.toast == "Hints are available on your turn"
    table.go_on()
    assert table.view.active == 0
    assert table.toast == ""


def test_what_was_tried_shakes(table: QuantoSeat, monkeypatch: pytest.MonkeyPatch) -> None:
    shaken: list[Key] = []
    monkeypatch.setattr(table.scene, "refuse", shaken.extend)
    table.click(table.own("9"))
    table.click(table.lying("12"))
    assert shaken == [table.own("9"), table.lying("12")]


def test_what_the_match_refuses_is_explained(table: QuantoSeat) -> None:
    """Should the table ever ask for what cannot be."""
    table.table.refused(IllegalAction("has_quanto"))
    assert table.toast == "You already have a quanto: one at a time"


def test_others_turns_are_left_alone(sit: Sit) -> None:
    match = made_match("3 9 J 1", "4 5 6 7", "4 5 6 7", display="12 12 12 12", draw=DRAW)
    act(match, 0, Discard(1))
    table = sit(match)
    table.page.begin()
    table.rest()
    assert table.view.active == 1
    table.click(table.own("9"))
    table.double_click(table.own("9"))
    table.click(table.lying("12"))
    drop_on(table, table.own("9"), table.lying("12"))
    assert table.chosen == []
    assert table.toast == ""
    assert len(table.match.rounds[-1].moves) == 1
    for key in ("Return", "1", "C", "V", "N"):
        assert not table.table.typed(key)
