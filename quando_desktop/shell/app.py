"""What the command line asks of the window side: show it, take pictures of it, test it.

Each function gives an exit code; what goes wrong gets one sentence on the error stream.
"""

from __future__ import annotations

import signal
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from quando_desktop import resources
from quando_desktop.complaint import PROGRAM, complain
from quando_desktop.disk.settings import Language, Speed
from quando_desktop.games import GAMES
from quando_desktop.resources import MissingResources
from quando_desktop.shell.doorbell import Door
from quando_desktop.shell.platform import (
    Application,
    NoScreen,
    application,
    check_screen,
    data_folder,
    use_any_screen,
)
from quando_desktop.shell.program import Program, Wishes
from quando_desktop.shell.window import IDLE, Window

if TYPE_CHECKING:
    from quando_desktop.shell.crash.crash import CrashHook


def show(
    game: str | None,
    seed: int | None,
    *,
    speed: str | None = None,
    language: str | None = None,
    data: Path | None = None,
    file: Path | None = None,
) -> int:
    """Opens the window and stays until it is closed."""
    try:
        check_screen()
    except NoScreen as problem:
        return _fail(str(problem))
    app = application()
    wishes = Wishes(
        data=data_folder(data),
        game=game,
        seed=seed,
        speed=None if speed is None else Speed(speed),
        language=None if language is None else Language(language),
        file=file,
    )
    with closing(Door(wishes.data)) as door:
        if not door.is_ours and door.ring(wishes):
            print(f"{PROGRAM}: it is open already; its window comes to the front", flush=True)
            return 0
        return _open(app, wishes, door)


def _open(app: QApplication, wishes: Wishes, door: Door) -> int:
    try:
        program = Program(app, resources.folder(), wishes)
        window = Window(program)
    except MissingResources as problem:
        return _fail(str(problem))
    window.start()
    if isinstance(app, Application):
        app.handed.connect(lambda file: window.visit(Wishes(wishes.data, file=file)))
    guard = Guard(window, program.folder.reports)
    QTimer.singleShot(IDLE, window, lambda: door.listen(app, window.visit))
    _let_go_on_interrupt(app)
    code = app.exec()
    guard.remove()
    return code


class Guard:
    """Lets an unexpected error be told in the window, from its first idle moment on."""

    def __init__(self, window: Window, reports: Path) -> None:
        self._window, self._reports = window, reports
        self._hook: CrashHook | None = None
        QTimer.singleShot(IDLE, window, self._install)

    def _install(self) -> None:
        from quando_desktop.shell.crash.crash import install_crash_hook

        self._hook = install_crash_hook(self._window.show_crash, self._reports)

    def remove(self) -> None:
        if self._hook is not None:
            self._hook.remove()


def _let_go_on_interrupt(app: QApplication) -> None:
    """Ctrl+C ends the program in an orderly way."""
    # Python handles it only when it gets to run, which Qt's loop does not let it by itself.
    signal.signal(signal.SIGINT, lambda *_: app.closeAllWindows())
    breath = QTimer(app, interval=200)
    breath.timeout.connect(lambda: None)
    breath.start()


def demo(folder: Path, game: str, seed: int | None, language: str | None = None) -> int:
    """Plays one match without waiting and leaves pictures of it."""
    from quando_desktop.shell.demo import leave_pictures
    from quando_desktop.shell.language import Languages
    from quando_desktop.table.style import Style

    use_any_screen()
    app = application()
    try:
        with closing(Languages(app, resources.folder())) as languages:
            languages.use(Language.ENGLISH if language is None else Language(language))
            for path in leave_pictures(folder, GAMES[game], Style(resources.folder()), seed):
                print(path, flush=True)
    except OSError as error:
        return _fail(f"cannot write to {folder}: {error.strerror or error}")
    except MissingResources as problem:
        return _fail(str(problem))
    return 0


def self_test(report: Path | None = None) -> int:
    """Checks that everything works on this computer; what it finds goes into a file as well, if
    one is named: not every program has a terminal to write to."""
    from quando_desktop.shell import selftest

    use_any_screen()
    application()
    if report is None:
        return selftest.run()
    try:
        with report.open("w", encoding="utf-8", newline="\n") as file:
            return selftest.run(file)
    except OSError as error:
        return _fail(f"cannot write {report}: {error.strerror or error}")


def _fail(sentence: str) -> int:
    complain(sentence)
    return 1
