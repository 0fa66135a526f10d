"""The first turn at a Quanto table: a sentence to begin with, in a bubble over the looker's own
cards."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from quando_desktop.engine.contract import Event
from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.rules.cards import JOKER, value_of
from quando_desktop.games.quanto.rules.events import Captured
from quando_desktop.games.quanto.rules.view import HeldCard, QuantoView
from quando_desktop.games.quanto.table.layout import BRACKETS, Layout
from quando_desktop.games.quanto.table.scenery import QuantoScenery
from quando_desktop.games.quanto.text import labels
from quando_desktop.table.guide.first_sentence import WIDEST, first_size, lay_first
from quando_desktop.table.parts.remark_bubble import TAIL
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Frame, Tableau

EVEN, EVEN_PAD = 0.56, 30.0
"""The share of the whole sentence that a line of two has, and the room around it."""
AWAY = 4.0
"""From the tip of the bubble to the cards."""


def sentence(view: QuantoView, *, is_shared: bool) -> str:
    """What the looker can do with a card. Where others hear it, too, it is one of the display."""
    if view.phase is not Phase.PLAY or view.again or view.active != view.seat:
        return ""
    value = _highest(view.display if is_shared else view.hand)
    return labels.takes(value) if value else ""


def _highest(cards: Sequence[HeldCard]) -> int:
    """The highest number among these; 0 where there is none."""
    return max((value_of(card.kind) for card in cards if card.kind != JOKER), default=0)


def is_done(event: Event) -> bool:
    return isinstance(event, Captured)


def lay_sentence(
    tableau: Tableau, frame: Frame, shown: QuantoScenery, layout: Layout
) -> Box | None:
    """Over the own cards, as long as nothing is chosen; None where it is not wanted, or where there
    is no room for it."""
    is_busy = shown.chosen is not None or shown.marked or shown.ways or shown.toast
    if not shown.first or is_busy or layout.spotlight or shown.tip is not None:
        return None
    floor, ceiling = layout.hand.top_of_chosen - AWAY, layout.display.bottom + BRACKETS
    most, (whole, _) = frame.stage.width * 0.8, first_size(frame.art, shown.first, inf)
    for widest in (min(most, whole * EVEN + EVEN_PAD), WIDEST, most):
        _, height = first_size(frame.art, shown.first, widest)
        if ceiling + height + TAIL <= floor:
            y = min(floor, max(layout.line_y + height / 2, ceiling + height + TAIL))
            tip = frame.stage.width / 2, y
            return lay_first(tableau, frame.art, shown.first, tip, widest=widest)
    return None
