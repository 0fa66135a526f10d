"""A lesson as data: the cards on the table, and steps with what is said, lit and waited for."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto

from quando_desktop.dataclass import dataclass
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.prose.reader import SourcePlace

YOU = "you"
"""The learner among the players of a lesson."""
FRIEND = "friend"
"""A second person at the same keyboard."""
ALL = "all"
"""Everybody, for what is played without being told."""
LIMIT = 25
"""Words that a step may say, its task among them."""


class WaitFor(Enum):
    """The kinds of things that a step waits for."""

    NEXT = auto()
    """Nothing but that the learner has read it."""
    TOUCH = auto()
    """A press on one thing at the table."""
    ACTION = auto()
    """One action of the game."""
    FREE = auto()
    """The end of a round that is played freely."""


class Wait(NamedTuple):
    kind: WaitFor
    words: str = ""
    """The thing to touch, or the action in the game's own words."""
    who: str = YOU
    """The person who has to do it."""


class WrongTry(NamedTuple):
    tried: str
    """The thing or the action that is answered; empty for any."""
    words: str


class ScriptedMove(NamedTuple):
    """An action of one of the players, in the game's own words."""

    who: str
    words: str
    place: SourcePlace


@dataclass(frozen=True, slots=True)
class Position:
    """A table to begin at: the cards as they are dealt, and what has been played since."""

    cards: Mapping[str, str]
    """For each hand or pile its cards in the game's own words. Whatever is not named is dealt by
    chance, always the same."""
    options: Mapping[str, int]
    begins: str
    """The player who begins."""
    moves: tuple[ScriptedMove, ...]
    place: SourcePlace


@dataclass(frozen=True, slots=True)
class LessonStep:
    id: str
    title: str
    words: str
    task: str
    """The last sentence, on what to do; empty where there is nothing to do but to read."""
    praise: str
    """What is said at the end of the lesson; empty but for its last step."""
    light: tuple[str, ...]
    """The things at the table that stay bright."""
    wait: Wait
    wrong: tuple[WrongTry, ...]
    then: tuple[ScriptedMove, ...]
    """The others' actions before the next step."""
    topics: tuple[str, ...]
    """The topics of the rulebook that this step lets one try."""
    position: Position | None
    """Another table that the step begins at."""
    place: SourcePlace

    @property
    def length(self) -> int:
        """The number of words that are said."""
        return len(f"{self.words} {self.task}".split())

    def answer(self, tried: str) -> str:
        """The answer to a wrong try, in the game's own words; the last one is for any other."""
        exact = [each.words for each in self.wrong if each.tried == tried]
        return (exact or [each.words for each in self.wrong if not each.tried])[0]


@dataclass(frozen=True, slots=True)
class Lesson:
    id: str
    title: str
    line: str
    """What one learns, in a sentence."""
    minutes: int
    players: tuple[str, ...]
    """`YOU` and the characters of the others, by their seats."""
    steps: tuple[LessonStep, ...]
    place: SourcePlace

    def at(self, id: str | None) -> int:
        """The number of a step; the beginning where there is none of this id."""
        return next((number for number, step in enumerate(self.steps) if step.id == id), 0)

    def begins_at(self, number: int) -> int:
        """The number of the step whose table this one is played at."""
        return next(at for at in range(number, -1, -1) if self.steps[at].position is not None)
