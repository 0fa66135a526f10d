"""The computer that a build for Windows asks for: a Windows, be it the real one or wine."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any, Protocol

from quando_packaging.freezing.frozen import surroundings
from quando_packaging.shared.commands import PATIENCE, run
from quando_packaging.shared.products import BuildError

PROBE = Path(__file__).with_name("probe.py")


class Computer(Protocol):
    @property
    def machine(self) -> str:
        """The kind of machine, as Python calls it there."""
        ...

    @property
    def python(self) -> Path:
        """The command that starts the Python there."""
        ...

    def door(self, program: str | Path) -> Path:
        """The command that starts a program there, given its name there or its file here."""
        ...

    def named(self, path: Path) -> str:
        """The name of a file there."""
        ...

    def path(self, name: str) -> Path:
        """The file of this name there."""
        ...

    def freeze(self) -> Path:
        """Freezes the program; gives its folder."""
        ...

    def inventory(self) -> set[str]:
        """All that is there, to be compared with what is there later."""
        ...


def call(computer: Computer, program: str | Path, *words: str) -> tuple[int, str]:
    """Runs a program as a player would; gives its exit code and what it says."""
    with tempfile.TemporaryDirectory() as folder:
        command = [str(computer.door(program)), *words]
        try:
            done = run(command, surroundings(os.environ), Path(folder))
        except subprocess.TimeoutExpired:
            raise BuildError(f"{program} did not come to an end in {PATIENCE} s.") from None
    return done.returncode, done.stdout.strip()


def probe(computer: Computer, *words: str) -> Any:
    """The answer of probe.py there."""
    done = run([*probe_command(computer), *words], os.environ)
    if done.returncode:
        raise BuildError(f"{done.stdout.strip()}\nprobe.py failed at {words[0]}.")
    return json.loads(done.stdout.splitlines()[-1])


def probe_command(computer: Computer) -> list[str]:
    """The command that starts probe.py there."""
    return [str(computer.python), computer.named(PROBE)]
