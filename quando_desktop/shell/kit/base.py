"""What all controls share: they follow the look, and what reaches beyond them, their shadow and
the outline that shows the focus, is painted by the ground they stand on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

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

from quando_desktop.shell.kit import shadows
from quando_desktop.shell.kit.look import Look
from quando_desktop.table.paint.canvas import Canvas
from quando_desktop.table.scene.stage import Box

RING, RING_GAP = 3, 2
"""In pixels: the outline of the focus, and the air between it and the shape."""
OVER = 6
"""In pixels: so far beyond the end of what scrolls the outline of the focus is still seen."""
FADED = 0.45
"""How much of a control is left to see when it cannot be used."""

if TYPE_CHECKING:
    _Widget = QWidget
else:
    # Each control gives its own Qt class: that is what tells screen readers what it is.
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
        """Sizes, fonts and colours anew."""
        self.updateGeometry()
        self.update()

    # ------------------------------------------------------------------------- its shape

    def area(self) -> Box:
        """All of it, in units."""
        return Box(0, 0, self.width() / self.look.unit, self.height() / self.look.unit)

    def radius(self) -> float:
        """Of its corners; most controls are pills."""
        return self.area().height / 2

    @property
    def has_ring(self) -> bool:
        """Whether it shows that the keys go to it: after a click the mouse shows where one is."""
        return self.look.modality.by_keys and self.hasFocus()

    def cast(self) -> shadows.Shadow | None:
        """The shadow it throws now."""
        return self.shadow

    def brush(self, painter: QPainter) -> Canvas:
        """For its own painting; pale if it cannot be used."""
        if not self.isEnabled():
            painter.setOpacity(FADED)
        return self.look.canvas(painter)

    # -------------------------------------------------------------------- what is around

    def tell_ground(self) -> None:
        """Whatever is around this changed."""
        ground = ground_of(self)
        if ground is not None:
            ground.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.look.modality.notice(event.reason())
        self.tell_ground()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.tell_ground()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self.tell_ground()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.tell_ground()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.tell_ground()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.tell_ground()


class Ground(Styled):
    """Paints itself, then shadows and focus of what stands on it."""

    is_clear = False
    """Whether it only arranges what stands on it, so that the ground below paints all that: there
    is room around it."""

    def dress(self, look: Look) -> None:
        super().dress(look)
        look.modality.changed.connect(self.update)

    def paint_ground(self, canvas: Canvas) -> None:
        """Its own surface; nothing unless a class says so."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.save()
        self.paint_ground(self.brush(painter))
        painter.restore()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for guest in [] if self.is_clear else list(guests(self)):
            widget, shadow = guest.widget, guest.widget.cast()
            place = QRect(widget.mapTo(self, QPoint(0, 0)), widget.size())
            reach = self.look.px(shadow.blur + shadow.drop if shadow else 0)
            reach = max(reach, RING + RING_GAP) + 1
            around = place.adjusted(-reach, -reach, reach, reach).intersected(guest.room)
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


class Guest(NamedTuple):
    """What stands on a ground, and how much of the ground may show what is around it."""

    widget: Styled
    room: QRect


def ground_of(widget: QWidget) -> Ground | None:
    """What a widget stands on."""
    found = widget.parentWidget()
    while found is not None and (not isinstance(found, Ground) or found.is_clear):
        found = found.parentWidget()
    return found


def guests(ground: Ground) -> Iterator[Guest]:
    """All that stands on this ground, not on another one that stands there."""
    return _guests(ground, ground, ground.rect())


def _guests(ground: QWidget, parent: QWidget, room: QRect) -> Iterator[Guest]:
    for child in parent.children():
        if not isinstance(child, QWidget) or not child.isVisible() or child.isWindow():
            continue
        if isinstance(child, Styled):
            yield Guest(child, room)
        if not isinstance(child, Ground) or child.is_clear:
            yield from _guests(ground, child, _room_inside(ground, child, room))


def _room_inside(ground: QWidget, widget: QWidget, room: QRect) -> QRect:
    """What scrolls is cut above and below, but not at its sides."""
    if not isinstance(widget, QScrollArea):
        return room
    top = widget.mapTo(ground, QPoint(0, 0)).y()
    return room.intersected(QRect(0, top - OVER, ground.width(), widget.height() + 2 * OVER))
