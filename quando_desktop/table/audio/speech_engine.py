"""The speech engine in the process of the voice: the computer's own speech, as Qt finds it."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from quando_desktop.table.audio.service import Service

MOCK = "mock"
"""An engine of Qt's own, for tests: it speaks without a sound."""
RATE = 0.3
"""A little faster than usual, from -1 to 1: the next word comes soon."""

Call = tuple[str, str, float]
"""Words, the name of the locale that they are spoken in, and a volume from 0 to 1."""


class QtEngine:
    """One of Qt's speech engines."""

    def __init__(self, name: str) -> None:
        from PySide6.QtTextToSpeech import QTextToSpeech

        self.speech = QTextToSpeech(name)
        self.speech.setRate(RATE)
        # Its state is no help: without a voice for the computer's own language it is an error.
        self.is_fit = bool(self.languages())

    def languages(self) -> tuple[str, ...]:
        """The locales for which there is a voice, by their names."""
        return tuple(locale.name() for locale in self.speech.availableLocales())

    def say(self, call: Call) -> None:
        """Stops its present words and says these."""
        words, spoken, volume = call
        nearest = self._nearest(QLocale(spoken))
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


def open_engine() -> QtEngine | None:
    """The computer's own speech, or nothing where there is none or Qt comes without it."""
    from quando_desktop.table.audio.output import hushed

    try:
        with hushed():
            from PySide6.QtTextToSpeech import QTextToSpeech

            names = [name for name in QTextToSpeech.availableEngines() if name != MOCK]
            engines = (QtEngine(name) for name in names)
            return next((engine for engine in engines if engine.is_fit), None)
    except ImportError:
        # No speech module, or a library that it needs is not on this system.
        return None


def open_speech() -> tuple[tuple[str, ...], Service] | None:
    """The languages that can be spoken, and the function that speaks."""
    engine = open_engine()
    return None if engine is None else (engine.languages(), engine.say)
