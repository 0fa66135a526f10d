"""The computer players' process, in place: what it keeps from question to question."""

from __future__ import annotations

import gc
from dataclasses import replace

import pytest

from quando_desktop.bots import worker
from quando_desktop.bots.question import Question
from tests.controller.turn.odd_bots import find
from tests.controller.turn.worker_program import question


class Asked:
    """A connection on which these questions come, and no more."""

    def __init__(self, *questions: Question) -> None:
        self._left = [*questions]
        self.sent: list[object] = []

    def recv(self) -> Question:
        if not self._left:
            raise EOFError
        return self._left.pop(0)

    def send(self, answer: object) -> None:
        self.sent.append(answer)


def test_what_was_worked_out_for_a_match_is_forgotten_when_the_next_one_begins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = list[str]()
    monkeypatch.setattr(worker, "step_aside", lambda: None)
    monkeypatch.setattr(gc, "disable", lambda: None)
    monkeypatch.setattr(worker, "forget_all", lambda: told.append("forgotten"))
    monkeypatch.setattr(
        worker, "think", lambda question, _: told.append(f"asked at {question.revision}")
    )
    first = question("easy")
    connection = Asked(*(replace(first, revision=number) for number in (3, 3, 8, 2, 4)))
    worker.serve(connection, find)  # type: ignore[arg-type]
    assert told == [
        "asked at 3",
        "asked at 3",
        "asked at 8",
        "forgotten",
        "asked at 2",
        "asked at 4",
    ]
    assert len(connection.sent) == 6, "it is ready, and five answers"
