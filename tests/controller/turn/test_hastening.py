"""Whoever does not want to watch the others think does not have to."""

from __future__ import annotations

from quando_desktop.controller.turn.step import TurnPhase
from tests.controller.turn.tables import SlowBots, sit_down


def test_a_decision_that_is_there_is_carried_out_at_once() -> None:
    table = sit_down("cp")
    table.controller.start()
    (alarm,) = table.clock.waiting
    assert alarm.at > table.clock.now()
    table.controller.hasten()
    (alarm,) = table.clock.waiting
    assert alarm.at == table.clock.now()


def test_it_counts_for_one_decision() -> None:
    table = sit_down("ccp")
    table.controller.start()
    table.controller.hasten()
    table.clock.tick()
    assert table.controller.revision == 2, "the deal, and its action"
    (alarm,) = table.clock.waiting
    assert alarm.at > table.clock.now()


def test_a_decision_that_is_still_thought_about_does_not_wait_either() -> None:
    bots = SlowBots()
    table = sit_down("cp", bots=bots)
    table.controller.start()
    table.controller.hasten()
    assert not table.clock.waiting
    question = bots.questions[0]
    bots.reply(question, question.observation.legal()[0])
    (alarm,) = table.clock.waiting
    assert alarm.at == table.clock.now()


def test_what_is_said_is_still_waited_for() -> None:
    table = sit_down("cp")
    table.controller.listen(lambda: 4.0)
    table.controller.start()
    table.controller.hasten()
    (alarm,) = table.clock.waiting
    assert alarm.at == table.clock.now() + 4.0


def test_it_never_acts_for_a_person() -> None:
    table = sit_down("pc")
    table.controller.start()
    assert table.controller.phase is TurnPhase.PERSON
    table.controller.hasten()
    assert not table.clock.waiting
    assert table.controller.revision == 1
