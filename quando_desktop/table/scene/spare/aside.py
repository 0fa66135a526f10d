"""Work beside the motions of a table: some of it with each of their pictures, and the rest by
itself where nothing moves any more."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer

from quando_desktop.table.scene.choreographer import FRAME, Choreographer


class Aside(QObject):
    """One kind of such work."""

    def __init__(self, choreographer: Choreographer, parent: QObject) -> None:
        super().__init__(parent)
        self._choreographer = choreographer
        self._is_at_work = False
        self._timer = QTimer(self, interval=FRAME, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._by_itself)
        choreographer.ticked.connect(self._beside)
        choreographer.stilled.connect(self._go_on_alone)

    def begin(self) -> None:
        """Goes to work with the next picture, until there is nothing left."""
        self._is_at_work = True
        if self._choreographer.is_still:
            self._timer.start()

    def end(self) -> None:
        self._is_at_work = False
        self._timer.stop()

    def _work(self) -> bool:
        """Does as much as there is time for in one picture; False if there is no more."""
        raise NotImplementedError

    def _beside(self) -> None:
        if self._is_at_work and not self._work():
            self.end()

    def _by_itself(self) -> None:
        if self._choreographer.is_still:
            self._beside()
        else:
            self._timer.stop()

    def _go_on_alone(self) -> None:
        if self._is_at_work:
            self._timer.start()
