"""The pictures of Quanto's rulebook: small scenes laid with its cards, tiles and their players."""

from __future__ import annotations

from quando_desktop.games.quanto.rules.cards import TEXTS
from quando_desktop.prose.pictures import (
    Cards,
    Link,
    PictureNumber,
    PicturePiece,
    PicturePlayer,
    Spread,
    group,
    picture,
    right,
    wrong,
)

ARROW, LINE, GAP = Link.ARROW, Link.LINE, Link.GAP
BACK = "cards/back_quanto"
PLUS = PictureNumber("+")


def cards(*names: str, spread: Spread = Spread.APART) -> Cards:
    """By their names in a record: "7", "7r", "J"."""
    assert set(names) <= TEXTS.keys()
    return Cards(tuple(f"cards/quanto/{name}" for name in names), spread)


def fan(*names: str) -> Cards:
    return cards(*names, spread=Spread.FAN)


def back() -> Cards:
    """One card, face down."""
    return Cards((BACK,))


def backs(count: int) -> Cards:
    """A hand, face down."""
    return Cards((BACK,) * count, Spread.FAN)


def stack() -> Cards:
    """Many cards, face down."""
    return Cards((BACK,), Spread.STACK)


def tile(number: int) -> PicturePiece:
    return PicturePiece(f"tiles/{number}")


PICTURES = {
    "what_there_is": picture(
        group(cards("7")), GAP, group(cards("7r")), GAP, group(cards("J")), LINE, group(tile(7))
    ),
    "the_deal": picture(
        group(fan("1", "3", "9", "J")),
        LINE,
        group(fan("5", "9", "2", "4r", "12")),
        LINE,
        group(stack()),
    ),
    "one_turn": picture(
        group(cards("9")),
        ARROW,
        group(cards("9"), fan("4", "5")),
        ARROW,
        group(stack()),
        ARROW,
        group(PicturePlayer("nils")),
    ),
    "captures": picture(
        right(cards("9")),
        GAP,
        right(fan("4", "5")),
        GAP,
        right(fan("1", "2", "6")),
        LINE,
        wrong(fan("3", "7")),
    ),
    "a_new_quanto": picture(
        group(cards("3"), PLUS, cards("5")),
        ARROW,
        group(tile(8)),
        ARROW,
        group(cards("8"), fan("2", "6")),
    ),
    "grown_and_taken": picture(
        group(tile(8), cards("2"), PLUS, cards("6")),
        LINE,
        group(tile(8), cards("8")),
        ARROW,
        group(stack()),
    ),
    "may_it_be_discarded": picture(
        wrong(cards("7"), fan("3", "4")), LINE, right(cards("7"), fan("11", "12"))
    ),
    "three_powers": picture(
        group(cards("1"), PicturePlayer("mira", "+2")),
        LINE,
        group(cards("2"), cards("6")),
        LINE,
        group(cards("3"), fan("10", "4", "7")),
    ),
    "two_uses_of_a_rainbow": picture(
        group(cards("8r")),
        ARROW,
        group(cards("8"), PLUS, cards("12")),
        LINE,
        group(fan("4r", "1", "6", "10", "11")),
    ),
    "jokers": picture(
        group(cards("J"), fan("4", "5")),
        LINE,
        group(cards("10"), fan("7", "J")),
        LINE,
        group(cards("J"), PicturePlayer("hedda"), tile(11)),
    ),
    "the_last_cards": picture(
        group(fan("2", "12")),
        ARROW,
        wrong(tile(6), fan("2", "4")),
        LINE,
        group(PicturePlayer("bruno", "+3"), fan("3", "10", "11")),
    ),
    "who_has_most": picture(
        group(PicturePlayer("vesna", "38")),
        LINE,
        group(PicturePlayer("pip", "38")),
        LINE,
        group(PicturePlayer("figo", "29")),
    ),
    "two_teams": picture(
        group(PicturePlayer("olive", "24"), PicturePlayer("figo", "31")),
        LINE,
        group(PicturePlayer("hedda", "22"), PicturePlayer("nils", "28")),
        LINE,
        group(tile(7), cards("5"), PLUS, cards("2")),
    ),
    "an_offer": picture(
        group(PicturePlayer("figo"), back()),
        ARROW,
        group(cards("7")),
        ARROW,
        group(cards("7"), back()),
    ),
    "who_sees_what": picture(
        group(fan("4", "9", "12"), tile(9)),
        LINE,
        group(backs(3)),
        LINE,
        group(PicturePlayer("mira", "12"), stack()),
    ),
    "two_switches": picture(
        group(PicturePlayer("olive"), PicturePlayer("figo")),
        LINE,
        group(cards("1"), cards("2"), cards("3")),
    ),
}
