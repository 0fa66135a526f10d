"""A match looked at again: its finished rounds turn by turn, each step cut for the seat that looks;
and a branch that is played on from one of them.

Nothing here draws, and nothing of a round that is still being played is told."""

from __future__ import annotations

from bisect import bisect_left
from enum import Enum
from typing import Any

from quando_desktop.controller.facts import MatchFacts, people_of
from quando_desktop.controller.turn.step import Step
from quando_desktop.dataclass import replace
from quando_desktop.engine.contract import AnyRound, Event
from quando_desktop.engine.match import Match, Move
from quando_desktop.engine.players import TABLE
from quando_desktop.engine.ranking import behind
from quando_desktop.named_tuple import NamedTuple


class Sign(Enum):
    """The sign of a mark on the line of a replay."""

    FIST = "fist"
    BARS = "bars"
    STAR = "star"
    SLIP = "slip"
    """A decision that cost something, as what follows."""
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class MomentMark(NamedTuple):
    """Something worth finding again."""

    turn: int
    """The turn it belongs to, from 1; 0 is the deal."""
    sign: Sign
    words: str
    """One sentence."""


class ReplayTurn(NamedTuple):
    """One dot on the line: actions of one seat that belong together."""

    seat: int
    """`TABLE` for the deal, and for actions that are nobody's."""
    first: int
    """The first of its steps."""
    last: int


class RoundReplay:
    """A finished round as one seat has seen it, from the deal to its end."""

    def __init__(self, match: Match, number: int, seat: int) -> None:
        """The round with this number, from 0."""
        log = match.rounds[number]
        if log.outcome is None:
            raise ValueError("the round is not over")
        self._match, self._moves = match, log.moves
        self.number, self.seat = number, seat
        steps: list[Step] = []
        turns = [ReplayTurn(TABLE, 0, 0)]
        facts, state = _facts_then(match, number), match.dealt(number)
        before = state.observe(seat)
        steps.append(Step(TABLE, None, (), None, before, facts))
        for move in log.moves:
            opens = _opens_turn(match, state, move)
            events: list[Event] = []
            state.apply(move.seat, move.action, events)
            if state.outcome() is not None:
                facts = _facts_after(match, number)
            after = state.observe(seat)
            action = move.action if move.seat == seat else None
            seen = tuple(event.seen_by(seat) for event in events)
            if opens or move.seat != turns[-1].seat:
                turns.append(ReplayTurn(move.seat, len(steps), len(steps)))
            else:
                turns[-1] = turns[-1]._replace(last=len(steps))
            steps.append(Step(move.seat, action, seen, before, after, facts))
            before = after
        self.steps, self.turns = tuple(steps), tuple(turns)

    @property
    def last(self) -> int:
        """The number of the last turn; 0 is the deal."""
        return len(self.turns) - 1

    def steps_of(self, turn: int) -> tuple[Step, ...]:
        """The steps of a turn."""
        found = self.turns[turn]
        return self.steps[found.first : found.last + 1]

    def at(self, turn: int) -> Step:
        """The last step of a turn: what the seat knew after it."""
        return self.steps[self.turns[turn].last]

    def time_of(self, step: int) -> int:
        """The milliseconds since the start signal at a step of a live game."""
        at = self._moves[step - 1].data.get("at") if step else 0
        return at if isinstance(at, int) else 0

    def truth(self, turn: int) -> AnyRound:
        """The round after a turn, faces and all. It is over, so it is nobody's secret any more."""
        state = self._match.dealt(self.number)
        for move in self._moves[: self.turns[turn].last]:
            state.apply(move.seat, move.action, [])
        return state

    def turn_of(self, step: int) -> int:
        """The turn that a step belongs to."""
        return bisect_left([turn.last for turn in self.turns], step)


class Replay:
    """All that can be looked at again of a match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._made: dict[tuple[int, int], RoundReplay] = {}

    @property
    def rounds(self) -> int:
        """The number of finished rounds."""
        return sum(log.outcome is not None for log in self.match.rounds)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats from which it can be seen: those of people, or the first one of a match that
        computer players played among themselves."""
        return people_of(self.match) or (0,)

    def round(self, number: int, seat: int) -> RoundReplay:
        """A finished round from one of these seats; it is made once."""
        if seat not in self.seats:
            raise ValueError("nobody sat there who could look back")
        if (number, seat) not in self._made:
            self._made[number, seat] = RoundReplay(self.match, number, seat)
        return self._made[number, seat]

    def branch(self, number: int, turn: int) -> Match:
        """A match of its own that goes on after this turn, with the same players. The rounds after
        this one are dealt anew."""
        end = self.round(number, self.seats[0]).turns[turn].last
        return _played(self.match, number, end)


def first_rounds(match: Match, count: int) -> Match:
    """A match of its own with the first finished rounds alone."""
    log = match.rounds[count - 1]
    if log.outcome is None:
        raise ValueError("the round is not over")
    return _played(match, count - 1, len(log.moves))


def _played(match: Match, number: int, end: int) -> Match:
    """The same match up to so many actions of a round."""
    fresh = Match(match.game, match.players, match.options)
    for place, log in enumerate(match.rounds[: number + 1]):
        fresh.begin_round(log.deal)
        for move in log.moves if place < number else log.moves[:end]:
            at = move.data.get("at")
            fresh.submit(move.seat, move.action, at=at if isinstance(at, int) else None)
    return fresh


def _opens_turn(match: Match, state: AnyRound, move: Move) -> bool:
    """Whether a move opens a turn. Where everybody plays at once, each one does."""
    if match.game.live or move.seat == TABLE:
        return True
    seen: Any = state.observe(move.seat)
    return bool(seen.opens_turn())


def _facts_then(match: Match, number: int) -> MatchFacts:
    """The facts of the match while a round that is over now was being played."""
    points = tuple(log.outcome.points for log in match.rounds[:number] if log.outcome is not None)
    game = match.game
    far: tuple[int, ...] = ()
    if not game.one_round:
        scores = tuple(sum(given[seat] for given in points) for seat in range(match.seats))
        far = behind(scores, game.sides(match.seats, match.options), fewest_win=game.fewest_win)
    return replace(
        MatchFacts.of(match), points=points, winners=(), round_number=number + 1, behind=far
    )


def _facts_after(match: Match, number: int) -> MatchFacts:
    """The facts when that round had been counted."""
    now = MatchFacts.of(match)
    is_last = number == len(match.rounds) - 1
    return replace(
        now,
        points=now.points[: number + 1],
        winners=now.winners if is_last else (),
        round_number=number + 1,
        behind=() if is_last else _facts_then(match, number + 1).behind,
    )
