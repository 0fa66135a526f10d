"""Achievements that can be beaten: the most cards that one card has brought (N8)."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.engine.contract import Achievement, Json

HAUL = "haul"


def of_rounds(rounds: Sequence[Json]) -> tuple[Achievement, ...]:
    """The largest capture of each seat: the cards of its groups, without the one that took them."""
    most: dict[int, int] = {}
    for played in rounds:
        actions = played.get("actions")
        for action in actions if isinstance(actions, list) else ():
            match action:
                case {"player": int(seat), "groups": list(groups)}:
                    cards = sum(len(group) for group in groups if isinstance(group, list))
                    most[seat] = max(most.get(seat, 0), cards)
    return tuple(Achievement(seat, HAUL, cards) for seat, cards in most.items() if cards)
