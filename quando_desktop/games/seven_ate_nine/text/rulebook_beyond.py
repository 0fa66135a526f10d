"""The rulebook of 7 ate 9 beyond its rules: hands on one keyboard, aids, what can be known, and
house rules."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.rulebook import Topic
from quando_desktop.games.seven_ate_nine.text import rulebook_scenes as scenes
from quando_desktop.table.text.numbers import decimal

translate = QCoreApplication.translate

SLOW_HINT = 2.5
"""Seconds after which the slow aid marks what fits."""


def keys() -> Topic:
    return Topic(
        "keys",
        translate("SevenRules", "Four keys each"),
        ("S7", "S8"),
        (
            translate(
                "SevenRules",
                "Up to four people share one keyboard, and everybody has four keys: two aim to the "
                "left and to the right along the own hand, one plays the card aimed at, one draws. "
                "They are drawn below each hand.",
            ),
            scenes.aim_and_play(),
            translate(
                "SevenRules",
                "Tap, do not hold: most keyboards swallow keys when many are down together. The "
                "keyboard test, reached from the settings, finds out which ones, and there every "
                "key can be changed.",
            ),
            translate(
                "SevenRules",
                "A mouse or a finger does as well: on a card to play it, on the stack to draw.",
            ),
        ),
    )


def pause() -> Topic:
    return Topic(
        "pause",
        translate("SevenRules", "Start and pause"),
        ("S4", "S5"),
        (
            translate(
                "SevenRules",
                "Space starts a game, with a countdown of three, and stops it at any time. In a "
                "pause all hands lie face down, so nobody gains anything by it.",
            ),
            scenes.a_pause(),
            translate(
                "SevenRules",
                "Menu and settings pause the game, too, and so does a look at another window. If "
                "you close the program in the middle of a game, you can later go on there, or play "
                "the same deal from its beginning.",
            ),
        ),
    )


def aids() -> Topic:
    return Topic(
        "aids",
        translate("SevenRules", "A helping dot"),
        ("S5",),
        (
            translate(
                "SevenRules",
                "Cards that fit can have a dot below them. Everybody chooses that for themselves: "
                "never, at once, or late, which means after {seconds} seconds without a play of "
                "their own.",
            ).format(seconds=decimal(SLOW_HINT)),
            scenes.a_dot(),
            translate(
                "SevenRules",
                "In this way a child can keep up with a grown-up, and a beginner with all others.",
            ),
        ),
    )


def knowledge() -> Topic:
    return Topic(
        "knowledge",
        translate("SevenRules", "What you may know"),
        ("S4", "S7"),
        (
            translate(
                "SevenRules",
                "Open to everybody are the pile, each card that came back from it, and how many "
                "cards anybody has in hand and stack. What lies in the stacks nobody knows, not "
                "even their owners.",
            ),
            scenes.who_sees_what(),
            translate(
                "SevenRules",
                "Computer players see a new card only after a moment, as you do. They have to "
                "reckon, search their hand and reach out; they slip, get tired and get excited. "
                "A card that they cannot have seen yet plays no part in what they do.",
            ),
            translate(
                "SevenRules",
                "People beside you at the screen hold their cards open, but hardly anybody has the "
                "time to look.",
            ),
        ),
    )


def house_rules() -> Topic:
    return Topic(
        "house_rules",
        translate("SevenRules", "House rules"),
        ("S7", "S8", "S12"),
        (
            translate(
                "SevenRules",
                "Before a match you choose how many games it has: one, or any number up to two for "
                "each player. Two more things can be set; both are off unless you want them.",
            ),
            scenes.three_settings(),
            translate(
                "SevenRules",
                "A hand limit ends hoarding: whoever holds that many cards cannot draw. Should the "
                "whole pile have come up from below without a card being played, the limit rises "
                "by one until somebody plays.",
            ),
            translate(
                "SevenRules",
                "No blind tries: three wrong cards within three seconds, and you cannot play for "
                "two. Cards that were merely late do not count, and drawing is still possible.",
            ),
        ),
    )
