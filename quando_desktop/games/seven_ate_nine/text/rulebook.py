"""The rulebook of 7 ate 9: who made the game, and the numbers that its rulebook files ask for."""

from __future__ import annotations

from pathlib import Path

from quando_desktop.games.seven_ate_nine.rules.cards import DECK_SIZE
from quando_desktop.games.seven_ate_nine.rules.deal import stack_size
from quando_desktop.games.seven_ate_nine.rules.game import SevenAteNine
from quando_desktop.games.seven_ate_nine.text.rulebook_pictures import PICTURES
from quando_desktop.prose.rulebook import Credits, Rulebook
from quando_desktop.table.text.numbers import decimal

CREDITS = Credits(designers=("Maureen Hiron",), artists=("Christine Hoffmeyer",))
SLOW_HINT = 2.5
"""Seconds after which the slow aid marks what fits."""


def values() -> dict[str, object]:
    return {
        "deck": DECK_SIZE,
        "two": stack_size(2),
        "three": stack_size(3),
        "four": stack_size(4),
        "seconds": decimal(SLOW_HINT),
    }


RULEBOOK = Rulebook(SevenAteNine.id, Path(__file__).parent, CREDITS, PICTURES, values)
