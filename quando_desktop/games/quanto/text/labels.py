"""The words on a Quanto table: labels, buttons, questions and banners.

Everything is a function, because the language can change while the table stands. What every table
says is in `table.text.words`; the score sheet, what the table says to a wrong try and to
a screen reader, and its log have modules of their own beside this one.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.games.quanto.rules.cards import JOKER, is_rainbow, value_of
from quando_desktop.games.quanto.text.words import WITH_AN, the_card
from quando_desktop.table.text import words as common

translate = QCoreApplication.translate

COLLECTS, AGAIN, TURNS_UP = 1, 2, 3
"""The cards that do something when they are discarded (N13, N14, N15)."""


# ------------------------------------------------------------------- the table


def display_line(size: int, rainbows: int) -> str:
    """The size that the display is filled up to (N4)."""
    if not rainbows:
        return translate("QuantoTable", "Display {size}").format(size=size)
    words = translate("QuantoTable", "Display {size} + %n rainbow(s)", None, rainbows)
    return words.format(size=size)


def draw_pile(count: int) -> str:
    return translate("QuantoTable", "Draw  {count}").format(count=count)


def pile_empty() -> str:
    """Under the place of the draw pile."""
    return translate("QuantoTable", "Draw pile empty")


def last_cards() -> str:
    """A banner, once the draw pile is empty (N19)."""
    return translate("QuantoTable", "Last cards: nothing is refilled")


def your_quanto() -> str:
    return translate("QuantoTable", "Your quanto")


def quanto() -> str:
    """The same where there is little room."""
    return translate("QuantoTable", "Quanto")


def winnings() -> str:
    return translate("QuantoTable", "Winnings")


def your_winnings() -> str:
    return translate("QuantoTable", "Your winnings")


def no_quanto() -> str:
    """The words in the place where a quanto could lie."""
    return translate("QuantoTable", "no quanto")


def your_partner() -> str:
    return translate("QuantoTable", "your partner")


def out_of_cards() -> str:
    """Under a seat that is passed over (N19)."""
    return translate("QuantoTable", "no cards left")


def done() -> str:
    """The same where there is little room."""
    return translate("QuantoTable", "done")


def running_sum(total: int, value: int) -> str:
    """Under a group that is not complete yet."""
    return translate("QuantoTable", "{total} of {value}").format(total=total, value=value)


# ------------------------------------------------------------------ what is due


def play_a_card() -> str:
    return translate("QuantoTable", "Your turn: play a card")


def takes(value: int) -> str:
    """The sentence to begin with (N7, N21)."""
    words = translate(
        "QuantoTable",
        "A {value} takes a {value}, or cards that add up to {value}. Most cards win.",
    )
    if value in WITH_AN:
        words = translate(
            "QuantoTable",
            "An {value} takes an {value}, or cards that add up to {value}. Most cards win.",
        )
    return words.format(value=value)


def play_another() -> str:
    """After a 2 (N14)."""
    return translate("QuantoTable", "Play another card")


def choose_one(count: int) -> str:
    """After a 3 (N15)."""
    return translate("QuantoTable", "Choose one of these %n card(s) and play it", None, count)


def plays_another(name: str) -> str:
    return translate("QuantoTable", "{name} plays another card").format(name=name)


def looks_at_offer(name: str, partner: str) -> str:
    """A player decides on a card that their partner offers (N24)."""
    words = translate("QuantoTable", "{name} looks at a card of {partner}")
    return words.format(name=name, partner=partner)


def looks_at_yours(name: str) -> str:
    """The same, to the partner who offers it."""
    return translate("QuantoTable", "{name} looks at one of your cards").format(name=name)


def build_groups(value: int) -> str:
    """Ask for groups in the display."""
    words = translate("QuantoTable", "Choose cards that are {value} or add up to {value}")
    return words.format(value=value)


def build_with_card(tile: int) -> str:
    """Ask for the cards that extend a quanto (N9)."""
    words = translate("QuantoTable", "Choose cards that add up to {tile} with it")
    return words.format(tile=tile)


def choose_taker() -> str:
    """Cards of the display are chosen: ask for the card that takes them."""
    return translate("QuantoTable", "Now choose the card that goes with them")


def show_sums() -> str:
    """The button of a player who sees sums only on request."""
    return translate("QuantoTable", "Show sums")


def open_sum(total: int) -> str:
    """Under cards of the display with a joker among them."""
    return translate("QuantoTable", "{total} + joker").format(total=total)


def choose_partner() -> str:
    """Ask which card of the display begins the quanto (N8)."""
    return translate("QuantoTable", "Choose the card that makes the tile with it")


def one_more() -> str:
    """A rainbow card allows one more card (N16)."""
    return translate("QuantoTable", "The rainbow: one more card of your choice")


def without_bonus() -> str:
    """The button of a player who wants no further card."""
    return translate("QuantoTable", "Without the extra card")


def which_tile() -> str:
    """The question before a row of tiles, where jokers leave it open."""
    return translate("QuantoTable", "Which tile?")


def joker_is() -> str:
    """The question before a row of numbers (N17)."""
    return translate("QuantoTable", "What is the joker?")


# --------------------------------------------------------------------- buttons


def capture(groups: int, cards: int) -> str:
    """With all cards that it brings, the played one included."""
    words = translate("QuantoTable", "Capture: %n group(s), {cards}", None, groups)
    return words.format(cards=common.cards(cards))


def form(tile: int, cards: int) -> str:
    words = translate("QuantoTable", "Form quanto {tile}: {cards}")
    return words.format(tile=tile, cards=common.cards(cards))


def extend(tile: int, cards: int) -> str:
    """With the cards that join it."""
    words = translate("QuantoTable", "Extend quanto {tile}: {cards} more")
    return words.format(tile=tile, cards=common.cards(cards))


def extend_partners(name: str, tile: int, cards: int) -> str:
    words = translate("QuantoTable", "Extend {name}'s quanto {tile}: {cards} more")
    return words.format(name=name, tile=tile, cards=common.cards(cards))


def take(tile: int, cards: int) -> str:
    words = translate("QuantoTable", "Take quanto {tile}: {cards}")
    return words.format(tile=tile, cards=common.cards(cards))


def steal(name: str, cards: int) -> str:
    words = translate("QuantoTable", "Steal {name}'s quanto: {cards}")
    return words.format(name=name, cards=common.cards(cards))


def discard(card: int) -> str:
    """With what the card does then (N13, N14, N15)."""
    words = {
        COLLECTS: translate("QuantoTable", "Discard {card}: a card from each"),
        AGAIN: translate("QuantoTable", "Discard {card}: play another"),
        TURNS_UP: translate("QuantoTable", "Discard {card}: turn up three"),
    }.get(card, translate("QuantoTable", "Discard {card}"))
    return words.format(card=the_card(card))


def tab(kind: str) -> str:
    """The short names of what a card can do, for a row of buttons: capture, form and so on."""
    return {
        "capture": translate("QuantoTable", "Capture"),
        "form": translate("QuantoTable", "Form"),
        "extend": translate("QuantoTable", "Extend"),
        "take": translate("QuantoTable", "Take"),
        "steal": translate("QuantoTable", "Steal"),
        "discard": translate("QuantoTable", "Discard"),
    }[kind]


def extend_of(name: str) -> str:
    """The short name of extending the partner's quanto (N23)."""
    return translate("QuantoTable", "Extend {name}'s").format(name=name)


