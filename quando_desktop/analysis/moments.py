"""Costly decisions of a match as exercises for whoever made them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from quando_desktop.analysis.analysis import Analysis, JudgedDecision
from quando_desktop.analysis.written import name_of
from quando_desktop.engine import record
from quando_desktop.engine.contract import AnyRound, Json
from quando_desktop.engine.match import Match
from quando_desktop.practice.exercise import Choice, Exercise
from quando_desktop.practice.moments import KIND, Moment, first_due

NAME = 16
"""Digits of a match's name that tell it from others."""


def moments_of(match: Match, analysis: Analysis, today: date) -> Iterator[Moment]:
    """The moments of an analysis: decisions whose cost is told, and at least that of a slip."""
    name = name_of(match)[:NAME]
    costly = [each for each in analysis.decisions if each.verdict.size.is_costly]
    for decision in costly:
        state = match.dealt(decision.round)
        for move in match.rounds[decision.round].moves[: decision.move]:
            state.apply(move.seat, move.action)
        id = f"{name}-{analysis.seat}-{decision.round}-{decision.move}"
        yield _moment(match, state, decision, id, analysis.seat, first_due(today))


def _moment(
    match: Match, state: AnyRound, decision: JudgedDecision, id: str, seat: int, due: date
) -> Moment:
    verdict, codec = decision.verdict, match.game.codec
    done = match.rounds[decision.round].moves[decision.move].action
    exercise = Exercise(
        id,
        KIND,
        seat,
        tuple(
            Choice(codec.write_action(state, seat, each.action), *each.worth)
            for each in verdict.compared
        ),
        *verdict.cost,
        _position(match, decision),
    )
    good = tuple(
        number
        for number, each in enumerate(verdict.compared)
        if each.is_good and each.action != done
    )
    return Moment(exercise, match.game.id, codec.write_action(state, seat, done), good, due)


def _position(match: Match, decision: JudgedDecision) -> Json:
    """The record of the match up to the decision: nothing that came later goes along."""
    *before, last = record.to_json(match)["rounds"][: decision.round + 1]
    open_round = {key: last[key] for key in last if key not in match.game.codec.outcome_keys}
    open_round["actions"] = last["actions"][: decision.move]
    return record.header(match) | {"rounds": [*before, open_round], "result": None}
