"""The names by which lessons speak of the things at a Quanto table."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.games.quanto.rules.cards import TEXTS
from quando_desktop.games.quanto.rules.effects import UseKind
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.scenery import (
    CAPS,
    DISPLAY,
    DRAW_PILE,
    KEEP,
    OFFER,
    SKIP,
    SPEAK,
    SPEAKS,
    TILES,
    WAY,
    quanto_of,
    shown_in_display,
    turned_up,
    winnings_of,
)
from quando_desktop.games.quanto.text import lesson_keys as text_keys
from quando_desktop.table.guide.leading import Pointing, seat_called, sheet_lines
from quando_desktop.table.parts.scenery import OWN_SEAT, SHEET, own
from quando_desktop.table.scene.tableau import Control, Key

ALONE: dict[str, Key] = {"draw": DRAW_PILE, "tiles": TILES}
BETWEEN: dict[str, Key] = {"accept": KEEP, "offer": OFFER}
"""The buttons of what partners do with a card."""


def find(
    name: str, view: QuantoView, facts: MatchFacts, controls: Sequence[Control]
) -> Sequence[Key]:
    """The controls of this name: a bare card is one of the own hand."""
    place, _, what = name.partition(" ")
    if name in ALONE:
        return [ALONE[name]]
    if name == SHEET:
        return sheet_lines(view.seat, facts, controls)
    if name == "hand" or name in TEXTS:
        held = [own(each.card) for each in view.hand if name in ("hand", _text(each.kind))]
        # One card of a kind is enough: a turn begins with a single one.
        return held if name == "hand" else held[:1]
    return _placed(place, what, view, facts)


def _placed(place: str, what: str, view: QuantoView, facts: MatchFacts) -> Sequence[Key]:
    """The controls of a name that says where something lies, or whose it is."""
    if place == DISPLAY:
        lying = ((shown_in_display(each.card), _text(each.kind)) for each in view.display)
        return [key for key, kind in lying if what in ("", kind)]
    if place == "turned":
        kinds = enumerate(view.turned_up)
        return [turned_up(number) for number, kind in kinds if what == _text(kind)][:1]
    seat = seat_called(what or place, facts)
    is_own = seat == view.seat
    found: dict[str, Key] = {
        "quanto": quanto_of(seat),
        "winnings": winnings_of(seat) if is_own else ("seat", seat),
    }
    return [found.get(place, OWN_SEAT if is_own else ("seat", seat))]


def _text(kind: int) -> str:
    return next(words for words, each in TEXTS.items() if each == kind)


def confirms(words: str, view: QuantoView, controls: Sequence[Control]) -> Sequence[Key]:
    """What is pressed next for this action, once its card is chosen."""
    there = {each.key for each in controls}
    do, *rest = words.split()
    if SKIP in there:
        # All but the further card of a rainbow is settled.
        bonus = rest[rest.index("bonus") + 1] if "bonus" in rest else ""
        more = [shown_in_display(each.card) for each in view.display if _text(each.kind) == bonus]
        free = [each.key for each in controls if each.key in more and not each.is_on]
        return free[:1] or [SKIP]
    if do in BETWEEN:
        return [BETWEEN[do]]
    return [key for key in there if isinstance(key, tuple) and key[:2] == (WAY, do)]


def first(words: str, controls: Sequence[Control]) -> Sequence[Key]:
    """What is pressed before any card is chosen: whoever offers has to say so."""
    there = {each.key for each in controls}
    return [SPEAK] if words.startswith("offer ") and SPEAK in there else []


def keys(words: str, controls: Sequence[Control]) -> Sequence[str]:
    if first(words, controls):
        return [SPEAKS]
    return [CAPS[UseKind.STEAL]] if words.startswith("steal ") else []


POINTING = Pointing(find, (DRAW_PILE, DISPLAY), confirms, first, text_keys.by_keys, keys)
