"""One change of a match as one seat may see it, and what a seat has not seen yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.contract import Action, Event, Observation
from quando_desktop.engine.match import Acted, Change, Match, Restarted, RoundBegan
from quando_desktop.engine.players import TABLE


@dataclass(frozen=True, slots=True)
class Step:
    """A deal, an action or an action taken back, cut for one seat."""

    seat: int
    """Who acted; `TABLE` for a deal."""
    action: Action | None
    """Only in the own steps: an action names cards by their places in the hand of whoever acts,
    and places tell of the fronts around them."""
    events: tuple[Event, ...]
    before: Observation[Any] | None
    """None for a deal."""
    after: Observation[Any]
    facts: MatchFacts
    undone: bool = False


class Sight:
    """What one seat has seen of the round, and what it has missed while it did not look."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.view: Observation[Any] | None = match.observe(seat) if match.rounds else None
        self.looked: Observation[Any] | None = None
        """How the round was when the seat last looked, if it did."""
        self._match = match
        self._missed: list[Step] = []

    def cut(self, change: Change, facts: MatchFacts) -> Step:
        """The change as this seat may see it; from here on it is part of what the seat knows."""
        match, seat = self._match, self.seat
        before, after = self.view, match.observe(seat)
        self.view = after
        match change:
            case RoundBegan() | Restarted():
                self.looked = None
                self._missed.clear()
                return Step(TABLE, None, (), None, after, facts)
            case Acted(actor, _, events):
                action = match.rounds[-1].moves[-1].action if actor == seat else None
                seen = tuple(event.seen_by(seat) for event in events)
                return Step(actor, action, seen, before, after, facts)
        return Step(change.seat, None, (), before, after, facts, undone=True)

    def miss(self, step: Step) -> None:
        """Keeps a step for later. What was taken back never happened for who did not see it.

        It was the last action, and only its own seat has looked since, so it is the last step
        missed, or older than this sight in a match that is continued.
        """
        if not step.undone:
            self._missed.append(step)
        elif self._missed:
            self._missed.pop()

    def look_away(self) -> None:
        self.looked = self.view

    def catch_up(self) -> tuple[Step, ...]:
        """What was missed, once."""
        missed = tuple(self._missed)
        self._missed.clear()
        return missed
