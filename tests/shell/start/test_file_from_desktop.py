"""A file that the desktop hands to the running program, as macOS does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from quando_desktop.engine import record
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES

SCRIPT = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from quando_desktop.shell.start import app
from quando_desktop.shell.start.platform import application
from quando_desktop.shell.window.window import Window

folder, file = map(Path, sys.argv[1:])
running = application()

def hand():
    QCoreApplication.sendEvent(running, QFileOpenEvent(str(file)))

def look():
    window = next(each for each in QApplication.topLevelWidgets() if isinstance(each, Window))
    if window.session is not None:
        print(window.session.match.seed, window.is_at_table)
        timer.stop()
        window.close()

timer = QTimer(interval=20)
timer.timeout.connect(look)
QTimer.singleShot(0, hand)
timer.start()
sys.exit(app.show(None, None, data=folder))
"""


def test_a_file_that_is_handed_to_the_program_is_opened(tmp_path: Path) -> None:
    players = [Player("Ada", Kind.HUMAN), Player("Ben", Kind.HUMAN)]
    match = Match(GAMES["quando"], players, {}, 4711)
    file = tmp_path / f"handed{record.ENDING}"
    file.write_text(record.write(match), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(tmp_path / "data"), str(file)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.stdout, done.returncode) == ("4711 True\n", 0), done.stderr
