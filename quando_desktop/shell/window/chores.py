"""What the first picture does not wait for: done after it, one thing in each idle moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from quando_desktop.settings.settings import Painting
from quando_desktop.shell import late
from quando_desktop.shell.start.heap import keep_apart
from quando_desktop.shell.start.platform import icon

if TYPE_CHECKING:
    from quando_desktop.shell.window.window import Window

IDLE = 400
"""Milliseconds after the first picture before the rest is loaded."""


class Chores(QObject):
    """Does one chore at a time, so that whatever moves or is clicked meanwhile does not wait for
    all of them."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._left = chores(window)
        self.timer = QTimer(self, singleShot=True, interval=IDLE)
        self.timer.timeout.connect(self._do_next)

    def begin(self) -> None:
        self.timer.start()

    def stop(self) -> None:
        self.timer.stop()

    def _do_next(self) -> None:
        chore = next(self._left, None)
        if chore is not None:
            chore()
            self.timer.start(0)


def chores(window: Window) -> Iterator[Callable[[], object]]:
    """What takes time and is not needed for the first picture."""
    program = window.program
    yield keep_apart
    yield from late.tables()
    yield window.sweeper.begin
    yield program.ask_desktop
    yield lambda: window.setWindowIcon(icon(program.style))
    yield program.bots.warm
    yield program.sounds.warm
    if program.chosen.painting is Painting.CARD:
        yield window.graphics.begin
    yield from late.games()
    yield lambda: late.Index.prepare(program.saves)
    yield lambda: late.tidy(program.folder)
    yield window.tell_problems
