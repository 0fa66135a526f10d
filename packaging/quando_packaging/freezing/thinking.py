"""The modules in which computer players think, compiled by mypyc: some 2.4 times as fast.

The sources stay as they are and need no compiler: without one the program is frozen with them, and
plays the same matches, action by action (`same_matches.py` sees to that).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from quando_packaging.freezing.contents import Entry
from quando_packaging.shared.products import ROOT

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

SUFFIXES = frozenset({".pyd", ".so"})
"""Of compiled modules: that of Windows and that of all others."""

SLOWLY = "The computer players are not compiled: they play the same, and think more slowly."


def compile_in(copy: Path) -> str:
    """Compiles the modules of a copy of the program, each beside its source; gives what went wrong,
    or nothing."""
    done = subprocess.run(
        [sys.executable, "-m", "mypyc", *PATHS],
        cwd=copy,
        env={**os.environ, **flags(sys.platform)},
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    return done.stdout if done.returncode else ""


def flags(system: str) -> dict[str, str]:
    """What the C compiler of a system is told besides, as variables."""
    if system == "win32":
        return {}
    # A processor that multiplies and adds in one step rounds once, where Python rounds twice.
    exactly = {"CFLAGS": f"{sysconfig.get_config_var('CFLAGS')} -ffp-contract=off"}
    # Nobody reads what a debugger would.
    return {**exactly, "LDFLAGS": "-s"} if system == "linux" else exactly


def compiled(work: Path) -> list[Entry]:
    """The compiled modules as files of the program, made in a folder; none where that cannot be
    done, which is told."""
    copy = work / "thinking"
    shutil.rmtree(copy, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "quando_desktop", copy / "quando_desktop", ignore=ignored)
    problem = compile_in(copy)
    if problem:
        print(f"{problem[-1000:]}\n{SLOWLY}")
        return []
    # All of them have one library in common, which lies beside them.
    made = [*copy.glob("*__mypyc*"), *(copy / "quando_desktop").rglob("*")]
    files = sorted(path for path in made if path.suffix in SUFFIXES)
    return [(str(path.relative_to(copy)), str(path), "EXTENSION") for path in files]


def module_of(place: str) -> str:
    """The module that a compiled file stands for."""
    path = Path(place)
    return ".".join([*path.parent.parts, path.name.partition(".")[0]])
