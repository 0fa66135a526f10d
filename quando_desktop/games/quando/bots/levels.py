"""Quando's computer players by level and temperament, and a simple one to measure them by."""

from __future__ import annotations

from collections.abc import Callable

from quando_desktop.bots.bot import Bot
from quando_desktop.bots.characters import Temperament
from quando_desktop.games.quando.bots.bot import PlainBot
from quando_desktop.games.quando.bots.expert import ExpertBot
from quando_desktop.games.quando.bots.heuristic import HeuristicBot
from quando_desktop.games.quando.bots.simple import EASY, FAIR, SimpleBot
from quando_desktop.games.quando.rules.view import QuandoView

MAKERS: dict[str, Callable[[Temperament], Bot[QuandoView]]] = {
    "easy": lambda temperament: SimpleBot(EASY, temperament),
    "fair": lambda temperament: SimpleBot(FAIR, temperament),
    "good": HeuristicBot,
    "expert": ExpertBot,
    "plain": lambda _: PlainBot(),
}


def make(level: str, temperament: Temperament) -> Bot[QuandoView]:
    return MAKERS[level](temperament)
