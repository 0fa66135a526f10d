"""The last turn of an opponent in a few words, as everybody at the table saw it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.games.quando.rules.deeds import Deed, Did
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.text import table as text
from quando_desktop.table.text.numbers import counted, in_a_row, several

translate = QCoreApplication.translate

TURNS = (Did.PLAYED, Did.KNOCKED, Did.PASSED)
"""Deeds that begin a turn."""
MANY = 3
"""Equals up to so many are shown one by one."""


def turns(view: QuandoView, seat: int) -> list[list[Deed]]:
    """The deeds of another seat in this round, turn by turn, each with the penalties after it."""
    found: list[list[Deed]] = []
    for deed in view.deeds:
        if deed.seat != seat:
            continue
        if deed.did in TURNS or not found:
            found.append([])
        found[-1].append(deed)
    return found


def captions(deeds: Sequence[Deed]) -> list[str]:
    """A turn in words, the longest first: what was played and taken, or the penalty since then."""
    if not deeds:
        return []
    first, *others = deeds
    if first.did not in TURNS:
        # They paid before they had a turn.
        return [penalty(deeds[-1])]
    match first.did:
        case Did.KNOCKED:
            return [text.knocked()]
        case Did.PASSED:
            return [penalty(others[-1]) if others else text.passed()]
    if len(others) > 1:
        return [penalty(others[-1])]
    return [_turn(first, others), _turn(first, others, short=True), row(first)]


def row(play: Deed) -> str:
    """The played cards: one by one, or counted."""
    fronts = [front for front, _ in play.cards if front is not None]
    if len(fronts) > MANY:
        return f"{counted(len(fronts))} {several(fronts[0])}"
    return in_a_row(fronts)


def penalty(deed: Deed) -> str:
    if deed.did is Did.TURNED_ZERO:
        return text.turned_a_zero()
    if deed.did is Did.TOOK_HIDDEN:
        return translate("QuandoCaptions", "no 0: drew the hidden side")
    words = translate("QuandoCaptions", "no 0: drew the {number}")
    return words.format(number=deed.cards[0][0])


def _turn(play: Deed, draw: Sequence[Deed], *, short: bool = False) -> str:
    cards = row(play)
    if not draw:
        words = "{cards}" if short else translate("QuandoCaptions", "played {cards}")
        return words.format(cards=cards)
    if draw[0].did is Did.TOOK_HIDDEN:
        words = (
            translate("QuandoCaptions", "{cards}, hidden side")
            if short
            else translate("QuandoCaptions", "played {cards}, took the hidden side")
        )
        return words.format(cards=cards)
    words = (
        translate("QuandoCaptions", "{cards}, took {number}")
        if short
        else translate("QuandoCaptions", "played {cards}, took the {number}")
    )
    return words.format(cards=cards, number=draw[0].cards[0][0])
