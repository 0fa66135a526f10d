"""Looks back at matches of Quanto: the cards played, and the luck of those drawn."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt

from quando_desktop.bots.analyst import Analyst
from quando_desktop.bots.appraisal import Appraisal, Estimate
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, Event
from quando_desktop.games.quanto.bots.appraiser import block_of, worth_of
from quando_desktop.games.quanto.bots.expert import HORIZON
from quando_desktop.games.quanto.bots.grounds import explained, said
from quando_desktop.games.quanto.bots.heuristic import HeuristicBot
from quando_desktop.games.quanto.bots.reason import QuantoReason
from quando_desktop.games.quanto.bots.reckoning import Reckoning, move_of
from quando_desktop.games.quanto.bots.search import STEEPNESS, chance_to_win, expected, rivals
from quando_desktop.games.quanto.bots.stock import Stock
from quando_desktop.games.quanto.rules.actions import Accept, Decline, Offer, QuantoAction
from quando_desktop.games.quanto.rules.cards import DECK
from quando_desktop.games.quanto.rules.effects import card_of
from quando_desktop.games.quanto.rules.events import DisplayFilled, Drew, TurnedUp
from quando_desktop.games.quanto.rules.view import QuantoView

BLOCKS, BLOCK = 12, 4
"""Blocks of a helping of worlds, and the worlds of each."""
WIDTH = 6
"""The most actions that are compared with what was done."""


class QuantoAnalyst(Analyst[QuantoView]):
    """What partners offer each other is not judged: a playout does not tell what it says."""

    def __init__(self) -> None:
        self._judge = HeuristicBot()
        self._stock: Stock
        """Of the round that is looked at."""

    # --------------------------------------------------------------- decisions

    def options(self, view: QuantoView, played: Action) -> Sequence[QuantoAction]:
        if isinstance(played, Offer | Accept | Decline):
            return (played,)
        found: dict[object, QuantoAction] = {_effect(view, played): played}  # type: ignore[dict-item]
        for choice in self._judge.reckon(view).choices[:WIDTH]:
            found.setdefault((choice.move, choice.card), choice.action)
        return tuple(found.values())

    def appraise(self, view: QuantoView, actions: Sequence[Action], chance: Chance) -> Appraisal:
        worlds = self._judge.reckon(view).worlds
        moves = [_effect(view, action) for action in actions]
        blocks = tuple(block_of(worlds, moves, BLOCK, chance) for _ in range(BLOCKS))
        return Appraisal(tuple(actions), blocks)

    def reason(
        self, view: QuantoView, action: Action, played: Action | None = None
    ) -> QuantoReason:
        if isinstance(action, Offer | Accept | Decline):
            found = said(view, action).reason
            assert isinstance(found, QuantoReason)
            return found
        reckoning = self._judge.reckon(view)
        effect = _effect(view, action)
        order = sorted(reckoning.choices, key=lambda each: (each.move, each.card) != effect)
        return explained(reckoning, order)

    # ------------------------------------------------------------------ chance

    def before_deal(self, view: QuantoView) -> float:
        return 1 / _sides(view)

    def deal(self, view: QuantoView) -> float:
        self._stock = Stock(view)
        reckoning = self._judge.reckon(view)
        lost = reckoning.policy.lost
        usual = fsum(lost[card] for card in DECK) / len(DECK)
        # By the chance before the deal: a good hand must not make itself count for more.
        card = _card(reckoning, self.before_deal(view))
        return card * fsum(lost[own.kind] - usual for own in view.hand)

    def came(self, before: QuantoView, after: QuantoView, events: Sequence[Event]) -> float:
        found = 0.0
        for event in events:
            if isinstance(event, TurnedUp | DisplayFilled):
                self._stock.give(event.cards)
            elif isinstance(event, Drew) and event.seat == before.seat:
                cards = [card for card in event.cards if card is not None]
                found += self._luck(self._judge.reckon(before), cards)
                self._stock.give(cards)
        return found

    def _luck(self, reckoning: Reckoning, cards: Sequence[int]) -> float:
        """The worth of these cards in the hand, beside as many of those that could have come."""
        lost = reckoning.policy.lost
        usual = self._stock.mean(lost)
        return _card(reckoning, _chance(reckoning)) * fsum(lost[card] - usual for card in cards)

    def is_telling(self, events: Sequence[Event]) -> bool:
        # Whatever leaves the display, or comes to it, is felt; and there are few turns.
        return bool(events)

    def value(self, view: QuantoView, chance: Chance) -> Estimate:
        worlds = self._judge.reckon(view).worlds
        found = []
        for _ in range(BLOCKS):
            total = 0.0
            for _ in range(BLOCK):
                playout = worlds.draw(chance)
                playout.run(HORIZON[view.seats])
                total += worth_of(playout, view.seat)
            found.append(total / BLOCK)
        return Estimate.of(found)


def _effect(view: QuantoView, action: Action) -> tuple[tuple[int, int, int, int, int], int]:
    return move_of(action, view.seat), card_of(action)  # type: ignore[arg-type]


def _sides(view: QuantoView) -> int:
    """The number of those who compete."""
    return view.seats // 2 if view.teams else view.seats


def _chance(reckoning: Reckoning) -> float:
    """The chance to win, by what everybody has and builds."""
    state, seat = reckoning.state, reckoning.view.seat
    standing = expected(state)
    return chance_to_win(state, standing[seat], rivals(state, standing, seat))


def _card(reckoning: Reckoning, chance: float) -> float:
    """The amount by which one more card raises this chance to win."""
    left = max(1.0, float(reckoning.state.left()))
    return STEEPNESS[_sides(reckoning.view)] / sqrt(left) * chance * (1 - chance)
