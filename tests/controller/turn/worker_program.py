"""A program with a worker process, for tests that end it:
`python -m tests.controller.turn.worker_program`.

Each line that it reads is the level of a bot to ask, and gets a line back: "report" the number that
the worker says it has, any other at once the one it is known by. "leave" ends the program without
closing anything.
"""

from __future__ import annotations

import signal
import sys

from PySide6.QtCore import QCoreApplication

from quando_desktop.bots.question import Answer, Purpose, Question
from quando_desktop.controller.turn.runner import ProcessBotRunner
from tests.controller.turn.odd_bots import find
from tests.controller.turn.tables import new_match


def question(level: str | None, purpose: Purpose = Purpose.MOVE) -> Question:
    match = new_match("cc")
    match.begin_round()
    return Question(purpose, match.revision, 0, "quando", level, None, match.observe(0), "a test")


def main() -> None:
    # A handler of its own, unlike a signal that is ignored, is not passed on to the worker.
    signal.signal(signal.SIGINT, lambda *_: None)
    application = QCoreApplication([])
    runner = ProcessBotRunner(find=find)
    runner.warm()
    said: list[int] = []

    def hear(answer: Answer) -> None:
        if isinstance(answer.advice.action, tuple):
            said.append(answer.advice.action[0])
            application.quit()

    runner.answered.connect(hear)
    for level in sys.stdin:
        if level.strip() == "leave":
            return
        runner.ask(question(level.strip()))
        if level.strip() == "report":
            application.exec()
            print(said[-1], flush=True)
        else:
            print(runner.pid, flush=True)


if __name__ == "__main__":
    main()
