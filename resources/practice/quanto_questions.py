"""Questions about positions of Quanto: the largest capture, and the cards that add up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from quando_desktop.bots.appraisal import Appraisal
from quando_desktop.bots.bot import Bot
from quando_desktop.bots.characters import PLAIN
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action
from quando_desktop.games.quanto.bots.appraiser import QuantoAppraiser
from quando_desktop.games.quanto.bots.expert import ExpertBot
from quando_desktop.games.quanto.bots.heuristic import HeuristicBot
from quando_desktop.games.quanto.bots.reckoning import move_of
from quando_desktop.games.quanto.plug import QuantoPlug
from quando_desktop.games.quanto.rules.actions import Capture, Phase, QuantoAction
from quando_desktop.games.quanto.rules.effects import card_of, gains
from quando_desktop.games.quanto.rules.game import QuantoGame
from quando_desktop.games.quanto.rules.view import QuantoView
from resources.practice.questions import Questions

LARGEST, SUM = "largest", "sum"
TRIED = 7
"""The most answers that are compared."""


class QuantoQuestions(Questions):
    """The largest capture, of several groups, and a sum."""

    wanted: ClassVar = {LARGEST: 150, SUM: 160}
    kinds: ClassVar = {LARGEST: LARGEST, SUM: SUM}
    bounds: ClassVar = {LARGEST: (0.02, 0.25), SUM: (0.02, 0.25)}
    share: ClassVar = {LARGEST: 1.0, SUM: 1.0}

    def __init__(self) -> None:
        self.game = QuantoGame()
        self.player = QuantoPlug().bot("good", PLAIN)
        self._appraiser = QuantoAppraiser()
        self._judge = HeuristicBot()

    def expert(self, effort: float) -> Bot[QuantoView]:
        return ExpertBot(effort=effort)

    def ask(self, view: QuantoView) -> tuple[str, Sequence[QuantoAction]] | None:
        if view.phase is not Phase.PLAY or view.seat != view.active or view.again:
            return None
        choices = self._judge.reckon(view).choices
        best = choices[0].action
        if len(choices) < 3 or not isinstance(best, Capture):
            return None
        cards = [each.cards for each in choices]
        if cards[0] < 3 or cards[0] <= max(cards[1:]):
            return None
        longest = max(map(len, best.groups))
        if longest < 2:
            return None
        kind = LARGEST if len(best.groups) > 1 else SUM
        return kind, [each.action for each in choices[:TRIED]]

    def answers(self, kind: str, appraisal: Appraisal) -> list[int]:
        return appraisal.order()[:5]

    def agrees(self, kind: str, best: Any, found: Any) -> bool:
        """Equal cards are interchangeable: what counts is the effect."""
        return found is not None and _effect(best) == _effect(found)

    def is_worth_asking(self, kind: str, view: QuantoView, best: Action) -> bool:
        """Where it takes the most cards of all that can be taken."""
        most = max(gains(action, view)[0] for action in view.legal())
        return isinstance(best, Capture) and gains(best, view)[0] == most

    def appraise(
        self, view: QuantoView, actions: Sequence[QuantoAction], blocks: int, chance: Chance
    ) -> Appraisal:
        return self._appraiser.appraise(view, actions, blocks, chance)


def _effect(action: QuantoAction) -> object:
    return move_of(action, 0), card_of(action)
