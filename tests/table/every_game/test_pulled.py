"""While somebody pulls the window, the computer players at every table of turns wait: nobody
watches them then. They go on by themselves once the size has settled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from quando_desktop.bots.bot import RandomBot
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine.chance import Chance
from quando_desktop.table.pages import surface
from tests.table.every_game.kit import Kit
from tests.table.every_game.kits import every_turn_game
from tests.table.every_game.test_haste import watching
from tests.table.turn_seat import TurnSeat

LONG = 3_600_000


@pytest.fixture(autouse=True)
def slow_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The size settles when the test lets it, however busy the computer is."""
    monkeypatch.setattr(surface, "SETTLED", LONG)


def pull(table: TurnSeat, by: int) -> None:
    table.page.resize(table.page.width() - by, table.page.height() - by)


@pytest.fixture
def shown(kit: Kit, sit: Callable[..., Any], qtbot: QtBot) -> TurnSeat:
    """A table in a window, at which the next thing that happens by itself is a turn."""
    table = watching(kit, sit)
    with qtbot.waitExposed(table.page):
        table.page.show()
    settled(table, qtbot)
    assert table.controller.phase is TurnPhase.COMPUTER
    assert table.clock.waiting
    return table


def settled(table: TurnSeat, qtbot: QtBot) -> None:
    if table.page._is_pulled:
        table.page._settle.start(0)
    qtbot.waitUntil(lambda: not table.page._is_pulled)
    table.rest()


@every_turn_game
def test_the_others_wait_until_the_window_has_settled(shown: TurnSeat, qtbot: QtBot) -> None:
    revision, said = shown.match.revision, [*shown.said]
    for by in (7, 3, -5):
        pull(shown, by)
        shown.rest()
        assert not shown.clock.waiting, "nothing goes on by itself"
    assert shown.match.revision == revision
    settled(shown, qtbot)
    assert shown.match.revision == revision
    assert shown.said == said
    shown.clock.tick()
    assert shown.match.revision == revision + 1, "nothing was lost"


@every_turn_game
def test_a_hidden_window_settles_as_well(shown: TurnSeat, qtbot: QtBot) -> None:
    pull(shown, 7)
    shown.page.hide()
    settled(shown, qtbot)
    assert shown.clock.waiting


@every_turn_game
def test_what_is_told_behind_a_curtain_settles_as_well(shown: TurnSeat, qtbot: QtBot) -> None:
    pull(shown, 7)
    shown.page.conceal()
    shown.rest()
    assert not shown.clock.waiting
    settled(shown, qtbot)
    assert shown.clock.waiting


@every_turn_game
def test_somebody_acts_while_the_window_is_pulled(
    kit: Kit, sit: Callable[..., Any], qtbot: QtBot
) -> None:
    table = watching(kit, sit)
    table.go_on()
    assert table.controller.phase is TurnPhase.PERSON
    with qtbot.waitExposed(table.page):
        table.page.show()
    settled(table, qtbot)
    pull(table, 7)
    # The others, or the same person once more.
    while table.controller.phase is TurnPhase.PERSON:
        revision, view = table.match.revision, table.controller.view
        assert view is not None
        table.page.submit(RandomBot().choose(view, Chance(1)))
        assert table.match.revision > revision
    table.rest()
    assert not table.clock.waiting, "what was told meanwhile was told, and nothing goes on"
    revision = table.match.revision
    settled(table, qtbot)
    if table.match.in_round:
        table.clock.tick()
        assert table.match.revision > revision
