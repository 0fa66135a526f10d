"""The key sheet (F1): the keys of this screen first, then those that work everywhere."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.keys import KeyColumn, cap
from quando_desktop.shell.kit.labels import Label, Paragraph, Rule
from quando_desktop.shell.kit.layouts import Column, Line, put_tabs_in_order
from quando_desktop.shell.kit.look import NOTE, TITLE, Ink, Look
from quando_desktop.shell.kit.overlay import Overlay
from quando_desktop.shell.kit.panels import Fill
from quando_desktop.shell.window.key_list import KeyList
from quando_desktop.table.paint import keycaps
from quando_desktop.table.paint.canvas import Type

translate = QCoreApplication.translate

WIDTH = 1320.0
SCREEN, HEADING = Type(18, 600), Type(20, 700)


def everywhere(mute: str = "M") -> KeyColumn:
    """The keys that work on every screen; `mute` is one that people may change."""
    return (
        translate("KeySheet", "Everywhere"),
        (
            (("F1",), translate("KeySheet", "this sheet")),
            (("F2",), translate("KeySheet", "rules")),
            ((cap(Qt.Key.Key_Tab),), translate("KeySheet", "to the next item")),
            ((keycaps.cap(mute),), translate("KeySheet", "mute")),
            (("F11",), translate("KeySheet", "full screen")),
            ((cap(Qt.Key.Key_Escape),), translate("KeySheet", "back, or the menu")),
        ),
    )


class KeySheet(Overlay):
    """All keys at a glance; `title` names the screen they are for. Each column is a list: arrows
    go through it, and on to the next one."""

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
        self.lists = [KeyList(look, name, rows) for name, rows in columns]
        close = Button(look, translate("KeySheet", "Close"), key="F1", size=17, width=150)
        close.clicked.connect(self.dismiss)
        for key in (Qt.Key.Key_F1, Qt.Key.Key_Return):
            self.answer(key, close)
        self.body.addLayout(self._header(heading, title, close))
        self.body.addLayout(self._columns())
        self.body.addStretch(1)
        self.body.addLayout(self._footer(usual_notes() if notes is None else notes))
        put_tabs_in_order([*self.lists, close])
        for keys in self.lists:
            keys.passed.connect(lambda step, keys=keys: self._pass(keys, step))
            keys.crossed.connect(lambda step, keys=keys: self._cross(keys, step))
            keys.selectionModel().currentChanged.connect(self._follow)

    def open(self) -> None:
        """Opens it at the first key."""
        super().open()
        if self.lists:
            self.lists[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _header(self, heading: str, title: str, close: Button) -> Line:
        line = Line(self.look, 20)
        line.addWidget(Label(self.look, heading, TITLE))
        line.addWidget(Paragraph(self.look, title, SCREEN, Ink.SOFT), 1)
        line.addWidget(close)
        return line

    def _columns(self) -> Line:
        line = Line(self.look, 25)
        for place, keys in enumerate(self.lists):
            if place:
                line.addWidget(Rule(self.look, upright=True))
            # In a widget of its own: screen readers read column by column.
            whole = QWidget()
            column = Column(self.look, 11, parent=whole)
            column.addWidget(Paragraph(self.look, keys.accessibleName(), HEADING))
            column.addWidget(keys)
            column.addStretch(1)
            line.addWidget(whole, keys.weight)
        return line

    def _footer(self, notes: Sequence[str]) -> Column:
        column = Column(self.look, 12)
        if notes:
            column.addWidget(Rule(self.look))
        for note in notes:
            column.addWidget(Paragraph(self.look, note, NOTE, Ink.SOFT))
        return column

    # ------------------------------------------------------------------------------- keys

    def _cross(self, keys: KeyList, step: int) -> None:
        """Goes to the column beside."""
        place = min(max(self.lists.index(keys) + step, 0), len(self.lists) - 1)
        self.lists[place].setFocus(Qt.FocusReason.TabFocusReason)

    def _pass(self, keys: KeyList, step: int) -> None:
        """Goes on in the next column, or back to the end of the one before."""
        place = self.lists.index(keys) + step
        if 0 <= place < len(self.lists):
            self.lists[place].go_to(0 if step > 0 else -1)
            self.lists[place].setFocus(Qt.FocusReason.TabFocusReason)

    def _follow(self) -> None:
        """Keeps the present row in view where the sheet is higher than the window."""
        for keys in self.lists:
            if keys.hasFocus():
                row = keys.visualRect(keys.currentIndex())
                place = keys.viewport().mapTo(self._scroll.content, row.center())
                self._scroll.ensureVisible(place.x(), place.y(), 0, row.height())


def usual_notes() -> tuple[str, ...]:
    return (
        translate(
            "KeySheet",
            "A ring shows where you are; a screen reader says what is there and its place.",
        ),
    )
