"""The rulebook of Quando: who made the game, and the numbers that its rulebook files ask for."""

from __future__ import annotations

from pathlib import Path

from quando_desktop.games.quando.rules.game import Quando
from quando_desktop.games.quando.text.rulebook_pictures import FAILED, PICTURES, TOTAL
from quando_desktop.prose.rulebook import Credits, Rulebook

CREDITS = Credits(
    designers=("Jannik Walter", "Reinhard Staupe"),
    artists=("Oliver Freudenreich", "Sandra Freudenreich"),
    editors=("Reinhard Staupe",),
    publisher="KENDi GmbH",
    year=2024,
)


def values() -> dict[str, object]:
    """The numbers of the game where no house rule says otherwise."""
    two, four = (Quando().check_options(seats, {}) for seats in (2, 4))
    return {
        "few": two["hand_size"],
        "many": four["hand_size"],
        "plays": four["plays_before_knock"],
        "penalty": four["knock_penalty"],
        "total": TOTAL,
        "sum": FAILED,
        "target": four["target"],
        "target_of_two": two["target"],
    }


RULEBOOK = Rulebook(Quando.id, Path(__file__).parent, CREDITS, PICTURES, values)
