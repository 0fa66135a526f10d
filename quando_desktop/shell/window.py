"""The window: a match that plays itself, seen from one seat."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeySequence, QPainter, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QMainWindow, QWidget

from quando_desktop.__about__ import NAME
from quando_desktop.engine.contract import AnyGame
from quando_desktop.shell.platform import icon
from quando_desktop.shell.selfplay import SelfPlay
from quando_desktop.shell.tables import TABLES
from quando_desktop.table.canvas import Scale
from quando_desktop.table.facts import MatchFacts
from quando_desktop.table.layout import Stage
from quando_desktop.table.style import Style

SMALLEST, USUAL = QSize(1024, 640), QSize(1440, 900)
PACE, PAUSE = 700, 4000
"""Milliseconds between two actions, and for the sheet at the end of a round."""
SETTLED = 60
"""Milliseconds without another size before the art is made anew."""
WATCHER = 0
"""The seat from which the match is seen."""


class TableView(QGraphicsView):
    """Shows one match as its watcher may see it, at whatever size the window has."""

    def __init__(self, style: Style, play: SelfPlay) -> None:
        self._scene = QGraphicsScene()
        super().__init__(self._scene)
        self._style = style
        self._play = play
        self._settle = QTimer(self, singleShot=True, interval=SETTLED)
        self._settle.timeout.connect(self.refresh)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.refresh)

    def show_match(self, play: SelfPlay) -> None:
        self._play = play
        self.refresh()

    def refresh(self) -> None:
        """Draws what the watcher sees now."""
        match = self._play.match
        stage = Stage.of(self.width(), self.height())
        dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
        art = self._style.art(Scale(stage.unit, self.devicePixelRatioF()), dark=dark)
        table = TABLES[match.game.id]
        self.resetTransform()
        table.draw(self._scene, art, stage, match.observe(WATCHER), MatchFacts.of(match))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stretches the picture at once and makes it sharp when the size has settled."""
        super().resizeEvent(event)
        if self.sceneRect().isEmpty():
            self.refresh()
            return
        self.fitInView(self.sceneRect(), Qt.AspectRatioMode.IgnoreAspectRatio)
        self._settle.start()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._settle.start()
        return super().event(event)


class Window(QMainWindow):
    """The program's window."""

    def __init__(
        self, game: AnyGame, style: Style, seed: int | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._game, self._style = game, style
        self._play = SelfPlay(game, style.palette, seed)
        self.view = TableView(style, self._play)
        self.setCentralWidget(self.view)
        self.setWindowTitle(NAME)
        self.setWindowIcon(icon(style))
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.close)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.step)

    def start(self) -> None:
        """Lets the match go on by itself."""
        self._timer.start(PACE)

    def step(self) -> None:
        """One action, then a rest; a new match after the last round of the old one."""
        if self._play.is_over:
            self._play = SelfPlay(self._game, self._style.palette)
        else:
            self._play.step()
        self.view.show_match(self._play)
        self._timer.start(PACE if self._play.match.in_round else PAUSE)
