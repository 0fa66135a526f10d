"""Entry points of the command line: open the window, leave pictures of a match, test the program.

Each function returns an exit code; an error gets one sentence on the error stream.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication

from quando_desktop import resources
from quando_desktop.complaint import PROGRAM, complain
from quando_desktop.disk.folder import REPORTS
from quando_desktop.games import GAMES
from quando_desktop.resources import MissingResources
from quando_desktop.settings.settings import Language, Speed
from quando_desktop.shell import late
from quando_desktop.shell.crash.hook import CrashHook
from quando_desktop.shell.start.language import Languages
from quando_desktop.shell.start.platform import (
    Application,
    NoScreen,
    application,
    check_screen,
    data_folder,
    use_any_screen,
)
from quando_desktop.shell.start.program import Program, Wishes
from quando_desktop.shell.start.single_instance import InstanceLock
from quando_desktop.shell.window.chores import IDLE
from quando_desktop.shell.window.window import Window
from quando_desktop.table.paint.style import Style


def show(
    game: str | None,
    seed: int | None,
    *,
    speed: str | None = None,
    language: str | None = None,
    data: Path | None = None,
    file: Path | None = None,
    replays: bool = False,
) -> int:
    """Opens the window and returns when it is closed."""
    wishes = Wishes(
        data=data_folder(data),
        game=game,
        seed=seed,
        speed=None if speed is None else Speed(speed),
        language=None if language is None else Language(language),
        file=file,
        replays=replays,
    )
    with closing(Guard(wishes.data)) as guard:
        return _show(wishes, guard)


def _show(wishes: Wishes, guard: Guard) -> int:
    try:
        check_screen()
    except NoScreen as problem:
        return _fail(str(problem))
    app = application()
    with closing(InstanceLock(wishes.data)) as lock:
        if not lock.is_ours and lock.hand_over(wishes):
            print(f"{PROGRAM}: it is open already; its window comes to the front", flush=True)
            return 0
        return _open(app, wishes, lock, guard)


def _open(app: QApplication, wishes: Wishes, lock: InstanceLock, guard: Guard) -> int:
    try:
        program = Program(app, resources.folder(), wishes)
        window = Window(program)
    except MissingResources as problem:
        return _fail(str(problem))
    guard.start(window)
    if isinstance(app, Application):
        app.handed.connect(lambda file: window.visit(Wishes(wishes.data, file=file)))
    QTimer.singleShot(IDLE, window, lambda: lock.listen(app, window.visit))
    _let_go_on_interrupt(app)
    return app.exec()


class Guard:
    """Reports unexpected errors from the first line on: in the window as soon as it is there,
    before that in a sentence."""

    def __init__(self, data: Path) -> None:
        self._window: Window | None = None
        self._hook = CrashHook(self._tell, data / REPORTS)

    def start(self, window: Window) -> None:
        """Shows the window; an error meanwhile is shown in it, if it is visible."""
        try:
            window.start()
        except Exception as error:
            if not window.isVisible():
                raise
            if window.stack.currentWidget() is None:
                window.pages.show_home()
            self._window = window
            self._hook.hear(error)
        self._window = window

    def _tell(self, report: str) -> bool:
        return self._window is not None and self._window.show_crash(report)

    def close(self) -> None:
        self._hook.remove()


def _let_go_on_interrupt(app: QApplication) -> None:
    """Ctrl+C ends the program in an orderly way."""
    signal.signal(signal.SIGINT, lambda *_: app.closeAllWindows())
    # Python handles it only while it runs, so something has to wake it from Qt's loop.
    if sys.platform == "win32":
        breath = QTimer(app, interval=200)
        breath.timeout.connect(lambda: None)
        breath.start()
        return
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
    bell = QSocketNotifier(reading, QSocketNotifier.Type.Read, app)
    bell.activated.connect(lambda *_: os.read(reading, 1))


def demo(folder: Path, game: str, seed: int | None, language: str | None = None) -> int:
    """Plays one match without waiting and leaves pictures of it."""

    use_any_screen()
    app = application()
    try:
        with closing(Languages(app, resources.folder())) as languages:
            languages.use(Language.ENGLISH if language is None else Language(language))
            for path in late.leave_pictures(folder, GAMES[game], Style(resources.folder()), seed):
                print(path, flush=True)
    except OSError as error:
        return _fail(f"cannot write to {folder}: {error.strerror or error}")
    except MissingResources as problem:
        return _fail(str(problem))
    return 0


def self_test(report: Path | None = None) -> int:
    """Checks that everything works on this computer; the findings go into a file as well, if one is
    named: not every program has a terminal."""

    use_any_screen()
    application()
    if report is None:
        return late.selftest.run()
    try:
        with report.open("w", encoding="utf-8", newline="\n") as file:
            return late.selftest.run(file)
    except OSError as error:
        return _fail(f"cannot write {report}: {error.strerror or error}")


def _fail(sentence: str) -> int:
    complain(sentence)
    return 1
