"""Cards and sums of Quanto as they stand in a sentence.

A card needs its article, and in German its case: each use has a function of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.games.quanto.rules.actions import CardGroup
from quando_desktop.games.quanto.rules.cards import JOKER, hand_order, is_rainbow, value_of
from quando_desktop.table.text.numbers import NO_BREAK, counted, listed, several

translate = QCoreApplication.translate

WITH_AN = (8, 11)
"""The numbers that begin with a vowel when they are said in English."""


def name_of(card: int) -> str:
    """The card alone: "7" or "joker"."""
    return joker() if card == JOKER else str(value_of(card))


def looks(card: int) -> str:
    """The card alone with all that can be seen of it: "7", "rainbow 7" or "joker"."""
    if is_rainbow(card):
        return translate("QuantoWords", "rainbow {number}").format(number=value_of(card))
    return name_of(card)


def joker() -> str:
    return translate("QuantoWords", "joker")


def a_card(card: int) -> str:
    """A card as an object: "a 7", "an 8", "a rainbow 7", "a joker"."""
    if card == JOKER:
        return translate("QuantoWords", "a joker")
    if is_rainbow(card):
        words = translate("QuantoWords", "a rainbow {number}")
    elif card in WITH_AN:
        words = translate("QuantoWords", "an {number}")
    else:
        words = translate("QuantoWords", "a {number}")
    return words.format(number=value_of(card))


def with_a(card: int, value: int | None = None) -> str:
    """The means of a move: "with an 8", "with a joker as 9"."""
    if card == JOKER:
        if not value:
            return translate("QuantoWords", "with a joker")
        return translate("QuantoWords", "with a joker as {number}").format(number=value)
    if is_rainbow(card):
        words = translate("QuantoWords", "with a rainbow {number}")
    elif card in WITH_AN:
        words = translate("QuantoWords", "with an {number}")
    else:
        words = translate("QuantoWords", "with a {number}")
    return words.format(number=value_of(card))


def the_card(card: int) -> str:
    """A certain card as an object: "the 7"."""
    if card == JOKER:
        return translate("QuantoWords", "the joker")
    if is_rainbow(card):
        words = translate("QuantoWords", "the rainbow {number}")
    else:
        words = translate("QuantoWords", "the {number}")
    return words.format(number=value_of(card))


def as_subject(card: int) -> str:
    """A certain card that does something: "the 7". German has another article for the joker."""
    if card == JOKER:
        return translate("QuantoWords", "the joker", "as a subject")
    return the_card(card)


def with_the(card: int, value: int | None = None) -> str:
    """The means of a possible move, a card that is there: "with the 7"."""
    if card == JOKER:
        if not value:
            return translate("QuantoWords", "with the joker")
        return translate("QuantoWords", "with the joker as {number}").format(number=value)
    if is_rainbow(card):
        words = translate("QuantoWords", "with the rainbow {number}")
    else:
        words = translate("QuantoWords", "with the {number}")
    return words.format(number=value_of(card))


def added(cards: Iterable[int]) -> str:
    """A group as a sum that stays on one line: "3 + 5"; of one card just that card."""
    plus = f"{NO_BREAK}+{NO_BREAK}"
    return plus.join(name_of(card) for card in sorted(cards, key=hand_order))


def laid_with(card: int, cards: Iterable[int]) -> str:
    """The played card first, as a sum with what it is laid beside."""
    return f"{name_of(card)}{NO_BREAK}+{NO_BREAK}{added(cards)}"


def groups_of(groups: Sequence[CardGroup]) -> str:
    """Groups as objects of a sentence: "a 9, two 8s and 4 + 5"."""
    return listed(parts_of(groups))


def parts_of(groups: Sequence[CardGroup]) -> list[str]:
    """The same one by one: single cards first, equal ones together, then sums."""
    singles = sorted((group[0] for group in groups if len(group) == 1), key=hand_order)
    found = []
    for value in dict.fromkeys(map(value_of, singles)):
        equal = [card for card in singles if value_of(card) == value]
        found.append(a_card(equal[0]) if len(equal) == 1 else _many(value, len(equal)))
    sums = sorted(group for group in groups if len(group) > 1)
    return found + [added(group) for group in sums]


def _many(value: int, count: int) -> str:
    if not value:
        return translate("QuantoWords", "two jokers")
    return f"{counted(count)} {several(value)}"


def sums_of(groups: Sequence[CardGroup]) -> str:
    """Groups in short: "9, 4 + 5"."""
    return ", ".join(added(group) for group in _small_ones_first(groups))


def read_out(groups: Sequence[CardGroup]) -> str:
    """Groups in short without a sign: "9, also 4 and 5"."""
    first, *others = (
        listed([name_of(card) for card in sorted(group, key=hand_order)])
        for group in _small_ones_first(groups)
    )
    words = translate("QuantoWords", "{cards}, also {more}")
    for group in others:
        first = words.format(cards=first, more=group)
    return first


def _small_ones_first(groups: Iterable[CardGroup]) -> list[CardGroup]:
    return sorted(groups, key=lambda each: (len(each), each))


def some_cards(cards: Iterable[int]) -> str:
    """Cards one after the other: "a 4, an 8 and a joker"."""
    return listed([a_card(card) for card in cards])
