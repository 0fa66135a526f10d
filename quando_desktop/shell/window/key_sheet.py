"""The key sheet (F1): the keys of this screen first, then those that work everywhere."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.keys import KeyColumn, KeyRow, cap
from quando_desktop.shell.kit.labels import KeyCap, Label, Paragraph, Rule
from quando_desktop.shell.kit.layouts import Column, Grid, Line
from quando_desktop.shell.kit.look import NOTE, TITLE, Ink, Look
from quando_desktop.shell.kit.overlay import Overlay
from quando_desktop.shell.kit.panels import Fill
from quando_desktop.table.paint.canvas import Type

translate = QCoreApplication.translate

WIDTH = 1320.0
SCREEN, HEADING, WORDS = Type(18, 600), Type(20, 700), Type(17, 500)


def everywhere() -> KeyColumn:
    """The keys that work on every screen."""
    return (
        translate("KeySheet", "Everywhere"),
        (
            (("F1",), translate("KeySheet", "this sheet")),
            (("F2",), translate("KeySheet", "rules")),
            ((cap(Qt.Key.Key_Tab),), translate("KeySheet", "on to the next control")),
            (("M",), translate("KeySheet", "mute")),
            (("F11",), translate("KeySheet", "full screen")),
            ((cap(Qt.Key.Key_Escape),), translate("KeySheet", "back, or the menu")),
        ),
    )


class KeySheet(Overlay):
    """All keys at a glance; `title` names the screen they are for."""

    LIGHT = True

    def __init__(
        self,
        look: Look,
        host: QWidget,
        title: str,
        columns: Sequence[KeyColumn],
        notes: Sequence[str] | None = None,
    ) -> None:
        heading = translate("KeySheet", "Keys")
        super().__init__(
            look,
            host,
            name=f"{heading}, {title}",
            width=WIDTH,
            margins=(52, 36, 52, 40),
            gap=32,
            # In the dark theme the key caps have the colour of a sheet and would not be seen on it.
            fill=Fill.PANEL if look.dark else Fill.SHEET,
        )
        close = Button(look, translate("KeySheet", "Close"), key="F1", size=17, width=150)
        close.clicked.connect(self.dismiss)
        self.answer(Qt.Key.Key_F1, close)
        self.body.addLayout(self._header(heading, title, close))
        self.body.addLayout(self._columns(columns))
        self.body.addStretch(1)
        self.body.addLayout(self._footer(usual_notes() if notes is None else notes))

    def _header(self, heading: str, title: str, close: Button) -> Line:
        line = Line(self.look, 20)
        line.addWidget(Label(self.look, heading, TITLE))
        line.addWidget(Paragraph(self.look, title, SCREEN, Ink.SOFT), 1)
        line.addWidget(close)
        return line

    def _columns(self, columns: Sequence[KeyColumn]) -> Line:
        line = Line(self.look, 25)
        for place, (heading, rows) in enumerate(columns):
            if place:
                line.addWidget(Rule(self.look, upright=True))
            line.addLayout(self._column(heading, rows), 1)
        return line

    def _column(self, heading: str, rows: Sequence[KeyRow]) -> Column:
        column = Column(self.look, 22)
        column.addWidget(Paragraph(self.look, heading, HEADING))
        grid = Grid(self.look, 20)
        grid.setColumnStretch(1, 1)
        for row, (keys, text) in enumerate(rows):
            caps = Line(self.look, 6)
            for key in keys:
                caps.addWidget(KeyCap(self.look, key))
            caps.addStretch(1)
            grid.addLayout(caps, row, 0)
            grid.addWidget(Paragraph(self.look, text, WORDS), row, 1)
        column.addLayout(grid)
        column.addStretch(1)
        return column

    def _footer(self, notes: Sequence[str]) -> Column:
        column = Column(self.look, 12)
        if notes:
            column.addWidget(Rule(self.look))
        for note in notes:
            column.addWidget(Paragraph(self.look, note, NOTE, Ink.SOFT))
        return column


def usual_notes() -> tuple[str, ...]:
    return (
        translate(
            "KeySheet",
            "A ring shows where you are; a screen reader says what it is and its place.",
        ),
    )
