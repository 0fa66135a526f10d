"""What the deals of games of turns have in common: who deals, and the hands in a record."""

from __future__ import annotations

from typing import Any

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import BadRecord, Json
from quando_desktop.engine.seats import left_of


def next_dealer(seats: int, previous: int | None, first: int | None, chance: Chance) -> int:
    """The deal moves clockwise; who begins is a matter of chance unless somebody was chosen."""
    if previous is not None:
        return left_of(previous, seats)
    return chance.stream("dealer").below(seats) if first is None else first


def read_dealer(data: Json, seats: int, previous: int | None) -> int:
    dealer = data.get("dealer")
    if type(dealer) is not int or not 0 <= dealer < seats:
        raise BadRecord("the dealer is not one of the seats")
    if previous is not None and dealer != left_of(previous, seats):
        raise BadRecord("the deal did not move clockwise")
    return dealer


def read_dealt(data: Json, seats: int) -> tuple[Json, list[Any]]:
    """The deal of a record, and its hands, one for each player."""
    dealt = data.get("deal")
    if not isinstance(dealt, dict):
        raise BadRecord("there is no deal")
    hands = dealt.get("hands")
    if not isinstance(hands, list) or len(hands) != seats:
        raise BadRecord("the deal does not have one hand for each player")
    return dealt, hands
