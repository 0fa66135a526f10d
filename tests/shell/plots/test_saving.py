"""Plots as files: a picture and a table, whole or not at all."""

from __future__ import annotations

import csv
import os
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.disk.problem import Trouble
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.plots.plot import smooth
from quando_desktop.shell.plots.saving import PICTURE, proposed, save_picture, save_table


def test_a_table_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "numbers.csv"
    rows = [("a, b", 1, 0.25, None), ('"c"\n', -2, 1e-7, "ü")]
    assert save_table(("name", "count", "share", "note"), rows, path) is None
    with path.open(newline="", encoding="utf-8-sig") as file:
        found = [*csv.reader(file)]
    assert found[0] == ["name", "count", "share", "note"]
    assert found[1] == ["a, b", "1", "0.25", ""]
    assert found[2] == ['"c"\n', "-2", "1e-07", "ü"]


def test_a_picture_has_its_ground_and_enough_pixels(
    qtbot: QtBot, look: Look, tmp_path: Path
) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(60, 40)
    path = tmp_path / "plot.png"
    assert save_picture(widget, path, "#123456") is None
    image = QImage(str(path))
    assert (image.width(), image.height()) == (120, 80)
    assert image.pixelColor(5, 5) == QColor("#123456")


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such folder")
def test_what_cannot_be_written_is_told(qtbot: QtBot, look: Look) -> None:
    path = Path("/proc/nobody/plot")
    problem = save_table(("a",), [(1,)], path)
    assert problem is not None
    assert problem.kind is Trouble.NOT_WRITTEN
    widget = QWidget()
    qtbot.addWidget(widget)
    assert save_picture(widget, path) is not None


@pytest.mark.parametrize(
    ("name", "wanted"), [("Quando: when? 3/4", "Quando when 3 4.png"), ("a  b.", "a b.png")]
)
def test_a_name_suits_every_system(name: str, wanted: str) -> None:
    assert proposed(name, PICTURE) == wanted


def test_a_smooth_line_never_goes_beyond_its_points() -> None:
    points = [(0.0, 0.0), (1.0, 5.0), (2.0, 5.0), (3.0, 1.0), (4.0, 9.0)]
    path = smooth(points)
    for share in range(101):
        at = path.pointAtPercent(share / 100)
        left = max(x for x, _ in points if x <= at.x() + 1e-9)
        right = min(x for x, _ in points if x >= at.x() - 1e-9)
        ends = [y for x, y in points if x in (left, right)]
        assert min(ends) - 1e-6 <= at.y() <= max(ends) + 1e-6
