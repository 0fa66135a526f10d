"""Errors while the program starts are told, from its first line on: never a bare traceback, and
never nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from quando_desktop.shell.crash.report import headline

BEGIN = """
import sys
from contextlib import suppress
from importlib import import_module
from quando_desktop import cli

data = sys.argv[1]

def broken(*_, **__):
    raise ZeroDivisionError("a mistake")

def told():
    '''Ends the program as soon as its window tells of a crash.'''
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication
    from quando_desktop.shell.crash.dialog import CrashDialog
    from quando_desktop.shell.window.window import Window

    def look():
        for window in QApplication.topLevelWidgets():
            for dialog in window.findChildren(CrashDialog):
                print(type(window.stack.currentWidget()).__name__, flush=True)
                timer.stop()
                window.close()

    timer = QTimer(interval=20)
    timer.timeout.connect(look)
    timer.start()
    return timer
"""
END = "sys.exit(cli.main(['--data-dir', data, '--speed', 'instant', *arguments]))"

BEFORE = {
    "a module": """
class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == "quando_desktop.shell.window.window":
            broken()

sys.meta_path.insert(0, Finder())
""",
    "the screen": "from quando_desktop.shell.start import app; app.check_screen = broken",
    "the lock": "from quando_desktop.shell.start import app; app.InstanceLock = broken",
    "the settings": "import quando_desktop.shell.start.program as it; it.SettingsStore = broken",
    "the window": "from quando_desktop.shell.window import window; window.Pages = broken",
    "the first show": "from quando_desktop.shell.window import window; window.Window.show = broken",
}
"""The code that breaks each part of the start."""
AFTER = {
    "the first page": """
from quando_desktop.shell.start import app
from quando_desktop.shell.window.pages import Pages
application = app.application
app.application = lambda: (application(), globals().update(timer=told()))[0]
Pages.last_table = broken
arguments = ["--game", "quando"]
""",
    "the first moment": """
from quando_desktop.shell.start import app
from quando_desktop.shell.window.window import Window
from PySide6.QtCore import QTimer
start = Window.start

def begin(self):
    start(self)
    globals().update(timer=told())
    QTimer.singleShot(0, broken)

Window.start = begin
""",
}


def run(data: Path, script: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", f"{BEGIN}\narguments = []\n{script}\n{END}", str(data)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("what", BEFORE)
def test_what_breaks_before_the_window_is_told_in_a_sentence(what: str, tmp_path: Path) -> None:
    done = run(tmp_path / "data", BEFORE[what])
    (report,) = (tmp_path / "data" / "reports").iterdir()
    assert headline(report.read_text(encoding="utf-8")) == "ZeroDivisionError: a mistake"
    sentence = f"something broke, but every move so far is saved; a report is in {report}"
    assert (done.stderr, done.returncode) == (f"quando-desktop: {sentence}\n", 1)


@pytest.mark.parametrize("what", AFTER)
def test_what_breaks_as_soon_as_the_window_is_there_is_told_in_it(
    what: str, tmp_path: Path
) -> None:
    done = run(tmp_path / "data", AFTER[what])
    assert (done.stdout, done.stderr, done.returncode) == ("HomePage\n", "", 0)


def test_where_no_report_can_be_kept_the_sentence_says_what_broke(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file", encoding="utf-8")
    done = run(tmp_path / "data", BEFORE["the settings"])
    words = "something broke (ZeroDivisionError: a mistake), but every move so far is saved"
    assert (done.stderr, done.returncode) == (f"quando-desktop: {words}\n", 1)
