"""A plot as a file: its picture as PNG, its numbers as CSV."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from quando_desktop.disk.problem import Problem
from quando_desktop.shell.kit.look import NAME as HEADING
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.plots.saving import TABLE, as_csv, as_png, put
from quando_desktop.shell.statistics.plot import NumbersPlot
from quando_desktop.table.paint.canvas import colour

SHARP = 2
"""Pixels of a picture for each of the screen's."""
ROOM = 24


def save(path: Path, title: str, plot: NumbersPlot, look: Look) -> Problem | None:
    """Writes a file by its ending, or says why not; the old one stays then."""
    is_table = path.suffix.lower() == TABLE
    return put(path, as_csv(plot.table()) if is_table else as_png(picture(title, plot, look)))


def picture(title: str, plot: NumbersPlot, look: Look) -> QImage:
    """The picture below its title, on the ground of its panel."""
    size, ratio = plot.size(), SHARP * look.scale.ratio
    head = look.px(look.size(HEADING) * 2)
    image = QImage(
        round((size.width() + 2 * ROOM) * ratio),
        round((size.height() + head + 2 * ROOM) * ratio),
        QImage.Format.Format_RGB32,
    )
    image.setDevicePixelRatio(ratio)
    image.fill(colour(look.theme.panel))
    painter = QPainter(image)
    plot.render(painter, QPoint(ROOM, ROOM + head), renderFlags=QWidget.RenderFlag.DrawChildren)
    canvas = look.canvas(painter)
    canvas.text(ROOM / look.unit, (ROOM + head / 3) / look.unit, title, HEADING)
    painter.end()
    return image
