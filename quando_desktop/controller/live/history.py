"""The steps of a live game, cut for all who sit at the screen: one by one while it is played, and
made again from the actions that stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from quando_desktop.controller.facts import MatchFacts, people_of
from quando_desktop.controller.live.step import LiveStep, Views
from quando_desktop.controller.turn.history import dealt
from quando_desktop.engine.contract import AnyRound, Event, Observation
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import TABLE


def views_of(people: Sequence[int], state: Match | AnyRound) -> Views:
    """What these people know; without any, what seat 0 knows, whose hand nobody opens."""
    views: dict[int, Observation[Any]] = {seat: state.observe(seat) for seat in people or (0,)}
    return views


def cut(people: Sequence[int], events: Sequence[Event]) -> tuple[Event, ...]:
    """What these people may see of it together. Whoever acts sees all of it, and so do those who
    sit beside them; without people there is nobody who may see more than all do."""
    return tuple(_cut(people, event) for event in events)


def _cut(people: Sequence[int], event: Event) -> Event:
    seen = [event.seen_by(seat) for seat in people or (TABLE,)]
    return event if event in seen else seen[0]


def live_history(match: Match) -> Iterator[LiveStep]:
    """The steps of the last game dealt, as it was or is played. How the match stands is told as it
    was then."""
    if not match.rounds:
        return
    people, state, log = people_of(match), dealt(match), match.rounds[-1]
    now = MatchFacts.of(match)
    facts = now if log.outcome is None else replace(now, points=now.points[:-1], winners=())
    yield LiveStep(TABLE, 0, (), views_of(people, state), facts)
    for move in log.moves:
        events: list[Event] = []
        state.apply(move.seat, move.action, events)
        if state.outcome() is not None:
            facts = now
        views = views_of(people, state)
        yield LiveStep(move.seat, move.data["at"], cut(people, events), views, facts)
