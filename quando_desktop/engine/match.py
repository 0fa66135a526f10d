"""A match: rounds until there is a winner, and the one checked door to them.

Every action, of a person, of a bot or from a record, goes through `Match.submit`. An accepted one
is noted in the journal, told to the observers, and kept in the match's log, from which the record
is written; a refused one changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from quando_desktop.dataclass import dataclass, field
from quando_desktop.engine.chance import SEED_LIMIT, Chance, fresh_seed
from quando_desktop.engine.contract import (
    Action,
    AnyGame,
    AnyRound,
    CannotUndo,
    Deal,
    Event,
    IllegalAction,
    Json,
    NoRound,
    Observation,
    Options,
    Outcome,
    Result,
    StaleRevision,
    WrongPlayer,
)
from quando_desktop.engine.players import TABLE, Player


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round was dealt; `data` is its beginning in the record."""

    data: Json


@dataclass(frozen=True, slots=True)
class Acted:
    """An action was done; `data` is how it stands in the record. Events are whole, not cut."""

    seat: int
    data: Json
    events: tuple[Event, ...]
    is_kept: bool = True
    """Whether the record has it."""


@dataclass(frozen=True, slots=True)
class Undone:
    """The last action was taken back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Restarted:
    """The round that was being played begins again, with the same deal."""


TIME_LIMIT = 1 << 31
"""Milliseconds of a live round: more than three weeks without a pause."""
IDLE_LIMIT = 1000
"""The number of a round's idle actions that are kept all the same, for a rerun. Without a limit a
record would grow beyond what can be read."""

Change = RoundBegan | Acted | Undone | Restarted
Observer = Callable[[Change], None]


class MatchKeeper(Protocol):
    """A keeper of a match, such as a journal (`engine.journal`)."""

    problem: OSError | None
    """The reason why the last change is not kept yet, or None if it is."""

    def note(self, change: Change) -> None: ...


@dataclass(slots=True)
class Move:
    seat: int
    action: Action
    data: Json


@dataclass(slots=True)
class RoundLog:
    """A round as it was played."""

    deal: Deal
    data: Json
    moves: list[Move] = field(default_factory=list)
    idle: int = 0
    """The number of actions that have changed nothing."""
    outcome: Outcome | None = None


class Match:
    """One match of one game, from its first deal to its result."""

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[Player],
        options: Options | None = None,
        seed: int | None = None,
        first_dealer: int | None = None,
    ) -> None:
        """Without a seed the deals are a matter of pure chance."""
        if not game.admits(len(players)):
            raise ValueError(f"{game.title} is not for {len(players)} players")
        if seed is not None and not 0 <= seed < SEED_LIMIT:
            raise ValueError(f"{seed} is no seed that a record can keep")
        self.game = game
        self.players = tuple(players)
        self.options: Options = game.check_options(len(players), options or {})
        self.seed = seed
        self.rounds: list[RoundLog] = []
        self.result: Result | None = None
        self.revision = 0
        """Counts every change, so that an answer to an earlier position can be told apart."""
        self.journal: MatchKeeper | None = None
        """Notes every change before anybody hears of it, if the match is kept."""
        self.observers: list[Observer] = []
        """Functions that are told every change, in no promised order."""
        self._chance = Chance(fresh_seed() if seed is None else seed)
        self._first_dealer = first_dealer
        self._round: AnyRound | None = None
        self._scores = (0,) * len(players)
        self._undoable: list[AnyRound] = []
        """The round before each of the last moves, as far back as undo may go."""

    # --------------------------------------------------------------- questions

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of the finished rounds, added up."""
        return self._scores

    @property
    def standing(self) -> tuple[int, ...]:
        """The scores, and what the present round has given so far, where everybody sees that."""
        now = self._round.standing() if self.in_round and self._round is not None else None
        return self._scores if now is None else tuple(map(sum, zip(self._scores, now, strict=True)))

    @property
    def in_round(self) -> bool:
        """Whether a round is being played, rather than dealt next or the match over."""
        return bool(self.rounds) and self.rounds[-1].outcome is None

    def to_act(self) -> tuple[int, ...]:
        return self._round.to_act() if self._round is not None else ()

    def table_action(self) -> Action | None:
        """An action that has to be done now and is nobody's to do."""
        action: Action | None = self._round.table_action() if self._round is not None else None
        return action

    def observe(self, seat: int) -> Observation[Any]:
        """Everything that this seat may know of the last round dealt."""
        if self._round is None:
            raise NoRound("not_dealt")
        if seat not in range(self.seats):
            raise WrongPlayer("no_such_seat")
        observation: Observation[Any] = self._round.observe(seat)
        return observation

    @property
    def truth(self) -> AnyRound:
        """The last round dealt, faces and all: for judges and tests, never for players."""
        if self._round is None:
            raise NoRound("not_dealt")
        return self._round

    def dealt(self, number: int = -1) -> AnyRound:
        """A round as it began, to be played again: the last one dealt, or that with this number,
        from 0. It is the truth: a replay must show no more than its observations."""
        earlier = [log.outcome.points for log in self.rounds[:number] if log.outcome is not None]
        scores = tuple(sum(points[seat] for points in earlier) for seat in range(self.seats))
        state: AnyRound = self.game.begin(self.options, self.rounds[number].deal, scores)
        return state

    # ----------------------------------------------------------------- actions

    def begin_round(self, deal: Deal | None = None) -> None:
        """Deals the next round: from the seed, or as it is given."""
        if self.result is not None:
            raise NoRound("match_over")
        if self.in_round:
            raise IllegalAction("round_not_over")
        if deal is None:
            deal = self.game.deal(
                self.seats,
                self.options,
                self.rounds[-1].deal if self.rounds else None,
                self._chance.stream("deal", len(self.rounds)),
                self._first_dealer,
            )
        self._round = self.game.begin(self.options, deal, self.scores)
        data = self.game.codec.write_deal(deal)
        self.rounds.append(RoundLog(deal, data))
        self._undoable.clear()
        self._changed(RoundBegan(data))

    def restart_round(self) -> None:
        """Deals the round that is being played once more, in a live game only: players who were
        interrupted in the middle of it cannot find back into the flow. Its actions so far are
        dropped."""
        if not self.game.live:
            raise IllegalAction("not_live")
        if not self.in_round:
            raise NoRound("match_over" if self.result is not None else "not_dealt")
        log = self.rounds[-1]
        log.moves.clear()
        log.idle = 0
        self._round = self.game.begin(self.options, log.deal, self.scores)
        self._changed(Restarted())

    def submit(
        self, seat: int, action: Action, revision: int | None = None, at: int | None = None
    ) -> tuple[Event, ...]:
        """Does an action, or refuses it and changes nothing.

        `revision` is the one that the action was chosen for; an answer that comes too late
        is stale. A live game wants the time instead: `at` milliseconds into the round.
        """
        if not self.in_round or self._round is None:
            raise NoRound("match_over" if self.result is not None else "not_dealt")
        if revision is not None and revision != self.revision:
            raise StaleRevision("stale", revision=self.revision)
        self._check_seat(seat)
        self._check_time(at)
        if at is not None:
            action = self._round.stamped(action, at)
        self._round.check(seat, action)
        data = self._write(seat, action, at)
        log = self.rounds[-1]
        events: list[Event] = []
        if log.moves and log.moves[-1].seat != seat:
            self._undoable.clear()
        if not self.game.live:
            self._undoable.append(self._round.copy())
        is_idle = self._round.is_idle(seat, action)
        log.idle += is_idle
        is_kept = not is_idle or log.idle <= IDLE_LIMIT
        self._round.apply(seat, action, events)
        if any(event.reveals for event in events):
            self._undoable.clear()
        if is_kept:
            log.moves.append(Move(seat, action, data))
        log.outcome = self._round.outcome()
        if log.outcome is not None:
            # Nothing is taken back across the end of a round: it has been counted.
            self._undoable.clear()
            self._scores = tuple(map(sum, zip(self._scores, log.outcome.points, strict=True)))
            self.result = self.game.result(self.options, self._scores, len(self.rounds))
        self._changed(Acted(seat, data, tuple(events), is_kept))
        return tuple(events)

    def arrive(self, seat: int, intent: Action, at: int) -> tuple[Event, ...]:
        """Does what an intent in a live game has become by the time it arrives."""
        self._check_seat(seat)
        return self.submit(seat, self.truth.arrival(seat, intent, at), at=at)

    def can_undo(self, seat: int) -> bool:
        """Whether the last action was this seat's and taught it nothing that was hidden.

        Nobody else has acted since, and what a seat knows follows from the actions that
        stand, so nobody keeps any knowledge of what was taken back.
        """
        return bool(self._undoable) and self.rounds[-1].moves[-1].seat == seat

    def undo(self, seat: int) -> Action:
        """Takes back this seat's action, if it was the last one and revealed nothing to it."""
        if not self.can_undo(seat):
            raise CannotUndo("nothing_to_undo")
        last = self.rounds[-1].moves.pop()
        self._round = self._undoable.pop()
        self._changed(Undone(seat))
        return last.action

    # ----------------------------------------------------------------- helpers

    def _write(self, seat: int, action: Action, at: int | None) -> Json:
        data: Json = {} if at is None else {"at": at}
        if seat != TABLE:
            data["player"] = seat
        return data | self.game.codec.write_action(self._round, seat, action)

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not TABLE <= seat < self.seats:
            raise WrongPlayer("no_such_seat")

    def _check_time(self, at: int | None) -> None:
        """A live action has a time that does not run back; any other has none."""
        if not self.game.live:
            if at is not None:
                raise IllegalAction("time_in_a_game_of_turns")
            return
        moves = self.rounds[-1].moves
        if type(at) is not int or at < (moves[-1].data["at"] if moves else 0):
            raise IllegalAction("no_time_or_time_runs_back")
        if at >= TIME_LIMIT:
            raise IllegalAction("too_late_for_any_round")

    def _changed(self, change: Change) -> None:
        self.revision += 1
        if self.journal is not None:
            self.journal.note(change)
        for observer in self.observers:
            observer(change)
