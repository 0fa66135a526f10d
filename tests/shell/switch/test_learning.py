"""Lessons and exercises with one key: whoever has a switch gets past every kind of step."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from quando_desktop.lessons.lesson import WaitFor
from quando_desktop.settings.settings import Motion, Scanning
from quando_desktop.shell.practice.page import PracticePage
from quando_desktop.table.scene.mirror import ControlButton, ControlLabel
from tests.controller.fake_clock import FakeClock
from tests.shell.conftest import Start
from tests.shell.lesson.learner import Learner
from tests.shell.switch.one_switch import OneSwitch

GAME, LESSON = "quando", "first_round"


def with_switch(start: Start) -> OneSwitch:
    window = start()
    clock = window.program.switch_clock = FakeClock()
    window.program.change(scanning=Scanning.ONE, motion=Motion.NONE)
    return OneSwitch(window, clock)


def test_every_kind_of_step_is_passed(start: Start, qtbot: QtBot) -> None:
    """What is read, what is touched and what is done; then the lesson is left."""
    player = with_switch(start)
    window = player.window
    assert window.lessons.begin(GAME, LESSON)
    learner = Learner(qtbot, window, by_keys=False)
    kinds: set[WaitFor] = set()
    while {WaitFor.NEXT, WaitFor.TOUCH, WaitFor.ACTION} - kinds:
        learner.wait()
        guide, number = learner.guide, learner.guide.tutor.number
        kinds.add(guide.tutor.step.wait.kind)
        while window.lessons.guide is guide and guide.tutor.number == number:
            if guide.tutor.step.wait.kind is WaitFor.NEXT:
                player.take(lambda widget: widget is guide.spotlight.bubble.go_on)  # noqa: B023
                continue
            key = learner.first().key
            player.take(
                lambda widget: (
                    isinstance(widget, ControlButton | ControlLabel) and widget.key == key  # noqa: B023
                )
            )
    learner.wait()
    number = learner.guide.tutor.number
    player.take(lambda widget: widget is learner.guide.spotlight.bubble.skip)
    learner.wait()
    assert learner.guide.tutor.number == number + 1
    player.take(lambda widget: widget is learner.guide.spotlight.leave)
    assert not window.is_at_table


def test_only_what_a_step_speaks_of_is_offered(start: Start, qtbot: QtBot) -> None:
    player = with_switch(start)
    assert player.window.lessons.begin(GAME, LESSON)
    learner = Learner(qtbot, player.window, by_keys=False)
    learner.wait()
    guide = learner.guide
    while guide.tutor.step.wait.kind is not WaitFor.ACTION:
        guide.skip()
        learner.wait()
        guide = learner.guide
    lit = {each.key for each in guide.lit_controls()}
    assert {key for key in player.controls() if isinstance(key, tuple)} <= lit


def test_an_exercise_is_answered(start: Start) -> None:
    player = with_switch(start)
    practice = player.window.practice
    practice.open(GAME, "knock")
    guide = practice.guide
    assert guide is not None
    player.take(lambda widget: widget is guide.strip.tiles[1])
    assert guide.is_told
    player.take(lambda widget: widget is guide.strip.go_on)
    after = practice.guide
    assert after is not None
    assert after is not guide
    player.take(lambda widget: widget is after.strip.leave)
    assert isinstance(player.window.stack.currentWidget(), PracticePage)
