"""Cards that stand out of their row: chosen, near the pointer or the keys, or dragged."""

from __future__ import annotations

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint.art import RESTING
from quando_desktop.table.parts.fan import CHOSEN_UP
from quando_desktop.table.parts.scenery import Scenery
from quando_desktop.table.scene.tableau import Key

HOVER_UP, HOVER_GROW, HOVER_LIFT = 0.06, 1.03, 1.1
CHOSEN_LIFT = 1.3
DRAGGED_GROW = 1.06


class CardRise(NamedTuple):
    """The amount by which a card stands out."""

    up: float = 0.0
    """In card widths."""
    grow: float = 1.0
    lift: float = RESTING
    """Its shadow."""


DRAGGED = CardRise(0.0, DRAGGED_GROW, CHOSEN_LIFT)
CHOSEN = CardRise(CHOSEN_UP, 1.0, CHOSEN_LIFT)
NEAR = CardRise(HOVER_UP, HOVER_GROW, HOVER_LIFT)


def rise_of(
    scenery: Scenery, key: Key, *, chosen: bool, usable: bool, dragged: bool = False
) -> CardRise:
    """The rise of a card. Only a card that can be used answers to the pointer and the keys."""
    if dragged:
        return DRAGGED
    if chosen:
        return CHOSEN
    return NEAR if usable and key in (scenery.pointed, scenery.focused) else CardRise()
