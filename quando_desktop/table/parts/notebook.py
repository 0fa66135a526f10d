"""A page of a computer player's notebook: what it thought, and what lay on the table then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from quando_desktop.controller.turn.notebooks import NotebookEntry
from quando_desktop.engine.contract import Observation
from quando_desktop.engine.players import Player
from quando_desktop.table.parts.faces import names_of
from quando_desktop.table.text.log import Decision

Held = TypeVar("Held")


def decided(
    entry: NotebookEntry,
    everybody: Sequence[Observation[Any]],
    players: Sequence[Player],
    you: int | None,
    held: Callable[[Any], Held],
) -> Decision[Any, Held]:
    """Brings together the contents of a page. `everybody` is what each seat knew then; `held` takes
    from it what matters of their hand."""
    return Decision(
        view=entry.observation,
        action=entry.action,
        reason=entry.advice.reason,
        held=tuple(held(seen) for seen in everybody),
        names=names_of(players),
        you=you,
        character=players[entry.seat].character or "",
        number=entry.round_number,
    )
