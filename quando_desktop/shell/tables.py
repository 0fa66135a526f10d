"""Which table belongs to which game: how an observation becomes a picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from quando_desktop.engine.contract import Observation
from quando_desktop.games.quando import table as quando
from quando_desktop.games.quando.game import Quando
from quando_desktop.games.quando.moments import moment as quando_moment
from quando_desktop.table.art import Art
from quando_desktop.table.canvas import Scale
from quando_desktop.table.facts import MatchFacts
from quando_desktop.table.layout import Stage
from quando_desktop.table.style import Style


@dataclass(frozen=True, slots=True)
class Table:
    """How a game is shown. Both functions get one seat's observation and never a round."""

    draw: Callable[[QGraphicsScene, Art, Stage, Any, MatchFacts], None]
    moment: Callable[[Any], str | None]
    """The name of a moment that is worth a picture."""


TABLES: dict[str, Table] = {Quando.id: Table(quando.draw, quando_moment)}
"""By the game's id; a game without a table can be played, but not shown."""


def render(
    style: Style,
    table: Table,
    view: Observation[Any],
    facts: MatchFacts,
    size: tuple[int, int],
    *,
    dark: bool,
) -> QImage:
    """The table as a picture of so many pixels."""
    width, height = size
    stage = Stage.of(width, height)
    scene = QGraphicsScene()
    table.draw(scene, style.art(Scale(stage.unit), dark=dark), stage, view, facts)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    whole = QRectF(0, 0, width, height)
    scene.render(painter, whole, whole)
    painter.end()
    scene.clear()
    return image
