"""A Quando table tells where somebody is: what to do, what a choice lacks, what a press on the pile
means, and for a first turn the sentence to begin with."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from quando_desktop.games.quando.rules.actions import Draw
from quando_desktop.games.quando.table.guide.line import what_is_due
from quando_desktop.games.quando.table.scenery import DRAW_PILE, HIDDEN, SHOWN, QuandoScenery
from quando_desktop.settings.settings import Person
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.guide.first_sentence import FIRST
from quando_desktop.table.paint.buttons import ButtonLook
from quando_desktop.table.parts.scenery import STATUS
from quando_desktop.table.scene.tableau import Role
from tests.games.quando.table import sceneries
from tests.games.quando.table.seat import QuandoSeat, Sit, act, basic, made_match

MARIA = Person("Maria", 1)
WORLDS = ("5/0 6/1 7/2 7/3 9/4", "5/2 6/0 7/4 7/1 9/3")
"""The same fronts: what is behind them is hidden from their owner."""


def due(table: QuandoSeat) -> str:
    presenter = table.table.presenter
    shown: QuandoScenery = presenter._scenery(  # type: ignore[attr-defined]
        table.view, sceneries.usual(2).moment, {}, None
    )
    return what_is_due(shown)


def test_the_line_says_what_to_do_and_what_a_choice_lacks(english: Languages, sit: Sit) -> None:
    table = sit(basic()).begin()
    assert due(table) == "Play equal numbers or three in a row, then draw one"
    assert "state" in table.pieces
    table.type(Qt.Key.Key_6, Qt.Key.Key_5)
    assert due(table) == "5 6 … add a 7"
    assert table.said[-1] == "Chosen: 5, 6, together 11. 5 6 … add a 7."
    assert table.controls[STATUS].name == "Your turn. 5 6 … add a 7."
    table.type(Qt.Key.Key_7)
    assert "play" in table.pieces


def test_aloud_nobody_hears_what_else_is_held(english: Languages, sit: Sit) -> None:
    """At a shared computer only the rules speak: the picture names what is held."""
    table = sit(basic(people=2))
    table.page.begin()
    table.controller.lift()
    table.rest()
    table.type(Qt.Key.Key_7, Qt.Key.Key_6)
    assert due(table) == "6 7 … add a 5"
    assert table.said[-1] == "Chosen: 6, 7, together 13. 6 7 … add a 5 or an 8."


def test_the_draw_pile_answers_before_a_play(english: Languages, sit: Sit) -> None:
    table = sit(basic()).begin()
    assert table.controls[DRAW_PILE].role is Role.MORE
    table.click(DRAW_PILE)
    assert table.toast == table.said[-1] == "First play, then draw"
    assert not table.table.is_usable(DRAW_PILE), "a switch is not led there for nothing"


def test_it_answers_out_of_turn_as_well(english: Languages, sit: Sit) -> None:
    table = sit(basic()).begin()
    act(table.match, 0, "9/4", Draw.SHOWN)
    table.rest()
    assert table.view.actor == 1
    table.activate(DRAW_PILE)
    assert table.toast == "It is not your turn: Olive is playing"


def test_enter_on_the_pile_still_plays(english: Languages, sit: Sit) -> None:
    """Where the keys only read, Enter means the table; Space asks for more."""
    table = sit(basic()).begin()
    table.type(Qt.Key.Key_9)
    table.page.focus(DRAW_PILE)
    table.type(Qt.Key.Key_Return)
    assert table.discard == [9]
    table.activate(SHOWN)
    table.go_on()
    table.page.focus(DRAW_PILE)
    table.type(Qt.Key.Key_Space)
    assert table.toast == "First play, then draw"


def test_gold_never_sits_on_one_of_the_two_sides(
    english: Languages, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    from quando_desktop.table.paint import buttons

    table = sit(basic()).begin()
    act(table.match, 0, "9/4")
    table.rest()
    looks: list[ButtonLook] = []
    made = buttons.button

    def spied(art, words, look, *rest, **more):  # type: ignore[no-untyped-def]
        looks.append(look)
        return made(art, words, look, *rest, **more)

    monkeypatch.setattr(buttons, "button", spied)
    table.laid()
    drawn = [look for look in looks if look in (ButtonLook.GOLD, ButtonLook.MAIN)]
    assert len(drawn) == 2
    assert len(set(drawn)) == 1
    assert "door glow" not in table.pieces
    assert {SHOWN, HIDDEN} <= table.pieces


# ----------------------------------------------------------------- one sentence to begin with


def test_a_beginner_is_told_until_it_was_done(english: Languages, sit: Sit) -> None:
    table = sit(basic(), people=(MARIA,)).begin()
    assert FIRST in table.pieces
    assert "state" not in table.pieces
    table.type(Qt.Key.Key_9)
    assert FIRST not in table.pieces, "the button stands there"
    table.type(Qt.Key.Key_9)
    assert FIRST in table.pieces
    table.type(Qt.Key.Key_9, Qt.Key.Key_Return)
    assert table.settings.people[0].begun == {"quando"}
    table.activate(SHOWN)
    table.go_on()
    assert table.view.actor == 0
    assert FIRST not in table.pieces
    assert "state" in table.pieces


def test_it_is_said_at_the_start_of_the_turn(english: Languages, sit: Sit) -> None:
    told = {}
    for person in (MARIA, Person("Maria", 1, begun=frozenset({"quando"}))):
        table = sit(basic(), people=(person,))
        table.reader = True
        table.begin()
        told[bool(person.begun)] = " ".join(table.said)
    assert "The lowest hand wins." in told[False]
    assert "The lowest hand wins." not in told[True]
    assert "Play equal numbers or three in a row" in table.controls[STATUS].name


def test_the_play_that_ends_it_is_seen_to_move(english: Languages, sit: Sit) -> None:
    """The settings change in the middle of the step; the picture is not made anew by that."""
    table = sit(basic(), people=(MARIA,)).begin()
    table.type(Qt.Key.Key_9)
    table.table.typed("Return")
    table.tick(50)
    assert table.page.is_busy
    assert table.settings.people[0].begun == {"quando"}


def test_another_game_and_another_person_begin_for_themselves(sit: Sit) -> None:
    known = Person("Maria", 1, begun=frozenset({"quanto"}))
    assert FIRST in sit(basic(), people=(known,)).begin().pieces
    guest = sit(basic(), people=(Person("Tom", 1),)).begin()
    assert FIRST not in guest.pieces, "whoever is not listed has sat here before"


def test_nothing_hidden_is_in_what_is_said(english: Languages, sit: Sit) -> None:
    found = []
    for hand in WORLDS:
        theirs = "4/10 8/3 9/1 2/0 2/8" if hand is WORLDS[0] else "6/10 4/3 8/1 3/0 2/8"
        table = sit(made_match(hand, theirs, draw="3/2 8/6 5/1"), people=(MARIA,)).begin()
        table.type(Qt.Key.Key_6, Qt.Key.Key_5)
        found.append((due(table), [control.name for control in table.controls.values()]))
    assert found[0] == found[1]
