"""A virtual screen that can be looked at from outside: when does a program show its first picture?

Nothing in the program knows that it is watched, so it can be the very one that people get.
"""

from __future__ import annotations

import os
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from mmap import ACCESS_READ, mmap
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.bench.screen import CHOSEN, virtual

SIZE = "1920x1200x24"
"""Not much larger than a first window, which has to cover half of it."""
FILE = "Xvfb_screen0"
"""What Xvfb calls the file with the pixels of its screen."""
HEAD = struct.Struct(">25I")
"""How that file begins: its own length, and how large the picture is."""
EVERY = 20
"""Of so many lines one is looked at: all of them would take too long."""
GLANCE, PATIENCE = 0.001, 60.0
"""Seconds."""


class Glass:
    """The screen: its address, and what is seen there."""

    def __init__(self, address: str, pixels: mmap) -> None:
        self.address = address
        self._pixels = pixels
        head = HEAD.unpack_from(pixels)
        length, height, line, colours = head[0], head[5], head[12], head[19]
        first = length + 12 * colours
        starts = range(first, first + height * line, EVERY * line)
        self._lines = [slice(start, start + line) for start in starts]
        self._empty = self._seen()

    def is_empty(self) -> bool:
        """Whether there is no window, though perhaps a pointer."""
        return self._covered() < 0.1

    def has_picture(self) -> bool:
        """Whether a large window is painted."""
        return self._covered() > 0.5

    def _covered(self) -> float:
        """The share of lines that show something."""
        changed = sum(now != empty for now, empty in zip(self._seen(), self._empty, strict=True))
        return changed / len(self._lines)

    def _seen(self) -> list[bytes]:
        return [self._pixels[line] for line in self._lines]


@contextmanager
def glass() -> Iterator[Glass]:
    with (
        TemporaryDirectory() as folder,
        virtual("-fbdir", folder, size=SIZE) as address,
        Path(folder, FILE).open("rb") as file,
        mmap(file.fileno(), 0, access=ACCESS_READ) as pixels,
    ):
        yield Glass(address, pixels)


class FirstPicture(NamedTuple):
    """The seconds from the start of a program to its first picture."""

    passed: float
    worked: float
    """Those in which the processor was busy with its main thread."""
    faults: int
    """The pages of memory that it touched for the first time, in all of its threads."""


def first_picture(
    place: Glass, command: Sequence[str], environment: Mapping[str, str]
) -> FirstPicture:
    """Starts a program, and ends it after its first picture."""
    kept = {name: value for name, value in environment.items() if name not in CHOSEN}
    _wait(place.is_empty, lambda: True, f"The window before {command[0]} does not go away.")
    begin = time.perf_counter()
    program = subprocess.Popen(
        command,
        env={**kept, "DISPLAY": place.address},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        _wait(place.has_picture, lambda: program.poll() is None, f"{command[0]} shows nothing.")
        passed = time.perf_counter() - begin
        return FirstPicture(passed, _worked(program.pid), _faults(program.pid))
    finally:
        _end(program)


def _worked(process: int) -> float:
    """The seconds of processor time of a main thread; Linux tells it in billionths."""
    told = Path(f"/proc/{process}/task/{process}/schedstat").read_text(encoding="ascii")
    return int(told.split()[0]) / 1e9


def _faults(process: int) -> int:
    """The page faults of a process. The name of its program, which stands before, may hold
    anything."""
    told = Path(f"/proc/{process}/stat").read_text(encoding="utf-8", errors="replace")
    without_disk, with_disk = (int(told.rpartition(")")[2].split()[at]) for at in (7, 9))
    return without_disk + with_disk


def _end(program: subprocess.Popen[bytes]) -> None:
    """With all that it has started itself."""
    if sys.platform != "win32":
        with suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGKILL)
    program.wait()


def _wait(done: Callable[[], bool], goes_on: Callable[[], bool], otherwise: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not done():
        if not goes_on() or time.monotonic() > deadline:
            raise RuntimeError(otherwise)
        time.sleep(GLANCE)
