"""The wishes of macOS, told by its own command line tool."""

from __future__ import annotations

from PySide6.QtCore import QObject, QProcess, QTimer

from quando_desktop.shell.start.desktop import Hear, Wish

TOOL, DOMAIN = "/usr/bin/defaults", "com.apple.universalaccess"
KEYS = {"increaseContrast": Wish.HIGH_CONTRAST, "reduceMotion": Wish.LESS_MOTION}
PATIENCE = 3000
"""Milliseconds for an answer."""


class MacWishes(QObject):
    """Asks in short-lived processes; an answer that does not come is not waited for."""

    def __init__(self, hear: Hear, parent: QObject | None = None, tool: str = TOOL) -> None:
        super().__init__(parent)
        self._hear, self._tool = hear, tool
        self._running: dict[str, QProcess] = {}

    def ask(self) -> None:
        for key in KEYS.keys() - self._running.keys():
            process = self._running[key] = QProcess(self)
            process.finished.connect(lambda code, *_, key=key: self._answered(key, code))
            process.errorOccurred.connect(lambda *_, key=key: self._answered(key, 1))
            process.start(self._tool, ["read", DOMAIN, key])
            QTimer.singleShot(PATIENCE, process, process.kill)

    def _answered(self, key: str, code: int) -> None:
        process = self._running.pop(key, None)
        if process is None:
            return
        if code == 0:
            said = bytes(process.readAllStandardOutput().data()).strip()
            self._hear(key, KEYS[key], said == b"1")
        process.deleteLater()
