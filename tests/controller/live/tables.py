"""A live controller with somebody who watches it, on a clock that never waits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from quando_desktop.bots.live_mind import Mind, PlannedAction
from quando_desktop.controller.live.controller import LiveController
from quando_desktop.controller.live.stage import BEAT, FIRST, STUCK_BEAT, LiveStage
from quando_desktop.controller.live.step import LivePhase, LiveStep
from quando_desktop.engine.contract import Action, Observation
from quando_desktop.engine.match import Match
from quando_desktop.games import GAMES
from quando_desktop.games.seven_ate_nine.rules.actions import Play
from quando_desktop.games.seven_ate_nine.rules.cards import TEXTS
from quando_desktop.games.seven_ate_nine.rules.deal import SevenDeal
from quando_desktop.games.seven_ate_nine.rules.round import SevenRound
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from tests.controller.fake_clock import FakeClock
from tests.controller.listener import Heard, Hearing, players

SEVEN = GAMES["seven_ate_nine"]

HANDS = ("2/1 3/1 4/1 6/1 7/1 8/1", "9/1 9/2 9/3 10/1 10/2 10/3")
"""On a 5/1: seat 0 can play 6/1, 7/1, 8/1 as it draws them, or 4/1, 3/1, 2/1."""
STUCK_HANDS = ("2/3 5/1 7/1 7/2", "9/1 9/2 8/1 8/2")
"""On a 1/1: once seat 0 has played 2/3 and 5/1 nobody has a 4 or 6. The 1/1 comes up and wants 10
or 2, which nobody has, either; then the 2/3, and seat 1 has a 9."""


class Scripted(Mind[Any]):
    """Does what it was told, at these times, whatever it sees."""

    def __init__(self, *plan: tuple[int, Action]) -> None:
        self._plan = [PlannedAction(at, action) for at, action in plan]
        self.seen: list[tuple[int, Observation[Any]]] = []
        self.startled: list[int] = []

    def see(self, observation: Observation[Any], at: int) -> None:
        self.seen.append((at, observation))

    def intent(self) -> PlannedAction | None:
        return self._plan[0] if self._plan else None

    def act(self) -> None:
        del self._plan[0]

    def startle(self, at: int) -> None:
        self.startled.append(at)


def card(text: str) -> int:
    return TEXTS[text]


def play(text: str) -> Play:
    return Play(TEXTS[text])


def cards(words: str) -> tuple[int, ...]:
    return tuple(TEXTS[word] for word in words.split())


def live_match(kinds: str, seed: int = 1, **options: int) -> Match:
    """p is a person, c a computer player."""
    return Match(SEVEN, players(kinds), options, seed)


def made(kinds: str, start: str, *stacks: str, **options: int) -> Match:
    """A match whose first game has these few cards; the first four of a stack are in the hand. A
    wrong card costs nothing, as in the rulebook, unless a test wants it."""
    match = live_match(kinds, **{"hold": False, **options})
    match.begin_round(SevenDeal(tuple(map(cards, stacks)), card(start)))
    return match


@dataclass
class Watched(Hearing):
    """Somebody on the stage and all that they said."""

    stage: LiveStage
    clock: FakeClock
    heard: list[Heard] = field(default_factory=list)

    def __post_init__(self) -> None:
        for name in ("stepped", "phaseChanged", "counted", "refused", "savedChanged", "ended"):
            signal = getattr(self.stage, name, None)
            if signal is not None:
                signal.connect(lambda *payload, name=name: self.heard.append(Heard(name, payload)))

    @property
    def steps(self) -> list[LiveStep]:
        return self.all("stepped")

    @property
    def phases(self) -> list[LivePhase]:
        return self.all("phaseChanged")

    def let_pass(self, ms: float) -> None:
        """So much time passes, and what is due in it happens."""
        until = self.clock.time + ms / 1000
        while self.clock.waiting and self.clock.waiting[0].at <= until + 1e-9:
            self.clock.tick()
        self.clock.time = max(self.clock.time, until)

    def sleep(self, seconds: float) -> None:
        """So much time passes, and nothing can happen in it."""
        self.clock.time += seconds

    def to_go(self) -> None:
        """Starts, or goes on, and counts down."""
        self.stage.go()
        self.let_pass(1000 * FIRST * BEAT)
        assert self.stage.phase is LivePhase.LIVE

    def through_stuck(self) -> None:
        self.let_pass(1000 * FIRST * STUCK_BEAT)
        assert self.stage.phase is LivePhase.LIVE


@dataclass
class LiveTable(Watched):
    minds: Mapping[int, Mind[Any]] = field(default_factory=dict)

    @property
    def controller(self) -> LiveController:
        assert isinstance(self.stage, LiveController)
        return self.stage

    @property
    def match(self) -> Match:
        return self.controller.match

    @property
    def truth(self) -> SevenRound:
        state = self.match.truth
        assert isinstance(state, SevenRound)
        return state

    def moves(self) -> list[tuple[int, int, str]]:
        """What stands in the record: when, who, what."""
        return [
            (move.data["at"], move.seat, move.data["do"]) for move in self.match.rounds[-1].moves
        ]

    def view(self, seat: int) -> SevenView:
        view = self.controller.views[seat]
        assert isinstance(view, SevenView)
        return view

    def _do_something(self, seat: int) -> None:
        """What somebody with all the time in the world would do."""
        legal = self.view(seat).legal()
        if legal and self.stage.phase is LivePhase.LIVE:
            self.controller.intend(seat, legal[0])

    def play_out(self, seats: Sequence[int], pace: int = 300) -> None:
        """These people play one after the other, to the end of the game."""
        for _ in range(5000):
            match self.stage.phase:
                case LivePhase.ROUND_OVER | LivePhase.MATCH_OVER:
                    return
                case LivePhase.STUCK:
                    self.through_stuck()
                case LivePhase.LIVE:
                    self.let_pass(pace)
                    for seat in seats:
                        self._do_something(seat)
                        self.let_pass(pace)
                case _:
                    self.to_go()
        raise AssertionError("the game does not end")


def sit_down_live(
    match: Match | str,
    minds: Mapping[int, Mind[Any]] | None = None,
    *,
    clock: FakeClock | None = None,
) -> LiveTable:
    """A table that has not been started yet."""
    clock = FakeClock() if clock is None else clock
    match = live_match(match) if isinstance(match, str) else match
    minds = {} if minds is None else minds
    return LiveTable(LiveController(match, minds, clock=clock), clock, minds=minds)


def at_go(
    kinds: str = "pp",
    start: str = "5/1",
    *stacks: str,
    minds: Mapping[int, Mind[Any]] | None = None,
) -> LiveTable:
    """A table that has just heard its start signal."""
    table = sit_down_live(made(kinds, start, *(stacks or HANDS)), minds)
    table.controller.start()
    table.to_go()
    return table


def nearly_stuck() -> LiveTable:
    """The next card that seat 0 plays is the last one that fits."""
    table = at_go("pp", "1/1", *STUCK_HANDS)
    table.controller.intend(0, play("2/3"))
    return table
