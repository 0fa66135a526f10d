"""What a player cannot see never reaches their picture, down to the pixels."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.engine.seats import Player
from quando_desktop.games.quando.bot import PlainBot
from quando_desktop.games.quando.game import Quando
from quando_desktop.games.quando.moments import moment
from quando_desktop.games.quando.rules import QuandoRound
from quando_desktop.games.quando.sampler import Sampler
from quando_desktop.games.quando.view import QuandoView
from quando_desktop.shell.tables import TABLES, render
from quando_desktop.table.facts import MatchFacts
from quando_desktop.table.style import Style

SIZE = (1024, 640)
SEAT = 0


def moments(seats: int, seed: int) -> Iterator[tuple[str, QuandoView, MatchFacts]]:
    """The moments of a match that differ in kind, before and after the pile was turned."""
    match = Match(Quando(), [Player(f"P{seat}") for seat in range(seats)], seed=seed)
    bot, chance, seen = PlainBot(), Chance(seed), set[str]()
    while match.result is None:
        match.begin_round()
        while match.in_round:
            view = match.observe(SEAT)
            assert isinstance(view, QuandoView)
            name = f"{moment(view)}{'-turned' if view.pile_turned else ''}"
            if name not in seen:
                seen.add(name)
                yield name, view, MatchFacts.of(match)
            seat = match.to_act()[0]
            acting = match.observe(seat)
            assert isinstance(acting, QuandoView)
            match.submit(seat, bot.choose(acting, chance))


def picture(style: Style, view: QuandoView, facts: MatchFacts) -> QImage:
    return render(style, TABLES["quando"], view, facts, SIZE, dark=False)


def hidden(state: QuandoRound) -> list[int]:
    """What seat 0 does not see of the hands and the draw pile."""
    return [state.front[card] for seat in range(1, state.seats) for card in state.cards(seat)] + [
        state.back[card] for card in state.draw
    ]


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (4, 7), (6, 5)])
def test_another_truth_gives_the_same_picture(style: Style, seats: int, seed: int) -> None:
    kinds = set()
    for name, view, facts in moments(seats, seed):
        kinds.add(name.removesuffix("-turned"))
        first, second = (Sampler(view).draw(Chance(number)) for number in (1, 2))
        if not view.pile_turned:
            assert hidden(first) != hidden(second), name
        shown = picture(style, view, facts)
        assert picture(style, first.observe(SEAT), facts) == shown, name
        assert picture(style, second.observe(SEAT), facts) == shown, name
    assert kinds >= {"start", "middle", "last-round"}


def test_the_comparison_sees_a_single_face(style: Style) -> None:
    """The owner of the cards sees the difference between two truths."""
    _, view, facts = next(moments(4, 7))
    first, second = (Sampler(view).draw(Chance(number)) for number in (1, 2))
    assert picture(style, first.observe(1), facts) != picture(style, second.observe(1), facts)
