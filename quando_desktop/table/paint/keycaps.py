"""What is written on a key, and what it is called, by the name that `keys` gives it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

ARROWS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
BLOCK = "Num"
"""How the names of the number block begin."""


def cap(key: str) -> str:
    """What is written on it, in a few letters."""
    if len(key) == 1 or key in ARROWS:
        return ARROWS.get(key, key)
    words = {
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
    """What it is called in a sentence, also for those who listen."""
    words = {
        "Left": translate("KeyCaps", "the left arrow"),
        "Right": translate("KeyCaps", "the right arrow"),
        "Up": translate("KeyCaps", "the up arrow"),
        "Down": translate("KeyCaps", "the down arrow"),
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


def together(keys: Sequence[str]) -> str:
    """Several of them in a sentence."""
    *others, last = map(name, keys)
    if not others:
        return last
    return translate("KeyCaps", "{keys} and {last}").format(keys=", ".join(others), last=last)
