"""A line of controls that becomes a column where there is no room for it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QBoxLayout, QLayoutItem

from quando_desktop.shell.kit.layouts import NONE, Line, Margins
from quando_desktop.shell.kit.look import Look


class Row(Line):
    """Widgets beside each other; below each other where a window is small for the size of letters.

    Texts that wrap get at least `words` beside the others, in units for letters of the usual size.
    """

    def __init__(
        self, look: Look, gap: float = 16, margins: Margins = NONE, *, words: float = 0
    ) -> None:
        self._words = words
        super().__init__(look, gap, margins)

    def minimumSize(self) -> QSize:
        widest = max((each.minimumSize().width() for each in self._shown()), default=0)
        return QSize(widest + self._beside(), super().minimumSize().height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if self._way(width) is self.direction():
            # Qt knows how it shares the width out.
            wraps = super().hasHeightForWidth()
            return super().heightForWidth(width) if wraps else self.sizeHint().height()
        shown, room = self._shown(), width - self._beside()
        margins = self.contentsMargins()
        around = margins.top() + margins.bottom()
        if self._is_too_wide(width):
            gaps = self.spacing() * (len(shown) - 1)
            return sum(_height(each, room) for each in shown) + gaps + around
        spare = width - self.line_width()
        return max((_height(each, self._width(each) + spare) for each in shown), default=0) + around

    def minimumHeightForWidth(self, width: int) -> int:
        return self.heightForWidth(width)

    def setGeometry(self, rect: QRect) -> None:
        way = self._way(rect.width())
        if self.direction() is not way:
            self.setDirection(way)
        super().setGeometry(rect)

    def _way(self, width: int) -> QBoxLayout.Direction:
        ways = QBoxLayout.Direction
        return ways.TopToBottom if self._is_too_wide(width) else ways.LeftToRight

    def _shown(self) -> list[QLayoutItem]:
        found = (self.itemAt(place) for place in range(self.count()))
        return [each for each in found if each is not None and not each.isEmpty()]

    def _beside(self) -> int:
        margins = self.contentsMargins()
        return margins.left() + margins.right()

    def _width(self, item: QLayoutItem) -> int:
        """The least width of an item in a line, in pixels."""
        least = item.minimumSize().width()
        if not item.hasHeightForWidth():
            return least
        return max(least, self.look.px(self._words * self.look.scale.text))

    def line_width(self) -> int:
        """The least width in which all stand beside each other, in pixels."""
        shown = self._shown()
        gaps = self.spacing() * (len(shown) - 1)
        return sum(map(self._width, shown)) + gaps + self._beside()

    def _is_too_wide(self, width: int) -> bool:
        return self.line_width() > width


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
