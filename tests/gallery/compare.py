"""Which pictures of two galleries differ, and those side by side."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from PySide6.QtGui import QImage, QPainter

GAP = 8
NOISE = 8
"""Of 255: what was drawn ahead, in an idle moment, is rounded otherwise by a shade or two."""


class Difference(NamedTuple):
    name: str
    what: str
    """In a word or two."""


def differences(before: Path, after: Path, sheets: Path) -> Iterator[Difference]:
    """Goes through all pictures by name; those that differ are put side by side into `sheets`."""
    old, new = names(before), names(after)
    for name in sorted(old | new):
        if name not in new:
            yield Difference(name, "gone")
        elif name not in old:
            yield Difference(name, "new")
        else:
            one, other = QImage(str(before / name)), QImage(str(after / name))
            if not is_same(one, other):
                sheet = sheets / name
                sheet.parent.mkdir(parents=True, exist_ok=True)
                side_by_side(one, other).save(str(sheet))
                yield Difference(name, "differs")


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*.png")}


def is_same(one: QImage, other: QImage) -> bool:
    """Whether nobody could tell them apart."""
    if one == other:
        return True
    if one.size() != other.size():
        return False
    change = changed(one, other)
    return max(bytes(change.constBits())) <= NOISE


def changed(before: QImage, after: QImage) -> QImage:
    """How far each pixel has changed in each colour: black where nothing has."""
    image = before.convertToFormat(QImage.Format.Format_RGB888)
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, after)
    painter.end()
    return image


def side_by_side(before: QImage, after: QImage) -> QImage:
    """Before, after, and what has changed."""
    width = max(before.width(), after.width())
    height = max(before.height(), after.height())
    sheet = QImage(3 * width + 2 * GAP, height, QImage.Format.Format_RGB32)
    sheet.fill(0)
    painter = QPainter(sheet)
    painter.drawImage(0, 0, before)
    painter.drawImage(width + GAP, 0, after)
    painter.drawImage(2 * (width + GAP), 0, changed(before, after))
    painter.end()
    return sheet
