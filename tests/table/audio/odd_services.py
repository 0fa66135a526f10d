"""Services that misbehave, for their process to open."""

from __future__ import annotations

import ctypes
import os
import sys
from functools import partial
from pathlib import Path
from threading import Event

from quando_desktop.table.audio.service import Service


def stuck() -> None:
    """Never returns, and where that can be lets no other Python code run meanwhile, as many a call
    into a library does."""
    if sys.platform != "win32":
        ctypes.PyDLL(None).pause()
    Event().wait()


def write(file: Path, order: object) -> None:
    """Does what it is told; some orders it cannot do."""
    if order == "hang":
        stuck()
    if order == "die":
        os._exit(3)
    with file.open("a", encoding="utf-8") as lines:
        lines.write(f"{order}\n")


def fit(file: Path) -> tuple[object, Service]:
    """Notes each order in a file, and tells its process."""
    return os.getpid(), partial(write, file)


def speaker_of(languages: tuple[str, ...], file: Path) -> tuple[object, Service]:
    """A voice that writes."""
    return languages, partial(write, file)


def missing() -> None:
    """There is no such service."""


def never() -> tuple[object, Service]:
    stuck()
    raise AssertionError


def never_again(mark: Path) -> tuple[object, Service]:
    """Leaves a mark before it is stuck."""
    mark.touch()
    return never()


def dead() -> tuple[object, Service]:
    os._exit(3)
