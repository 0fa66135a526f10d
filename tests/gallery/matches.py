"""Matches in the window, from the deal to the last sheet, with all that can lie over a table. Each
name that comes is a picture to take then."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from quando_desktop.bots.bot import RandomBot
from quando_desktop.controller.live.step import LivePhase
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Options
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES
from quando_desktop.shell.session.turn_session import TurnSession
from tests.gallery.studio import Studio
from tests.shell.widgets import live_session, turn_session

SEED = 7
PEOPLE = ("Maria", "Tom")
CAST = ("olive", "bruno", "vesna", "mira", "nils", "pip")
ESCAPE, LOG, KEYS, HINT = Qt.Key.Key_Escape, Qt.Key.Key_L, Qt.Key.Key_F1, Qt.Key.Key_H
SHORT: dict[str, Options] = {"quando": {"target": 30}}
"""What makes a match short."""
ENOUGH = 5000
SELDOM = 40
"""Alarms from one card of a person to the next, in a live match."""


def walk(studio: Studio) -> Iterator[str]:
    for game in GAMES.values():
        for seats in (game.seats[0], game.seats[-1]):
            _sit_down(studio, game.id, seats, people=1)
            table = f"{game.id}-{seats}"
            yield from _live(studio, table) if game.live else _in_turns(studio, table)
        if not game.live:
            _sit_down(studio, game.id, 3, people=2)
            yield from _behind_the_curtain(studio, f"{game.id}-people")
    _sit_down(studio, "quanto", 4, people=1, options={"teams": True})
    yield from _in_turns(studio, "quanto-teams")


def _sit_down(
    studio: Studio, game: str, seats: int, people: int, options: Options | None = None
) -> None:
    players = [Player(name) for name in PEOPLE[:people]]
    players += [
        Player(name.title(), Kind.COMPUTER, "fair", name) for name in CAST[: seats - people]
    ]
    match = Match(GAMES[game], players, options or SHORT.get(game), SEED)
    studio.window.play(studio.program.saves.begin(match))


# ------------------------------------------------------------------------- in turns


def _in_turns(studio: Studio, table: str) -> Iterator[str]:
    session = turn_session(studio.window)
    _come_to(session, TurnPhase.PERSON)
    yield f"{table}-turn"
    studio.press(HINT)
    yield f"{table}-hint"
    studio.press(HINT)
    _act(session)
    _come_to(session, TurnPhase.PERSON)
    yield f"{table}-second-turn"
    yield from _over_the_table(studio, table)
    _play_on(session, TurnPhase.ROUND_OVER)
    yield f"{table}-sheet"
    studio.window.overlays.show_notebook(1)
    yield f"{table}-notebook"
    studio.press(ESCAPE)
    _play_on(session, TurnPhase.MATCH_OVER)
    yield f"{table}-end"


def _over_the_table(studio: Studio, table: str) -> Iterator[str]:
    for key, name in ((LOG, "log"), (KEYS, "keys"), (ESCAPE, "menu")):
        studio.press(key)
        yield f"{table}-{name}"
        studio.press(ESCAPE)
    studio.window.overlays.go_home()
    yield f"{table}-leave"
    studio.press(ESCAPE)


def _behind_the_curtain(studio: Studio, table: str) -> Iterator[str]:
    session = turn_session(studio.window)
    for number in (1, 2, 3):
        _come_to(session, TurnPhase.CURTAIN)
        yield f"{table}-curtain-{number}"
        if number == 1:
            studio.window.overlays.show_menu()
            yield f"{table}-curtain-menu"
            studio.press(ESCAPE)
        _lift(session)
        _come_to(session, TurnPhase.PERSON)
        yield f"{table}-turn-{number}"
        while session.controller.phase is TurnPhase.PERSON:
            _act(session)
            QTest.qWait(0)
    _play_on(session, TurnPhase.ROUND_OVER)
    yield f"{table}-sheet"


def _lift(session: TurnSession) -> None:
    assert session.curtain is not None
    session.curtain.ready.emit()


def _come_to(session: TurnSession, *phases: TurnPhase) -> None:
    """Lets the computer players play until it comes to this; a game of one round ends at once."""
    for _ in range(ENOUGH):
        QTest.qWait(1)
        if session.controller.phase in (*phases, TurnPhase.MATCH_OVER) and not session.page.is_busy:
            return
    raise TimeoutError(f"the match never comes to {phases}")


def _act(session: TurnSession) -> None:
    """Whoever sits there does anything."""
    controller = session.controller
    view = controller.view
    assert view is not None
    if controller.speaking is not None:
        controller.be_silent()
    else:
        controller.submit(RandomBot().choose(view, Chance(controller.revision)))


def _play_on(session: TurnSession, until: TurnPhase) -> None:
    controller = session.controller
    for _ in range(ENOUGH):
        _come_to(session, TurnPhase.PERSON, TurnPhase.CURTAIN, TurnPhase.ROUND_OVER)
        phase = controller.phase
        if phase in (until, TurnPhase.MATCH_OVER):
            return
        if phase is TurnPhase.ROUND_OVER:
            controller.next_round()
        elif phase is TurnPhase.CURTAIN:
            _lift(session)
        else:
            _act(session)


# ----------------------------------------------------------------------------- live


def _live(studio: Studio, table: str) -> Iterator[str]:
    controller = live_session(studio.window).controller
    yield f"{table}-ready"
    controller.go()
    yield f"{table}-countdown"
    _let_pass(studio, lambda: controller.phase is LivePhase.LIVE)
    yield f"{table}-go"
    for number in (1, 2):
        played = len(controller.match.rounds[-1].moves) + 6
        _let_pass(studio, lambda: len(controller.match.rounds[-1].moves) >= played)  # noqa: B023
        yield f"{table}-live-{number}"
    yield from _over_the_table(studio, table)
    yield f"{table}-paused"
    _let_pass(studio, lambda: controller.phase is LivePhase.MATCH_OVER)
    yield f"{table}-end"
    studio.clock.run()
    yield f"{table}-sheet"


def _let_pass(studio: Studio, until: Callable[[], bool]) -> None:
    """Time, alarm by alarm; who is asked to go on does, and now and then somebody plays."""
    controller = live_session(studio.window).controller
    for number in range(ENOUGH):
        if until():
            return
        if controller.phase in (LivePhase.READY, LivePhase.PAUSED):
            controller.go()
        elif number % SELDOM == 0 and controller.phase is LivePhase.LIVE:
            legal = controller.views[0].legal()
            if legal:
                controller.intend(0, Chance(number).choice(legal))
        studio.clock.tick()
        QTest.qWait(0)
    raise TimeoutError("the live match never comes to that")
