"""A line of text to edit."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLineEdit, QSizePolicy

from quando_desktop.shell.kit import icons
from quando_desktop.shell.kit.base import Styled
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.look import NOTE, SMALLEST_TARGET, Look
from quando_desktop.table.paint.canvas import Align, Type, colour
from quando_desktop.table.scene.stage import Box

CAP = Type(14, 650)


class TextField(Styled, QLineEdit):
    """A name, or a word to search for. `icon` stands before it; `key` is the key that leads
    here. One `on_wall` stands on no panel."""

    def __init__(
        self,
        look: Look,
        text: str = "",
        *,
        hint: str = "",
        name: str = "",
        icon: Icon | None = None,
        key: str = "",
        width: float = 200,
        on_wall: bool = False,
    ) -> None:
        super().__init__(text)
        self._on_wall = on_wall
        self._icon, self._key, self._least = icon, key, width
        self.setPlaceholderText(hint)
        self.setAccessibleName(name or hint)
        self.setFrame(False)
        look.make_plain(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.textChanged.connect(self.restyle)
        self.dress(look)

    @property
    def has_ring(self) -> bool:
        """Always shown while it has the focus: people who type want to see where."""
        return self.hasFocus()

    def restyle(self) -> None:
        look, theme = self.look, self.look.theme
        self.setFont(look.font(NOTE))
        palette = QPalette()
        roles = QPalette.ColorRole
        palette.setColor(roles.Base, colour(theme.panel_2, 0.0))
        palette.setColor(roles.Text, colour(theme.text))
        palette.setColor(roles.PlaceholderText, colour(theme.text_2))
        palette.setColor(roles.Highlight, colour(theme.text))
        palette.setColor(roles.HighlightedText, colour(theme.panel))
        self.setPalette(palette)
        size = look.size(NOTE)
        left = size * (2.9 if self._icon else 1.1)
        right = self._cap_width() + size * 1.6 if self._shows_key() else size * 1.1
        self.setTextMargins(look.px(left), 0, look.px(right), 0)
        super().restyle()

    def _shows_key(self) -> bool:
        return bool(self._key) and not self.text()

    def _cap_width(self) -> float:
        return max(self.look.width(self._key, CAP) + 16, 26)

    def sizeHint(self) -> QSize:
        height = self.look.px(self.look.size(NOTE) * 2.75)
        return QSize(self.look.px(self._least), max(height, SMALLEST_TARGET))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._paint_background()
        super().paintEvent(event)

    def _paint_background(self) -> None:
        painter = QPainter(self)
        canvas, area, theme = self.brush(painter), self.area(), self.look.theme
        middle, size = area.height / 2, self.look.size(NOTE)
        canvas.round(area, middle, theme.panel if self._on_wall else theme.panel_2)
        if self._on_wall:
            inner = Box(1, 1, area.width - 2, area.height - 2)
            canvas.frame(inner, middle - 1, theme.line, 2, 1.0)
        canvas.edge(area, middle)
        if self._icon:
            icons.paint(canvas, self._icon, size * 1.75, middle, size * 1.1, theme.text_2)
        if self._shows_key():
            width, height = self._cap_width(), size * 1.5
            cap = Box(area.width - width - size * 0.9, middle - height / 2, width, height)
            canvas.round(cap, 6, theme.cap)
            centre = cap.left + width / 2
            canvas.text(centre, middle, self._key, CAP, theme.text, align=Align.CENTRE)
        # Qt paints the text with a painter of its own.
        painter.end()
