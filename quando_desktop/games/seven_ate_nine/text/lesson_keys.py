"""How the steps of 7 ate 9's lessons are done by keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def by_keys(words: str, _: Callable[[str], str]) -> str:
    """A sentence on an action in the words of lessons; its keys are the person's own."""
    if words == "draw":
        return translate("SevenLesson", "By keys: your key for drawing.")
    return translate("SevenLesson", "By keys: go to the card, then your key for playing.")
