"""The program for a listener who hears everything at once: `python -m tests.ear.quick` and the
program's own arguments.

A table waits until a voice can have said what it tells. That takes minutes a match, and is tried
with a clock of its own elsewhere; here the voice takes no time. All else is as it is.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec

from quando_desktop import cli

NARRATOR = "quando_desktop.table.speech.narrator"
WAITS = ("BREATH", "PAUSE", "AFTER_A_KEY", "LONGEST", "LAG", "ADDED")
"""Seconds that it gives to a voice."""


def hear_at_once() -> None:
    if find_spec(NARRATOR.rpartition(".")[0]) is None:
        return
    narrator = import_module(NARRATOR)
    for name in WAITS:
        assert name in vars(narrator), f"a voice takes its time by something other than {name}"
        setattr(narrator, name, 0.0)


if __name__ == "__main__":
    hear_at_once()
    sys.exit(cli.main())
