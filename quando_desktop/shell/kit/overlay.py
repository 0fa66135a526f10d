"""Dialogs inside the window: a veil over the rest and a panel in its middle."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPropertyAnimation,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QGraphicsOpacityEffect,
    QSizePolicy,
    QWidget,
)
from shiboken6 import isValid

from quando_desktop.shell.kit.base import Container
from quando_desktop.shell.kit.keys import Answers
from quando_desktop.shell.kit.layouts import Column, Margins
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.kit.panels import Fill, Panel
from quando_desktop.shell.kit.scroll import THICK, Scroll
from quando_desktop.table.paint.canvas import colour

VEIL = 0.38
FADE_IN, FADE_OUT = 180, 120
"""Milliseconds."""
EDGE = 24
"""Between the panel and the edge of the window, in units."""


class Overlay(Answers, Container, QDialog):
    """Covers its host, keeps the focus inside, and gives it back when it closes.

    Qt's dialog only for screen readers: they say that one has opened, by its name, and do not read
    the page behind it. It is no window of its own. The host has to be a plain widget: Qt's stacks
    tell screen readers of their pages alone.

    `body` is the column of the panel; the panel is `width` units wide, wider with larger letters,
    and as high as it needs.
    """

    LIGHT: ClassVar[bool] = False
    """Whether a press beside the panel closes it."""

    closed = Signal()

    def __init__(
        self,
        look: Look,
        host: QWidget,
        *,
        name: str = "",
        width: float = 720,
        closes: bool = True,
        margins: Margins = (48, 44, 48, 36),
        gap: float = 16,
        fill: Fill = Fill.PANEL,
    ) -> None:
        super().__init__(host)
        self.setWindowFlags(Qt.WindowType.Widget)
        self.look = look
        self._host, self._wide, self._closes = host, width, closes
        self._focus_before: QWidget | None = None
        self.panel = Panel(look, margins=(0, 0, 0, 0), corner=36, fill=fill)
        self._scroll = Scroll(look, margins=margins, gap=gap, sideways=True)
        self.panel.body.addWidget(self._scroll)
        self.panel.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.body: Column = self._scroll.body
        self.panel.setParent(self)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._shade = QGraphicsOpacityEffect(self)
        self.setGraphicsEffect(self._shade)
        self._shade.setEnabled(False)
        self._fade = QPropertyAnimation(self._shade, b"opacity", self)
        self._fade.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._fade.finished.connect(self._faded)
        self._closing = False
        self.hide()
        self.dress(look)
        host.installEventFilter(self)
        self._scroll.content.installEventFilter(self)

    # --------------------------------------------------------------------- open and close

    def open(self) -> None:
        """Shows it; the first control gets the focus unless another one inside has it already."""
        # A window that is not active yet has a focus widget of its own.
        self._focus_before = self.window().focusWidget()
        self._closing = False
        self._cover()
        self.show()
        self.raise_()
        self._take_focus()
        self._start(0.0, 1.0, FADE_IN)

    def setVisible(self, visible: bool) -> None:
        """Shows or hides it. Qt tells a dialog in a window that is not active of the focus as if
        by Tab: that says nothing about what people use."""
        by_keys = self.look.modality.by_keys
        super().setVisible(visible)
        self.look.modality.use(by_keys=by_keys)

    def dismiss(self) -> None:
        """Closes it and gives the focus back."""
        if self.isHidden() or self._closing:
            return
        self._closing = True
        before = self._focus_before
        # The widget that had it may be gone: a table goes on behind an overlay.
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.isAncestorOf(QApplication.focusWidget() or self):
            self._host.setFocus(Qt.FocusReason.OtherFocusReason)
        self._focus_before = None
        self._start(1.0, 0.0, FADE_OUT)

    def stay(self) -> None:
        """Takes the focus back from a page that has just appeared behind it; that gets it
        afterwards."""
        if self.isVisible() and not self._closing:
            self._focus_before = self.window().focusWidget()
            self._take_focus()

    def _take_focus(self) -> None:
        inside = self._stops()
        (inside[0] if inside else self).setFocus(Qt.FocusReason.OtherFocusReason)

    def _start(self, first: float, last: float, duration: int) -> None:
        self._fade.stop()
        if not self.look.animates:
            self._faded()
            return
        self._shade.setOpacity(first)
        self._shade.setEnabled(True)
        self._fade.setStartValue(first)
        self._fade.setEndValue(last)
        self._fade.setDuration(duration)
        self._fade.start()

    def _faded(self) -> None:
        # Without the effect the panel is painted directly to the window again.
        self._shade.setEnabled(False)
        # Qt tells only this one that it has to: what fills its own background would stay unpainted.
        for child in self.findChildren(QWidget):
            child.update()
        if self._closing:
            self._closing = False
            self.hide()
            self.closed.emit()

    # ------------------------------------------------------------------------------ place

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follows the size of the host, and the size that the content needs."""
        resized = event.type() is QEvent.Type.Resize and watched is self.parent()
        if resized or event.type() is QEvent.Type.LayoutRequest:
            self._cover()
        return False

    def restyle(self) -> None:
        super().restyle()
        self._cover()

    def comfort(self) -> int:
        """The width in pixels from which nothing inside has to stand below something else for want
        of room. It is taken where the window has it."""
        return 0

    def most(self) -> int:
        """The greatest width of the panel in pixels."""
        return self._host.width() - 2 * self.look.px(EDGE)

    def _cover(self) -> None:
        """Covers the whole host, with the panel in the middle and never higher than the window."""
        self.setGeometry(self._host.rect())
        edge = self.look.px(EDGE)
        content = self._scroll.content
        least = content.minimumSizeHint().width()
        room, comfort = self.most(), self.comfort()
        wanted = self.look.px(self._wide * self.look.scale.text)
        width = min(max(wanted, least, comfort), room)
        tall = self.body.totalSizeHint().height()
        if self.body.hasHeightForWidth():
            tall = self.body.totalHeightForWidth(width)
        height = min(tall, self.height() - 2 * edge)
        if height < tall:
            # Beside the bar, too.
            width = max(width, min(comfort + THICK, room))
        self._scroll.let_scroll(height < tall or width < least)
        self.panel.setGeometry(
            (self.width() - width) // 2, (self.height() - height) // 2, width, height
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), colour(self.look.theme.night, VEIL * self.look.theme.dim))
        painter.end()
        super().paintEvent(event)

    # ------------------------------------------------------------------------------- keys

    def focusNextPrevChild(self, next: bool) -> bool:
        """Keeps Tab inside."""
        stops = self._stops()
        if not stops:
            return True
        here = QApplication.focusWidget()
        reason = Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason
        step = 1 if next else -1
        place = stops.index(here) + step if here in stops else (0 if next else -1)
        stops[place % len(stops)].setFocus(reason)
        return True

    def _stops(self) -> list[QWidget]:
        """The stops of Tab, in their order."""
        found: list[QWidget] = []
        widget = self.nextInFocusChain()
        while widget is not None and widget is not self:
            if self._is_stop(widget):
                found.append(widget)
            widget = widget.nextInFocusChain()
        return found

    def _is_stop(self, widget: QWidget) -> bool:
        by_tab = Qt.FocusPolicy.TabFocus
        return (
            widget.focusPolicy() & by_tab == by_tab
            and widget.focusProxy() is None
            and widget.isEnabled()
            and self.isAncestorOf(widget)
            and widget.isVisibleTo(self)
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lets no key through to the page behind."""
        if not self.pressed(event) and self._closes and event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lets no click through to the page behind."""
        if self.LIGHT and not self.panel.geometry().contains(event.position().toPoint()):
            self.dismiss()
        event.accept()
