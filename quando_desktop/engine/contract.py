"""The contract between the box and its games.

A game is one folder that fills in the classes of this module and registers in
`quando_desktop.games`; nothing else in the program asks which game it is. Whatever is not abstract
here has a default that serves a small game of turns (`tests/engine/lowest_card.py` is one).

    Game          describes itself and deals
    Codec         its part of the record format
    Round         the truth of one round: who may act, what is legal, what happens then
    Action        what a seat can do: small immutable values
    Event         what happened, in the words of the rules, cut to what a seat may see of it
    Observation   all that one seat may know, memory included
    Outcome       how a round ended

Turn-based games have one seat to act (or two, where a partner may speak); in a live game
everybody may act at once, and `TABLE` acts where nobody does. An action names a card by
what the acting seat can tell it by, never by a face that is hidden from it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, ClassVar, Generic, Self, TypeVar

from quando_desktop.dataclass import dataclass
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.ranking import together
from quando_desktop.named_tuple import NamedTuple

Json = dict[str, Any]
"""A JSON object."""

Options = Mapping[str, int]
"""The values of a game's options; a switch is a bool, which is an int."""


# ---------------------------------------------------------------- refusals


class Refusal(Exception):
    """A request that may not be met; nothing has changed.

    `reason` is a word for programs; sentences for people are made where they are shown.
    """

    def __init__(self, reason: str, **details: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details = details


class WrongPlayer(Refusal):
    """Another seat has to act."""


class WrongPhase(Refusal):
    """This kind of action is not possible now."""


class IllegalAction(Refusal):
    """The right kind of action at the right time, but the rules do not allow this one."""


class StaleRevision(Refusal):
    """The action was made for a position that has passed."""


class NoRound(Refusal):
    """No round is being played: it has not been dealt, or the match is over."""


class CannotUndo(Refusal):
    """There is nothing to take back, or taking it back would undo a reveal."""


class BadOption(Refusal):
    """An option that the game does not have, or a value out of its bounds."""


class BadRecord(Exception):
    """A record that breaks the format or the rules. Its text is for people: where it is wrong, as
    far as known, and what is wrong there."""

    def __init__(self, what: str, where: str = "") -> None:
        super().__init__(f"{where}: {what}" if where else what)


class OtherVersion(BadRecord):
    """A record that another version of the program can read, or one with more games."""


class Unreadable(BadRecord):
    """The system refuses to read the file; nothing is known of what it holds."""

    def __init__(self, error: OSError) -> None:
        super().__init__(f"it cannot be read ({error.strerror})")
        self.error = error


def quoted(value: object) -> str:
    """A value found in a record, made fit for a message: short, on one line, ASCII."""
    text = ascii(value) if isinstance(value, str | int | float | None) else type(value).__name__
    return text if len(text) <= 40 else text[:37] + "..."


# ------------------------------------------------------------- descriptions


@dataclass(frozen=True, slots=True)
class Option:
    """A house rule. Whether it is a number or a switch follows from its default's type."""

    key: str
    default: int
    minimum: int = 0
    maximum: int = 1
    lowest: int = 0
    """The smallest number, where the minimum stands for "none"."""
    before: int | None = None
    """The value in all records from before this option was there, if it came later than the others.
    A record that does not name it means this one, now and ever; so one with that value need not
    name it, and stays as it was."""

    @property
    def values(self) -> tuple[int, ...]:
        """The values that can be chosen, the smallest first."""
        numbers = range(self.minimum, self.maximum + 1)
        found = (number for number in numbers if number == self.minimum or number >= self.lowest)
        return tuple(map(bool, found)) if self.is_switch else tuple(found)

    @property
    def is_switch(self) -> bool:
        return isinstance(self.default, bool)

    def check(self, value: object) -> int:
        if type(value) is not type(self.default) or not isinstance(value, int):
            raise BadOption("wrong_type", option=self)
        if not self.minimum <= value <= self.maximum or self.minimum < value < self.lowest:
            raise BadOption("out_of_bounds", option=self)
        return value


class Action:
    """Base of everything a seat can do. Immutable, comparable, hashable, picklable."""

    __slots__ = ()


class Event:
    """Base of everything that can happen. The rules give it whole; it is cut before it is shown."""

    __slots__ = ()

    reveals: ClassVar[bool] = False
    """Whether undo stops there, because the acting seat, or one that was asked to look, learns
    something hidden from it. What the others see of a play does not count: undo ends as soon as one
    of them acts, and until then they know only what stands."""

    def seen_by(self, seat: int) -> Event:
        """The event as this seat may see it; most are public."""
        return self


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a round: the points it gives each seat."""

    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a match."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Deal:
    """The cards as a round begins with them, faces and all. Never leaves the truth."""

    __slots__ = ()


A = TypeVar("A", bound=Action)


class Observation(ABC, Generic[A]):
    """Everything that one seat may know, its memory included.

    Its fields have no room for a hidden face. Compares by value; picklable. Equal ones have the
    same `repr`, on every platform: it names the chance of the player who decides by them.
    """

    __slots__ = ()

    seat: int

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether the round is over."""

    @abstractmethod
    def legal(self) -> Sequence[A]:
        """The actions of this seat now; none if others act. The same as the round's answer."""

    def looks_hard(self) -> int:
        """The number of choices that this seat seems to have, roughly, for all who watch: it
        decides how long a computer player takes, so nothing hidden may go into it."""
        return 4

    def opens_turn(self) -> bool:
        """Whether this seat has a turn to decide about, rather than something that follows from
        one, its own or another's."""
        return True

    def is_forced(self) -> bool:
        """Whether all who watch can tell that the player who is waited for has nothing to choose:
        then it can be done for a person who is not at the screen. Nothing hidden may go into it, so
        everybody who watches gives the same answer."""
        return False

    def is_weighty(self) -> bool:
        """Whether the present decision is worth telling about later, such as whether to end the
        round."""
        return False

    def telling(self, action: A) -> int:
        """How much it says about a player to have decided so, as a rank: what they write about
        later."""
        return 2 if self.is_weighty() else int(self.opens_turn())


O = TypeVar("O", bound=Observation[Any])  # noqa: E741


# -------------------------------------------------------------------- rounds


class Round(ABC, Generic[A, O]):
    """The truth of one round. Mutable, cheap to copy, and trusting.

    `check` is asked by the one checked door, `Match.submit`; search applies legal actions
    directly.
    """

    __slots__ = ()

    @abstractmethod
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; nobody once the round is over.

        Turn by turn the first one is waited for; any others may speak before it acts.
        """

    def table_action(self) -> A | None:
        """An action that has to be done now and is nobody's to do; it is submitted for `TABLE`."""
        return None

    def legal(self, seat: int) -> Sequence[A]:
        """The legal actions of a seat, in an order that follows from what the seat knows.

        Where the order of cards within an action is free, one order stands for all;
        `check` accepts the others.
        """
        found: Sequence[A] = self.observe(seat).legal()
        return found

    def check(self, seat: int, action: Action) -> None:
        """Raises a Refusal unless the action is legal now. Changes nothing.

        A game that can say better why something is not allowed says it here.
        """
        if seat not in self.to_act():
            raise WrongPlayer("not_your_turn")
        if action not in self.legal(seat):
            raise IllegalAction("not_allowed")

    @abstractmethod
    def apply(self, seat: int, action: A, events: list[Event] | None = None) -> None:
        """Does a legal action. What happened is appended to `events`, where given."""

    @abstractmethod
    def observe(self, seat: int) -> O:
        """Everything that this seat may know."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The outcome, or None while the round goes on."""

    def standing(self) -> tuple[int, ...] | None:
        """Points that the round would give each seat if it ended now, where everybody sees that."""
        return None

    def copy(self) -> Self:
        """An independent copy. Search makes thousands: a game that is searched copies no more than
        what changes."""
        return deepcopy(self)

    def is_idle(self, seat: int, action: A) -> bool:
        """Whether a legal action changes nothing, so that a record can do without it."""
        return False

    def arrival(self, seat: int, action: A, at: int | None) -> A:
        """The action that an intent has become when it arrives, `at` ms into a live round.

        Turn by turn that is the intent itself; where everybody acts at once, a card that
        no longer fits arrives as a miss. Whatever depends on time is settled here.
        """
        return action

    def stamped(self, action: A, at: int) -> A:
        """The action with the time at which it arrived, where a live game's actions carry it."""
        return action


R = TypeVar("R", bound=Round[Any, Any])
D = TypeVar("D", bound=Deal)


@dataclass(frozen=True, slots=True)
class Claim:
    """A bet of a seat on itself, such as to end the round as the best, and how it came out."""

    seat: int
    won: bool


class Achievement(NamedTuple):
    """Something that a seat has done in a match and may want to do better."""

    seat: int
    what: str
    """Its name, for which the game has words."""
    value: int
    is_better_less: bool = False


Tallies = dict[str, list[tuple[int, int]]]
"""Numbers that statistics are made of, by their names: for each seat a sum, and of how many it is
the sum. A mean over many matches is the sums by the counts."""


class Notable(NamedTuple):
    """Something in a finished round that people tell about later, and that everybody saw."""

    round: int
    """From 0."""
    seat: int
    what: str
    """Its name, for which the game has words and a sign."""
    value: int = 0


class Codec(ABC, Generic[R, D]):
    """A game's part of the record format (see `engine.record`): deals, actions and outcomes as
    JSON.

    Readers check the shape of what they are given and raise BadRecord; whether an action is legal
    is for the rules to say.
    """

    outcome_keys: ClassVar[tuple[str, ...]] = ("points",)
    """Keys that the record of a round has once the round is over."""

    @abstractmethod
    def write_deal(self, deal: D) -> Json: ...

    @abstractmethod
    def read_deal(self, data: Json, seats: int, options: Options, previous: D | None) -> D: ...

    @abstractmethod
    def write_action(self, state: R, seat: int, action: Any) -> Json:
        """The action as it stands in the record; `state` is the round before it."""

    @abstractmethod
    def read_action(self, state: R, seat: int, data: Json) -> Action: ...

    def write_outcome(self, outcome: Any) -> Json:
        return {"points": list(outcome.points)}


class Game(ABC, Generic[R, D]):
    """A game of the box."""

    id: ClassVar[str]
    """Its name in records and on the command line."""
    title: ClassVar[str]
    seats: ClassVar[range]
    """The numbers of players it can be played by."""
    live: ClassVar[bool] = False
    """Everybody at once, so actions carry their time; otherwise turn by turn."""
    solo: ClassVar[bool] = False
    """Whether one player alone can play it, too."""
    fewest_win: ClassVar[bool] = True
    """Whether the fewest points win a match of it, rather than the most."""
    one_round: ClassVar[bool] = False
    """Whether a match of it is always a single round."""

    @property
    @abstractmethod
    def codec(self) -> Codec[R, D]:
        """Writes and reads its part of a record."""

    def admits(self, players: int) -> bool:
        """Whether so many can play it."""
        return players in self.seats or (self.solo and players == 1)

    def runs(self, options: Options) -> bool:
        """Whether time counts in a live match with these options. Otherwise its players act one
        after the other, at leisure, and nobody waits for a start signal."""
        return self.live

    def options(self, seats: int) -> tuple[Option, ...]:
        """The options with their defaults and bounds for so many seats, if there are any."""
        return ()

    def check_options(self, seats: int, chosen: Options) -> dict[str, int]:
        """All options, the chosen ones checked and the others at their defaults."""
        known = {option.key: option for option in self.options(seats)}
        for key in chosen:
            if key not in known:
                raise BadOption("unknown", key=key)
        return {key: option.check(chosen.get(key, option.default)) for key, option in known.items()}

    def sides(self, seats: int, options: Options) -> tuple[tuple[int, ...], ...]:
        """The seats that play together: each alone, unless a house rule makes partners."""
        return tuple((seat,) for seat in range(seats))

    @abstractmethod
    def deal(
        self,
        seats: int,
        options: Options,
        previous: D | None,
        chance: Chance,
        first_dealer: int | None = None,
    ) -> D:
        """The next deal of a match; `previous` is the one before it.

        The first dealer is a matter of chance unless one was chosen.
        """

    @abstractmethod
    def begin(self, options: Options, deal: D, scores: tuple[int, ...]) -> R:
        """A round from its deal; `scores` is how the match stands before it."""

    @abstractmethod
    def sample(self, observation: Any, chance: Chance) -> R:
        """A round drawn uniformly from all that agree with what a seat knows."""

    def result(self, options: Options, scores: tuple[int, ...], rounds: int) -> Result | None:
        """The result of the match with these scores after so many rounds, or None if it goes on.
        Unless a game says otherwise, a single round is a match (`one_round`)."""
        return Result(scores, self.best(options, scores))

    def best(self, options: Options, scores: tuple[int, ...]) -> tuple[int, ...]:
        """The seats that win with these scores, their partners included; several if they tie."""
        added = together(scores, self.sides(len(scores), options))
        wanted = min(added) if self.fewest_win else max(added)
        return tuple(seat for seat, score in enumerate(added) if score == wanted)

    def achievements(self, options: Options, rounds: Sequence[Json]) -> tuple[Achievement, ...]:
        """What the seats of a finished match have done that can be beaten, at most one of a kind
        each. Its records have not been checked against the rules."""
        return ()

    def feat(self, options: Options, played: Json) -> int | None:
        """What one player alone has achieved in a round, the less the better, such as a time; None
        if that is not to be seen. Its record has not been checked against the rules."""
        return None

    def claims(self, played: Json, seats: int) -> tuple[Claim, ...]:
        """The claims in the record of a round, which has not been checked against the rules."""
        return ()

    def tallies(self, options: Options, rounds: Sequence[Json], seats: int) -> Tallies:
        """The numbers of a finished match for statistics, beside its points. Its records have not
        been checked against the rules."""
        return {}

    def notables(self, options: Options, rounds: Sequence[Json]) -> tuple[Notable, ...]:
        """What is worth telling of the finished rounds of a match, in their order. Its records have
        not been checked against the rules."""
        return ()


AnyGame = Game[Any, Any]
AnyRound = Round[Any, Any]
