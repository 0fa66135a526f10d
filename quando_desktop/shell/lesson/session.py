"""The table of a lesson in the window: a match that counts for nothing, its controller, its page,
and Olive."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quando_desktop.controller.live.scripted import LiveScript
from quando_desktop.controller.roster import minds_for
from quando_desktop.controller.turn.scripted import ScriptedBotRunner
from quando_desktop.games import PLUGS
from quando_desktop.lessons.tutor import Tutor
from quando_desktop.shell.lesson import words
from quando_desktop.shell.lesson.guide import LessonGuide
from quando_desktop.shell.lesson.pace import LessonPace, LivePace, TurnPace
from quando_desktop.shell.session.live_session import LiveSession
from quando_desktop.shell.session.session import Session
from quando_desktop.shell.session.turn_session import TurnSession

if TYPE_CHECKING:
    from quando_desktop.shell.window.window import Window


def seat_learner(
    window: Window, tutor: Tutor, number: int, following: str
) -> tuple[Session, LessonGuide]:
    """The session of the lesson of this number, and whoever leads through it; `following` is the
    title of the next one."""
    game = tutor.match.game
    session, pace = (_live if game.live else _by_turns)(window, tutor)
    pointing = PLUGS[game.id].table().pointing
    assert pointing is not None, f"no lesson can speak of the table of {game.id}"
    title = tutor.lesson.title
    titles = words.heading(number, title), title
    guide = LessonGuide(tutor, session.page, pace, pointing, window.look, titles, following)
    return session, guide


def _by_turns(window: Window, tutor: Tutor) -> tuple[Session, LessonPace]:
    program, match = window.program, tutor.match
    bots = ScriptedBotRunner(match, program.bots)
    session = TurnSession(
        program.saves.show(match),
        program.saves,
        bots,
        window.tools(),
        program.settings,
        window.look,
        window,
    )
    bots.setParent(session)
    return session, TurnPace(tutor, session.controller, bots, session)


def _live(window: Window, tutor: Tutor) -> tuple[Session, LessonPace]:
    program, match = window.program, tutor.match
    script = LiveScript(minds_for(match))
    session = LiveSession(
        program.saves.show(match),
        program.saves,
        window.tools(),
        program.settings,
        window.look,
        window,
        program.live_clock,
        script.minds,
    )
    return session, LivePace(tutor, session.controller, script, session)
