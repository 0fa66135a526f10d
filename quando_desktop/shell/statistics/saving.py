"""A plot as a file: its picture as PNG, its numbers as CSV."""

from __future__ import annotations

import csv
import io
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtWidgets import QWidget

from quando_desktop.disk import files
from quando_desktop.disk.problem import Problem, Trouble, why
from quando_desktop.shell.kit.look import NAME as HEADING
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.statistics.plot import Plot, Table
from quando_desktop.table.paint.canvas import colour

PNG, CSV = ".png", ".csv"
SHARP = 2
"""Pixels of a picture for each of the screen's."""
ROOM = 24


def save(path: Path, title: str, plot: Plot, look: Look) -> Problem | None:
    """Writes a file by its ending, or says why not; the old one stays then."""
    data = as_csv(plot.table()) if path.suffix.lower() == CSV else as_png(title, plot, look)
    try:
        files.export(path, data)
    except OSError as error:
        return Problem(Trouble.NOT_WRITTEN, path, why(error))
    return None


def as_csv(table: Table) -> bytes:
    """The numbers as most programs read them: UTF-8 with a mark, so that they find out."""
    text = io.StringIO()
    csv.writer(text).writerows([_plain(cell) for cell in row] for row in table)
    return text.getvalue().encode("utf-8-sig")


def _plain(cell: str) -> str:
    """A cell that no program takes for something to reckon: names may begin as they like."""
    return f"'{cell}" if cell[:1] in ("=", "+", "@") else cell


def as_png(title: str, plot: Plot, look: Look) -> bytes:
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
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(data.data())
