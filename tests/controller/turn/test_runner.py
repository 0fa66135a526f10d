"""The worker process: it answers, it is replaced, and it ends with the program."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from quando_desktop.bots.bot import Advice
from quando_desktop.bots.pacing import Pacing
from quando_desktop.bots.question import Answer, Purpose, Question
from quando_desktop.child import NICE
from quando_desktop.controller.roster import stand_in
from quando_desktop.controller.turn.adviser import Adviser
from quando_desktop.controller.turn.controller import TurnController
from quando_desktop.controller.turn.runner import BotRunner, InlineBotRunner, ProcessBotRunner
from quando_desktop.controller.turn.step import Step, TurnPhase
from quando_desktop.engine import record
from quando_desktop.games.quando.rules.actions import Draw
from tests.controller.turn.odd_bots import Whim, find, find_no_expert
from tests.controller.turn.tables import new_match, sit_down
from tests.controller.turn.worker_program import question
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
    found = ask(qtbot, runner, question("report")).advice.action
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

    def next_round(phase: TurnPhase) -> None:
        if phase is TurnPhase.ROUND_OVER:
            controller.next_round()

    controller.stepped.connect(show)
    controller.phaseChanged.connect(next_round)
    with qtbot.waitSignal(
        controller.phaseChanged,
        timeout=PATIENCE,
        check_params_cb=lambda phase: phase is TurnPhase.MATCH_OVER,
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
    inline = InlineBotRunner()
    assert answer.advice == ask(qtbot, inline, question("fair")).advice


@pytest.mark.parametrize("level", ["die", "fail"])
def test_the_move_is_made_all_the_same(
    qtbot: QtBot, runner: ProcessBotRunner, level: str, caplog: pytest.LogCaptureFixture
) -> None:
    asked = question(level)
    action = ask(qtbot, runner, asked).advice.action
    assert action == stand_in(asked)
    assert action in asked.observation.legal()
    report(qtbot, runner)
    assert ("a bot with a mistake" in caplog.text) == (level == "fail")
    assert caplog.text.count("is replaced") == (2 if level == "die" else 0)


def test_a_worker_that_hangs_is_replaced(qtbot: QtBot, impatient: ProcessBotRunner) -> None:
    asked = question("spin")
    assert ask(qtbot, impatient, asked).advice.action == stand_in(asked)
    pid, *_ = report(qtbot, impatient)
    assert pid == impatient.pid


def test_a_newer_question_makes_those_before_it_pointless(
    qtbot: QtBot, runner: ProcessBotRunner
) -> None:
    answers: list[Answer] = []
    runner.answered.connect(answers.append)
    asked = [question(level) for level in ("die", "hang", "hang", "fair")]
    with qtbot.waitSignal(
        runner.answered,
        timeout=PATIENCE,
        check_params_cb=lambda answer: answer.question is asked[-1],
    ):
        # Nobody takes the first before all are there: the worker has to start.
        for each in asked:
            runner.ask(each)
    assert [answer.question for answer in answers] == asked[-1:]


# ------------------------------------------------------------------- the purposes


def gather(qtbot: QtBot, runner: ProcessBotRunner, asked: Sequence[Question]) -> list[Answer]:
    """The answers in their order, until the last of these questions has its own."""
    answers: list[Answer] = []
    runner.answered.connect(answers.append)
    qtbot.waitUntil(lambda: set(asked) <= {answer.question for answer in answers}, timeout=PATIENCE)
    return answers


def test_moves_go_first_and_every_purpose_is_answered(qtbot: QtBot) -> None:
    """Asked before there is a worker, so that all of them wait."""
    runner = ProcessBotRunner(find=find, limit=30.0)
    asked = {purpose: question("fair", purpose) for purpose in reversed(Purpose)}
    runner.ask(question("hang", Purpose.HINT))
    for each in asked.values():
        runner.ask(each)
    runner.warm()
    answers = gather(qtbot, runner, [*asked.values()])
    runner.close()
    assert [answer.question for answer in answers] == [asked[purpose] for purpose in Purpose]
    assert len({answer.advice.action for answer in answers}) == 1


@pytest.mark.parametrize("purpose", [Purpose.HINT, Purpose.NOTEBOOK])
@pytest.mark.parametrize("level", ["die", "fail"])
def test_nobody_stands_in_for_a_hint_or_a_notebook(
    qtbot: QtBot, runner: ProcessBotRunner, level: str, purpose: Purpose
) -> None:
    assert ask(qtbot, runner, question(level, purpose)).advice == Advice(None, None)
    assert ask(qtbot, runner, question("fair", purpose)).advice.action is not None


def test_a_hint_is_advice_and_a_move_is_only_chosen(qtbot: QtBot, runner: ProcessBotRunner) -> None:
    moved, hinted = (
        ask(qtbot, runner, question("report", purpose)).advice
        for purpose in (Purpose.MOVE, Purpose.HINT)
    )
    assert moved.action == hinted.action is not None
    assert (moved.reason, hinted.reason) == (None, Whim())


def ask_and_spin(qtbot: QtBot, runner: ProcessBotRunner, purpose: Purpose, mark: Path) -> Question:
    """A question over which the worker never ends; it has begun."""
    asked = question(f"spin at {mark}", purpose)
    runner.ask(asked)
    qtbot.waitUntil(mark.exists, timeout=PATIENCE)
    return asked


@pytest.mark.parametrize("purpose", [Purpose.HINT, Purpose.NOTEBOOK])
def test_a_move_does_not_wait_for_a_hint_that_hangs(
    qtbot: QtBot, purpose: Purpose, tmp_path: Path
) -> None:
    runner = ProcessBotRunner(find=find, limit=3600.0)
    runner.warm()
    hint = ask_and_spin(qtbot, runner, purpose, tmp_path / "mark")
    move = question("fair")
    runner.ask(move)
    answers = gather(qtbot, runner, [hint, move])
    runner.close()
    assert [answer.question for answer in answers] == [hint, move]
    assert answers[0].advice == Advice(None, None)
    assert answers[1].advice.action in move.observation.legal()


def test_a_move_follows_a_worker_that_was_killed_over_a_hint(
    qtbot: QtBot, runner: ProcessBotRunner, tmp_path: Path
) -> None:
    hint = ask_and_spin(qtbot, runner, Purpose.HINT, tmp_path / "mark")
    assert runner.pid is not None
    os.kill(runner.pid, KILL)
    move = question("fair")
    runner.ask(move)
    answers = gather(qtbot, runner, [hint, move])
    assert [answer.question for answer in answers] == [hint, move]
    assert answers[0].advice == Advice(None, None)
    assert answers[1].advice == ask(qtbot, InlineBotRunner(), question("fair")).advice


def test_a_match_goes_on_although_every_hint_kills_the_worker(qtbot: QtBot) -> None:
    runner = ProcessBotRunner(find=find_no_expert)
    runner.warm()
    controller = TurnController(new_match("pc"), runner, Pacing("instant"))
    controller.stepped.connect(controller.caught_up)
    adviser = Adviser(controller, runner)
    controller.start()
    for _ in range(3):
        assert controller.phase is TurnPhase.PERSON
        adviser.ask()
        view = controller.view
        assert view is not None
        controller.submit(view.legal()[0])
        with qtbot.waitSignal(
            controller.phaseChanged,
            timeout=PATIENCE,
            check_params_cb=lambda phase: phase is TurnPhase.PERSON,
        ):
            adviser.ask()
            controller.submit(Draw.SHOWN)
    assert adviser.current is None
    controller.close()
    runner.close()


# ---------------------------------------------------------------------- its end


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
        [sys.executable, "-m", "tests.controller.turn.worker_program"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[3],
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
        tell(running, "fair")
        os.killpg(running.pid, signal.SIGINT)
        first = tell(running, "report")
        os.killpg(running.pid, signal.SIGINT)
        assert tell(running, "report") == first
        out, err = running.communicate("leave\n", timeout=PATIENCE / 1000)
    assert (out, err, running.returncode) == ("", "", 0)
