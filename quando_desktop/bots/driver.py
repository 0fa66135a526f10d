"""Lets computer players play a match turn by turn. Live games are driven by time instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quando_desktop.bots.bot import Bot
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Event
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import TABLE


def play_round(match: Match, bots: Sequence[Bot[Any]], chances: Sequence[Chance]) -> None:
    """Plays the round that was dealt to its end."""
    while match.in_round:
        step(match, bots, chances)


def step(match: Match, bots: Sequence[Bot[Any]], chances: Sequence[Chance]) -> tuple[Event, ...]:
    """Submits the next action of a round, chosen by the player who has to act.

    Seats that are not waited for are asked first whether they want to speak.
    """
    by_itself = match.table_action()
    if by_itself is not None:
        return match.submit(TABLE, by_itself)
    waited_for, *others = match.to_act()
    for seat in (*others, waited_for):
        action = bots[seat].choose(match.observe(seat), chances[seat])
        if action is not None:
            return match.submit(seat, action)
    raise ValueError(f"the computer player of seat {waited_for} has to act and did not")
