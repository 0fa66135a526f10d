"""A very small program to try the listener on: `python -m tests.ear.tiny`.

It has what a good window has, and each of the faults that the tests have to find.
"""

from __future__ import annotations

import os

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMainWindow,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)


class Ringless(QPushButton):
    """Looks the same with the focus and without it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints nothing at all."""


class Tiny(QMainWindow):
    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Tiny")
        inside = QWidget()
        self.setCentralWidget(inside)
        column = QVBoxLayout(inside)
        for part in self._parts():
            column.addWidget(part)

    def _parts(self) -> list[QWidget]:
        say, ask, die = QPushButton("Say it"), QPushButton("Ask"), QPushButton("Die")
        say.clicked.connect(lambda: self._say("Once", "Once more"))
        ask.clicked.connect(self._ask)
        die.clicked.connect(lambda: os._exit(7))
        label, field, check = QLabel("A label"), QLineEdit("typed"), QCheckBox("Check")
        field.setAccessibleName("A field")
        check.setAccessibleDescription("what it is for")
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setValue(30)
        slider.setAccessibleName("A slider")
        ringless, nameless, hidden = Ringless("Ringless"), QPushButton(), QPushButton("Hidden")
        nameless.setIcon(
            nameless.style().standardIcon(nameless.style().StandardPixmap.SP_DialogOkButton)
        )
        hidden.setVisible(False)
        return [say, ask, die, label, field, check, slider, ringless, nameless, hidden]

    def _say(self, *texts: str) -> None:
        for text in texts:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _ask(self) -> None:
        dialog = QDialog(self)
        dialog.setAccessibleName("A question")
        dialog.setWindowFlag(Qt.WindowType.Widget)
        dialog.show()


if __name__ == "__main__":
    application = QApplication([])
    # A common style, so that every system draws the same ring.
    application.setStyle("Fusion")
    window = Tiny()
    window.resize(400, 400)
    window.show()
    # There is nobody else to do that in a quiet room.
    window.activateWindow()
    application.exec()
