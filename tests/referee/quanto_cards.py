"""The cards of the independent referee for Quanto (see `quanto`), as texts."""

from __future__ import annotations

from itertools import product

from tests.referee.judging import Foul, list_of, text_of

# N1, N2: nine of each number, one of them a rainbow card from the 4 on, and two jokers.
ALL_CARDS: list[str] = ["J", "J"]
for _number in range(1, 13):
    if _number >= 4:
        ALL_CARDS += [f"{_number}r"] + [f"{_number}"] * 8
    else:
        ALL_CARDS += [f"{_number}"] * 9

ALL_TILES = (5, 6, 7, 8, 9, 10, 11, 12)


def read_card(value: object, what: str) -> str:
    text = text_of(value, what)
    if text not in ALL_CARDS:
        raise Foul(f"{what}: N1: there is no card {text!r}")
    return text


def read_cards(value: object, what: str) -> list[str]:
    return [read_card(item, f"each card of {what}") for item in list_of(value, what)]


def is_rainbow(card: str) -> bool:
    return card.endswith("r")


def numbers_of(card: str) -> list[int]:
    """What a card can count as. N17: a joker is any number from 1 to 12."""
    if card == "J":
        return list(range(1, 13))
    return [int(card.rstrip("r"))]


def can_add_up_to(cards: list[str], wanted: int) -> bool:
    """N7: a single card equal to it, or two or more that add up to it."""
    return any(sum(numbers) == wanted for numbers in product(*map(numbers_of, cards)))


def sums_of(cards: list[str]) -> set[int]:
    """Everything that one or more of these cards can add up to."""
    found: set[int] = set()
    for card in cards:
        numbers = numbers_of(card)
        found |= {before + number for before in found for number in numbers} | set(numbers)
        found = {total for total in found if total <= 12}
    return found
