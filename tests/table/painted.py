"""A tableau as a player gets it: painted, and as a screen reader finds it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from quando_desktop.table.paint.canvas import Scale
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.choreographer import Choreographer
from quando_desktop.table.scene.scene import TableScene
from quando_desktop.table.scene.stage import Stage
from quando_desktop.table.scene.tableau import Frame, Tableau

SIZE = (1024, 640)


def painted(style: Style, make: Callable[[Frame], Tableau]) -> tuple[QImage, list[str]]:
    """The picture in a small window, and the names of its controls."""
    stage = Stage.of(*SIZE)
    frame = Frame(stage, style.art(Scale.of_table(stage.unit), dark=False))
    tableau = make(frame)
    scene = TableScene(Choreographer(), lambda _: None)
    scene.lay(stage, tableau)
    image = QImage(*SIZE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image, [control.name for control in tableau.controls]


def grabbed(widget: QWidget, part: QRect | None = None) -> QImage:
    """What a widget, or a part of it, looks like now, even if it is painted at no other time."""
    is_painted = widget.updatesEnabled()
    widget.setUpdatesEnabled(True)
    image: QImage = widget.grab(widget.rect() if part is None else part).toImage()
    widget.setUpdatesEnabled(is_painted)
    return image
