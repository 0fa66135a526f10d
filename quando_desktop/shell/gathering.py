"""Bringing the index of all matches up to date, while the window goes on.

A few files are read at once. Where there are thousands, the look at their names and times is left
to a thread, and reading them to a process of its own, which is replaced once if it dies; after that
they are read here, one in each idle moment.
"""

from __future__ import annotations

from multiprocessing.connection import Connection
from threading import Thread
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from quando_desktop.child import Child, Gone, shield
from quando_desktop.disk.index.index import Index, Key, Known, compare
from quando_desktop.disk.index.reading import read, serve
from quando_desktop.disk.index.rows import Row, Waiting
from quando_desktop.games import GAMES

MANY = 1_500
"""Files, from which on a look at all of them would be felt."""
AT_ONCE = 1 << 20
"""Bytes of records that are read at once: about a tenth of a second."""
OFTEN = 60
"""Milliseconds between two looks at what has come."""
SLICE = 0.015
"""Seconds for which the window may wait."""
ATTEMPTS = 2


class Gathering(QObject):
    progressed = Signal(int, int)
    """The number of files read so far, and of all that have to be."""
    done = Signal(bool)
    """Everything is known, and whether it was before; not told where `begin` has said so."""

    def __init__(self, index: Index, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._index = index
        self._left: list[Waiting] = []
        self._total = self._said = 0
        """The number of files to be read, and how many of them have been told."""
        self._looked: tuple[list[Waiting], list[Key]] | None = None
        self._child: Child | None = None
        self._line: Connection | None = None
        self._is_lost = False
        """Whether the process has died, or did not start."""
        self._attempts = 0
        self._is_last = False
        """Whether only what was made by reading is still looked for."""
        self._timer = QTimer(self, interval=OFTEN)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_going_on(self) -> bool:
        return self._timer.isActive()

    def begin(self) -> bool:
        """Looks for changes on the disk; whether everything is known already."""
        if self.is_going_on:
            return False
        self._attempts, self._total, self._said, self._is_last = 0, 0, 0, False
        known = self._index.known()
        if sum(map(len, known.values())) < MANY:
            found, gone = compare(known, self._index.folders)
            if self._is_little(found):
                self._index.drop(found, gone)
                self._read_here(found)
                return True
            self._looked = found, gone
        else:
            self._look_around(known)
        self._timer.start()
        return False

    def _look_around(self, known: Known) -> None:
        self._looked = None
        Thread(target=self._look, args=(known,), name="index", daemon=True).start()

    def close(self) -> None:
        """Stops; what has been read is kept."""
        self._timer.stop()
        self._end()

    # -------------------------------------------------------------- in other threads

    def _look(self, known: Known) -> None:
        self._looked = compare(known, self._index.folders)

    def _start(self, child: Child) -> None:
        shield()
        try:
            line = child.start()
            line.send(self._left)
        except (Gone, OSError):
            self._is_lost = True
        else:
            self._line = line

    # ------------------------------------------------------------ while it is going on

    def _go_on(self) -> None:
        if self._looked is not None:
            self._take_look(*self._looked)
        elif self._is_lost:
            self._replace()
        elif self._line is not None:
            self._hear(self._line)
        elif self._total and self._child is None:
            self._read_here([self._left.pop(0)])
        self._say()

    def _say(self) -> None:
        read = self._total - len(self._left)
        if read > self._said:
            self._said = read
            self.progressed.emit(read, self._total)
        if self._total and not self._left:
            self._finish()

    def _finish(self) -> None:
        self._end()
        self._total = self._said = 0
        # Reading a journal may have made a record of it.
        self._is_last = True
        self._look_around(self._index.known())

    def _take_look(self, found: list[Waiting], gone: list[Key]) -> None:
        self._looked = None
        self._index.drop(found, gone)
        if self._is_last or self._is_little(found):
            self._read_here(found if self._is_little(found) else [])
            self.close()
            self.done.emit(not (self._is_last or found or gone))
            return
        self._left, self._total, self._said = found, len(found), 0
        self.progressed.emit(0, self._total)
        self._ask()

    def _ask(self) -> None:
        """Leaves what is to be read to a process."""
        self._attempts += 1
        self._is_lost = False
        child = self._child = Child("index", serve)
        Thread(target=self._start, args=(child,), name="index", daemon=True).start()

    def _hear(self, line: Connection) -> None:
        end = monotonic() + SLICE
        try:
            while self._left and monotonic() < end and line.poll():
                self._take(line.recv())
        except (EOFError, OSError):
            self._is_lost = True

    def _take(self, rows: list[Row | None]) -> None:
        some, self._left = self._left[: len(rows)], self._left[len(rows) :]
        self._index.take(some, rows)

    def _replace(self) -> None:
        self._end()
        if self._attempts < ATTEMPTS:
            self._ask()

    def _end(self) -> None:
        child, line, self._child, self._line = self._child, self._line, None, None
        self._is_lost = False
        if line is not None:
            line.close()
        if child is not None:
            child.close()
            child.end()

    def _read_here(self, found: list[Waiting]) -> None:
        self._index.take(found, [read(each, GAMES) for each in found])

    @staticmethod
    def _is_little(found: list[Waiting]) -> bool:
        return sum(each.effort for each in found) <= AT_ONCE
