"""What the tests of speaking out of turn share."""

from __future__ import annotations

from typing import Any

from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine.contract import Observation
from quando_desktop.games.quanto.rules.actions import Offer
from quando_desktop.games.quanto.rules.view import QuantoView
from tests.controller.turn.tables import SlowBots, Table, sit_down, team_match


def view_of(table: Table) -> QuantoView:
    view = table.controller.view
    assert isinstance(view, QuantoView)
    return view


def an_offer(view: Observation[Any]) -> Offer:
    """The first card that can be offered."""
    return next(action for action in view.legal() if isinstance(action, Offer))


def phase_of(table: Table) -> TurnPhase:
    return table.controller.phase


def state(table: Table) -> tuple[TurnPhase, int | None, int | None]:
    """What it waits for, who speaks, and who looks."""
    return table.controller.phase, table.controller.speaking, table.controller.looker


def seated(kinds: str, *, quick: bool = True, speed: str = "normal") -> tuple[Table, SlowBots]:
    """A table that has begun, where computer players answer when they are told to."""
    bots = SlowBots()
    table = sit_down(team_match(kinds), bots, quick=quick, speed=speed)
    table.controller.start()
    return table, bots


def play_until(table: Table, seat: int) -> None:
    """Whatever comes, until this seat begins a turn."""

    def begins() -> bool:
        match = table.match
        return match.to_act()[0] == seat and len(match.to_act()) > 1

    table.play(begins)


def discard(table: Table) -> None:
    """Any play of the looker that ends the turn."""
    controller = table.controller
    seat = controller.looker
    while controller.phase is TurnPhase.PERSON and table.match.to_act()[0] == seat:
        controller.submit(table.choose())
