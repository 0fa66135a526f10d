"""Barge in the program: its plug, and what lies on its table. A plain table draws it."""

from __future__ import annotations

from functools import cached_property

from quando_desktop.engine.contract import Action
from quando_desktop.games.plug import Plug, TurnTableKit
from quando_desktop.table.plain.board import PlainBoard, PlainCard, PlainPile
from quando_desktop.table.plain.table import PlainTable
from tests.example_game.rules import DECK, HAND_SIZE, Barge, BargeView, Load


class BargePlug(Plug):
    id = "barge"

    @cached_property
    def game(self) -> Barge:
        return Barge()

    def title(self) -> str:
        return "Barge"

    def table(self) -> TurnTableKit:
        table = PlainTable(BargeBoard())
        return TurnTableKit(table.make, table.keys, table.still, notebook=table.notebook)


class BargeBoard(PlainBoard[BargeView]):
    def hand(self, view: BargeView) -> dict[int, PlainCard]:
        """A card goes by its weight, and by its number among equal ones, which are all the same."""
        numbered = [
            (weight, view.hand[:place].count(weight)) for place, weight in enumerate(view.hand)
        ]
        return {10 * weight + n: PlainCard(str(weight), weight) for weight, n in numbered}

    def hand_sizes(self, view: BargeView) -> tuple[int, ...]:
        return view.hand_sizes

    def piles(self, view: BargeView) -> list[PlainPile]:
        last = view.cargo[-1][1] if view.cargo else None
        top = None if last is None else PlainCard(str(last), last)
        away = len(DECK) - HAND_SIZE * len(view.hand_sizes)
        barge = PlainPile(f"Barge (up to {view.carries})", len(view.cargo), top)
        return [barge, PlainPile("Put away", away)]

    def actor(self, view: BargeView) -> int:
        return view.turn

    def cards_of(self, action: Action, view: BargeView) -> tuple[int, ...]:
        return (10 * action.weight,) if isinstance(action, Load) else ()

    def label(self, action: Action, view: BargeView) -> str:
        return f"Load the {action.weight}" if isinstance(action, Load) else "Weigh the barge"
