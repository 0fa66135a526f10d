"""Numbers, counts and lists of names as people say them, for all texts of Quando."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def in_a_row(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


def listed(words: Sequence[str]) -> str:
    """As people say it: "Tom, Pip and Vesna"."""
    *first, last = words
    if not first:
        return last
    return translate("QuandoWords", "{first} and {last}").format(first=", ".join(first), last=last)


def several(number: int) -> str:
    """More than one of a number: "8s"."""
    return (
        translate("QuandoWords", "0s"),
        translate("QuandoWords", "1s"),
        translate("QuandoWords", "2s"),
        translate("QuandoWords", "3s"),
        translate("QuandoWords", "4s"),
        translate("QuandoWords", "5s"),
        translate("QuandoWords", "6s"),
        translate("QuandoWords", "7s"),
        translate("QuandoWords", "8s"),
        translate("QuandoWords", "9s"),
        translate("QuandoWords", "10s"),
    )[number]


def counted(count: int) -> str:
    """A small count as a word."""
    words = (
        translate("QuandoWords", "one"),
        translate("QuandoWords", "two"),
        translate("QuandoWords", "three"),
        translate("QuandoWords", "four"),
        translate("QuandoWords", "five"),
        translate("QuandoWords", "six"),
        translate("QuandoWords", "seven"),
        translate("QuandoWords", "eight"),
        translate("QuandoWords", "nine"),
        translate("QuandoWords", "ten"),
    )
    return words[count - 1] if 0 < count <= len(words) else str(count)


def times(count: int) -> str:
    if count == 1:
        return translate("QuandoWords", "once")
    if count == 2:
        return translate("QuandoWords", "twice")
    return translate("QuandoWords", "%n times", None, count)
