"""What has happened in the present round, as one seat may know it: the same steps that it was
told, made again from the actions that stand."""

from __future__ import annotations

from collections.abc import Iterator

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.turn.step import Step
from quando_desktop.engine.contract import AnyRound, Event
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import TABLE


def dealt(match: Match) -> AnyRound:
    """The last round dealt as it began, to be played again. The truth: whoever replays it shows no
    more than the observations."""
    log = match.rounds[-1]
    given = [0] * match.seats if log.outcome is None else log.outcome.points
    scores = tuple(now - points for now, points in zip(match.scores, given, strict=True))
    state: AnyRound = match.game.begin(match.options, log.deal, scores)
    return state


def history(match: Match, seat: int) -> Iterator[Step]:
    """The steps of the last round dealt, cut for this seat."""
    if not match.rounds:
        return
    facts, state = MatchFacts.of(match), dealt(match)
    before = state.observe(seat)
    yield Step(TABLE, None, (), None, before, facts)
    for move in match.rounds[-1].moves:
        events: list[Event] = []
        state.apply(move.seat, move.action, events)
        seen = tuple(event.seen_by(seat) for event in events)
        after = state.observe(seat)
        action = move.action if move.seat == seat else None
        yield Step(move.seat, action, seen, before, after, facts)
        before = after
