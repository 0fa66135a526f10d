"""Computer players for Quando."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quando_desktop.bots.bot import Bot
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action
from quando_desktop.games.quando.bots.plain import (
    PATIENCE,
    TAKES_SHOWN,
    TRIPLET_BONUS,
    WORTH_PLAYING,
)
from quando_desktop.games.quando.rules.actions import Call, Draw, Flip, Phase, Play

if TYPE_CHECKING:
    from quando_desktop.games.quando.rules.view import QuandoView


class PlainBot(Bot["QuandoView"]):
    """Simple and sensible: lays the most it can and knocks with a low total."""

    def __init__(self, knocks_at: int = 5) -> None:
        self._knocks_at = knocks_at

    def choose(self, observation: QuandoView, chance: Chance) -> Action:
        match observation.phase:
            case Phase.DRAW | Phase.PENALTY_DRAW:
                shown = observation.draw[0].up
                return Draw.SHOWN if shown is not None and shown <= TAKES_SHOWN else Draw.HIDDEN
            case Phase.FLIP:
                return zero_to_turn(observation, chance)
        call = observation.call
        if call is Call.KNOCK and self._total(observation) <= self._knock_total(observation):
            return call
        worth, play = max(
            ((self._worth(observation, play), play) for play in _plays(observation)),
            key=lambda found: found[0],
        )
        return Call.PASS if call is Call.PASS and worth <= WORTH_PLAYING else play

    def _knock_total(self, view: QuandoView) -> int:
        return self._knocks_at + max(0, view.play_counts[view.seat] - PATIENCE)

    @staticmethod
    def _total(view: QuandoView) -> int:
        return sum(own.front for own in view.hand)

    @staticmethod
    def _worth(view: QuandoView, play: Play) -> float:
        fronts = [view.hand[place].front for place in play.places]
        is_triplet = len(fronts) == 3 and len(set(fronts)) == 1
        return sum(fronts) + TRIPLET_BONUS * is_triplet


def zero_to_turn(view: QuandoView, chance: Chance) -> Flip:
    """The zero with the lowest back, where backs are known; an unknown one counts 5."""
    zeros = chance.shuffled([p for p, own in enumerate(view.hand) if own.front == 0])
    backs = [view.hand[place].back for place in zeros]
    best = min(range(len(zeros)), key=lambda i: 5 if (back := backs[i]) is None else back)
    return Flip(zeros[best])


def _plays(view: QuandoView) -> list[Play]:
    return [action for action in view.legal() if isinstance(action, Play)]
