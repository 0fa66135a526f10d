"""The names by which lessons speak of the things at a table of 7 ate 9."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.games.seven_ate_nine.rules.cards import TEXTS
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.table.scenery import (
    OWN,
    READY,
    TOP,
    lane_of,
    own,
    stack_of,
    target_key,
)
from quando_desktop.games.seven_ate_nine.text import lesson_keys as text
from quando_desktop.table.guide.leading import Pointing, seat_called
from quando_desktop.table.scene.tableau import Control, Key


def find(
    name: str, view: SevenView, facts: MatchFacts, controls: Sequence[Control]
) -> Sequence[Key]:
    """The controls of this name, from the first person's hand; a friend sits beside."""
    number = name.removeprefix("friend ")
    if number.isdigit():
        return [own(view.seat + 1, int(number) - 1)]
    if name in TEXTS:
        return [own(view.seat, held.held) for held in view.hand if held.card == TEXTS[name]][:1]
    if name == "hand":
        keys = (each.key for each in controls)
        return [key for key in keys if isinstance(key, tuple) and key[:2] == (OWN, view.seat)]
    named: dict[str, list[Key]] = {
        "pile": [TOP, target_key(0), target_key(1)],
        "less": [target_key(0)],
        "more": [target_key(1)],
        "stack": [stack_of(view.seat)],
        "lane": [lane_of(view.seat)],
        "friend lane": [lane_of(view.seat + 1)],
    }
    return named[name] if name in named else [("seat", seat_called(name, facts))]


POINTING = Pointing(find, (TOP, READY, "target"), by_keys=text.by_keys)
