"""The computer player that searches. What to offer a partner and what to say to an offer it decides
like `heuristic`."""

from __future__ import annotations

from quando_desktop.bots.bot import Advice
from quando_desktop.bots.characters import PLAIN, Temperament
from quando_desktop.engine.chance import Chance
from quando_desktop.games.quanto.bots.grounds import explained
from quando_desktop.games.quanto.bots.heuristic import HASTE, HeuristicBot, first_good
from quando_desktop.games.quanto.bots.reckoning import Reckoning, WeighedMove
from quando_desktop.games.quanto.bots.search import QuantoCandidate, Search
from quando_desktop.games.quanto.rules.actions import Phase

TURNS = {2: 7000, 3: 7000, 4: 7000, 5: 6500, 6: 6000}
"""By the number of players, the turns that are played for a decision: among more the display is
larger, and everything takes longer."""
IN_TEAMS = 0.75
"""The part of that among partners, who look at each other's cards as well."""
HORIZON = {2: 6, 3: 7, 4: 8, 5: 9, 6: 10}
"""By the number of players, the turns that it looks ahead."""
TRUST = 60.0
"""The number of games played on that the judgement's own opinion counts like."""
WIDTH, FAR = 8, 4.0
"""The most things that are tried, and the cards by which one may seem worse than the best."""
COMPARED = 0.05
"""The part of the effort for a move that the choice is compared with and nothing else."""
POINT = 0.03
"""The worth of a card, in chances to win, as long as nothing is decided."""


class ExpertBot(HeuristicBot):
    def __init__(self, temperament: Temperament = PLAIN, effort: float = 1.0) -> None:
        """`effort` is the part of the budget that it spends."""
        super().__init__(temperament)
        self._effort = effort

    def _turn(self, reckoning: Reckoning, chance: Chance) -> Advice:
        view, choices = reckoning.view, reckoning.choices
        best = choices[0].score
        candidates = [
            QuantoCandidate(each, POINT * (best - each.score), -POINT * each.lean)
            for each in choices[:WIDTH]
            if each.score >= best - FAR
        ]
        if len(candidates) == 1:
            return super()._turn(reckoning, chance)
        played = view.phase is not Phase.CHOOSE
        search = Search(reckoning.worlds, HORIZON[view.seats], TRUST, played, chance)
        turns = TURNS[view.seats] * (IN_TEAMS if view.teams else 1.0) * self._effort
        found = search.run(candidates, round(turns))
        chosen = self._pick(reckoning, search, found)
        order = [chosen, *[each for each in found if each is not chosen]]
        rest = [each for each in choices if all(each is not one.choice for one in order)]

        def ahead(choice: WeighedMove) -> float:
            """Cards ahead in the end; a move that was not searched, but is told, is tried out for
            that."""
            tried = next((each for each in order if each.choice is choice), None)
            return (tried or search.look(choice, round(turns * COMPARED))).mean_ahead()

        weighed = [*[each.choice for each in order], *rest]
        reason = explained(reckoning, weighed, ahead, chosen.win_chance())
        return Advice(chosen.choice.action, reason)

    def _pick(
        self, reckoning: Reckoning, search: Search, found: list[QuantoCandidate]
    ) -> QuantoCandidate:
        """The best one; a hasty player takes the first in the hand, of two that are nearly as
        good."""
        enough = search.score(found[0]) - POINT * HASTE * self._temperament.haste
        close = [each for each in found[:2] if search.score(each) >= enough]
        chosen = first_good([each.choice for each in close], reckoning)
        return next(each for each in close if each.choice is chosen)
