"""Runs other programs and keeps what they say."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from names import ROOT

PATIENCE = 300
"""Seconds for the frozen program to answer."""


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
