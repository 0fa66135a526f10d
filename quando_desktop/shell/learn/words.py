"""Texts of the page on which people learn to play."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.table.text.numbers import listed

translate = QCoreApplication.translate


def lesson(number: int, title: str) -> str:
    """A lesson's name for screen readers."""
    return translate("Learn", "Lesson {number}: {title}").format(number=number, title=title)


def minutes(count: int) -> str:
    return translate("Learn", "%n minute(s)", None, count)


def reached(step: int, steps: int) -> str:
    """Where somebody has left a lesson."""
    words = translate("Learn", "Continue at step {step} of {steps}")
    return words.format(step=step, steps=steps)


def finished() -> str:
    return translate("Learn", "Finished")


def guided() -> tuple[str, str]:
    """The guided match, and what it is."""
    return translate("Learn", "Guided match"), translate(
        "Learn",
        "A real match, which counts like any other. Olive points out at most one thing a turn.",
    )


def practice(kinds: Sequence[str]) -> tuple[str, str]:
    """Exercises, and which there are."""
    return translate("Learn", "Practice"), listed(kinds)


def puzzle_of_the_day(*, solved: bool, streak: int) -> tuple[str, str]:
    """The puzzle of the day, and how it stands."""
    line = translate("Learn", "One position a day, the same for everybody")
    if solved:
        line = translate("Learn", "Solved. The next one comes tomorrow")
    if streak > 1:
        row = translate("Learn", "%n days in a row", None, streak)
        line = f"{line} · {row}"
    return translate("Learn", "Puzzle of the day"), line


def rules() -> tuple[str, str]:
    """The rulebook, and what it is."""
    return translate("Learn", "Rules"), translate("Learn", "Every rule with a picture")
