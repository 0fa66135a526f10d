"""Nothing hidden shows while things move on a Quanto table, in what is heard or in what is said."""

from __future__ import annotations

from itertools import pairwise

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
)
from quando_desktop.games.quanto.rules.cards import QuantoDeal
from tests.games.quanto.table.seat import QuantoSeat, Sit, kinds
from tests.table.looks import Looks, look, watch
from tests.table.turn_seat import players

World = tuple[str, str, str, str, str]
"""Four hands and the draw pile."""

WORLDS: tuple[World, World] = (
    ("9 3 12 8", "4 11 10 J", "6 7 12 2", "2 5 5 10", "6 12 10 2 11 7 8 1 1 1"),
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
    (3, (Discard(11), Discard(11))),
)
"""The others offer each other cards, exchange one, capture, discard and draw."""


def begin(sit: Sit, world: World) -> QuantoSeat:
    """Somebody sits at the table when the cards are dealt."""
    *hands, draw = world
    match = Match(GAMES["quanto"], players(4), OPTIONS, 1)
    table = sit(match)
    match.begin_round(QuantoDeal(3, tuple(map(kinds, hands)), kinds(DISPLAY), kinds(draw)))
    return table


def story(table: QuantoSeat, world: int) -> list[Looks]:
    seen = watch(table, MOMENTS)
    for seat, actions in STORY:
        table.match.submit(seat, actions[world])
        seen += watch(table, MOMENTS)
    return seen


def test_n26_another_truth_moves_the_same(sit: Sit) -> None:
    first, second = (story(begin(sit, world), place) for place, world in enumerate(WORLDS))
    assert len(first) == len(second) == (1 + len(STORY)) * (1 + len(MOMENTS))
    for number, (one, other) in enumerate(zip(first, second, strict=True)):
        assert one[1:] == other[1:], number
        assert one[0] == other[0], number
    images = [image for image, *_ in first]
    assert sum(one != other for one, other in pairwise(images)) > 40
    assert len(first[-1][3]) > 9, "the log tells of it"


def test_the_two_truths_do_differ(sit: Sit) -> None:
    one, other = (begin(sit, world) for world in WORLDS)
    assert one.match.observe(1) != other.match.observe(1)
    assert one.match.observe(0) == other.match.observe(0)


def test_n24_partners_see_what_is_offered(sit: Sit) -> None:
    """The same step in a match whose looker is offered the card: the worlds part here."""
    found = []
    for offered in ("10", "J"):
        match = Match(GAMES["quanto"], players(4), OPTIONS, 1)
        table = sit(match, shows=False)
        hands = "9 3 12 8", "4 11 7 7", f"6 7 {offered} 2", "2 5 5 1"
        match.begin_round(QuantoDeal(3, tuple(map(kinds, hands)), kinds(DISPLAY), kinds("1 1 1")))
        table.rest()
        match.submit(2, Offer(*kinds(offered)))
        table.rest()
        found.append(look(table))
    assert found[0][0] != found[1][0]
    assert found[0][2] != found[1][2]


def test_the_curtain_leaves_nothing_of_what_moves(sit: Sit) -> None:
    match = Match(GAMES["quanto"], players(4, people=2), OPTIONS, 1, first_dealer=3)
    table = sit(match)
    table.controller.curtainFell.connect(lambda _: table.page.conceal())
    table.page.begin()
    table.controller.lift()
    table.rest()
    seat = table.view.seat
    match.submit(seat, match.observe(seat).legal()[-1])
    table.tick(100)
    assert table.page.is_busy
    table.page.conceal()
    table.tick(5000)
    assert table.scene.items() == []
    assert table.page.log() == []
    assert table.page._mirror._spots == {}
