"""States of a Quanto table for people who think, who begin, and whose pile comes to its end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from quando_desktop.games.quanto.rules.view import Quanto
from quando_desktop.games.quanto.table.choosing.uses import conceivable
from quando_desktop.games.quanto.table.scenery import (
    CAPS,
    SHOWS,
    SUMS,
    DisplayGroup,
    QuantoScenery,
    Way,
    way_of,
)
from quando_desktop.games.quanto.text import labels
from quando_desktop.table.parts.scenery import own
from quando_desktop.table.text import words as common


def _alone(shown: QuantoScenery) -> QuantoScenery:
    """Somebody finds sums alone, but could ask for them."""
    if not shown.view.hand:
        return shown
    uses = conceivable(shown.view, shown.view.hand[0].kind)
    ways = [
        Way(
            way_of(use),
            labels.tab(use.kind.value),
            CAPS[use.kind] if number else common.enter_key(),
            not number,
        )
        for number, use in enumerate(uses)
    ]
    return replace(
        shown,
        chosen=own(shown.view.hand[0].card),
        freely=True,
        marked=frozenset(card.card for card in shown.view.display[:3]),
        ways=(*ways, _ask()),
        prompt=labels.build_groups(12),
    )


def _ask() -> Way:
    return Way(SUMS, labels.show_sums(), SHOWS)


def _picked(shown: QuantoScenery) -> QuantoScenery:
    """Cards of the display come first; all own cards fit."""
    cards = tuple(card.card for card in shown.view.display[::2])
    return replace(
        shown,
        freely=True,
        marked=frozenset(cards),
        groups=(DisplayGroup(cards, 17, False, labels.open_sum(17)),) if cards else (),
        fits=frozenset(own(card.card) for card in shown.view.hand),
        ways=(_ask(),),
        prompt=labels.choose_taker(),
    )


def _ghostly(shown: QuantoScenery) -> QuantoScenery:
    """A quanto is about to be formed."""
    view = shown.view
    quantos = (None, *view.quantos[1:])
    kinds = tuple(card.kind for card in view.display[:5])
    bare = replace(view, quantos=quantos)
    return replace(shown, view=bare, ghost=Quanto(12, kinds) if kinds else None)


def _few(shown: QuantoScenery) -> QuantoScenery:
    return replace(shown, view=replace(shown.view, draw=1))


def _beginner(shown: QuantoScenery) -> QuantoScenery:
    return replace(shown, first=labels.takes(11), prompt=labels.play_a_card())


STATES: dict[str, Callable[[QuantoScenery], QuantoScenery]] = {
    "alone": _alone,
    "picked": _picked,
    "ghost": _ghostly,
    "few": _few,
    "beginner": _beginner,
}
