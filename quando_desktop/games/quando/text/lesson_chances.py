"""The chances that lessons tell after a puzzle, in percent.

`resources/practice/lesson_chances.py` plays the positions of the puzzles, as the learner knows
them, and writes this file."""

from __future__ import annotations

CHANCES = {
    "hidden": 34,  # ± 0.5
    "knock": 67,  # ± 0.5
    "shown": 43,  # ± 0.5
    "wait": 45,  # ± 0.5
}
