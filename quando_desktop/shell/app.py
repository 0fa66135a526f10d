"""What the command line asks of the window side: show it, take pictures of it, test it.

Each function gives an exit code; what goes wrong gets one sentence on the error stream.
"""

from __future__ import annotations

import signal
import sys
from pathlib import Path

from PySide6.QtCore import QTimer

from quando_desktop import resources
from quando_desktop.games import GAMES
from quando_desktop.resources import MissingResources
from quando_desktop.shell import selftest
from quando_desktop.shell.demo import leave_pictures
from quando_desktop.shell.platform import NoScreen, application, check_screen, use_any_screen
from quando_desktop.shell.tables import TABLES
from quando_desktop.shell.window import Window
from quando_desktop.table.style import Style

PROGRAM = "quando-desktop"
NO_TABLE = "{} cannot be shown yet"


def show(game: str, seed: int | None) -> int:
    """Opens the window and stays until it is closed."""
    if game not in TABLES:
        return _fail(NO_TABLE.format(GAMES[game].title))
    try:
        check_screen()
        app = application()
        window = Window(GAMES[game], Style(resources.folder()), seed)
    except (NoScreen, MissingResources) as problem:
        return _fail(str(problem))
    window.show()
    window.start()
    # Python handles Ctrl+C only when it gets to run, which Qt's loop does not let it by itself.
    signal.signal(signal.SIGINT, lambda *_: app.quit())
    breath = QTimer(app, interval=200)
    breath.timeout.connect(lambda: None)
    breath.start()
    return app.exec()


def demo(folder: Path, game: str, seed: int | None) -> int:
    """Plays one match without waiting and leaves pictures of it."""
    if game not in TABLES:
        return _fail(NO_TABLE.format(GAMES[game].title))
    use_any_screen()
    application()
    try:
        for path in leave_pictures(folder, GAMES[game], Style(resources.folder()), seed):
            print(path, flush=True)
    except OSError as error:
        return _fail(f"cannot write to {folder}: {error.strerror or error}")
    except MissingResources as problem:
        return _fail(str(problem))
    return 0


def self_test() -> int:
    """Checks that everything works on this computer."""
    use_any_screen()
    application()
    return selftest.run()


def _fail(sentence: str) -> int:
    print(f"{PROGRAM}: {sentence}", file=sys.stderr)
    return 1
