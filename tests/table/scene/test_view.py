"""What the pointer does on a table: which control it meets, and what that means."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quando_desktop.table.scene.choreographer import Choreographer
from quando_desktop.table.scene.scene import TableScene
from quando_desktop.table.scene.stage import Box, Stage
from quando_desktop.table.scene.tableau import Control, Key, Role, Tableau
from quando_desktop.table.scene.view import TableView

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
CARD = Control("card", "a card", Box.around(200, 200, 100, 140), role=Role.CARD, movable=True)
BUTTON = Control("button", "a button", Box.around(600, 200, 200, 50))
SIGN = Control("sign", "a sign", Box.around(900, 200, 100, 100), role=Role.INFO)


class Watched:
    """A view and all that it says."""

    def __init__(self, size: tuple[int, int] = (1440, 900)) -> None:
        self.scene = TableScene(Choreographer(), lambda _: None)
        self.view = TableView(self.scene)
        self.view.resize(*size)
        self.view.stage = Stage.of(*size)
        self.told: list[tuple[Any, ...]] = []
        for name in ("pressed", "doubled", "pointed", "grabbed", "released", "dragged", "dropped"):
            self._listen(name)

    def _listen(self, name: str) -> None:
        getattr(self.view, name).connect(lambda *what: self.told.append((name, *what)))

    def show(self, *controls: Control) -> None:
        self.view.show_controls(Tableau(controls=[*controls]))

    def key_at(self, x: float, y: float) -> Key | None:
        found = self.view.at(x, y)
        return None if found is None else found.key

    def names(self) -> list[str]:
        return [name for name, *_ in self.told]


@pytest.fixture
def watched(qtbot: QtBot) -> Watched:
    made = Watched()
    qtbot.addWidget(made.view)
    made.view.show()
    made.show(CARD, BUTTON, SIGN)
    return made


# ----------------------------------------------------------------------- painting


class Painted(QObject):
    """Notes what a view paints."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self.areas: list[QRect] = []
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.areas.append(event.rect())
        return False


def test_what_moves_while_the_window_is_pulled_is_painted_with_the_next_size(
    watched: Watched, qtbot: QtBot
) -> None:
    view, scene, painted = watched.view, watched.scene, Painted(watched.view)
    view._pulled.setInterval(3_600_000)
    scene.setSceneRect(0, 0, 1440, 900)
    card = scene.addRect(100, 100, 10, 10)
    qtbot.waitUntil(lambda: bool(painted.areas))
    view.stretch()
    QCoreApplication.processEvents()
    painted.areas.clear()
    card.setX(500)
    QCoreApplication.processEvents()
    assert not painted.areas
    view._pulled.timeout.emit()
    qtbot.waitUntil(lambda: bool(painted.areas))
    assert painted.areas == [view.viewport().rect()]
    card.setX(0)
    qtbot.waitUntil(lambda: len(painted.areas) > 1)


# ---------------------------------------------------------------------- hit tests


def test_a_control_is_met_inside_its_box_only(watched: Watched) -> None:
    assert watched.key_at(151, 131) == watched.key_at(249, 269) == "card"
    for x, y in ((149, 200), (251, 200), (200, 129), (200, 271)):
        assert watched.key_at(x, y) is None


def test_a_turned_card_is_met_where_it_lies(watched: Watched) -> None:
    """Turned by 90 degrees it is as wide as it was high."""
    watched.show(Control("card", "", CARD.box, 90.0))
    assert watched.key_at(268, 200) == "card"
    assert watched.key_at(200, 268) is None


@pytest.mark.parametrize(("angle", "x"), [(20.0, 225), (-20.0, 175)])
def test_a_card_turned_to_the_right_leans_to_the_right(
    watched: Watched, angle: float, x: float
) -> None:
    """Its upper middle goes with the turn, clockwise for positive degrees."""
    watched.show(Control("card", "", Box.around(200, 200, 20, 140), angle))
    assert watched.key_at(x, 135) == "card"
    assert watched.key_at(400 - x, 135) is None
    assert watched.key_at(400 - x, 265) == "card"


def test_of_two_cards_the_upper_one_is_met(watched: Watched) -> None:
    under = Control("under", "", Box.around(200, 200, 100, 140))
    over = Control("over", "", Box.around(240, 200, 100, 140))
    watched.show(under, over)
    assert watched.key_at(180, 200) == "under"
    assert watched.key_at(220, 200) == "over"
    watched.show(over, under)
    assert watched.key_at(220, 200) == "under"


