"""The house rules of 7 ate 9: their names, meanings and values in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

SHOWN = ("games", "hand_limit", "lockout")
"""The options in the order in which people think of them."""


def option_name(key: str) -> str:
    return {
        "games": translate("SevenOptions", "Games"),
        "hand_limit": translate("SevenOptions", "Hand limit"),
        "lockout": translate("SevenOptions", "No blind tries"),
    }[key]


def option_hint(key: str) -> str:
    """The meaning of an option, in a sentence."""
    return {
        "games": translate(
            "SevenOptions", "One alone, or a tournament with minus points for cards left over"
        ),
        "hand_limit": translate(
            "SevenOptions", "Whoever holds so many cards must play before drawing again"
        ),
        "lockout": translate(
            "SevenOptions", "Three wrong cards in three seconds cost two seconds of waiting"
        ),
    }[key]


def amount(key: str, value: int) -> str:
    """The value of an option as people say it."""
    if key == "games":
        if value == 1:
            return translate("SevenOptions", "a single game")
        return translate("SevenOptions", "%n game(s)", None, value)
    if key == "hand_limit":
        if value == 0:
            return translate("SevenOptions", "no limit")
        return translate("SevenOptions", "%n card(s)", None, value)
    return str(value)
