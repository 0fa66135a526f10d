"""Questions about positions of Quando: whether to knock, which set to lay, which side to draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from quando_desktop.bots.appraisal import Appraisal
from quando_desktop.bots.bot import Bot
from quando_desktop.bots.characters import PLAIN
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action
from quando_desktop.games.quando.bots.appraiser import QuandoAppraiser
from quando_desktop.games.quando.bots.expert import ExpertBot
from quando_desktop.games.quando.bots.heuristic import HeuristicBot
from quando_desktop.games.quando.bots.policy import SUM
from quando_desktop.games.quando.bots.reckoning import Reckoning
from quando_desktop.games.quando.plug import QuandoPlug
from quando_desktop.games.quando.rules.actions import Call, Draw, Phase, Play, QuandoAction
from quando_desktop.games.quando.rules.game import Quando
from quando_desktop.games.quando.rules.view import QuandoView
from resources.practice.questions import Questions

KNOCK, SET, SIDE = "knock", "set", "side"
TRIED = 6
"""The most answers that are compared."""
SHOWN = 5
"""The most answers that are shown."""
NEAR = 5.0
"""The points above the total of a good player's knock up to which people may think of one."""


class QuandoQuestions(Questions):
    """To knock or not, which set, which side."""

    wanted: ClassVar = {"knock": 57, "no knock": 64, "set": 54, "shown": 66, "hidden": 64}
    """By the best answer: about as many are right as wrong, so that guessing does not pay."""
    kinds: ClassVar = {
        "knock": KNOCK,
        "no knock": KNOCK,
        "set": SET,
        "shown": SIDE,
        "hidden": SIDE,
    }
    bounds: ClassVar = {KNOCK: (0.03, 0.16), SET: (0.012, 0.1), SIDE: (0.015, 0.12)}
    unsearched: ClassVar = frozenset({SIDE})
    share: ClassVar = {KNOCK: 1.0, SET: 1.0, SIDE: 0.2}

    def __init__(self) -> None:
        self.game = Quando()
        self.player = QuandoPlug().bot("good", PLAIN)
        self._appraiser = QuandoAppraiser()
        self._judge = HeuristicBot()

    def expert(self, effort: float) -> Bot[QuandoView]:
        return ExpertBot(effort=effort)

    def ask(self, view: QuandoView) -> tuple[str, Sequence[QuandoAction]] | None:
        legal = view.legal()
        if len(legal) < 2 or view.knocker is not None:
            return None
        match view.phase:
            case Phase.DRAW if view.draw and view.draw[0].down is None:
                return SIDE, legal
            case Phase.PLAY:
                return self._turn(self._judge.reckon(view))
        return None

    def _turn(self, reckoning: Reckoning) -> tuple[str, Sequence[QuandoAction]] | None:
        near = reckoning.total <= reckoning.knock_limit + NEAR
        if reckoning.view.call is Call.KNOCK and near:
            return KNOCK, [Call.KNOCK, *[reckoning.play(laid) for _, laid in reckoning.sets[:3]]]
        laid = [each for _, each in reckoning.sets[:TRIED]]
        if SUM[laid[0]] >= max(SUM[each] for _, each in reckoning.sets):
            # Anybody would lay the most points.
            return None
        return SET, [reckoning.play(each) for each in laid]

    def shelf(self, kind: str, best: Action) -> str:
        match best:
            case Draw():
                return best.value
            case Call():
                return KNOCK
        return "no knock" if kind == KNOCK else SET

    def answers(self, kind: str, appraisal: Appraisal) -> list[int]:
        order = appraisal.order()
        if kind != KNOCK:
            return order[:SHOWN]
        # To knock, or the best of all that goes on.
        knock = appraisal.actions.index(Call.KNOCK)
        other = next(number for number in order if number != knock)
        return [number for number in order if number in (knock, other)]

    def agrees(self, kind: str, best: Any, found: Any) -> bool:
        if kind == KNOCK:
            return (best is Call.KNOCK) == (found is Call.KNOCK)
        return bool(best == found)

    def is_worth_asking(self, kind: str, view: QuandoView, best: Action) -> bool:
        """Not where it is the first thing that anybody would do: to lay the most points."""
        if kind != SET or not isinstance(best, Play):
            return True
        points = {each: _points(view, each) for each in view.legal() if isinstance(each, Play)}
        return points.pop(best) <= max(points.values())

    def appraise(
        self, view: QuandoView, actions: Sequence[QuandoAction], blocks: int, chance: Chance
    ) -> Appraisal:
        return self._appraiser.appraise(view, actions, blocks, chance)


def _points(view: QuandoView, play: Play) -> int:
    return sum(view.hand[place].front for place in play.places)
