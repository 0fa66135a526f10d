"""Captions and names of keys, by the names that `keys` gives them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.table.scene.printed import KEYBOARD

translate = QCoreApplication.translate

ARROWS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
BLOCK = "Num"
"""The prefix of the names on the number block."""


def cap(key: str, *, printed: bool = True) -> str:
    """The caption of a key, in a few letters; of one that is found by its place, what is printed
    there."""
    if len(key) == 1 or key in ARROWS:
        return ARROWS.get(key) or (KEYBOARD.label(key) if printed else key)
    words = {
        "Return": translate("Table", "Enter"),
        "Space": translate("Table", "Space"),
        "Backspace": "⌫",
        "Home": translate("KeyCaps", "Home"),
        "End": translate("KeyCaps", "End"),
        "PageUp": translate("KeyCaps", "PgUp"),
        "PageDown": translate("KeyCaps", "PgDn"),
        "Insert": translate("KeyCaps", "Ins"),
        "Delete": translate("KeyCaps", "Del"),
    }
    if key.startswith(BLOCK):
        return translate("KeyCaps", "Num {sign}").format(sign=key.removeprefix(BLOCK))
    return words.get(key, key)


def name(key: str) -> str:
    """The name of a key in a sentence, also for people who listen."""
    words = {
        "Left": translate("KeyCaps", "the left arrow"),
        "Right": translate("KeyCaps", "the right arrow"),
        "Up": translate("KeyCaps", "the up arrow"),
        "Down": translate("KeyCaps", "the down arrow"),
        "Return": translate("KeyCaps", "the Enter key"),
        "Space": translate("KeyCaps", "the space bar"),
        "Backspace": translate("KeyCaps", "the backspace key"),
        ",": translate("KeyCaps", "the comma"),
        ".": translate("KeyCaps", "the full stop"),
        "-": translate("KeyCaps", "the hyphen"),
        "+": translate("KeyCaps", "the plus"),
        ";": translate("KeyCaps", "the semicolon"),
        "'": translate("KeyCaps", "the apostrophe"),
        "/": translate("KeyCaps", "the slash"),
        "\\": translate("KeyCaps", "the backslash"),
        "[": translate("KeyCaps", "the opening bracket"),
        "]": translate("KeyCaps", "the closing bracket"),
        "=": translate("KeyCaps", "the equals sign"),
        "#": translate("KeyCaps", "the hash"),
        "<": translate("KeyCaps", "the less-than sign"),
        "`": translate("KeyCaps", "the backtick"),
        "^": translate("KeyCaps", "the caret"),
        "´": translate("KeyCaps", "the accent"),
    }
    return words.get(key) or cap(key)


def cap_at(place: str) -> str:
    """The caption of the key at a place, which goes by its American sign."""
    return cap(KEYBOARD.at(place), printed=False)


def together(keys: Sequence[str]) -> str:
    """Several of them in a sentence."""
    *others, last = map(name, keys)
    if not others:
        return last
    return translate("KeyCaps", "{keys} and {last}").format(keys=", ".join(others), last=last)
