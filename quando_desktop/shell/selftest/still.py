"""A table as a picture, drawn without a window."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.contract import Observation
from quando_desktop.games.plug import LiveTableKit, TurnTableKit
from quando_desktop.table.paint.canvas import Scale
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.choreographer import Choreographer
from quando_desktop.table.scene.scene import TableScene
from quando_desktop.table.scene.stage import Stage
from quando_desktop.table.scene.tableau import Frame


def render(
    style: Style,
    table: TurnTableKit | LiveTableKit,
    view: Observation[Any],
    facts: MatchFacts,
    size: tuple[int, int],
    *,
    dark: bool,
) -> QImage:
    """Draws the table as a picture of this size in pixels."""
    width, height = size
    stage = Stage.of(width, height)
    frame = Frame(stage, style.art(Scale.of_table(stage.unit), dark=dark))
    scene = TableScene(Choreographer(), lambda _: None)
    scene.lay(stage, table.still(frame, view, facts))
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    whole = QRectF(0, 0, width, height)
    scene.render(painter, whole, whole)
    painter.end()
    scene.clear()
    return image
