"""The tutor of one lesson: knows the present step, what it waits for, and how a wrong try is
answered."""

from __future__ import annotations

from quando_desktop.engine.contract import Action
from quando_desktop.engine.match import Match
from quando_desktop.lessons.lesson import LessonStep, ScriptedMove, WaitFor
from quando_desktop.lessons.script import ANYBODY, Classroom


class Tutor:
    """Leads somebody through the steps that are played at one table."""

    def __init__(self, classroom: Classroom, number: int, learner: str, friend: str = "") -> None:
        """`number` is that of the step to begin at; the people have these names."""
        self.classroom, self.lesson = classroom, classroom.lesson
        self.number = number
        self.match: Match = classroom.match(number, learner, friend or ANYBODY)

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.number]

    @property
    def is_last(self) -> bool:
        return self.number == len(self.lesson.steps) - 1

    @property
    def is_free(self) -> bool:
        return self.step.wait.kind is WaitFor.FREE

    def seat_of(self, move: ScriptedMove) -> int:
        return self.lesson.players.index(move.who)

    def action_of(self, move: ScriptedMove) -> Action:
        """A scripted action, in the present position."""
        return self.classroom.script.read(self.match, self.seat_of(move), move.words)

    def judge(self, seat: int, action: Action) -> str:
        """The answer to a wrong action; nothing for the one that is waited for."""
        step = self.step
        if step.wait.kind is WaitFor.FREE:
            return ""
        tried = self.classroom.script.write(self.match, seat, action)
        is_wanted = (
            step.wait.kind is WaitFor.ACTION
            and tried == step.wait.words
            and self.lesson.players[seat] == step.wait.who
        )
        return "" if is_wanted else self.answer(tried)

    def answer(self, tried: str = "") -> str:
        """The answer to a wrong try; where there is nothing but to read, the words once more."""
        step = self.step
        return step.answer(tried) if step.wrong else step.words

    def is_thing(self, name: str) -> bool:
        """Whether something at the table can go by this name."""
        return name in self.lesson.players or self.classroom.script.is_thing(name)

    def finish(self) -> tuple[ScriptedMove, ...]:
        """Goes on to the next step of this table; gives what the others do before it."""
        done = self.step
        self.number += 1
        return done.then

    @property
    def needs_table(self) -> bool:
        """Whether the next step is played at another table."""
        return not self.is_last and self.lesson.steps[self.number + 1].position is not None
