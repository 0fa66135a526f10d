"""Draws pictures from SVG files, above all the icons in the forms that each system wants."""

from __future__ import annotations

import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

SMALL = 32
"""Up to this size the drawing with fewer strokes is used."""
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
"""Apple's name of each size; the last four are the sizes of sharp screens."""


def ico(drawings: Path) -> bytes:
    """The icon for Windows: a table of the sizes, then their pictures."""
    pictures = [png(drawings, size) for size in ICO_SIZES]
    table = struct.pack("<3H", 0, 1, len(pictures))
    offset = len(table) + 16 * len(pictures)
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        # A size of 256 is written as 0.
        side = size % 256
        table += struct.pack("<4B2H2I", side, side, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return table + b"".join(pictures)


def icns(drawings: Path) -> bytes:
    """The icon for macOS: pictures one after the other, each with its kind and length."""
    body = b""
    for kind, size in ICNS_KINDS.items():
        picture = png(drawings, size)
        body += kind + struct.pack(">I", 8 + len(picture)) + picture
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def png(drawings: Path, size: int) -> bytes:
    """The icon as a picture of so many pixels, from the folder of its drawings."""
    name = "icon_small.svg" if size <= SMALL else "icon.svg"
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    draw(painter, drawings / name, QRectF(image.rect()))
    painter.end()
    return encoded(image, "PNG")


def draw(painter: QPainter, drawing: Path, place: QRectF) -> None:
    """Draws an SVG file into a rectangle."""
    renderer = QSvgRenderer(str(drawing))
    if not renderer.isValid():
        raise ValueError(f"{drawing} is no drawing")
    renderer.render(painter, place)


def encoded(image: QImage, form: str) -> bytes:
    """The bytes of a file with the picture, in one of the forms that Qt writes."""
    data = QBuffer()
    data.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(data, form.encode()).write(image)
    return bytes(data.data().data())
