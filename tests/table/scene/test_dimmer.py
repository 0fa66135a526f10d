"""Over a very large window shades fade strip by strip, and end as they do everywhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quando_desktop.table.paint import effects
from quando_desktop.table.paint.art import Art
from quando_desktop.table.paint.canvas import Scale
from quando_desktop.table.paint.room import RIM, backdrop
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.choreographer import Choreographer
from quando_desktop.table.scene.easel import Easel
from quando_desktop.table.scene.scene import TableScene
from quando_desktop.table.scene.spare import dimmer
from quando_desktop.table.scene.stage import Stage
from quando_desktop.table.scene.tableau import Cue, Passage, Tableau
from quando_desktop.table.scene.view import TableView
from tests.table.easing import linear
from tests.table.turn_seat import Time

SIZE = 800, 480
STAGE = Stage.of(*SIZE)
DARK = ((0.0, 0.3), (1.0, 0.7))
SLOW, QUICK = 1000.0, 100.0


class Noted(TableView):
    """Notes what is painted, and how strong the shade was in each line that is seen."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.painted: list[QRect] = []
        self.strengths = [-1.0] * SIZE[1]
        self._shades = scene

    def paintEvent(self, event: QPaintEvent) -> None:
        area, shade = event.rect(), self._shades.sprite("dark")
        self.painted.append(area)
        if shade is not None and area.width() == SIZE[0]:
            lines = slice(area.top(), area.bottom() + 1)
            self.strengths[lines] = [shade.opacity()] * area.height()
        super().paintEvent(event)


class Window:
    """A window that is four strips high."""

    def __init__(self, qtbot: QtBot, art: Art) -> None:
        self.time = Time()
        self.moves = Choreographer(self.time)
        self.scene = TableScene(self.moves, lambda _: None)
        self.view = Noted(self.scene)
        qtbot.addWidget(self.view)
        self.view.resize(*SIZE)
        self._art = art
        self.scene.lay(STAGE, self.tableau(0.0))
        with qtbot.waitExposed(self.view):
            self.view.show()
        self.settle()

    def tableau(self, strength: float, x: float = 300.0) -> Tableau:
        made = Tableau()
        made.put("room", backdrop(self._art, STAGE, RIM, glows=False), 0, 0)
        made.put("card", effects.dot(self._art), x, 100)
        dark = effects.shade(self._art, STAGE, 500, 300, 900, DARK)
        made.put("dark", dark, 0, 0, grow=effects.COARSE, opacity=strength)
        return made

    def fade(self, strength: float, ms: float = SLOW, x: float = 300.0) -> None:
        self.scene.show(self.tableau(strength, x), Passage(usual=Cue(ms, ease=linear)))

    def tick(self, ms: float = 16.0) -> list[QRect]:
        """What is painted for the next picture."""
        self.view.painted.clear()
        self.time.now += ms
        self.moves.tick()
        QApplication.processEvents()
        return list(self.view.painted)

    def settle(self) -> None:
        """Paints what is still to be painted."""
        QApplication.processEvents()
        self.view.painted.clear()

    @property
    def is_fading(self) -> bool:
        assert self.scene.dimmer is not None
        return self.scene.dimmer._is_at_work

    @property
    def strength(self) -> float:
        sprite = self.scene.sprite("dark")
        assert sprite is not None
        return sprite.opacity()


@pytest.fixture(name="window")
def _window(qtbot: QtBot, kept_style: Style, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    monkeypatch.setattr(dimmer, "STRIP", SIZE[0] * SIZE[1] // 4)
    art = kept_style.art(Scale(STAGE.unit), dark=False, high=False, bold=False)
    window = Window(qtbot, art)
    yield window
    window.scene.sweep()


def strip(number: int, of: int) -> QRect:
    top, bottom = (SIZE[1] * each // of for each in (number, number + 1))
    return QRect(0, top, SIZE[0], bottom - top)


def test_a_strip_is_painted_for_each_picture(window: Window) -> None:
    window.fade(0.8)
    window.tick()
    painted = [window.tick() for _ in range(7)]
    assert painted == [[strip(number % 4, 4)] for number in range(7)]
    assert window.strength == pytest.approx(0.8 * 8 * 16 / SLOW)


def test_a_quick_fade_has_half_as_many_strips(window: Window) -> None:
    window.fade(0.8, QUICK)
    window.tick()
    assert [window.tick() for _ in range(3)] == [[strip(number % 2, 2)] for number in range(3)]


@pytest.mark.parametrize("ms", [SLOW, QUICK])
def test_all_of_it_is_painted_as_strong_as_it_is_to_be(
    window: Window, qtbot: QtBot, ms: float
) -> None:
    window.fade(0.8, ms)
    while not window.moves.is_still:
        window.tick(41)
    qtbot.waitUntil(lambda: not window.is_fading)
    window.settle()
    assert set(window.view.strengths) == {window.strength} == {0.8}


def test_whatever_else_moves_is_painted_in_each_picture(window: Window) -> None:
    window.fade(0.8, x=700)
    sprite = window.scene.sprite("card")
    assert sprite is not None
    window.tick()
    for _ in range(6):
        before = sprite.sceneBoundingRect().toAlignedRect()
        painted = window.tick()
        assert len(painted) == 1, "In one go with the strip."
        after = sprite.sceneBoundingRect().toAlignedRect()
        whole = QRect()
        for each in painted:
            whole |= each
        assert whole.contains(before & window.view.rect())
        assert whole.contains(after & window.view.rect())
        assert whole.height() < SIZE[1]


def test_a_usual_window_is_painted_at_once(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dimmer, "STRIP", SIZE[0] * SIZE[1])
    window.fade(0.8)
    assert [window.tick() for _ in range(2)] == [[QRect(0, 0, *SIZE)]] * 2


def test_a_graphics_card_paints_all_of_it(window: Window) -> None:
    window.view.easel = Easel()
    window.view.easel.painter = _Nobody()
    window.fade(0.8)
    assert [window.tick() for _ in range(2)] == [[QRect(0, 0, *SIZE)]] * 2


class _Nobody:
    def paint(self, *_: object) -> bool:
        return False


def test_a_shade_that_comes_is_not_seen_before_it_begins(window: Window) -> None:
    """It was there in its whole strength for one picture, and all of the window was painted."""
    without = window.tableau(0.0)
    without.pieces.pop()
    window.scene.lay(STAGE, without)
    window.settle()
    window.fade(0.8)
    assert window.strength == 0.0
    QApplication.processEvents()
    assert QRect(0, 0, *SIZE) not in window.view.painted


def test_a_table_that_is_swept_forgets_its_shades(window: Window, qtbot: QtBot) -> None:
    window.fade(0.8)
    window.tick()
    window.scene.sweep()
    qtbot.waitUntil(lambda: not window.is_fading)


def test_a_table_that_jumps_is_painted_at_once(window: Window) -> None:
    window.fade(0.8)
    window.view.jump(5.0)
    window.tick()
    assert any(area.height() >= SIZE[1] - 5 for area in window.tick())
    window.view.jump(0.0)
    window.settle()
    window.tick()
    assert all(area.height() < SIZE[1] for area in window.tick())
