"""Who a name in the league stands for, watched while playing."""

from __future__ import annotations

import re
from argparse import ArgumentTypeError
from dataclasses import dataclass, field
from typing import Any

from quando_desktop.bots.bot import Bot
from quando_desktop.bots.characters import CHARACTERS, temperament_of
from quando_desktop.bots.levels import LEVELS
from quando_desktop.bots.live_mind import Mind, PlannedAction
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import AnyGame
from quando_desktop.games import GAMES, PLUGS, make_bot, make_mind
from tests.bench.figures import Figures, Reaction, TurnManner
from tests.bench.seen_quando import QuandoManner
from tests.bench.seen_quanto import QuantoManner
from tests.bench.seen_seven import SevenManner
from tests.bench.timing import clock, no_collector

TURNS: dict[str, TurnManner] = {"quando": QuandoManner(), "quanto": QuantoManner()}
MANNERS: dict[str, Reaction] = {**TURNS, "seven_ate_nine": SevenManner()}
"""By game; a further one is one more line here."""
GAME = GAMES["quando"]
"""What is played unless another game is named."""


def bot_of(name: str, game: AnyGame = GAME) -> Bot[Any]:
    """The player of a game of turns that a name stands for."""
    manner = TURNS[game.id]
    yardstick = manner.yardstick(name)
    if yardstick is not None:
        return yardstick
    level, effort, character = _parts(name)
    if level == "expert" and effort is not None:
        return manner.expert(temperament_of(character), float(effort))
    if level in LEVELS and effort is None:
        return make_bot(game.id, level, character)
    raise _nobody(name, game)


def mind_of(name: str, game: AnyGame, seat: int, chance: Chance) -> Mind[Any]:
    """The same in a live game."""
    level, effort, character = _parts(name)
    if level not in (*LEVELS, *PLUGS[game.id].yardsticks) or effort is not None:
        raise _nobody(name, game)
    return make_mind(game.id, level, character, seat, chance)


def check_name(name: str, game: AnyGame) -> None:
    """Refuses a name that stands for nobody."""
    if game.live:
        mind_of(name, game, 0, Chance(name))
    else:
        bot_of(name, game)


def _parts(name: str) -> tuple[str, str | None, str | None]:
    """Level, effort and character; no level where the name makes no sense."""
    found = re.fullmatch(r"([a-z]+)(?:@(\d+(?:\.\d+)?))?(?:/([a-z]+))?", name)
    if found is None or found[3] not in (None, *CHARACTERS):
        return "", None, None
    return found[1], found[2], found[3]


def _nobody(name: str, game: AnyGame) -> ArgumentTypeError:
    known = ", ".join([*LEVELS, MANNERS[game.id].yardsticks])
    return ArgumentTypeError(f"nobody is called {name!r}: take {known}")


@dataclass(slots=True)
class Watched(Bot[Any]):
    """A player in a seat, and what it is seen to do."""

    bot: Bot[Any]
    manner: TurnManner
    figures: Figures = field(default_factory=Figures)

    def choose(self, observation: Any, chance: Chance) -> Any:
        with no_collector():
            begin = clock()
            action = self.bot.choose(observation, chance)
            self.figures.seconds.append(clock() - begin)
        self.manner.note(self.figures.counts, observation, action)
        return action


@dataclass(slots=True)
class WatchedMind(Mind[Any]):
    """The same in a live game. What it does is told by the match."""

    mind: Mind[Any]
    figures: Figures

    def see(self, observation: Any, at: int) -> None:
        begin = clock()
        self.mind.see(observation, at)
        self.figures.seconds.append(clock() - begin)

    def intent(self) -> PlannedAction | None:
        return self.mind.intent()

    def act(self) -> None:
        self.mind.act()

    def startle(self, at: int) -> None:
        self.mind.startle(at)


def watched_mind(
    name: str, game: AnyGame, figures: Figures, seat: int, chance: Chance
) -> WatchedMind:
    return WatchedMind(mind_of(name, game, seat, chance), figures)
