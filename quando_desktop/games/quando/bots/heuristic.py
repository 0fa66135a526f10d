"""The computer player that reckons: learned values, counted odds, one step of look-ahead."""

from __future__ import annotations

from quando_desktop.bots.bot import Advice, Bot
from quando_desktop.bots.characters import PLAIN, Temperament
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action
from quando_desktop.games.quando.bots.policy import PASS, SUM, Policy, fronts_of
from quando_desktop.games.quando.bots.reason import Ground, QuandoReason, Weighed
from quando_desktop.games.quando.bots.reckoning import Reckoning
from quando_desktop.games.quando.bots.weights import Weights, trained
from quando_desktop.games.quando.rules.actions import Call, Draw, Phase, QuandoAction
from quando_desktop.games.quando.rules.view import QuandoView

HASTE = 0.12
"""Points below the best that are good enough for a hasty player."""


FEW = 2
HOPE = 0.1
"""The least chance of a knock that is worth comparing with something else."""


class HeuristicBot(Bot[QuandoView]):
    """Lays, draws and knocks by learned values."""

    def __init__(
        self, temperament: Temperament = PLAIN, weights: dict[int, Weights] | None = None
    ) -> None:
        """Without weights it reads those of the program, when it first needs them."""
        self._temperament = temperament
        self._weights = weights
        self._policies: dict[int, Policy] = {}

    def choose(self, observation: QuandoView, chance: Chance) -> Action:
        action = self.advise(observation, chance).action
        assert action is not None
        return action

    def advise(self, observation: QuandoView, chance: Chance) -> Advice:
        reckoning = self.reckon(observation)
        match observation.phase:
            case Phase.DRAW | Phase.PENALTY_DRAW:
                return self._draw(reckoning)
            case Phase.FLIP:
                flip = reckoning.flip()
                alone = len(observation.legal()) == 1
                ground = Ground.ONLY_CHOICE if alone else Ground.CHEAPEST_ZERO
                return Advice(flip, self._reason(reckoning, ground, flip))
        return self._turn(reckoning, chance)

    def stake(self, observation: QuandoView, chance: Chance) -> float | None:
        if observation.phase is not Phase.PLAY:
            return None
        return self._lead(self.reckon(observation))

    def reckon(self, view: QuandoView) -> Reckoning:
        return Reckoning(view, self.policy(view.seats), self._temperament)

    def weights(self, seats: int) -> Weights:
        if self._weights is None:
            self._weights = trained()
        return self._weights[seats]

    def policy(self, seats: int) -> Policy:
        found = self._policies.get(seats)
        if found is None:
            found = self._policies[seats] = self.weights(seats).policy()
        return found

    # ----------------------------------------------------------------- the parts

    def _draw(self, reckoning: Reckoning) -> Advice:
        side = reckoning.draw()
        ground = Ground.SHOWN_GOOD if side is Draw.SHOWN else Ground.HIDDEN_GOOD
        return Advice(side, self._reason(reckoning, ground, side))

    def _turn(self, reckoning: Reckoning, chance: Chance) -> Advice:
        view = reckoning.view
        if view.call is Call.PASS:
            return self._last_turn(reckoning)
        if view.call is Call.KNOCK and reckoning.total <= reckoning.knock_limit:
            return Advice(Call.KNOCK, self._reason(reckoning, Ground.KNOCK_GOOD, Call.KNOCK))
        sets = reckoning.sets
        enough = sets[0][0] + HASTE * self._temperament.haste
        # The first that catches the eye is the first in the hand.
        laid = (
            min([each for value, each in sets if value <= enough])
            if enough > sets[0][0]
            else sets[0][1]
        )
        ground = Ground.ONLY_CHOICE if len(view.legal()) == 1 else reckoning.ground(laid)
        order = [laid, *[each for _, each in sets if each != laid]]
        return Advice(reckoning.play(laid), self._reason(reckoning, ground, *order[:3]))

    def _last_turn(self, reckoning: Reckoning) -> Advice:
        laid = reckoning.last_turn()
        if laid == PASS:
            return Advice(Call.PASS, self._reason(reckoning, Ground.PASS_GOOD, Call.PASS))
        return Advice(reckoning.play(laid), self._reason(reckoning, reckoning.ground(laid), laid))

    def _knock_chance(self, reckoning: Reckoning) -> float | None:
        """The chance of a knock, where one is allowed."""
        view = reckoning.view
        if view.call is not Call.KNOCK or view.phase is not Phase.PLAY:
            return None
        return self.weights(view.seats).chance_of_knock(
            reckoning.total, reckoning.plays, reckoning.fewest
        )

    def _lead(self, reckoning: Reckoning) -> float | None:
        """Points by which the best thing to do in a turn is better than the second, without any
        search; None where there are no more than two: to lay a 9 rather than a 0 is no decision."""
        view = reckoning.view
        if view.call is Call.PASS:
            # A pass costs nothing more, a play the difference between what goes and what comes.
            points = [0.0, *reckoning.last_costs()]
        else:
            # Nobody lays zeros as long as there is anything else.
            points = [value for value, laid in reckoning.sets if SUM[laid]]
        chance = self._knock_chance(reckoning)
        if chance is not None and chance >= HOPE:
            # A knock that succeeds costs nothing; another one its total and the penalty.
            points.append((1 - chance) * (reckoning.total + view.options["knock_penalty"]))
        points.sort()
        return points[1] - points[0] if len(points) > FEW else None

    def _reason(
        self, reckoning: Reckoning, ground: Ground, *weighed: QuandoAction | int
    ) -> QuandoReason:
        view = reckoning.view
        knock_chance = self._knock_chance(reckoning)
        drawing = isinstance(weighed[0], Draw)
        return QuandoReason(
            ground=ground,
            total=reckoning.total,
            weighed=tuple(_weighed(reckoning, each) for each in weighed),
            rivals=reckoning.rivals(),
            knock_chance=knock_chance,
            shown=reckoning.top[0] if drawing and reckoning.top is not None else None,
            hidden=reckoning.hidden if drawing else None,
            lead=self._lead(reckoning) if view.phase is Phase.PLAY else None,
        )


def _weighed(reckoning: Reckoning, what: QuandoAction | int) -> Weighed:
    if isinstance(what, int):
        return Weighed(reckoning.play(what), fronts_of(what), None)
    return Weighed(what, (), None)
