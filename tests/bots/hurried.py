"""Experts that think only a little: for tests in which it does not matter how well they play."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from quando_desktop.bots import monte_carlo
from quando_desktop.games.quando.bots import expert as quando
from quando_desktop.games.quanto.bots import expert as quanto

PART = 0.03
"""The part of their budgets that they spend."""


@contextmanager
def hurried_experts() -> Iterator[None]:
    """A hint of an expert takes most of a second: in a window somebody gets one in each turn."""
    budgets = {
        seats: quando.Budget(round(PART * turns), 6) for seats, (turns, _) in quando.BUDGETS.items()
    }
    skill = monte_carlo.SKILLS["expert"]
    turns = {seats: round(PART * turns) for seats, turns in quanto.TURNS.items()}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(quando, "BUDGETS", budgets)
        patch.setattr(quando, "SURE", 12)
        patch.setattr(quanto, "TURNS", turns)
        hurried = skill._replace(effort=round(PART * skill.effort))
        patch.setitem(monte_carlo.SKILLS, "expert", hurried)
        yield
