"""Base classes of all controls: they follow the look, and their container paints what reaches
beyond them, which is their shadow and the outline that shows the focus.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QScrollArea, QWidget

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.shell.kit import shadows
from quando_desktop.shell.kit.look import Look
from quando_desktop.table.paint.canvas import Canvas
from quando_desktop.table.scene.stage import Box

RING, RING_GAP = 3, 2
"""In pixels: the outline of the focus, and the air between it and the shape."""
OVER = 6
"""In pixels: how far the outline of the focus may reach beyond the end of a scroll area."""
FADED = 0.45
"""The opacity of a control that cannot be used."""

if TYPE_CHECKING:
    _Widget = QWidget
else:
    # Each control brings its own Qt class, which tells screen readers what it is.
    _Widget = object


class Styled(_Widget):
    """A widget that follows the look. Its constructor calls `dress` at its end."""

    look: Look
    shadow: shadows.Shadow | None = None
    takes_enter = False
    """Whether Enter does something with it."""

    def dress(self, look: Look) -> None:
        self.look = look
        look.changed.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        """Updates sizes, fonts and colours."""
        self.updateGeometry()
        self.update()

    # ----------------------------------------------------------------------------- shape

    def area(self) -> Box:
        """The whole widget, in units."""
        return Box(0, 0, self.width() / self.look.unit, self.height() / self.look.unit)

    def radius(self) -> float:
        """The radius of its corners; most controls are pills."""
        return self.area().height / 2

    @property
    def has_ring(self) -> bool:
        """Whether it shows the focus: only people who use keys need that."""
        return self.look.modality.by_keys and self.hasFocus()

    def cast(self) -> shadows.Shadow | None:
        """The shadow it has now."""
        return self.shadow

    def brush(self, painter: QPainter) -> Canvas:
        """A canvas for its own painting; pale if it cannot be used."""
        if not self.isEnabled():
            painter.setOpacity(FADED)
        return self.look.canvas(painter)

    # ------------------------------------------------------------------------- container

    def update_container(self) -> None:
        """Has its shadow and its outline painted anew."""
        container = container_of(self)
        if container is not None:
            container.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.look.modality.notice(event.reason())
        self.update_container()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update_container()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self.update_container()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.update_container()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.update_container()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.update_container()


class Container(Styled):
    """Paints its background, then the shadows and the focus of the controls on it."""

    is_clear = False
    """Whether it only arranges its controls: the container around it has more room, and paints for
    them."""

    def dress(self, look: Look) -> None:
        super().dress(look)
        look.modality.changed.connect(self.update)

    def paint_background(self, canvas: Canvas) -> None:
        """Paints its own surface; nothing unless a class says so."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.save()
        self.paint_background(self.brush(painter))
        painter.restore()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for child in [] if self.is_clear else list(children_of(self)):
            widget, shadow = child.widget, child.widget.cast()
            place = QRect(widget.mapTo(self, QPoint(0, 0)), widget.size())
            reach = self.look.px(shadow.blur + shadow.drop if shadow else 0)
            reach = max(reach, RING + RING_GAP) + 1
            around = place.adjusted(-reach, -reach, reach, reach).intersected(child.room)
            if around.intersects(event.rect()):
                painter.save()
                painter.setClipRect(around)
                painter.translate(place.topLeft())
                self._paint_around(painter, widget)
                painter.restore()

    def _paint_around(self, painter: QPainter, widget: Styled) -> None:
        area, shadow = widget.area(), widget.cast()
        if shadow is not None:
            painter.setOpacity(1.0 if widget.isEnabled() else FADED)
            shadows.paint(painter, self.look.art(), area, widget.radius(), shadow)
            painter.setOpacity(1.0)
        if widget.has_ring:
            width, grow = RING / self.look.unit, (RING_GAP + RING / 2) / self.look.unit
            outline = Box(-grow, -grow, area.width + 2 * grow, area.height + 2 * grow)
            canvas = self.look.canvas(painter)
            canvas.frame(outline, widget.radius() + grow, self.look.theme.text, width, 1.0)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.update()
        return super().event(event)


class Contained(NamedTuple):
    """A control in a container, and the part of the container that may show what is around it."""

    widget: Styled
    room: QRect


def container_of(widget: QWidget) -> Container | None:
    """The container that paints the shadow and the focus of a widget."""
    found = widget.parentWidget()
    while found is not None and (not isinstance(found, Container) or found.is_clear):
        found = found.parentWidget()
    return found


def children_of(container: Container) -> Iterator[Contained]:
    """All controls in a container, without those in another container inside it."""
    return _children(container, container, container.rect())


def _children(container: QWidget, parent: QWidget, room: QRect) -> Iterator[Contained]:
    for child in parent.children():
        if not isinstance(child, QWidget) or not child.isVisible() or child.isWindow():
            continue
        if isinstance(child, Styled):
            yield Contained(child, room)
        if not isinstance(child, Container) or child.is_clear:
            yield from _children(container, child, _room_inside(container, child, room))


def _room_inside(container: QWidget, widget: QWidget, room: QRect) -> QRect:
    """The part of a room that a widget leaves: a scroll area cuts above and below, not at its
    sides."""
    if not isinstance(widget, QScrollArea):
        return room
    top = widget.mapTo(container, QPoint(0, 0)).y()
    return room.intersected(QRect(0, top - OVER, container.width(), widget.height() + 2 * OVER))
