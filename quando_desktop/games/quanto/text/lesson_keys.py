"""How the steps of Quanto's lessons are done by keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def by_keys(words: str, cap: Callable[[str], str]) -> str:
    """A sentence on an action in the words of lessons; `cap` knows the captions of keys."""
    if words.startswith("offer "):
        said = translate("QuantoLesson", "By keys: {key}, then choose the card and press Enter.")
        return said.format(key=cap("offer"))
    if words.startswith("steal "):
        said = translate("QuantoLesson", "By keys: Enter chooses the card, then {key} and Enter.")
        return said.format(key=cap("steal"))
    if " bonus " in words:
        return translate(
            "QuantoLesson", "By keys: Enter chooses and plays; then go to the card, and Enter."
        )
    return translate("QuantoLesson", "By keys: Enter chooses the card, Enter again plays it.")
