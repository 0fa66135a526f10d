"""A live match that stands still: paused, played again from its deal, or asleep."""

from __future__ import annotations

import pytest

from quando_desktop.controller.live.stage import BEAT
from quando_desktop.controller.live.step import LivePhase, LiveStep
from quando_desktop.engine.players import TABLE
from quando_desktop.games.seven_ate_nine.rules.actions import Draw
from tests.controller.live.tables import (
    Scripted,
    at_go,
    card,
    live_match,
    nearly_stuck,
    play,
    sit_down_live,
)

READY, COUNTDOWN, LIVE = LivePhase.READY, LivePhase.COUNTDOWN, LivePhase.LIVE
PAUSED = LivePhase.PAUSED
ROUND_OVER, MATCH_OVER = LivePhase.ROUND_OVER, LivePhase.MATCH_OVER


def test_a_pause_stops_the_time_and_a_countdown_ends_it() -> None:
    table = at_go()
    controller = table.controller
    table.let_pass(400)
    table.heard.clear()
    controller.pause()
    assert (controller.phase, controller.now()) == (PAUSED, 400)
    assert not table.clock.waiting
    table.let_pass(60_000)
    controller.intend(0, play("6/1"))
    assert not table.moves()
    table.to_go()
    assert table.phases == [PAUSED, COUNTDOWN, LIVE]
    assert controller.now() == 400
    table.let_pass(50)
    controller.intend(0, play("6/1"))
    assert table.moves() == [(450, 0, "play")]


def test_a_countdown_can_be_paused_and_begins_again() -> None:
    table = sit_down_live("pp")
    controller = table.controller
    controller.start()
    controller.go()
    table.let_pass(1000 * BEAT)
    controller.pause()
    assert (controller.phase, controller.count) == (PAUSED, 0)
    table.let_pass(9000)
    assert controller.phase is PAUSED
    table.to_go()
    assert table.all("counted") == [3, 2, 3, 2, 1, 0]
    assert controller.now() == 0


def test_a_stuck_notice_can_be_paused() -> None:
    table = nearly_stuck()
    controller = table.controller
    table.let_pass(10)
    controller.intend(0, play("5/1"))
    table.let_pass(1500)
    controller.pause()
    assert (controller.phase, controller.count, controller.now()) == (PAUSED, 0, 10)
    moves = table.moves()
    table.to_go()
    assert controller.now() == 10
    assert table.moves() == moves


@pytest.mark.parametrize("games", [1, 2])
def test_what_waits_anyway_is_not_paused(games: int) -> None:
    table = sit_down_live(live_match("pp", games=games))
    controller = table.controller
    controller.start()
    controller.pause()
    assert controller.phase is READY
    table.play_out((0, 1))
    over = controller.phase
    controller.pause()
    assert controller.phase is over
    assert over is (MATCH_OVER if games == 1 else ROUND_OVER)
    assert PAUSED not in table.phases


def test_a_pause_is_no_way_to_escape_a_computer_player() -> None:
    """What it meant to do before the pause it has done."""
    table = at_go("pc", minds={1: Scripted((300, Draw()))})
    table.sleep(0.35)
    table.controller.pause()
    assert table.moves() == [(300, 1, "draw")]
    assert table.controller.phase is PAUSED
    assert table.controller.now() == 350


def test_a_pause_while_something_is_told_holds() -> None:
    table = at_go()
    controller = table.controller
    controller.stepped.connect(lambda _: controller.pause())
    controller.intend(0, play("6/1"))
    assert controller.phase is PAUSED
    assert not table.clock.waiting
    assert len(table.moves()) == 1


def test_what_waits_behind_a_pause_never_arrives() -> None:
    table = at_go()
    controller = table.controller

    def stop(step: LiveStep) -> None:
        if step.seat == 0:
            controller.intend(1, Draw())
            controller.pause()

    controller.stepped.connect(stop)
    controller.intend(0, play("6/1"))
    table.to_go()
    table.let_pass(2000)
    controller.intend(1, play("9/1"))
    assert [(seat, do) for _, seat, do in table.moves()] == [(0, "play"), (1, "miss")]


def test_whoever_is_told_of_a_phase_may_begin_another() -> None:
    table = sit_down_live("pp")
    controller = table.controller
    controller.start()
    controller.phaseChanged.connect(
        lambda phase: controller.pause() if phase is COUNTDOWN else None
    )
    controller.go()
    assert controller.phase is PAUSED
    assert not table.clock.waiting
    assert table.all("counted") == []


# ---------------------------------------------------------------------- restart


def test_a_paused_game_can_be_played_again_from_its_deal() -> None:
    table = at_go()
    controller = table.controller
    before = controller.views
    table.let_pass(900)
    controller.intend(0, play("6/1"))
    controller.pause()
    table.heard.clear()
    controller.restart()
    assert (controller.phase, controller.now()) == (READY, 0)
    assert table.phases == [READY]
    (step,) = table.steps
    assert (step.seat, step.at, step.events) == (TABLE, 0, ())
    assert step.after == before
    assert table.view(0).top == card("5/1")
    assert not table.moves()
    table.to_go()
    table.let_pass(20)
    controller.intend(0, play("4/1"))
    assert table.moves() == [(20, 0, "play")]


def test_only_a_paused_game_is_played_again() -> None:
    table = at_go()
    controller = table.controller
    controller.intend(0, play("6/1"))
    controller.restart()
    assert controller.phase is LIVE
    assert len(table.moves()) == 1


# ------------------------------------------------------------------------ sleep


def test_a_computer_that_slept_has_not_played_on() -> None:
    table = at_go("pc", minds={1: Scripted((300, Draw()), (600, Draw()))})
    table.let_pass(100)
    table.sleep(4.0)
    table.clock.tick()
    assert table.controller.phase is PAUSED
    assert table.moves() == []
    assert table.controller.now() == 300, "the lost time does not count"
    table.to_go()
    table.let_pass(400)
    assert [at for at, _, _ in table.moves()] == [300, 600]


def test_the_first_key_after_a_sleep_does_nothing() -> None:
    table = at_go()
    table.let_pass(1000)
    table.sleep(10)
    table.controller.intend(0, play("6/1"))
    assert table.controller.phase is PAUSED
    assert table.moves() == []
    assert 1000 <= table.controller.now() <= 1500


def test_a_pause_after_a_sleep_leaves_the_sleep_out() -> None:
    """The window hears that it lost the keys before any alarm rings."""
    table = at_go("pc", minds={1: Scripted((300, Draw()))})
    table.sleep(3600)
    table.controller.pause()
    assert (table.controller.phase, table.controller.now()) == (PAUSED, 300)
    assert table.moves() == []


def test_a_countdown_does_not_go_on_after_a_sleep() -> None:
    table = sit_down_live("pp")
    table.controller.start()
    table.controller.go()
    table.sleep(60)
    table.clock.tick()
    assert table.controller.phase is PAUSED


def test_a_short_stop_is_no_sleep() -> None:
    """Computer players have acted when they said."""
    table = at_go("pc", minds={1: Scripted((300, Draw()), (600, Draw()))})
    table.sleep(2.0)
    table.clock.tick()
    assert table.controller.phase is LIVE
    assert [at for at, _, _ in table.moves()] == [300, 600]
    assert table.controller.now() == 2000
