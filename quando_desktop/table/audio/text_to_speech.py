"""A voice that calls words aloud, where the computer has one that speaks the program's language.

It lives in a process of its own, which exists only while it is wanted: no window ever waits for a
speech service. Silence is always fine.
"""

from __future__ import annotations

import contextlib
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Qt, Signal

if TYPE_CHECKING:
    from quando_desktop.table.audio.outpost import Outpost
    from quando_desktop.table.audio.service import Opening


class VoiceState(Enum):
    UNKNOWN = "unknown"
    """Nobody has asked, or there is no answer yet."""
    THERE = "there"
    NONE = "none"
    """There is none for the program's language."""
    DEAD = "dead"
    """It does not answer."""


class Voice(QObject):
    """Calls words aloud."""

    changed = Signal()
    """More is known about it than before."""

    _told = Signal(object)

    def __init__(self, opening: Opening | None = None, limit: float | None = None) -> None:
        """`opening` finds another engine than the computer's own; `limit` is the number of seconds
        that it has for each order."""
        super().__init__()
        self._opening, self._limit = opening, limit
        self._outpost: Outpost | None = None
        self._is_wanted = False
        self._is_dead = False
        self._languages: frozenset[QLocale.Language] | None = None
        """The languages that it speaks, as soon as they are known."""
        # Emitted in the outpost's thread, so it has to queue for ours.
        self._told.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    @property
    def state(self) -> VoiceState:
        if self._is_dead:
            return VoiceState.DEAD
        if self._languages is None:
            return VoiceState.UNKNOWN
        return VoiceState.THERE if QLocale().language() in self._languages else VoiceState.NONE

    def look(self) -> None:
        """Finds out what it speaks; `changed` tells when that is done."""
        if self._languages is None:
            self._open()

    def warm(self) -> None:
        """Makes it ready, so that the first word is on time."""
        self._is_wanted = True
        self._open()

    def say(self, words: str, volume: int) -> None:
        """Says words at a volume from 0 to 100; new words end the last."""
        self.warm()
        if self._outpost is not None:
            self._outpost.send((words, QLocale().name(), volume / 100))

    def close(self) -> None:
        if self._outpost is not None:
            self._outpost.close()
            self._outpost = None

    def _open(self) -> None:
        """Opens the speech service, but not again where it does not answer or where there is
        none."""
        if self._outpost is None and not self._is_dead and self._languages != frozenset():
            from quando_desktop.table.audio.outpost import Outpost
            from quando_desktop.table.audio.service import LIMIT
            from quando_desktop.table.audio.speech_engine import open_speech

            opening, limit = self._opening or open_speech, self._limit or LIMIT
            self._outpost = Outpost(opening, self._tell, limit=limit)

    def _tell(self, about: object) -> None:
        # The window may be gone already.
        with contextlib.suppress(RuntimeError):
            self._told.emit(about)

    def _hear(self, about: object) -> None:
        """The outpost tells the languages that it speaks, none at all, or that it is lost."""
        if about is None or isinstance(about, tuple):
            self._languages = frozenset(QLocale(name).language() for name in about or ())
        else:
            self._is_dead = True
        if self._is_dead or not self._languages or not self._is_wanted:
            self.close()
        self.changed.emit()
