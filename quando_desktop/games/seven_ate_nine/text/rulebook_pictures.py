"""The pictures of 7 ate 9's rulebook: small scenes laid with its cards and their players."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.rulebook import (
    Cards,
    Group,
    Illustration,
    Link,
    Sitter,
    Spread,
    Verdict,
)
from quando_desktop.games.seven_ate_nine.rules.cards import TEXTS

translate = QCoreApplication.translate

ARROW, GAP, LINE = Link.ARROW, Link.GAP, Link.LINE
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


def backs(count: int = 1, spread: Spread = Spread.STACK) -> Cards:
    return Cards((BACK,) * count, spread)


def two_things() -> Illustration:
    return Illustration(
        (
            Group(
                (cards("4/1"),),
                translate("SevenRules", "Value 4, step 1"),
                translate("SevenRules", "green"),
            ),
            Group(
                (cards("4/2"),),
                translate("SevenRules", "Value 4, step 2"),
                translate("SevenRules", "yellow"),
            ),
            Group(
                (cards("4/3"),),
                translate("SevenRules", "Value 4, step 3"),
                translate("SevenRules", "red"),
            ),
            Group(
                (backs(1, Spread.APART),),
                translate("SevenRules", "The back"),
                translate("SevenRules", "tells nothing"),
            ),
        ),
        (GAP, GAP, LINE),
    )


def the_deal() -> Illustration:
    return Illustration(
        (
            Group(
                (backs(4, Spread.FAN),),
                translate("SevenRules", "Your hand"),
                translate("SevenRules", "four cards, not looked at"),
            ),
            Group(
                (backs(),),
                translate("SevenRules", "Your stack"),
                translate("SevenRules", "all your other cards"),
            ),
            Group(
                (pile("9/3"),),
                translate("SevenRules", "The pile"),
                translate("SevenRules", "in the middle, for all"),
            ),
        ),
        (GAP, LINE),
    )


def up_or_down() -> Illustration:
    return Illustration(
        (
            Group(
                (pile("5/3"),),
                translate("SevenRules", "5 with step 3"),
                translate("SevenRules", "lies on top"),
            ),
            Group(
                (cards("2/1"),),
                translate("SevenRules", "A 2 fits"),
                "5 − 3 = 2",
                Verdict.RIGHT,
            ),
            Group(
                (cards("8/2"),),
                translate("SevenRules", "An 8 fits"),
                "5 + 3 = 8",
                Verdict.RIGHT,
            ),
            Group(
                (cards("6/3"),),
                translate("SevenRules", "A 6 does not"),
                translate("SevenRules", "equal steps mean nothing"),
                Verdict.WRONG,
            ),
        ),
        (ARROW, GAP, LINE),
    )


def beyond_ten() -> Illustration:
    return Illustration(
        (
            Group(
                (pile("9/3"),),
                translate("SevenRules", "9 with step 3"),
                translate("SevenRules", "lies on top"),
            ),
            Group(
                (cards("6/1"),),
                translate("SevenRules", "A 6 fits"),
                "9 − 3 = 6",
                Verdict.RIGHT,
            ),
            Group(
                (cards("2/3"),),
                translate("SevenRules", "A 2 fits"),
                translate("SevenRules", "9 + 3 = 12, two beyond 10"),
                Verdict.RIGHT,
            ),
        ),
        (ARROW, GAP),
    )


def below_one() -> Illustration:
    return Illustration(
        (
            Group(
                (pile("1/2"),),
                translate("SevenRules", "1 with step 2"),
                translate("SevenRules", "lies on top"),
            ),
            Group(
                (cards("3/1"),),
                translate("SevenRules", "A 3 fits"),
                "1 + 2 = 3",
                Verdict.RIGHT,
            ),
            Group(
                (cards("9/2"),),
                translate("SevenRules", "A 9 fits"),
                translate("SevenRules", "1 − 2 = −1, so 10, then 9"),
                Verdict.RIGHT,
            ),
        ),
        (ARROW, GAP),
    )


def too_late() -> Illustration:
    return Illustration(
        (
            Group(
                (pile("4/2"),),
                translate("SevenRules", "6 or 2"),
                translate("SevenRules", "two of you have a 6"),
            ),
            Group(
                (Sitter("vesna"), cards("6/3")),
                translate("SevenRules", "Vesna is first"),
                translate("SevenRules", "now 3 or 9 fits"),
                Verdict.RIGHT,
            ),
            Group(
                (Sitter("figo"), cards("6/1")),
                translate("SevenRules", "Figo is too late"),
                translate("SevenRules", "his 6 goes back"),
                Verdict.WRONG,
            ),
        ),
        (ARROW, ARROW),
    )


def more_to_choose() -> Illustration:
    return Illustration(
        (
            Group(
                (fan("4/1", "7/3", "10/2"),),
                translate("SevenRules", "Nothing fits"),
                translate("SevenRules", "say a 1 is needed"),
            ),
            Group(
                (backs(),),
                translate("SevenRules", "Your stack"),
                translate("SevenRules", "the top card is yours"),
            ),
            Group(
                (fan("4/1", "7/3", "10/2", "1/3"),),
                translate("SevenRules", "A 1!"),
                translate("SevenRules", "new cards come at the right"),
            ),
        ),
        (ARROW, ARROW),
    )


def a_call() -> Illustration:
    return Illustration(
        (
            Group(
                (Sitter("pip"), cards("9/3")),
                translate("SevenRules", "Pip calls “Nine!”"),
                translate("SevenRules", "so that all look up"),
            ),
            Group(
                (fan("6/2", "2/1"),),
                translate("SevenRules", "Now 6 or 2"),
                translate("SevenRules", "who has one?"),
            ),
        ),
        (ARROW,),
    )


def from_the_bottom() -> Illustration:
    return Illustration(
        (
            Group(
                (Sitter("hedda"), Sitter("nils")),
                translate("SevenRules", "Hedda and Nils"),
                translate("SevenRules", "no stack, nothing fits"),
            ),
            Group(
                (cards("10/2"),),
                translate("SevenRules", "From the bottom"),
                translate("SevenRules", "10 with step 2 comes up"),
            ),
            Group(
                (fan("8/1", "2/3"),),
                translate("SevenRules", "Now 8 or 2"),
                translate("SevenRules", "three, two, one, go!"),
            ),
        ),
        (ARROW, ARROW),
    )


def the_last_one() -> Illustration:
    return Illustration(
        (
            Group(
                (cards("7/1"),),
                translate("SevenRules", "All you have left"),
                translate("SevenRules", "your stack is used up"),
            ),
            Group(
                (pile("3/2"),),
                translate("SevenRules", "A 7 on 3 ±2?"),
                translate("SevenRules", "it does not have to fit"),
            ),
            Group(
                (backs(),),
                translate("SevenRules", "Face down"),
                translate("SevenRules", "and you have won"),
                Verdict.RIGHT,
            ),
        ),
        (ARROW, ARROW),
    )


def minus_points() -> Illustration:
    return Illustration(
        (
            Group(
                (Sitter("mira", "0"),),
                translate("SevenRules", "Mira wins"),
                translate("SevenRules", "no minus points"),
            ),
            Group(
                (Sitter("bruno", "5"), backs(3, Spread.FAN)),
                translate("SevenRules", "Bruno: 5"),
                translate("SevenRules", "three in hand, two in the stack"),
            ),
            Group(
                (Sitter("olive", "7"), backs(4, Spread.FAN)),
                translate("SevenRules", "Olive: 7"),
                translate("SevenRules", "four in hand, three in the stack"),
            ),
        ),
        (LINE, LINE),
    )
