"""Widgets for tests of the shell: a page in a window, longer words, the focus, the session."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.shell.session.live_session import LiveSession
from quando_desktop.shell.session.turn_session import TurnSession
from quando_desktop.shell.window.window import Window

Found = TypeVar("Found", bound=QWidget)


class Longer(QTranslator):
    """Every word nearly half as long again."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        words = text.replace("%n", str(n)).split(" ")
        return " ".join(word if "{" in word else word + word[: len(word) // 2] for word in words)


@contextmanager
def longer_words(wanted: bool) -> Iterator[None]:
    """Texts as long as in a language with long words."""
    translator = Longer()
    if wanted:
        QCoreApplication.installTranslator(translator)
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)


def show_in(qtbot: QtBot, window: QWidget, page: QWidget, size: tuple[int, int]) -> None:
    """Shows a page as the only content of an active window."""
    page.resize(*size)
    window.resize(*size)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    QApplication.processEvents()


def focused() -> QWidget:
    """The widget with the focus."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def child(parent: QWidget, kind: type[Found]) -> Found:
    """The first child widget of a type."""
    return parent.findChildren(kind)[0]


def turn_session(window: Window) -> TurnSession:
    """The match of turns that is being played."""
    assert isinstance(window.session, TurnSession)
    return window.session


def live_session(window: Window) -> LiveSession:
    """The live match that is being played."""
    assert isinstance(window.session, LiveSession)
    return window.session
