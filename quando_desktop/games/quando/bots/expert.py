"""The computer player that searches. Which side to draw and which zero to turn it decides like
`heuristic`: search finds nothing better there."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.bots.bot import Advice
from quando_desktop.bots.characters import PLAIN, Temperament
from quando_desktop.dataclass import replace
from quando_desktop.engine.chance import Chance
from quando_desktop.games.quando.bots.heuristic import HOPE, HeuristicBot
from quando_desktop.games.quando.bots.likeness import Likeness
from quando_desktop.games.quando.bots.policy import KNOCK, PASS, fronts_of
from quando_desktop.games.quando.bots.reason import Ground, QuandoReason, Rival, Weighed
from quando_desktop.games.quando.bots.reckoning import Reckoning
from quando_desktop.games.quando.bots.search import QuandoCandidate, Search, Stand
from quando_desktop.games.quando.bots.weights import Weights
from quando_desktop.games.quando.rules.actions import Call
from quando_desktop.named_tuple import NamedTuple


class Budget(NamedTuple):
    """The amount of thinking."""

    turns: int
    """Turns played out for a decision."""
    worlds: int
    """Worlds drawn for it."""


BUDGETS = {
    2: Budget(18_000, 240),
    3: Budget(12_000, 180),
    4: Budget(12_000, 160),
    5: Budget(11_000, 128),
    6: Budget(9_500, 112),
}
"""By the number of players: among more of them there are more hands to think of in a turn."""
TRUST = 300.0
"""The number of rounds played out that the judgement's own opinion counts like."""
WIDTH, FAR = 4, 2.0
"""The most sets that are tried, and the points by which one may seem worse than the best."""
CAUTION = 0.2
"""Points by which a knock has to be better: what looks best of several things is seldom quite as
good, and a knock cannot be taken back."""
RELUCTANCE, FONDNESS = 2.0, 3.0
"""The worth of a point of temperament where a knock may go either way, and between sets. Everybody
makes a sure knock. Search tells good from bad far more clearly than a judgement does: a leaning has
to be that much stronger to be seen at all."""
CURIOSITY = 0.7
"""The greatest love of hidden sides: between experts it costs more."""
HASTE = 0.12
"""Points below the best that are good enough for a hasty player."""
SURE = 120
"""The least number of times that a knock is tried, as its chance may be asked for."""


class ExpertBot(HeuristicBot):
    def __init__(
        self,
        temperament: Temperament = PLAIN,
        weights: dict[int, Weights] | None = None,
        effort: float = 1.0,
    ) -> None:
        """`effort` is the part of the budget that it spends."""
        curious = min(CURIOSITY, temperament.curiosity)
        super().__init__(temperament._replace(curiosity=curious), weights)
        self._effort = effort
        self._likenesses: dict[int, Likeness] = {}

    def _turn(self, reckoning: Reckoning, chance: Chance) -> Advice:
        view = reckoning.view
        if len(view.legal()) == 1:
            return super()._turn(reckoning, chance)
        budget = BUDGETS[view.seats]
        worlds = max(6, round(budget.worlds * min(1.0, self._effort)))
        search = Search(view, self._likeness(view.seats), worlds, TRUST, chance)
        candidates = self._candidates(reckoning, search.stand)
        found = search.run(candidates, round(budget.turns * self._effort))
        chosen = self._pick(search, found)
        order = [chosen, *[each for each in found if each is not chosen]]
        knock = next((each for each in found if each.action == KNOCK), None)
        if knock is not None and knock.count < SURE:
            search.try_out([knock], (SURE - knock.count) * (view.seats + 1))
        rivals = tuple(
            replace(rival, guess=search.guess(rival.seat)) for rival in reckoning.rivals()
        )
        return _advice(reckoning, order, knock, rivals)

    def _likeness(self, seats: int) -> Likeness:
        found = self._likenesses.get(seats)
        if found is None:
            found = self._likenesses[seats] = Likeness(self.policy(seats))
        return found

    def _candidates(self, reckoning: Reckoning, stand: Stand) -> list[QuandoCandidate]:
        view = reckoning.view
        point = stand.worth_of_point(view.seat)
        if view.call is Call.PASS:
            by_points = sorted(reckoning.sets, key=lambda one: -reckoning.policy.lowers(one[1]))
            found = [
                QuandoCandidate(laid, hidden=reckoning.draws_hidden(laid))
                for _, laid in by_points[:WIDTH]
            ]
            # First, so that nothing is done where nothing is gained.
            return [QuandoCandidate(PASS), *found]
        best = reckoning.sets[0][0]
        found = [
            QuandoCandidate(
                laid,
                handicap=point * (value - best),
                cost=-FONDNESS * point * reckoning.fondness(laid),
                hidden=reckoning.draws_hidden(laid),
            )
            for value, laid in reckoning.sets[:WIDTH]
            if value <= best + FAR
        ]
        if view.call is Call.KNOCK:
            qualm = RELUCTANCE * reckoning.reluctance * point
            found.append(QuandoCandidate(KNOCK, cost=CAUTION * point, qualm=qualm))
        return found

    def _pick(self, search: Search, found: list[QuandoCandidate]) -> QuandoCandidate:
        """The best one; a hasty player takes the first in the hand, of two that are nearly as
        good."""
        best = found[0]
        point = search.stand.worth_of_point(search.view.seat)
        enough = search.score(best) - HASTE * self._temperament.haste * point
        close = [each for each in found[:2] if each.action >= 0 and search.score(each) >= enough]
        if best.action < 0 or self._temperament.haste <= 0:
            return best
        return min(close, key=lambda each: each.action)


def _advice(
    reckoning: Reckoning,
    order: list[QuandoCandidate],
    knock: QuandoCandidate | None,
    rivals: tuple[Rival, ...],
) -> Advice:
    weighed = tuple(_weighed(reckoning, each) for each in order[:3])
    chosen = order[0]
    ground = {KNOCK: Ground.KNOCK_GOOD, PASS: Ground.PASS_GOOD}.get(chosen.action)
    reason = QuandoReason(
        ground=reckoning.ground(chosen.action) if ground is None else ground,
        total=reckoning.total,
        weighed=weighed,
        rivals=rivals,
        knock_chance=None if knock is None else knock.good_chance(),
        win_chance=chosen.win_chance() if chosen.count else None,
        lead=_lead(weighed, knock),
    )
    return Advice(weighed[0].action, reason)


def _lead(weighed: Sequence[Weighed], knock: QuandoCandidate | None) -> float | None:
    """Points by which the first is better than the best of the others. A knock that would hardly
    succeed is none of them."""
    first, *others = weighed
    hopeless = knock is not None and knock.good_chance() < HOPE
    known = [
        each.points
        for each in others
        if each.points is not None and not (hopeless and each.action is Call.KNOCK)
    ]
    return min(known) - first.points if known and first.points is not None else None


def _weighed(reckoning: Reckoning, candidate: QuandoCandidate) -> Weighed:
    points = candidate.mean_points() if candidate.count else None
    if candidate.action == KNOCK:
        return Weighed(Call.KNOCK, (), points)
    if candidate.action == PASS:
        return Weighed(Call.PASS, (), points)
    return Weighed(reckoning.play(candidate.action), fronts_of(candidate.action), points)
