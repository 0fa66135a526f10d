"""The rules of 7 ate 9, told for people: one topic after the other, each with a picture."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.rulebook import Credits, Rulebook, Topic
from quando_desktop.games.seven_ate_nine.rules.cards import DECK_SIZE
from quando_desktop.games.seven_ate_nine.rules.deal import stack_size
from quando_desktop.games.seven_ate_nine.rules.game import SevenAteNine
from quando_desktop.games.seven_ate_nine.text import rulebook_beyond as beyond
from quando_desktop.games.seven_ate_nine.text import rulebook_pictures as pictures

translate = QCoreApplication.translate

CREDITS = Credits(designers=("Maureen Hiron",), artists=("Christine Hoffmeyer",))


def topics() -> tuple[Topic, ...]:
    """In the order in which one learns them."""
    return (
        _cards(),
        _deal(),
        _fitting(),
        _ring(),
        _at_once(),
        _draw(),
        _call(),
        _stuck(),
        _last(),
        _tournament(),
        beyond.keys(),
        beyond.pause(),
        beyond.aids(),
        beyond.knowledge(),
        beyond.house_rules(),
    )


RULEBOOK = Rulebook(SevenAteNine.id, SevenAteNine.title, topics, CREDITS)


def _cards() -> Topic:
    return Topic(
        "cards",
        translate("SevenRules", "The cards"),
        ("S1", "S2"),
        (
            translate(
                "SevenRules",
                "All {deck} cards show two things: a large number from 1 to 10, the value, and on "
                "the strip below it the step: ±1 on green, ±2 on yellow or ±3 on red.",
            ).format(deck=DECK_SIZE),
            pictures.two_things(),
            translate(
                "SevenRules",
                "Any value goes with any step, and nearly every such card exists twice. Some have "
                "a third copy, so that there are eight cards each of 1, 2 and 3 and seven of "
                "everything else.",
            ),
            translate(
                "SevenRules",
                "The value decides where a card can go. The step decides what may follow it.",
            ),
        ),
    )


def _deal() -> Topic:
    return Topic(
        "deal",
        translate("SevenRules", "Stack and hand"),
        ("S3", "S4"),
        (
            translate(
                "SevenRules",
                "Two of you get {two} cards each, three get {three}, four get {four}, and nobody "
                "sees a single one of them. One card remains: it is turned up and opens the pile.",
            ).format(two=stack_size(2), three=stack_size(3), four=stack_size(4)),
            pictures.the_deal(),
            translate(
                "SevenRules",
                "Your cards form your stack. Four of them are in your hand from the beginning, but "
                "they keep their faces down until the countdown has run out.",
            ),
            translate(
                "SevenRules",
                "Whoever has got rid of all cards first has won.",
            ),
        ),
    )


def _fitting() -> Topic:
    return Topic(
        "fitting",
        translate("SevenRules", "What fits"),
        ("S5",),
        (
            translate(
                "SevenRules",
                "Look at the card on top of the pile. Go up from its value by its step, or go down "
                "by it: you arrive at two values, and a card with either of them fits.",
            ),
            pictures.up_or_down(),
            translate(
                "SevenRules",
                "Only the value of your own card counts for that. Its step matters as soon as it "
                "lies there itself.",
            ),
            translate(
                "SevenRules",
                "On the screen the two values stand to the left and right of the pile.",
            ),
        ),
    )


def _ring() -> Topic:
    return Topic(
        "ring",
        translate("SevenRules", "Beyond 10 and below 1"),
        ("S6",),
        (
            translate(
                "SevenRules",
                "Think of the values as a ring: 10 and 1 are neighbours. Who goes up beyond 10 "
                "starts again at 1.",
            ),
            pictures.beyond_ten(),
            translate("SevenRules", "And who goes down below 1 comes out at 10."),
            pictures.below_one(),
            translate(
                "SevenRules",
                "So 11 means 1, 12 means 2, 13 means 3; and 0 means 10, −1 means 9, −2 means 8.",
            ),
        ),
    )


def _at_once() -> Topic:
    return Topic(
        "at_once",
        translate("SevenRules", "Everybody at once"),
        ("S5", "S7"),
        (
            translate(
                "SevenRules",
                "Nobody waits for a turn. After the signal you play whenever you have something "
                "that fits: one card, and the next one if it fits as well, before anybody else.",
            ),
            pictures.too_late(),
            translate(
                "SevenRules",
                "If two go for the same place, the quicker card lies there. The other returns to "
                "its hand with a “too late”, unless it fits what lies there now.",
            ),
            translate(
                "SevenRules",
                "A card that never fitted returns, too. That costs nothing but time.",
            ),
            translate(
                "SevenRules",
                "What counts is when your key, click or touch arrived, to the thousandth of a "
                "second. Seats make no difference, and neither does who is a computer.",
            ),
        ),
    )


def _draw() -> Topic:
    return Topic(
        "draw",
        translate("SevenRules", "Drawing"),
        ("S8",),
        (
            translate(
                "SevenRules",
                "Does nothing fit, or would you like more to choose from? Take the top card of "
                "your own stack whenever you want, one and then another.",
            ),
            pictures.more_to_choose(),
            translate(
                "SevenRules",
                "You may hold as many as you like. But a large hand takes longer to search.",
            ),
        ),
    )


def _call() -> Topic:
    return Topic(
        "call",
        translate("SevenRules", "Calling the value"),
        ("S9",),
        (
            translate(
                "SevenRules",
                "A card is not just laid, its value is called. Here the program does that: a "
                "bubble with the word pops up beside whoever has played.",
            ),
            pictures.a_call(),
            translate(
                "SevenRules",
                "Where the computer has a voice, the settings let it speak the word as well. "
                "Calling along yourselves is half the fun.",
            ),
        ),
    )


def _stuck() -> Topic:
    return Topic(
        "stuck",
        translate("SevenRules", "Stuck"),
        ("S10",),
        (
            translate(
                "SevenRules",
                "It can happen that no hand has anything to offer while all stacks are used up. "
                "Then everybody stops, hands turn face down, and the pile helps out: its lowest "
                "card becomes the uppermost.",
            ),
            pictures.from_the_bottom(),
            translate(
                "SevenRules",
                "If that is no use to anybody, the next one follows. After a countdown you pick up "
                "your cards, and the race is on again.",
            ),
            translate(
                "SevenRules",
                "Between two players this is quite common, mostly towards the end.",
            ),
        ),
    )


def _last() -> Topic:
    return Topic(
        "last",
        translate("SevenRules", "The last card"),
        ("S11",),
        (
            translate(
                "SevenRules",
                "With your stack gone and a single card in your hand you need no luck any more: "
                "that card may go down on anything. It is laid with its face hidden, and the game "
                "is yours.",
            ),
            pictures.the_last_one(),
            translate(
                "SevenRules",
                "So play the card before it with care: from then on, one tap decides.",
            ),
        ),
    )


def _tournament() -> Topic:
    return Topic(
        "tournament",
        translate("SevenRules", "The small tournament"),
        ("S12",),
        (
            translate(
                "SevenRules",
                "A game lasts only minutes, so play a series of them: two for each of you are "
                "usual. Every card that you could not get rid of, from hand or stack, is a minus "
                "point. The winner of a game has none.",
            ),
            pictures.minus_points(),
            translate(
                "SevenRules",
                "After the last game the smallest sum wins, and equal sums win together. A chart "
                "shows how the race went.",
            ),
        ),
    )
