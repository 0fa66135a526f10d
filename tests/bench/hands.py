"""A live table at which somebody plays, to be measured: `python -m tests.bench.hands GAMES`.

One person plays against three computer players who act as fast as they can. Somebody else taps the
keys, in a process of their own, so that a tap comes at any moment, whatever this one is doing then.
Printed are the times from each tap that laid a card to the first picture on the screen in which the
card has left the hand, in milliseconds.
"""

from __future__ import annotations

import json
import sys
from time import monotonic

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QProcess, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from quando_desktop.controller.live.controller import LiveController
from quando_desktop.controller.live.step import LivePhase, LiveStep
from quando_desktop.controller.roster import minds_for
from quando_desktop.games import live_table
from quando_desktop.games.seven_ate_nine.rules.events import Played
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.table.table import SevenTable
from quando_desktop.settings.settings import Settings
from quando_desktop.table.pages.live_page import LivePage
from quando_desktop.table.scene.sprite import Sprite
from quando_desktop.table.scene.tableau import Pose
from tests.bench.screen import ROOT
from tests.bench.tables import new_match, tools

GAME, SEATS, LEVEL = "seven_ate_nine", 4, "good"
SIZE = 1440, 900
PLAY, DRAW = Qt.Key.Key_Up, Qt.Key.Key_Down
MOST = 10_000
"""So many taps are enough, however long the match would go on."""
LEFT = 0.5
"""A card has left the hand when it is so much of its width away from where it lay."""


class Watch(QObject):
    """Waits for the first picture without a card."""

    def __init__(self, page: LivePage) -> None:
        super().__init__()
        self.found: list[float] = []
        self._page = page
        self._tapped = 0.0
        self._card: Sprite | None = None
        self._from = (0.0, 0.0)
        page.installEventFilter(self)

    def lay(self, tapped: float, card: Sprite, was: Pose) -> None:
        self._tapped, self._card = tapped, card
        self._from = was.x, was.y

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.UpdateRequest and self._card is not None:
            # This is the event with which a picture is painted and goes to the screen.
            self._page.removeEventFilter(self)
            QCoreApplication.sendEvent(self._page, event)
            self._page.installEventFilter(self)
            self._look(self._card)
            return True
        return False

    def _look(self, card: Sprite) -> None:
        x, y = self._from
        away = abs(card.pose.x - x) + abs(card.pose.y - y)
        if away >= LEFT * card.width:
            self.found.append(1000 * (monotonic() - self._tapped))
            self._card = None
            if len(self.found) == MOST:
                QCoreApplication.quit()


class Person(QObject):
    """Plays by keys whatever fits, and draws otherwise."""

    def __init__(self, page: LivePage, controller: LiveController, watch: Watch) -> None:
        super().__init__()
        self._page, self._controller, self._watch = page, controller, watch
        self._tapped = 0.0
        self._lay: dict[int, tuple[Sprite, Pose]] = {}
        """The cards that fitted at the last tap, and where they lay."""
        controller.stepped.connect(self._step)
        self.taps = QProcess(self)
        self.taps.setWorkingDirectory(str(ROOT))
        self.taps.readyReadStandardOutput.connect(self._tap)
        self.taps.start(sys.executable, ["-m", "tests.bench.taps", "1"])

    @property
    def _view(self) -> SevenView:
        view = self._controller.views[0]
        assert isinstance(view, SevenView)
        return view

    def _tap(self) -> None:
        lines = bytes(self.taps.readAllStandardOutput().data()).split()
        if not lines or self._controller.phase is not LivePhase.LIVE:
            return
        fitting = {held.held for held in self._view.hand if self._view.fits(held.card)}
        self._lay = {
            held: (sprite, sprite.pose)
            for held in fitting
            if (sprite := self._page._scene.sprite(("own", 0, held))) is not None
        }
        self._tapped = float(lines[-1])
        self._press(PLAY if fitting else DRAW)
        self._tapped = 0.0
        # What is aimed at for the next time is no part of what was measured.
        QTimer.singleShot(0, self._aim)

    def _press(self, key: Qt.Key) -> None:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier)
            QCoreApplication.sendEvent(self._page, event)

    def _step(self, step: LiveStep) -> None:
        for event in step.events:
            match event:
                case Played(seat=0, held=int(held)) if self._tapped and held in self._lay:
                    self._watch.lay(self._tapped, *self._lay[held])
        QTimer.singleShot(0, self._aim)

    def _aim(self) -> None:
        """Goes to the right until it is at a card that fits. Not by keys: nobody presses so many at
        once, and they would be measured, too."""
        table, hand = self._page.table, self._view.hand
        assert isinstance(table, SevenTable)
        cards = {held.held: held.card for held in hand}
        for _ in hand:
            aimed = table.intent.aims.of(0)
            if aimed in cards and self._view.fits(cards[aimed]):
                return
            table.intent.aims.move(0, tuple(cards), 1)


def main(games: str) -> None:
    app = QApplication(["hands"])
    match = new_match(GAME, SEATS, 1, LEVEL, games=int(games))
    controller = LiveController(match, minds_for(match))
    page = LivePage(tools(app), Settings(), live_table(GAME), controller)
    watch = Watch(page)
    person = Person(page, controller, watch)

    def go_on(phase: LivePhase) -> None:
        if phase is LivePhase.READY:
            QTimer.singleShot(0, controller.go)
        elif phase is LivePhase.ROUND_OVER:
            QTimer.singleShot(0, controller.next_round)
        elif phase is LivePhase.MATCH_OVER:
            app.quit()

    controller.phaseChanged.connect(go_on)
    page.resize(*SIZE)
    page.show()
    page.begin()
    app.exec()
    person.taps.kill()
    person.taps.waitForFinished()
    print(json.dumps(watch.found), flush=True)
    controller.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
