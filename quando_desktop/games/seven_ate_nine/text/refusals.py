"""Answers to tries that the rules refuse: one short line each that says why.

A card that does not fit is no such try: it goes back to the hand, and the table shows that.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.contract import Refusal, WrongPhase
from quando_desktop.games.seven_ate_nine.rules.cards import value_of
from quando_desktop.games.seven_ate_nine.rules.view import SevenView

translate = QCoreApplication.translate


def refusal(refused: Refusal, view: SevenView, names: Sequence[str] = ()) -> str:
    """The line for a player with this view, at a table of players with these names."""
    if refused.reason == "not_your_turn" and view.turn is not None and names:
        words = translate("SevenRefusals", "It is {name}'s turn")
        return words.format(name=names[view.turn])
    if refused.reason == "does_not_fit":
        return _does_not_fit(refused)
    if isinstance(refused, WrongPhase):
        return _nothing_now(view)
    otherwise = translate("SevenRefusals", "That is not possible now")
    return _lines(view).get(refused.reason, otherwise)


def _does_not_fit(refused: Refusal) -> str:
    """By turns a wrong card is not laid at all (S14)."""
    card = refused.details.get("card")
    if not isinstance(card, int):
        return translate("SevenTable", "Does not fit")
    words = translate("SevenSpoken", "{value} does not fit")
    return words.format(value=value_of(card))


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
        "locked_out": locked_out(view),
        "nothing_to_undo": translate("SevenRefusals", "A card laid is a card played"),
        "stale": translate("SevenRefusals", "Too late: the game has moved on"),
        "not_dealt": over,
        "match_over": over,
        "round_not_over": translate("SevenRefusals", "The game is not over yet"),
    }


def locked_out(view: SevenView) -> str:
    """The reason why no card can be played for a moment (two options)."""
    if view.options.get("hold"):
        return translate("SevenRefusals", "A wrong card: wait a moment")
    return translate("SevenRefusals", "Too many wrong cards: wait a moment")


def hand_full(limit: int) -> str:
    """The reason why nothing can be drawn (an option)."""
    return translate("SevenRefusals", "No more than %n card(s) in hand: play one", None, limit)


def game_over() -> str:
    return translate("SevenRefusals", "The game is over")
