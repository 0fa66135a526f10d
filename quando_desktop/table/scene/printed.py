"""What is printed on the keyboard at hand.

Commands go by signs, and where a layout has other signs, by places: digits that lie below other
signs (AZERTY), letters of a layout without Latin ones (Greek, Russian). The labels of these places
come from the system, where it tells them, and from every key that is pressed.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from quando_desktop.settings.keysets import DIGITS, LETTERS, PLAYABLE, KeySet, are_playable
from quando_desktop.table.scene import system_layout
from quando_desktop.table.scene.keys import BLOCK, MODIFIERS, name_of
from quando_desktop.table.scene.positions import position_of

PAD, SHIFT = Qt.KeyboardModifier.KeypadModifier, Qt.KeyboardModifier.ShiftModifier
GROUPED = Qt.KeyboardModifier.GroupSwitchModifier


class PrintedKeys:
    """The labels of the places that are known so far. Whoever has no keyboard at hand, as in a
    test, takes it for an American one."""

    def __init__(self, ask: Callable[[], Mapping[str, str]] = system_layout.signs) -> None:
        self._ask = ask
        self._signs: dict[str, str] | None = None
        """What each place gives without Shift, in upper case."""

    # --------------------------------------------------------------------------- labels

    def at(self, place: str) -> str:
        """The label of a place, which goes by its American sign. A key that is no place keeps its
        name."""
        return self._known().get(place, place)

    def label(self, key: str) -> str:
        """The label of a key that a command goes by: the sign itself, unless the layout has no
        Latin letters and so it is found by its place."""
        found = self.at(key)
        return found if found != key and is_foreign(found) else key

    def playable(self, place: str) -> str:
        """The name of the key at a place, if it can be played with by its sign; otherwise that of
        the place, which finds it, too."""
        found = self.at(place)
        return found if found in PLAYABLE else place

    def spelled(self, sets: Sequence[KeySet]) -> tuple[KeySet, ...]:
        """Sets of places as sets of the signs that lie there, which people can change one by
        one."""
        found = tuple(KeySet(*map(self.playable, keys)) for keys in sets)
        return found if are_playable(found) else tuple(sets)

    def _known(self) -> dict[str, str]:
        if self._signs is None:
            self._signs = {place: upper(sign) for place, sign in self._ask().items()}
        return self._signs

    def _learn(self, place: str, sign: str) -> None:
        known = self._known()
        if known.get(place, sign) != sign:
            # Somebody has switched to another layout: what is known of the others is stale.
            self._signs = {each: upper(found) for each, found in self._ask().items()}
        self._known()[place] = sign

    # ----------------------------------------------------------------------------- keys

    def names_of(self, event: QKeyEvent) -> tuple[str, ...]:
        """The names that a pressed key may be meant by, the likeliest first: its sign, on the
        number block also without that, and its place where the sign may be none that is meant."""
        found = [name_of(event)]
        held = event.modifiers()
        place = "" if held & (MODIFIERS | PAD) else position_of(event)
        if held & PAD:
            found.append(found[0].removeprefix(BLOCK))
        elif place:
            sign = upper(event.text() or _sign(event.key()))
            if sign and not held & (SHIFT | GROUPED):
                self._learn(place, sign)
            if (place in DIGITS and not held & SHIFT) or self._is_foreign(place, sign):
                found.append(place)
        return tuple(dict.fromkeys(name for name in found if name))

    def place_of(self, event: QKeyEvent) -> str:
        """The name of the pressed place, if it can be played with, and if the keyboard tells it."""
        place = "" if event.modifiers() & (MODIFIERS | PAD) else position_of(event)
        return place if place in PLAYABLE else ""

    def _is_foreign(self, place: str, sign: str) -> bool:
        """Whether a sign lies where a layout without Latin letters would have one. Some marks lie
        among such letters."""
        if is_foreign(sign):
            return True
        marks = place in LETTERS and not sign.isalpha()
        return marks and any(map(is_foreign, self._known().values()))


def is_foreign(sign: str) -> bool:
    """Whether this is a letter, but no Latin one."""
    return sign.isalpha() and not any("LATIN" in unicodedata.name(each, "") for each in sign)


def upper(sign: str) -> str:
    """A label as it stands on a key: in upper case, where there is one sign for that alone."""
    large = sign.upper()
    return large if len(large) == 1 and large.lower() == sign.lower() else sign


def _sign(key: int) -> str:
    return chr(key) if 0x20 < key < 0x10000 else ""


KEYBOARD = PrintedKeys()
"""The keyboard of this computer. There is one for the whole program, as there is one language."""