def steal_from(name: str) -> str:
    """The short name of stealing, where only one has a quanto (N18)."""
    return translate("QuantoTable", "Steal from {name}").format(name=name)


def with_bonus(card: int) -> str:
    """Added to a button: the card that a rainbow brings besides."""
    return translate("QuantoTable", "and {card}").format(card=the_card(card))


def joker_as(value: int) -> str:
    return translate("QuantoTable", "Joker as {value}").format(value=value)


# ---------------------------------------------------------------------- powers


def power(card: int) -> str:
    """The power of a card, in a short line; nothing for one that does nothing of its own."""
    if card == JOKER:
        return translate("QuantoTable", "Joker: any number from 1 to 12, or steals a quanto")
    if is_rainbow(card):
        return translate("QuantoTable", "Rainbow: one more card with a capture")
    return {
        COLLECTS: translate("QuantoTable", "1, discarded: a card from everybody's winnings"),
        AGAIN: translate("QuantoTable", "2, discarded: play another card"),
        TURNS_UP: translate("QuantoTable", "3, discarded: choose one of three new cards"),
    }.get(value_of(card), "")


# -------------------------------------------------------- offers among partners


def offer_a_card(name: str) -> str:
    """The button of a player whose partner is about to play (N24)."""
    return translate("QuantoTable", "Offer {name} a card").format(name=name)


def ask_for_a_card(name: str) -> str:
    """The button that lets the partner at the same screen offer one."""
    return translate("QuantoTable", "Ask {name} for a card").format(name=name)


def will_offer(name: str) -> str:
    """A player wants to offer a card as soon as the partner's turn begins."""
    words = translate("QuantoTable", "When {name}'s turn comes, you offer a card")
    return words.format(name=name)


def which_to_offer(name: str) -> str:
    return translate("QuantoTable", "Which card do you offer {name}?").format(name=name)


def offer(card: int) -> str:
    return translate("QuantoTable", "Offer {card}").format(card=the_card(card))


def offer_nothing() -> str:
    return translate("QuantoTable", "Offer nothing")


def want_this_one() -> str:
    """The partner asks."""
    return translate("QuantoTable", "Do you want this one?")


def choose_return() -> str:
    """Beside the button that gives a partner's card back."""
    return translate("QuantoTable", "Or choose a card to give in return")


def keep(kept: int, given: int) -> str:
    words = translate("QuantoTable", "Keep {kept}, give {given}")
    return words.format(kept=the_card(kept), given=the_card(given))


def give_back() -> str:
    return translate("QuantoTable", "Give it back")
