"""The modules in which computer players think, compiled by mypyc: some 2.4 times as fast.

The sources stay as they are and need no compiler: without one the program is frozen with them, and
plays the same matches, action by action. Only Linux has them so far, where that has been tried.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from quando_packaging.freezing.contents import Entry
from quando_packaging.shared.products import ROOT

SYSTEMS = frozenset({"linux"})
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
PATHS = tuple(
    f"quando_desktop/{module}.py"
    for module in (
        *SHARED,
        *(f"games/{game}/{each}" for game, modules in MODULES.items() for each in modules),
    )
)


SLOWLY = "The computer players are not compiled: they play the same, and think more slowly."


def compile_in(copy: Path) -> str:
    """Compiles the modules of a copy of the program, each beside its source; gives what went wrong,
    or nothing."""
    # Nobody reads what a debugger would.
    link = {"LDFLAGS": "-s"} if sys.platform == "linux" else {}
    done = subprocess.run(
        [sys.executable, "-m", "mypyc", *PATHS],
        cwd=copy,
        env={**os.environ, **link},
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    return done.stdout if done.returncode else ""


def compiled(work: Path) -> list[Entry]:
    """The compiled modules as files of the program, made in a folder; none where that cannot be
    done, which is told."""
    if sys.platform not in SYSTEMS:
        return []
    copy = work / "thinking"
    shutil.rmtree(copy, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "quando_desktop", copy / "quando_desktop", ignore=ignored)
    problem = compile_in(copy)
    if problem:
        print(f"{problem[-1000:]}\n{SLOWLY}")
        return []
    made = [*copy.glob("*__mypyc*"), *(copy / "quando_desktop").rglob("*.so")]
    return [(str(path.relative_to(copy)), str(path), "EXTENSION") for path in sorted(made)]


def module_of(place: str) -> str:
    """The module that a compiled file stands for."""
    path = Path(place)
    return ".".join([*path.parent.parts, path.name.partition(".")[0]])
