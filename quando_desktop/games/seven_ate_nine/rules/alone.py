"""What somebody alone has achieved (S17), as the record of a game shows it."""

from __future__ import annotations

from quando_desktop.engine.contract import Json
from quando_desktop.games.seven_ate_nine.rules.deal import OPENING


def feat(played: Json, *, by_turns: bool) -> int | None:
    """The time in ms or, by turns, the cards of the largest hand; None for a game that is not over,
    or a record that makes no sense."""
    actions = played.get("actions")
    if not isinstance(actions, list) or not actions or not isinstance(actions[-1], dict):
        return None
    if actions[-1].get("do") != "finish":
        return None
    if not by_turns:
        at = actions[-1].get("at")
        return at if type(at) is int and at >= 0 else None
    return _largest([action.get("do") for action in actions if isinstance(action, dict)])


def _largest(words: list[object]) -> int:
    hand = largest = OPENING
    for word in words:
        hand += 1 if word == "draw" else -1 if word == "play" else 0
        largest = max(largest, hand)
    return largest
