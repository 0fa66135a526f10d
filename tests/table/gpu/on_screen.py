"""The program and its graphics card on a real screen: `python -m tests.table.gpu.on_screen FOLDER`.

The card may be an imitation, and slow; otherwise all is as people have it, from the setting to the
screen. Prints what was seen as JSON, or the trouble with the card.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from quando_desktop import resources
from quando_desktop.controller.turn.runner import InlineBotRunner
from quando_desktop.disk.graphics import Card, Trouble
from quando_desktop.settings.settings import Language, Painting, Speed
from quando_desktop.shell.graphics.graphics import Graphics
from quando_desktop.shell.start.desktop import Desktop
from quando_desktop.shell.start.program import Program, Wishes
from quando_desktop.shell.window.window import Window
from quando_desktop.table.gpu.terms import Terms
from quando_desktop.table.gpu.trial import difference
from quando_desktop.table.pages.turn_page import TurnPage
from quando_desktop.table.scene.view import TableView

PATIENCE = 60_000
"""Milliseconds."""
MUCH = 0.1
"""The share of colours that change when a menu comes."""
SIZES = (1440, 900), (1610, 1003)


class Watched:
    """The window, and what is seen of it."""

    def __init__(self, folder: Path) -> None:
        self.app = QApplication([])
        wishes = Wishes(folder, "quando", 5, Speed.INSTANT, Language.ENGLISH)
        desktop = Desktop(lambda _hear, _parent: None)
        self.program = Program(self.app, resources.folder(), wishes, InlineBotRunner, desktop)
        self.window = Window(self.program)
        self.window.start()
        self.window.chores.stop()
        view, page = self.window.findChild(TableView), self.window.findChild(TurnPage)
        assert isinstance(view, TableView)
        assert isinstance(page, TurnPage)
        self.view, self.page = view, page

    def until(self, is_so: Callable[[], bool]) -> bool:
        loop, end = QEventLoop(), QTimer(singleShot=True)
        glance = QTimer(interval=10)
        glance.timeout.connect(lambda: loop.quit() if is_so() else None)
        end.timeout.connect(loop.quit)
        glance.start()
        end.start(PATIENCE)
        loop.exec()
        return is_so()

    def resize(self, width: int, height: int) -> None:
        """Until all art is there for that size."""
        self.window.resize(width, height)
        assert self.until(lambda: self.view.width() == width)
        assert self.until(lambda: not (self.page._settle.isActive() or self.page._coming_art))

    def apart(self) -> float:
        """The share of colours on the screen that the card and the processor paint otherwise."""
        return difference(self.screen(by_card=True), self.screen(by_card=False))

    def screen(self, *, by_card: bool) -> QImage:
        easel = self.program.easel
        painter = easel.painter
        if not by_card:
            easel.painter = None
        self.view.viewport().repaint()
        easel.painter = painter
        place, size = self.window.mapToGlobal(QPoint()), self.window.size()
        seen = self.window.screen().grabWindow(0, place.x(), place.y(), size.width(), size.height())
        return seen.toImage().convertToFormat(QImage.Format.Format_RGB32)

    def pressed(self) -> list[object]:
        """The keys of the controls that say they were pressed, each in its middle."""
        told: list[object] = []
        self.view.pressed.connect(told.append)
        unit, margin = self.view.stage.unit, self.view.stage.margin
        for control in self.view._controls[:3]:
            box = control.box
            x, y = box.left + box.width / 2 + margin, box.top + box.height / 2
            place = QPoint(round(x * unit), round(y * unit))
            QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        return told

    def told(self) -> list[str]:
        """What a screen reader finds."""
        return list(names(QAccessible.queryAccessibleInterface(self.window)))


def names(found: QAccessibleInterface) -> Iterator[str]:
    yield f"{found.role()} {found.text(QAccessible.Text.Name)}"
    for number in range(found.childCount()):
        child = found.child(number)
        if child is not None:
            yield from names(child)


def main(folder: Path) -> dict[str, object]:
    Graphics.TERMS = Terms(imitations=(), most=math.inf, patience=math.inf)
    watched = Watched(folder)
    window, program = watched.window, watched.program
    assert watched.until(lambda: bool(watched.page.may_act))
    watched.resize(*SIZES[0])
    first, told = window.winId(), watched.told()
    plain = watched.screen(by_card=False)
    assert window.graphics.state is Painting.PROCESSOR
    program.change(painting=Painting.CARD)
    watched.until(lambda: isinstance(window.graphics.state, Card | Trouble))
    if not isinstance(window.graphics.state, Card):
        return {"trouble": window.graphics.state}
    seen: dict[str, object] = {"card": window.graphics.state.name}
    seen["table"] = watched.apart()
    watched.resize(*SIZES[1])
    seen["resized"] = watched.apart()
    watched.resize(*SIZES[0])
    seen["as before"] = difference(watched.screen(by_card=True), plain.copy())
    seen["told"] = watched.told() == told
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    seen["menu is seen"] = watched.until(
        lambda: difference(watched.screen(by_card=True), plain.copy()) > MUCH
    )
    seen["menu"] = watched.apart()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    seen["pressed"] = len(watched.pressed())
    seen["same window"] = window.winId() == first
    seen["still at work"] = isinstance(window.graphics.state, Card)
    window.close()
    return seen


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]))), flush=True)
