"""Looks ahead: plays what could be done to the end, in many worlds that agree with what a player
knows, and counts what wins the match most often.

It stops after a number of turns played out and never by the clock, so that the same seed gives the
same match everywhere. Turns tell the time better than rounds do: towards the end of a round there
are few left to play, and more is tried.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, sqrt

from quando_desktop.bots.sequential_halving import Candidate, best_first
from quando_desktop.engine.chance import Chance
from quando_desktop.games.quando.bots.guess import Guess
from quando_desktop.games.quando.bots.likeness import Likeness
from quando_desktop.games.quando.bots.plain import PlainPolicy
from quando_desktop.games.quando.bots.playout import Playout, card_of, shape_of
from quando_desktop.games.quando.bots.policy import Policy
from quando_desktop.games.quando.rules.hand import CARD
from quando_desktop.games.quando.rules.round import QuandoRound
from quando_desktop.games.quando.rules.view import QuandoView

EQUAL = (5.0, 5.0)
PACES = {2: (2.5, 6.0), 3: EQUAL, 4: EQUAL, 5: EQUAL, 6: EQUAL}
"""By the number of players: expected points per round of the searching player, and of the others. A
match lasts until the first of them is at the target. Between two, the player who is slower there
has time: a point of its own costs more than one of the other's is worth. Among more, that was found
to win less."""
STEEPNESS = {2: 0.2, 3: 0.21, 4: 0.27, 5: 0.3, 6: 0.33}
"""By the number of players: the rate at which the chance to win falls with the points, one round
before the end."""
TIDINESS = 0.0015
"""The worth of a point in itself, however the match stands: where all is won or lost, a player goes
on to play for the round."""
BOLDER = (1.0, 2.0)
"""Some players who judge like us knock with higher totals: by so much, and at least with that."""
PLAIN = PlainPolicy(5)


def playout_of(state: QuandoRound, policies: list[Policy]) -> Playout:
    """A drawn world, ready to be played to its end."""
    front, back = state.front, state.back
    hands = [
        [card_of(front[each & CARD], back[each & CARD]) for each in hand] for hand in state.hands
    ]
    return Playout(
        policies,
        hands,
        [shape_of(hand) for hand in hands],
        [card_of(front[card], back[card]) for card in state.draw],
        [card_of(front[card], back[card]) for card in state.discard],
        state.play_counts.copy(),
        state.active,
        state.knocker,
        state.knock_after,
    )


def likely_worlds(
    view: QuandoView, likeness: Likeness, count: int, chance: Chance
) -> Iterator[tuple[QuandoRound, list[Policy]]]:
    """Worlds that agree with an observation, each with the judgement of every seat in it. Each has
    to be used before the next one is asked for."""
    policy = likeness.policy
    bolder = policy.bolder(*BOLDER)
    guess = Guess(view, likeness)
    for number, world in enumerate(guess.worlds(count, chance)):
        policies: list[Policy] = [policy] * view.seats
        for seat in range(view.seats):
            if seat != view.seat:
                plain = chance.random() < guess.plainness(world, seat)
                judging = bolder if (number + seat) % 3 == 0 else policy
                policies[seat] = PLAIN if plain else judging
        yield world, policies


class Stand:
    """The standing of the match, and what a round's points make of it."""

    def __init__(
        self, scores: tuple[int, ...], target: int, paces: tuple[float, float] | None = None
    ) -> None:
        """`paces` are those of a search (see `PACES`) unless others are given."""
        self.scores = scores
        self.target = target
        self._paces = paces or PACES[len(scores)]
        self._steepness = STEEPNESS[len(scores)]

    def chance(self, points: list[int], seat: int) -> float:
        """The chance to win the match after these points."""
        scores = [a + b for a, b in zip(self.scores, points, strict=True)]
        if max(scores) >= self.target:
            lowest = min(scores)
            return 1.0 / scores.count(lowest) if scores[seat] == lowest else 0.0
        mine, theirs = scores.pop(seat), scores
        own, others = self._paces
        rounds = self._rounds_left(mine, max(theirs))
        slope = self._steepness / sqrt(rounds)
        lead = (others - own) * rounds - mine
        rivals = 1.0
        for score in theirs:
            rivals += exp(-slope * (lead + score))
        return 1.0 / rivals

    def worth_of_point(self, seat: int) -> float:
        """The amount by which one more point lowers the chance to win: little, if the match is
        decided."""
        chance = self.chance([0] * len(self.scores), seat)
        rivals = [score for other, score in enumerate(self.scores) if other != seat]
        rounds = self._rounds_left(self.scores[seat], max(rivals))
        return self._steepness / sqrt(rounds) * chance * (1 - chance)

    def _rounds_left(self, mine: int, highest: int) -> float:
        """The rounds until the first player reaches the target, about; `highest` is the score of
        the others' first."""
        own, others = self._paces
        return min((self.target - mine) / own, (self.target - highest) / others) + 0.5


