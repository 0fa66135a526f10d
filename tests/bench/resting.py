"""The program at rest, to be measured: `python -m tests.bench.resting STATE GAME [SECONDS]`.

It is started as people start it, brought to a state in which it waits for somebody, and left alone.
Printed are the milliseconds of processor time that it takes from then on, of all its threads and
processes, and how often one of these wakes up.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from quando_desktop.cli import main as run
from quando_desktop.controller.live.step import LivePhase
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine.match import Match
from quando_desktop.games import PLUGS
from quando_desktop.shell.session.live_session import LiveSession
from quando_desktop.shell.session.turn_session import TurnSession
from quando_desktop.shell.window.window import Window
from tests.controller.looked_back import fresh, over

SECONDS = 60
GLANCE, QUIET = 250, 20
"""Milliseconds between two looks at how far it is, and seconds at rest before it is measured."""
STILL, MOST = 8.0, 5
"""Milliseconds of processor time in that while that count as rest: the looks take some, too. And
how many of these whiles it gets, after which it is measured as it is."""

Until = Callable[[], bool]
State = Callable[[Window, str], Iterator[Until]]
"""Brings the window there; goes on whenever what it yields holds."""


def home(_: Window, __: str) -> Iterator[Until]:
    """The home page."""
    yield from ()


def turn(window: Window, game: str) -> Iterator[Until]:
    """A table of turns, where it is somebody's turn."""
    yield from _turn(window, fresh(game))


def _turn(window: Window, match: Match) -> Iterator[Until]:
    window.play(window.program.saves.begin(match))
    session = window.session
    assert isinstance(session, TurnSession)
    yield lambda: session.controller.phase is TurnPhase.PERSON and not session.page.is_busy


def hint(window: Window, game: str) -> Iterator[Until]:
    """The same with an open hint."""
    yield from turn(window, game)
    assert window.session is not None
    page = window.session.page
    _press(page, Qt.Key.Key_H)
    yield lambda: not page.is_busy


def curtain(window: Window, game: str) -> Iterator[Until]:
    """Behind the curtain, until the next person comes."""
    window.play(window.program.saves.begin(fresh(game, people=2)))
    session = window.session
    assert isinstance(session, TurnSession)
    yield lambda: session.controller.phase is TurnPhase.CURTAIN


def live(window: Window, game: str) -> Iterator[Until]:
    """A live table, before somebody starts."""
    window.play(window.program.saves.begin(fresh(game)))
    session = window.session
    assert isinstance(session, LiveSession)
    yield lambda: session.controller.phase is LivePhase.READY and not session.page.is_busy


def pause(window: Window, game: str) -> Iterator[Until]:
    """A live game in a pause; a table of turns with the menu over it."""
    if not PLUGS[game].game.live:
        yield from turn(window, game)
        window.overlays.show_menu()
        return
    yield from live(window, game)
    session = window.session
    assert isinstance(session, LiveSession)
    session.controller.go()
    yield lambda: session.controller.phase is LivePhase.LIVE
    session.page.pause()
    yield lambda: session.controller.phase is LivePhase.PAUSED


def replay(window: Window, game: str) -> Iterator[Until]:
    """An open replay, with all that is said of its turns."""
    window.replay.open(over(game), 0, 3)
    yield from ()


def lesson(window: Window, game: str) -> Iterator[Until]:
    """A lesson whose step waits for the learner."""
    lessons = PLUGS[game].lessons()
    assert lessons is not None
    window.lessons.begin(game, lessons.all()[0].id)
    assert window.session is not None
    page = window.session.page
    yield lambda: not page.is_busy


STATES: dict[str, State] = {
    each.__name__: each for each in (home, turn, hint, curtain, live, pause, replay, lesson)
}

ANYWHERE = ("home",)
"""Those that have nothing to do with a game ..."""
IN_TURNS, LIVE = ("turn", "hint", "curtain"), ("live",)
"""... and those that only games of turns have, or only live ones."""


def _press(page: QWidget, key: Qt.Key) -> None:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(page, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))


class Watch(QObject):
    """Brings a window to a state, and measures when it has come to rest."""

    def __init__(self, window: Window, state: str, game: str, seconds: float) -> None:
        super().__init__(window)
        self._window, self._seconds = window, seconds
        self._way = STATES[state](window, game)
        self._until: Until = _loaded(window)
        self._before, self._waits = used(), 0
        self._timer = QTimer(self, interval=GLANCE)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _look(self) -> None:
        if self._until():
            found = next(self._way, None)
            if found is not None:
                self._until = found
            else:
                self._timer.timeout.disconnect(self._look)
                self._timer.timeout.connect(self._wait)
                self._timer.start(1000 * QUIET)
                self._before = used()

    def _wait(self) -> None:
        """Measures once nothing goes on, or if it never comes to rest."""
        now = used()
        self._waits += 1
        if now[0] - self._before[0] < STILL or self._waits == MOST:
            self._timer.stop()
            self._before = used()
            QTimer.singleShot(round(1000 * self._seconds), self, self._report)
        else:
            self._before = now

    def _report(self) -> None:
        ms, wakes = (now - before for now, before in zip(used(), self._before, strict=True))
        print(json.dumps({"ms": ms, "wakes": wakes, "seconds": self._seconds}), flush=True)
        QApplication.exit(0)


def _loaded(window: Window) -> Until:
    """Whether the chores after the start are done."""
    return lambda: window.isVisible() and not window.chores.timer.isActive()


def used() -> tuple[float, int]:
    """Milliseconds of processor time of this process and of those that it has started, and how
    often their threads have gone to sleep."""
    spent, slept = 1000 * time.process_time(), 0
    for process in (os.getpid(), *_children(os.getpid())):
        for thread in Path(f"/proc/{process}/task").iterdir():
            lines = (thread / "status").read_text(encoding="utf-8").splitlines()
            slept += sum(int(line.split()[1]) for line in lines if line.startswith("voluntary"))
            if process != os.getpid():
                spent += int((thread / "schedstat").read_text(encoding="ascii").split()[0]) / 1e6
    return spent, slept


def _children(process: int) -> Iterator[int]:
    for thread in Path(f"/proc/{process}/task").iterdir():
        for child in map(int, (thread / "children").read_text(encoding="ascii").split()):
            yield child
            yield from _children(child)


def main(state: str, game: str, seconds: str = str(SECONDS)) -> None:
    plain = Window.start

    def start(window: Window) -> None:
        plain(window)
        Watch(window, state, game, float(seconds))

    # From outside: the program knows nothing of being measured.
    setattr(Window, "start", start)  # noqa: B010
    with TemporaryDirectory() as folder:
        run(["--lang", "en", "--data-dir", folder])


if __name__ == "__main__":
    main(*sys.argv[1:])
