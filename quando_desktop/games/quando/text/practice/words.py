"""Exercises of Quando in words: to knock or not, which set, which side."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QCoreApplication

from quando_desktop.games.practising import PracticeKind, Practising
from quando_desktop.games.quando.bots.appraiser import set_of
from quando_desktop.games.quando.bots.heuristic import HeuristicBot
from quando_desktop.games.quando.bots.reason import Ground, QuandoReason, Weighed
from quando_desktop.games.quando.rules.actions import Call, Draw, Flip, Play, QuandoAction
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.text import reasons, table

translate = QCoreApplication.translate

KNOCK, SET, SIDE = "knock", "set", "side"


def kinds() -> tuple[PracticeKind, ...]:
    return (
        PracticeKind(
            KNOCK,
            translate("QuandoPractice", "Knock or not"),
            translate("QuandoPractice", "When a low hand is low enough."),
            translate("QuandoPractice", "Knock, or play on?"),
        ),
        PracticeKind(
            SET,
            translate("QuandoPractice", "Which set"),
            translate("QuandoPractice", "What to lay, and what to keep together."),
            translate("QuandoPractice", "Which set do you play?"),
        ),
        PracticeKind(
            SIDE,
            translate("QuandoPractice", "Which side"),
            translate("QuandoPractice", "The side that you see, or the one that you do not."),
            translate("QuandoPractice", "Which side do you take?"),
        ),
    )


def answer(kind: str, action: QuandoAction, view: QuandoView) -> str:
    match action:
        case Play(places) if kind == KNOCK:
            return translate("QuandoPractice", "Play on")
        case Play(places):
            return table.play_cards(sorted(view.hand[place].front for place in places))
        case Draw.SHOWN if view.draw and view.draw[0].up is not None:
            return table.take_shown(view.draw[0].up)
        case Draw.HIDDEN:
            return table.turn_it_over()
        case Call.KNOCK:
            return translate("QuandoPractice", "Knock")
    # Zeros are told apart by what is known of them.
    flip = isinstance(action, Flip)
    return reasons.label(Weighed(action, (), None), view) if flip else table.pass_turn()


def is_same(kind: str, one: QuandoAction, other: QuandoAction, view: QuandoView) -> bool:
    """Equal fronts are interchangeable; where it is about knocking, only that counts."""
    if kind == KNOCK:
        return (one is Call.KNOCK) == (other is Call.KNOCK)
    if isinstance(one, Play) and isinstance(other, Play):
        return _fronts(one, view) == _fronts(other, view)
    if isinstance(one, Flip) and isinstance(other, Flip):
        return view.hand[one.place].back == view.hand[other.place].back
    return one == other


def _fronts(play: Play, view: QuandoView) -> list[int]:
    return sorted(view.hand[place].front for place in play.places)


def why(name: str, kind: str, action: QuandoAction, view: QuandoView) -> str:
    """What this player would do, and why: in the words of a hint."""
    reckoning = _judge().reckon(view)
    if kind == KNOCK and action is not Call.KNOCK:
        return translate(
            "QuandoPractice",
            "{name} would play on, because a knock with %n point(s) fails too often.",
            None,
            reckoning.total,
        ).format(name=name)
    match action:
        case Play():
            ground = reckoning.ground(set_of(_fronts(action, view)))
        case Draw():
            ground = Ground.SHOWN_GOOD if action is Draw.SHOWN else Ground.HIDDEN_GOOD
        case Flip():
            ground = Ground.CHEAPEST_ZERO
        case _:
            ground = Ground.KNOCK_GOOD if action is Call.KNOCK else Ground.PASS_GOOD
    reason = QuandoReason(ground, reckoning.total, (), (), hidden=reckoning.hidden)
    would = reasons.would(name, action, view)
    return f"{would}, {reasons.because(action, reason, view)}"


@cache
def _judge() -> HeuristicBot:
    return HeuristicBot()


PRACTISING = Practising(kinds, answer, spoken=answer, why=why, is_same=is_same)
