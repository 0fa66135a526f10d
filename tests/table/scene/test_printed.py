"""Keys on layouts other than the American one: by their places, and what is printed there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from quando_desktop.settings.keysets import DEFAULTS, KeySet
from quando_desktop.table.scene.positions import LINUX, MAC, WINDOWS
from quando_desktop.table.scene.printed import PrintedKeys

NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
PLACES = {place: code for code, place in LINUX.items()}
AMERICAN = "1234567890QWERTYUIOPASDFGHJKL;ZXCVBNM,./"
FRENCH = "&é\"'(-è_çàazertyuiopqsdfghjklmwxcvbn,;:!"
GREEK = "1234567890;ςερτυθιοπασδφγηξκλ´ζχψωβνμ,./"
RUSSIAN = "1234567890йцукенгшщзфывапролджячсмитьбю."


def typed(place: str, sign: str, held: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    """The event of a key on X11: where it lies, and what it gives."""
    key = ord(sign.upper()) if len(sign.upper()) == 1 else ord(sign)
    return QKeyEvent(QEvent.Type.KeyPress, key, held, PLACES[place], 0, 0, sign)


def layout(signs: str) -> PrintedKeys:
    return PrintedKeys(lambda: dict(zip(AMERICAN, signs, strict=True)))


def test_each_system_has_the_same_places() -> None:
    assert {*LINUX.values()} == {*WINDOWS.values()} == {*MAC.values()}


@pytest.mark.parametrize(("place", "sign"), [*zip("1234567890", FRENCH, strict=False)])
def test_digits_need_no_shift_on_azerty(place: str, sign: str) -> None:
    assert layout(FRENCH).names_of(typed(place, sign))[-1] == place
    assert layout(FRENCH).names_of(typed(place, place, SHIFT)) == (place,), "with it they work, too"


def test_letters_go_by_their_signs_where_there_are_latin_ones() -> None:
    keyboard = layout(FRENCH)
    assert keyboard.names_of(typed("A", "q")) == ("Q",)
    assert keyboard.names_of(typed("Q", "a")) == ("A",)
    assert keyboard.names_of(typed("M", ",")) == (",",), "nobody is muted by a comma"
    assert keyboard.label("A") == "A"


@pytest.mark.parametrize("signs", [GREEK, RUSSIAN])
@pytest.mark.parametrize("place", "HLMSKPNQW")
def test_letters_go_by_their_places_where_there_are_none(signs: str, place: str) -> None:
    keyboard, sign = layout(signs), signs[AMERICAN.index(place)]
    assert place in keyboard.names_of(typed(place, sign))
    unknown = PrintedKeys(dict)
    if sign.isalpha():
        assert place in unknown.names_of(typed(place, sign)), "also if the system tells nothing"


def test_shift_and_a_digit_are_no_digit() -> None:
    assert layout(AMERICAN).names_of(typed("4", "$", SHIFT)) == ()


def test_the_label_of_a_letter_is_what_is_printed_there() -> None:
    assert [layout(RUSSIAN).label(key) for key in "HL"] == ["Р", "Д"]
    assert [layout(GREEK).label(key) for key in "HLW1"] == ["Η", "Λ", "ς", "1"]
    assert layout(FRENCH).label("1") == "1", "digits stand there, too"


def test_labels_are_learnt_from_the_keys() -> None:
    keyboard = PrintedKeys(dict)
    assert keyboard.label("H") == keyboard.at("H") == "H"
    keyboard.names_of(typed("H", "р"))
    assert keyboard.label("H") == "Р"
    keyboard.names_of(typed("A", "q"))
    assert keyboard.at("A") == "Q"


def test_another_layout_is_noticed() -> None:
    now = dict(zip(AMERICAN, RUSSIAN, strict=True))
    keyboard = PrintedKeys(lambda: now)
    assert keyboard.label("L") == "Д"
    now.update(zip(AMERICAN, AMERICAN, strict=True))
    keyboard.names_of(typed("H", "h"))
    assert keyboard.label("L") == "L", "one key tells of the others"


def test_the_usual_keys_of_live_games_lie_at_the_same_places() -> None:
    left, arrows = DEFAULTS[2]
    assert layout(FRENCH).spelled(DEFAULTS[2]) == (KeySet("Q", "D", "Z", "S"), arrows)
    assert layout(GREEK).spelled(DEFAULTS[2]) == (left, arrows), "found by their places"
    assert layout(FRENCH).place_of(typed("W", "z")) == "W"
