"""How likely a knock wins, beside the knob, for who wants to know."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from quando_desktop.bots.bot import Advice
from quando_desktop.games.quando.rules.actions import Draw, Play
from quando_desktop.games.quando.settings import KNOCK_CHANCE
from quando_desktop.games.quando.table.picture import picture
from quando_desktop.games.quando.table.scenery import KNOB
from quando_desktop.settings.settings import Language, Person
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.scenery import BUBBLE
from tests.games.quando.table.advice import advice
from tests.games.quando.table.sceneries import HINTS, STATES, basis
from tests.games.quando.table.seat import MINE, THEIRS, QuandoSeat, Sit, act, basic, made_match
from tests.table.measured_art import frame_of

KEY = Qt.Key
LINE = "Knock now: 71% to win the round"
MARIA = Person("Maria", 1, {KNOCK_CHANCE: True})


@pytest.fixture
def table(sit: Sit) -> QuandoSeat:
    """Maria wants to know, and may knock."""
    return sit(basic(plays_before_knock=0), people=(MARIA,)).begin()


def knob_y(table: QuandoSeat) -> float:
    return next(piece.pose.y for piece in table.scene.tableau.pieces if piece.key == KNOB)


def answer(table: QuandoSeat) -> None:
    table.bots.advise(advice(table.view))
    table.rest()


def test_it_is_asked_for_as_the_turn_begins(table: QuandoSeat) -> None:
    (question,) = table.bots.asked
    assert question.observation == table.match.observe(0)
    assert "chance" in table.pieces, "its room is kept"
    assert "71" not in table.controls[KNOB].name
    before = knob_y(table)
    answer(table)
    assert "chance" in table.pieces
    assert table.controls[KNOB].name.endswith(f" {LINE}.")
    assert table.said == [LINE]
    assert knob_y(table) == before, "nobody aims at a knob that moves"
    assert BUBBLE not in table.pieces


def test_where_others_listen_it_is_read_at_the_knob(sit: Sit) -> None:
    table = sit(made_match(MINE, THEIRS, people=2, plays_before_knock=0), people=(MARIA,)).begin()
    table.controller.lift()
    table.rest()
    answer(table)
    assert table.controls[KNOB].name.endswith(f" {LINE}.")
    assert table.said == []


@pytest.mark.parametrize(("name", "line"), [("chance", LINE), ("hint awaited", "… to win the")])
def test_it_stands_below_the_knob(
    kept_style: Style, english: Languages, name: str, line: str
) -> None:
    frame, art = frame_of(kept_style, (1440, 900), 1.0)
    tableau = picture(frame, (STATES | HINTS)[name](basis((7, 7, 7))))
    found = {piece.key: piece for piece in tableau.pieces}
    texts = art.measure(found["chance"].picture).texts
    assert line in " ".join(words for _, words in texts)
    assert found["chance"].pose.y > found[KNOB].pose.y


def test_it_is_off_unless_wanted(sit: Sit) -> None:
    others = (Person("Maria", 1), Person("Tom", 2, {KNOCK_CHANCE: True}))
    table = sit(basic(plays_before_knock=0), people=others).begin()
    assert table.bots.asked == []
    assert "chance" not in table.pieces


def test_it_can_be_wanted_by_all(sit: Sit) -> None:
    table = sit(basic(plays_before_knock=0), knock_chance=True).begin()
    assert len(table.bots.asked) == 1


def test_a_switch_counts_at_once(sit: Sit) -> None:
    table = sit(basic(plays_before_knock=0)).begin()
    table.change(people=(MARIA,))
    answer(table)
    assert "chance" in table.pieces
    table.change(people=(Person("Maria", 1),))
    assert "chance" not in table.pieces
    table.change(people=(MARIA,), muted=True)
    assert "chance" in table.pieces
    assert len(table.bots.asked) == 1, "it is known already"
    assert table.said == [LINE], "and was said"


def test_q17_there_is_none_while_the_knock_is_closed(sit: Sit) -> None:
    table = sit(basic(), people=(MARIA,)).begin()
    assert table.bots.asked == []
    assert "chance" not in table.pieces


def test_there_is_none_after_the_play(table: QuandoSeat) -> None:
    answer(table)
    table.type(KEY.Key_9, KEY.Key_Return)
    assert "chance" not in table.pieces
    assert len(table.bots.asked) == 1


def test_where_it_cannot_be_reckoned_there_is_none(table: QuandoSeat) -> None:
    table.bots.advise(Advice(Play((0,))))
    table.rest()
    assert "chance" not in table.pieces
    assert table.said == []
    assert len(table.bots.asked) == 1, "once is enough"


def test_the_hint_needs_no_second_thought(table: QuandoSeat) -> None:
    answer(table)
    table.type(KEY.Key_H)
    assert BUBBLE in table.pieces
    assert table.controls[BUBBLE].name.startswith("Olive would")
    assert len(table.bots.asked) == 1


def test_each_person_for_themselves(sit: Sit) -> None:
    """Two at one screen: who comes next neither sees it nor is asked for."""
    match = made_match(MINE, THEIRS, draw="3/2 8/6 5/1", people=2, plays_before_knock=0)
    table = sit(match, people=(MARIA,))
    table.controller.curtainFell.connect(table.page.conceal)
    table.begin()
    assert table.bots.asked == [], "the curtain is down"
    table.controller.lift()
    table.rest()
    assert len(table.bots.asked) == 1
    answer(table)
    act(match, 0, "5/0", Draw.SHOWN)
    table.go_on()
    table.controller.lift()
    table.rest()
    assert table.view.seat == 1
    assert "chance" not in table.pieces
    assert len(table.bots.asked) == 1


def test_german(table: QuandoSeat, english: Languages) -> None:
    answer(table)
    english.use(Language.GERMAN)
    table.page.relay()
    assert "Gewinnchance 71\u00a0%" in table.controls[KNOB].name
