"""What is said of groups that are offered as a whole."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def own_cards(count: int) -> str:
    """At least three."""
    return translate("Switch", "Your {count} cards").format(count=count)


def row(first: str, last: str) -> str:
    """Several things of a kind."""
    return translate("Switch", "From {first} to {last}").format(first=first, last=last)


def help_and_menu() -> str:
    return translate("Switch", "Menu and help")


def read_on() -> str:
    """Scrolls a text that is longer than its room."""
    return translate("Switch", "Read on")
