"""A live match from the deal to its end: who waits for what, and when the time stands still."""

from __future__ import annotations

import pytest

from quando_desktop.controller.live.stage import BEAT, STUCK_BEAT
from quando_desktop.controller.live.step import LivePhase
from quando_desktop.engine.contract import WrongPhase
from quando_desktop.engine.players import TABLE
from quando_desktop.games.seven_ate_nine.rules.actions import Draw
from quando_desktop.games.seven_ate_nine.rules.events import GotStuck, Unblocked
from tests.controller.live.tables import (
    HANDS,
    STUCK_HANDS,
    LiveTable,
    Scripted,
    at_go,
    card,
    live_match,
    made,
    nearly_stuck,
    play,
    sit_down_live,
)

READY, COUNTDOWN, LIVE = LivePhase.READY, LivePhase.COUNTDOWN, LivePhase.LIVE
STUCK, PAUSED = LivePhase.STUCK, LivePhase.PAUSED
ROUND_OVER, MATCH_OVER = LivePhase.ROUND_OVER, LivePhase.MATCH_OVER


def test_a_match_is_dealt_and_waits_for_somebody_to_start_it() -> None:
    table = sit_down_live("pcpc")
    table.controller.start()
    assert [heard.name for heard in table.heard] == ["stepped", "phaseChanged"]
    (step,) = table.steps
    assert (step.seat, step.at, step.events) == (TABLE, 0, ())
    assert set(step.after) == {0, 2} == set(table.controller.views)
    assert step.facts.round_number == 1
    assert table.phases == [READY]
    assert not table.clock.waiting, "nothing happens by itself"


def test_nobody_sees_a_deal_in_a_phase_in_which_hands_are_open() -> None:
    """They are not looked at before the start signal (S4)."""
    table = sit_down_live(live_match("pp", games=2))
    seen: list[LivePhase] = []
    table.controller.stepped.connect(
        lambda step: seen.append(table.controller.phase) if not step.events else None
    )
    table.controller.start()
    table.play_out((0, 1))
    assert table.controller.phase is ROUND_OVER
    table.controller.next_round()
    assert seen == [READY, READY]


def test_a_countdown_goes_three_two_one_go() -> None:
    table = sit_down_live("pp")
    controller = table.controller
    controller.start()
    table.heard.clear()
    controller.go()
    assert (controller.phase, controller.count, controller.now()) == (COUNTDOWN, 3, 0)
    assert [(heard.name, heard.payload) for heard in table.heard] == [
        ("phaseChanged", (COUNTDOWN,)),
        ("counted", (3,)),
    ]
    table.let_pass(1000 * BEAT - 1)
    assert controller.count == 3
    table.let_pass(1)
    assert controller.count == 2
    table.let_pass(1000 * BEAT)
    assert controller.count == 1
    table.let_pass(1000 * BEAT)
    assert (controller.phase, controller.count, controller.now()) == (LIVE, 0, 0)
    assert [(heard.name, heard.payload) for heard in table.heard][-2:] == [
        ("phaseChanged", (LIVE,)),
        ("counted", (0,)),
    ]
    assert table.all("counted") == [3, 2, 1, 0]


def test_before_the_start_signal_nobody_can_do_anything() -> None:
    table = sit_down_live(made("pp", "5/1", *HANDS))
    controller = table.controller
    controller.start()
    controller.intend(0, Draw())
    controller.go()
    controller.intend(0, play("6/1"))
    refusals = [heard.payload for heard in table.heard if heard.name == "refused"]
    assert [(seat, type(why), why.reason) for seat, why in refusals] == [
        (0, WrongPhase, "not_live")
    ] * 2
    assert not table.moves()


def test_time_runs_from_the_start_signal() -> None:
    table = at_go()
    table.let_pass(1530)
    assert table.controller.now() == 1530
    table.controller.intend(0, play("6/1"))
    table.let_pass(70)
    table.controller.intend(1, Draw())
    assert table.moves() == [(1530, 0, "play"), (1600, 1, "draw")]
    assert [step.at for step in table.steps] == [1530, 1600]


def test_a_game_of_its_own_is_a_match_and_ends_with_it() -> None:
    table = sit_down_live("ppp")
    table.controller.start()
    table.play_out((0, 1, 2))
    assert table.phases[-1] is MATCH_OVER
    assert table.match.result is not None
    last = table.steps[-1]
    assert last.facts.winners == table.match.result.winners
    assert not table.clock.waiting
    table.controller.next_round()
    table.controller.go()
    assert table.controller.phase is MATCH_OVER
    assert len(table.match.rounds) == 1


def test_a_tournament_goes_on_after_each_game() -> None:
    table = sit_down_live(live_match("pp", games=2))
    controller = table.controller
    controller.start()
    table.play_out((0, 1))
    assert controller.phase is ROUND_OVER
    assert controller.now() == table.moves()[-1][0], "the time stands still"
    controller.go()
    assert controller.phase is ROUND_OVER
    controller.next_round()
    assert (controller.phase, controller.now()) == (READY, 0)
    assert table.steps[-1].facts.round_number == 2
    table.play_out((1, 0))
    assert controller.phase is MATCH_OVER
    assert len(table.match.rounds) == 2


