"""The computer player that reckons: learned values and counted cards, one step ahead."""

from __future__ import annotations

from quando_desktop.bots.bot import Advice, Bot
from quando_desktop.bots.characters import PLAIN, Temperament
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action
from quando_desktop.games.quanto.bots.grounds import explained, said
from quando_desktop.games.quanto.bots.policy import Policy
from quando_desktop.games.quanto.bots.reckoning import Reckoning, WeighedMove
from quando_desktop.games.quanto.bots.teamwork import answer, offer
from quando_desktop.games.quanto.bots.weights import weights_for
from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.rules.view import QuantoView

HASTE = 0.2
"""Cards below the best that are good enough for a hasty player."""


class HeuristicBot(Bot[QuantoView]):
    """Plays what seems best in its own judgement."""

    def __init__(self, temperament: Temperament = PLAIN) -> None:
        self._temperament = temperament
        self._policies: dict[tuple[int, bool], Policy] = {}

    def choose(self, observation: QuantoView, chance: Chance) -> Action | None:
        return self.advise(observation, chance).action

    def advise(self, observation: QuantoView, chance: Chance) -> Advice:
        reckoning = self.reckon(observation)
        if observation.phase is Phase.ANSWER:
            return said(observation, answer(reckoning))
        if observation.seat != observation.active:
            return said(observation, offer(reckoning, chance))
        return self._turn(reckoning, chance)

    def stake(self, observation: QuantoView, chance: Chance) -> float | None:
        if observation.phase is Phase.ANSWER or observation.seat != observation.active:
            return None
        choices = self.reckon(observation).choices
        return choices[0].score - choices[1].score if len(choices) > 1 else None

    def reckon(self, view: QuantoView) -> Reckoning:
        return Reckoning(view, self._policy(view), self._temperament)

    def _policy(self, view: QuantoView) -> Policy:
        table = view.seats, view.teams
        found = self._policies.get(table)
        if found is None:
            found = self._policies[table] = Policy(weights_for(*table), view.seats)
        return found

    def _turn(self, reckoning: Reckoning, chance: Chance) -> Advice:
        choices = reckoning.choices
        enough = choices[0].score - HASTE * self._temperament.haste
        chosen = first_good([each for each in choices if each.score >= enough], reckoning)
        order = [chosen, *[each for each in choices if each is not chosen]]
        return Advice(chosen.action, explained(reckoning, order))


def first_good(good: list[WeighedMove], reckoning: Reckoning) -> WeighedMove:
    """The best one; a hasty player takes the first in the hand of those that are good enough."""
    if reckoning.temperament.haste <= 0:
        return good[0]
    cards = [*[own.kind for own in reckoning.view.hand], *reckoning.view.turned_up]
    return min(good, key=lambda each: cards.index(each.card))
