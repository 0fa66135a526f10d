"""Qt as the program loads it: without what only developers need, and with all of its words."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
LEAN = "from quando_desktop.binding import load_qt; load_qt()"
PLAIN = "import PySide6.QtCore"
MISTAKES = """
from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtGui import QColor

def say(call):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)

say(lambda: QColor.fromRgb("red", 3))
say(lambda: QPoint("a", 3, 4))
say(lambda: QTimer(intervall=3))
say(lambda: QObject.connect(3))
say(lambda: QTimer.start.__doc__)
import PySide6.support.signature.layout as layout
say(lambda: layout.create_signature.__module__)
say(lambda: layout.nothing)
"""


def _printed(script: str) -> str:
    command = [sys.executable, "-c", script]
    return subprocess.run(command, check=True, cwd=ROOT, capture_output=True, text=True).stdout


def test_it_comes_without_its_import_hook() -> None:
    """The hook reads the source of every module that is loaded later."""
    check = "from PySide6.QtCore import QTimer; print(builtins.__import__ is plain)"
    assert _printed(f"import builtins; plain = builtins.__import__; {LEAN}; {check}") == "True\n"


def test_what_it_knows_of_signatures_is_not_loaded() -> None:
    check = "import sys; print({'ast', 'inspect', 'logging'} & set(sys.modules))"
    assert _printed(f"{LEAN}; from PySide6.QtWidgets import QWidget; {check}") == "set()\n"


def test_mistakes_are_explained_as_ever() -> None:
    said = _printed(LEAN + MISTAKES)
    assert "fromRgb(r: int, g: int, b: int, /, a: int = 255)" in said
    assert said == _printed(PLAIN + MISTAKES)
