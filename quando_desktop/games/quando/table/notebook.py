"""A page of a computer player's notebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quando_desktop.controller.turn.notebooks import NotebookEntry
from quando_desktop.engine.contract import Observation
from quando_desktop.engine.players import Player
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.text.notebook import written
from quando_desktop.table.parts.notebook import decided


def notebook(
    entry: NotebookEntry,
    everybody: Sequence[Observation[Any]],
    players: Sequence[Player],
    you: int | None,
) -> str:
    """What stands there. `everybody` is what each seat knew then: their own hands."""
    return written(decided(entry, everybody, players, you, _total))


def _total(seen: QuandoView) -> int:
    return sum(card.front for card in seen.hand)
