"""Barge for the tests of every table."""

from __future__ import annotations

from tests.example_game.plug import BargePlug
from tests.example_game.rules import BargeRound
from tests.table.every_game.kit import Kit, Secrets
from tests.table.every_game.matches import Story


def hidden(state: BargeRound) -> object:
    """The other hands, and what others have loaded, until the barge is weighed."""
    aboard = [weight for seat, weight in state.cargo if seat]
    return state.hands[1:], aboard


KIT = Kit(
    plug=BargePlug(),
    secrets=Secrets(
        stories=(Story(2, 3), Story(4, 5)),
        kind=lambda view: "over" if view.is_over else f"{len(view.cargo)} aboard",
        hidden=hidden,
        is_certain=lambda view: not view.is_over and sum(view.hand_sizes[1:]) > 4,
    ),
)
