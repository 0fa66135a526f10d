"""Looks back at a whole match for one seat: its decisions, the turns at which it could have ended a
round, and the ledger.

Every number follows from the observations of that seat and from nothing else, its chance as well:
the same record gives the same numbers, and so does another one in which only differs what the seat
could not know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import fsum
from typing import Any

from quando_desktop.analysis.decision import Verdict, judge
from quando_desktop.analysis.ledger import Ledger, together
from quando_desktop.bots.analyst import Analyst, ClosingTurn, chances
from quando_desktop.bots.appraisal import Estimate
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import AnyRound, Event, Observation
from quando_desktop.engine.match import Match, Move
from quando_desktop.named_tuple import NamedTuple

VERSION = 3
"""Counts up whenever the same record would give other numbers: what another version made is made
again."""

Tell = Callable[[int, int], None]
"""Is told how much is done, and of how much."""


class JudgedDecision(NamedTuple):
    """A decision of the player, where there was something to decide."""

    round: int
    """From 0, and so is ..."""
    move: int
    """... the number of the action in its round."""
    verdict: Verdict


class RoundCurve(NamedTuple):
    """The turns of a round at which a player could have ended it."""

    round: int
    moves: tuple[int, ...]
    """The number of each turn's action in its round."""
    turns: tuple[ClosingTurn, ...]

    @property
    def best(self) -> int | None:
        """The best turn to end the round; the first of equals, None where there was none."""
        able = [number for number, turn in enumerate(self.turns) if turn.chance is not None]
        return max(able, key=self._chance, default=None)

    @property
    def done(self) -> int | None:
        """The turn at which the player did it."""
        return next((number for number, turn in enumerate(self.turns) if turn.done), None)

    def _chance(self, number: int) -> float:
        found = self.turns[number].chance
        return -1.0 if found is None else found.mean


class Analysis(NamedTuple):
    """Everything that looking back at a match gives for one seat."""

    seat: int
    decisions: tuple[JudgedDecision, ...]
    forced: int
    """Own actions where nothing was to be decided."""
    curves: tuple[RoundCurve, ...]
    ledgers: tuple[Ledger, ...]
    """One for each finished round."""

    @property
    def ledger(self) -> Ledger | None:
        """That of the match; None where no round is finished."""
        return together(list(self.ledgers)) if self.ledgers else None

    @property
    def mean_cost(self) -> Estimate | None:
        """The mean cost of a decision; None without two of them."""
        costs = [each.verdict.cost.mean for each in self.decisions]
        return Estimate.of(costs) if len(costs) > 1 else None

    @property
    def cost(self) -> float:
        """All costs that are told, together."""
        return fsum(each.verdict.told for each in self.decisions)


class RoundAnalysis(NamedTuple):
    """What looking back at one round gives."""

    number: int
    decisions: tuple[JudgedDecision, ...]
    forced: int
    curve: RoundCurve | None
    """None where nobody ends a round."""
    ledger: Ledger | None
    """None where the round is not over."""


def analyse(match: Match, seat: int, analyst: Analyst[Any], tell: Tell | None = None) -> Analysis:
    """Looks back at a match of turns. `tell` may raise an error of its own to stop it."""
    return put_together(seat, analyse_rounds(match, seat, analyst, range(len(match.rounds)), tell))


def analyse_rounds(
    match: Match,
    seat: int,
    analyst: Analyst[Any],
    numbers: Sequence[int],
    tell: Tell | None = None,
) -> Iterator[RoundAnalysis]:
    """Looks back at these rounds, in this order; none of them has to wait for another."""
    whole = sum(len(match.rounds[number].moves) for number in numbers)
    done = 0
    for number in numbers:
        log = match.rounds[number]
        looker = _Round(number, match.dealt(number), seat, analyst)
        for place, move in enumerate(log.moves):
            looker.step(place, move)
            done += 1
            if tell is not None:
                tell(done, whole)
        is_over = log.outcome is not None
        yield RoundAnalysis(
            number,
            tuple(looker.decisions),
            looker.forced,
            looker.curve if looker.turns else None,
            looker.closed(_chance_after(match, number, seat, analyst)) if is_over else None,
        )


def put_together(seat: int, rounds: Iterable[RoundAnalysis]) -> Analysis:
    """The analysis of a match from those of all its rounds."""
    found = sorted(rounds, key=lambda each: each.number)
    return Analysis(
        seat,
        tuple(decision for each in found for decision in each.decisions),
        sum(each.forced for each in found),
        tuple(each.curve for each in found if each.curve is not None),
        tuple(each.ledger for each in found if each.ledger is not None),
    )


def taken_apart(analysis: Analysis, rounds: int) -> list[RoundAnalysis]:
    """The rounds of an analysis, all of which are over. The first of them has all forced actions:
    nobody asks for those of one round."""
    curves = {each.round: each for each in analysis.curves}
    return [
        RoundAnalysis(
            number,
            tuple(each for each in analysis.decisions if each.round == number),
            0 if number else analysis.forced,
            curves.get(number),
            analysis.ledgers[number],
        )
        for number in range(rounds)
    ]