class QuandoCandidate(Candidate):
    """A set or a call, and what came of it so far."""

    __slots__ = ("action", "good", "hidden", "points", "qualm")

    def __init__(
        self,
        action: int,
        handicap: float = 0.0,
        cost: float = 0.0,
        qualm: float = 0.0,
        hidden: bool | None = None,
    ) -> None:
        """`action` is a set or a call (see `policy`); `hidden`, after a set, is the side to draw
        then, where that is known by now. A `qualm`, in chances to win, counts the more, the more
        open it is whether the round is won."""
        super().__init__(handicap, cost)
        self.action = action
        self.hidden = hidden
        self.qualm = qualm
        self.points = 0
        self.good = 0
        """The number of rounds won."""

    def mean_points(self) -> float:
        return self.mean(self.points)

    def good_chance(self) -> float:
        """The chance to win the round. However often it was tried, nothing is certain."""
        return (self.good + 0.5) / (self.count + 1)


class Search:
    """The search for one decision at the beginning of a turn."""

    def __init__(
        self, view: QuandoView, likeness: Likeness, worlds: int, trust: float, chance: Chance
    ) -> None:
        """`trust` is the number of rounds played out that the judgement's own opinion counts
        like."""
        self.view = view
        self._chance = chance
        self._trust = trust
        self.stand = Stand(view.scores, view.options["target"])
        self._penalty = view.options["knock_penalty"]
        self._next = 0
        self.worlds = [
            playout_of(world, policies)
            for world, policies in likely_worlds(view, likeness, worlds, chance)
        ]

    def run(self, candidates: list[QuandoCandidate], turns: int) -> list[QuandoCandidate]:
        """Plays so many turns; the best candidate comes first."""
        return best_first(candidates, self.try_out, self.score, turns)

    def try_out(self, candidates: list[QuandoCandidate], turns: int) -> None:
        """All of them meet the same cards, until so many turns were played."""
        seat = self.view.seat
        while turns > 0:
            world = self._shuffled(self.worlds[self._next % len(self.worlds)])
            self._next += 1
            for candidate in candidates:
                playout = world.copy()
                playout.run(candidate.action, candidate.hidden)
                turns -= playout.turns
                points = playout.points(self._penalty)
                candidate.count += 1
                candidate.wins += self.stand.chance(points, seat)
                candidate.points += points[seat]
                candidate.good += 1 if points[seat] == 0 else 0

    def score(self, one: QuandoCandidate) -> float:
        """The score by which the best one is found."""
        prejudice = one.prejudice(self._trust)
        good = one.good_chance()
        qualm = one.qualm * 4 * good * (1 - good)
        return one.win_chance() - TIDINESS * one.mean_points() - prejudice - one.cost - qualm

    def _shuffled(self, playout: Playout) -> Playout:
        """Below the top card of a pile that was not turned yet anything may lie anywhere."""
        world = playout.copy()
        if not self.view.pile_turned and len(world.draw) > 2:
            world.draw = [*self._chance.shuffled(world.draw[:-1]), world.draw[-1]]
        return world

    def guess(self, seat: int) -> float:
        """The total of another player, on average over the worlds."""
        return sum([sum([card >> 4 for card in world.hands[seat]]) for world in self.worlds]) / len(
            self.worlds
        )
