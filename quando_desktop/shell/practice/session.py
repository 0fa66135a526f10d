"""The table of an exercise in the window: a match that counts for nothing and never goes on."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from quando_desktop.shell.practice.guide import ExerciseGuide
from quando_desktop.shell.practice.library import Library
from quando_desktop.shell.practice.moment_guide import MomentGuide, OwnMoment
from quando_desktop.shell.practice.position import Position
from quando_desktop.shell.session.session import Session
from quando_desktop.shell.session.turn_session import TurnSession

if TYPE_CHECKING:
    from quando_desktop.shell.window.window import Window


def seat_solver(
    window: Window,
    position: Position,
    library: Library,
    day: date | None,
    own: OwnMoment | None = None,
) -> tuple[Session, ExerciseGuide]:
    """The session of an exercise, and whoever asks the question; `day` is that of a puzzle, `own`
    the moment of somebody's match that it is."""
    program, look = window.program, window.look
    saves, settings, bots = program.saves, program.settings, program.bots
    shown = saves.show(position.match)
    session = TurnSession(shown, saves, bots, window.tools(), settings, look, window)
    if own is not None:
        return session, MomentGuide(look, session.page, position, library, own)
    return session, ExerciseGuide(look, session.page, position, library, day)
