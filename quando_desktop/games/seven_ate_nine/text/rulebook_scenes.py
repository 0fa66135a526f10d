"""The pictures of 7 ate 9's rulebook for all that is not in its rules."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.rulebook import Group, Illustration, Sitter, Spread, Verdict
from quando_desktop.games.seven_ate_nine.text.rulebook_pictures import (
    ARROW,
    LINE,
    backs,
    cards,
    fan,
    pile,
)

translate = QCoreApplication.translate


def aim_and_play() -> Illustration:
    return Illustration(
        (
            Group(
                (fan("4/1", "6/2", "7/3"),),
                translate("SevenRules", "Left and right"),
                translate("SevenRules", "the card aimed at rises"),
            ),
            Group(
                (cards("6/2"),),
                translate("SevenRules", "Play"),
                translate("SevenRules", "it goes to the pile"),
            ),
            Group(
                (backs(),),
                translate("SevenRules", "Draw"),
                translate("SevenRules", "a card from your stack"),
            ),
        ),
        (ARROW, LINE),
    )


def a_pause() -> Illustration:
    return Illustration(
        (
            Group(
                (fan("4/1", "6/2", "7/3"),),
                translate("SevenRules", "You play"),
                translate("SevenRules", "time runs"),
            ),
            Group(
                (backs(3, Spread.FAN),),
                translate("SevenRules", "A pause"),
                translate("SevenRules", "time stands still"),
            ),
        ),
        (ARROW,),
    )


def a_dot() -> Illustration:
    return Illustration(
        (
            Group(
                (pile("9/3"),),
                translate("SevenRules", "6 or 2"),
                translate("SevenRules", "9, up or down by 3"),
            ),
            Group(
                (cards("4/1"), cards("7/3")),
                translate("SevenRules", "No dot"),
                translate("SevenRules", "these have to wait"),
            ),
            Group(
                (cards("6/2"),),
                translate("SevenRules", "A dot"),
                translate("SevenRules", "this one can be played"),
                Verdict.RIGHT,
            ),
        ),
        (ARROW, LINE),
    )


def who_sees_what() -> Illustration:
    return Illustration(
        (
            Group(
                (pile("9/3"),),
                translate("SevenRules", "Open to all"),
                translate("SevenRules", "the pile and what came back"),
            ),
            Group(
                (backs(3, Spread.FAN),),
                translate("SevenRules", "Secret"),
                translate("SevenRules", "a computer player's hand"),
            ),
            Group(
                (backs(),),
                translate("SevenRules", "Unknown"),
                translate("SevenRules", "every stack, but counted"),
            ),
        ),
        (LINE, LINE),
    )


def three_settings() -> Illustration:
    return Illustration(
        (
            Group(
                (Sitter("olive", "8"),),
                translate("SevenRules", "Olive would like 8 games"),
                translate("SevenRules", "for four players"),
            ),
            Group(
                (fan("1/1", "3/2", "6/3", "7/1", "9/2"),),
                translate("SevenRules", "A hand limit of 5"),
                translate("SevenRules", "first play, then draw"),
            ),
            Group(
                (fan("5/1", "5/2", "5/3"),),
                translate("SevenRules", "Three wrong 5s"),
                translate("SevenRules", "a short wait"),
                Verdict.WRONG,
            ),
        ),
        (LINE, LINE),
    )
