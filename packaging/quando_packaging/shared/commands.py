"""Runs other programs, and ends the build where one of them fails at its step."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from quando_packaging.shared.products import ROOT, BuildError

PATIENCE = 300
"""Seconds for the frozen program to answer."""
PAUSE = 3.0
"""Seconds before a step is tried again."""


def run(
    command: Sequence[str], environment: Mapping[str, str], folder: Path = ROOT
) -> subprocess.CompletedProcess[str]:
    """Runs a command and keeps all that it says."""
    return subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        timeout=None if folder == ROOT else PATIENCE,
        check=False,
    )


def step(command: Sequence[str], complaint: str, *, tries: int = 1) -> str:
    """Runs one step of a build and gives its output. If it fails, the complaint follows that.

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
