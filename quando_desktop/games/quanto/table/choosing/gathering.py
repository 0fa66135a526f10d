"""Gathering the cards of a group in the display of a Quanto table: they lie side by side while a
play is proposed or told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def gathered(display: Sequence[int], groups: Iterable[Sequence[int]]) -> tuple[int, ...]:
    """The cards of the display from the left, those of each group where the first of them lies."""
    group_of = {card: group for group in groups for card in group}
    found: dict[int, None] = {}
    for card in display:
        together = group_of.get(card, (card,))
        found.update((each, None) for each in display if each in together)
    return tuple(found)
