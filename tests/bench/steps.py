"""Steps of lessons: the processor's time from when one is done until the bubble of the next one has
its place, and until it is painted. That is to happen within two pictures of a screen."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

from quando_desktop.games import GAMES, PLUGS
from quando_desktop.settings.settings import Language, Scheme
from quando_desktop.shell.lesson.guide import LessonGuide
from quando_desktop.shell.start.platform import application
from tests.bench.report import Row, Table
from tests.bench.timing import clock
from tests.gallery.lessons import come_to
from tests.gallery.studio import Studio, studio
from tests.gallery.variants import Variant

VARIANT = Variant((1440, 900), Language.ENGLISH, Scheme.LIGHT)
LIMIT = 33
"""Milliseconds: two pictures."""

Times = list[tuple[float, float]]
"""Milliseconds for the place of each step, and for painting it."""


def bench() -> Iterator[Table]:
    # Processor time does not depend on a screen, so none is opened.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    table = Table("the next step of a lesson", head="placed  painted   both, longest of ten")
    app = application()
    with (
        tempfile.TemporaryDirectory() as folder,
        studio(app, VARIANT, Path(folder) / "data", kept=False) as made,
    ):
        made.program.change(keyboard_tested=2)
        for game in GAMES:
            table.rows.append(Row(GAMES[game].title, _figures(times(made, game))))
    table.notes.append(f"Processor time at 1440x900, in ms; at most {LIMIT} are wanted.")
    yield table


def times(made: Studio, game: str) -> Times:
    """Goes through all lessons of a game."""
    found: Times = []
    show = LessonGuide._show

    def timed(guide: LessonGuide) -> None:
        begun = clock()
        show(guide)
        placed = clock()
        guide.spotlight.repaint()
        found.append(((placed - begun) * 1000, (clock() - placed) * 1000))

    lessons = PLUGS[game].lessons()
    with patch.object(LessonGuide, "_show", timed):
        for lesson in () if lessons is None else lessons.all():
            made.window.lessons.begin(game, lesson.id, lesson.steps[0].id)
            for number in range(len(lesson.steps)):
                come_to(made, number).skip()
    return found


def _figures(times: Times) -> str:
    placed, painted = (sorted(each)[len(times) // 2] for each in zip(*times, strict=True))
    slow = sorted(map(sum, times))[len(times) * 9 // 10]
    return f"{placed:6.1f} {painted:8.1f} {slow:21.1f}"
