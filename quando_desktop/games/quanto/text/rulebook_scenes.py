"""The pictures of Quanto's rulebook for cards with powers and for teams."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.rulebook import Group, Illustration, Sitter, Spread
from quando_desktop.games.quanto.text.rulebook_pictures import (
    ARROW,
    LINE,
    PLUS,
    backs,
    cards,
    fan,
    tile,
)

translate = QCoreApplication.translate


def three_powers() -> Illustration:
    return Illustration(
        (
            Group(
                (cards("1"), Sitter("mira", "+2")),
                translate("QuantoRules", "A 1 for Mira"),
                translate("QuantoRules", "two others give a card each"),
            ),
            Group(
                (cards("2"), cards("6")),
                translate("QuantoRules", "A 2, then a 6"),
                translate("QuantoRules", "two cards in one turn"),
            ),
            Group(
                (cards("3"), fan("10", "4", "7")),
                translate("QuantoRules", "A 3: one of three"),
                translate("QuantoRules", "the other two are gone"),
            ),
        ),
        (LINE, LINE),
    )


def two_uses_of_a_rainbow() -> Illustration:
    return Illustration(
        (
            Group(
                (cards("8r"),),
                translate("QuantoRules", "You play it"),
                translate("QuantoRules", "the rainbow 8"),
            ),
            Group(
                (cards("8"), PLUS, cards("12")),
                translate("QuantoRules", "8, and a 12 on top"),
                translate("QuantoRules", "the 12 is just a present"),
            ),
            Group(
                (fan("4r", "1", "6", "10", "11"),),
                translate("QuantoRules", "It lies there"),
                translate("QuantoRules", "five cards instead of four"),
            ),
        ),
        (ARROW, LINE),
    )


def jokers() -> Illustration:
    return Illustration(
        (
            Group(
                (cards("J"), fan("4", "5")),
                translate("QuantoRules", "Played as a 9"),
                translate("QuantoRules", "it captures 4 + 5"),
            ),
            Group(
                (cards("10"), fan("7", "J")),
                translate("QuantoRules", "Lying there as a 3"),
                translate("QuantoRules", "7 + joker, for your 10"),
            ),
            Group(
                (cards("J"), Sitter("hedda"), tile(11)),
                translate("QuantoRules", "Hedda loses quanto 11"),
                translate("QuantoRules", "the joker steals it"),
            ),
        ),
        (LINE, LINE),
    )


def two_teams() -> Illustration:
    return Illustration(
        (
            Group(
                (Sitter("olive", "24"), Sitter("figo", "31")),
                translate("QuantoRules", "Olive and Figo: 55"),
                translate("QuantoRules", "they win together"),
            ),
            Group(
                (Sitter("hedda", "22"), Sitter("nils", "28")),
                translate("QuantoRules", "Hedda and Nils: 50"),
                translate("QuantoRules", "they sit across, too"),
            ),
            Group(
                (tile(7), cards("5"), PLUS, cards("2")),
                translate("QuantoRules", "For your partner"),
                translate("QuantoRules", "your 5 feeds that quanto"),
            ),
        ),
        (LINE, LINE),
    )


def an_offer() -> Illustration:
    return Illustration(
        (
            Group(
                (Sitter("figo"), backs(1, Spread.APART)),
                translate("QuantoRules", "Figo offers a card"),
                translate("QuantoRules", "before you play"),
            ),
            Group(
                (cards("7"),),
                translate("QuantoRules", "It is a 7"),
                translate("QuantoRules", "only you two know"),
            ),
            Group(
                (cards("7"), backs(1, Spread.APART)),
                translate("QuantoRules", "You keep it"),
                translate("QuantoRules", "for a card of yours, or not"),
            ),
        ),
        (ARROW, ARROW),
    )
