"""The program, started as it is, with a hand and an eye at its window: `python -m
tests.journeys.remote` and the program's own arguments.

Each line that it reads is a wish in JSON, and gets a line back. Acting is done as a person does it:
mouse and keys go to the window, at a place or to whatever has the focus there.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from threading import Thread
from typing import Any

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QWindow
from PySide6.QtTest import QTest

from quando_desktop import cli
from quando_desktop.table.scene.keys import BETWEEN
from tests.journeys import seen

Wish = dict[str, Any]

BREATH, IDLE = 8, 32
"""Milliseconds between two looks, and after one that found nothing new."""
LIFTED = 2 * BETWEEN
"""Milliseconds that a finger is above a key before it comes down: without any it would look like a
key that is held."""
LEFT, NO_KEY = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
HELD = {"Ctrl": Qt.KeyboardModifier.ControlModifier, "Shift": Qt.KeyboardModifier.ShiftModifier}
COLOURS = 4000
"""Nobody counts beyond."""
QUICK = 80
"""Of a picture that is kept for a look at it: larger files take a fraction of the time."""


class Remote(QObject):
    """Hears wishes from a thread that reads them, and does them where the window lives."""

    wished = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._told = ""
        self._patience = 0
        self._breath = QTimer(self, interval=BREATH)
        self._breath.timeout.connect(self._look_again)
        self._calm = True
        self.wished.connect(self._do, Qt.ConnectionType.QueuedConnection)
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        # Not through Python's own stream: a thread that waits there disturbs the program's end.
        rest = b""
        while data := os.read(0, 65536):
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                self.wished.emit(line.decode())
        # Whoever holds the other end has gone.
        os._exit(3)

    def _do(self, line: str) -> None:
        wish: Wish = json.loads(line)
        match wish["do"]:
            case "look":
                self._calm, self._patience = wish["calm"], wish["patience"]
                if wish["again"]:
                    self._told = ""
                self._breath.start(BREATH)
                return
            case "heard":
                answer(seen.heard())
            case "picture":
                answer(_picture(wish["file"]))
            case _:
                _act(wish)
                answer(True)

    def _look_again(self) -> None:
        """Tells what is seen as soon as it is something new. To look at everything takes longer
        than a frame of a motion: who waits for its end looks at nothing else."""
        self._patience -= self._breath.interval()
        is_late = self._patience <= 0
        if self._calm and not is_late and not seen.is_calm():
            return
        found = seen.look()
        words = json.dumps(found)
        fits = found["calm"] or not self._calm
        if (fits and words != self._told) or is_late:
            self._breath.stop()
            self._told = words
            answer(found | {"late": is_late})
        else:
            self._breath.setInterval(IDLE)


def answer(found: object) -> None:
    print(json.dumps(found), flush=True)


def _act(wish: Wish) -> None:
    window = seen.the_window()
    assert window is not None
    handle: QWindow = window.windowHandle()
    at = QPoint(*wish.get("at", (0, 0)))
    match wish["do"]:
        case "activate":
            # What a window manager does with a new window.
            window.activateWindow()
        case "close":
            # The cross at the corner of the window.
            QTimer.singleShot(0, handle.close)
        case "size":
            window.resize(*wish["size"])
        case "move":
            QTest.mouseMove(handle, at)
        case "press":
            QTest.mouseMove(handle, at)
            QTest.mousePress(handle, LEFT, NO_KEY, at)
        case "release":
            QTest.mouseRelease(handle, LEFT, NO_KEY, at)
        case "click":
            QTest.mouseMove(handle, at)
            QTest.mouseClick(handle, LEFT, NO_KEY, at)
        case "key":
            QTest.keyClick(handle, *_keys(wish["key"]), delay=LIFTED)
        case "type":
            for letter in wish["text"]:
                QTest.keyClick(handle, ord(letter), delay=LIFTED)
        case "key down":
            QTest.keyPress(handle, *_keys(wish["key"]))
        case "key up":
            QTest.keyRelease(handle, *_keys(wish["key"]))


def _keys(words: str) -> tuple[Qt.Key, Qt.KeyboardModifier]:
    """Such as "Return" or "Ctrl+Q"."""
    *held, name = words.split("+")
    modifiers = NO_KEY
    for each in held:
        modifiers |= HELD[each]
    return Qt.Key[f"Key_{name}"], modifiers


def _picture(file: str) -> dict[str, object]:
    """Keeps what the window shows, and tells how much of it there is."""
    window = seen.the_window()
    assert window is not None
    image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    if file:
        image.save(file, quality=QUICK)
    data = bytes(image.constBits())
    return {
        "size": [image.width(), image.height()],
        "digest": hashlib.sha256(data).hexdigest(),
        "colours": _colours(data),
    }


def _colours(data: bytes) -> int:
    found: set[bytes] = set()
    for place in range(0, len(data), 4 * 97):
        found.add(data[place : place + 4])
        if len(found) >= COLOURS:
            break
    return len(found)


def main() -> int:
    remote = Remote()
    code = cli.main(sys.argv[1:])
    remote.deleteLater()
    return code


if __name__ == "__main__":
    raise SystemExit(main())
