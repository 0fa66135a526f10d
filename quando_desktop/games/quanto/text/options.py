"""House rules of Quanto: their names and what they mean."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

SHOWN = ("teams", "free_discard")
"""In the order in which people think of them."""


def option_name(key: str) -> str:
    return {
        "teams": translate("QuantoOptions", "Two teams"),
        "free_discard": translate("QuantoOptions", "Free discard"),
    }[key]


def option_hint(key: str) -> str:
    """Its meaning in a sentence."""
    return {
        "teams": translate("QuantoOptions", "Who sits opposite plays along, and cards are added"),
        "free_discard": translate(
            "QuantoOptions", "A card may be discarded even if it could do something else"
        ),
    }[key]
