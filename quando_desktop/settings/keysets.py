"""The keys that people at one keyboard play a live game with: four for each of them.

Keys go by the names of `table.keys`. Those that mean something to the whole screen, like Space and
Escape, are nobody's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from quando_desktop.engine.contract import quoted
from quando_desktop.named_tuple import NamedTuple

if TYPE_CHECKING:
    from quando_desktop.settings.settings import Settings

MOST = 4
"""People at one keyboard."""


class KeySet(NamedTuple):
    """One person's keys."""

    left: str
    right: str
    play: str
    draw: str


ROLES = KeySet._fields

ARROWS = KeySet("Left", "Right", "Up", "Down")
AT_A = KeySet("A", "D", "W", "S")
AT_F = KeySet("F", "H", "T", "G")
AT_J = KeySet("J", "L", "I", "K")
DEFAULTS: Mapping[int, tuple[KeySet, ...]] = {
    1: (ARROWS,),
    2: (AT_A, ARROWS),
    3: (AT_A, AT_F, AT_J),
    4: (AT_A, AT_F, AT_J, ARROWS),
}
"""By the number of people: at the same places on English and German keyboards, and without a
number block."""

LETTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜß")
DIGITS = frozenset("0123456789")
MARKS = frozenset(",.-;'[]/\\=`#+<^´")
BLOCK = frozenset(f"Num{sign}" for sign in "0123456789+-*/.,")
"""The number block. Its Enter means the same as the other one."""
SPECIAL = frozenset(
    {"Left", "Right", "Up", "Down", "Home", "End", "PageUp", "PageDown", "Insert", "Delete"}
)
FUNCTION = ("F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F12")
"""Function keys for commands; the others belong to the window."""
PLAYABLE = LETTERS | DIGITS | MARKS | BLOCK | SPECIAL
"""Keys that live games can be played with; all the others are reserved there."""
BINDABLE = PLAYABLE | {*FUNCTION, "Return", "Space", "Backspace"}
"""Keys that a command can have. Escape, Tab and the other function keys mean the same
everywhere."""


def are_playable(sets: Sequence[Sequence[str]]) -> bool:
    """Whether people could play with these sets: no reserved key, and no key twice."""
    keys = list(chain.from_iterable(sets))
    return len(set(keys)) == len(keys) and PLAYABLE.issuperset(keys)


def check(live_keys: Mapping[str, Sequence[KeySet]]) -> None:
    """ValueError unless they are sets for numbers of people, and nobody is in another's way."""
    for people, sets in live_keys.items():
        fits = people in _NUMBERS and len(sets) == _NUMBERS[people] and are_playable(sets)
        if not fits:
            raise ValueError(f"live_keys cannot be {quoted({people: sets})}")


def keysets_of(settings: Settings, people: int) -> tuple[KeySet, ...]:
    """The keys of so many people, in the order of their seats."""
    return settings.live_keys.get(str(people), DEFAULTS[people])


def are_usual(settings: Settings, people: int) -> bool:
    """Whether so many people have chosen no other keys: then these are meant by their places."""
    return str(people) not in settings.live_keys


def with_keysets(
    live_keys: Mapping[str, tuple[KeySet, ...]], sets: Sequence[KeySet]
) -> dict[str, tuple[KeySet, ...]]:
    """The same keys with these for so many people; the usual ones need no place."""
    others = {people: kept for people, kept in live_keys.items() if people != str(len(sets))}
    return others if tuple(sets) == DEFAULTS[len(sets)] else others | {str(len(sets)): tuple(sets)}


def changed(sets: Sequence[KeySet], person: int, role: str, key: str) -> tuple[KeySet, ...]:
    """The sets with another key for one thing that one person does. If the key was in use, its
    owner gets the old one. ValueError for a key that is reserved."""
    if key not in PLAYABLE:
        raise ValueError(f"a key cannot be {quoted(key)}")
    old = getattr(sets[person], role)
    swap = {key: old, old: key}
    return tuple(KeySet(*(swap.get(each, each) for each in keys)) for keys in sets)


_NUMBERS = {str(people): people for people in DEFAULTS}
