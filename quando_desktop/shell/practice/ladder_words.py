"""The words of a ladder."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def ready() -> str:
    return translate("Ladder", "Ready?")


def how(cards: int, slips: int) -> str:
    words = translate(
        "Ladder",
        "Play a card that fits on the pile. {cards} cards are one rung, and each rung is faster. "
        "The climb ends with the third slip.",
    )
    return words.format(cards=cards, slips=slips)


def digits() -> str:
    """For a screen reader: whoever looks sees the keys on the cards."""
    return translate("Ladder", "The keys 1 to 4 play your cards from the left.")


def start() -> str:
    return translate("Ladder", "Start")


def again() -> str:
    return translate("Ladder", "Climb again")


def rung(number: int) -> str:
    return translate("Ladder", "Rung {number}").format(number=number)


def progress(done: int, cards: int, slips: int) -> str:
    """How far one is on a rung, and how many slips are left."""
    words = translate("Ladder", "{done} of {cards} cards, %n slip(s) left", None, slips)
    return words.format(done=done, cards=cards)


def reached(rungs: int) -> str:
    return translate("Ladder", "You have climbed %n rung(s).", None, rungs)


def best(rungs: int) -> str:
    return translate("Ladder", "Your best so far: %n rung(s).", None, rungs)


def too_late() -> str:
    return translate("Ladder", "Too late.")


def does_not_fit() -> str:
    return translate("Ladder", "That does not fit.")


def asked(top: str, hand: str) -> str:
    """The pile and the cards to choose from, for a screen reader."""
    return translate("Ladder", "On the pile: {top}. Your cards: {hand}.").format(top=top, hand=hand)


def plays_card() -> str:
    return translate("Ladder", "play this card")


def against_clock() -> str:
    return translate("Ladder", "Against the clock")


def against_clock_hint() -> str:
    return translate("Ladder", "Without it, each rung asks only for the right cards.")
