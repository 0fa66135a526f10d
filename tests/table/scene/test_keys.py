"""Keys and the names that tables know them by."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from quando_desktop.settings.keysets import BINDABLE, BLOCK, LETTERS, MARKS, SPECIAL
from quando_desktop.table.scene.keys import BETWEEN, HELD, Taps, name_of
from quando_desktop.table.scene.printed import KEYBOARD

NONE = Qt.KeyboardModifier.NoModifier
PAD = Qt.KeyboardModifier.KeypadModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def event(key: int, modifiers: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers)


def all_names() -> set[str]:
    """Of all keys that a keyboard may have."""
    keys = [key.value for key in Qt.Key]
    return {name_of(event(key, pad)) for key in keys for pad in (NONE, PAD)} - {""}


def test_everybody_can_press_all_that_can_be_played_with() -> None:
    assert all_names() == BINDABLE | {"Escape"}


@pytest.mark.parametrize("letter", sorted(LETTERS))
def test_a_letter_is_called_by_its_sign(letter: str) -> None:
    assert name_of(event(ord(letter))) == letter
    assert name_of(event(ord(letter), SHIFT)) == letter


@pytest.mark.parametrize("mark", sorted(MARKS - {"´"}))
def test_a_mark_is_called_by_its_sign(mark: str) -> None:
    assert name_of(event(ord(mark))) == mark


@pytest.mark.parametrize(
    ("key", "name"),
    [
        (Qt.Key.Key_Adiaeresis, "Ä"),
        (Qt.Key.Key_Odiaeresis, "Ö"),
        (Qt.Key.Key_Udiaeresis, "Ü"),
        (Qt.Key.Key_ssharp, "ß"),
        (Qt.Key.Key_Dead_Acute, "´"),
        (Qt.Key.Key_Dead_Circumflex, "^"),
    ],
)
def test_keys_of_german_keyboards(key: Qt.Key, name: str) -> None:
    assert name_of(event(key)) == name


@pytest.mark.parametrize("name", sorted(BLOCK))
def test_the_number_block_has_names_of_its_own(name: str) -> None:
    sign = name.removeprefix("Num")
    pressed = event(ord(sign), PAD)
    assert name_of(pressed) == name
    assert KEYBOARD.names_of(pressed) == (name, sign), (
        "a table of turns does not care where it lies"
    )


def test_arrows_are_arrows_even_where_all_are_said_to_lie_on_the_block() -> None:
    for key, name in ((Qt.Key.Key_Left, "Left"), (Qt.Key.Key_Up, "Up")):
        assert name_of(event(key, PAD)) == name_of(event(key)) == name
        assert name in SPECIAL


def test_both_enter_keys_mean_the_same() -> None:
    assert name_of(event(Qt.Key.Key_Enter, PAD)) == name_of(event(Qt.Key.Key_Return)) == "Return"


@pytest.mark.parametrize(
    "key",
    [
        Qt.Key.Key_F1,
        Qt.Key.Key_F2,
        Qt.Key.Key_F11,
        Qt.Key.Key_Tab,
        Qt.Key.Key_Shift,
        Qt.Key.Key_Ccedilla,
    ],
)
def test_all_others_have_none(key: Qt.Key) -> None:
    assert name_of(event(key)) == ""
    assert KEYBOARD.names_of(event(key)) == ()


@pytest.mark.parametrize(
    "modifier",
    [
        Qt.KeyboardModifier.ControlModifier,
        Qt.KeyboardModifier.AltModifier,
        Qt.KeyboardModifier.MetaModifier,
    ],
)
def test_shortcuts_belong_to_the_window(modifier: Qt.KeyboardModifier) -> None:
    assert name_of(event(Qt.Key.Key_A, modifier)) == ""


# -------------------------------------------------------------------------- taps

A, B = Qt.Key.Key_A, Qt.Key.Key_B


def moved(key: Qt.Key, at: int, *, down: bool, repeats: bool = False) -> QKeyEvent:
    kind = QEvent.Type.KeyPress if down else QEvent.Type.KeyRelease
    made = QKeyEvent(kind, key, NONE, "", repeats)
    made.setTimestamp(at)
    return made


class Fingers:
    """Presses keys, and keeps what was a tap."""

    def __init__(self) -> None:
        self.taps = Taps()

    def down(self, at: int, key: Qt.Key = A, *, repeats: bool = False) -> bool:
        return self.taps.is_tap(moved(key, at, down=True, repeats=repeats))

    def up(self, at: int, key: Qt.Key = A, *, repeats: bool = False) -> None:
        self.taps.let_go(moved(key, at, down=False, repeats=repeats))


@pytest.mark.parametrize("between", [0, 1, BETWEEN])
def test_a_key_that_goes_up_and_down_at_one_moment_is_held(between: int) -> None:
    """Qt has not seen through some of these."""
    fingers = Fingers()
    assert fingers.down(1000)
    for at, repeats in ((1660, False), (1700, True), (1740, False), (1780, False)):
        fingers.up(at, repeats=repeats)
        assert not fingers.down(at + between, repeats=repeats)
    fingers.up(1800)
    assert fingers.down(1850), "another tap"


def test_a_held_key_is_known_by_our_own_clock_where_it_comes_without_its_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So does every key that a screen reader is shown first."""
    seconds = [100.0]
    monkeypatch.setattr("quando_desktop.table.scene.keys.time.monotonic", lambda: seconds[0])
    fingers = Fingers()
    assert fingers.down(0)
    for pause in (0.66, 0.04, 0.04):
        seconds[0] += pause
        fingers.up(0)
        seconds[0] += 0.02
        assert not fingers.down(0)
    fingers.up(0)
    seconds[0] += 0.05
    assert fingers.down(0), "another tap"


def test_taps_in_a_hurry_all_count() -> None:
    """Even if they are told with the same moment."""
    fingers = Fingers()
    for at in (500, 500, 501, 501, 502):
        assert fingers.down(at)
        fingers.up(at)


def test_a_long_press_and_a_tap_soon_after_are_two() -> None:
    fingers = Fingers()
    assert fingers.down(1000)
    fingers.up(1000 + HELD)
    assert fingers.down(1001 + HELD + BETWEEN)


def test_a_key_that_went_down_elsewhere_is_held_here() -> None:
    """What it was pressed for has gone, and so it comes up and down here."""
    fingers = Fingers()
    fingers.up(1660)
    assert not fingers.down(1660)


def test_each_key_is_looked_at_for_itself() -> None:
    fingers = Fingers()
    assert fingers.down(1000)
    assert fingers.down(1400, B)
    fingers.up(1660)
    assert fingers.down(1660, Qt.Key.Key_C)
    assert not fingers.down(1660)
    fingers.up(1700, B)
    assert not fingers.down(1700, B)


def test_events_without_a_moment_are_taps() -> None:
    fingers = Fingers()
    for _ in range(3):
        assert fingers.down(0)
        fingers.up(0)
