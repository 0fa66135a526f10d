"""The cards that go together: what the looker has chosen, and what could still join it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from quando_desktop.games.quando.rules.actions import Phase
from quando_desktop.games.quando.rules.view import OwnCard, QuandoView
from quando_desktop.games.quando.table.scenery import QuandoScenery
from quando_desktop.games.quando.text import table as text


def is_set(fronts: Sequence[int]) -> bool:
    """Equals (Q10) or a straight (Q9)."""
    if not fronts:
        return False
    low = min(fronts)
    return len({*fronts}) == 1 or sorted(fronts) == [low, low + 1, low + 2]


def can_become_set(fronts: Sequence[int], held: Collection[int]) -> bool:
    """Whether these fronts are part of equals or of a straight that this hand has."""
    kinds = {*fronts}
    if len(kinds) <= 1:
        return True
    if len(kinds) < len(fronts):
        return False
    return any(
        kinds <= {low, low + 1, low + 2} <= {*held} for low in range(min(kinds) - 2, min(kinds) + 1)
    )


def open_cards(view: QuandoView, chosen: Collection[int]) -> frozenset[int]:
    """The own cards that could be played along with the chosen ones."""
    held = [card.front for card in view.hand]
    fronts = [card.front for card in view.hand if card.card in chosen]
    return frozenset(
        card.card
        for card in view.hand
        if card.card not in chosen and can_become_set([*fronts, card.front], held)
    )


def laid(cards: Sequence[OwnCard], *, as_they_lie: bool) -> list[OwnCard]:
    """The chosen cards in the order in which they go onto the pile: lowest first (Q11), unless
    the player has put them otherwise."""
    return list(cards) if as_they_lie else sorted(cards, key=lambda card: card.front)


def play_caption(shown: QuandoScenery) -> str:
    """The words on the button; none if the chosen cards cannot be played."""
    if shown.view.phase is not Phase.PLAY:
        return ""
    fronts = sorted(card.front for card in shown.hand if card.card in shown.chosen)
    return text.play_cards(fronts) if is_set(fronts) else ""
