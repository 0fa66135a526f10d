"""Many matches in one session, to be measured: `python -m tests.bench.session GAME [MATCHES]`.

Computer players play one match after the other in a window of the program, which is painted in
memory. Printed are the kilobytes that are the process's own after each match.
"""

from __future__ import annotations

import gc
import json
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest

from quando_desktop.settings.settings import Language, Scheme
from quando_desktop.shell.start.heap import keep_apart
from quando_desktop.shell.start.platform import application
from tests.bench.launch import memory
from tests.bench.tables import new_match
from tests.gallery.studio import Studio, studio
from tests.gallery.variants import Variant

MATCHES = 200
SEATS, LEVEL = 3, "easy"
VARIANT = Variant((1440, 900), Language.ENGLISH, Scheme.LIGHT)


def play(made: Studio, game: str, seed: int) -> None:
    """A whole match, and away from its table."""
    match = new_match(game, SEATS, 0, LEVEL, seed=seed)
    made.window.play(made.program.saves.begin(match))
    while match.result is None:
        session = made.window.session
        assert session is not None
        if match.rounds and not match.in_round:
            session.controller.next_round()
        QTest.qWait(1)
    made.window.leave_table()
    made.window.pages.show_home()
    QTest.qWait(1)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()


def main(game: str, matches: str = str(MATCHES)) -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = application()
    found: list[int] = []
    with (
        TemporaryDirectory() as folder,
        studio(app, VARIANT, Path(folder) / "data", kept=False) as made,
    ):
        keep_apart()
        for seed in range(int(matches)):
            play(made, game, seed)
            found.append(memory("self", "Private_Dirty:"))
    print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
