"""Messages about failures where people find them: in the terminal, or in a box where there is
none."""

from __future__ import annotations

import sys
from pathlib import Path

from quando_desktop.__about__ import NAME

PROGRAM = "quando-desktop"
ERROR_SIGN = 0x10
"""Windows' name for a box with the sign of an error."""


def complain(sentence: str) -> None:
    """Prints one sentence. A program that Windows starts without a terminal has no error stream."""
    if sys.stderr is not None:
        print(f"{PROGRAM}: {sentence}", file=sys.stderr)
    elif sys.platform == "win32":
        import ctypes

        text = f"{sentence[:1].upper()}{sentence[1:]}."
        ctypes.windll.user32.MessageBoxW(None, text, NAME, ERROR_SIGN)


def confess(report: Path | None, what: str = "") -> None:
    """Reports an unexpected error that no window can tell: where its report is, or else what it
    was."""
    where = f"; a report is in {report}" if report is not None else ""
    complain(f"something broke{what and f' ({what})'}, but every move so far is saved{where}")
