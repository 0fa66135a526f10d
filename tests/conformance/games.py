"""The games that every suite here is held against: those of the box, and the worked example.

The example has no players of its own: the one for any game of turns plays it.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from quando_desktop import games
from quando_desktop.bots import monte_carlo
from quando_desktop.bots.bot import Bot, RandomBot
from quando_desktop.bots.characters import temperament_of
from quando_desktop.engine.contract import AnyGame
from tests.example_game.rules import Barge

EXAMPLE = Barge()
GAMES: dict[str, AnyGame] = {**games.GAMES, EXAMPLE.id: EXAMPLE}
YARDSTICKS: dict[str, dict[str, Bot[Any]]] = {
    game: {name: games.make_bot(game, name) for name in plug.yardsticks}
    for game, plug in games.PLUGS.items()
    if not plug.game.live
}
YARDSTICKS[EXAMPLE.id] = {"random": RandomBot()}


def make_bot(game: str, level: str, character: str | None = None) -> Bot[Any]:
    """The computer player of a level and a character."""
    if game == EXAMPLE.id:
        return monte_carlo.make(EXAMPLE, level, temperament_of(character))
    return _made(game, level, character)


_made = cache(games.make_bot)
