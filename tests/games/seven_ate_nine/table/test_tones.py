"""Tones say which cards fit, to a person alone who wants them, and everything they say is shown."""

from __future__ import annotations

import pytest
from PySide6 import QtGui
from PySide6.QtCore import Qt

from quando_desktop.engine.match import Match
from quando_desktop.games.seven_ate_nine.text import spoken
from quando_desktop.games.seven_ate_nine.text import table as text
from quando_desktop.table.audio.sounds import Sound
from tests.controller.live.tables import Scripted, made, play
from tests.games.seven_ate_nine.table.seat import SevenSeat, Sit

K = Qt.Key
MINE, THEIRS = "8/1 7/1 4/2 2/3 1/1 6/1", "8/3 9/2 9/3 1/2 7/2 6/2"
TONES = (Sound.FITS, Sound.FITS_NOT, Sound.HAND_FITS, Sound.HAND_FITS_NOT)


def live(sit: Sit, match: Match | None = None, *, on: bool = True) -> SevenSeat:
    """On a 5/3 an 8 and a 2 fit; Olive lays her 8 a second after the start."""
    minds = {1: Scripted((2500, play("8/3")))} if match is None else {}
    table = sit(match or made("pc", "5/3", MINE, THEIRS), minds, fit_tones=on)
    table.begin()
    table.to_go()
    return table


def tones(table: SevenSeat) -> list[Sound]:
    heard = [sound for sound in table.sounds.heard if sound in TONES]
    table.sounds.heard.clear()
    return heard


def dots(table: SevenSeat) -> set[object]:
    return {key for key in table.pieces if isinstance(key, tuple) and key[0] == "dot"}


def test_whoever_walks_along_the_hand_hears_what_fits(sit: Sit) -> None:
    table = live(sit)
    assert tones(table) == [Sound.HAND_FITS], "at the start signal something fits"
    table.tap(K.Key_Right, K.Key_Right, K.Key_Right)
    assert tones(table) == [Sound.FITS_NOT, Sound.FITS_NOT, Sound.FITS]


def test_the_focus_of_a_screen_reader_counts_as_well(sit: Sit) -> None:
    table = live(sit)
    tones(table)
    table.table.focused(table.own(0, "2/3"))
    table.table.focused(table.own(0, "4/2"))
    table.table.focused(None)
    assert tones(table) == [Sound.FITS, Sound.FITS_NOT]


def test_when_the_pile_changes_the_hand_is_told(sit: Sit) -> None:
    table = live(sit)
    tones(table)
    table.let_pass(2000)
    assert tones(table) == [Sound.HAND_FITS_NOT], "nobody has a 5 or a 1 in hand"
    table.tap(K.Key_Down)
    assert tones(table) == [Sound.FITS], "the 1 that is drawn fits"
    table.tap(K.Key_Down)
    assert tones(table) == [Sound.FITS_NOT]


def test_what_is_heard_is_seen(sit: Sit) -> None:
    table = live(sit)
    assert dots(table) == {("dot", 0, 0)}, "the aimed 8 fits"
    assert table.controls[table.own(0, "8/1")].name.endswith("fits")
    table.tap(K.Key_Right)
    assert dots(table) == set()
    assert ("late", 0) not in table.pieces
    table.let_pass(2000)
    assert table.pieces["late", 0].picture is not None
    assert text.nothing_fits() == "Nothing fits"


def test_they_are_off_unless_wanted(sit: Sit) -> None:
    table = live(sit, on=False)
    table.tap(K.Key_Right)
    table.let_pass(2000)
    assert tones(table) == []
    assert dots(table) == set()
    assert ("late", 0) not in table.pieces


def test_several_people_hear_none(sit: Sit) -> None:
    table = live(sit, made("pp", "5/3", MINE, THEIRS))
    table.tap(K.Key_D, K.Key_Right)
    assert tones(table) == []
    assert dots(table) == set()


def test_no_tone_tells_of_a_closed_hand(sit: Sit) -> None:
    table = sit(made("pc", "5/3", MINE, THEIRS), fit_tones=True)
    table.begin()
    table.table.focused(("own", 0, 0))
    table.page.go()
    table.tap(K.Key_Right)
    assert tones(table) == []


@pytest.mark.parametrize("has_reader", [True, False])
def test_they_are_suggested_once_where_a_screen_reader_is_there(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, has_reader: bool
) -> None:
    monkeypatch.setattr(QtGui.QAccessible, "isActive", lambda: has_reader)
    table = sit(made("pc", "5/3", MINE, THEIRS))
    table.begin()
    assert table.words[0].endswith(spoken.tones()) is has_reader
    table.page.go()
    table.page.pause()
    table.page.restart()
    assert not table.words[-1].endswith(spoken.tones())
