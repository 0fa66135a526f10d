"""At every table of turns, a press beside everything or the space bar hastens the others, and does
nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest

from quando_desktop.bots.bot import RandomBot
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.table.pages.haste import LATE
from tests.table.every_game.kit import Kit
from tests.table.every_game.kits import every_turn_game
from tests.table.turn_seat import TurnSeat, players

NOWHERE = QPoint(2, 2)


def watching(kit: Kit, sit: Callable[..., Any]) -> TurnSeat:
    """A table at which the others play, and cards still fly."""
    game = kit.plug.game
    table: TurnSeat = sit(Match(game, players(game.seats[0]), seed=5)).begin()
    chance = Chance(1)
    for _ in range(20):
        if table.controller.phase is TurnPhase.COMPUTER:
            return table
        view = table.controller.view
        assert view is not None
        table.page.submit(RandomBot().choose(view, chance))
    raise AssertionError("the others never play")


def click(table: TurnSeat) -> None:
    QTest.mouseClick(table.viewport, Qt.MouseButton.LeftButton, pos=NOWHERE)


def space(table: TurnSeat) -> None:
    QTest.keyClick(table.focus, Qt.Key.Key_Space)


@every_turn_game
def test_the_others_are_hastened(kit: Kit, sit: Callable[..., Any]) -> None:
    for hasten in (click, space):
        table = watching(kit, sit)
        revision = table.match.revision
        hasten(table)
        assert not table.page.is_busy
        table.rest()
        if table.controller.phase is TurnPhase.COMPUTER:
            assert table.clock.waiting[0].at == table.clock.now()
        assert table.match.revision == revision, "nobody has played by it"


@every_turn_game
def test_the_key_that_comes_too_late_does_nothing(kit: Kit, sit: Callable[..., Any]) -> None:
    table = watching(kit, sit)
    while table.controller.phase is TurnPhase.COMPUTER:
        space(table)
        QCoreApplication.processEvents()
        table.clock.tick()
    revision, chosen = table.match.revision, [each.is_on for each in table.controls.values()]
    space(table)
    assert table.match.revision == revision
    assert [each.is_on for each in table.controls.values()] == chosen
    assert table.page._haste.takes("Space")
    table.time.now += LATE
    assert not table.page._haste.takes("Space")


@every_turn_game
def test_somebody_who_listens_keeps_the_key(kit: Kit, sit: Callable[..., Any]) -> None:
    table = watching(kit, sit)
    table.reader = True
    assert not table.page._haste.takes("Space")
    before = [alarm.at for alarm in table.clock.waiting]
    click(table)
    assert [alarm.at for alarm in table.clock.waiting] == before
