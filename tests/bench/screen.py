"""Where windows are measured: on the screen there is, on a virtual one, or in memory.

Everything that is measured runs in a process of its own and prints lines of JSON; how long the
first one takes to come is measured here.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).parents[2]
SIZE = "5120x2880x24"
CHOSEN = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@dataclass(frozen=True, slots=True)
class Answer:
    seconds: float
    """From the start of the process to its first line."""
    lines: list[Any]


@dataclass(frozen=True, slots=True)
class Screen:
    """A place to open windows."""

    variables: dict[str, str] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    """What a reader of the figures should know about it."""

    def ask(self, module: str, *arguments: object) -> Answer:
        """Runs a module of this folder to its end."""
        command = [sys.executable, "-m", f"tests.bench.{module}", *map(str, arguments)]
        environment = {**os.environ, **self.variables}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        begin = time.perf_counter()
        with subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
        ) as child:
            assert child.stdout is not None
            first = child.stdout.readline()
            seconds = time.perf_counter() - begin
            rest = child.stdout.readlines()
        if child.returncode or not first:
            raise RuntimeError(f"{' '.join(command)} ended with {child.returncode}")
        return Answer(seconds, [json.loads(line) for line in (first, *rest)])


@contextmanager
def screen() -> Iterator[Screen]:
    """Gives the place, with compiled code as an installed program has it, whatever lies here."""
    with _place() as place, TemporaryDirectory() as compiled:
        yield replace(place, variables={**place.variables, "PYTHONPYCACHEPREFIX": compiled})


@contextmanager
def _place() -> Iterator[Screen]:
    if sys.platform != "linux" or any(os.environ.get(name) for name in CHOSEN):
        yield Screen()
    elif shutil.which("Xvfb") is None:
        note = "There is no screen and no Xvfb, so the windows were painted in memory."
        yield Screen({"QT_QPA_PLATFORM": "offscreen"}, (note,))
    else:
        with virtual() as address:
            note = "Painted on a virtual screen without a GPU."
            yield Screen({"DISPLAY": address}, (note,))


@contextmanager
def virtual(*options: str, size: str = SIZE) -> Iterator[str]:
    """Gives the address of a virtual screen, as large as the largest window that is measured."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-noreset", "-nolisten", "tcp"]
    with subprocess.Popen(
        [*command, "-screen", "0", size, *options], pass_fds=[writing], stderr=subprocess.DEVNULL
    ) as server:
        os.close(writing)
        with open(reading, encoding="ascii") as line:
            number = line.readline().strip()
        try:
            if not number:
                raise RuntimeError("Xvfb does not start")
            yield f":{number}"
        finally:
            server.terminate()
