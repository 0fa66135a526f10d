"""Where somebody is in a round of Quando, in words: what there is to do, what a choice still lacks,
and why a penalty comes."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.games.quando.rules.actions import Call, Phase
from quando_desktop.games.quando.rules.cards import NUMBERS
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.text.refusals import STRAIGHT, no_set
from quando_desktop.table.text.numbers import in_a_row, short_name

translate = QCoreApplication.translate


# ------------------------------------------------------------------- what there is to do


def what_to_do(call: Call | None) -> str:
    """The own turn. Something can always be played: one card is a set, too (Q10)."""
    match call:
        case Call.KNOCK:
            return translate(
                "QuandoGuide", "Play equal numbers or three in a row and draw one, or knock"
            )
        case Call.PASS:
            return translate("QuandoGuide", "Last turn: play, or pass")
    return translate("QuandoGuide", "Play equal numbers or three in a row, then draw one")


def first_sentence(view: QuandoView) -> str:
    """For somebody who has never played."""
    if view.phase is not Phase.PLAY or view.call is Call.PASS:
        return ""
    return translate(
        "QuandoGuide",
        "Play equal numbers, or three in a row, then draw one card. The lowest hand wins.",
    )


def first_play() -> str:
    """The draw pile was pressed too early."""
    return translate("QuandoGuide", "First play, then draw")


# ------------------------------------------------------------------- what a choice lacks


def incomplete(fronts: Sequence[int], held: Collection[int] | None = None) -> str:
    """What these chosen fronts lack to be a set; nothing if they are one or are none. With the
    fronts that are held, only those are named that can be added."""
    numbers = sorted(fronts)
    refused = no_set(numbers) if numbers else ""
    if not refused:
        return ""
    lacking = _lacking(numbers)
    if not lacking:
        return refused
    there = [number for number in lacking if held is None or number in held]
    row = in_a_row(numbers)
    if there:
        words = translate("QuandoGuide", "{numbers} … add {more}")
        return words.format(numbers=row, more=_either([_a(number) for number in there]))
    if len(lacking) == 1:
        words = translate("QuandoGuide", "{numbers} … but you have no {number}")
        return words.format(numbers=row, number=lacking[0])
    words = translate("QuandoGuide", "{numbers} … but you have neither {first} nor {second}")
    first, second = map(_a, lacking)
    return words.format(numbers=row, first=first, second=second)


def _lacking(numbers: Sequence[int]) -> list[int]:
    """The numbers of which each would make a straight of these two."""
    if len(numbers) != STRAIGHT - 1:
        return []
    low, high = numbers
    if high - low == STRAIGHT - 1:
        return [low + 1]
    return [each for each in (low - 1, high + 1) if high - low == 1 and each in NUMBERS]


def _a(number: int) -> str:
    words = translate("QuandoGuide", "an {number}", "the number 8")
    if number != 8:
        words = translate("QuandoGuide", "a {number}", "a number other than 8")
    return words.format(number=number)


def _either(words: Sequence[str]) -> str:
    if len(words) == 1:
        return words[0]
    return translate("QuandoGuide", "{first} or {second}").format(first=words[0], second=words[1])


# ---------------------------------------------------------------------------- a penalty


def triplet() -> str:
    """Stands at the seat for whose triplet the others pay."""
    return translate("QuandoGuide", "Triplet")


def must_draw(name: str = "") -> str:
    """Somebody's triplet makes the looker draw (Q14); without the name where letters are very
    large."""
    if not name:
        return translate("QuandoGuide", "No 0, so you draw")
    words = translate("QuandoGuide", "{name}'s triplet: no 0, so you draw")
    return words.format(name=short_name(name))


def must_turn(name: str) -> str:
    """Somebody's triplet makes the looker turn a zero."""
    words = translate("QuandoGuide", "{name}'s triplet: turn a 0 over")
    return words.format(name=short_name(name))


def you_saw_it() -> str:
    """Of a hidden side that the looker knows."""
    return translate("QuandoGuide", "you saw it")
