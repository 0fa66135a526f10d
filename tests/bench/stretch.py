"""A window that is pulled larger and smaller, to be measured: `python -m tests.bench.stretch GAME
[SIZE]`, with sizes as those of `motion`.

Printed are the milliseconds of processor time for each step, those after the last one until the
art is sharp again, with the wait for it, and the most of these for which the window does nothing
else.
"""

from __future__ import annotations

import json
import sys
from time import process_time

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from quando_desktop.shell.start.heap import keep_apart
from quando_desktop.table.pages.surface import SETTLED
from tests.bench.motion import pixels
from tests.bench.tables import most
from tests.bench.tables import played as seated

SIZE = "2560x1440"
STEPS, WAY = 40, 12
"""How often the window is pulled, and by how many pixels."""


def main(game: str, size: str = SIZE) -> None:
    width, height = pixels(size)
    app = QApplication(["stretch"])
    table = seated(app, game, most(game), 0)
    page, steps = table.page, list[float]()

    def pull() -> None:
        """Smaller first, then larger again, though not quite as large as before."""
        by = WAY // 2 + WAY * (STEPS // 2 - abs(STEPS // 2 - len(steps) - 1))
        began = process_time()
        page.resize(width - by, height - by)
        app.processEvents()
        page.repaint()
        steps.append(1000 * (process_time() - began))
        if len(steps) < STEPS:
            QTimer.singleShot(0, pull)
        else:
            sharpen()

    def sharpen() -> None:
        slices = list[float]()
        page._settle.start()
        while page._settle.isActive():
            began = process_time()
            page._settle.stop()
            page._sharpen()
            if not page._settle.isActive():
                page.repaint()
            slices.append(1000 * (process_time() - began))
        sharp = SETTLED + sum(slices)
        found = {"steps": steps, "sharp": sharp, "block": max(slices)}
        print(json.dumps(found), flush=True)
        page.hide()
        app.quit()

    def begin() -> None:
        table.over.disconnect(begin)
        keep_apart()
        QTimer.singleShot(500, pull)

    table.over.connect(begin)
    page.resize(width, height)
    page.show()
    page.begin()
    app.exec()
    table.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
