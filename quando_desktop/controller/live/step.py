"""One change of a live match as all who sit at the screen may see it, and what it waits for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.contract import Event, Observation


class LivePhase(Enum):
    READY = auto()
    """Dealt; the hands lie face down until somebody starts."""
    COUNTDOWN = auto()
    """Three, two, one; the hands lie face down."""
    LIVE = auto()
    """Everybody plays."""
    STUCK = auto()
    """Nobody could do anything: a notice and a countdown; the hands lie face down."""
    PAUSED = auto()
    """The hands are hidden."""
    ROUND_OVER = auto()
    MATCH_OVER = auto()


Views = Mapping[int, Observation[Any]]
"""What each person at the screen knows, by seat. They sit side by side, so the picture shows all of
it and nothing else; where only computer players play, it is seat 0's, whose hand stays closed."""


@dataclass(frozen=True, slots=True)
class LiveStep:
    """A deal, or an action that arrived."""

    seat: int
    """Who acted; `TABLE` for a deal and for what the table does."""
    at: int
    """Milliseconds since the start signal."""
    events: tuple[Event, ...]
    """As the people at the screen may see them: whole for whoever sits there."""
    after: Views
    facts: MatchFacts
