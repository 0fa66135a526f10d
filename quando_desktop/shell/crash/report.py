"""Reports of errors: all that a programmer needs, and no names, no cards, no hands."""

from __future__ import annotations

import platform
import re
import time
import traceback
from pathlib import Path

import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from quando_desktop.__about__ import NAME, __version__
from quando_desktop.disk import files

VALUES = re.compile(r"'[^']*'|\"[^\"]*\"|“[^”]*”|-?\d[\d.,]*")
"""Quoted texts and numbers in an error, which may be anything: a name, a path, a card."""
LONGEST = 20_000
"""Characters of a report; more of a runaway recursion tells nothing."""


def report(error: BaseException) -> str:
    """A report of an error: the system, the error, and the lines of the program, never values."""
    lines = traceback.format_list(traceback.extract_tb(error.__traceback__))
    cause = error.__cause__ or error.__context__
    before = f"\nafter {_said(cause)}" if cause is not None else ""
    text = f"{system()}\n\n{_said(error)}{before}\n\n{''.join(lines)}"
    return text.replace(str(Path.home()), "~")[:LONGEST].strip()


def system() -> str:
    return "\n".join(
        (
            f"{NAME} {__version__}",
            f"Python {platform.python_version()}",
            f"Qt {qVersion()}, PySide6 {PySide6.__version__}, {QGuiApplication.platformName()}",
            f"{platform.system()} {platform.release()} {platform.machine()}",
        )
    )


def headline(text: str) -> str:
    """The line of a report that names the error."""
    return text.partition("\n\n")[2].partition("\n")[0]


def keep(text: str, folder: Path) -> Path:
    """Writes a report into a folder; raises OSError if it cannot."""
    files.make_folder(folder)
    stem = f"report-{time.strftime('%Y%m%d-%H%M%S')}"
    number = 1
    while True:
        path = folder / (f"{stem}.txt" if number == 1 else f"{stem}-{number}.txt")
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(text + "\n")
        except FileExistsError:
            number += 1
        else:
            return path


def _said(error: BaseException) -> str:
    """The type of an error and its message, without the values in it."""
    words = VALUES.sub("…", str(error))
    return f"{type(error).__name__}: {words}" if words else type(error).__name__
