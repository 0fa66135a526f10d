"""The content of the page on which people learn to play. Without Qt."""

from __future__ import annotations

from quando_desktop.named_tuple import NamedTuple


class LessonState(NamedTuple):
    """A lesson, and how far somebody has come with it."""

    id: str
    title: str
    line: str
    minutes: int
    steps: int
    step: int = 0
    """The number of the step at which it was left, from 1; 0 where it begins at the beginning."""
    is_done: bool = False


class Day(NamedTuple):
    """The puzzle of the day."""

    is_solved: bool
    streak: int


class LearnState(NamedTuple):
    """All that there is to learn of one game."""

    game: str
    lessons: tuple[LessonState, ...] = ()
    guides: bool = False
    """Whether there are guided matches."""
    practice: tuple[str, ...] = ()
    """The kinds of exercises, by their titles."""
    day: Day | None = None
