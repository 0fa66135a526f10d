"""What is hidden on a Quanto table, and the moments in which that is looked for."""

from __future__ import annotations

from quando_desktop.games.quanto.rules.round import QuantoRound
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.table import moment


def kind_of(view: QuantoView) -> str:
    """The kind of moment, whose turn it is, and what the looker can do in it."""
    whose = "own" if view.active == view.seat else view.active % 2
    doing = f" {view.phase.name}{' again' if view.again else ''}" if view.legal() else ""
    return f"{moment(view)} {whose}{doing}"


def hidden(state: QuantoRound) -> list[list[int]]:
    """Of the hands and the draw pile."""
    views = [state.observe(seat) for seat in range(1, state.seats)]
    return [*([card.kind for card in each.hand] for each in views), [*state.draw]]
