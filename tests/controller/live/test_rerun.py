"""A game that is over, once more in its own time."""

from __future__ import annotations

import pytest

from quando_desktop.controller.live.rerun import Rerun
from quando_desktop.controller.live.stage import BEAT, FIRST, STUCK_BEAT
from quando_desktop.controller.live.step import LivePhase, live_history
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import TABLE
from tests.controller.fake_clock import FakeClock
from tests.controller.live.tables import Watched, live_match, sit_down_live

SEEDS = range(1, 40)
COUNTDOWN, STUCK_COUNTDOWN = FIRST * BEAT, FIRST * STUCK_BEAT


def played(seed: int = 1, **options: int) -> Match:
    table = sit_down_live(live_match("pp", seed, **options))
    table.controller.start()
    table.play_out((0, 1))
    table.controller.close()
    return table.match


def stuck_once() -> Match:
    for seed in SEEDS:
        match = played(seed)
        if any(move.seat == TABLE for move in match.rounds[-1].moves):
            return match
    raise AssertionError("nobody was ever stuck")


def watch(match: Match) -> tuple[Rerun, Watched]:
    clock = FakeClock()
    rerun = Rerun(match, clock=clock)
    return rerun, Watched(rerun, clock)


def test_every_step_comes_at_its_time() -> None:
    match = played(games=2)
    rerun, watched = watch(match)
    told: list[tuple[float, int]] = []
    rerun.stepped.connect(lambda step: told.append((watched.clock.time, step.at)))
    rerun.start()
    assert rerun.phase is LivePhase.COUNTDOWN
    assert len(told) == 1, "the deal"
    go = watched.clock.time + COUNTDOWN
    stops = 0
    watched.clock.run()
    for step, (time, at) in zip(watched.steps[1:], told[1:], strict=True):
        assert time == pytest.approx(go + at / 1000 + stops * STUCK_COUNTDOWN, abs=0.002)
        following = watched.steps.index(step) + 1
        if step.seat == TABLE and watched.steps[following].seat != TABLE:
            stops += 1
    assert watched.steps == list(live_history(match))
    assert watched.all("phaseChanged")[-1] is LivePhase.ROUND_OVER
    assert watched.heard[-1].name == "ended"


def test_where_all_were_stuck_they_are_again() -> None:
    match = stuck_once()
    rerun, watched = watch(match)
    phases: list[LivePhase] = []
    rerun.stepped.connect(lambda step: phases.append(rerun.phase) if step.seat == TABLE else None)
    rerun.start()
    watched.clock.run()
    assert set(phases[1:]) == {LivePhase.STUCK}
    assert LivePhase.STUCK in watched.phases
    assert watched.phases[-1] is LivePhase.MATCH_OVER
    assert rerun.now() == match.rounds[-1].moves[-1].data["at"]


def test_what_rings_late_costs_no_time_after_a_stop() -> None:
    match = stuck_once()
    rerun, watched = watch(match)
    rerun.start()
    while rerun.phase is not LivePhase.STUCK:
        watched.sleep(0.45)
        watched.clock.tick()
    assert rerun.now() == watched.steps[-1].at


def test_how_the_match_stood_is_told_as_it_was() -> None:
    match = played()
    rerun, watched = watch(match)
    rerun.start()
    watched.clock.run()
    assert {step.facts.winners for step in watched.steps[:-1]} == {()}
    assert {step.facts.points for step in watched.steps[:-1]} == {()}
    assert match.result is not None
    assert watched.steps[-1].facts.winners == match.result.winners
    assert rerun.facts == watched.steps[-1].facts
    assert rerun.views == watched.steps[-1].after
    assert rerun.people == (0, 1)


def test_it_can_be_paused_and_goes_on_there() -> None:
    match = played()
    rerun, watched = watch(match)
    rerun.start()
    watched.let_pass(1000 * COUNTDOWN + 1000)
    told = len(watched.steps)
    rerun.pause()
    assert (rerun.phase, rerun.now()) == (LivePhase.PAUSED, 1000)
    watched.let_pass(60_000)
    assert len(watched.steps) == told
    watched.to_go()
    assert rerun.now() == 1000
    watched.clock.run()
    assert watched.steps == list(live_history(match))


def test_it_can_be_left_at_any_time() -> None:
    rerun, watched = watch(played())
    rerun.start()
    watched.let_pass(1000 * COUNTDOWN + 500)
    rerun.close()
    told = len(watched.heard)
    watched.let_pass(60_000)
    assert len(watched.heard) == told
    assert not watched.clock.waiting


def test_it_can_be_left_while_it_is_told() -> None:
    rerun, watched = watch(played())
    rerun.stepped.connect(lambda step: rerun.close() if step.events else None)
    rerun.start()
    watched.clock.run()
    assert len(watched.steps) == 2
    assert not watched.all("ended")


def test_a_match_is_not_changed_by_it() -> None:
    match = played()
    revision = match.revision
    rerun, watched = watch(match)
    rerun.start()
    watched.clock.run()
    assert match.revision == revision


def test_only_what_is_over_can_be_watched_again() -> None:
    match = live_match("pp")
    with pytest.raises(ValueError, match="no game is over"):
        Rerun(match)
    match.begin_round()
    with pytest.raises(ValueError, match="no game is over"):
        Rerun(match)
