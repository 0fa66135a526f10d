"""What lay on the table at a moment of a round that is over. Never for a round that is played."""

from __future__ import annotations

from typing import Any

from quando_desktop.controller.turn.history import dealt
from quando_desktop.controller.turn.notebooks import Entry
from quando_desktop.engine.contract import Observation
from quando_desktop.engine.match import Match


def everybody(match: Match, entry: Entry) -> tuple[Observation[Any], ...]:
    """What each seat knew when this was decided; with it each knows its own hand."""
    if match.in_round:
        raise ValueError("the round is not over")
    state = dealt(match)
    for move in match.rounds[-1].moves:
        if move.seat == entry.seat and state.observe(entry.seat) == entry.observation:
            break
        state.apply(move.seat, move.action, [])
    return tuple(state.observe(seat) for seat in range(match.seats))
