"""Computer players of 7 ate 9 for tests: what they are told can be told again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from quando_desktop.bots.live_driver import LiveDriver
from quando_desktop.bots.live_mind import Mind, PlannedAction
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Deal, Options
from quando_desktop.engine.match import Match
from quando_desktop.games import make_mind
from quando_desktop.games.seven_ate_nine.bots.faculties import Faculties
from quando_desktop.games.seven_ate_nine.bots.levels import FACULTIES
from quando_desktop.games.seven_ate_nine.bots.mind import SevenMind
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from tests.games.seven_ate_nine.rounds import new_match

FLAWLESS = FACULTIES["good"]._replace(
    slip=0, fumble=0, overlook=0, memory=1000, foresight=0, tiring=0, thrill=0
)
"""Somebody who makes no mistakes."""


class Told(NamedTuple):
    """One thing that a mind was told, and what it meant to do then."""

    at: int
    view: SevenView | None
    """None for a start signal and for its own deed."""
    acts: bool
    intent: PlannedAction | None


class Listener(Mind[SevenView]):
    """A mind in its seat, and all that it is told."""

    def __init__(self, mind: Mind[SevenView]) -> None:
        self.mind = mind
        self.told: list[Told] = []

    def see(self, observation: SevenView, at: int) -> None:
        self.mind.see(observation, at)
        self.told.append(Told(at, observation, False, self.mind.intent()))

    def intent(self) -> PlannedAction | None:
        return self.mind.intent()

    def act(self) -> None:
        intent = self.mind.intent()
        assert intent is not None
        self.mind.act()
        self.told.append(Told(intent.at, None, True, intent))

    def startle(self, at: int) -> None:
        self.mind.startle(at)
        self.told.append(Told(at, None, False, None))


def fresh(level: str, character: str | None = None, seat: int = 0, seed: int = 1) -> Listener:
    return Listener(make_mind("seven_ate_nine", level, character, seat, Chance(seed)))


def tell(mind: Mind[SevenView], told: Sequence[Told]) -> PlannedAction | None:
    """Tells a mind what another one was told; what it means to do then."""
    for at, view, acts, _ in told:
        if view is not None:
            mind.see(view, at)
        elif acts:
            mind.act()
        else:
            mind.startle(at)
    return mind.intent()


def play_game(
    minds: Sequence[Mind[SevenView]],
    seed: int = 1,
    deal: Deal | None = None,
    options: Options | None = None,
) -> Match:
    """One game among these, in which wrong cards cost time."""
    match = new_match(len(minds), seed, **{"hold": True, **(options or {})})
    match.begin_round(deal)
    LiveDriver(match, dict(enumerate(minds)), Chance(seed)).play_round()
    return match


def started(view: SevenView, able: Faculties = FLAWLESS, seed: int = 1) -> SevenMind:
    """A mind that has just heard the start signal and sees this."""
    mind = SevenMind(able, Chance(seed))
    mind.startle(0)
    mind.see(view, 0)
    return mind


def with_top(view: SevenView, card: int) -> SevenView:
    """Somebody has laid this card."""
    return replace(view, pile=(*view.pile, card))