def test_what_can_only_be_read_is_not_met(watched: Watched) -> None:
    assert watched.key_at(900, 200) is None
    watched.show(CARD, Control("sign", "", CARD.box, role=Role.INFO))
    assert watched.key_at(200, 200) == "card"


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (2560, 1080), (3840, 2160)])
def test_pixels_become_units_of_the_stage(qtbot: QtBot, size: tuple[int, int]) -> None:
    watched = Watched(size)
    qtbot.addWidget(watched.view)
    watched.show(CARD)
    stage = watched.view.stage
    at = QPoint(round((200 + stage.margin) * stage.unit), round(200 * stage.unit))
    QTest.mouseClick(watched.view.viewport(), LEFT, pos=at)
    assert ("pressed", "card") in watched.told


# ------------------------------------------------------------------------ pressing


def click(watched: Watched, at: QPoint) -> None:
    QTest.mouseClick(watched.view.viewport(), LEFT, pos=at)


def test_a_press_is_told_when_the_button_goes_up_again(watched: Watched) -> None:
    port, at = watched.view.viewport(), QPoint(600, 200)
    QTest.mousePress(port, LEFT, pos=at)
    assert watched.told == [("grabbed", "button")]
    QTest.mouseRelease(port, LEFT, pos=at)
    assert watched.told[1:] == [("released", "button"), ("pressed", "button")]


def test_a_press_that_slips_off_is_none(watched: Watched) -> None:
    port = watched.view.viewport()
    QTest.mousePress(port, LEFT, pos=QPoint(600, 200))
    QTest.mouseRelease(port, LEFT, pos=QPoint(600, 300))
    assert watched.told == [("grabbed", "button"), ("released", "button")]


def test_beside_everything_nothing_happens(watched: Watched) -> None:
    click(watched, QPoint(400, 600))
    click(watched, QPoint(900, 200))
    assert watched.told == []


def test_the_other_button_means_nothing(watched: Watched) -> None:
    port, at = watched.view.viewport(), QPoint(600, 200)
    QTest.mouseClick(port, RIGHT, pos=at)
    assert watched.told == []
    QTest.mousePress(port, LEFT, pos=at)
    QTest.mouseClick(port, RIGHT, pos=at)
    QTest.mouseRelease(port, LEFT, pos=at)
    assert watched.names() == ["grabbed", "released", "pressed"]


def test_two_quick_presses_are_one_press_and_one_double(watched: Watched) -> None:
    port, at = watched.view.viewport(), QPoint(200, 200)
    QTest.mouseClick(port, LEFT, pos=at)
    QTest.mouseDClick(port, LEFT, pos=at)
    QTest.mouseRelease(port, LEFT, pos=at)
    assert watched.names().count("doubled") == 1
    last = watched.names()[-3:]
    assert last == ["grabbed", "doubled", "released"], "the second one is no press"


def test_what_was_let_go_for_it_is_no_press(watched: Watched) -> None:
    """Whoever hears of the release may say that it was something else."""
    watched.view.released.connect(lambda _: watched.view.forget_pointer())
    click(watched, QPoint(600, 200))
    assert watched.names() == ["grabbed", "released"]


# ------------------------------------------------------------------------ dragging


def test_a_card_is_dragged_by_where_it_was_gripped(watched: Watched) -> None:
    port = watched.view.viewport()
    QTest.mousePress(port, LEFT, pos=QPoint(210, 180))
    QTest.mouseMove(port, QPoint(310, 240))
    assert watched.told[-1] == ("dragged", "card", 300, 260)
    QTest.mouseMove(port, QPoint(410, 180))
    QTest.mouseRelease(port, LEFT, pos=QPoint(410, 180))
    assert watched.told[-2:] == [("released", "card"), ("dropped", "card", 400, 200)]
    assert "pressed" not in watched.names()


def test_a_trembling_hand_does_not_drag(watched: Watched) -> None:
    port = watched.view.viewport()
    little = QApplication.startDragDistance() - 1
    QTest.mousePress(port, LEFT, pos=QPoint(200, 200))
    QTest.mouseMove(port, QPoint(200 + little, 200))
    QTest.mouseRelease(port, LEFT, pos=QPoint(200 + little, 200))
    assert watched.names() == ["grabbed", "released", "pressed"]


def test_a_button_is_not_dragged(watched: Watched) -> None:
    port = watched.view.viewport()
    QTest.mousePress(port, LEFT, pos=QPoint(600, 200))
    QTest.mouseMove(port, QPoint(650, 210))
    QTest.mouseRelease(port, LEFT, pos=QPoint(650, 210))
    assert watched.names() == ["grabbed", "released", "pressed"]


# ------------------------------------------------------------------------ pointing


def test_the_pointer_shows_what_can_be_pressed(watched: Watched) -> None:
    port = watched.view.viewport()
    QTest.mouseMove(port, QPoint(600, 200))
    assert watched.told == [("pointed", "button")]
    assert port.cursor().shape() is Qt.CursorShape.PointingHandCursor
    QTest.mouseMove(port, QPoint(600, 600))
    assert watched.told[-1] == ("pointed", None)
    assert port.cursor().shape() is Qt.CursorShape.ArrowCursor
