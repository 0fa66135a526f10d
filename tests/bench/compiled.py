"""A copy of the program whose thinking modules are compiled, as the installed program has them: for
long leagues, and for making exercises.

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

from quando_packaging.freezing.thinking import compile_in

ROOT = Path(__file__).resolve().parents[2]
COPY = ROOT / "build" / "compiled"


def run_compiled(module: str, arguments: Sequence[str]) -> int:
    """Runs a module in the copy, which is made anew."""
    _build()
    environment = {**os.environ, "PYTHONPATH": str(COPY)}
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(command, cwd=COPY, env=environment, check=False).returncode


def _build() -> None:
    shutil.rmtree(COPY, ignore_errors=True)
    for folder in ("quando_desktop", "resources", "tests"):
        shutil.copytree(ROOT / folder, COPY / folder, ignore=shutil.ignore_patterns("__pycache__"))
    # A package of its own: nothing of it is to be found elsewhere.
    (COPY / "tests" / "__init__.py").touch()
    problem = compile_in(COPY)
    if problem:
        sys.exit(f"mypyc cannot compile the modules; is there a C compiler?\n{problem[-2000:]}")
