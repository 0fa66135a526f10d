"""What a player cannot see never reaches their picture, down to the pixels."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from quando_desktop.games import PLUGS
from quando_desktop.games.quando.bots.bot import PlainBot
from quando_desktop.games.quando.rules.game import Quando
from quando_desktop.games.quando.rules.round import QuandoRound
from quando_desktop.games.quando.rules.sampler import Sampler
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.table.picture import picture
from quando_desktop.games.quando.table.scenery import QuandoScenery
from quando_desktop.games.quando.table.table import moment
from quando_desktop.shell.selftest.still import render
from quando_desktop.table.paint.style import Style
from tests.table.painted import SIZE, painted

SEAT = 0


def kind_of(view: QuandoView) -> str:
    """The kind of moment, and what the looker has to do in it."""
    name = str(moment(view))
    if view.actor == view.seat:
        name += f" {view.phase.name}"
    return f"{name} turned" if view.pile_turned else name


def moments(seats: int, seed: int) -> Iterator[tuple[str, QuandoView, MatchFacts]]:
    """The moments of a match that differ in kind, before and after the pile was turned."""
    match = Match(Quando(), [Player(f"P{seat}") for seat in range(seats)], seed=seed)
    bot, chance, seen = PlainBot(), Chance(seed), set[str]()
    while match.result is None:
        match.begin_round()
        while match.in_round:
            view = match.observe(SEAT)
            assert isinstance(view, QuandoView)
            name = kind_of(view)
            if name not in seen:
                seen.add(name)
                yield name, view, MatchFacts.of(match)
            seat = match.to_act()[0]
            acting = match.observe(seat)
            assert isinstance(acting, QuandoView)
            match.submit(seat, bot.choose(acting, chance))


def seen(
    style: Style, view: QuandoView, facts: MatchFacts, *, memory_help: bool
) -> tuple[QImage, list[str]]:
    """The picture for somebody who has to act, and what a screen reader finds there."""
    shown = QuandoScenery(
        view=view,
        facts=facts,
        order=tuple(card.card for card in view.hand),
        acts=view.actor == view.seat,
        memory_help=memory_help,
    )
    return painted(style, lambda frame: picture(frame, shown))


def hidden(state: QuandoRound) -> list[int]:
    """What seat 0 does not see of the hands and the draw pile."""
    return [state.front[card] for seat in range(1, state.seats) for card in state.cards(seat)] + [
        state.back[card] for card in state.draw
    ]


@pytest.mark.parametrize("memory_help", [False, True])
@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (5, 5)])
def test_another_truth_gives_the_same_picture(
    kept_style: Style, seats: int, seed: int, memory_help: bool
) -> None:
    kinds = set()
    for name, view, facts in moments(seats, seed):
        kinds.add(name)
        first, second = (Sampler(view).draw(Chance(number)) for number in (1, 2))
        if not view.pile_turned:
            assert hidden(first) != hidden(second), name
        shown = seen(kept_style, view, facts, memory_help=memory_help)
        for other in (first, second):
            assert seen(kept_style, other.observe(SEAT), facts, memory_help=memory_help) == shown
    words = {word for name in kinds for word in name.split()}
    assert {"start", "middle", "last-round", "PLAY", "DRAW"} <= words
    assert {"FLIP", "PENALTY_DRAW"} & words


def test_the_comparison_sees_a_single_face(kept_style: Style) -> None:
    """The owner of the cards sees and hears the difference between two truths."""
    _, view, facts = next(moments(4, 7))
    first, second = (Sampler(view).draw(Chance(number)) for number in (1, 2))
    one, other = (
        seen(kept_style, state.observe(1), facts, memory_help=False) for state in (first, second)
    )
    assert one[0] != other[0]
    assert one[1] != other[1]


def test_the_memory_help_is_in_the_picture(kept_style: Style) -> None:
    view, facts = next(
        (view, facts) for name, view, facts in moments(4, 7) if name.endswith("DRAW")
    )
    plain = seen(kept_style, view, facts, memory_help=False)
    assert seen(kept_style, view, facts, memory_help=True)[0] != plain[0]


def test_a_still_picture_is_the_same_for_another_truth(kept_style: Style) -> None:
    _, view, facts = next(moments(4, 7))
    shown = render(kept_style, PLUGS["quando"].table(), view, facts, SIZE, dark=True)
    other = Sampler(view).draw(Chance(1)).observe(SEAT)
    assert render(kept_style, PLUGS["quando"].table(), other, facts, SIZE, dark=True) == shown
