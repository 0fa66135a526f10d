"""A voice that calls words aloud, where the computer has one that speaks the program's language.

Nothing of Qt's speech module is loaded before the voice is asked for, and silence is always fine.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QLocale

MOCK = "mock"
"""An engine of Qt's own, for tests: it speaks without a sound."""
RATE = 0.3
"""A little faster than usual, from -1 to 1: the next word comes soon."""


class Engine(Protocol):
    """What speaks."""

    def speaks(self, locale: QLocale) -> bool:
        """Whether there is a voice for this language."""

    def say(self, words: str, locale: QLocale, volume: float) -> None:
        """Ends what it is saying and says this, at a volume from 0 to 1."""


class QtEngine:
    """One of Qt's speech engines."""

    def __init__(self, name: str) -> None:
        from PySide6.QtTextToSpeech import QTextToSpeech

        self.speech = QTextToSpeech(name)
        self.speech.setRate(RATE)
        self.is_fit = self.speech.state() is not QTextToSpeech.State.Error

    def speaks(self, locale: QLocale) -> bool:
        return self._nearest(locale) is not None

    def say(self, words: str, locale: QLocale, volume: float) -> None:
        nearest = self._nearest(locale)
        if nearest is None:
            return
        if nearest != self.speech.locale():
            self.speech.setLocale(nearest)
        self.speech.setVolume(volume)
        self.speech.say(words)

    def _nearest(self, locale: QLocale) -> QLocale | None:
        """The same language, if possible as it is spoken in the same country."""
        found = [one for one in self.speech.availableLocales() if _agree(one, locale)]
        same = [one for one in found if one.territory() == locale.territory()]
        return next(iter(same or found), None)


def _agree(one: QLocale, other: QLocale) -> bool:
    return one.language() == other.language()


def open_engine() -> Engine | None:
    """The computer's own speech, or nothing where there is none or Qt comes without it."""
    from quando_desktop.table.speaker import hushed

    try:
        with hushed():
            from PySide6.QtTextToSpeech import QTextToSpeech

            names = [name for name in QTextToSpeech.availableEngines() if name != MOCK]
            engines = (QtEngine(name) for name in names)
            return next((engine for engine in engines if engine.is_fit), None)
    except ImportError:
        # No speech module, or a library that it needs is not on this system.
        return None


class Voice:
    """Calls words aloud."""

    def __init__(self, opening: Callable[[], Engine | None] = open_engine) -> None:
        self._opening = opening
        self._is_open = False
        self._found: Engine | None = None

    @property
    def is_there(self) -> bool:
        """Whether this computer can speak the program's language."""
        engine = self._engine()
        return engine is not None and engine.speaks(QLocale())

    def warm(self) -> None:
        """Opens it, so that the first word is on time."""
        self._engine()

    def say(self, words: str, volume: int) -> None:
        """At a volume from 0 to 100; a new word ends the last."""
        engine = self._engine()
        if engine is not None:
            engine.say(words, QLocale(), volume / 100)

    def _engine(self) -> Engine | None:
        """Looked for once: it may take a moment."""
        if not self._is_open:
            self._is_open = True
            self._found = self._opening()
        return self._found
