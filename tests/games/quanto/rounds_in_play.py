"""Positions of rounds in play, for the tests of Quanto's computer players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action
from quando_desktop.games.quanto.bots.heuristic import HeuristicBot
from quando_desktop.games.quanto.rules.actions import QuantoAction
from quando_desktop.games.quanto.rules.round import QuantoRound
from tests.games.quanto.rounds import QUANTO

GOOD = HeuristicBot()

TABLES: tuple[tuple[int, dict[str, int]], ...] = (
    (2, {}),
    (3, {"free_discard": True}),
    (4, {}),
    (4, {"teams": True}),
    (4, {"teams": True, "free_discard": True}),
    (5, {}),
    (6, {}),
)
"""Numbers of players, and house rules."""


def begin(seats: int, chance: Chance, **options: int) -> QuantoRound:
    known = QUANTO.check_options(seats, options)
    return QUANTO.begin(known, QUANTO.deal(seats, known, None, chance), (0,) * seats)


def do(state: QuantoRound, seat: int, action: Action) -> None:
    """What a computer player chose, checked."""
    state.check(seat, action)
    state.apply(seat, cast(QuantoAction, action))


def positions(
    seats: int, seed: int, wild: int = 4, **options: int
) -> Iterator[tuple[QuantoRound, int]]:
    """Every position of a round with whoever is asked what to do, in which one of so many actions
    is one of chance."""
    chance = Chance(f"positions {seats}/{seed}")
    state = begin(seats, chance, **options)
    while acting := state.to_act():
        waited_for, *others = acting
        for seat in (*others, waited_for):
            yield state, seat
            action = GOOD.choose(state.observe(seat), chance)
            if not chance.below(wild):
                action = chance.choice(state.legal(seat))
            if action is not None:
                do(state, seat, action)
                break