def _chance_after(match: Match, number: int, seat: int, analyst: Analyst[Any]) -> float:
    """The chance to win after a finished round."""
    if number + 1 < len(match.rounds):
        return analyst.before_deal(match.dealt(number + 1).observe(seat))
    if match.result is None:
        # Whatever comes: nothing of it counts before it is dealt.
        chance = Chance("any deal").stream(number)
        deal = match.game.deal(match.seats, match.options, match.rounds[number].deal, chance, None)
        coming = match.game.begin(match.options, deal, match.scores)
        return analyst.before_deal(coming.observe(seat))
    # Partners win together, and share nothing with each other.
    sides = match.game.sides(match.seats, match.options)
    won = [side for side in sides if any(each in match.result.winners for each in side)]
    return 1 / len(won) if seat in match.result.winners else 0.0


class _Round:
    """One round on the way through it."""

    def __init__(self, number: int, state: AnyRound, seat: int, analyst: Analyst[Any]) -> None:
        self.number = number
        self._state = state
        self._seat = seat
        self._analyst = analyst
        self.decisions: list[JudgedDecision] = []
        self.forced = 0
        self._moves: list[int] = []
        self.turns: list[ClosingTurn] = []
        self._view: Observation[Any] = state.observe(seat)
        self.ledger = Ledger(analyst.before_deal(self._view), deal=analyst.deal(self._view))
        self._turn = _Turn(self._view)
        self._last: tuple[float, float] | None = None
        """The chance to win before the last turn, where the others or the open hands ended the
        round, and what came in it and is told otherwise."""

    def step(self, place: int, move: Move) -> None:
        """Looks at one action, and does it."""
        view = self._view
        self._open_turn(move)
        if move.seat == self._seat:
            self._own(place, move)
        events: list[Event] = []
        self._state.apply(move.seat, move.action, events)
        self._view = self._state.observe(self._seat)
        seen = [event.seen_by(self._seat) for event in events]
        came = self._analyst.came(view, self._view, seen)
        self.ledger = self.ledger._replace(draws=self.ledger.draws + came)
        self._turn.told += came
        if move.seat != self._seat and self._analyst.is_telling(seen):
            self._turn.is_telling = True
        if self._view.is_over and (move.seat != self._seat or self._is_last):
            self._last = self._value(self._turn), self._turn.told

    def closed(self, end: float) -> Ledger:
        """The ledger of the round, which ended with this chance."""
        if self._last is not None:
            before, told = self._last
            change = end - before - told
            # Luck only where the end was certain before. A turn that is picked because the round
            # ended in it is what somebody did.
            if self._is_last:
                self.ledger = self.ledger._replace(opened=change)
            else:
                self.ledger = self.ledger._replace(others=self.ledger.others + change)
        return self.ledger.closed(end)

    @property
    def _is_last(self) -> bool:
        return self._analyst.is_last(self._turn.view)

    @property
    def curve(self) -> RoundCurve:
        return RoundCurve(self.number, tuple(self._moves), tuple(self.turns))

    def _open_turn(self, move: Move) -> None:
        """Ends the turn before, where a new one begins."""
        # The mover's own view says whether a turn begins; everybody sees that.
        if not self._state.observe(move.seat).opens_turn():
            return
        if self._turn.is_telling:
            new = _Turn(self._view)
            change = self._value(new) - self._value(self._turn) - self._turn.told
            self.ledger = self.ledger._replace(others=self.ledger.others + change)
            self._turn = new
        else:
            self._turn = _Turn(self._view)

    def _own(self, place: int, move: Move) -> None:
        view = self._view
        verdict = judge(self._analyst, view, move.action, chances(view, "decision"))
        if verdict is None:
            self.forced += 1
        else:
            self.decisions.append(JudgedDecision(self.number, place, verdict))
            self.ledger = self.ledger._replace(own=self.ledger.own - verdict.told)
            self._turn.told -= verdict.told
        turn = self._analyst.closing(view, move.action)
        if turn is not None:
            self._moves.append(place)
            self.turns.append(turn)

    def _value(self, turn: _Turn) -> float:
        """The chance to win at the beginning of a turn."""
        if turn.value is None:
            chance = chances(turn.view, "value")
            turn.value = self._analyst.value(turn.view, chance).mean
        return turn.value


class _Turn:
    """A turn, from whoever's beginning on."""

    __slots__ = ("is_telling", "told", "value", "view")

    def __init__(self, view: Observation[Any]) -> None:
        self.view = view
        self.value: float | None = None
        """The chance to win at its beginning, once it was asked for."""
        self.told = 0.0
        """What came in it, and is told otherwise."""
        self.is_telling = False
