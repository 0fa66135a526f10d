"""A page of a computer player's notebook: brings together what it thought and what lay there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quando_desktop.controller.notebooks import Entry
from quando_desktop.engine.contract import Observation
from quando_desktop.engine.seats import Player
from quando_desktop.games.quando.text.notebook import Decision, written
from quando_desktop.games.quando.view import QuandoView


def notebook(
    entry: Entry, everybody: Sequence[Observation[Any]], players: Sequence[Player], you: int | None
) -> str:
    """What stands there. `everybody` is what each seat knew then: their own hands."""
    view = entry.observation
    assert isinstance(view, QuandoView)
    return written(
        Decision(
            view=view,
            action=entry.action,
            reason=entry.advice.reason,
            totals=tuple(_total(seen) for seen in everybody),
            names=[player.name for player in players],
            you=you,
            character=players[entry.seat].character or "",
        )
    )


def _total(seen: Observation[Any]) -> int:
    assert isinstance(seen, QuandoView)
    return sum(card.front for card in seen.hand)
