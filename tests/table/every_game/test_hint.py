"""A hint: asked for, awaited, read, and away again; the player plays."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from quando_desktop.bots.bot import Advice
from quando_desktop.bots.question import Purpose
from quando_desktop.controller.turn.adviser import CHARACTER, LEVEL
from quando_desktop.engine.contract import Action
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.parts.scenery import BUBBLE, CLOSE_HINT, HINT
from quando_desktop.table.scene.tableau import Key
from tests.table.every_game.kit import Kit
from tests.table.every_game.kits import KITS, every_game_with_hints, hinting
from tests.table.turn_seat import Sit, TurnSeat

KEY = Qt.Key
THINKS, NONE = "Olive is thinking…", "Olive has no advice this time."


@pytest.fixture
def table(kit: Kit, sit: Sit) -> TurnSeat:
    return sit(hinting(kit).decision()).begin()


@pytest.fixture
def hinted(kit: Kit, table: TurnSeat) -> TurnSeat:
    """With reasons."""
    table.type(KEY.Key_H)
    answer(kit, table)
    return table


def answer(kit: Kit, table: TurnSeat) -> None:
    given = hinting(kit)
    table.bots.advise(given.advice(table.controller.view, given.action))
    table.rest()


def read(table: TurnSeat) -> str:
    """What a screen reader finds of the hint."""
    return table.controls[BUBBLE].name


def on(table: TurnSeat) -> set[Key]:
    """What is chosen."""
    return {key for key, control in table.controls.items() if control.is_on}


def moves(table: TurnSeat) -> int:
    return len(table.match.rounds[-1].moves)


# ----------------------------------------------------------------- to and fro


@every_game_with_hints
def test_nothing_is_asked_before_somebody_wants_it(table: TurnSeat) -> None:
    assert table.bots.asked == []
    assert BUBBLE not in table.pieces


@every_game_with_hints
def test_it_is_awaited_and_then_told(kit: Kit, table: TurnSeat) -> None:
    table.type(KEY.Key_H)
    assert read(table) == THINKS
    assert CLOSE_HINT not in table.controls
    (question,) = table.bots.asked
    assert (question.purpose, question.seat) == (Purpose.HINT, 0)
    assert (question.level, question.character) == (LEVEL, CHARACTER)
    assert question.observation == table.match.observe(0)
    answer(kit, table)
    assert read(table).startswith("Olive would ")
    assert ", because " in read(table)
    assert CLOSE_HINT in table.controls


@every_game_with_hints
def test_it_is_read_aloud(hinted: TurnSeat) -> None:
    """The advice and its reason at once; its numbers for whoever comes to it by key."""
    (said,) = hinted.said
    assert said.startswith("Olive would ")
    assert ", because " in said
    assert read(hinted).startswith(said)
    assert len(read(hinted)) > len(said)


@every_game_with_hints
@pytest.mark.parametrize("key", [KEY.Key_H, KEY.Key_Escape])
def test_a_key_takes_it_away(kit: Kit, hinted: TurnSeat, key: Qt.Key) -> None:
    hinted.type(hinting(kit).chooses)
    chosen = on(hinted)
    assert chosen
    hinted.type(key)
    assert BUBBLE not in hinted.pieces
    assert BUBBLE not in hinted.controls
    assert on(hinted) == chosen, "what is chosen stays"


@every_game_with_hints
def test_the_pointer_asks_and_takes_it_away(kit: Kit, table: TurnSeat) -> None:
    table.click(HINT)
    answer(kit, table)
    assert BUBBLE in table.pieces
    table.click(CLOSE_HINT)
    assert BUBBLE not in table.pieces
    table.click(HINT)
    table.click(HINT)
    assert BUBBLE not in table.pieces
    assert len(table.bots.asked) == 1


@every_game_with_hints
def test_it_is_thought_of_once(hinted: TurnSeat) -> None:
    words = read(hinted)
    hinted.type(KEY.Key_H, KEY.Key_H)
    assert read(hinted) == words
    assert len(hinted.bots.asked) == 1
    assert hinted.said[0] == hinted.said[-1], "who asks again hears it again"
    assert len(hinted.said) == 2


@every_game_with_hints
def test_whoever_asks_no_more_is_not_disturbed(kit: Kit, table: TurnSeat) -> None:
    table.type(KEY.Key_H, KEY.Key_H)
    answer(kit, table)
    assert BUBBLE not in table.pieces
    assert table.said == []
    table.type(KEY.Key_H)
    assert CLOSE_HINT in table.controls
    assert len(table.bots.asked) == 1


@every_game_with_hints
def test_who_plays_needs_it_no_more(kit: Kit, hinted: TurnSeat) -> None:
    keys, before = hinting(kit), moves(hinted)
    hinted.type(keys.chooses)
    assert BUBBLE in hinted.pieces, "cards are chosen while it stands there"
    hinted.type(*keys.plays)
    assert moves(hinted) > before
    assert BUBBLE not in hinted.pieces
    hinted.go_on()
    hinted.type(KEY.Key_H)
    assert read(hinted) == THINKS, "it was for another decision"
    assert len(hinted.bots.asked) == 2


@every_game_with_hints
def test_late_advice_is_nobodys(kit: Kit, table: TurnSeat) -> None:
    keys = hinting(kit)
    table.type(KEY.Key_H)
    late = keys.advice(table.controller.view)
    table.type(keys.chooses, *keys.plays)
    table.bots.advise(late)
    table.go_on()
    assert BUBBLE not in table.pieces
    table.type(KEY.Key_H)
    assert read(table) == THINKS
    assert len(table.bots.asked) == 2


@every_game_with_hints
def test_without_reasons_it_is_shorter(kit: Kit, table: TurnSeat) -> None:
    table.type(KEY.Key_H)
    table.bots.advise(Advice(hinting(kit).action))
    table.rest()
    shorter = read(table)
    assert shorter.startswith("Olive would ")
    assert shorter.endswith(".")
    assert "because" not in shorter
    table.type(KEY.Key_H)


@every_game_with_hints
def test_without_an_answer_it_says_so_and_can_be_asked_again(table: TurnSeat) -> None:
    table.type(KEY.Key_H)
    table.bots.advise(Advice(None))
    table.rest()
    assert read(table) == NONE
    table.type(KEY.Key_H, KEY.Key_H)
    assert read(table) == THINKS
    assert len(table.bots.asked) == 2


@every_game_with_hints
def test_it_is_for_the_own_turn(kit: Kit, sit: Sit) -> None:
    match = hinting(kit).decision()
    while match.to_act()[0] == 0:
        match.submit(0, match.observe(0).legal()[0])
    assert match.in_round
    table = sit(match)
    table.page.begin()
    table.rest()
    table.type(KEY.Key_H)
    assert table.toast == "Hints are available on your turn"
    assert HINT not in table.controls
    assert table.bots.asked == []


@every_game_with_hints
def test_it_follows_the_language(hinted: TurnSeat, english: Languages) -> None:
    english.use(Language.GERMAN)
    hinted.page.relay()
    assert read(hinted).startswith("Olive würde ")


@pytest.mark.parametrize(
    ("kit", "action"),
    [
        pytest.param(kit, action, id=f"{kit}-{action}")
        for kit in KITS
        if kit.hinting
        for action in kit.hinting.impossible
    ],
)
def test_advice_that_cannot_be_followed_is_none(kit: Kit, table: TurnSeat, action: Action) -> None:
    """A play of what is not there, or something for another moment."""
    given = hinting(kit)
    table.type(KEY.Key_H)
    table.bots.advise(Advice(action, given.advice(table.controller.view, given.action).reason))
    table.rest()
    assert read(table) == NONE
    assert table.said == [NONE]
    assert {key for key in table.pieces if isinstance(key, tuple) and key[0] == "dot"} == set()
    before = moves(table)
    table.type(KEY.Key_H, given.chooses, *given.plays)
    assert moves(table) > before, "the game goes on"


# ----------------------------------------------------------- who may hear of it


@every_game_with_hints
def test_the_keys_come_to_it(kit: Kit, hinted: TurnSeat) -> None:
    for _ in range(60):
        hinted.type(KEY.Key_Tab)
        if hinted.table.state.focused == BUBBLE:
            break
    widget = QApplication.focusWidget()
    assert widget is not None
    assert widget is hinted.spot(BUBBLE)
    assert widget.accessibleName() == read(hinted)
    hinted.type(KEY.Key_Tab)
    assert hinted.table.state.focused == CLOSE_HINT
    hinted.type(KEY.Key_Return)
    assert BUBBLE not in hinted.pieces
    hinted.type(hinting(kit).chooses)
    assert on(hinted), "keys go on working"


@every_game_with_hints
def test_the_curtain_takes_it_away(kit: Kit, sit: Sit) -> None:
    keys = hinting(kit)
    table = sit(keys.decision(people=2))
    table.controller.curtainFell.connect(table.page.conceal)
    table.begin()
    table.controller.lift()
    table.rest()
    table.type(KEY.Key_H)
    answer(kit, table)
    assert BUBBLE in table.pieces
    late = keys.advice(table.controller.view)
    _play_until_the_curtain(kit, table)
    assert BUBBLE not in table.pieces
    said = [*table.said]
    table.bots.advise(late)
    table.page.hint()
    table.rest()
    assert table.pieces == set()
    assert table.said == said, "nobody is there to hear it"
    table.controller.lift()
    table.rest()
    view: Any = table.controller.view
    assert view.seat == 1
    assert BUBBLE not in table.pieces


def _play_until_the_curtain(kit: Kit, table: TurnSeat) -> None:
    """The first person acts as long as they have to."""
    table.type(hinting(kit).chooses, *hinting(kit).plays)
    table.go_on()
    while table.controller.looker is not None:
        table.type(KEY.Key_H)
        view: Any = table.controller.view
        table.page.submit(view.legal()[0])
        table.go_on()
