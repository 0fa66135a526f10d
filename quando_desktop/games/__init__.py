"""The games of the box and their computer players.

A further game is one more folder and one more line in each table here.
"""

from __future__ import annotations

from typing import Any

from quando_desktop.bots.bot import Bot, RandomBot
from quando_desktop.engine.contract import AnyGame
from quando_desktop.games.quando.bot import PlainBot
from quando_desktop.games.quando.game import Quando

GAMES: dict[str, AnyGame] = {game.id: game for game in (Quando(),)}

LEVELS: dict[str, dict[str, Bot[Any]]] = {
    Quando.id: {"random": RandomBot(), "plain": PlainBot()},
}
"""For each game its computer players by level, from the weakest to the strongest."""