# ------------------------------------------------------------------------ stuck


def test_where_nobody_can_do_anything_the_table_acts_and_a_new_signal_follows() -> None:
    """S10: the bottom card comes up, as often as it takes."""
    table = nearly_stuck()
    controller = table.controller
    table.let_pass(2000)
    table.heard.clear()
    controller.intend(0, play("5/1"))
    assert isinstance(table.steps[0].events[-1], GotStuck)
    assert [(step.seat, step.at, step.events) for step in table.steps[1:]] == [
        (TABLE, 2000, (Unblocked(card("1/1")),)),
        (TABLE, 2000, (Unblocked(card("2/3")),)),
    ]
    assert (controller.phase, controller.count) == (STUCK, 3)
    assert table.phases == [STUCK]
    controller.intend(1, Draw())
    assert table.all("refused") == [1]
    table.let_pass(2000 * STUCK_BEAT)
    assert (controller.phase, controller.count, controller.now()) == (STUCK, 1, 2000)
    table.let_pass(1000 * STUCK_BEAT)
    assert (controller.phase, controller.now()) == (LIVE, 2000)
    assert table.all("counted") == [3, 2, 1, 0]
    table.let_pass(100)
    assert controller.now() == 2100


def test_while_stuck_hands_are_closed_before_a_new_card_comes_up() -> None:
    table = nearly_stuck()
    seen: list[LivePhase] = []
    table.controller.stepped.connect(
        lambda step: seen.append(table.controller.phase) if step.seat == TABLE else None
    )
    table.controller.intend(0, play("5/1"))
    assert set(seen) == {STUCK}


def test_computer_players_start_anew_after_each_signal() -> None:
    mind = Scripted()
    table = sit_down_live(made("pc", "1/1", *STUCK_HANDS), {1: mind})
    table.controller.start()
    assert not mind.seen, "nobody looks at a hand before the signal"
    table.to_go()
    assert mind.startled == [0]
    table.let_pass(700)
    table.controller.intend(0, play("2/3"))
    table.controller.intend(0, play("5/1"))
    seen = len(mind.seen)
    table.through_stuck()
    assert mind.startled == [0, 700]
    assert len(mind.seen) == seen + 1
    table.controller.pause()
    table.to_go()
    assert mind.startled == [0, 700, 700]


def test_what_rings_late_stops_the_time_when_it_should_have_rung() -> None:
    mind = Scripted((500, play("2/3")), (600, play("5/1")))
    stuck = at_go("pc", "1/1", *reversed(STUCK_HANDS), minds={1: mind})
    stuck.sleep(0.9)
    stuck.clock.tick()
    assert (stuck.controller.phase, stuck.controller.now()) == (STUCK, 600)
    mind = Scripted((500, play("10/1")))
    over = at_go("pc", "1/1", "3/1 3/2", "10/1", minds={1: mind})
    over.sleep(0.9)
    over.clock.tick()
    assert (over.controller.phase, over.controller.now()) == (MATCH_OVER, 500)


# ------------------------------------------------------------------------ close


def bring_to(phase: LivePhase) -> LiveTable:
    """A table in this phase."""
    if phase in (ROUND_OVER, MATCH_OVER):
        table = sit_down_live(live_match("pp", games=1 if phase is MATCH_OVER else 2))
        table.controller.start()
        table.play_out((0, 1))
    elif phase is STUCK:
        table = nearly_stuck()
        table.controller.intend(0, play("5/1"))
    elif phase in (READY, COUNTDOWN):
        table = sit_down_live("pp")
        table.controller.start()
        if phase is COUNTDOWN:
            table.controller.go()
    else:
        table = at_go()
        if phase is PAUSED:
            table.controller.pause()
    assert table.controller.phase is phase
    return table


@pytest.mark.parametrize("phase", LivePhase)
def test_a_table_can_be_left_in_every_phase(phase: LivePhase) -> None:
    table = bring_to(phase)
    controller, before = table.controller, table.moves()
    controller.close()
    controller.close()
    table.heard.clear()
    for act in (controller.go, controller.pause, controller.restart, controller.next_round):
        act()
    controller.intend(0, Draw())
    table.let_pass(20_000)
    assert not table.clock.waiting
    assert not table.heard
    assert not controller.is_open
    assert table.moves() == before
    assert not table.match.observers


def test_a_table_can_be_left_while_something_is_told() -> None:
    table = at_go()
    controller = table.controller

    def leave() -> None:
        controller.intend(0, play("4/1"))
        controller.close()

    controller.stepped.connect(lambda _: leave())
    controller.intend(0, play("6/1"))
    assert len(table.moves()) == 1
    assert not table.clock.waiting


def test_a_table_can_be_left_while_the_table_acts() -> None:
    table = nearly_stuck()
    controller = table.controller
    controller.stepped.connect(lambda step: controller.close() if step.seat == TABLE else None)
    controller.intend(0, play("5/1"))
    assert [do for _, _, do in table.moves()] == ["play", "play", "unblock"]
    assert not table.clock.waiting
