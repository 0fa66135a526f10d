"""Nothing hidden shows while things move, in what is said, or behind the curtain."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from quando_desktop.engine.match import Match
from quando_desktop.games import GAMES
from quando_desktop.games.quando.rules.actions import Draw
from quando_desktop.games.quando.rules.deal import QuandoDeal
from quando_desktop.settings.settings import Sorting
from quando_desktop.table.scene.hold import HOLD
from tests.games.quando.rounds import table as position
from tests.games.quando.table.seat import QuandoSeat, Sit, act, truth
from tests.table.looks import Looks, look, watch
from tests.table.turn_seat import players

World = tuple[str, str, str, str]

WORLDS: tuple[World, World] = (
    (
        "5/0 3/1 8/2 10/9",
        "4/10 6/1 9/2 2/0",
        "6/5 1/0 9/7 2/10",
        "3/2 7/6 5/1 2/1 8/3",
    ),
    (
        "5/3 3/0 8/1 10/7",
        "6/10 4/1 9/2 7/0",
        "4/5 6/0 9/7 1/10",
        "3/6 7/8 5/1 2/4 8/0",
    ),
)
"""Two truths that look alike to seat 0: it sees its fronts, the backs of the others and the top
of the pile. What they play and show is the same card in both."""
MOMENTS = (0, 30, 150, 260, 700, 1500)
"""Milliseconds after a step at which the picture is looked at."""


def begin(sit: Sit, world: World, **settings: Any) -> QuandoSeat:
    """Somebody sits at the table when the cards are dealt."""
    *hands, draw = world
    state = position(*hands, draw=draw)
    sides = [(front, back) for front, back in zip(state.front, state.back, strict=True)]
    dealt = tuple(tuple(sides[card] for card in state.cards(seat)) for seat in range(3))
    pile = tuple(sides[card] for card in reversed(state.draw))
    match = Match(GAMES["quando"], players(3), {"hand_size": 4}, 1)
    table = sit(match, **settings)
    match.begin_round(QuandoDeal(state.dealer, dealt, pile))
    return table


def story(table: QuandoSeat) -> list[Looks]:
    """A deal, and a round of turns in which others draw by either side."""
    seen = watch(table, MOMENTS)
    for seat, card, side in (
        (0, "5", Draw.SHOWN),
        (1, "9/2", Draw.HIDDEN),
        (2, "9/7", Draw.SHOWN),
        (0, "8", Draw.SHOWN),
    ):
        act(table.match, seat, card if seat else whole(table, int(card)))
        seen += watch(table, MOMENTS)
        act(table.match, seat, side)
        seen += watch(table, MOMENTS)
    return seen


def whole(table: QuandoSeat, front: int) -> str:
    """An own card by both its sides, of which its owner sees one."""
    state = truth(table.match)
    held = next(card for card in state.cards(0) if state.front[card] == front)
    return f"{front}/{state.back[held]}"


@pytest.mark.parametrize("memory_help", [False, True])
def test_another_truth_moves_the_same(sit: Sit, memory_help: bool) -> None:
    first, second = (
        story(begin(sit, world, memory_help=memory_help, sorting=Sorting.OFF)) for world in WORLDS
    )
    assert len(first) == len(second) == 9 * (len(MOMENTS) + 1)
    for number, (one, other) in enumerate(zip(first, second, strict=True)):
        assert one == other, number
    images = [image for image, *_ in first]
    assert sum(one != other for one, other in pairwise(images)) > 30
    assert len(first[-1][3]) > 6, "the log tells of it"


def test_the_two_truths_do_differ(sit: Sit) -> None:
    one, other = (begin(sit, world) for world in WORLDS)
    assert truth(one.match).observe(1) != truth(other.match).observe(1)
    assert len(truth(one.match).draw) == len(truth(other.match).draw)


def test_the_own_hidden_side_is_seen_by_its_owner(sit: Sit) -> None:
    """The same story with the hidden side: the worlds part here."""
    found = []
    for world in WORLDS:
        table = begin(sit, world)
        table.rest()
        act(table.match, 0, "5/0" if world is WORLDS[0] else "5/3", Draw.HIDDEN)
        table.rest()
        found.append(look(table))
    assert found[0][0] != found[1][0]
    assert found[0][2] != found[1][2]


# -------------------------------------------------------------------- the curtain


@pytest.fixture
def shared(sit: Sit) -> QuandoSeat:
    """Two people at one screen; the first of them looks."""
    match = Match(GAMES["quando"], players(3, people=2), {"plays_before_knock": 0}, 4, 2)
    table = sit(match)
    table.controller.curtainFell.connect(lambda _: table.page.conceal())
    table.page.begin()
    assert table.controller.looker is None
    assert_empty(table)
    table.controller.lift()
    table.rest()
    assert table.view.seat == table.view.actor
    return table


def assert_empty(table: QuandoSeat) -> None:
    """Nothing is on the table for anybody."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    page = table.page
    assert table.scene.items() == []
    assert (table.scene.tableau.pieces, table.scene.tableau.controls) == ([], [])
    assert page._view._controls == []
    assert page._mirror.findChildren(QWidget) == []
    found = QAccessible.queryAccessibleInterface(page._mirror)
    assert found is not None
    assert found.childCount() == 0
    assert page.log() == []


