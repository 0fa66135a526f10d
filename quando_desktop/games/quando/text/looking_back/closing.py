"""The words about the moment to knock, when somebody looks back at a round."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.games.closing import ClosingTale, ClosingWords, uncertain
from quando_desktop.games.quando.text.sheet import question
from quando_desktop.table.text.numbers import percent

translate = QCoreApplication.translate

POOR, GOOD = 0.25, 0.6
"""Chances below which a round was hardly to be won by a knock, and from which on it was likely."""


def _line(number: int) -> str:
    return translate(
        "QuandoClosing",
        "Your chance to win round {number}, had you knocked on each of your turns.",
    ).format(number=number)


def _closed() -> str:
    return translate("QuandoClosing", "Knock closed")


def _done(chance: str) -> str:
    return translate("QuandoClosing", "You knocked: {chance}").format(chance=chance)


def _when_done(turn: int) -> str:
    return translate("QuandoClosing", "turn {turn}, when you knocked").format(turn=turn)


def _never() -> str:
    return translate(
        "QuandoClosing", "The round was over before you could have knocked: there is no curve."
    )


def _heading(tale: ClosingTale) -> str:
    if not tale.has_moment or (tale.done is None and tale.high.mean < POOR):
        return translate("QuandoClosing", "Hardly a moment")
    if tale.done is None:
        return translate("QuandoClosing", "You did not knock")
    if not tale.late:
        return translate("QuandoClosing", "Just in time")
    if not tale.is_clear:
        return translate("QuandoClosing", "As good as the best")
    return translate("QuandoClosing", "%n turn(s) late", None, tale.late)


def _sentence(tale: ClosingTale) -> str:
    if not tale.has_moment:
        return _hopeless(tale)
    if tale.done is None:
        return f"{_missed(tale)} {_held(tale)}"
    if not tale.late:
        return f"{_held(tale)} {_right()}"
    if not tale.is_clear:
        return f"{_held(tale)} {_unclear(tale)}"
    return f"{_cost(tale)} {_why(tale)}"


def _hopeless(tale: ClosingTale) -> str:
    never = translate("QuandoClosing", "On none of your turns was a knock likely to win the round.")
    if tale.done is None:
        return never
    knocked = translate("QuandoClosing", "You knocked all the same, with a total of {total}.")
    return f"{never} {knocked.format(total=tale.total)}"


def _held(tale: ClosingTale) -> str:
    """The total at the best turn, and what it was worth."""
    if tale.high.mean >= GOOD:
        words = translate(
            "QuandoClosing", "On turn {turn} your total was {total}, and few could be lower."
        )
    elif tale.high.mean >= POOR:
        words = translate(
            "QuandoClosing", "On turn {turn} your total was {total}; somebody could be lower."
        )
    else:
        words = translate(
            "QuandoClosing",
            "On turn {turn} your total was {total}, and somebody was probably lower.",
        )
    return words.format(turn=tale.best, total=tale.low_total)


def _missed(tale: ClosingTale) -> str:
    if tale.high.mean < POOR:
        words = translate(
            "QuandoClosing", "No knock was likely to win: {chance} at best, on turn {turn}."
        )
    else:
        words = translate(
            "QuandoClosing", "A knock on turn {turn} would have won with a chance of {chance}."
        )
    return words.format(turn=tale.best, chance=percent(uncertain(tale.high.mean)))


def _right() -> str:
    return translate("QuandoClosing", "No turn was better: it cost you nothing.")


def _unclear(tale: ClosingTale) -> str:
    return translate(
        "QuandoClosing",
        "You knocked on turn {turn}: the difference is smaller than the error of this reckoning.",
    ).format(turn=tale.done)


def _cost(tale: ClosingTale) -> str:
    words = translate(
        "QuandoClosing",
        "It cost you %n point(s) of chance to knock on turn {turn} and not on turn {best}.",
        None,
        round(100 * tale.lead.mean),
    )
    return words.format(turn=tale.done, best=tale.best)


def _why(tale: ClosingTale) -> str:
    """The reason as far as the player's own cards tell it."""
    assert tale.total is not None
    if tale.total > tale.low_total:
        words = translate(
            "QuandoClosing", "You played on, and your total rose from {low} to {total}."
        )
    else:
        words = translate("QuandoClosing", "You played on, and the others caught up.")
    return words.format(total=tale.total, low=tale.low_total)


CLOSING = ClosingWords(
    title=question,
    line=_line,
    closed=_closed,
    done=_done,
    when_done=_when_done,
    heading=_heading,
    sentence=_sentence,
    never=_never,
)
