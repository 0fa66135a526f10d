"""What is started to be measured: an empty window, a table, or the program itself.

`python -m tests.bench.launch window|table|program|home [game [seats [rounds [WIDTHxHEIGHT]]]]`
prints a line once the first picture is painted, with the processor time that it took, and ends.
With a number of rounds it plays them before, or just deals for 0, and prints a second line with the
memory that it takes then.
"""

from __future__ import annotations

# Imports belong to the start that is measured, so each kind makes its own.
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

SIZE = "1440x900"
Size = tuple[int, int]
SETTLED = 500
"""Milliseconds after which nothing is left to do for a picture."""


def window(_: str, __: int, rounds: int | None, size: Size) -> None:
    """An empty one."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QWidget

    class Window(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            super().paintEvent(event)
            # Only after this does the picture go to the screen.
            QTimer.singleShot(0, lambda: painted(app.quit if rounds is None else settle))

    def settle() -> None:
        QTimer.singleShot(SETTLED, report)

    def report() -> None:
        print_memory()
        app.quit()

    app = QApplication(["empty"])
    shown = Window()
    shown.resize(*size)
    shown.show()
    app.exec()


def table(game: str, seats: int, rounds: int | None, size: Size) -> None:
    """A person among computer players; only these where rounds are to be played."""
    # The program's own door, which knows no Qt, comes first there.
    import_module("quando_desktop.cli")
    import_module("quando_desktop.binding").load_qt()

    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from quando_desktop.shell.start.heap import keep_apart
    from tests.bench.tables import played as seated

    def report() -> None:
        print_memory(played.worker)
        app.quit()

    app = QApplication(["table"])
    played = seated(app, game, seats, rounds or 0)
    if rounds is None:
        when_painted(app.quit)
    else:
        # After the first picture, as the program does it.
        when_painted(keep_apart)
        played.over.connect(lambda: QTimer.singleShot(SETTLED, report))
    played.page.resize(*size)
    played.page.show()
    played.page.begin()
    app.exec()
    played.close()


def program(game: str, _: int, __: int | None, ___: Size) -> None:
    """The program itself, sent straight to a table, until that is painted."""
    start(when_painted, "--game", game)


def home(_: str, __: int, ___: int | None, ____: Size) -> None:
    """The program itself, until its home page is painted."""
    start(when_home_is_painted)


def start(watch: Callable[[Callable[[], object]], object], *words: str) -> None:
    import gc
    from tempfile import TemporaryDirectory

    from quando_desktop.binding import load_qt
    from quando_desktop.cli import main as run

    def leave() -> None:
        from PySide6.QtWidgets import QApplication

        QApplication.exit(0)

    # As the program does it itself, just before.
    gc.disable()
    load_qt()
    watch(leave)
    with TemporaryDirectory() as folder:
        run([*words, "--lang", "en", "--data-dir", folder])


def when_painted(then: Callable[[], object]) -> None:
    """Prints the first line once a table with something on it is on the screen."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QGraphicsView

    from quando_desktop.table.scene.view import TableView

    seen: list[TableView] = []

    def paint(view: TableView, event: QPaintEvent) -> None:
        QGraphicsView.paintEvent(view, event)
        if not seen and view.scene().items():
            seen.append(view)
            QTimer.singleShot(0, lambda: painted(then))

    # From outside: the program knows nothing of being measured.
    setattr(TableView, "paintEvent", paint)  # noqa: B010


def when_home_is_painted(then: Callable[[], object]) -> None:
    """The same for the home page."""
    from PySide6.QtCore import QTimer

    from quando_desktop.shell.home.page import HomePage

    seen: list[HomePage] = []
    plain = HomePage.paintEvent

    def paint(page: HomePage, event: QPaintEvent) -> None:
        plain(page, event)
        if not seen:
            seen.append(page)
            # What lies on the page is painted first.
            QTimer.singleShot(0, lambda: painted(then))

    setattr(HomePage, "paintEvent", paint)  # noqa: B010


def painted(then: Callable[[], object]) -> None:
    """Tells that the picture is there, with the milliseconds of processor time of this thread."""
    print(f'{{"worked": {1000 * time.thread_time():.2f}}}', flush=True)
    then()


def print_memory(worker: int | None = None) -> None:
    """Kilobytes of this process, what it shares counted in parts or not at all, and of the
    computer players' one."""
    import json

    found = {"pss": memory("self", "Pss:")}
    found["private"] = memory("self", "Private_Clean:", "Private_Dirty:")
    found["bots"] = 0 if worker is None else memory(worker, "Pss:")
    print(json.dumps(found))


def memory(process: int | str, *kinds: str) -> int:
    with open(f"/proc/{process}/smaps_rollup", encoding="ascii") as lines:
        return sum(int(line.split()[1]) for line in lines if line.startswith(kinds))


KINDS = {"window": window, "table": table, "program": program, "home": home}


def main(
    kind: str, game: str = "quando", seats: str = "4", rounds: str = "", size: str = SIZE
) -> None:
    width, height = map(int, size.split("x"))
    KINDS[kind](game, int(seats), int(rounds) if rounds else None, (width, height))


if __name__ == "__main__":
    main(*sys.argv[1:])
