"""What is hidden on a Quando table, and the moments in which that is looked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.games import GAMES
from quando_desktop.games.quando.bots.bot import PlainBot
from quando_desktop.games.quando.rules.actions import Call, Draw
from quando_desktop.games.quando.rules.deal import QuandoDeal
from quando_desktop.games.quando.rules.round import QuandoRound
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.table.picture import picture
from quando_desktop.games.quando.table.scenery import QuandoScenery
from quando_desktop.games.quando.table.table import moment
from quando_desktop.settings.settings import Sorting
from quando_desktop.table.scene.tableau import Frame, Tableau
from tests.games.quando.rounds import table as position
from tests.games.quando.table.seat import QuandoSeat, Sit, act, truth
from tests.table.looks import Looks, watch
from tests.table.turn_seat import players

BOT = PlainBot()


def play(match: Match, chance: Chance) -> None:
    seat = match.to_act()[0]
    view = match.observe(seat)
    assert isinstance(view, QuandoView)
    match.submit(seat, BOT.choose(view, chance))


def kind_of(view: QuandoView) -> str:
    """The kind of moment, and what the looker has to do in it."""
    name = str(moment(view))
    if view.actor == view.seat and not view.is_over:
        name += f" {view.phase.name}"
    return f"{name} turned" if view.pile_turned else name


def hidden(state: QuandoRound) -> list[int]:
    """Of the hands and the draw pile."""
    return [state.front[card] for seat in range(1, state.seats) for card in state.cards(seat)] + [
        state.back[card] for card in state.draw
    ]


def shown(view: QuandoView, facts: MatchFacts) -> Sequence[Callable[[Frame], Tableau]]:
    """For somebody who may have to act, without and with the help for the memory."""
    return [
        lambda frame, helps=helps: picture(  # type: ignore[misc]
            frame,
            QuandoScenery(
                view=view,
                facts=facts,
                order=tuple(card.card for card in view.hand),
                acts=view.actor == view.seat,
                memory_help=helps,
            ),
        )
        for helps in (False, True)
    ]


# ----------------------------------------------------------------- two truths to be played

World = tuple[str, str, str, str]

WORLDS: tuple[World, World] = (
    (
        "5/0 3/1 8/2 10/9",
        "7/1 7/2 7/3 4/6",
        "9/5 6/1 6/2 8/10",
        "3/2 2/0 1/8 9/3 6/9 4/0 5/1",
    ),
    (
        "5/3 3/0 8/1 10/7",
        "7/1 7/2 7/3 5/6",
        "9/5 4/1 4/2 6/10",
        "3/6 2/8 1/9 9/6 6/0 4/7 5/2",
    ),
)
"""Two truths that look alike to seat 0: it sees its fronts, the backs of the others and the top
of the pile. What they play and show is the same card in both; what they take by its hidden side is
a 0 or an 8, an 8 or a 9, a 9 or a 0."""
MOMENTS = (0, 30, 150, 260, 700, 1500)
"""Milliseconds after a step at which the picture is looked at."""


def begin(sit: Sit, world: World, **settings: Any) -> QuandoSeat:
    """Somebody sits at the table when the cards are dealt."""
    *hands, draw = world
    state = position(*hands, draw=draw)
    sides = [(front, back) for front, back in zip(state.front, state.back, strict=True)]
    dealt = tuple(tuple(sides[card] for card in state.cards(seat)) for seat in range(3))
    pile = tuple(sides[card] for card in reversed(state.draw))
    match = Match(GAMES["quando"], players(3), {"hand_size": 4, "plays_before_knock": 0}, 1)
    table = sit(match, **settings)
    match.begin_round(QuandoDeal(state.dealer, dealt, pile))
    return table


STORY: tuple[tuple[int, str | Draw | Call], ...] = (
    (0, "10"),
    (0, Draw.SHOWN),
    (1, "7/1 7/2 7/3"),
    (1, Draw.HIDDEN),
    (2, Draw.HIDDEN),
    (0, Draw.SHOWN),
    (2, "9/5"),
    (2, Draw.HIDDEN),
    (0, "8"),
    (0, Draw.SHOWN),
    (1, Call.KNOCK),
    (2, Call.PASS),
)
"""A triplet and what it costs the others, a turn of everybody, a knock, and all but the last turn
after it: the last one opens the hands."""


def watched(table: QuandoSeat) -> list[Looks]:
    """A deal, and what comes of it."""
    seen = watch(table, MOMENTS)
    for seat, action in STORY:
        if isinstance(action, str) and seat == 0:
            act(table.match, seat, whole(table, action))
        else:
            act(table.match, seat, action)
        seen += watch(table, MOMENTS)
    return seen


def whole(table: QuandoSeat, front: str) -> str:
    """An own card by both its sides, of which its owner sees one."""
    state = truth(table.match)
    held = next(card for card in state.cards(0) if state.front[card] == int(front))
    return f"{front}/{state.back[held]}"


def story_of(sit: Sit, world: int, **settings: Any) -> tuple[Match, list[Looks]]:
    table = begin(sit, WORLDS[world], sorting=Sorting.OFF, **settings)
    return table.match, watched(table)
