"""Positions of rounds in play, for the tests of Quando's computer players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action
from quando_desktop.games.quando.bots.heuristic import HeuristicBot
from quando_desktop.games.quando.rules.actions import Phase, QuandoAction
from quando_desktop.games.quando.rules.game import Quando
from quando_desktop.games.quando.rules.round import QuandoRound

QUANDO = Quando()
GOOD = HeuristicBot()


def begin(seats: int, chance: Chance, **options: int) -> QuandoRound:
    """A round as it is dealt; the match stands somehow."""
    known = QUANDO.check_options(seats, options)
    scores = tuple(chance.below(min(40, known["target"])) for _ in range(seats))
    return QUANDO.begin(known, QUANDO.deal(seats, known, None, chance), scores)


def do(state: QuandoRound, action: Action | None) -> None:
    """What a computer player chose, checked."""
    assert action is not None
    state.check(state.actor, action)
    state.apply(state.actor, cast(QuandoAction, action))


def positions(seats: int, seed: int, wild: int = 3, **options: int) -> Iterator[QuandoRound]:
    """Every position of a round in which one of so many actions is one of chance."""
    chance = Chance(f"positions {seats}/{seed}")
    state = begin(seats, chance, **options)
    while state.to_act():
        yield state
        seat = state.actor
        if chance.below(wild):
            do(state, GOOD.choose(state.observe(seat), chance))
        else:
            state.apply(seat, chance.choice(state.legal(seat)))


def turns(seats: int, seed: int, wild: int = 3, **options: int) -> Iterator[QuandoRound]:
    """Only those at the beginning of a turn."""
    for state in positions(seats, seed, wild, **options):
        if state.phase is Phase.PLAY:
            yield state
