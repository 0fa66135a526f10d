"""A window of the program with a data folder of its own, and a camera in front of it.

Nothing in it depends on the hour, on chance or on how fast the computer is: the data are those in
`tests/kept`, deals come from seeds, live matches run on a clock that is moved by hand.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, tzinfo
from pathlib import Path
from typing import Self
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from quando_desktop import resources
from quando_desktop.controller.turn.runner import BotRunner, InlineBotRunner
from quando_desktop.settings.settings import CardSize, Motion, Speed
from quando_desktop.shell.home import page as home
from quando_desktop.shell.start.desktop import Desktop
from quando_desktop.shell.start.program import Program, Wishes
from quando_desktop.shell.window.window import Window
from quando_desktop.table.audio.text_to_speech import Voice, VoiceState
from tests.controller.fake_clock import FakeClock
from tests.gallery.variants import Variant

KEPT = Path(__file__).parents[1] / "kept" / "version_1" / "data"
MODIFIED = 1_700_000_000
"""When the first of the kept files was written; each of the others a day later."""
DAY = 86_400
NOON = datetime(2026, 6, 1, 12)
"""Home greets by the hour."""
SETTLED = 100
"""Milliseconds after which a window has followed its size."""
GLANCE = 15
"""Milliseconds between two looks."""
PATIENCE = 60
"""Looks until the picture must rest."""


class Noon(datetime):
    """Always the same hour. No mock, which would remember each time that it was asked."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Self:
        return cls(NOON.year, NOON.month, NOON.day, NOON.hour, tzinfo=tz)


class Mute(Voice):
    """Says nothing, and asks nobody: what a computer can say is found out whenever it answers."""

    state = VoiceState.THERE

    def look(self) -> None: ...

    def warm(self) -> None: ...

    def say(self, words: str, volume: int) -> None: ...


class Studio:
    """One window in one variant."""

    def __init__(
        self,
        app: QApplication,
        variant: Variant,
        data: Path,
        bots: Callable[[QApplication], BotRunner] = InlineBotRunner,
    ) -> None:
        self.app, self.variant = app, variant
        wishes = Wishes(data, speed=Speed.INSTANT, language=variant.language)
        desktop = Desktop(lambda _hear, _parent: None)
        self.program = Program(app, resources.folder(), wishes, bots, desktop)
        self.clock = FakeClock()
        self.program.live_clock = self.clock
        self.program.voice = Mute()
        self.program.store.change(
            scheme=variant.scheme,
            language=variant.language,
            text_size=100,
            card_size=CardSize.NORMAL,
            bold_marks=False,
            motion=Motion.NONE,
            speed=Speed.INSTANT,
            muted=True,
            confirm_leave=True,
            remarks=True,
        )
        self.window = Window(self.program)
        self.window.start()
        self.window.resize(*variant.size)
        QTest.qWait(SETTLED)

    def close(self) -> None:
        self.window.close()
        self.program.close()
        self.program.languages.close()
        self.window.deleteLater()
        QTest.qWait(0)

    def image(self) -> QImage:
        """The window once nothing in it changes any more."""
        before = QImage()
        for _ in range(PATIENCE):
            QTest.qWait(GLANCE)
            # On a busy computer a layout may have been left half way: widgets within widgets take a
            # round each until they have found their heights.
            QCoreApplication.sendPostedEvents()
            now = self.window.grab().toImage()
            if now == before:
                return now
            before = now
        raise TimeoutError("the picture never rests")

    def press(self, *keys: Qt.Key) -> None:
        """Each where the keys go now."""
        for key in keys:
            focus: QWidget | None = QApplication.focusWidget()
            QTest.keyClick(self.window if focus is None else focus, key)
            QTest.qWait(0)


@contextmanager
def studio(
    app: QApplication,
    variant: Variant,
    folder: Path,
    *,
    kept: bool,
    bots: Callable[[QApplication], BotRunner] = InlineBotRunner,
) -> Iterator[Studio]:
    """With the kept data in this folder, or as on the day when the program was installed."""
    shutil.rmtree(folder, ignore_errors=True)
    if kept:
        shutil.copytree(KEPT, folder)
        for number, path in enumerate(sorted(folder.rglob("*.*"), key=lambda path: path.stem[-8:])):
            os.utime(path, (MODIFIED + number * DAY,) * 2)
    with patch.object(home, "datetime", Noon):
        made = Studio(app, variant, folder, bots)
        try:
            yield made
        finally:
            made.close()
            shutil.rmtree(folder, ignore_errors=True)
