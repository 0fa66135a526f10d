"""Numbers, counts and lists of names in words, for the texts of all games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from quando_desktop.named_tuple import NamedTuple

translate = QCoreApplication.translate

NO_BREAK = "\u00a0"
"""A blank at which no line is broken."""
LONGEST = 18
"""Characters of a name in the middle of a sentence."""


def in_a_row(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


def short_name(name: str, longest: int = LONGEST) -> str:
    """A name cut to the room where there is little: names may be as long as people like."""
    return name if len(name) <= longest else name[: longest - 1].rstrip() + "…"


def listed(words: Sequence[str]) -> str:
    """Words in a list, as people say it: "Tom, Pip and Vesna"."""
    *first, last = words
    if not first:
        return last
    return translate("Words", "{first} and {last}").format(first=", ".join(first), last=last)


class Company(NamedTuple):
    """Some of the players: the others by their names, and perhaps the reader."""

    names: tuple[str, ...]
    you: bool = False

    @classmethod
    def of(cls, seats: Iterable[int], names: Sequence[str], you: int | None) -> Company:
        """The company of these seats, by everybody's names and the reader's seat."""
        found = tuple(seats)
        return cls(tuple(names[seat] for seat in found if seat != you), you in found)

    def told(self, you: str, they: str, both: str = "", **more: object) -> str:
        """The words for the reader alone, for the others, or for the others and the reader."""
        if not self.you:
            return they.format(names=listed(self.names), **more)
        if self.names:
            return both.format(names=", ".join(self.names), **more)
        return you.format(**more)


def several(number: int) -> str:
    """The plural of a number: "8s"."""
    return (
        translate("Words", "0s"),
        translate("Words", "1s"),
        translate("Words", "2s"),
        translate("Words", "3s"),
        translate("Words", "4s"),
        translate("Words", "5s"),
        translate("Words", "6s"),
        translate("Words", "7s"),
        translate("Words", "8s"),
        translate("Words", "9s"),
        translate("Words", "10s"),
        translate("Words", "11s"),
        translate("Words", "12s"),
    )[number]


def counted(count: int) -> str:
    """A small count as a word."""
    words = (
        translate("Words", "one"),
        translate("Words", "two"),
        translate("Words", "three"),
        translate("Words", "four"),
        translate("Words", "five"),
        translate("Words", "six"),
        translate("Words", "seven"),
        translate("Words", "eight"),
        translate("Words", "nine"),
        translate("Words", "ten"),
    )
    return words[count - 1] if 0 < count <= len(words) else str(count)


def times(count: int) -> str:
    if count == 1:
        return translate("Words", "once")
    if count == 2:
        return translate("Words", "twice")
    return translate("Words", "%n times", None, count)


def decimal(value: float) -> str:
    """An average, with one decimal unless that is a nought."""
    rounded = _rounded(value)
    return QLocale().toString(rounded, "f", 0 if rounded == int(rounded) else 1)


def tenths(value: float) -> str:
    """Points in a column: always with their decimal."""
    return QLocale().toString(_rounded(value), "f", 1)


def _rounded(value: float) -> float:
    # The addition turns -0 into 0.
    return round(float(value), 1) + 0.0


def percent(chance: float) -> str:
    """A chance in whole percent; 0 or 100 only if it is certain."""
    whole = round(chance * 100)
    if 0.0 < chance < 1.0:
        whole = min(99, max(1, whole))
    return in_percent(whole)


def in_percent(whole: int) -> str:
    """A percentage, with a blank in between only where people write one."""
    return translate("Words", "{number}%").format(number=whole)
