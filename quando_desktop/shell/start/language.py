"""The language of the program: it can change at any time, and Qt tells every widget. Short texts
are Qt's translations, long ones are files of their own."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from quando_desktop.prose.language import CURRENT, ENGLISH
from quando_desktop.settings.settings import Language

SPOKEN = (Language.ENGLISH, Language.GERMAN)


def understood(wishes: Iterable[str]) -> Language:
    """The first of a person's languages ("de-AT") that the program has, or else English."""
    for wish in wishes:
        code = wish.replace("_", "-").partition("-")[0].lower()
        if code in SPOKEN:
            return Language(code)
    return Language.ENGLISH


class Languages:
    """Loads and installs the translations."""

    def __init__(self, app: QCoreApplication, folder: Path) -> None:
        """`folder` is the folder of the resources."""
        self._app = app
        self._folder = folder / "translations"
        self._system = QLocale.system()
        self._in_use: list[QTranslator] = []
        self._spoken = Language.ENGLISH

    @property
    def spoken(self) -> Language:
        """The language in use: never `SYSTEM`."""
        return self._spoken

    def use(self, language: Language) -> bool:
        """Changes to this language; tells whether its texts were found.

        Without them the program uses the English texts of the code.
        """
        is_system = language is Language.SYSTEM
        self._spoken = understood(self._system.uiLanguages()) if is_system else language
        QLocale.setDefault(self._locale())
        # Qt's own texts first: the last translator added is asked first.
        texts_of_qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        qt = self._loaded(f"qtbase_{self._spoken}", texts_of_qt)
        own = self._loaded(f"quando_desktop_{self._spoken}", str(self._folder))
        CURRENT.language = self._spoken if own is not None else ENGLISH
        self._put_to_use([translator for translator in (qt, own) if translator is not None])
        return own is not None

    def close(self) -> None:
        """Removes the translations, as before the first `use`."""
        CURRENT.language = ENGLISH
        self._put_to_use([])
        QLocale.setDefault(self._system)

    def _locale(self) -> QLocale:
        """The locale for numbers and dates: that of the computer, if it has the same language."""
        locale = QLocale(self._spoken)
        return self._system if self._system.language() == locale.language() else locale

    def _loaded(self, name: str, folder: str) -> QTranslator | None:
        translator = QTranslator(self._app)
        return translator if translator.load(name, folder) else None

    def _put_to_use(self, translators: list[QTranslator]) -> None:
        for old in self._in_use:
            self._app.removeTranslator(old)
            old.deleteLater()
        for new in translators:
            self._app.installTranslator(new)
        self._in_use = translators
