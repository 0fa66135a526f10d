"""The pictures of Quanto's rulebook: small scenes laid with its cards, tiles and their players."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.rulebook import (
    Cards,
    Group,
    Illustration,
    Link,
    Number,
    Piece,
    Sitter,
    Spread,
    Verdict,
)
from quando_desktop.games.quanto.rules.cards import TEXTS

translate = QCoreApplication.translate

ARROW, LINE, GAP = Link.ARROW, Link.LINE, Link.GAP
BACK = "cards/back_quanto"
PLUS = Number("+")


def cards(*names: str, spread: Spread = Spread.APART) -> Cards:
    """By their names in a record: "7", "7r", "J"."""
    assert set(names) <= TEXTS.keys()
    return Cards(tuple(f"cards/quanto/{name}" for name in names), spread)


def fan(*names: str) -> Cards:
    return cards(*names, spread=Spread.FAN)


def backs(count: int = 1, spread: Spread = Spread.STACK) -> Cards:
    return Cards((BACK,) * count, spread)


def tile(number: int) -> Piece:
    return Piece(f"tiles/{number}")


def what_there_is() -> Illustration:
    return Illustration(
        (
            Group(
                (cards("7"),),
                translate("QuantoRules", "A plain 7"),
                translate("QuantoRules", "most cards look like this"),
            ),
            Group(
                (cards("7r"),),
                translate("QuantoRules", "The rainbow 7"),
                translate("QuantoRules", "there is only one"),
            ),
            Group(
                (cards("J"),),
                translate("QuantoRules", "A joker"),
                translate("QuantoRules", "any number you need"),
            ),
            Group(
                (tile(7),),
                translate("QuantoRules", "Tile 7"),
                translate("QuantoRules", "marks a quanto worth 7"),
            ),
        ),
        (GAP, GAP, LINE),
    )


def the_deal() -> Illustration:
    return Illustration(
        (
            Group(
                (fan("1", "3", "9", "J"),),
                translate("QuantoRules", "Your hand"),
                translate("QuantoRules", "four cards, for your eyes"),
            ),
            Group(
                (fan("5", "9", "2", "4r", "12"),),
                translate("QuantoRules", "The display"),
                translate("QuantoRules", "four, and one for the rainbow"),
            ),
            Group(
                (backs(),),
                translate("QuantoRules", "The draw pile"),
                translate("QuantoRules", "all other cards, face down"),
            ),
        ),
        (LINE, LINE),
    )


def one_turn() -> Illustration:
    return Illustration(
        (
            Group(
                (cards("9"),),
                translate("QuantoRules", "You play a 9"),
                translate("QuantoRules", "and say what it does"),
            ),
            Group(
                (cards("9"), fan("4", "5")),
                translate("QuantoRules", "Here it captures"),
                translate("QuantoRules", "a 9, and 4 + 5"),
            ),
            Group(
                (backs(),),
                translate("QuantoRules", "New cards come"),
                translate("QuantoRules", "first the display, then you"),
            ),
            Group(
                (Sitter("nils"),),
                translate("QuantoRules", "Then Nils is next"),
                translate("QuantoRules", "at your left"),
            ),
        ),
        (ARROW, ARROW, ARROW),
    )


def captures() -> Illustration:
    right, wrong = Verdict.RIGHT, Verdict.WRONG
    return Illustration(
        (
            Group(
                (cards("9"),),
                translate("QuantoRules", "A 9"),
                translate("QuantoRules", "the same number"),
                right,
            ),
            Group(
                (fan("4", "5"),),
                "4 + 5",
                translate("QuantoRules", "two cards make 9"),
                right,
            ),
            Group(
                (fan("1", "2", "6"),),
                "1 + 2 + 6",
                translate("QuantoRules", "three make 9 as well"),
                right,
            ),
            Group(
                (fan("3", "7"),),
                "3 + 7",
                translate("QuantoRules", "no: that is 10"),
                wrong,
            ),
        ),
        (GAP, GAP, LINE),
    )


def a_new_quanto() -> Illustration:
    return Illustration(
        (
            Group(
                (cards("3"), PLUS, cards("5")),
                translate("QuantoRules", "3 + 5 is 8"),
                translate("QuantoRules", "your 3, and a 5 that lay there"),
            ),
            Group(
                (tile(8),),
                translate("QuantoRules", "Tile 8"),
                translate("QuantoRules", "comes before you"),
            ),
            Group(
                (cards("8"), fan("2", "6")),
                translate("QuantoRules", "8, and 2 + 6"),
                translate("QuantoRules", "may join right away"),
            ),
        ),
        (ARROW, ARROW),
    )


def grown_and_taken() -> Illustration:
    return Illustration(
        (
            Group(
                (tile(8), cards("2"), PLUS, cards("6")),
                translate("QuantoRules", "It grows"),
                translate("QuantoRules", "your 2 and a 6 make 8"),
            ),
            Group(
                (tile(8), cards("8")),
                translate("QuantoRules", "It is taken"),
                translate("QuantoRules", "an 8 from your hand"),
            ),
            Group(
                (backs(),),
                translate("QuantoRules", "Your winnings"),
                translate("QuantoRules", "now the cards count"),
            ),
        ),
        (LINE, ARROW),
    )


def may_it_be_discarded() -> Illustration:
    return Illustration(
        (
            Group(
                (cards("7"), fan("3", "4")),
                translate("QuantoRules", "3 and 4 lie there"),
                translate("QuantoRules", "your 7 could take them"),
                Verdict.WRONG,
            ),
            Group(
                (cards("7"), fan("11", "12")),
                translate("QuantoRules", "11 and 12 lie there"),
                translate("QuantoRules", "your 7 has nothing to do"),
                Verdict.RIGHT,
            ),
        ),
        (LINE,),
    )


def the_last_cards() -> Illustration:
    return Illustration(
        (
            Group(
                (fan("2", "12"),),
                translate("QuantoRules", "No new cards"),
                translate("QuantoRules", "hands get smaller and smaller"),
            ),
            Group(
                (tile(6), fan("2", "4")),
                translate("QuantoRules", "A quanto not taken"),
                translate("QuantoRules", "counts for nobody"),
                Verdict.WRONG,
            ),
            Group(
                (Sitter("bruno", "+3"), fan("3", "10", "11")),
                translate("QuantoRules", "Bruno captured last"),
                translate("QuantoRules", "and sweeps the display"),
            ),
        ),
        (ARROW, LINE),
    )


def who_has_most() -> Illustration:
    return Illustration(
        (
            Group(
                (Sitter("vesna", "38"),),
                translate("QuantoRules", "Vesna wins"),
                translate("QuantoRules", "with 38 cards"),
            ),
            Group(
                (Sitter("pip", "38"),),
                translate("QuantoRules", "Pip wins, too"),
                translate("QuantoRules", "38 are 38"),
            ),
            Group(
                (Sitter("figo", "29"),),
                translate("QuantoRules", "Figo is third"),
                translate("QuantoRules", "with 29 cards"),
            ),
        ),
        (LINE, LINE),
    )


def who_sees_what() -> Illustration:
    return Illustration(
        (
            Group(
                (fan("4", "9", "12"), tile(9)),
                translate("QuantoRules", "Open to all"),
                translate("QuantoRules", "display, tiles and quantos"),
            ),
            Group(
                (backs(3, Spread.FAN),),
                translate("QuantoRules", "Hidden"),
                translate("QuantoRules", "hands and the draw pile"),
            ),
            Group(
                (Sitter("mira", "12"), backs()),
                translate("QuantoRules", "Mira's winnings"),
                translate("QuantoRules", "face down, but counted"),
            ),
        ),
        (LINE, LINE),
    )


def two_switches() -> Illustration:
    return Illustration(
        (
            Group(
                (Sitter("olive"), Sitter("figo")),
                translate("QuantoRules", "Olive and Figo: a team"),
                translate("QuantoRules", "for four players"),
            ),
            Group(
                (cards("1"), cards("2"), cards("3")),
                translate("QuantoRules", "Free discard"),
                translate("QuantoRules", "their powers whenever you like"),
            ),
        ),
        (LINE,),
    )
