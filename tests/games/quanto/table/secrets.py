"""What is hidden on a Quanto table, and the moments in which that is looked for."""

from __future__ import annotations

from typing import Any

from quando_desktop.engine.match import Match
from quando_desktop.games import GAMES
from quando_desktop.games.quanto.rules.actions import (
    Accept,
    Capture,
    Decline,
    Discard,
    Form,
    Offer,
    QuantoAction,
    Steal,
)
from quando_desktop.games.quanto.rules.cards import QuantoDeal
from quando_desktop.games.quanto.rules.round import QuantoRound
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.table import moment
from tests.games.quanto.table.seat import QuantoSeat, Sit, kinds
from tests.table.looks import Looks, watch
from tests.table.turn_seat import players


def kind_of(view: QuantoView) -> str:
    """The kind of moment, whose turn it is, and what the looker can do in it."""
    whose = "own" if view.active == view.seat else view.active % 2
    doing = f" {view.phase.name}{' again' if view.again else ''}" if view.legal() else ""
    return f"{moment(view)} {whose}{doing}"


def hidden(state: QuantoRound) -> list[list[int]]:
    """Of the hands and the draw pile."""
    views = [state.observe(seat) for seat in range(1, state.seats)]
    return [*([card.kind for card in each.hand] for each in views), [*state.draw]]


# ----------------------------------------------------------------- two truths to be played

World = tuple[str, str, str, str, str]
"""Four hands and the draw pile."""

WORLDS: tuple[World, World] = (
    ("9 3 12 8", "4 11 10 3", "6 7 12 2", "2 5 J 10", "6 12 10 2 11 7 8 1 1 1"),
    ("9 3 12 8", "4 11 2 12", "6 7 1 9", "2 7 5r J", "6 12 10 3 7r 9 5 12 12 12"),
)
"""Two truths that look alike to seat 0: its own cards are the same, what the others play, and what
comes into the display and into its own hand. What they keep, offer each other and draw is not."""
DISPLAY = "5 4 9 12"
OPTIONS = {"teams": True, "free_discard": True}
MOMENTS = (0, 30, 150, 260, 420, 700, 1000, 1300, 1700, 2300)
"""Milliseconds after a step at which the picture is looked at."""

Deed = tuple[int, tuple[QuantoAction, QuantoAction]]
"""Who does it, and what it is in either world."""


def same(seat: int, action: QuantoAction) -> Deed:
    return seat, (action, action)


STORY: tuple[Deed, ...] = (
    same(0, Form(3, 3, 5, 8)),
    (3, (Offer(10), Offer(0))),
    (1, (Decline(), Decline())),
    same(1, Capture(4, 4, ((4,),))),
    same(2, Discard(6)),
    (1, (Offer(11), Offer(11))),
    (3, (Accept(5), Accept(7))),
    same(3, Discard(2)),
    same(3, Steal(0)),
)
"""The others offer each other cards, exchange one, capture, discard, draw the last ten of the pile
and steal."""


def begin(sit: Sit, world: World, **settings: Any) -> QuantoSeat:
    """Somebody sits at the table when the cards are dealt."""
    *hands, draw = world
    match = Match(GAMES["quanto"], players(4), OPTIONS, 1)
    table = sit(match, **settings)
    match.begin_round(QuantoDeal(3, tuple(map(kinds, hands)), kinds(DISPLAY), kinds(draw)))
    return table


def story(table: QuantoSeat, world: int) -> list[Looks]:
    seen = watch(table, MOMENTS)
    for seat, actions in STORY:
        table.match.submit(seat, actions[world])
        seen += watch(table, MOMENTS)
    return seen


def story_of(sit: Sit, world: int, **settings: Any) -> tuple[Match, list[Looks]]:
    table = begin(sit, WORLDS[world], **settings)
    return table.match, story(table, world)
