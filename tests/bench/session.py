"""Many matches in one session, to be measured: `python -m tests.bench.session GAME [MATCHES]`.

Computer players play one match after the other in a window of the program, which is painted in
memory; they think where they always do. Printed are, after each match, once its table has been
cleared away, the kilobytes that are the process's own; those of them that are in use, as the GNU C
library counts them, which leaves out room between things that was touched once; and how many blocks
of memory Python's small things have, which have room of their own.
"""

from __future__ import annotations

import ctypes
import json
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtTest import QSignalSpy, QTest

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.controller.turn.runner import ProcessBotRunner
from quando_desktop.engine.match import Match
from quando_desktop.settings.settings import Language, Scheme
from quando_desktop.shell.start.platform import application
from tests.bench.launch import memory
from tests.bench.tables import new_match
from tests.gallery.studio import Studio, studio
from tests.gallery.variants import Variant

WARM, MATCHES = 170, 370
"""Matches until all that comes once has come, such as the outlines of letters in all the sizes and
places that a game has for them; and how many there are with these."""
SEATS, LEVEL = 3, "easy"
MANY = 20
"""Things that happen at a live table before its window is painted."""
START, PATIENCE = 1500, 60_000
"""Milliseconds after which all chores are done, and until a table must be cleared away."""
VARIANT = Variant((1440, 900), Language.ENGLISH, Scheme.LIGHT)


class Heap(ctypes.Structure):
    """What the C library tells of its heap, in bytes (`struct mallinfo2`)."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "free_chunks", "fast_chunks", "maps", "mapped", "most", "fast_free"),
            *("used", "free", "at_top"),
        )
    )
    used: int
    mapped: int


def in_use() -> int:
    """Kilobytes that were asked for and not given back."""
    tell = ctypes.CDLL(None).mallinfo2
    tell.restype = Heap
    heap: Heap = tell()
    return (heap.used + heap.mapped) // 1024


def play(made: Studio, game: str, seed: int) -> None:
    """A whole match, and away from its table for a moment."""
    match = new_match(game, SEATS, 0, LEVEL, seed=seed)
    made.window.play(made.program.saves.begin(match))
    while match.result is None:
        _go_on(made, match)
        QTest.qWait(1)
    cleared = QSignalSpy(made.window.sweeper.cleared)
    made.window.leave_table()
    made.window.pages.show_home()
    made.clock.run()  # it remembers what was called off until it is looked at
    assert cleared.wait(PATIENCE)


def _go_on(made: Studio, match: Match) -> None:
    session = made.window.session
    assert session is not None
    if match.rounds and not match.in_round:
        session.controller.next_round()
    if match.game.live:
        if session.controller.phase in (LivePhase.READY, LivePhase.PAUSED):
            session.controller.go()
        for _ in range(MANY):
            made.clock.tick()


def main(game: str, matches: str = str(MATCHES)) -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = application()
    kilobytes, used, blocks = list[int](), list[int](), list[int]()
    with (
        TemporaryDirectory() as folder,
        studio(app, VARIANT, Path(folder) / "data", kept=False, bots=ProcessBotRunner) as made,
    ):
        QTest.qWait(START)
        for seed in range(int(matches)):
            play(made, game, seed)
            kilobytes.append(memory("self", "Private_Dirty:"))
            used.append(in_use())
            blocks.append(sys.getallocatedblocks())
    print(json.dumps({"kilobytes": kilobytes, "used": used, "blocks": blocks}), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
