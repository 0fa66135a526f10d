"""What the house rules of Quando are called, what they mean, and how their values are said."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

SHOWN = ("target", "hand_size", "plays_before_knock", "knock_penalty")
"""In the order in which people think of them."""


def option_name(key: str) -> str:
    return {
        "target": translate("QuandoOptions", "Play to"),
        "hand_size": translate("QuandoOptions", "Cards each"),
        "plays_before_knock": translate("QuandoOptions", "Knock opens after"),
        "knock_penalty": translate("QuandoOptions", "Failed knock"),
    }[key]


def option_hint(key: str) -> str:
    """What it means, in a sentence."""
    return {
        "target": translate("QuandoOptions", "The match ends as soon as somebody has so many"),
        "hand_size": translate("QuandoOptions", "What everybody is dealt in each round"),
        "plays_before_knock": translate(
            "QuandoOptions", "Everybody has to play so often before anybody may knock"
        ),
        "knock_penalty": translate(
            "QuandoOptions", "What a knock costs that is not the lowest alone"
        ),
    }[key]


def amount(key: str, value: int) -> str:
    """The value of an option as people say it."""
    if key == "target":
        return translate("QuandoOptions", "%n point(s)", None, value)
    if key == "plays_before_knock":
        if value == 0:
            return translate("QuandoOptions", "the deal")
        return translate("QuandoOptions", "%n play(s) each", None, value)
    return f"+{value}" if key == "knock_penalty" else str(value)


def memory_help() -> str:
    """What somebody sees who wants help with their memory."""
    return translate("QuandoOptions", "Shows of your own cards what you have seen on their backs")