def test_concealing_leaves_nothing(shared: QuandoSeat) -> None:
    assert shared.scene.items()
    assert shared.page.log()
    shared.page.conceal()
    assert_empty(shared)


def test_concealing_leaves_nothing_where_the_keys_were(shared: QuandoSeat) -> None:
    """The control that loses the focus asks for a fresh picture."""
    shared.type(Qt.Key.Key_Right)
    assert shared.table.state.focused is not None
    shared.page.conceal()
    assert_empty(shared)


def test_concealing_leaves_nothing_of_what_moves(shared: QuandoSeat) -> None:
    shared.page._press(shared.own(shared.view.hand[0].front))
    shared.table.typed("Return")
    shared.tick(100)
    assert shared.page.is_busy
    shared.page.conceal()
    shared.tick(5000)
    assert_empty(shared)


def test_nothing_comes_back_by_itself(shared: QuandoSeat) -> None:
    """Whatever was under way when the curtain fell: a hold, a toast, another size, a language."""
    page, left = shared.page, shared.table
    shared.press("knob")
    shared.table.typed("Return")
    page.conceal()
    shared.time.now += HOLD
    page._hold._go_on()
    page._toast.timeout.emit()
    page.resize(1100, 700)
    page._settle.timeout.emit()
    shared.change(memory_help=True)
    QCoreApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    left.pointed(("own", 0))
    QTest.mouseClick(shared.viewport, Qt.MouseButton.LeftButton, pos=page.rect().center())
    for key in (Qt.Key.Key_7, Qt.Key.Key_K, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Tab):
        QTest.keyClick(page, key)
    shared.tick(5000)
    assert_empty(shared)


def test_the_next_person_finds_nothing_of_the_one_before(shared: QuandoSeat) -> None:
    """No choice, no light on a drawn card, no note."""
    first = shared.view.seat
    card = shared.view.hand[0].card
    shared.page._press(("own", card))
    shared.table.typed("Return")
    shared.rest()
    shared.page._press("shown")
    for _ in range(50):
        shared.rest()
        if shared.controller.looker is None or not shared.clock.tick():
            break
    assert shared.controller.looker is None
    assert_empty(shared)
    shared.controller.lift()
    shared.rest()
    assert shared.view.seat != first
    assert shared.chosen == []
    assert not any(isinstance(key, tuple) and key[0] == "glow" for key in shared.pieces)
    names = [control.name for control in shared.controls.values()]
    assert names == [c.name for c in shared.table.tableau(shared.page._frame()).controls]
