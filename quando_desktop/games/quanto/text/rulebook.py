"""The rulebook of Quanto: who made the game, and the numbers that its rulebook files ask for."""

from __future__ import annotations

from pathlib import Path

from quando_desktop.games.quanto.rules.cards import (
    COPIES,
    DECK_SIZE,
    JOKERS,
    RAINBOW_FROM,
    base_size,
)
from quando_desktop.games.quanto.rules.game import QuantoGame
from quando_desktop.games.quanto.text.rulebook_pictures import PICTURES
from quando_desktop.prose.rulebook import Credits, Rulebook

CREDITS = Credits(
    designers=("Mike Fitzgerald",),
    artists=("Christine Hoffmeyer",),
    editors=(),
    publisher="AMIGO Spiel + Freizeit GmbH",
    year=2015,
)


def values() -> dict[str, object]:
    return {
        "copies": COPIES,
        "jokers": JOKERS,
        "deck": DECK_SIZE,
        "first": RAINBOW_FROM,
        "few": base_size(QuantoGame.seats[0]),
        "many": base_size(QuantoGame.seats[-1]),
    }


RULEBOOK = Rulebook(QuantoGame.id, Path(__file__).parent, CREDITS, PICTURES, values)
