"""Looks ahead: plays on what could be done, in many worlds that agree with what a player knows, and
counts what wins the match most often.

It stops after a number of turns played and never by the clock, so that the same seed gives the same
match everywhere. Nobody plays on to the end while that is far: the cards that come late are the
same for everything that could be done now, and would only blur it.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from quando_desktop.bots.sequential_halving import Candidate, best_first
from quando_desktop.engine.chance import Chance
from quando_desktop.games.quanto.bots.playout import Playout
from quando_desktop.games.quanto.bots.policy import held_for
from quando_desktop.games.quanto.bots.reckoning import WeighedMove
from quando_desktop.games.quanto.bots.worlds import Worlds

STEEPNESS: Final = {2: 1.3, 3: 1.8, 4: 1.7, 5: 1.8, 6: 1.8}
"""By the number of those who compete, players or teams: the rate at which the chance to win falls
with the cards that one is behind, where a single card is left. Fitted to matches of good
players."""
TIDINESS: Final = 0.002
"""The worth of a card in itself, however the match stands: where all is won or lost, a player goes
on to play for cards."""


class QuantoCandidate(Candidate):
    """A move, and what came of it so far."""

    __slots__ = ("ahead", "choice")

    def __init__(self, choice: WeighedMove, handicap: float = 0.0, cost: float = 0.0) -> None:
        super().__init__(handicap, cost)
        self.choice = choice
        self.ahead = 0.0
        """Cards ahead of the best of the others, added up."""

    def mean_ahead(self) -> float:
        return self.mean(self.ahead)


class Search:
    """Search for one decision about a card to play."""

    def __init__(
        self, worlds: Worlds, horizon: int, trust: float, played: bool, chance: Chance
    ) -> None:
        """`horizon` is the number of turns that follow what is tried, `trust` the number of games
        played on that the judgement's own opinion counts like; `played` tells whether the card
        comes from the hand."""
        self.worlds = worlds
        self.seat = worlds.view.seat
        self._horizon = horizon
        self._trust = trust
        self._played = played
        self._chance = chance

    def run(self, candidates: list[QuantoCandidate], turns: int) -> list[QuantoCandidate]:
        """Plays so many turns; the best candidate comes first."""
        return best_first(candidates, self._try_out, self.score, turns)

    def look(self, choice: WeighedMove, turns: int) -> QuantoCandidate:
        """Try out one thing alone. It takes no chance away from any decision."""
        candidate = QuantoCandidate(choice)
        self._meet([candidate], turns, self._chance.stream("look"))
        return candidate

    def _try_out(self, candidates: list[QuantoCandidate], turns: int) -> None:
        self._meet(candidates, turns, self._chance)

    def _meet(self, candidates: list[QuantoCandidate], turns: int, chance: Chance) -> None:
        """All of them meet the same cards, until so many turns were played."""
        seat = self.seat
        while turns > 0:
            world = self.worlds.draw(chance)
            for candidate in candidates:
                playout = world.copy()
                if self._played:
                    playout.hands[seat].remove(candidate.choice.card)
                playout.finish(seat, candidate.choice.move)
                playout.run(self._horizon)
                turns -= playout.turns
                standing = expected(playout)
                mine, others = standing[seat], rivals(playout, standing, seat)
                candidate.count += 1
                candidate.wins += chance_to_win(playout, mine, others)
                candidate.ahead += mine - max(others)

    def score(self, one: QuantoCandidate) -> float:
        """Score by which the best one is found."""
        prejudice = one.prejudice(self._trust)
        return one.win_chance() + TIDINESS * one.mean_ahead() - prejudice - one.cost


def expected(state: Playout) -> list[float]:
    """Cards that everybody will have, by what they have, build and hold now; in teams together."""
    standing = [float(cards) for cards in state.winnings]
    if not state.over:
        for seat, tile in enumerate(state.tile):
            policy, hand = state.policies[seat], state.hands[seat]
            if tile:
                held = held_for(tile, hand)
                standing[seat] += policy.quanto(state.built[seat], held, len(state.draw))
            for card in hand:
                standing[seat] += policy.lost[card]
    if state.teams:
        return [standing[seat] + standing[seat ^ 2] for seat in range(state.seats)]
    return standing


def rivals(state: Playout, standing: list[float], seat: int) -> list[float]:
    """Cards of those whom a player competes with; of partners one stands for both."""
    if state.teams:
        return [standing[seat ^ 1]]
    return standing[:seat] + standing[seat + 1 :]


def chance_to_win(state: Playout, mine: float, others: list[float]) -> float:
    if state.over:
        best = max(others)
        return 1.0 / (1 + others.count(mine)) if mine >= best else 0.0
    slope = STEEPNESS[1 + len(others)] / sqrt(state.left())
    against = 1.0
    for cards in others:
        against += exp(slope * (cards - mine))
    return 1.0 / against
