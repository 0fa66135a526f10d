"""The time of a live game."""

from __future__ import annotations

from quando_desktop.controller.clock import Stopwatch
from tests.controller.fake_clock import FakeClock


def test_it_runs_only_between_start_and_stop() -> None:
    clock = FakeClock()
    watch = Stopwatch(clock)
    clock.time += 5
    assert watch.now() == 0
    watch.start()
    clock.time += 1.5
    watch.start()
    assert (watch.now(), watch.runs) == (1500, True)
    watch.stop()
    clock.time += 7
    assert (watch.now(), watch.runs) == (1500, False)
    watch.start()
    clock.time += 0.25
    assert watch.now() == 1750


def test_what_came_after_a_moment_that_has_passed_does_not_count() -> None:
    clock = FakeClock()
    watch = Stopwatch(clock)
    watch.start()
    clock.time += 2
    moment = clock.time
    clock.time += 60
    watch.stop(moment)
    assert watch.now() == 2000
    watch.start()
    watch.stop(moment)
    assert watch.now() == 2000, "never back"


def test_it_says_how_long_it_takes() -> None:
    clock = FakeClock()
    watch = Stopwatch(clock)
    watch.put(3000)
    watch.start()
    clock.time += 0.5
    assert watch.until(4000) == 0.5
    assert watch.until(3100) == 0.0
