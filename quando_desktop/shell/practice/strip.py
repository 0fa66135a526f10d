"""The strip below the table of an exercise: the question and its choices, then the chances and one
sentence why."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from quando_desktop.shell.kit.base import Styled
from quando_desktop.shell.kit.buttons import Button, ButtonKind
from quando_desktop.shell.kit.keys import Answers, cap
from quando_desktop.shell.kit.labels import Label, Paragraph
from quando_desktop.shell.kit.layouts import Column, Grid, Line, put_tabs_in_order
from quando_desktop.shell.kit.look import BODY, LABEL, Ink, Look, SmallerLook, steps_down
from quando_desktop.shell.kit.panels import Panel
from quando_desktop.shell.practice import words
from quando_desktop.shell.practice.tile import ChoiceTile, WorthTold
from quando_desktop.table.paint.canvas import Type
from quando_desktop.table.scene.stage import Box

QUESTION = Type(22, 700)
ROOM = 12.0
"""The least width of the words beside the buttons, as a multiple of the height of letters."""
GAP, TWO_ROWS = 10.0, 0.2
"""In units, between tiles; and the part of the page's height that two rows of them may take."""
ARROWS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}


class TimeBar(Styled, QWidget):
    """A line that grows shorter; nothing happens when it is gone."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._part = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.dress(look)

    def show_part(self, part: float) -> None:
        self._part = max(0.0, part)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(60), max(3, self.look.px(6)))

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area, theme = self.brush(QPainter(self)), self.area(), self.look.theme
        canvas.round(area, area.height / 2, theme.groove)
        wide = area.width * self._part
        if wide > area.height:
            canvas.round(Box(0, 0, wide, area.height), area.height / 2, theme.gold)


class Strip(Answers, Panel):
    """Lies at the foot of a table page, as wide as that and as high as it needs."""

    chosen = Signal(int)
    """A tile was pressed, by its place."""
    nextAsked = Signal()
    againAsked = Signal()
    showAsked = Signal()
    throwAsked = Signal()
    leaveAsked = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, margins=(24, 12, 24, 14), gap=8, corner=0)
        self.setParent(parent)
        self.shadow = None
        self.tiles: list[ChoiceTile] = []
        self._heading = Paragraph(look, "", LABEL, Ink.SOFT)
        self._question = Paragraph(look, "", QUESTION)
        self._said = Paragraph(look, "", BODY)
        self.clock = TimeBar(look)
        self.go_on = Button(look, "", ButtonKind.GOLD, key=cap(Qt.Key.Key_Return), size=17)
        self.again = Button(look, "", size=17)
        self.show_answer = Button(look, "", ButtonKind.OUTLINE, size=17)
        self.throw_out = Button(look, "", ButtonKind.OUTLINE, size=17)
        self.throw_out.hide()
        self.leave = Button(look, "", key=cap(Qt.Key.Key_Escape), size=17)
        self.go_on.clicked.connect(self.nextAsked)
        self.again.clicked.connect(self.againAsked)
        self.show_answer.clicked.connect(self.showAsked)
        self.throw_out.clicked.connect(self.throwAsked)
        self.leave.clicked.connect(self.leaveAsked)
        self.answer(Qt.Key.Key_Return, self.go_on)
        self._letters = SmallerLook(look, self)
        self._grid = Grid(look, GAP)
        self._lay_out(look)

    def _lay_out(self, look: Look) -> None:
        text = Column(look, 2)
        for part in (self._heading, self._question):
            text.addWidget(part)
        row = Line(look, 12)
        row.addStretch(1)
        for button in self._buttons_in_order:
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.addLayout(text, 1)
        self._top.addLayout(row)
        self.body.addLayout(self._top)
        self.body.addWidget(self._said)
        self.body.addWidget(self.clock)
        self.body.addLayout(self._grid)

    @property
    def _buttons_in_order(self) -> tuple[Button, ...]:
        return self.go_on, self.again, self.show_answer, self.throw_out, self.leave

    # --------------------------------------------------------------------- showing

    def name(self, go_on: str) -> None:
        """Names the buttons in the present language."""
        self.go_on.setText(go_on)
        self.again.setText(words.try_again())
        self.show_answer.setText(words.give_up())
        self.leave.setText(words.leave())

    def ask(
        self,
        heading: str,
        question: str,
        said: str,
        labels: Sequence[str],
        spoken: Sequence[str] = (),
    ) -> None:
        """Asks a question; without labels it is answered at the table. `spoken` are the labels as
        a screen reader says them."""
        self._heading.setText(heading)
        self._question.setText(question)
        self._put(self._said, said)
        self._lay_tiles(labels, spoken or labels)
        self.go_on.hide()
        self.again.hide()
        self.show_answer.setVisible(not labels)

    def tell(
        self,
        heading: str,
        verdict: str,
        why: str,
        labels: Sequence[str],
        spoken: Sequence[str],
        told: Sequence[WorthTold],
    ) -> None:
        """Tells what every choice is worth, and why the best one is that."""
        self._heading.setText(heading)
        self._question.setText(verdict)
        self._put(self._said, why)
        if [(tile.text(), tile.spoken) for tile in self.tiles] != [
            *zip(labels, spoken, strict=True)
        ]:
            self._lay_tiles(labels, spoken)
        for tile, each in zip(self.tiles, told, strict=True):
            tile.tell(each)
        self.clock.hide()
        self.show_answer.hide()
        self.go_on.show()
        self.again.show()

    def say(self, said: str) -> None:
        """Says something else in the place of the sentence why."""
        self._put(self._said, said)

    @property
    def question(self) -> str:
        return self._question.text()

    @property
    def said(self) -> str:
        return self._said.text()

    def _lay_tiles(self, labels: Sequence[str], spoken: Sequence[str]) -> None:
        for tile in self.tiles:
            self._grid.removeWidget(tile)
            tile.setParent(None)
            tile.deleteLater()
        self.tiles = [ChoiceTile(self._letters, *both) for both in zip(labels, spoken, strict=True)]
        for number, tile in enumerate(self.tiles):
            tile.tell(None)
            tile.clicked.connect(lambda _=False, number=number: self.chosen.emit(number))
            self._grid.addWidget(tile, 0, number)
            tile.show()
        put_tabs_in_order([*self.tiles, *self._buttons_in_order])

    def _fit_tiles(self, width: int) -> None:
        """Lays the tiles in one row, or in two where there is the height for that, with letters
        in which the name of each can be read whole."""
        page = self.parentWidget()
        margins = self.body.contentsMargins()
        room = width - margins.left() - margins.right() + self._grid.spacing()
        for text in steps_down(self.look.scale.text):
            self._letters.at_most(text)
            widest = max((tile.least for tile in self.tiles), default=0) + self._grid.spacing()
            columns = room // max(1, widest)
            high = sum(tile.sizeHint().height() for tile in self.tiles[:2])
            is_low = page is not None and high <= page.height() * TWO_ROWS
            if columns >= len(self.tiles) or (is_low and 2 * columns >= len(self.tiles)):
                break
        row = len(self.tiles) if columns >= len(self.tiles) else -(-len(self.tiles) // 2)
        for number, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, *divmod(number, row))
            # All columns are as wide as each other; those of another layout are no more.
            self._grid.setColumnStretch(number, 1 if number < row else 0)

    @staticmethod
    def _put(label: Label, text: str) -> None:
        label.setText(text)
        label.setVisible(bool(text))

    def height_at(self, width: int) -> int:
        """The height that it needs. Large words have a line for themselves, above the buttons."""
        shown = [
            each.sizeHint().width() for each in self._buttons_in_order if each.isVisibleTo(self)
        ]
        self._fit_tiles(width)
        words = self.look.px(self.look.size(QUESTION) * ROOM)
        beside = sum(shown) + words <= width
        side, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._top.setDirection(side if beside else below)
        self.body.activate()
        return max(self.body.totalHeightForWidth(width), self.body.minimumSize().height())

    # ------------------------------------------------------------------------ keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from tile to tile, and a digit chooses one; everything else belongs to the
        table."""
        key = Qt.Key(event.key())
        here = next((at for at, tile in enumerate(self.tiles) if tile.hasFocus()), None)
        if key in ARROWS and self.tiles:
            at = 0 if here is None else (here + ARROWS[key]) % len(self.tiles)
            self.tiles[at].setFocus(Qt.FocusReason.TabFocusReason)
            return
        number = event.key() - Qt.Key.Key_1
        if here is not None and 0 <= number < len(self.tiles) and not event.isAutoRepeat():
            self.tiles[number].click()
            return
        if self.go_on.isVisible() and self.pressed(event):
            return
        super().keyPressEvent(event)
