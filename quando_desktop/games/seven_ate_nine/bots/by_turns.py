"""A computer player of 7 ate 9 by turns (S13): nobody is in a hurry, so what is left of its level
is what it overlooks and how far it looks ahead."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.bots.live_mind import FULL, Mind, PlannedAction, SingleMind
from quando_desktop.engine.chance import Chance
from quando_desktop.games.seven_ate_nine.bots.faculties import Faculties, happens
from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Play
from quando_desktop.games.seven_ate_nine.rules.cards import fits
from quando_desktop.games.seven_ate_nine.rules.view import HeldCard, SevenView

BEAT = 700
"""Milliseconds before it acts, so that people can follow."""
DEAL = 2000
"""More before the very first action: the cards are still being dealt."""
DEPTH = 7
"""Cards in a row that somebody with foresight sees coming."""


class TurnMind(SingleMind[SevenView]):
    """Acts when its turn has come, one beat later."""

    def __init__(self, able: Faculties, chance: Chance) -> None:
        super().__init__()
        self._able, self._chance = able, chance

    def see(self, observation: SevenView, at: int) -> None:
        if not observation.legal():
            self._intent = None
        elif self._intent is None:
            action = self._choose(observation)
            waits = DEAL if observation.is_fresh else 0
            self._intent = PlannedAction(at + waits + BEAT * FULL // self.pace, action)

    def _choose(self, view: SevenView) -> Play | Draw:
        fitting = [held for held in view.hand if view.fits(held.card)]
        seen = [held for held in fitting if not happens(self._able.skip, self._chance)]
        if not seen and view.may_draw:
            return Draw()
        held, card = self._pick(seen or fitting, view)
        return Play(card, held)

    def _pick(self, found: list[HeldCard], view: SevenView) -> HeldCard:
        """The card after which most others can be laid in a row, or just any."""
        if happens(self._able.plan, self._chance):
            return max(found, key=lambda held: _run(held, view.hand, DEPTH))
        return self._chance.choice(found)


def _run(first: HeldCard, hand: Sequence[HeldCard], depth: int) -> int:
    """The number of cards that can be laid in a row from this one on, as far as it looks."""
    rest = [held for held in hand if held is not first]
    if depth == 1:
        return 1
    following = [held for held in rest if fits(held.card, first.card)]
    return 1 + max((_run(held, rest, depth - 1) for held in following), default=0)


class EitherMind(Mind[SevenView]):
    """A player of a match whose way of playing shows only with what it sees first."""

    def __init__(self, at_once: Mind[SevenView], by_turns: Mind[SevenView]) -> None:
        self._at_once, self._by_turns = at_once, by_turns
        self._mind = at_once

    def see(self, observation: SevenView, at: int) -> None:
        self._mind = self._at_once if observation.turn is None else self._by_turns
        self._mind.pace = self.pace
        self._mind.see(observation, at)

    def intent(self) -> PlannedAction | None:
        return self._mind.intent()

    def act(self) -> None:
        self._mind.act()

    def startle(self, at: int) -> None:
        self._at_once.startle(at)
        self._by_turns.startle(at)
