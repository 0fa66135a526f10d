"""How soon a replay shows the next turn, and any other turn of a long match, each before the last
motion has ended: in processor time, which a busy computer lengthens less than that of the clock."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from time import process_time

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from quando_desktop import resources
from quando_desktop.controller.turn.runner import InlineBotRunner
from quando_desktop.games import GAMES
from quando_desktop.settings.settings import Language, Speed
from quando_desktop.shell.replay.page import ReplayPage
from quando_desktop.shell.start.desktop import Desktop
from quando_desktop.shell.start.program import Program, Wishes
from quando_desktop.shell.window.window import Window
from tests.bench.report import Row, Table
from tests.controller.looked_back import fresh, play

STEPS, JUMPS, MATCHES = 20, 40, 5
SETTLED = 1000
"""Milliseconds after which a page that was opened has done all that follows."""
TWO_FRAMES, JUMP = 33.3, 100.0
"""Milliseconds that a step and a jump may take."""


def bench() -> Iterator[Table]:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication(["replay"])
    assert isinstance(app, QApplication)
    table = Table("replay", head=f"median, worst (step {TWO_FRAMES}, jump {JUMP:.0f} ms at most)")
    with tempfile.TemporaryDirectory() as folder:
        wishes = Wishes(Path(folder), speed=Speed.NORMAL, language=Language.ENGLISH)
        desktop = Desktop(lambda _hear, _parent: None)
        window = Window(Program(app, resources.folder(), wishes, InlineBotRunner, desktop))
        window.start()
        window.resize(1440, 900)
        window.show()
        for game in GAMES:
            table.rows += _measured(window, game)
        window.close()
    yield table


def _measured(window: Window, game: str) -> list[Row]:
    """Of the longest of some matches."""
    found = [play(fresh(game, seed=seed), seed=seed) for seed in range(MATCHES)]
    longest = max(found, key=lambda match: sum(len(log.moves) for log in match.rounds))
    number = max(range(len(longest.rounds)), key=lambda at: len(longest.rounds[at].moves))
    window.replay.open(longest, number)
    page = window.replay.page
    assert page is not None
    last, chance = page.round.last, Random(7)
    page.line.setValue(last)
    page.line.setValue(0)
    QTest.qWait(SETTLED)
    steps = [_ms(lambda: page.step(1)) for _ in range(min(STEPS, last))]
    jumps = [*islice(_jumps(page, chance), JUMPS)]
    measured = {"step": sorted(steps), "jump": sorted(jumps)}
    return [
        Row(f"{game}, {last} turns: {what}", f"{times[len(times) // 2]:.1f}, {times[-1]:.1f} ms")
        for what, times in measured.items()
    ]


def _jumps(page: ReplayPage, chance: Random) -> Iterator[float]:
    while True:
        turn = chance.randrange(page.round.last + 1)
        yield _ms(partial(page.line.setValue, turn))


def _ms(call: Callable[[], object]) -> float:
    """Until the picture is on the screen."""
    begin = process_time()
    call()
    QApplication.processEvents()
    return 1000 * (process_time() - begin)
