"""Exercises of Quanto in words: the largest capture, and the cards that add up."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QCoreApplication

from quando_desktop.games.practising import PracticeKind, Practising
from quando_desktop.games.quanto.bots.grounds import explained
from quando_desktop.games.quanto.bots.heuristic import HeuristicBot
from quando_desktop.games.quanto.bots.reason import Weighed
from quando_desktop.games.quanto.bots.reckoning import move_of
from quando_desktop.games.quanto.rules.actions import QuantoAction
from quando_desktop.games.quanto.rules.effects import card_of, gains
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.settings import SUM_AID, SumAid
from quando_desktop.games.quanto.text import moves, reasons

translate = QCoreApplication.translate

LARGEST, SUM = "largest", "sum"
BY_ONESELF = {SUM_AID: SumAid.FOUND}
"""The table would find the sums for whoever is to find them."""


def kinds() -> tuple[PracticeKind, ...]:
    return (
        PracticeKind(
            LARGEST,
            translate("QuantoPractice", "Largest capture"),
            translate("QuantoPractice", "Several groups with one card."),
            translate("QuantoPractice", "Which capture wins the most cards?"),
            offers=False,
            settings=BY_ONESELF,
        ),
        PracticeKind(
            SUM,
            translate("QuantoPractice", "Spot the sum"),
            translate("QuantoPractice", "Cards of the display that add up to one of yours."),
            translate("QuantoPractice", "Which sum wins the most cards?"),
            offers=False,
            is_timed=True,
            settings=BY_ONESELF,
        ),
    )


def answer(_: str, action: QuantoAction, view: QuantoView) -> str:
    return moves.label(Weighed(action, *gains(action, view)), view)


def spoken(_: str, action: QuantoAction, view: QuantoView) -> str:
    return moves.spoken_label(Weighed(action, *gains(action, view)), view)


def is_same(_: str, one: QuantoAction, other: QuantoAction, view: QuantoView) -> bool:
    """Equal cards are interchangeable: what counts is the effect."""
    return _effect(one, view) == _effect(other, view)


def _effect(action: QuantoAction, view: QuantoView) -> object:
    return move_of(action, view.seat), card_of(action)


def why(name: str, kind: str, action: QuantoAction, view: QuantoView) -> str:
    """What this player would do, and why: in the words of a hint."""
    reckoning = _judge().reckon(view)
    choices = reckoning.choices
    chosen = [each for each in choices if is_same(kind, each.action, action, view)]
    order = [*chosen, *[each for each in choices if each not in chosen]]
    would = moves.would(name, action, view)
    return f"{would}, {reasons.because(action, explained(reckoning, order), view)}"


@cache
def _judge() -> HeuristicBot:
    return HeuristicBot()


PRACTISING = Practising(kinds, answer, spoken, why, is_same)
