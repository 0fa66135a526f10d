"""The bar that shows how many matches have been read."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QProgressBar, QSizePolicy

from quando_desktop.shell.kit.base import Styled
from quando_desktop.shell.kit.look import Look
from quando_desktop.table.paint.canvas import Align, Type
from quando_desktop.table.scene.stage import Box

translate = QCoreApplication.translate

WORDS = Type(16, 600)
BAR, GAP = 10.0, 8.0


class ReadingBar(Styled, QProgressBar):
    """Words with a bar below them; a screen reader knows it as a progress bar."""

    def __init__(self, look: Look, told: Callable[[str, str], str] | None = None) -> None:
        """`told` has the words for how much is done, and of how much; those about reading matches
        unless others are given."""
        super().__init__()
        self._told = told or _reading
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setTextVisible(False)
        self.dress(look)
        self.hide()

    def show_progress(self, done: int, total: int) -> None:
        self.setRange(0, total)
        self.setValue(done)
        self.setAccessibleName(self._words())
        self.show()
        self.update()

    def _words(self) -> str:
        locale = self.locale()
        return self._told(locale.toString(self.value()), locale.toString(self.maximum()))

    def sizeHint(self) -> QSize:
        look = self.look
        return QSize(look.px(200), look.px(look.size(WORDS) * 1.4 + GAP + BAR))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area, theme = self.brush(QPainter(self)), self.area(), self.look.theme
        text = self.look.size(WORDS) * 1.4
        words = WORDS.fit(self._words(), area.width, self.look.scale)
        canvas.text(0, text / 2, words, WORDS, theme.text, align=Align.LEFT)
        box = Box(0, area.height - BAR, area.width, BAR)
        canvas.round(box, BAR / 2, theme.panel)
        canvas.frame(box, BAR / 2, theme.line, 1.5, 1.0)
        part = self.value() / max(1, self.maximum())
        canvas.round(Box(0, box.top, max(BAR, box.width * part), BAR), BAR / 2, theme.good)


def _reading(done: str, total: str) -> str:
    words = translate("GamesPage", "Reading your games: {done} of {total}")
    return words.format(done=done, total=total)
