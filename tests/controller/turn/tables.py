"""A controller with somebody who watches it, on a clock that never waits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from quando_desktop.bots.bot import Advice, RandomBot, Reason
from quando_desktop.bots.pacing import Pacing
from quando_desktop.bots.question import Answer, Question
from quando_desktop.controller.turn.controller import TurnController
from quando_desktop.controller.turn.runner import BotRunner, InlineBotRunner
from quando_desktop.controller.turn.step import Step, TurnPhase
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action
from quando_desktop.engine.match import Match
from quando_desktop.games import GAMES
from quando_desktop.games.quando.bots.bot import PlainBot
from quando_desktop.games.quando.rules.deal import QuandoDeal
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quanto.rules.actions import Offer
from tests.controller.fake_clock import FakeClock
from tests.controller.listener import Heard, Hearing, players
from tests.games.quando.rounds import table

QUANDO, QUANTO = GAMES["quando"], GAMES["quanto"]


class SlowBots(BotRunner):
    """Answers only when a test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[Question] = []

    def ask(self, question: Question) -> None:
        self.questions.append(question)

    def reply(
        self, question: Question, action: Action | None, reason: Reason | None = None
    ) -> None:
        self.answered.emit(Answer(question, Advice(action, reason), 0.0))


class TeamBots(BotRunner):
    """Answers at once: plays anything, and offers a card only from the seats that it is told."""

    def __init__(self, *offering: int) -> None:
        super().__init__()
        self.offering = set(offering)
        self.questions: list[Question] = []

    def ask(self, question: Question) -> None:
        self.questions.append(question)
        legal = question.observation.legal()
        speaks = isinstance(legal[0], Offer)
        chance = Chance(question.chance)
        silent = speaks and question.seat not in self.offering
        action = None if silent else chance.choice(legal)
        self.answered.emit(Answer(question, Advice(action), 0.0))


@dataclass
class Table(Hearing):
    """A controller and all that it said."""

    controller: TurnController
    bots: BotRunner
    clock: FakeClock
    pacing: Pacing
    quick: bool
    """Whether the picture catches up at once."""
    heard: list[Heard] = field(default_factory=list)

    def __post_init__(self) -> None:
        controller = self.controller
        controller.stepped.connect(lambda *payload: self._hear("stepped", payload))
        controller.phaseChanged.connect(lambda *payload: self._hear("phase", payload))
        controller.curtainFell.connect(lambda *payload: self._hear("fell", payload))
        controller.curtainLifted.connect(lambda *payload: self._hear("lifted", payload))
        controller.refused.connect(lambda *payload: self._hear("refused", payload))
        controller.savedChanged.connect(lambda *payload: self._hear("saved", payload))

    def _hear(self, name: str, payload: tuple[Any, ...]) -> None:
        self.heard.append(Heard(name, payload))
        if self.quick and name in {"stepped", "lifted"}:
            self.controller.caught_up()

    @property
    def match(self) -> Match:
        return self.controller.match

    def names(self) -> list[str]:
        return [heard.name for heard in self.heard]

    @property
    def steps(self) -> list[Step]:
        return self.all("stepped")

    @property
    def phases(self) -> list[TurnPhase]:
        return self.all("phase")

    def choose(self) -> Action:
        """What a sensible person would do now; a person without sense in other games."""
        view, chance = self.controller.view, Chance(self.controller.revision)
        assert view is not None
        if isinstance(view, QuandoView):
            return PlainBot().choose(view, chance)
        return RandomBot().choose(view, chance)

    def advance(self) -> bool:
        """Whatever comes next, by itself or by the people; False once the match is over."""
        controller = self.controller
        if self.clock.tick():
            return True
        match controller.phase:
            case TurnPhase.PERSON:
                controller.submit(self.choose())
            case TurnPhase.CURTAIN:
                controller.lift()
            case TurnPhase.ROUND_OVER:
                controller.next_round()
            case TurnPhase.COMPUTER:
                raise AssertionError("the match is stuck")
        return controller.phase is not TurnPhase.MATCH_OVER

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        for number in count():
            assert number < 20_000
            if until() or not self.advance():
                return

    def play_to(self, phase: TurnPhase) -> None:
        self.play(lambda: self.controller.phase is phase and not self.clock.waiting)


def new_match(kinds: str, seed: int = 1, **options: int) -> Match:
    return Match(QUANDO, players(kinds), options, seed, first_dealer=len(kinds) - 1)


def team_match(kinds: str, seed: int = 1, **options: int) -> Match:
    """Partners opposite each other (N22 to N25); seat 0 begins."""
    return Match(QUANTO, players(kinds), {"teams": True, **options}, seed, first_dealer=3)


def sit_down(
    match: Match | str,
    bots: BotRunner | None = None,
    *,
    speed: str = "normal",
    quick: bool = True,
) -> Table:
    """A table that has not been started yet."""
    clock, pacing = FakeClock(), Pacing(speed)
    match = new_match(match) if isinstance(match, str) else match
    bots = InlineBotRunner() if bots is None else bots
    controller = TurnController(match, bots, pacing, clock=clock)
    return Table(controller, bots, clock, pacing, quick)


def made_match(kinds: str, *hands: str, draw: str = "", **options: int) -> Match:
    """A match whose first round has these hands; seat 0 begins."""
    state = table(*hands, draw=draw)
    front, back = state.front, state.back
    pile = tuple((front[card], back[card]) for card in reversed(state.draw))
    dealt = tuple(
        tuple((front[card], back[card]) for card in state.cards(seat))
        for seat in range(state.seats)
    )
    match = Match(QUANDO, players(kinds), {"hand_size": len(dealt[0]), **options}, 1)
    match.begin_round(QuandoDeal(state.dealer, dealt, pile))
    return match
