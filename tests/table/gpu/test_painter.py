"""The graphics card at the easel: the same pictures, and none that is missing."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPixmap, QRegion
from pytestqt.qtbot import QtBot

from quando_desktop.table.gpu import painter as painters
from quando_desktop.table.gpu.painter import OFTEN, CardPainter
from quando_desktop.table.paint.art import Picture
from quando_desktop.table.paint.canvas import Scale
from quando_desktop.table.scene.choreographer import Choreographer
from quando_desktop.table.scene.scene import TableScene
from quando_desktop.table.scene.stage import Stage
from quando_desktop.table.scene.tableau import Tableau
from quando_desktop.table.scene.view import TableView
from tests.table.gpu.fake_gpu import FakeGpu

SIZE = 1440, 900


class Seat:
    """A table with a room and a card at a slant, and the graphics card beside it."""

    def __init__(self, qtbot: QtBot, patience: float = math.inf) -> None:
        self.gpu = FakeGpu()
        self.told: list[str] = []
        self.scene = TableScene(Choreographer(), lambda _: None)
        self.view = TableView(self.scene)
        qtbot.addWidget(self.view)
        self.view.resize(*SIZE)
        made = Tableau()
        made.put("room", picture(*SIZE, "#245446", "#0e2a30"), 0, 0)
        made.put("card", picture(120, 170, "#f6efe0", "#c8452f"), 400.3, 300.7, angle=11.0)
        self.scene.lay(Stage.of(*SIZE), made)
        self._card = CardPainter(
            self.gpu,
            lambda: self.told.append("begins"),
            lambda: self.told.append("fails"),
            patience,
        )

    def seen(self, *, by_card: bool = True, part: QRect | None = None) -> QImage:
        self.view.easel.painter = self._card if by_card else None
        grabbed = self.view.grab(part or self.view.rect()).toImage()
        return grabbed.convertToFormat(QImage.Format.Format_RGB32)


def picture(width: int, height: int, first: str, last: str) -> Picture:
    pixmap = QPixmap(width, height)
    shade = QLinearGradient(0, 0, width, height)
    shade.setColorAt(0, QColor(first))
    shade.setColorAt(1, QColor(last))
    painter = QPainter(pixmap)
    painter.fillRect(pixmap.rect(), shade)
    painter.end()
    return Picture(pixmap, 0, 0, Scale(1.0))


def test_a_picture_is_the_same_whoever_paints_it(qtbot: QtBot) -> None:
    seat = Seat(qtbot)
    assert seat.seen() == seat.seen(by_card=False)
    assert seat.gpu.pictures == 1
    assert seat.told == ["begins"]


@pytest.mark.parametrize("ratio", [1.25, 1.5, 2.0])
def test_so_is_a_part_of_it_on_a_fine_screen(qtbot: QtBot, ratio: float) -> None:
    seat = Seat(qtbot)
    images = []
    for by_card in (True, False):
        seat.seen(by_card=by_card)
        width, height = (round(each * ratio) for each in SIZE)
        image = QImage(width, height, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.black)
        seat.view.viewport().render(image, QPoint(7, 5), QRegion(7, 5, 1401, 861))
        images.append(image)
    assert seat.gpu.pictures == 2, "The whole, and the part of it."
    assert images[0] == images[1]


def test_so_is_one_that_is_stretched_while_the_window_is_pulled(qtbot: QtBot) -> None:
    seat = Seat(qtbot)
    seat.view.scale(1.31, 1.31)
    assert seat.seen() == seat.seen(by_card=False)
    seat.view.resetTransform()
    seat.view.scale(0.83, 0.83)
    assert seat.seen() == seat.seen(by_card=False)
    assert seat.gpu.pictures == 2


def test_small_pictures_stay_with_the_processor(qtbot: QtBot) -> None:
    seat = Seat(qtbot)
    seat.seen(part=QRect(300, 200, 400, 300))
    assert seat.gpu.pictures == 0
    assert not seat.told


def test_what_it_fails_at_is_painted_all_the_same(qtbot: QtBot) -> None:
    seat = Seat(qtbot)
    seat.gpu.fails = True
    assert seat.seen() == seat.seen(by_card=False)
    assert seat.told == ["begins", "fails"]
    seat.gpu.fails = False
    seat.seen()
    assert seat.gpu.pictures == 0, "It is never asked again."
    assert seat.told == ["begins", "fails"], "That it fails is told once."


def test_one_slow_picture_says_nothing(qtbot: QtBot) -> None:
    seat = Seat(qtbot, patience=0.0)
    for _ in range(OFTEN):
        seat.seen()
    assert "fails" not in seat.told, "The first one takes what it needs."
    seat.seen()
    assert seat.told[-1] == "fails"
    assert seat.gpu.pictures == OFTEN + 1
    seat.seen()
    assert seat.gpu.pictures == OFTEN + 1


def test_slow_pictures_count_in_a_row(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = Seat(qtbot, patience=0.5)
    times = iter([0, 9, 0, 9, 0, 9, 0, 0.1, 0, 9, 0, 9])
    monkeypatch.setattr(painters, "perf_counter", lambda: next(times))
    for _ in range(6):
        seat.seen()
    assert "fails" not in seat.told
