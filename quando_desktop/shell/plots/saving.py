"""Plots as files: a picture (PNG) and a table (CSV), each written whole or not at all."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QStandardPaths, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter
from PySide6.QtWidgets import QFileDialog, QWidget

from quando_desktop.disk import files
from quando_desktop.disk.problem import Problem, Trouble, why

translate = QCoreApplication.translate

PICTURE, TABLE = ".png", ".csv"
FINE = 2.0
"""Pixels of a picture for each one of the window, at least: it may be printed."""
UNPRINTABLE = str.maketrans(dict.fromkeys('<>:"/\\|?*', "_"))

Cell = str | int | float | None
"""A value of a table; None where there is none."""


def save_picture(widget: QWidget, path: Path, ground: str = "") -> Problem | None:
    """Saves a widget as it is shown as a PNG, on a ground of this colour; or says why it cannot."""
    ratio = max(FINE, widget.devicePixelRatioF())
    image = QImage(widget.size() * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(ground) if ground else Qt.GlobalColor.transparent)
    painter = QPainter(image)
    # Focus and shadow belong to the window, not to the plot.
    flags = QWidget.RenderFlag.DrawChildren
    widget.render(painter, widget.rect().topLeft(), renderFlags=flags)
    painter.end()
    return put(path, as_png(image))


def save_table(
    headings: Sequence[str], rows: Iterable[Sequence[Cell]], path: Path
) -> Problem | None:
    """Saves rows below their headings as a CSV, or says why it cannot. Numbers are written as
    programs read them, whatever the language."""
    return put(path, as_csv([headings, *rows]))


def as_png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())


def as_csv(rows: Iterable[Sequence[Cell]]) -> bytes:
    """Rows as most programs read them: UTF-8 with a mark, so that spreadsheets find out."""
    text = io.StringIO(newline="")
    csv.writer(text).writerows([_plain(cell) for cell in row] for row in rows)
    return text.getvalue().encode("utf-8-sig")


def _plain(cell: Cell) -> Cell:
    """A cell that no program takes for something to reckon: names may begin as they like."""
    if isinstance(cell, str) and cell[:1] in ("=", "+", "@"):
        return f"'{cell}"
    return "" if cell is None else cell


def put(path: Path, data: bytes) -> Problem | None:
    """Writes a file, or says why it cannot; the old one stays then."""
    try:
        files.export(path, data)
    except OSError as error:
        return Problem(Trouble.NOT_WRITTEN, path, why(error))
    return None


# ---------------------------------------------------------------------------- where to


def ask_for_picture(parent: QWidget, name: str) -> Path | None:
    """Asks where a picture should go; None if nowhere. The name is proposed."""
    title = translate("Plots", "Save as a picture")
    return _ask(parent, title, name, PICTURE, translate("Plots", "Pictures"))


def ask_for_table(parent: QWidget, name: str) -> Path | None:
    """The same for a table."""
    title = translate("Plots", "Save as a table")
    return _ask(parent, title, name, TABLE, translate("Plots", "Tables"))


def _ask(parent: QWidget, title: str, name: str, ending: str, kind: str) -> Path | None:
    place = QStandardPaths.StandardLocation.DocumentsLocation
    proposal = Path(str(QStandardPaths.writableLocation(place))) / proposed(name, ending)
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(proposal), f"{kind} (*{ending})")
    if not chosen:
        return None
    path = Path(str(chosen))
    return path if path.suffix.lower() == ending else path.with_name(f"{path.name}{ending}")


def proposed(name: str, ending: str) -> str:
    """A name for a file, of which every system approves."""
    return " ".join(name.translate(UNPRINTABLE).replace("_", " ").split()).strip(". ") + ending
