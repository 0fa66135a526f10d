"""Parts that the deals and records of several games share: who deals, and how cards, hands and
points are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import BadRecord, Json, quoted
from quando_desktop.engine.players import left_of

C = TypeVar("C")

POINTS_BOUND = 1 << 20
"""More than anybody has, after a round or a match; far less than Qt can count."""


def next_dealer(seats: int, previous: int | None, first: int | None, chance: Chance) -> int:
    """The next dealer: the deal moves clockwise, and the first dealer is a matter of chance unless
    one was chosen."""
    if previous is not None:
        return left_of(previous, seats)
    return chance.stream("dealer").below(seats) if first is None else first


def read_dealer(data: Json, seats: int, previous: int | None) -> int:
    dealer = data.get("dealer")
    if type(dealer) is not int:
        raise BadRecord("the dealer is not one of the seats")
    check_dealer(dealer, seats, previous)
    return dealer


def check_dealer(dealer: int, seats: int, previous: int | None) -> None:
    """Raises BadRecord unless this seat can deal after the previous one."""
    if not 0 <= dealer < seats:
        raise BadRecord("the dealer is not one of the seats")
    if previous is not None and dealer != left_of(previous, seats):
        raise BadRecord("the deal did not move clockwise")


def read_dealt(data: Json, seats: int, part: str = "hand") -> tuple[Json, list[Any]]:
    """The deal of a record, and its hands, or stacks, one for each player."""
    dealt = data.get("deal")
    if not isinstance(dealt, dict):
        raise BadRecord("there is no deal")
    parts = dealt.get(f"{part}s")
    if not isinstance(parts, list) or len(parts) != seats:
        raise BadRecord(f"the deal does not have one {part} for each player")
    return dealt, parts


def is_points(value: object) -> bool:
    """Whether this is a possible number of points."""
    return type(value) is int and abs(value) < POINTS_BOUND


def read_points(data: object, seats: int) -> tuple[int, ...]:
    """A number for each player."""
    if not isinstance(data, list) or len(data) != seats or not all(map(is_points, data)):
        raise BadRecord("a round does not have a number of points for each player")
    return tuple(data)


class CardReader(Generic[C]):
    """Reads the cards of one game out of records."""

    def __init__(self, texts: Mapping[str, C], deck_size: int, places: str) -> None:
        """`texts` are the cards as they are written; `places` names what has them, such as "a hand
        or pile"."""
        self._texts = texts
        self._deck_size = deck_size
        self._places = places

    def card(self, data: object) -> C:
        card = self._texts.get(data) if isinstance(data, str) else None
        if card is None:
            raise BadRecord(f"there is no card {quoted(data)}")
        return card

    def cards(self, data: object) -> tuple[C, ...]:
        if not isinstance(data, list) or len(data) > self._deck_size:
            raise BadRecord(f"{self._places} is not a list of cards")
        return tuple(map(self.card, data))
