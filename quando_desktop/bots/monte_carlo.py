"""A computer player for any game of turns: determinised Monte Carlo.

It draws worlds that agree with what its seat knows, tries everything that it may do in them,
plays each on at random to the end of the round, and keeps what came out best. Sequential halving
spends most of the effort on what looks best. It stops after a number of actions played and never
by the clock, so the same chance gives the same choice everywhere.

It knows nothing of any game but its contract, so it plays each round for its own points: neither
partners nor how the match stands count.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import Any, Final

from quando_desktop.bots.bot import Bot
from quando_desktop.bots.characters import Temperament
from quando_desktop.bots.sequential_halving import best_first
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, AnyGame, AnyRound, Observation
from quando_desktop.engine.players import TABLE
from quando_desktop.named_tuple import NamedTuple

HORIZON: Final = 200
"""After so many actions a round is counted as it stands."""


class Skill(NamedTuple):
    """The settings that make one level better than another."""

    worlds: int
    """The most worlds drawn for one decision: in some games drawing takes long."""
    effort: int
    """Actions played for one decision."""
    slips: float = 0.0
    """The share of decisions that are left to chance."""


SKILLS: Final = {
    "easy": Skill(worlds=4, effort=100, slips=0.4),
    "fair": Skill(worlds=8, effort=400),
    "good": Skill(worlds=16, effort=2_000),
    "expert": Skill(worlds=32, effort=10_000),
}


def make(game: AnyGame, level: str, temperament: Temperament) -> Bot[Any]:
    """The player of a level. Of all leanings only haste means something in every game: a hasty
    player makes do with less effort."""
    skill = SKILLS[level]
    hasty = skill.effort * (1 - max(0.0, temperament.haste) / 2)
    return MonteCarloBot(game, skill._replace(effort=int(hasty)))


class MonteCarloBot(Bot[Observation[Any]]):
    """Plays any game of turns."""

    def __init__(self, game: AnyGame, skill: Skill) -> None:
        self._game = game
        self._skill = skill

    def choose(self, observation: Observation[Any], chance: Chance) -> Action | None:
        """The action that came out best. It never speaks where another seat is waited for."""
        draws = (self._game.sample(observation, chance) for _ in range(self._skill.worlds))
        worlds = cycle(draws)  # each is drawn when it is needed, and then kept
        if next(worlds).to_act()[0] != observation.seat:
            return None
        actions = observation.legal()
        if len(actions) == 1 or chance.random() < self._skill.slips:
            slip: Action = chance.choice(actions)
            return slip
        rollouts = Rollouts(worlds, observation.seat, self._game.fewest_win, chance)
        arms = [Arm(action) for action in actions]
        return best_first(arms, rollouts.try_out, Arm.mean, self._skill.effort)[0].action


class Arm:
    """Something to do, and what came of it so far."""

    __slots__ = ("action", "count", "gain")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.count = 0
        self.gain = 0.0
        """Points ahead of the others' average, added up."""

    def mean(self) -> float:
        return self.gain / self.count if self.count else 0.0


class Rollouts:
    """Rounds played on at random, for one decision."""

    def __init__(
        self, worlds: Iterator[AnyRound], seat: int, fewest_win: bool, chance: Chance
    ) -> None:
        self._worlds = worlds
        self._seat = seat
        self._sign = -1 if fewest_win else 1
        self._chance = chance

    def try_out(self, arms: list[Arm], effort: int) -> None:
        """All of them meet the same cards, until so many actions were played."""
        while effort > 0:
            world = next(self._worlds)
            for arm in arms:
                state = world.copy()
                state.apply(self._seat, arm.action)
                effort -= 1 + self._play_on(state)
                arm.count += 1
                arm.gain += self._gain(state)

    def _play_on(self, state: AnyRound) -> int:
        """Plays at random to the end of the round, or for long enough; returns the number of
        actions."""
        for played in range(HORIZON):
            by_itself = state.table_action()
            if by_itself is not None:
                state.apply(TABLE, by_itself)
                continue
            waited_for = state.to_act()
            if not waited_for:
                return played
            actions = state.legal(waited_for[0])
            action = actions[int(self._chance.random() * len(actions))]
            state.apply(waited_for[0], action)
        return HORIZON

    def _gain(self, state: AnyRound) -> float:
        """The seat's lead over the average of the others. A round that goes on and does not show
        how it stands is even."""
        outcome = state.outcome()
        points = state.standing() if outcome is None else outcome.points
        if points is None:
            return 0.0
        mine = points[self._seat]
        return self._sign * (mine - (sum(points) - mine) / (len(points) - 1))
