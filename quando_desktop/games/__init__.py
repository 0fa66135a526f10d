"""The games of the box and their computer players.

A further game is one more folder and one more line in each table here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from quando_desktop.bots.bot import Bot, RandomBot
from quando_desktop.bots.characters import Temperament, temperament_of
from quando_desktop.bots.live_mind import Mind
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import AnyGame
from quando_desktop.games.quando.bots.bot import PlainBot
from quando_desktop.games.quando.rules.game import Quando
from quando_desktop.games.quanto.rules.game import QuantoGame
from quando_desktop.games.seven_ate_nine.rules.game import SevenAteNine

GAMES: dict[str, AnyGame] = {game.id: game for game in (Quando(), QuantoGame(), SevenAteNine())}


def _quando_bot(level: str, temperament: Temperament) -> Bot[Any]:
    # Loaded with the first one: a window that has just opened has none.
    from quando_desktop.games.quando.bots import levels

    return levels.make(level, temperament)


def _quanto_bot(level: str, temperament: Temperament) -> Bot[Any]:
    from quando_desktop.games.quanto.bots import levels

    return levels.make(level, temperament)


def _seven_mind(level: str, temperament: Temperament, chance: Chance) -> Mind[Any]:
    from quando_desktop.games.seven_ate_nine.bots import levels

    return levels.make(level, temperament, chance)


MAKERS: dict[str, Callable[[str, Temperament], Bot[Any]]] = {
    Quando.id: _quando_bot,
    QuantoGame.id: _quanto_bot,
}
"""For each game what makes its computer players, from a level and a temperament."""

MINDS: dict[str, Callable[[str, Temperament, Chance], Mind[Any]]] = {
    SevenAteNine.id: _seven_mind,
}
"""The same for each live game; its yardsticks are made there, too."""

YARDSTICKS: dict[str, dict[str, Bot[Any]]] = {
    Quando.id: {"random": RandomBot(), "plain": PlainBot()},
    QuantoGame.id: {"random": RandomBot()},
}
"""For each game simple players to measure others by. The window does not offer them."""

LIVE_YARDSTICKS: dict[str, tuple[str, ...]] = {SevenAteNine.id: ("random", "child")}
"""Those of live games, whose players are made anew for each match (`make_mind`)."""


def yardsticks_of(game: str) -> tuple[str, ...]:
    """The names of a game's yardsticks."""
    return LIVE_YARDSTICKS.get(game) or tuple(YARDSTICKS[game])


def make_bot(game: str, level: str, character: str | None = None) -> Bot[Any]:
    """The computer player of a level and a character; the same one for all who ask."""
    return _made(game, level, temperament_of(character))


def make_mind(game: str, level: str, character: str | None, seat: int, chance: Chance) -> Mind[Any]:
    """A new computer player of a live game for this seat, from a level or the name of a
    yardstick. The same seat and chance make the same one."""
    return MINDS[game](level, temperament_of(character), chance.stream("mind", seat))


@cache
def _made(game: str, level: str, temperament: Temperament) -> Bot[Any]:
    return MAKERS[game](level, temperament)
