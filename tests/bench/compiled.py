"""A copy of the program whose thinking modules are compiled by mypyc: for long leagues, and for
making exercises.

The program itself needs no compiler, and the tests run without one. The copy plays the same
matches, action by action.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COPY = ROOT / "build" / "compiled"
SHARED = ("engine/chance", "bots/sequential_halving")
MODULES = {
    "quando": (
        *("rules/hand", "rules/pairing", "rules/sampler"),
        *("bots/policy", "bots/plain", "bots/playout", "bots/likeness", "bots/guess"),
        *("bots/search", "bots/appraiser"),
    ),
    "quanto": (
        *("bots/spread", "bots/weights", "bots/policy", "bots/position", "bots/playout"),
        *("bots/worlds", "bots/search", "bots/appraiser"),
    ),
}
"""By game."""


def run_compiled(module: str, arguments: Sequence[str]) -> int:
    """Runs a module in the copy, which is made anew."""
    _build()
    environment = {**os.environ, "PYTHONPATH": str(COPY)}
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(command, cwd=COPY, env=environment, check=False).returncode


def _build() -> None:
    shutil.rmtree(COPY, ignore_errors=True)
    for folder in ("quando_desktop", "resources", "tests/bench"):
        shutil.copytree(ROOT / folder, COPY / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (COPY / "tests" / "__init__.py").touch()
    paths = [f"quando_desktop/{module}.py" for module in SHARED]
    paths += [
        f"quando_desktop/games/{game}/{module}.py"
        for game, modules in MODULES.items()
        for module in modules
    ]
    done = subprocess.run(
        [sys.executable, "-m", "mypyc", *paths],
        cwd=COPY,
        check=False,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        sys.exit(f"mypyc cannot compile the modules; is there a C compiler?\n{done.stdout[-2000:]}")
