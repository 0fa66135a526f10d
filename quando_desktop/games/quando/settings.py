"""Quando's own settings."""

from __future__ import annotations

from enum import StrEnum

from quando_desktop.settings.own import Whose, choice, switch


class KnockBy(StrEnum):
    HOLD = "hold"
    TWICE = "twice"


MEMORY_HELP = switch("memory_help", after="sorting")
"""Whether the hidden sides that a person has seen are shown to them."""
KNOCK_BY = choice("knock_by", KnockBy.HOLD, after="memory_help")
CONFIRM_DRAW = switch("confirm_draw", after="confirm_leave")
"""Whether taking the hidden side wants a second press."""
KNOCK_CHANCE = switch("knock_chance", whose=Whose.EXTRA, after="confirm_draw")
"""Whether everybody is told how likely a knock wins, or only the people who want it."""
HAND_TOTAL = switch(
    "hand_total", default=True, whose=Whose.EXTRA, after="knock_chance", is_later=True
)
"""Whether the total of the own hand stands at the own place; it can be off for everybody, or for
some people."""
