"""The worker process: it answers, it is replaced, and it ends with the program."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from quando_desktop.bots.pacing import Pacing
from quando_desktop.bots.question import Answer, Question
from quando_desktop.bots.worker import NICE
from quando_desktop.controller.phases import Phase
from quando_desktop.controller.roster import stand_in
from quando_desktop.controller.runner import BotRunner, InlineBotRunner, ProcessBotRunner
from quando_desktop.controller.step import Step
from quando_desktop.controller.turns import TurnController
from quando_desktop.engine import record
from tests.controller.odd_bots import find
from tests.controller.program import question
from tests.controller.tables import new_match, sit_down
from tests.engine.journals import needs_posix

PATIENCE = 60_000
"""Milliseconds: only for a test that fails."""
KILL = signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL


@pytest.fixture
def runner() -> Iterator[ProcessBotRunner]:
    runner = ProcessBotRunner(find=find, limit=30.0)
    runner.warm()
    yield runner
    runner.close()


@pytest.fixture
def impatient() -> Iterator[ProcessBotRunner]:
    """Still long enough for every bot that answers at all."""
    runner = ProcessBotRunner(find=find, limit=1.5)
    runner.warm()
    yield runner
    runner.close()


def ask(qtbot: QtBot, runner: BotRunner, asked: Question) -> Answer:
    with qtbot.waitSignal(runner.answered, timeout=PATIENCE) as heard:
        runner.ask(asked)
    assert heard.args is not None
    answer = heard.args[0]
    assert isinstance(answer, Answer)
    assert answer.question is asked
    return answer


def report(qtbot: QtBot, runner: BotRunner) -> tuple[int, bool, int]:
    found = ask(qtbot, runner, question("report")).action
    assert isinstance(found, tuple)
    return found


def test_it_thinks_elsewhere_without_qt_and_lets_others_go_first(
    qtbot: QtBot, runner: ProcessBotRunner
) -> None:
    pid, has_qt, nice = report(qtbot, runner)
    assert pid == runner.pid != os.getpid()
    assert not has_qt
    if os.name == "posix":
        assert nice == min(19, os.nice(0) + NICE)


@pytest.mark.parametrize("kills", [0, 3])
def test_a_match_is_the_same_wherever_its_bots_think(qtbot: QtBot, kills: int) -> None:
    """And however often their process is killed."""
    inline = sit_down(new_match("cccc", seed=4, target=20))
    inline.controller.start()
    inline.play()
    runner = ProcessBotRunner()
    runner.warm()
    runner.warm()
    match = new_match("cccc", seed=4, target=20)
    controller = TurnController(match, runner, Pacing("instant"))
    killed: set[int] = set()

    def show(_: Step) -> None:
        pid = runner.pid
        if match.revision > 3 and len(killed) < kills and pid is not None and pid not in killed:
            killed.add(pid)
            os.kill(pid, KILL)
        controller.caught_up()

    def next_round(phase: Phase) -> None:
        if phase is Phase.ROUND_OVER:
            controller.next_round()

    controller.stepped.connect(show)
    controller.phaseChanged.connect(next_round)
    with qtbot.waitSignal(
        controller.phaseChanged,
        timeout=PATIENCE,
        check_params_cb=lambda phase: phase is Phase.MATCH_OVER,
    ):
        controller.start()
    runner.close()
    assert len(killed) == kills
    assert record.write(match) == record.write(inline.match)


def test_a_killed_worker_is_replaced(qtbot: QtBot, runner: ProcessBotRunner) -> None:
    first, *_ = report(qtbot, runner)
    os.kill(first, KILL)
    second, *_ = report(qtbot, runner)
    assert second == runner.pid != first


def test_a_worker_that_dies_over_a_question_is_asked_once_more(
    qtbot: QtBot, runner: ProcessBotRunner, tmp_path: Path
) -> None:
    asked = question(f"die once {tmp_path / 'mark'}")
    answer = ask(qtbot, runner, asked)
    assert (tmp_path / "mark").exists()
    plain = InlineBotRunner()
    assert answer.action == ask(qtbot, plain, question("plain")).action


@pytest.mark.parametrize("level", ["die", "fail"])
def test_the_move_is_made_all_the_same(
    qtbot: QtBot, runner: ProcessBotRunner, level: str, caplog: pytest.LogCaptureFixture
) -> None:
    asked = question(level)
    action = ask(qtbot, runner, asked).action
    assert action == stand_in(asked)
    assert action in asked.observation.legal()
    report(qtbot, runner)
    assert ("a bot with a mistake" in caplog.text) == (level == "fail")
    assert caplog.text.count("is replaced") == (2 if level == "die" else 0)


def test_a_worker_that_hangs_is_replaced(qtbot: QtBot, impatient: ProcessBotRunner) -> None:
    asked = question("spin")
    assert ask(qtbot, impatient, asked).action == stand_in(asked)
    pid, *_ = report(qtbot, impatient)
    assert pid == impatient.pid


def test_a_newer_question_makes_those_before_it_pointless(
    qtbot: QtBot, runner: ProcessBotRunner
) -> None:
    answers: list[Answer] = []
    runner.answered.connect(answers.append)
    asked = [question(level) for level in ("die", "hang", "hang", "plain")]
    with qtbot.waitSignal(
        runner.answered,
        timeout=PATIENCE,
        check_params_cb=lambda answer: answer.question is asked[-1],
    ):
        # Nobody takes the first before all are there: the worker has to start.
        for each in asked:
            runner.ask(each)
    assert [answer.question for answer in answers] == asked[-1:]


def test_close_does_not_wait_for_a_thought(qtbot: QtBot) -> None:
    runner = ProcessBotRunner(find=find, limit=3600.0)
    runner.warm()
    pid, *_ = report(qtbot, runner)
    runner.ask(question("spin"))
    runner.close()
    runner.close()
    assert runner.pid is None
    if os.name == "posix":
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    runner.warm()
    assert runner.pid is None


def test_close_right_after_the_start_leaves_nobody_behind() -> None:
    runner = ProcessBotRunner(find=find)
    runner.warm()
    runner.warm()
    runner.close()
    assert runner.pid is None


# ------------------------------------------------------ the end of the program


def program() -> subprocess.Popen[str]:
    """Its worker has the same streams, so that they end only when both have ended."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.controller.program"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
        start_new_session=True,
    )


