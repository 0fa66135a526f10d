"""The key sheet (F1): the keys of this screen first, then those that work everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.keys import KeyColumn, KeyRow, cap
from quando_desktop.shell.kit.labels import Label, Paragraph, Rule
from quando_desktop.shell.kit.layouts import Column, Line, put_tabs_in_order
from quando_desktop.shell.kit.look import NOTE, TITLE, Ink, Look
from quando_desktop.shell.kit.overlay import Overlay
from quando_desktop.shell.kit.panels import Fill
from quando_desktop.shell.kit.scroll import THICK
from quando_desktop.shell.window.key_list import KeyList
from quando_desktop.table.paint import keycaps
from quando_desktop.table.paint.canvas import Type

translate = QCoreApplication.translate

WIDTH, SIDE = 1320.0, 52.0
GAP, BELOW = 25.0, 28.0
"""From a column to the rule beside it, and to a column below."""
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
    go through it, and on to the next one. Where letters are too large for all columns beside each
    other, some of them stand below."""

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
        self.lists: list[KeyList] = []
        self._columns: list[QWidget] = []
        self._arranged: list[int] = []
        """How many columns stand in each line."""
        super().__init__(
            look,
            host,
            name=f"{heading}, {title}",
            width=WIDTH,
            margins=(SIDE, 36, SIDE, 40),
            gap=32,
            # In the dark theme the key caps have the colour of a sheet and would not be seen on it.
            fill=Fill.PANEL if look.dark else Fill.SHEET,
        )
        for name, rows in columns:
            self._add_column(name, rows)
        self._rules = [Rule(look, upright=True) for _ in columns[1:]]
        """Between each column and the next one, where that stands beside it."""
        self._lines = [Line(look, GAP) for _ in columns]
        self._whole = Column(look, BELOW)
        for line in self._lines:
            self._whole.addLayout(line)
        close = Button(look, translate("KeySheet", "Close"), key="F1", size=17, width=150)
        close.clicked.connect(self.dismiss)
        for key in (Qt.Key.Key_F1, Qt.Key.Key_Return):
            self.answer(key, close)
        self.body.addLayout(self._header(heading, title, close))
        self.body.addLayout(self._whole)
        self._arrange([len(columns)])
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

    def _add_column(self, name: str, rows: Sequence[KeyRow]) -> None:
        """A list below its heading. In a widget of its own: screen readers read column by
        column."""
        whole, keys = QWidget(), KeyList(self.look, name, rows)
        column = Column(self.look, 11, parent=whole)
        column.addWidget(Paragraph(self.look, name, HEADING))
        column.addWidget(keys)
        column.addStretch(1)
        self.lists.append(keys)
        self._columns.append(whole)

    def _footer(self, notes: Sequence[str]) -> Column:
        column = Column(self.look, 12)
        if notes:
            column.addWidget(Rule(self.look))
        for note in notes:
            column.addWidget(Paragraph(self.look, note, NOTE, Ink.SOFT))
        return column

    # ------------------------------------------------------------------------------ place

    def _cover(self) -> None:
        self._arrange(self._fitting())
        super()._cover()

    def _fitting(self) -> list[int]:
        """How many columns stand in each line: as few lines as there is room for, of which each
        has as many as the others, if it can."""
        edges = self.look.px(2 * SIDE) + THICK
        room = self.most() - edges
        beside = 2 * self.look.px(GAP) + self.look.px(1.5)
        wide = [each.minimumSizeHint().width() + beside for each in self._columns]
        count = len(wide)
        for lines in range(1, count):
            arranged = [(count + line) // lines for line in range(lines)]
            ends = [0, *accumulate(arranged)]
            if all(sum(wide[first:last]) - beside <= room for first, last in pairwise(ends)):
                return arranged
        return [1] * count

    def _arrange(self, arranged: list[int]) -> None:
        if arranged == self._arranged:
            return
        self._arranged = arranged
        for line in self._lines:
            while line.takeAt(0) is not None:
                pass
        ends = [0, *accumulate(arranged)]
        for line, (first, last) in zip(self._lines, pairwise(ends), strict=False):
            for place in range(first, last):
                if place > first:
                    line.addWidget(self._rules[place - 1])
                if place:
                    self._rules[place - 1].setVisible(place > first)
                line.addWidget(self._columns[place], self.lists[place].weight)

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
