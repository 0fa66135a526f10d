"""Costly moments for tests, without any thought: a small match in which somebody is a person, and
verdicts made by hand."""

from __future__ import annotations

from functools import cache

from quando_desktop.analysis.analysis import Analysis, JudgedDecision
from quando_desktop.analysis.decision import Compared, Verdict
from quando_desktop.bots.appraisal import Estimate
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from tests.analysis.matches import SEAT, small

WORTH = (0.5, 0.49, 0.3)
"""Of the best, of one that is as good, and of what was done."""


def seated(match: Match, seat: int = SEAT) -> Match:
    """The same match with a person at a seat."""
    players = [*match.players]
    players[seat] = Player("Maria", Kind.HUMAN)
    found = Match(match.game, players, match.options)
    for log in match.rounds:
        found.begin_round(log.deal)
        for move in log.moves:
            found.submit(move.seat, move.action)
    return found


@cache
def played(game: str) -> Match:
    return seated(small(game))


def costly(match: Match, count: int = 1) -> Analysis:
    """An analysis in which the first decisions with three choices or more cost 20 points."""
    found: list[JudgedDecision] = []
    for number, log in enumerate(match.rounds):
        state = match.dealt(number)
        for place, move in enumerate(log.moves):
            others = [each for each in state.legal(SEAT) if each != move.action]
            if move.seat == SEAT and len(others) > 1 and len(found) < count:
                compared = tuple(
                    Compared(action, Estimate(worth, 0.01), Estimate(WORTH[0] - worth, 0.02))
                    for action, worth in zip((*others[:2], move.action), WORTH, strict=True)
                )
                cost = Estimate(WORTH[0] - WORTH[-1], 0.03)
                verdict = Verdict(others[0], cost, WORTH[-1], compared)
                found.append(JudgedDecision(number, place, verdict))
            state.apply(move.seat, move.action)
    return Analysis(SEAT, tuple(found), 0, (), ())
