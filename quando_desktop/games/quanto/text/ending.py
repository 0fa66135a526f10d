"""The words at the end of a game of Quanto, before its score sheet."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def lost(cards: int) -> str:
    """Where a quanto lay that was not taken (N20)."""
    return translate("QuantoEnding", "%n card(s) lost", None, cards)


def said_lost(name: str, tile: int, cards: int) -> str:
    """The same for a screen reader."""
    words = translate("QuantoEnding", "{name}: quanto {tile} not taken, {lost}.")
    return words.format(name=name, tile=tile, lost=lost(cards))


def few_left(cards: int) -> str:
    """A sentence for a screen reader, when the last cards of the draw pile begin."""
    return translate("QuantoEnding", "Only %n card(s) left in the draw pile.", None, cards)
