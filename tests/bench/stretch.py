"""A window that is pulled larger and smaller while computer players go on, to be measured:
`python -m tests.bench.stretch GAME [SIZE]`, with sizes as those of `motion`.

It is pulled for some seconds, several times, and now and then the hand stops for a moment; between
two pulls the match goes on, so that each of them begins while something is told. Printed are, in
milliseconds of processor time, all threads together:

* for each step the time from the new size to its picture, and with it that of the longest other
  thing which the window did since the picture before, as a step may have to wait for that;
* the time from the last step until the art is sharp again, with the wait for it;
* the most of that for which the window does nothing else;

and how many turns were shown, during the pulls and in between. The process in which the computer
players of turn games think is not counted.
"""

from __future__ import annotations

import json
import sys
from time import process_time

from PySide6.QtCore import QAbstractEventDispatcher, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication

from quando_desktop.shell.start.heap import keep_apart
from quando_desktop.shell.window.sweeper import Sweeper
from quando_desktop.table.pages.surface import SETTLED, Surface
from quando_desktop.table.scene.view import TableView
from tests.bench.motion import pixels
from tests.bench.tables import most
from tests.bench.tables import played as seated

SIZE = "2560x1440"
PULLS, STEPS, WAY = 5, 50, 12
"""How often the window is pulled, in how many steps, and by how many pixels each."""
STEP, WATCHED = 20, 900
"""Milliseconds from step to step, at least, and those for which the match goes on between two
pulls."""
OFTEN, STOP = 10, SETTLED + 40
"""After so many steps the hand stops for a moment: so many milliseconds, by which the next art has
been begun."""
BEGIN = 5000
"""Milliseconds until the match goes on: a live game counts down first."""
ROUNDS = 3
"""As many as it takes for the match not to be over before."""


class Hand(QObject):
    """Pulls the window of a page."""

    done = Signal()
    _painted = Signal()
    """The table was painted; the picture is on its way to the screen."""

    def __init__(self, page: Surface, size: tuple[int, int]) -> None:
        super().__init__()
        self._page, self._size = page, size
        self.steps, self.sharp, self.blocks = list[float](), list[float](), list[float]()
        self.turns = {True: 0, False: 0}
        """During a pull, and in between."""
        self._pulled = 0
        """Steps of this pull."""
        self._began: float | None = None
        """The processor time at the beginning of a step, until its picture is there."""
        self._last, self._awake, self._other = 0.0, 0.0, 0.0
        """The processor time at the last picture and when the window last looked for events, and
        the most that it did between two looks since that picture."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._pull)
        self._watch()

    def _watch(self) -> None:
        """Looks at what the page does, from outside: the program knows nothing of being
        measured."""
        page = self._page
        sharpen, relay, paint = page._sharpen, page.relay, TableView.paintEvent

        def sharpened() -> None:
            began = process_time()
            sharpen()
            self.blocks.append(1000 * (process_time() - began))

        def laid() -> None:
            relay()
            if self._pulled == STEPS and self._began is None:
                page.repaint()
                self.sharp.append(SETTLED + 1000 * (process_time() - self._last))
                self._pulled = 0
                QTimer.singleShot(WATCHED, self.begin)

        def painted(view: TableView, event: QPaintEvent) -> None:
            paint(view, event)
            self._painted.emit()

        page._settle.timeout.disconnect()
        page._settle.timeout.connect(sharpened)
        setattr(page, "relay", laid)  # noqa: B010
        setattr(TableView, "paintEvent", painted)  # noqa: B010
        # Posted, it is heard after the picture has gone to the screen.
        self._painted.connect(self._seen, Qt.ConnectionType.QueuedConnection)
        QAbstractEventDispatcher.instance().awake.connect(self._look)

    def note_turn(self, _: object) -> None:
        self.turns[self._pulled > 0] += 1

    def begin(self) -> None:
        if len(self.sharp) == PULLS:
            self.done.emit()
        else:
            # Nobody was pulling so far.
            self._awake, self._other = process_time(), 0.0
            self._pull()

    def _look(self) -> None:
        now = process_time()
        if self._began is None:
            self._other = max(self._other, now - self._awake)
        self._awake = now

    def _pull(self) -> None:
        """Smaller first, then larger again, though not quite as large as before."""
        self._look()
        self._pulled += 1
        by = WAY // 2 + WAY * (STEPS // 2 - abs(STEPS // 2 - self._pulled))
        width, height = self._size
        self._began = process_time()
        self._page.resize(width - by, height - by)
        # The window system answers at once, as it does to whoever pulls by hand: to an answer that
        # comes late the window would jump back.
        QApplication.sync()

    def _seen(self) -> None:
        """Ends a step."""
        if self._began is None:
            return
        self._last = self._awake = process_time()
        self.steps.append(1000 * (self._last - self._began + self._other))
        self._began, self._other = None, 0.0
        if self._pulled < STEPS:
            self._timer.start(STEP if self._pulled % OFTEN else STOP)


def main(game: str, size: str = SIZE) -> None:
    sides = pixels(size)
    app = QApplication(["stretch"])
    table = seated(app, game, most(game), ROUNDS, moves=True)
    hand = Hand(table.page, sides)

    def end() -> None:
        found = {
            "steps": hand.steps,
            "sharp": hand.sharp,
            "block": max(hand.blocks),
            "turns": [hand.turns[True], hand.turns[False]],
        }
        print(json.dumps(found), flush=True)
        table.page.hide()
        app.quit()

    hand.done.connect(end)
    table.watch(hand.note_turn)
    table.page.resize(*sides)
    table.page.show()
    table.page.begin()
    # Garbage is collected as in the program, not in the middle of a picture.
    Sweeper(app).begin()
    QTimer.singleShot(500, keep_apart)
    QTimer.singleShot(BEGIN, hand.begin)
    app.exec()
    table.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
