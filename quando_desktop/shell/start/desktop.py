"""The wishes of the desktop: high contrast and less motion, where the system tells them. Each
system tells them in its own way, and may do so at any time."""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable
from enum import Enum
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from quando_desktop.shell import late


class Wish(Enum):
    """Something that people tell their desktop once, for all programs."""

    HIGH_CONTRAST = "high contrast"
    LESS_MOTION = "less motion"


Hear = Callable[[Hashable, Wish, bool], None]
"""Takes what one source says about a wish."""


class WishReader(Protocol):
    """Finds out what a system says, without ever keeping the window waiting."""

    def ask(self) -> None:
        """Asks once; answers are heard when they come, also later ones where the system tells."""


class Desktop(QObject):
    """What is known of the desktop's wishes; nothing before it was asked."""

    changed = Signal()

    def __init__(self, reader: Callable[[Hear, QObject], WishReader | None] | None = None) -> None:
        super().__init__()
        self._make = reader or reader_of_this_system
        self._reader: WishReader | None = None
        self._heard: dict[tuple[Hashable, Wish], bool] = {}

    def ask(self) -> None:
        """Asks the system, and listens from now on."""
        if self._reader is None:
            self._reader = self._make(self.hear, self)
        if self._reader is not None:
            self._reader.ask()

    def wants(self, wish: Wish) -> bool:
        """Whether any source has told this wish."""
        return any(on for (_, told), on in self._heard.items() if told is wish)

    def hear(self, source: Hashable, wish: Wish, on: bool) -> None:
        """Takes over what a source says."""
        before = self.wants(wish)
        self._heard[source, wish] = on
        if self.wants(wish) is not before:
            self.changed.emit()


def reader_of_this_system(hear: Hear, parent: QObject) -> WishReader | None:
    if sys.platform == "win32":
        return late.WindowsWishes(hear)
    if sys.platform == "darwin":
        return late.MacWishes(hear, parent)
    return late.Portal(hear, parent) if late.has_bus() else None
