"""The pictures of 7 ate 9's rulebook: small scenes laid with its cards and their players."""

from __future__ import annotations

from quando_desktop.games.seven_ate_nine.rules.cards import TEXTS
from quando_desktop.prose.pictures import (
    Cards,
    Link,
    PicturePlayer,
    Spread,
    group,
    picture,
    right,
    wrong,
)

ARROW, LINE, GAP = Link.ARROW, Link.LINE, Link.GAP
BACK = "cards/back_seven"


def cards(*names: str, spread: Spread = Spread.APART) -> Cards:
    """By their names in a record: "9/3"."""
    assert set(names) <= TEXTS.keys()
    drawings = (name.replace("/", "_") for name in names)
    return Cards(tuple(f"cards/seven_ate_nine/{name}" for name in drawings), spread)


def fan(*names: str) -> Cards:
    return cards(*names, spread=Spread.FAN)


def pile(top: str) -> Cards:
    return cards(top, spread=Spread.STACK)


def back() -> Cards:
    """One card, face down."""
    return Cards((BACK,))


def backs(count: int) -> Cards:
    """A hand, face down."""
    return Cards((BACK,) * count, Spread.FAN)


def stack() -> Cards:
    """Many cards, face down."""
    return Cards((BACK,), Spread.STACK)


PICTURES = {
    "rid_of_all": picture(
        group(fan("4/1", "6/2", "7/3"), stack()),
        ARROW,
        group(pile("5/3")),
        ARROW,
        group(PicturePlayer("pip", "0")),
    ),
    "two_things": picture(
        group(cards("4/1")), GAP, group(cards("4/2")), GAP, group(cards("4/3")), LINE, group(back())
    ),
    "the_deal": picture(group(backs(4)), GAP, group(stack()), LINE, group(pile("9/3"))),
    "up_or_down": picture(
        group(pile("5/3")),
        ARROW,
        right(cards("2/1")),
        GAP,
        right(cards("8/2")),
        LINE,
        wrong(cards("6/3")),
    ),
    "beyond_ten": picture(group(pile("9/3")), ARROW, right(cards("6/1")), GAP, right(cards("2/3"))),
    "below_one": picture(group(pile("1/2")), ARROW, right(cards("3/1")), GAP, right(cards("9/2"))),
    "too_late": picture(
        group(pile("4/2")),
        ARROW,
        right(PicturePlayer("vesna"), cards("6/3")),
        ARROW,
        wrong(PicturePlayer("figo"), cards("6/1")),
    ),
    "more_to_choose": picture(
        group(fan("4/1", "7/3", "10/2")),
        ARROW,
        group(stack()),
        ARROW,
        group(fan("4/1", "7/3", "10/2", "1/3")),
    ),
    "a_call": picture(group(PicturePlayer("pip"), cards("9/3")), ARROW, group(fan("6/2", "2/1"))),
    "from_the_bottom": picture(
        group(PicturePlayer("hedda"), PicturePlayer("nils")),
        ARROW,
        group(cards("10/2")),
        ARROW,
        group(fan("8/1", "2/3")),
    ),
    "the_last_one": picture(group(cards("7/1")), ARROW, group(pile("3/2")), ARROW, right(stack())),
    "minus_points": picture(
        group(PicturePlayer("mira", "0")),
        LINE,
        group(PicturePlayer("bruno", "5"), backs(3)),
        LINE,
        group(PicturePlayer("olive", "7"), backs(4)),
    ),
    "aim_and_play": picture(
        group(fan("4/1", "6/2", "7/3")), ARROW, group(cards("6/2")), LINE, group(stack())
    ),
    "a_pause": picture(group(fan("4/1", "6/2", "7/3")), ARROW, group(backs(3))),
    "a_dot": picture(
        group(pile("9/3")), ARROW, group(cards("4/1"), cards("7/3")), LINE, right(cards("6/2"))
    ),
    "who_sees_what": picture(group(pile("9/3")), LINE, group(backs(3)), LINE, group(stack())),
    "three_settings": picture(
        group(PicturePlayer("olive", "8")),
        LINE,
        group(fan("1/1", "3/2", "6/3", "7/1", "9/2")),
        LINE,
        wrong(fan("5/1", "5/2", "5/3")),
    ),
}
