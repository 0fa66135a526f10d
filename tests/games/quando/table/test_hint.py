"""A hint: asked for, awaited, read, and away again; the player plays."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from quando_desktop.bots.bot import Advice
from quando_desktop.games.quando.bots.reason import Ground, Weighed
from quando_desktop.games.quando.rules.actions import Call, Draw, Flip, Phase, Play
from quando_desktop.games.quando.settings import KnockBy
from quando_desktop.games.quando.table.scenery import KNOB
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.parts.scenery import BUBBLE
from quando_desktop.table.scene.tableau import Key
from tests.games.quando.table.advice import advice, reason
from tests.games.quando.table.seat import MINE, THEIRS, QuandoSeat, Sit, act, basic, made_match

KEY = Qt.Key


@pytest.fixture
def table(sit: Sit) -> QuandoSeat:
    return sit(basic()).begin()


@pytest.fixture
def hinted(table: QuandoSeat) -> QuandoSeat:
    """Both 7s, with reasons."""
    table.type(KEY.Key_H)
    answer(table, Play((2, 3)))
    return table


def answer(table: QuandoSeat, action: Play | Draw | Flip | Call | None = None) -> None:
    table.bots.advise(advice(table.view, action))
    table.rest()


def dots(table: QuandoSeat) -> set[Key]:
    return {key for key in table.pieces if isinstance(key, tuple) and key[0] == "dot"}


def read(table: QuandoSeat) -> str:
    """What a screen reader finds of the hint."""
    return table.controls[BUBBLE].name


# ----------------------------------------------------------------- to and fro


def test_it_says_why_and_compares(hinted: QuandoSeat) -> None:
    assert read(hinted) == (
        "Olive would play both 7s, because that gets rid of 14 of your 34 points. "
        "Average points this round: 7 7: 12.4; 5: 13.4; 6: 14.4."
    )
    assert hinted.said == [
        "Olive would play both 7s, because that gets rid of 14 of your 34 points."
    ]


def test_dots_mark_the_cards(hinted: QuandoSeat) -> None:
    sevens = {("dot", card.card) for card in hinted.view.hand if card.front == 7}
    assert dots(hinted) == sevens
    hinted.type(KEY.Key_5)
    assert dots(hinted) == sevens, "what could be played along with the 5 has none now"
    hinted.type(KEY.Key_H)
    six = next(card.card for card in hinted.view.hand if card.front == 6)
    assert ("dot", six) in dots(hinted)


def test_who_plays_needs_it_no_more(hinted: QuandoSeat) -> None:
    hinted.type(KEY.Key_7, KEY.Key_7)
    assert BUBBLE in hinted.pieces, "cards are chosen while it stands there"
    hinted.type(KEY.Key_Return)
    assert hinted.view.phase is Phase.DRAW
    assert BUBBLE not in hinted.pieces
    assert dots(hinted) == set()
    hinted.type(KEY.Key_H)
    assert read(hinted) == "Olive is thinking…", "it was for another decision"
    assert len(hinted.bots.asked) == 2
    hinted.page.undo()
    hinted.rest()
    assert BUBBLE not in hinted.pieces, "nor after it was taken back"


def test_without_reasons_it_is_shorter(table: QuandoSeat) -> None:
    table.type(KEY.Key_H)
    table.bots.advise(Advice(Play((0,))))
    table.rest()
    assert read(table) == "Olive would play the 5."


def test_a_line_about_a_wrong_try_comes_first(hinted: QuandoSeat) -> None:
    hinted.type(KEY.Key_5, KEY.Key_9, KEY.Key_Return)
    assert hinted.toast
    assert BUBBLE not in hinted.pieces
    hinted.end_toast()
    hinted.rest()
    assert BUBBLE in hinted.pieces


def test_it_follows_the_language(hinted: QuandoSeat, english: Languages) -> None:
    english.use(Language.GERMAN)
    hinted.page.relay()
    assert read(hinted).startswith("Olive würde beide Siebenen spielen, denn damit bist du 14")
    assert "7 7: 12,4" in read(hinted)


# ------------------------------------------------------- every kind of decision


def test_a_knock(sit: Sit) -> None:
    table = sit(basic(plays_before_knock=0), knock_by=KnockBy.TWICE).begin()
    table.type(KEY.Key_H)
    answer(table, Call.KNOCK)
    assert "Olive would knock now, because with 34 points your chance" in read(table)
    assert "71%" in read(table)
    assert "mark" in table.pieces
    table.table.pointed(KNOB)
    table.rest()
    assert BUBBLE in table.pieces
    assert "meaning" not in table.pieces, "the hint stands where that would be"
    table.type(KEY.Key_K)
    assert BUBBLE not in table.pieces
    assert "meaning" in table.pieces
    table.type(KEY.Key_Escape)
    assert BUBBLE in table.pieces, "the knock is off"
    table.type(KEY.Key_Escape)
    assert BUBBLE not in table.pieces


def test_a_pass(sit: Sit) -> None:
    match = basic(plays_before_knock=0)
    act(match, 0, "5/0", Draw.SHOWN)
    act(match, 1, Call.KNOCK)
    table = sit(match).begin()
    table.type(KEY.Key_H)
    answer(table, Call.PASS)
    assert read(table).startswith("Olive would pass, because")
    assert "mark" in table.pieces


@pytest.mark.parametrize("side", Draw)
def test_a_side_of_a_card(sit: Sit, side: Draw) -> None:
    match = basic()
    act(match, 0, "5/0")
    table = sit(match).begin()
    table.type(KEY.Key_H)
    answer(table, side)
    would = "take the 3" if side is Draw.SHOWN else "turn the card over"
    assert read(table).startswith(f"Olive would {would}, because")
    mark = next(piece for piece in table.scene.tableau.pieces if piece.key == "mark")
    box = table.controls[side.value].box
    assert (mark.pose.x < box.left) is (side is Draw.SHOWN)
    table.click(side.value)
    assert BUBBLE not in table.pieces


def test_a_zero_to_turn(sit: Sit) -> None:
    match = made_match("0/5 0/6 8/0 8/1 9/4", "7/10 7/3 7/2 1/0 2/8", draw="3/2 8/6 5/1")
    act(match, 0, "9/4", Draw.SHOWN)
    act(match, 1, "7/10 7/3 7/2", Draw.SHOWN)
    table = sit(match).begin()
    assert table.view.phase is Phase.FLIP
    table.type(KEY.Key_H)
    answer(table, Flip(1))
    assert read(table).startswith("Olive would turn this 0 over, because")
    assert dots(table) == {("dot", table.view.hand[1].card)}
    table.click(("own", table.view.hand[1].card))
    assert BUBBLE not in table.pieces


# --------------------------------------------------------------- what cannot be


def test_cards_may_be_named_in_any_order(table: QuandoSeat) -> None:
    table.type(KEY.Key_H)
    answer(table, Play((3, 2)))
    assert read(table).startswith("Olive would play both 7s, because")


def test_a_reason_that_weighs_what_cannot_be_done_is_none(table: QuandoSeat) -> None:
    table.type(KEY.Key_H)
    view = table.view
    weighed = Weighed(Play((2, 3)), (7, 7), 12.4), Weighed(Flip(99), (), 13.4)
    table.bots.advise(Advice(Play((2, 3)), reason(view, Ground.MOST_POINTS, *weighed)))
    table.rest()
    assert read(table) == "Olive would play both 7s."


def test_a_ground_for_something_else_says_nothing(table: QuandoSeat) -> None:
    table.type(KEY.Key_H)
    table.bots.advise(
        Advice(Play((2, 3)), replace(reason(table.view, Ground.SHOWN_GOOD), hidden=5))
    )
    table.rest()
    assert read(table) == "Olive would play both 7s, because nothing else looks better."


# ----------------------------------------------------------- who may hear of it


def test_the_curtain_takes_it_away(sit: Sit) -> None:
    match = made_match(MINE, THEIRS, draw="3/2 8/6 5/1", people=2)
    table = sit(match)
    table.controller.curtainFell.connect(table.page.conceal)
    table.begin()
    table.controller.lift()
    table.rest()
    table.type(KEY.Key_H)
    answer(table, Play((2, 3)))
    assert BUBBLE in table.pieces
    table.type(KEY.Key_5, KEY.Key_Return, KEY.Key_H)
    late = advice(table.view)
    table.click("shown")
    table.go_on()
    assert table.controller.looker is None
    assert BUBBLE not in table.pieces
    said = [*table.said]
    table.bots.advise(late)
    table.page.hint()
    table.rest()
    assert table.pieces == set()
    assert table.said == said, "nobody is there to hear it"
    table.controller.lift()
    table.rest()
    assert table.view.seat == 1
    assert BUBBLE not in table.pieces
    assert dots(table) == set()
