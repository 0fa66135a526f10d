"""The smallest live game there is, for tests of the engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import (
    Action,
    BadRecord,
    Codec,
    Deal,
    Event,
    Game,
    IllegalAction,
    Json,
    Observation,
    Option,
    Options,
    Outcome,
    Result,
    Round,
    WrongPhase,
)
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import TABLE, Player


@dataclass(frozen=True, slots=True)
class Grab(Action):
    """Take the ball: a hit if it lies there, otherwise a miss; the table throws it again."""

    do: str


@dataclass(frozen=True, slots=True)
class Ball(Observation[Grab]):
    seat: int
    lies: bool
    is_over: bool = False

    def legal(self) -> Sequence[Grab]:
        return [Grab("grab")] if self.lies else []


class Scramble(Round[Grab, Ball]):
    """The first to have grabbed twice wins."""

    def __init__(self, seats: int) -> None:
        self.grabbed = [0] * seats
        self.lies = True

    def to_act(self) -> tuple[int, ...]:
        return tuple(range(len(self.grabbed))) if self.lies and not self.outcome() else ()

    def table_action(self) -> Grab | None:
        return None if self.lies or self.outcome() else Grab("throw")

    def arrival(self, seat: int, action: Grab, at: int | None) -> Grab:
        return action if self.lies else Grab("miss")

    def legal(self, seat: int) -> Sequence[Grab]:
        return self.observe(seat).legal() if seat in self.to_act() else []

    def check(self, seat: int, action: Action) -> None:
        fits = {"grab": self.lies, "miss": not self.lies, "throw": not self.lies}
        if not isinstance(action, Grab) or not fits[action.do]:
            raise WrongPhase("no_ball")
        if (action.do == "throw") != (seat == TABLE):
            raise IllegalAction("not_yours")

    def apply(self, seat: int, action: Grab, events: list[Event] | None = None) -> None:
        if action.do == "grab":
            self.grabbed[seat] += 1
        if action.do != "miss":
            self.lies = action.do == "throw"

    def observe(self, seat: int) -> Ball:
        return Ball(seat, self.lies)

    def outcome(self) -> Outcome | None:
        return Outcome(tuple(self.grabbed)) if max(self.grabbed) == 2 else None

    def copy(self) -> Scramble:
        twin = Scramble(len(self.grabbed))
        twin.grabbed, twin.lies = self.grabbed.copy(), self.lies
        return twin


class Throw(Deal):
    pass


class ScrambleCodec(Codec[Scramble, Throw]):
    def write_deal(self, deal: Throw) -> Json:
        return {"deal": {}}

    def read_deal(self, data: Json, seats: int, options: Options, previous: Throw | None) -> Throw:
        return Throw()

    def write_action(self, state: Scramble, seat: int, action: Any) -> Json:
        return {"do": action.do}

    def read_action(self, state: Scramble, seat: int, data: Json) -> Grab:
        if data.get("do") not in ("grab", "miss", "throw"):
            raise BadRecord("no such action")
        return Grab(data["do"])


class ScrambleGame(Game[Scramble, Throw]):
    id, title, seats, live = "scramble", "Scramble", range(2, 5), True
    codec = ScrambleCodec()

    def options(self, seats: int) -> tuple[Option, ...]:
        return ()

    def deal(
        self,
        seats: int,
        options: Options,
        previous: Throw | None,
        chance: Chance,
        first_dealer: int | None = None,
    ) -> Throw:
        return Throw()

    def begin(self, options: Options, deal: Throw, scores: tuple[int, ...]) -> Scramble:
        return Scramble(len(scores))

    def sample(self, observation: Any, chance: Chance) -> Scramble:
        return Scramble(2)

    def result(self, options: Options, scores: tuple[int, ...], rounds: int) -> Result | None:
        return Result(scores, (scores.index(max(scores)),))


GAMES = {"scramble": ScrambleGame()}


def new_match() -> Match:
    match = Match(ScrambleGame(), [Player("Maria"), Player("Linus")], seed=1)
    match.begin_round()
    return match


def played_match() -> Match:
    """Linus comes too late, the table throws again, Maria grabs the second ball as well."""
    match = new_match()
    match.arrive(0, Grab("grab"), at=100)
    match.arrive(1, Grab("grab"), at=100)
    throw = match.table_action()
    assert throw == Grab("throw")
    match.submit(TABLE, throw, at=900)
    match.arrive(0, Grab("grab"), at=950)
    return match
