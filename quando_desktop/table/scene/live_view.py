"""The view of a live table: quick controls count the moment they are touched, and several fingers
may touch at once."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QEventPoint, QInputDevice, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QWidget

from quando_desktop.table.scene.scene import TableScene
from quando_desktop.table.scene.tableau import Control
from quando_desktop.table.scene.view import TableView

TOUCHES = (QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd)


class LiveView(TableView):
    """Shows a live table's scene."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._glass.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self._fingers: dict[int, Control] = {}
        """The control under each finger that does not count before the finger goes up."""

    # ------------------------------------------------------------------ pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if _is_finger(event):
            return
        super().mousePressEvent(event)
        down = self._down
        if down is not None and down.quick:
            self.forget_pointer()
            self.pressed.emit(down.key)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick presses are two presses."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not _is_finger(event):
            super().mouseMoveEvent(event)

    # ------------------------------------------------------------------ fingers

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() in TOUCHES and isinstance(event, QTouchEvent):
            for point in event.points():
                self._touch(point)
        elif event.type() is QEvent.Type.TouchCancel:
            self._fingers.clear()
        else:
            return super().viewportEvent(event)
        event.accept()
        return True

    def _touch(self, point: QEventPoint) -> None:
        x, y = self.units(point.position())
        if point.state() is QEventPoint.State.Pressed:
            found = self.at(x, y)
            if found is not None and found.quick:
                self.pressed.emit(found.key)
            elif found is not None:
                self._fingers[point.id()] = found
        elif point.state() is QEventPoint.State.Released:
            down = self._fingers.pop(point.id(), None)
            if down is not None and self.meets(down, x, y):
                self.pressed.emit(down.key)


def _is_finger(event: QMouseEvent) -> bool:
    """Whether this event repeats what the touch screen has told."""
    return event.deviceType() is QInputDevice.DeviceType.TouchScreen
