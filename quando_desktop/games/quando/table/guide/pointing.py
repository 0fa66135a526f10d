"""The names by which lessons speak of the things at a Quando table."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.table.scenery import (
    DISCARD_PILE,
    DRAW_PILE,
    HIDDEN,
    KNOB,
    PASS,
    PLAY,
    SEAT,
    SHOWN,
)
from quando_desktop.games.quando.text import guide as text
from quando_desktop.table.guide.leading import Pointing, seat_called, sheet_lines
from quando_desktop.table.parts.scenery import OWN_SEAT, SHEET, own
from quando_desktop.table.scene.tableau import Control, Key

NAMED: dict[str, Key] = {
    "draw": DRAW_PILE,
    "discard": DISCARD_PILE,
    "shown": SHOWN,
    "hidden": HIDDEN,
    "play": PLAY,
    "knock": KNOB,
    "pass": PASS,
}


def find(
    name: str, view: QuandoView, facts: MatchFacts, controls: Sequence[Control]
) -> Sequence[Key]:
    """The controls of this name: own cards go by their fronts, the others by who they are."""
    if name.isdigit() or name == "hand":
        return [own(card.card) for card in view.hand if name in ("hand", str(card.front))]
    if name == SHEET:
        return sheet_lines(view.seat, facts, controls)
    if name in NAMED:
        return [NAMED[name]]
    seat = seat_called(name, facts)
    return [OWN_SEAT if seat == view.seat else (SEAT, seat)]


POINTING = Pointing(
    find, (DRAW_PILE, DISCARD_PILE, SHOWN, HIDDEN), lambda *_: [PLAY], by_keys=text.by_keys
)
