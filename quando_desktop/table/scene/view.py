"""The view of a scene: brings it to the screen and tells what the pointer does there."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from quando_desktop.table.paint.palette import Theme
from quando_desktop.table.scene.easel import Easel
from quando_desktop.table.scene.glass import MUCH, Glass
from quando_desktop.table.scene.scene import TableScene
from quando_desktop.table.scene.spare.dimmer import Dimmer
from quando_desktop.table.scene.stage import Box, Stage, target
from quando_desktop.table.scene.tableau import Control, Role, Tableau

UNTOUCHED = (Role.INFO, Role.PLACE)
"""The roles of what is not pressed."""
PULLED = 100
"""Milliseconds for which, after each size, what moves on a stretched picture waits for the next
one."""


class TableView(QGraphicsView):
    """Shows a table's scene. Only what changes is painted: on a large screen a few cards that move
    are a small part of it."""

    pressed = Signal(object)
    """A control's key."""
    doubled = Signal(object)
    pointed = Signal(object)
    """The key of the control under the pointer, or None."""
    grabbed = Signal(object)
    """The button went down on this control."""
    released = Signal(object)
    dragged = Signal(object, float, float)
    dropped = Signal(object, float, float)
    missed = Signal()
    """The button went down where no control is."""
    cleared = Signal()
    """The other mouse button went down: everything chosen is to be put back."""
    resized = Signal()

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.stage = Stage.of(1440, 900)
        self._controls: list[Control] = []
        self._down: Control | None = None
        self._down_at = QPointF()
        self._grip = (0.0, 0.0)
        self._drags = False
        self._is_double = False
        self._jumped = 0.0
        """How far down the table is at the moment."""
        self._table = scene
        self.easel = Easel()
        scene.dimmer = Dimmer(self, scene.choreographer)
        self._glass = Glass()
        self.setViewport(self._glass)
        # Whatever is not covered by the room is filled by hand.
        self._glass.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self._pulled = QTimer(self, singleShot=True, interval=PULLED)
        self._pulled.timeout.connect(self.let_go)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        # Seen at the edge of a table that jumps.
        self.setAutoFillBackground(True)

    def wear(self, theme: Theme) -> None:
        """Gives an empty table the colour of the wall: it is seen while a curtain falls."""
        palette = self.palette()
        for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Window):
            palette.setColor(role, QColor(theme.wall_bottom))
        self.setPalette(palette)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._glass.note(event.region())
        painter, area = self.easel.painter, event.rect()
        if painter is None or not painter.paint(self, area, self._glass.painted):
            super().paintEvent(event)

    def stretch(self) -> None:
        """Stretches the picture to the present size. All of it is painted for that: while somebody
        pulls, what moves is seen at each step, and not painted once more in between; and a large
        picture is not mixed."""
        whole = self._table.sceneRect()
        pixels = self.width() * self.height() * self.devicePixelRatioF() ** 2
        self._table.coarsen(entirely=pixels >= MUCH)
        self.fitInView(whole, Qt.AspectRatioMode.IgnoreAspectRatio)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.NoViewportUpdate)
        self._pulled.start()

    def let_go(self) -> None:
        """Paints all that moves again, whether it has another size or not."""
        if self.viewportUpdateMode() is QGraphicsView.ViewportUpdateMode.NoViewportUpdate:
            self._pulled.stop()
            self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
            self._glass.update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Fills what the room leaves free, and only that: on a large screen to fill all of it
        takes as long as the room itself."""
        if not self._table.hides(QRectF(rect)):
            painter.fillRect(rect, self.palette().window())

    def paints_all(self) -> bool:
        """Whether a graphics card paints here, for which that is easy, or the table jumps: then
        what is painted is moved on the screen, which takes longer than to paint it."""
        return self.easel.painter is not None or bool(self._jumped)

    def business(self) -> Callable[[], bool]:
        """A question for one who asks it again and again: whether a large picture was painted since
        they did so last."""
        glass = self._glass
        known = glass.large_pictures

        def has_been_busy() -> bool:
            nonlocal known
            before, known = known, glass.large_pictures
            return known != before

        return has_been_busy

    def jump(self, down: float) -> None:
        """Shows everything so many pixels lower: what is painted is moved, and nothing is painted
        again."""
        self._jumped = down
        self._glass.move(0, round(down))
        if not down and self.devicePixelRatioF() % 1:
            # Where a pixel of ours is one and a half of the screen's, not all of it came back.
            self._glass.update()

    def show_controls(self, tableau: Tableau) -> None:
        self._controls = [each for each in tableau.controls if each.role not in UNTOUCHED]

    def at(self, x: float, y: float) -> Control | None:
        """The control at this place in units; beside a small one that one, if no other is there."""
        for control in reversed(self._controls):
            if is_inside(control, x, y):
                return control
        near = [each for each in self._controls if self.meets(each, x, y)]
        return min(near, key=lambda each: _away(each.box, x, y), default=None)

    def meets(self, control: Control, x: float, y: float) -> bool:
        """Whether this place in units lies on the control, or so close that it is meant."""
        return is_inside(control._replace(box=target(control.box, self.stage.unit)), x, y)

    def units(self, point: QPointF) -> tuple[float, float]:
        unit = self.stage.unit
        return point.x() / unit - self.stage.margin, point.y() / unit

    # ------------------------------------------------------------------ pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.RightButton and self._down is None:
            self.cleared.emit()
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        x, y = self.units(event.position())
        self._down = self.at(x, y)
        self._down_at = event.position()
        self._drags = self._is_double = False
        if self._down is not None:
            box = self._down.box
            self._grip = x - box.left - box.width / 2, y - box.top - box.height / 2
            self.grabbed.emit(self._down.key)
        else:
            self.missed.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        x, y = self.units(event.position())
        down = self._down
        if down is not None and down.movable and not self._drags:
            way = event.position() - self._down_at
            self._drags = way.manhattanLength() >= QApplication.startDragDistance()
        if down is not None and self._drags:
            self.dragged.emit(down.key, x - self._grip[0], y - self._grip[1])
        elif not event.buttons():
            found = self.at(x, y)
            # Not over a control, but over the table: the usual pointer.
            shape = Qt.CursorShape.PointingHandCursor if found else Qt.CursorShape.ArrowCursor
            self._glass.setCursor(shape)
            self.pointed.emit(None if found is None else found.key)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        down = self._down
        if down is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        x, y = self.units(event.position())
        self.released.emit(down.key)
        if self._down is None:
            return
        self._down = None
        if self._drags:
            self.dropped.emit(down.key, x - self._grip[0], y - self._grip[1])
        elif not self._is_double and self.meets(down, x, y):
            self.pressed.emit(down.key)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)
        if self._down is not None:
            self._is_double = True
            self.doubled.emit(self._down.key)

    def forget_pointer(self) -> None:
        """Lets go of whatever the pointer holds."""
        self._down = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(None)


def _away(box: Box, x: float, y: float) -> float:
    """The distance from a place to the middle of a box."""
    return math.hypot(x - box.left - box.width / 2, y - box.top - box.height / 2)


def is_inside(control: Control, x: float, y: float) -> bool:
    """Whether this place in units lies on the control."""
    box = control.box
    away_x, away_y = x - box.left - box.width / 2, y - box.top - box.height / 2
    if control.angle:
        turn = math.radians(-control.angle)
        cos, sin = math.cos(turn), math.sin(turn)
        away_x, away_y = away_x * cos - away_y * sin, away_x * sin + away_y * cos
    return abs(away_x) <= box.width / 2 and abs(away_y) <= box.height / 2
