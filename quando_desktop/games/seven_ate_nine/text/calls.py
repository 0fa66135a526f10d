"""The calls at a table of 7 ate 9: the value of every card that is laid (S9)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def called(value: int) -> str:
    """The call of a player who lays a card: "Nine!"."""
    return (
        translate("SevenCalls", "One!"),
        translate("SevenCalls", "Two!"),
        translate("SevenCalls", "Three!"),
        translate("SevenCalls", "Four!"),
        translate("SevenCalls", "Five!"),
        translate("SevenCalls", "Six!"),
        translate("SevenCalls", "Seven!"),
        translate("SevenCalls", "Eight!"),
        translate("SevenCalls", "Nine!"),
        translate("SevenCalls", "Ten!"),
    )[value - 1]


def last() -> str:
    """The call of a player who lays the last card face down: its value is no matter (S11)."""
    return translate("SevenCalls", "Done!")
