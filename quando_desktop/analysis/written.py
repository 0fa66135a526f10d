"""Analyses as JSON: for the disk and for other programs. Reading trusts nothing."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from typing import Any

from quando_desktop.analysis.analysis import VERSION, Analysis, JudgedDecision, RoundCurve
from quando_desktop.analysis.decision import Compared, Verdict
from quando_desktop.analysis.ledger import Ledger
from quando_desktop.analysis.levels import decided_like, mean_costs
from quando_desktop.bots.analyst import ClosingTurn
from quando_desktop.bots.appraisal import Estimate
from quando_desktop.engine import record
from quando_desktop.engine.contract import Action, AnyRound, BadRecord, Json, Refusal
from quando_desktop.engine.digest import sha256
from quando_desktop.engine.match import Match, Move

FORMAT = "quando-desktop/analysis"


class BadAnalysis(Exception):
    """It is damaged, of another version, or of another match: to be made again."""


def name_of(match: Match) -> str:
    """The name of a match by what its record says."""
    return sha256(record.write(match).encode()).hexdigest()


# --------------------------------------------------------------------- writing


def write(match: Match, analysis: Analysis) -> Json:
    """An analysis as it is kept."""
    wanted = {(each.round, each.move): each for each in analysis.decisions}
    decisions = [
        _decision(match, wanted[place], state, move)
        for place, state, move in _positions(match)
        if place in wanted
    ]
    return {
        "format": FORMAT,
        "version": VERSION,
        "match": name_of(match),
        "game": match.game.id,
        "seat": analysis.seat,
        "forced": analysis.forced,
        "decisions": decisions,
        "curves": [_curve(each) for each in analysis.curves],
        "ledgers": [each._asdict() for each in analysis.ledgers],
    }


def summary(match: Match, analysis: Analysis) -> Json:
    """What it comes to in a few numbers: chances are parts of one."""
    ledger, mean = analysis.ledger, analysis.mean_cost
    costs = mean_costs(match.game.id)
    return {
        "player": match.players[analysis.seat].name,
        "decisions": len(analysis.decisions),
        "mean_cost": None if mean is None else list(mean),
        "told_cost": analysis.cost,
        "decided_like": None if mean is None else decided_like(mean.mean, costs),
        "ledger": None if ledger is None else ledger._asdict(),
        "luck": None if ledger is None else ledger.luck,
    }


def _decision(match: Match, decision: JudgedDecision, state: AnyRound, move: Move) -> Json:
    verdict, codec = decision.verdict, match.game.codec
    return {
        "round": decision.round,
        "move": decision.move,
        "played": codec.write_action(state, move.seat, move.action),
        "best": codec.write_action(state, move.seat, verdict.best),
        "cost": list(verdict.cost),
        "worth": verdict.worth,
        "size": verdict.size.value,
        "compared": [
            {
                "action": codec.write_action(state, move.seat, each.action),
                "worth": list(each.worth),
                "behind": list(each.behind),
            }
            for each in verdict.compared
        ],
    }


def _curve(curve: RoundCurve) -> Json:
    turns = zip(curve.moves, curve.turns, strict=True)
    return {
        "round": curve.round,
        "best": curve.best,
        "turns": [
            {
                "move": move,
                "total": turn.total,
                "chance": None if turn.chance is None else list(turn.chance),
                "done": turn.done,
            }
            for move, turn in turns
        ],
    }


def _positions(match: Match) -> Iterator[tuple[tuple[int, int], AnyRound, Move]]:
    """Every action of a match with its place and the round before it."""
    for number, log in enumerate(match.rounds):
        state = match.dealt(number)
        for place, move in enumerate(log.moves):
            yield (number, place), state, move
            state.apply(move.seat, move.action)


# --------------------------------------------------------------------- reading


def read(match: Match, seat: int, data: object) -> Analysis:
    """An analysis of this match for this seat; BadAnalysis if it is anything else."""
    try:
        return _read(match, seat, data)
    except (KeyError, TypeError, ValueError, AttributeError, BadRecord, Refusal) as error:
        raise BadAnalysis(str(error)) from error


def judged_claims(data: Any) -> list[tuple[float, int]]:
    """The turns at which the player ended a round, of an analysis that is not held against its
    match: the chance to win the round by it, and the number of own turns since the best one."""
    try:
        if (data["format"], data["version"]) != (FORMAT, VERSION):
            raise ValueError("it is of another version")
        curves = [_read_curve(each, each["round"] + 1) for each in data["curves"]]
        done = [(curve, curve.done, curve.best) for curve in curves]
        return [
            (chance.mean, number - best)
            for curve, number, best in done
            if number is not None and best is not None
            for chance in [curve.turns[number].chance]
            if chance is not None
        ]
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadAnalysis(str(error)) from error


def _read(match: Match, seat: int, data: Any) -> Analysis:
    about = data["format"], data["version"], data["match"], data["seat"]
    if about != (FORMAT, VERSION, name_of(match), seat):
        raise ValueError("it is of another version or another match")
    wanted = {(each["round"], each["move"]): each for each in data["decisions"]}
    decisions = []
    for place, state, move in _positions(match):
        found = wanted.pop(place, None)
        if found is not None:
            if move.seat != seat:
                raise ValueError("a decision is another player's")
            verdict = Verdict(
                _action(match, state, seat, found["best"]),
                _estimate(found["cost"]),
                _number(found["worth"]),
                tuple(_read_compared(match, state, seat, each) for each in found["compared"]),
            )
            decisions.append(JudgedDecision(*place, verdict))
    if wanted:
        raise ValueError("a decision is none of the match")
    ledgers = [
        Ledger(*(_number(each[field]) for field in Ledger._fields)) for each in data["ledgers"]
    ]
    if len(ledgers) != sum(log.outcome is not None for log in match.rounds):
        raise ValueError("a ledger is missing")
    return Analysis(
        seat,
        tuple(decisions),
        _count(data["forced"]),
        tuple(_read_curve(each, len(match.rounds)) for each in data["curves"]),
        tuple(ledgers),
    )


def _read_compared(match: Match, state: AnyRound, seat: int, data: Any) -> Compared:
    action = _action(match, state, seat, data["action"])
    return Compared(action, _estimate(data["worth"]), _estimate(data["behind"]))


def _action(match: Match, state: AnyRound, seat: int, data: Any) -> Action:
    action = match.game.codec.read_action(state, seat, data)
    state.check(seat, action)
    return action


def _read_curve(data: Any, rounds: int) -> RoundCurve:
    number = _count(data["round"])
    if number >= rounds:
        raise ValueError("a curve is of no round")
    turns = [
        ClosingTurn(
            _count(each["total"]),
            None if each["chance"] is None else _estimate(each["chance"]),
            each["done"] is True,
        )
        for each in data["turns"]
    ]
    return RoundCurve(number, tuple(_count(each["move"]) for each in data["turns"]), tuple(turns))


def _estimate(data: Any) -> Estimate:
    mean, error = data
    return Estimate(_number(mean), _number(error))


def _number(data: Any) -> float:
    if type(data) not in (int, float) or not isfinite(data):
        raise ValueError("it holds what is no number")
    return float(data)


def _count(data: Any) -> int:
    if type(data) is not int or data < 0:
        raise ValueError("it holds what is no count")
    return data
