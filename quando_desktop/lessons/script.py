"""Cards and actions in words that people can write: each game has its own. From them a lesson's
table is laid by the rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from quando_desktop.bots.levels import LEVELS
from quando_desktop.engine.contract import Action, AnyGame, BadRecord, Deal, Options, Refusal
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.lessons.lesson import (
    ALL,
    FRIEND,
    YOU,
    Lesson,
    LessonStep,
    Position,
    ScriptedMove,
    WaitFor,
)

SEED = 7
"""The chance of all cards that a lesson does not name."""
ANYBODY = "Learner"
"""A learner for whom a lesson is tried."""


class Script(ABC):
    """A game's own words for cards and actions."""

    game: AnyGame
    things: frozenset[str]
    """The names of what can be lit at every table of the game, beside its players."""

    @abstractmethod
    def deal(
        self, cards: Mapping[str, str], players: Sequence[str], options: Options, begins: int
    ) -> Deal:
        """The deal with these cards, by the names of hands and piles; the rest is always the same.
        ValueError with a sentence if it cannot be."""

    @abstractmethod
    def read(self, match: Match, seat: int, words: str) -> Action:
        """The action of a seat in this position. ValueError if there is no such action."""

    @abstractmethod
    def write(self, match: Match, seat: int, action: Action) -> str:
        """An action in the words by which a lesson waits for it. Actions between which the learner
        cannot tell have the same."""

    def is_thing(self, name: str) -> bool:
        """Whether something at the table can have this name, such as the number of a card."""
        return name in self.things

    def pass_time(self, match: Match, words: str) -> None:
        """Lets everybody play on until something has come about, always in the same way."""
        raise ValueError("nothing is played without being told in this game")

    def submit(self, match: Match, seat: int, action: Action) -> None:
        match.submit(seat, action)


class Classroom:
    """Lays the tables of a lesson."""

    def __init__(self, script: Script, lesson: Lesson) -> None:
        self.script, self.lesson = script, lesson

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.lesson.players.index(YOU)

    def players(self, learner: str, friend: str) -> list[Player]:
        """The players; the learner and the second person have these names."""
        level = LEVELS[0]
        return [
            Player(learner if who == YOU else friend)
            if who in (YOU, FRIEND)
            else Player(who.capitalize(), Kind.COMPUTER, level, who)
            for who in self.lesson.players
        ]

    def match(self, number: int, learner: str, friend: str = ANYBODY) -> Match:
        """The match at the beginning of this step, with everything before it done. BadProse if the
        rules say no."""
        steps, first = self.lesson.steps, self.lesson.begins_at(number)
        position = steps[first].position
        assert position is not None
        match = self._laid(position, learner, friend)
        for step in steps[first:number]:
            self.pass_by(match, step)
        return match

    def pass_by(self, match: Match, step: LessonStep) -> None:
        """Does what a step waits for, and what follows."""
        if step.wait.kind is WaitFor.ACTION:
            self._do(match, ScriptedMove(step.wait.who, step.wait.words, step.place))
        for move in step.then:
            self._do(match, move)

    def _laid(self, position: Position, learner: str, friend: str) -> Match:
        lesson, script = self.lesson, self.script
        try:
            match = Match(script.game, self.players(learner, friend), position.options, SEED)
            begins = lesson.players.index(position.begins)
            match.begin_round(script.deal(position.cards, lesson.players, match.options, begins))
        except (ValueError, BadRecord, Refusal) as problem:
            raise position.place.wrong(f"these cards cannot be dealt: {_why(problem)}") from None
        for move in position.moves:
            self._do(match, move)
        return match

    def _do(self, match: Match, move: ScriptedMove) -> None:
        try:
            if move.who == ALL:
                self.script.pass_time(match, move.words)
                return
            seat = self.lesson.players.index(move.who)
            action = self.script.read(match, seat, move.words)
            self.script.submit(match, seat, action)
        except (ValueError, BadRecord, Refusal) as problem:
            reason = f"{move.who} cannot do this: {move.words} ({_why(problem)})"
            raise move.place.wrong(reason) from None

    def check(self) -> None:
        """Plays the whole lesson once. BadProse where that does not work."""
        match: Match | None = None
        for number, step in enumerate(self.lesson.steps):
            if step.position is not None:
                match = self.match(number, ANYBODY)
            assert match is not None
            if step.wait.kind is WaitFor.ACTION:
                self._check_words(match, step)
            self.pass_by(match, step)

    def _check_words(self, match: Match, step: LessonStep) -> None:
        """What is waited for is written as the game writes it: only then it is known again."""
        seat = self.lesson.players.index(step.wait.who)
        try:
            action = self.script.read(match, seat, step.wait.words)
        except (ValueError, BadRecord) as problem:
            raise step.place.wrong(f"the learner cannot do this: {problem}") from None
        written = self.script.write(match, seat, action)
        if written != step.wait.words:
            raise step.place.wrong(f"write {step.wait.words} like this: {written}")


def _why(problem: Exception) -> str:
    return problem.reason if isinstance(problem, Refusal) else str(problem)
