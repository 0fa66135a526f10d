"""Holding something on the table until it counts, by the pointer or by a key."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from quando_desktop.table.scene.choreographer import FRAME, Clock
from quando_desktop.table.scene.tableau import Key

HOLD = 900.0
"""Milliseconds."""
DOUBT = 60
"""Milliseconds after which a key that seems to have come up has done so."""


class Hold(QObject):
    """One control at a time."""

    held = Signal(object, float)
    """A control's key and the share of the time that it was held; 0 if it was let go too early."""

    def __init__(self, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self.key: Key | None = None
        """The control that is held."""
        self._clock = clock
        self._since = 0.0
        self._timer = QTimer(self, interval=FRAME)
        self._timer.timeout.connect(self._go_on)
        self._doubt = QTimer(self, singleShot=True, interval=DOUBT)
        self._doubt.timeout.connect(self.let_go)

    def begin(self, key: Key) -> None:
        self.key, self._since = key, self._clock()
        self._doubt.stop()
        self._timer.start()

    def loosen(self) -> None:
        """Notes that the key seems to have come up: on some systems a held key does so for a moment
        all the time. Nothing counts until that is clear."""
        if self.key is not None:
            self._doubt.start()

    def tighten(self) -> None:
        """Notes that it is still held."""
        self._doubt.stop()

    def let_go(self) -> bool:
        """Lets go of the control; False if none was held."""
        key = self._end()
        if key is not None:
            self.held.emit(key, 0.0)
        return key is not None

    def _go_on(self) -> None:
        if self.key is None or self._doubt.isActive():
            return
        part = (self._clock() - self._since) / HOLD
        key = self.key if part < 1.0 else self._end()
        self.held.emit(key, min(1.0, part))

    def _end(self) -> Key | None:
        self._timer.stop()
        self._doubt.stop()
        key, self.key = self.key, None
        return key
