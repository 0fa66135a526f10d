"""A plot as a file: its picture as PNG, its numbers as CSV."""

from __future__ import annotations

import csv
import io
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from quando_desktop.disk import files
from quando_desktop.disk.problem import Problem, Trouble, why
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.statistics.plot import Table
from quando_desktop.table.paint.canvas import colour

PNG, CSV = ".png", ".csv"
SHARP = 2
"""Pixels of a picture for each of the screen's."""
ROOM = 24


def save(path: Path, picture: QWidget, table: Table, look: Look) -> Problem | None:
    """Writes a file by its ending, or says why not; the old one stays then."""
    data = as_csv(table) if path.suffix.lower() == CSV else as_png(picture, look)
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


def as_png(picture: QWidget, look: Look) -> bytes:
    """The picture on the ground of its panel."""
    size, ratio = picture.size(), SHARP * look.scale.ratio
    image = QImage(
        round((size.width() + 2 * ROOM) * ratio),
        round((size.height() + 2 * ROOM) * ratio),
        QImage.Format.Format_RGB32,
    )
    image.setDevicePixelRatio(ratio)
    image.fill(colour(look.theme.panel))
    painter = QPainter(image)
    picture.render(painter, QPoint(ROOM, ROOM), renderFlags=QWidget.RenderFlag.DrawChildren)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, b"PNG")
    return bytes(data.data())
