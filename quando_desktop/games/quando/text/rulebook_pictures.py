"""The pictures of Quando's rulebook: small scenes laid with its cards and their players."""

from __future__ import annotations

from quando_desktop.games.quando.rules.game import Quando
from quando_desktop.prose.pictures import (
    THEME,
    Cards,
    Link,
    PictureNumber,
    PicturePlayer,
    PictureSign,
    Spread,
    group,
    picture,
    right,
    wrong,
)

ARROW, LINE, TURN, GAP = Link.ARROW, Link.LINE, Link.TURN, Link.GAP
USUAL = Quando().check_options(4, {})
"""The house rules as they are unless a person changes them."""
TOTAL = 3
"""The fronts of a knock that fails."""
FAILED = TOTAL + USUAL["knock_penalty"]
"""Its points."""


def cards(*numbers: int, spread: Spread = Spread.APART) -> Cards:
    """By their fronts."""
    return Cards(tuple(f"cards/quando/front_{number}_full" for number in numbers), spread)


def fan(*numbers: int) -> Cards:
    return cards(*numbers, spread=Spread.FAN)


def pile(top: int) -> Cards:
    return cards(top, spread=Spread.STACK)


def backs(*numbers: int, spread: Spread = Spread.APART) -> Cards:
    """As the others see them: paper."""
    return Cards(tuple(f"cards/quando/back_{number}_full_{THEME}" for number in numbers), spread)


def hidden(count: int = 1, spread: Spread = Spread.APART) -> Cards:
    return Cards(("cards/unknown",) * count, spread)


PICTURES = {
    "lowest_sum": picture(
        group(PicturePlayer("pip", "0"), fan(0, 1, 2)),
        LINE,
        group(PicturePlayer("olive", "10"), fan(4, 6)),
        LINE,
        group(PicturePlayer("bruno", "20"), fan(3, 8, 9)),
    ),
    "two_sides": picture(group(cards(7)), TURN, group(backs(2)), LINE, group(pile(10))),
    "one_turn": picture(
        group(fan(5, 6, 7)), ARROW, group(hidden(), cards(3)), ARROW, group(PicturePlayer("nils"))
    ),
    "straights": picture(
        right(fan(0, 1, 2)),
        GAP,
        right(fan(8, 9, 10)),
        LINE,
        wrong(fan(4, 5, 7)),
        GAP,
        wrong(fan(9, 10, 0)),
    ),
    "equals": picture(
        group(cards(10)),
        GAP,
        group(fan(4, 4)),
        GAP,
        group(fan(6, 6, 6, 6)),
        LINE,
        group(fan(8, 8, 8)),
    ),
    "two_ways_to_draw": picture(
        group(pile(4)), ARROW, group(cards(4)), LINE, group(cards(4), PictureSign.TURN, hidden())
    ),
    "triplet": picture(
        group(fan(8, 8, 8)),
        ARROW,
        group(cards(0), PictureSign.TURN, hidden()),
        LINE,
        group(PicturePlayer("bruno", "+1"), PicturePlayer("hedda", "+1")),
    ),
    "turned_pile": picture(
        group(fan(2, 9, 6)), ARROW, group(PictureSign.TURN), ARROW, group(pile(8))
    ),
    "only_zeros": picture(group(fan(0, 7, 7)), ARROW, group(pile(0)), ARROW, group(cards(0, 0))),
    "last_round": picture(
        group(PicturePlayer("vesna", fist=True)),
        ARROW,
        group(fan(3, 3), PicturePlayer("pip", "+1")),
        ARROW,
        group(PicturePlayer("olive")),
        ARROW,
        group(PictureSign.FIST),
    ),
    "failed_knock": picture(
        group(PicturePlayer("bruno", str(FAILED), fist=True), fan(1, 2)),
        LINE,
        group(PicturePlayer("olive", "0"), fan(0, 3)),
        LINE,
        group(PicturePlayer("pip", "9"), fan(4, 5)),
    ),
    "who_sees_what": picture(
        group(fan(0, 3, 8)),
        GAP,
        group(hidden(3, Spread.FAN)),
        LINE,
        group(PicturePlayer("hedda"), backs(2, 5, 9, spread=Spread.FAN)),
    ),
    "four_settings": picture(
        group(PictureNumber(str(USUAL["target"]))),
        GAP,
        group(PictureNumber(f"+{USUAL['knock_penalty']}")),
        GAP,
        group(fan(1, 3, 4, 6, 7, 9, 10)),
        GAP,
        group(PictureSign.FIST, PictureNumber(str(USUAL["plays_before_knock"]))),
    ),
}