def tell(running: subprocess.Popen[str], word: str) -> str:
    assert running.stdin is not None
    assert running.stdout is not None
    print(word, file=running.stdin, flush=True)
    return running.stdout.readline().strip()


@pytest.mark.parametrize("level", ["hang", "spin"])
def test_the_worker_ends_with_a_program_that_is_killed(level: str) -> None:
    with program() as running:
        first = tell(running, "report")
        assert int(first) != running.pid
        tell(running, level)
        running.kill()
        out, err = running.communicate(timeout=PATIENCE / 1000)
    assert (out, err) == ("", "")


def test_the_worker_ends_with_a_program_that_just_leaves() -> None:
    with program() as running:
        tell(running, "report")
        tell(running, "spin")
        out, err = running.communicate("leave\n", timeout=PATIENCE / 1000)
    assert (out, err, running.returncode) == ("", "", 0)


@needs_posix
def test_ctrl_c_is_the_programs_business() -> None:
    """The terminal tells all processes; the worker goes on, also while it is starting."""
    with program() as running:
        tell(running, "plain")
        os.killpg(running.pid, signal.SIGINT)
        first = tell(running, "report")
        os.killpg(running.pid, signal.SIGINT)
        assert tell(running, "report") == first
        out, err = running.communicate("leave\n", timeout=PATIENCE / 1000)
    assert (out, err, running.returncode) == ("", "", 0)
