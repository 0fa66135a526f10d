"""Pictures that are painted before they are shown, a little at a time.

While a story is told there is time between two pictures of a motion. What comes later in it, such
as a score sheet, would otherwise be painted for its first picture, all at once. Nothing of that is
on the table before its turn: only the art knows it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer

from quando_desktop.table.paint.art import Picture
from quando_desktop.table.scene.choreographer import FRAME
from quando_desktop.table.scene.tableau import Frame, Tableau

SLICE = 0.003
"""Seconds for which pictures are painted in a row; the one that is begun is painted to its end."""

Coming = Callable[[Frame], Tableau]
"""Draws a tableau that will be shown, or one with the same pictures; shows nothing."""


class Ahead(QObject):
    """Paints the pictures of tableaus that will be shown soon."""

    def __init__(
        self, frame: Callable[[], Frame], is_busy: Callable[[], bool], parent: QObject
    ) -> None:
        """`frame` gives the room for which they are to be drawn, `is_busy` says whether what is
        seen now takes all the time there is."""
        super().__init__(parent)
        self._frame, self._is_busy = frame, is_busy
        self._coming: deque[Coming] = deque()
        self._pictures: Iterator[Picture] = iter(())
        self._picture: Picture | None = None
        """The one that is being painted."""
        self._kept: list[Picture] = []
        """All of them, until the story is told: the art might need their room before."""
        self._timer = QTimer(self, interval=FRAME)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_at_work(self) -> bool:
        return self._timer.isActive()

    def prepare(self, coming: Iterable[Coming]) -> None:
        """Paints these after those that are not painted yet."""
        self._coming += coming
        if self._coming:
            self._timer.start()

    def stop(self) -> None:
        """Forgets what is not painted yet, and what nobody has shown."""
        self._timer.stop()
        self._coming.clear()
        self._kept.clear()
        self._pictures, self._picture = iter(()), None

    def _go_on(self) -> None:
        if self._is_busy():
            return
        until = perf_counter() + SLICE
        while perf_counter() < until:
            if self._picture is None:
                self._picture = next(self._pictures, None)
            if self._picture is not None:
                if self._picture.paint_a_part():
                    self._picture = None
            elif self._coming:
                made = self._coming.popleft()(self._frame())
                pictures = [piece.picture for piece in made.pieces]
                self._pictures = iter(pictures)
                self._kept += pictures
            else:
                self._timer.stop()
                return
