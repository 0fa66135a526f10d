"""A computer player whose mind fails plays on, quietly, and the log says so."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from quando_desktop.bots.live_mind import Mind, PlannedAction
from quando_desktop.controller.live.steady import GLANCE, PAUSE
from quando_desktop.controller.live.step import LivePhase
from quando_desktop.engine.contract import Observation
from tests.controller.live.tables import Scripted, live_match, made, play, sit_down_live

HANDS = ("6/1 1/1 1/2 1/3 2/1", "6/2 4/2 1/2 1/3 2/1")


class Failing(Scripted):
    """Fails when it is asked for this."""

    def __init__(self, word: str) -> None:
        super().__init__((500, play("6/2")))
        self._word = word

    def _fail(self, word: str) -> None:
        if word == self._word:
            raise ZeroDivisionError("a mind with a mistake")

    def see(self, observation: Observation[Any], at: int) -> None:
        super().see(observation, at)
        self._fail("see")

    def intent(self) -> PlannedAction | None:
        self._fail("intent")
        return super().intent()

    def act(self) -> None:
        super().act()
        self._fail("act")

    def startle(self, at: int) -> None:
        self._fail("startle")


@pytest.mark.parametrize("word", ["see", "intent", "act", "startle"])
def test_a_failure_does_not_stop_the_game(word: str, caplog: pytest.LogCaptureFixture) -> None:
    mind = Failing(word)
    table = sit_down_live(made("pc", "5/1", *HANDS), {1: mind})
    table.controller.start()
    with caplog.at_level(logging.WARNING):
        table.to_go()
        table.let_pass(3 * PAUSE)
    (entry,) = caplog.records
    assert entry.getMessage() == "C1 plays on without a thought:"
    assert entry.exc_info is not None
    assert entry.exc_info[0] is ZeroDivisionError
    assert table.controller.phase is LivePhase.LIVE
    times = [at for at, seat, _ in table.moves() if seat == 1]
    assert len(times) >= 2
    assert times[0] == (500 if word == "act" else PAUSE), "what it had done is done"


def test_a_quiet_player_does_not_act_on_what_it_has_just_seen(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Its 6 is no use any more, and what else it may do it does only after a glance."""
    table = sit_down_live(made("pc", "5/1", *HANDS), {1: Failing("see")})
    table.controller.start()
    table.to_go()
    table.let_pass(PAUSE - 10)
    table.controller.intend(0, play("6/1"))
    table.let_pass(GLANCE - 1)
    assert len(table.moves()) == 1
    table.let_pass(1)
    assert table.moves()[1:] == [(PAUSE - 10 + GLANCE, 1, "draw")]


def test_computer_players_without_a_mind_still_end_a_game(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """While one of them could draw nobody is stuck: if they sat still, all would for ever."""
    match = live_match("cc")
    minds: dict[int, Mind[Any]] = {seat: Failing("see") for seat in range(2)}
    table = sit_down_live(match, minds)
    table.controller.start()
    table.play_out((), pace=2000)
    assert table.controller.phase is LivePhase.MATCH_OVER


def test_a_pace_reaches_the_mind_and_the_one_in_its_place() -> None:
    mind = Failing("startle")
    table = sit_down_live(made("pc", "5/1", *HANDS), {1: mind})
    table.controller.set_pace(25)
    assert mind.pace == 25
    table.controller.start()
    table.to_go()
    table.let_pass(4 * PAUSE - 1)
    assert not table.moves()
    table.let_pass(2)
    assert [seat for _, seat, _ in table.moves()] == [1]
