"""Quanto's computer players by level and temperament."""

from __future__ import annotations

from collections.abc import Callable

from quando_desktop.bots.bot import Bot
from quando_desktop.bots.characters import Temperament
from quando_desktop.games.quanto.bots.expert import ExpertBot
from quando_desktop.games.quanto.bots.heuristic import HeuristicBot
from quando_desktop.games.quanto.bots.simple import EASY, FAIR, SimpleBot
from quando_desktop.games.quanto.rules.view import QuantoView

MAKERS: dict[str, Callable[[Temperament], Bot[QuantoView]]] = {
    "easy": lambda temperament: SimpleBot(EASY, temperament),
    "fair": lambda temperament: SimpleBot(FAIR, temperament),
    "good": HeuristicBot,
    "expert": ExpertBot,
}


def make(level: str, temperament: Temperament) -> Bot[QuantoView]:
    return MAKERS[level](temperament)
