"""One line that goes away by itself: what the rules say, or that something is done."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QWindow
from PySide6.QtWidgets import QWidget

from quando_desktop.shell.kit import icons, shadows
from quando_desktop.shell.kit.announce import announce
from quando_desktop.shell.kit.ground import Styled
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.look import Look
from quando_desktop.table.paint.canvas import Type, colour
from quando_desktop.table.scene.stage import HEIGHT, Box

WORDS = Type(18, 600)
SHADOW = shadows.Shadow(14, 5, 0.22)
STAYS = 4000
"""Milliseconds, or until the next key."""
EDGE = 24.0
BEFORE, AFTER = 3.0, 1.7
"""Room before the text, where the sign is, and after it; as multiples of its size."""
WRAPS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter


class Toast(Styled, QWidget):
    """Stands over its host, in table ink: it asks for nothing.

    `at` is the height of its middle, in units of the smallest stage.
    """

    def __init__(self, look: Look, host: QWidget, *, at: float = 606) -> None:
        super().__init__(host)
        self._host, self._at = host, at
        self._text, self._icon = "", Icon.WARNING
        self._words = QRect()
        self._watched: QWindow | None = None
        self._timer = QTimer(self, singleShot=True, interval=STAYS)
        self._timer.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        host.installEventFilter(self)
        self.dress(look)

    def text(self) -> str:
        return self._text

    def say(self, text: str, icon: Icon = Icon.WARNING) -> None:
        """Shows a line, to readers' ears as well."""
        self._text, self._icon = text, icon
        self.setAccessibleName(text)
        self.restyle()
        self.show()
        self.raise_()
        self._timer.start()
        self._watch(self._host.window().windowHandle())
        announce(self, text)

    # ---------------------------------------------------------------------- when it goes

    def _watch(self, window: QWindow | None) -> None:
        """Keys come to the window before they come to any control."""
        if self._watched is not None:
            self._watched.removeEventFilter(self)
        self._watched = window
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and watched is self.parent():
            self.restyle()
        elif event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            # A key that is still held has brought the toast: it does not take it away.
            self.setVisible(event.isAutoRepeat())
        return False

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()
        self._watch(None)

    # ------------------------------------------------------------------------ how it looks

    def restyle(self) -> None:
        """Takes the room its text needs: a second line where the window is too narrow."""
        look = self.look
        size, room = look.size(WORDS), self._room()
        before, after = look.px(size * BEFORE), look.px(size * AFTER)
        widest = self._host.width() - 2 * look.px(EDGE) - before - after
        metrics = QFontMetrics(look.font(WORDS))
        words = metrics.boundingRect(QRect(0, 0, max(1, widest), 10_000), WRAPS, self._text)
        height = max(look.px(size * 2.7), words.height() + look.px(size))
        width = words.width() + 2 + before + after
        self._words = QRect(room + before, room, words.width() + 2, height)
        middle = self._at * self._host.height() / HEIGHT
        self.setGeometry(
            (self._host.width() - width) // 2 - room,
            round(middle - height / 2) - room,
            width + 2 * room,
            height + 2 * room,
        )
        super().restyle()

    def _room(self) -> int:
        """For the shadow: it stands over the table, which paints none for it."""
        return self.look.px(SHADOW.blur + SHADOW.drop) + 1

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, room = self.look, self.look.theme, self._room()
        painter = QPainter(self)
        unit = look.unit
        inner = self.rect().adjusted(room, room, -room, -room)
        body = Box(room / unit, room / unit, inner.width() / unit, inner.height() / unit)
        radius = look.size(WORDS) * 1.35
        shadows.paint(painter, look.art(), body, radius, SHADOW)
        painter.save()
        canvas = look.canvas(painter)
        canvas.round(body, radius, theme.on_table)
        size = look.size(WORDS)
        x, y = body.left + size * 1.55, body.top + body.height / 2
        canvas.disc(x, y, size * 0.78, theme.table_top)
        icons.paint(canvas, self._icon, x, y, size * 1.2, theme.on_table)
        painter.restore()
        painter.setFont(look.font(WORDS))
        painter.setPen(colour(theme.table_top))
        painter.drawText(self._words, WRAPS, self._text)
