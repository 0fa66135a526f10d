"""What lay on the table at a decision, once the round is over."""

from __future__ import annotations

from typing import Any

import pytest

from quando_desktop.bots.bot import Advice
from quando_desktop.controller.turn.notebooks import NotebookEntry, decisions, everybody
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Observation
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES
from quando_desktop.games.quando.bots.bot import PlainBot
from quando_desktop.games.quando.rules.view import QuandoView


def finished(seed: int, seats: int = 3) -> tuple[Match, list[list[Observation[Any]]]]:
    """A round played to its end, and what everybody knew before each move."""
    players = [Player(f"P{seat}", Kind.COMPUTER, "fair") for seat in range(seats)]
    match = Match(GAMES["quando"], players, seed=seed)
    match.begin_round()
    before: list[list[Observation[Any]]] = []
    bot, chance = PlainBot(), Chance(seed)
    while match.in_round:
        before.append([match.observe(seat) for seat in range(seats)])
        seat = match.to_act()[0]
        view = match.observe(seat)
        assert isinstance(view, QuandoView)
        action = bot.choose(view, chance)
        assert action is not None
        match.submit(seat, action)
    return match, before


@pytest.mark.parametrize("seed", range(4))
def test_everybody_knows_what_they_knew_then(seed: int) -> None:
    match, before = finished(seed)
    for seat in range(match.seats):
        past = decisions(match, seat)
        for observation, action in (past[0], past[len(past) // 2], past[-1]):
            entry = NotebookEntry(seat, 1, observation, action, Advice(action))
            seen = everybody(match, entry)
            assert seen[seat] == observation
            assert [*seen] in before


def test_who_never_decided_is_told_of_the_end() -> None:
    match, _ = finished(1)
    entry = NotebookEntry(0, 1, match.observe(0), None, Advice(None))
    assert everybody(match, entry) == tuple(match.observe(seat) for seat in range(match.seats))


def test_nothing_is_told_of_a_round_that_is_played() -> None:
    match, _ = finished(1)
    entry = NotebookEntry(0, 1, match.observe(0), None, Advice(None))
    match.begin_round()
    with pytest.raises(ValueError, match="not over"):
        everybody(match, entry)
