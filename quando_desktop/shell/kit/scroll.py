"""Scroll areas with a thin bar at the side."""

from __future__ import annotations

from PySide6 import QtWidgets
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLineEdit,
    QScrollArea,
    QScrollBar,
    QSizePolicy,
    QWidget,
)

from quando_desktop.shell.kit.base import OVER, container_of
from quando_desktop.shell.kit.keys import UPRIGHT
from quando_desktop.shell.kit.layouts import NONE, Column, Margins
from quando_desktop.shell.kit.look import SMALLEST_TARGET, Look
from quando_desktop.table.paint.canvas import colour

THIN, THICK = 6, SMALLEST_TARGET
"""The width of the bar as painted, and as grasped, in pixels."""
EDGE = 4
"""Pixels between the painted bar and the edge of the area: beside it there is room for a finger."""
SMALLEST = 42
"""Pixels of an area that scrolls, in both directions."""


class ThinBar(QScrollBar):
    """A rounded handle without a groove. What is grasped is wider and, where the content is very
    long, longer than the part that is seen would be."""

    def __init__(self, look: Look, way: Qt.Orientation = Qt.Orientation.Vertical) -> None:
        super().__init__(way)
        self._look = look
        look.make_plain(self)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        long = super().sizeHint()
        if self.orientation() is Qt.Orientation.Horizontal:
            return QSize(long.width(), THICK)
        return QSize(THICK, long.height())

    def initStyleOption(self, option: QtWidgets.QStyleOptionSlider) -> None:
        super().initStyleOption(option)
        lies = self.orientation() is Qt.Orientation.Horizontal
        extent = self.style().pixelMetric(QtWidgets.QStyle.PixelMetric.PM_ScrollBarExtent)
        # Without the arrows at both ends, which are not painted.
        free = (self.width() if lies else self.height()) - 2 * extent - THICK
        if free > 0:
            whole = self.maximum() - self.minimum()
            option.pageStep = max(option.pageStep, 1 + THICK * whole // free)

    def paintEvent(self, event: QPaintEvent) -> None:
        # Named through the module, so that the binding builds them with the first bar: most pages
        # need none.
        kinds = QtWidgets.QStyle
        option = QtWidgets.QStyleOptionSlider()
        self.initStyleOption(option)
        part = kinds.SubControl.SC_ScrollBarSlider
        handle = self.style().subControlRect(kinds.ComplexControl.CC_ScrollBar, option, part, self)
        inner, along = THICK - THIN - EDGE, 2
        if self.orientation() is Qt.Orientation.Horizontal:
            shape = QRectF(handle).adjusted(along, inner, -along, -EDGE)
        else:
            shape = QRectF(handle).adjusted(inner, along, -EDGE, -along)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        active = self.underMouse() or self.isSliderDown()
        painter.setBrush(colour(self._look.theme.text_2, 0.8 if active else 0.45))
        painter.drawRoundedRect(shape, THIN / 2, THIN / 2)


class Scroll(QScrollArea):
    """A column, `body`, that may be higher than its visible part.

    Shadows and the outline of the focus reach beyond its sides: the container around it paints
    them. One that goes `sideways` also scrolls there, if it must: where a window is small and
    letters are large, nothing is out of reach.
    """

    def __init__(
        self, look: Look, *, margins: Margins = NONE, gap: float = 16, sideways: bool = False
    ) -> None:
        super().__init__()
        self._sideways = sideways
        # A widget of our own: asking for Qt's makes the binding load every kind of widget.
        pane = QWidget()
        self.setViewport(pane)
        self.content = QWidget()
        self.body = Column(look, gap, margins, self.content)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        policy = Qt.ScrollBarPolicy
        self.setHorizontalScrollBarPolicy(
            policy.ScrollBarAsNeeded if sideways else policy.ScrollBarAlwaysOff
        )
        if sideways:
            self.setHorizontalScrollBar(ThinBar(look, Qt.Orientation.Horizontal))
            self.horizontalScrollBar().valueChanged.connect(self._update_container)
            # Where both bars end, Qt would paint a corner.
            self.setCornerWidget(QWidget())
        self.setVerticalScrollBar(ThinBar(look))
        look.make_plain(self)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setWidget(self.content)
        self.verticalScrollBar().valueChanged.connect(self._update_container)
        self._modality = look.modality
        look.modality.moved.connect(self._follow)
        # What has the focus stays in view when something above it grows.
        self.verticalScrollBar().rangeChanged.connect(self._follow)
        # The page behind it is the background.
        for part in (pane, self.content):
            part.setAutoFillBackground(False)

    def minimumSizeHint(self) -> QSize:
        """As wide as the content, unless that scrolls sideways."""
        if self._sideways:
            return QSize(SMALLEST, SMALLEST)
        return QSize(self.content.minimumSizeHint().width() + THICK, SMALLEST)

    def let_scroll(self, scrolls: bool) -> None:
        """Whether there may be an upright bar. Where all fits without one, that must be said: once
        Qt shows one, the content wraps beside it, is higher and keeps it."""
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAsNeeded if scrolls else policy.ScrollBarAlwaysOff
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys in a text field do not scroll: they lead out of the field."""
        if event.key() in UPRIGHT and isinstance(QApplication.focusWidget(), QLineEdit):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _follow(self) -> None:
        """Scrolls to the widget with the focus: Qt does that for Tab alone."""
        here = QApplication.focusWidget()
        if here is not None and self._modality.by_keys and self.content.isAncestorOf(here):
            # Not by Qt's own call, which looks at the caret of a stepper alone. If there is no room
            # for all of it, its beginning is seen.
            place = QRect(here.mapTo(self.content, QPoint(0, 0)), here.size())
            for corner in (place.bottomRight(), place.topLeft()):
                self.ensureVisible(corner.x(), corner.y(), OVER, OVER)

    def _update_container(self) -> None:
        container = container_of(self)
        if container is not None:
            container.update()

    def jump_to(self, widget: QWidget) -> None:
        """Scrolls a part of the content to the top."""
        top = widget.mapTo(self.content, widget.rect().topLeft()).y()
        self.verticalScrollBar().setValue(max(0, top - self.body.contentsMargins().top()))
