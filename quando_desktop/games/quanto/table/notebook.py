"""A page of a computer player's notebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quando_desktop.controller.turn.notebooks import NotebookEntry
from quando_desktop.engine.contract import Observation
from quando_desktop.engine.players import Player
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.text.notebook import written
from quando_desktop.table.parts.notebook import decided


def notebook(
    entry: NotebookEntry,
    everybody: Sequence[Observation[Any]],
    players: Sequence[Player],
    you: int | None,
) -> str:
    """The words on the page. `everybody` is what each seat knew then: their own hands."""
    return written(decided(entry, everybody, players, you, _hand))


def _hand(seen: QuantoView) -> tuple[int, ...]:
    return tuple(held.kind for held in seen.hand)
