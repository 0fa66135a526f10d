"""The words of a plain table; a game names its piles and its actions itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.table.pages.contract import Keys
from quando_desktop.table.text.numbers import Company, listed
from quando_desktop.table.text.words import undo_key

translate = QCoreApplication.translate


def round_title(number: int) -> str:
    return translate("PlainTable", "Round {number}").format(number=number)


def next_round() -> str:
    return translate("PlainTable", "Next round")


def points() -> str:
    """The heading of a column."""
    return translate("PlainTable", "Points")


def match() -> str:
    """The heading of the points of all rounds."""
    return translate("PlainTable", "The match")


def match_won(winners: Company) -> str:
    return winners.told(
        translate("PlainTable", "You win the match"),
        translate("PlainTable", "{names} won the match"),
        translate("PlainTable", "{names} and you win the match"),
    )


def would(name: str, action: str) -> str:
    """A hint: the adviser's choice, in the words of its button."""
    return translate("PlainTable", "{name} would choose: {action}.").format(
        name=name, action=action
    )


def notebook(name: str, hand: Sequence[str], action: str) -> str:
    """A computer player's page about one decision."""
    words = translate("PlainTable", "{name} held {cards}.") if hand else ""
    lines = [words.format(name=name, cards=listed(hand))]
    if action:
        chose = translate("PlainTable", "{name} chose: {action}.")
        lines.append(chose.format(name=name, action=action))
    return " ".join(line for line in lines if line)


def card_in_hand(card: str, place: int, count: int) -> str:
    """An own card, for a screen reader."""
    words = translate("PlainTable", "{card}, card {place} of {count}")
    return words.format(card=card, place=place, count=count)


# -------------------------------------------------------------------- the key sheet


def key_columns(cap: Callable[[str], str]) -> tuple[Keys, Keys]:
    """The keys for the own cards, and those of a turn; `cap` is the caption of a command's key."""
    cards = Keys(
        translate("PlainTable", "Your cards"),
        (
            ((cap("left"), cap("right")), translate("PlainTable", "move along the hand")),
            ((cap("choose"),), translate("PlainTable", "choose, or put back")),
            ((cap("play"),), translate("PlainTable", "do what is chosen")),
            ((cap("sort"),), translate("PlainTable", "sort, or your own order")),
            (("Esc", cap("put_back")), translate("PlainTable", "choose nothing")),
        ),
    )
    turn = Keys(
        translate("PlainTable", "Your turn"),
        (
            (("Tab",), translate("PlainTable", "from seat to seat")),
            ((cap("hint"),), translate("PlainTable", "show or hide a hint")),
            ((undo_key(), cap("undo")), translate("PlainTable", "take back your choice")),
            ((cap("log"),), translate("PlainTable", "what happened")),
            ((cap("notebook"),), translate("PlainTable", "a notebook, after the round")),
        ),
    )
    return cards, turn
