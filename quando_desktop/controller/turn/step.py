"""A match as one seat may see it: its phase, one change, the steps that the seat has missed, and
the whole story of the present round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from typing import Any

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.dataclass import dataclass
from quando_desktop.engine.contract import Action, Event, Observation
from quando_desktop.engine.match import Acted, Change, Match, Restarted, RoundBegan
from quando_desktop.engine.players import TABLE


class TurnPhase(Enum):
    """The phases of a turn game, by what it waits for as everybody may know it."""

    CURTAIN = auto()
    """A person has to come to the screen; nobody looks."""
    PERSON = auto()
    """The looker has to act."""
    COMPUTER = auto()
    """A computer player acts, or the picture must catch up before the match goes on."""
    ROUND_OVER = auto()
    MATCH_OVER = auto()


@dataclass(frozen=True, slots=True)
class Step:
    """A deal, an action or an action taken back, cut for one seat."""

    seat: int
    """The acting seat; `TABLE` for a deal."""
    action: Action | None
    """The action, only in a seat's own steps: it names cards by their places in the acting hand,
    and these places tell of the fronts around them."""
    events: tuple[Event, ...]
    before: Observation[Any] | None
    """None for a deal."""
    after: Observation[Any]
    facts: MatchFacts
    undone: bool = False


class Sight:
    """The round as one seat has seen it, and the steps that it has missed while it did not look."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.view: Observation[Any] | None = match.observe(seat) if match.rounds else None
        self.looked: Observation[Any] | None = None
        """The round when the seat last looked, if it did."""
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
        """Keeps a step for later. A seat that did not see an action never hears that it was taken
        back.

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
        """Gives the missed steps, once."""
        missed = tuple(self._missed)
        self._missed.clear()
        return missed


class Screen:
    """The seat at the screen, or the one that is asked to come there, and what each person has
    seen. With several people nobody sits there before the first curtain lifts."""

    def __init__(self, match: Match, watchers: Sequence[int]) -> None:
        """`watchers` are the seats that may look, one at a time."""
        self.looker: int | None = None if len(watchers) > 1 else watchers[0]
        """The seat from which the table is seen; nobody's while the curtain is down."""
        self.asked: int | None = None
        """The seat that is asked to come."""
        self._sights = {seat: Sight(match, seat) for seat in watchers}

    @property
    def view(self) -> Observation[Any] | None:
        """Everything that the looker may know; None without a looker or before the first deal."""
        return None if self.looker is None else self._sights[self.looker].view

    def note(self, change: Change, facts: MatchFacts) -> Step | None:
        """The change as the looker sees it, if there is one; the others miss it."""
        steps = {seat: sight.cut(change, facts) for seat, sight in self._sights.items()}
        for seat, step in steps.items():
            if seat != self.looker:
                self._sights[seat].miss(step)
        return None if self.looker is None else steps[self.looker]

    def clear(self) -> None:
        """Clears the screen: nobody looks, and nobody is asked yet."""
        self.looker = self.asked = None

    def ask(self, seat: int) -> None:
        """Lets the curtain fall for this seat."""
        if self.looker is not None:
            self._sights[self.looker].look_away()
        self.looker, self.asked = None, seat

    def lift(self, seat: int) -> tuple[Observation[Any] | None, tuple[Step, ...]]:
        """Lets a seat look from now on. Gives its observation when it last looked, and the steps
        that it has missed since."""
        self.looker, self.asked = seat, None
        sight = self._sights[seat]
        return sight.looked, sight.catch_up()


def history(match: Match, seat: int) -> Iterator[Step]:
    """The steps of the last round dealt, cut for this seat: the same that it was told, made again
    from the actions that stand."""
    if not match.rounds:
        return
    facts, state = MatchFacts.of(match), match.dealt()
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
