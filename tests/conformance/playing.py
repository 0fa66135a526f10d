"""Random play of any game of the box, through the one checked door."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import AnyGame, AnyRound, Event
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import TABLE, Player
from tests.conformance.games import GAMES

TABLES = [(game, seats) for game in GAMES.values() for seats in game.seats]


def at_tables(tables: list[tuple[AnyGame, int]]) -> pytest.MarkDecorator:
    names = [f"{game.id}-{seats}" for game, seats in tables]
    return pytest.mark.parametrize(("game", "seats"), tables, ids=names)


EVERY_TABLE = at_tables(TABLES)
TABLES_OF_TURNS = at_tables([(game, seats) for game, seats in TABLES if not game.live])
LIVE_TABLES = at_tables([(game, seats) for game, seats in TABLES if game.live])


def new_match(game: AnyGame, seats: int, seed: int, vary_options: bool = True) -> Match:
    """A match with options of chance; large numbers that would only make it long left out."""
    chance = Chance(seed).stream("options")
    options = {}
    if vary_options:
        for option in game.options(seats):
            values = option.values
            options[option.key] = chance.choice(values[: values.index(option.default) + 4])
    players = [Player(f"Player {seat}") for seat in range(seats)]
    return Match(game, players, options, seed)


def able(state: AnyRound) -> list[int]:
    """Who has something to do now. Where everybody may act at once, some may have nothing."""
    return [seat for seat in state.to_act() if state.legal(seat)]


def next_time(match: Match) -> int | None:
    """When the next action of a live round arrives; games of turns have no time."""
    if not match.game.live:
        return None
    moves = match.rounds[-1].moves
    return moves[-1].data["at"] + 100 if moves else 0


def act(match: Match, chance: Chance) -> tuple[Event, ...]:
    """What the table has to do, or a legal action of somebody who may act."""
    by_itself = match.table_action()
    if by_itself is not None:
        return match.submit(TABLE, by_itself, at=next_time(match))
    seat = chance.choice(able(match.truth))
    return match.submit(seat, chance.choice(match.truth.legal(seat)), at=next_time(match))


def play_on(match: Match, chance: Chance, actions: int) -> Iterator[AnyRound]:
    """Random play, giving the round before each action and after the last one."""
    for _ in range(actions):
        if not match.in_round:
            if match.result is not None:
                return
            match.begin_round()
        yield match.truth
        if match.in_round:  # the caller may have acted
            act(match, chance)
    if match.rounds:
        yield match.truth


def play_many(game: AnyGame, seats: int, chance: Chance, actions: int) -> Iterator[AnyRound]:
    """Random play of short matches, so many actions in all."""
    for seed in range(actions // 15):
        yield from play_on(new_match(game, seats, seed), chance, 15)
