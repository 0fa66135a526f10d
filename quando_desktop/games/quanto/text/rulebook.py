"""The rules of Quanto, told for people: one topic after the other, each with a picture."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.rulebook import Credits, Rulebook, Topic
from quando_desktop.games.quanto.rules.cards import COPIES, DECK_SIZE, JOKERS, RAINBOW_FROM
from quando_desktop.games.quanto.rules.deal import base_size
from quando_desktop.games.quanto.rules.game import Quanto
from quando_desktop.games.quanto.text import rulebook_beyond as beyond
from quando_desktop.games.quanto.text import rulebook_pictures as pictures

translate = QCoreApplication.translate

CREDITS = Credits(
    designers=("Mike Fitzgerald",),
    artists=("Christine Hoffmeyer",),
    editors=(),
    publisher="AMIGO Spiel + Freizeit GmbH",
    year=2015,
)
FEW, MANY = Quanto.seats[0], Quanto.seats[-1]


def topics() -> tuple[Topic, ...]:
    """In the order in which one learns them."""
    return (
        _cards(),
        _deal(),
        _turn(),
        _capture(),
        _form(),
        _extend(),
        _discard(),
        beyond.powers(),
        beyond.rainbow(),
        beyond.joker(),
        _end(),
        _count(),
        beyond.teams(),
        beyond.offer(),
        _knowledge(),
        _house_rules(),
    )


RULEBOOK = Rulebook(Quanto.id, Quanto.title, topics, CREDITS)


def _cards() -> Topic:
    return Topic(
        "cards",
        translate("QuantoRules", "The cards"),
        ("N1", "N2"),
        (
            translate(
                "QuantoRules",
                "Each number from 1 to 12 comes {copies} times, and {jokers} jokers bring the deck "
                "to {deck} cards. From {first} upwards one card of every number wears a rainbow.",
            ).format(copies=COPIES, jokers=JOKERS, deck=DECK_SIZE, first=RAINBOW_FROM),
            pictures.what_there_is(),
            translate(
                "QuantoRules",
                "Besides there are eight tiles with the numbers 5 to 12. They wait in the middle "
                "until somebody builds a quanto of that number.",
            ),
            translate(
                "QuantoRules",
                "What you are after is cards, whatever stands on them: a 1 in your winnings is "
                "worth as much as a 12.",
            ),
        ),
    )


def _deal() -> Topic:
    return Topic(
        "deal",
        translate("QuantoRules", "Hand and display"),
        ("N3", "N4", "N5"),
        (
            translate(
                "QuantoRules",
                "Up to four players begin with {few} cards each, and as many lie face up for all: "
                "the display. With five or six players it is {many} and {many}.",
            ).format(few=base_size(FEW), many=base_size(MANY)),
            pictures.the_deal(),
            translate(
                "QuantoRules",
                "A rainbow in the display asks for company: for each one a further card is laid "
                "out. If that is a rainbow again, the display grows once more.",
            ),
            translate(
                "QuantoRules",
                "When a rainbow leaves, the display needs one card less. Should more cards lie "
                "there than needed, they stay; there are just no new ones.",
            ),
            translate(
                "QuantoRules",
                "Chance names the dealer. Whoever sits at the dealer's left begins, and then it "
                "goes on clockwise.",
            ),
        ),
    )


def _turn() -> Topic:
    return Topic(
        "turn",
        translate("QuantoRules", "A turn"),
        ("N6",),
        (
            translate(
                "QuantoRules",
                "In your turn one card leaves your hand, and it does one thing: it captures, or it "
                "serves a quanto, or it is discarded.",
            ),
            pictures.one_turn(),
            translate(
                "QuantoRules",
                "After that the display gets its missing cards, and last of all your hand. Some "
                "cards change this course; their pages say how.",
            ),
        ),
    )


def _capture() -> Topic:
    return Topic(
        "capture",
        translate("QuantoRules", "Capturing"),
        ("N7",),
        (
            translate(
                "QuantoRules",
                "Say you play a 9. Any 9 of the display is yours, and so is any set of cards whose "
                "sum is 9.",
            ),
            pictures.captures(),
            translate(
                "QuantoRules",
                "You can take several such groups in one go, as long as no card is needed twice. "
                "One group at least it must be; whether you take all of them is up to you.",
            ),
            translate(
                "QuantoRules",
                "The captured cards and the card you played go onto your winnings, face down.",
            ),
        ),
    )


def _form() -> Topic:
    return Topic(
        "form",
        translate("QuantoRules", "Forming a quanto"),
        ("N8", "N11"),
        (
            translate(
                "QuantoRules",
                "A quanto is a hoard that you build in the open. Lay your card before you, put one "
                "card of the display beside it and fetch the tile with their sum. That tile must "
                "still be in the middle.",
            ),
            pictures.a_new_quanto(),
            translate(
                "QuantoRules",
                "From the rest of the display you may at once add groups that are worth the tile, "
                "just as in a capture.",
            ),
            translate(
                "QuantoRules",
                "These cards are yours, but they do not count yet. And nobody has two quantos at "
                "a time: before you begin another, this one must be gone.",
            ),
        ),
    )


def _extend() -> Topic:
    return Topic(
        "extend",
        translate("QuantoRules", "Extending and taking it"),
        ("N9", "N10"),
        (
            translate(
                "QuantoRules",
                "To extend your quanto, play a card that makes its number together with one or "
                "more cards of the display. All of them join it.",
            ),
            pictures.grown_and_taken(),
            translate(
                "QuantoRules",
                "To take it, you need a card with the very number of the tile. Groups of the "
                "display that are worth the tile may come along. Everything goes onto your "
                "winnings, and the tile is free again for anybody.",
            ),
            translate(
                "QuantoRules",
                "The longer you wait, the more there is to take, and the more there is to lose.",
            ),
        ),
    )


def _discard() -> Topic:
    return Topic(
        "discard",
        translate("QuantoRules", "Discarding"),
        ("N12",),
        (
            translate(
                "QuantoRules",
                "A card that is discarded stays in the display, where others may use it. That is "
                "for cards that can do nothing else.",
            ),
            pictures.may_it_be_discarded(),
            translate(
                "QuantoRules",
                "If this card could capture, or form, extend or take a quanto, you may not discard "
                "it. What your other cards can do does not matter: you may always pick the one "
                "that has nothing to do.",
            ),
        ),
    )


def _end() -> Topic:
    return Topic(
        "end",
        translate("QuantoRules", "The last cards"),
        ("N19", "N20"),
        (
            translate(
                "QuantoRules",
                "Once the draw pile is used up, neither hands nor display get new cards. All play "
                "what they have left; those without cards are skipped. When the last hand is "
                "empty, the game ends.",
            ),
            pictures.the_last_cards(),
            translate(
                "QuantoRules",
                "Cards that still lie in the display then belong to whoever made the last capture. "
                "To take or steal a quanto is not a capture.",
            ),
            translate(
                "QuantoRules",
                "A quanto that nobody has taken by then is lost. So watch the pile shrink.",
            ),
        ),
    )


def _count() -> Topic:
    return Topic(
        "count",
        translate("QuantoRules", "Who wins"),
        ("N21",),
        (
            translate(
                "QuantoRules",
                "Count the cards of all winnings. The largest number wins, and whoever has as many "
                "wins along.",
            ),
            pictures.who_has_most(),
            translate("QuantoRules", "One deal is a whole game; there is no second round."),
        ),
    )


def _knowledge() -> Topic:
    return Topic(
        "knowledge",
        translate("QuantoRules", "What you may know"),
        ("N26",),
        (
            translate(
                "QuantoRules",
                "Most of Quanto lies open: the display, the tiles, every quanto card by card, and "
                "whatever is played. You also see how many cards anybody holds or has won, and how "
                "many are left to draw.",
            ),
            pictures.who_sees_what(),
            translate(
                "QuantoRules",
                "Secret are the hands and the order of the draw pile. Winnings lie face down, yet "
                "you saw each of these cards when it was taken: who counts along knows what is "
                "still to come.",
            ),
            translate(
                "QuantoRules",
                "The computer players know just as much: what their own seat may see, and what it "
                "remembers.",
            ),
        ),
    )


def _house_rules() -> Topic:
    return Topic(
        "house_rules",
        translate("QuantoRules", "House rules"),
        ("N12", "N22"),
        (
            translate(
                "QuantoRules",
                "Two things can be switched on before a game: teams, if you are four, and free "
                "discarding. Both are off unless you say so.",
            ),
            pictures.two_switches(),
            translate(
                "QuantoRules",
                "With free discarding any card may be laid into the display, even one that could "
                "do something better. So you can use a 1, 2 or 3 for its power when you please.",
            ),
        ),
    )
