"""The vector sources, read when they are asked for: SVG drawings and the outlines of numerals."""

from __future__ import annotations

import json
import re
from pathlib import Path

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QPainterPath, QTransform
from PySide6.QtSvg import QSvgRenderer

from quando_desktop.resources import MissingResources

NUMERAL_HEIGHT = 140
"""Of the outlines as they are stored."""
GAP = 0.09
"""Between two numerals, of their height."""
SIGNS = "+-="
"""They stand half way up."""
KEPT = 12
"""Renderers that are kept: each is much larger than its file, and pictures are made only once."""

EYES = re.compile(r'<g id="eyes" data-reach="(?P<across>[\d.]+) (?P<down>[\d.]+)">')
"""The part of a face that looks about, and how far it moves at most."""


class Drawings:
    """The contents of the `look` folder of the resources."""

    def __init__(self, resources: Path) -> None:
        self._folder = resources / "look" / "svg"
        self._renderers: dict[str, QSvgRenderer] = {}
        self._numerals: dict[str, str] = {}
        """The path data of each sign, as they are stored."""
        self._outlines: dict[str, QPainterPath] = {}
        """The signs that were asked for: to make all of them takes longer than most pictures."""

    def names(self) -> list[str]:
        """All pictures there are."""
        return sorted(
            path.relative_to(self._folder).with_suffix("").as_posix()
            for path in self._folder.rglob("*.svg")
        )

    def renderer(self, name: str) -> QSvgRenderer:
        renderer = self._renderers.pop(name, None) or self._read(name)
        self._renderers[name] = renderer
        if len(self._renderers) > KEPT:
            del self._renderers[next(iter(self._renderers))]
        return renderer

    def gazing(self, name: str, across: float, down: float) -> QSvgRenderer:
        """A face whose eyes are moved by these shares of their reach, to the right and down."""
        path = self._path(name)

        def move(eyes: re.Match[str]) -> str:
            x, y = across * float(eyes["across"]), down * float(eyes["down"])
            return f'<g id="eyes" transform="translate({x:g} {y:g})">'

        drawn, found = EYES.subn(move, path.read_text("utf-8"))
        renderer = QSvgRenderer(QByteArray(drawn.encode()))
        if found != 1 or not renderer.isValid():
            raise _unreadable(path)
        return renderer

    def _read(self, name: str) -> QSvgRenderer:
        path = self._path(name)
        renderer = QSvgRenderer(str(path))
        if not renderer.isValid():
            raise _unreadable(path)
        return renderer

    def _path(self, name: str) -> Path:
        path = self._folder / f"{name}.svg"
        if not path.is_file():
            raise MissingResources(f"the program's picture {path} is missing")
        return path

    def word(self, text: str, height: float) -> QPainterPath:
        """Digits and signs in our own letters, from 0 to `height`."""
        word = QPainterPath()
        left = 0.0
        for letter in text:
            outline = self._outline(letter)
            down = NUMERAL_HEIGHT / 2 - outline.boundingRect().center().y()
            word.addPath(outline.translated(left, down if letter in SIGNS else 0.0))
            left += outline.boundingRect().width() + GAP * NUMERAL_HEIGHT
        return QTransform.fromScale(height / NUMERAL_HEIGHT, height / NUMERAL_HEIGHT).map(word)

    def _outline(self, letter: str) -> QPainterPath:
        made = self._outlines.get(letter)
        if made is None:
            path = self._folder / "numerals" / "paths.json"
            try:
                if not self._numerals:
                    found = json.loads(path.read_text("utf-8"))
                    self._numerals = {key: value["d"] for key, value in found.items()}
                made = self._outlines[letter] = outline(self._numerals[letter])
            except (OSError, ValueError, KeyError, TypeError) as error:
                raise MissingResources(f"the numerals cannot be read ({path}: {error})") from None
        return made


def _unreadable(path: Path) -> MissingResources:
    return MissingResources(f"the program's picture {path} cannot be read")


def outline(data: str) -> QPainterPath:
    """The path of SVG path data in absolute M and L with one Z at the end, as `make_look.py` writes
    it for numerals."""
    path = QPainterPath()
    line_to = path.lineTo
    for part in data.removesuffix("Z").split("M")[1:]:
        x, y, *rest = map(float, part.replace("L", " ").split())
        path.moveTo(x, y)
        for across, down in zip(rest[::2], rest[1::2], strict=True):
            line_to(across, down)
    path.closeSubpath()
    return path
