"""One step of a build that another program does: it succeeds, or the build ends."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence

from names import BuildError
from running import run

PAUSE = 3.0
"""Seconds before a step is tried again."""


def step(command: Sequence[str], complaint: str, *, tries: int = 1) -> str:
    """What the command says. If it fails, the complaint says so, after the command's own words.

    More than one try is for commands that another program may be in the way of for a moment.
    """
    for left in reversed(range(tries)):
        done = run(command, os.environ)
        if not done.returncode:
            break
        if not left:
            raise BuildError(f"{done.stdout.strip()}\n{complaint}".lstrip())
        time.sleep(PAUSE)
    return done.stdout
