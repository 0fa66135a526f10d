"""What is hidden on a 7 ate 9 table."""

from __future__ import annotations

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.games.seven_ate_nine.rules.round import SevenRound
from tests.games.seven_ate_nine.rounds import fire

EVERY = 100
"""Milliseconds from one deed to the next."""


def play(match: Match, chance: Chance) -> None:
    """Anybody does anything."""
    fire(match, chance, at=EVERY * (1 + len(match.rounds[-1].moves)))


def hidden(state: SevenRound) -> list[list[int]]:
    """Of the hands and the stacks."""
    hands = [[held.card for held in hand] for hand in state.hands[1:]]
    return [*hands, *([*stack] for stack in state.stacks)]
