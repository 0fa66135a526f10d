"""The words that every table has for people who do not see it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.settings.settings import Sorting
from quando_desktop.table.text.numbers import listed

translate = QCoreApplication.translate

ENDS = (".", "!", "?", "…", ":")


def sentences(parts: Iterable[str]) -> str:
    """Several sentences in a row, each with its full stop; empty ones are left out."""
    return " ".join(part if part.endswith(ENDS) else f"{part}." for part in parts if part)


def table(title: str, names: Sequence[str]) -> str:
    """A table as somebody comes to it: which game, and who plays."""
    words = translate("TableSpoken", "{game}: {names}")
    return words.format(game=title, names=listed(names))


def order(sorting: Sorting) -> str:
    """The order of the own hand from now on."""
    return {
        Sorting.VALUE: translate("TableSpoken", "Your hand: by number"),
        Sorting.HAND: translate("TableSpoken", "Your hand: in your own order"),
        Sorting.OFF: translate("TableSpoken", "Your hand: as the cards come"),
    }[sorting]


def hand(cards: Sequence[str]) -> str:
    """The own cards at the start of a turn; nothing if there are none."""
    if not cards:
        return ""
    return translate("TableSpoken", "Hand {cards}").format(cards=", ".join(cards))


def standings(names: Sequence[str], scores: Sequence[int]) -> str:
    each = [
        translate("TableSpoken", "{name} {points}").format(name=name, points=score)
        for name, score in zip(names, scores, strict=True)
    ]
    return translate("TableSpoken", "Points: {points}").format(points=", ".join(each))
