"""Rounds to measure with: always the same ones, with the options as they come."""

from __future__ import annotations

from random import Random

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import AnyGame
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from quando_desktop.games.quando.rules.game import Quando
from quando_desktop.games.quando.rules.round import QuandoRound
from quando_desktop.games.quanto.rules.game import QuantoGame
from quando_desktop.games.quanto.rules.round import QuantoRound

GAME = Quando()
QUANTO = QuantoGame()


def dealt(seats: int, name: str) -> QuandoRound:
    """A round at its beginning."""
    options = GAME.check_options(seats, {})
    return GAME.begin(options, GAME.deal(seats, options, None, Chance(name)), (0,) * seats)


def quanto_dealt(seats: int, name: str, **house: int) -> QuantoRound:
    """A round of Quanto at its beginning."""
    options = QUANTO.check_options(seats, house)
    return QUANTO.begin(options, QUANTO.deal(seats, options, None, Chance(name)), (0,) * seats)


def halfway(seats: int, name: str) -> QuandoRound:
    """A round that was played at random, at half its length."""
    beginning = dealt(seats, name)
    played = beginning.copy()
    random = Random(name).random
    actions = []
    while seats_to_act := played.to_act():
        legal = played.legal(seats_to_act[0])
        action = legal[int(random() * len(legal))]
        actions.append(action)
        played.apply(seats_to_act[0], action)
    for action in actions[: len(actions) // 2]:
        beginning.apply(beginning.actor, action)
    return beginning


def new_match(seats: int, seed: int, game: AnyGame = GAME) -> Match:
    return Match(game, [Player(f"Player {seat}") for seat in range(seats)], seed=seed)


def finished_match(seats: int, seed: int) -> Match:
    """A match played at random."""
    match = new_match(seats, seed)
    random = Random(seed).random
    while match.result is None:
        match.begin_round()
        while match.in_round:
            seat = match.to_act()[0]
            legal = match.truth.legal(seat)
            match.submit(seat, legal[int(random() * len(legal))])
    return match
