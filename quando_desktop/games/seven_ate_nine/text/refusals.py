"""Answers to tries that the rules refuse: one short line each that says why.

A card that does not fit is no such try: it goes back to the hand, and the table shows that.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.contract import Refusal, WrongPhase
from quando_desktop.games.seven_ate_nine.rules.view import SevenView

translate = QCoreApplication.translate


def refusal(refused: Refusal, view: SevenView) -> str:
    """The line for a player with this view."""
    if isinstance(refused, WrongPhase):
        return _nothing_now(view)
    otherwise = translate("SevenRefusals", "That is not possible now")
    return _lines(view).get(refused.reason, otherwise)


def _nothing_now(view: SevenView) -> str:
    """The reason why nobody can do anything."""
    if view.winner is not None:
        return game_over()
    return translate("SevenRefusals", "Everybody is stuck: wait for the signal")


def _lines(view: SevenView) -> dict[str, str]:
    """The lines by the reasons."""
    over = game_over()
    return {
        "not_yours": translate("SevenRefusals", "That card is not in your hand"),
        "no_stack": translate("SevenRefusals", "Your stack is empty: there is nothing to draw"),
        "hand_full": hand_full(view.hand_limit),
        "locked_out": translate("SevenRefusals", "Too many wrong cards: wait a moment"),
        "nothing_to_undo": translate("SevenRefusals", "A card laid is a card played"),
        "stale": translate("SevenRefusals", "Too late: the game has moved on"),
        "not_dealt": over,
        "match_over": over,
        "round_not_over": translate("SevenRefusals", "The game is not over yet"),
    }


def hand_full(limit: int) -> str:
    """The reason why nothing can be drawn (an option)."""
    return translate("SevenRefusals", "No more than %n card(s) in hand: play one", None, limit)


def game_over() -> str:
    return translate("SevenRefusals", "The game is over")
