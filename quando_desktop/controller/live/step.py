"""A live match as the people at the screen may see it: its phases, one change, and all the steps of
a game, made again from the actions that stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto
from typing import Any

from quando_desktop.controller.facts import MatchFacts, people_of
from quando_desktop.dataclass import dataclass, replace
from quando_desktop.engine.contract import AnyRound, Event, Observation
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import TABLE


class LivePhase(Enum):
    """The phases of a live match, by what it waits for."""

    READY = auto()
    """The cards are dealt; the hands lie face down until a person starts."""
    COUNTDOWN = auto()
    """Three, two, one; the hands lie face down."""
    LIVE = auto()
    """Everybody plays."""
    STUCK = auto()
    """Nobody could do anything: a notice and a countdown; the hands lie face down."""
    PAUSED = auto()
    """The hands are hidden."""
    ROUND_OVER = auto()
    MATCH_OVER = auto()


Views = Mapping[int, Observation[Any]]
"""Observations of the people at the screen, by seat. They sit side by side, so the picture shows
all of them and nothing else; where only computer players play, it is seat 0's, whose hand stays
closed."""


@dataclass(frozen=True, slots=True)
class LiveStep:
    """A deal, or an action that arrived."""

    seat: int
    """The acting seat; `TABLE` for a deal and for actions of the table."""
    at: int
    """Milliseconds since the start signal."""
    events: tuple[Event, ...]
    """The events as the people at the screen may see them: whole for those who sit there."""
    after: Views
    facts: MatchFacts


def views_of(people: Sequence[int], state: Match | AnyRound) -> Views:
    """Observations of these people; without any, of seat 0, whose hand nobody opens."""
    views: dict[int, Observation[Any]] = {seat: state.observe(seat) for seat in people or (0,)}
    return views


def cut(people: Sequence[int], events: Sequence[Event]) -> tuple[Event, ...]:
    """The events as these people may see them together. The player who acts sees all of it, and so
    do the people beside them; without people nobody sees more than what is public."""
    return tuple(_cut(people, event) for event in events)


def _cut(people: Sequence[int], event: Event) -> Event:
    seen = [event.seen_by(seat) for seat in people or (TABLE,)]
    return event if event in seen else seen[0]


def live_history(match: Match) -> Iterator[LiveStep]:
    """The steps of the last game dealt. The facts of each step are those of its time."""
    if not match.rounds:
        return
    people, state, log = people_of(match), match.dealt(), match.rounds[-1]
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
