"""Matches that are over, to look back at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES, make_bot, make_mind
from quando_desktop.simulate import round_player

PEOPLE = ("Maria", "Tom")
CAST = ("olive", "bruno", "vesna")
OPTIONS = {"quando": {"target": 30}, "seven_ate_nine": {"games": 3}}


def fresh(game: str, people: int = 1, seats: int = 3, seed: int = 7) -> Match:
    """A match of people and computer players before its first deal."""
    players: Sequence[Player] = [Player(name) for name in PEOPLE[:people]]
    others = [Player(each.title(), Kind.COMPUTER, "easy", each) for each in CAST[: seats - people]]
    return Match(GAMES[game], [*players, *others], OPTIONS.get(game), seed)


def play(match: Match, rounds: int = 99, seed: int = 7) -> Match:
    """Plays so many rounds, or to the end."""
    game = match.game
    bots = [] if game.live else [make_bot(game.id, "easy")] * match.seats
    minds = [partial(make_mind, game.id, "easy", None)] * match.seats if game.live else []
    go_on = round_player(match, seed, bots, minds)
    while match.result is None and len(match.rounds) < rounds:
        match.begin_round()
        go_on()
    return match


@cache
def over(game: str, people: int = 1) -> Match:
    """A match that is over; the same for all who ask, and nobody changes it."""
    return play(fresh(game, people))
