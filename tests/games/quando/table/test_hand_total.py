"""The total of the own hand stands at the own place; everybody may switch it off."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quando_desktop.engine.match import Match
from quando_desktop.games import GAMES
from quando_desktop.games.quando.rules.actions import Draw
from quando_desktop.games.quando.settings import HAND_TOTAL
from quando_desktop.games.quando.table.scenery import Moment
from quando_desktop.games.quando.text import table as text
from quando_desktop.settings import people
from quando_desktop.settings.settings import Language, Person, Settings
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.guide.first_sentence import FIRST
from quando_desktop.table.paint import pieces
from quando_desktop.table.scene.tableau import Key
from tests.games.quando.table.seat import QuandoSeat, Sit, act, basic
from tests.table.dealing import waits_for_the_cards
from tests.table.turn_seat import players

TOTAL: Key = ("hand total", 0)
MARIA = Person("Maria", 1)


def test_it_is_there_and_goes_with_the_hand(
    english: Languages, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    made = pieces.note

    def spied(art, words, *looks):  # type: ignore[no-untyped-def]
        written.append(words)
        return made(art, words, *looks)

    monkeypatch.setattr(pieces, "note", spied)
    table = sit(basic()).begin()
    assert TOTAL in table.pieces
    assert "Total 34" in written
    act(table.match, 0, "9/4", Draw.SHOWN)
    table.rest()
    assert "Total 28" in written
    assert written.index("Total 34") < written.index("Total 25") < written.index("Total 28")


@pytest.mark.parametrize("key", [TOTAL, FIRST])
def test_a_hand_is_told_of_when_it_is_dealt(sit: Sit, key: Key) -> None:
    """What it adds up to, and to a beginner what can be done with it."""
    match = Match(GAMES["quando"], players(3), seed=1, first_dealer=2)
    assert waits_for_the_cards(sit(match, people=(MARIA,)), key)


@pytest.mark.parametrize("whose", ["everybody's", "their own"])
def test_it_can_be_switched_off(sit: Sit, whose: str) -> None:
    if whose == "their own":
        settings = people.choose(
            Settings(people=(MARIA, Person("Tom", 2))), "Maria", HAND_TOTAL, False
        )
        table = sit(basic(), people=settings.people).begin()
        assert table.settings.of("Tom", HAND_TOTAL)
    else:
        table = sit(basic(), hand_total=False).begin()
    assert TOTAL not in table.pieces


def test_it_does_not_tell_a_face_before_it_is_seen(sit: Sit) -> None:
    table = sit(basic()).begin()
    act(table.match, 0, "9/4")
    table.rest()
    shown = scenery(table)
    assert TOTAL in keys(table, shown)
    assert TOTAL not in keys(table, replace(shown, moment=Moment.FACED))


def test_points_are_called_points(english: Languages) -> None:
    assert text.round_line(2, 50) == "Round 2, to 50 points"
    assert text.round_line(1, 1) == "Round 1, to 1 point"
    english.use(Language.GERMAN)
    assert text.round_line(2, 50) == "Durchgang 2, bis 50 Punkte"
    assert text.round_line(1, 1) == "Durchgang 1, bis 1 Punkt"
    assert text.total(31) == "Summe 31"


def scenery(table: QuandoSeat):  # type: ignore[no-untyped-def]
    presenter = table.table.presenter
    return presenter._scenery(table.view, Moment.PLAY, {}, None)  # type: ignore[attr-defined]


def keys(table: QuandoSeat, shown) -> set[Key]:  # type: ignore[no-untyped-def]
    from quando_desktop.games.quando.table.picture import picture

    return {piece.key for piece in picture(table.page._frame(), shown).pieces}
