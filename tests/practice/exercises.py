"""Exercises for tests: the first decision of a small match."""

from __future__ import annotations

from functools import cache

from quando_desktop.engine import record
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES, PLUGS
from quando_desktop.games.practising import Practising
from quando_desktop.practice.exercise import Choice, Exercise

TURN_GAMES = [game for game in GAMES if isinstance(PLUGS[game].practice(), Practising)]


@cache
def some(name: str = "quando-1-0", lead: float = 0.1) -> Exercise:
    players = [Player(f"Player {seat + 1}", Kind.COMPUTER, "good") for seat in range(2)]
    match = Match(GAMES["quando"], players, seed=3)
    match.begin_round()
    seat = match.to_act()[0]
    one, two, *_ = match.truth.legal(seat)
    written = [match.game.codec.write_action(match.truth, seat, each) for each in (one, two)]
    choices = (Choice(written[0], 0.4 + lead, 0.01), Choice(written[1], 0.4, 0.01))
    return Exercise(name, "set", seat, choices, lead, 0.01, record.to_json(match))
