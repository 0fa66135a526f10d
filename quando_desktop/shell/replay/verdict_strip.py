"""The strip below the table of a replay that says how the turn was decided, and leads to the next
costly decision."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from quando_desktop.controller.replay import RoundReplay, Sign
from quando_desktop.shell.kit.base import Container, Styled
from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.labels import Paragraph
from quando_desktop.shell.kit.layouts import Line
from quando_desktop.shell.kit.look import LABEL, Look, SmallerLook, steps_down
from quando_desktop.shell.looking_back.progress import StudyProgress
from quando_desktop.shell.replay import words
from quando_desktop.shell.replay.judgement import Judgement
from quando_desktop.shell.replay.marks import paint_mark

LINES, MORE_LINES = 2.9, 5.4
"""The height, in lines of its text: two of them fit whatever is said, or four ..."""
ROOMY = 18.0
"""... where letters are larger than this, in units."""
GAP = 14.0
UNBOUNDED = (1 << 24) - 1
"""Qt's own limit for the height of a widget."""


class MarkSign(Styled, QWidget):
    """The sign of a turn, as on the line; nothing where it has none."""

    SIDE = 32.0

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._sign: Sign | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.dress(look)

    def show_sign(self, sign: Sign | None) -> None:
        self._sign = sign
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(self.SIDE), self.look.px(self.SIDE))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sign is not None:
            paint_mark(self.brush(QPainter(self)), self._sign, self.SIDE / 2, self.SIDE / 2)


class VerdictStrip(Container, QWidget):
    """Always as high, so that the table does not move while somebody steps. Where letters are large
    for the window, its buttons stand one below the other, and long sentences have smaller letters:
    the table needs its room."""

    is_clear = True

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._judgement: Judgement | None = None
        self._number = 0
        self.sign = MarkSign(look)
        self._letters = SmallerLook(look, self)
        self.words = Paragraph(self._letters, "", LABEL)
        self.progress = StudyProgress(look)
        self.next_costly = Button(look, "", key="M", size=15)
        self.numbers = Button(look, "", key="Q", size=15)
        self.progress.again.clicked.connect(self._try_again)
        self._buttons = Line(look, GAP)
        self._buttons.addWidget(self.next_costly)
        self._buttons.addWidget(self.numbers, 0, Qt.AlignmentFlag.AlignRight)
        line = Line(look, GAP, parent=self)
        line.addWidget(self.sign)
        line.addWidget(self.words, 3)
        line.addWidget(self.progress, 2)
        line.addLayout(self._buttons)
        self.dress(look)

    def show_turn(self, judgement: Judgement, shown: RoundReplay, turn: int) -> None:
        """Says how a turn was decided; and how far it is, to whoever waits for this round: the
        others come unseen."""
        self._judgement, self._number = judgement, shown.number
        if judgement.knows(shown) and not judgement.study.has_failed:
            self.progress.hide()
        else:
            self.progress.show_study(judgement.study, judgement.rounds)
        signs = [mark.sign for mark in judgement.marks(shown) if mark.turn == turn]
        told = judgement.told(shown, turn)
        self.words.setText(told)
        # How far it is, or what is missing, has the room of what is known.
        self.words.setVisible(bool(told) and self.progress.isHidden())
        self.sign.show_sign(signs[0] if signs else None)
        self.next_costly.setEnabled(judgement.costly_after(shown, turn) is not None)
        self._fit_words()

    def offer_numbers(self) -> None:
        """Leads to the numbers of a match whose decisions nobody judges."""
        for each in (self.sign, self.words, self.progress, self.next_costly):
            each.hide()

    def _try_again(self) -> None:
        if self._judgement is not None:
            self._judgement.study.try_again(self._number)

    def restyle(self) -> None:
        size, is_tight, way = self.look.size(LABEL), self.look.is_tight, QBoxLayout.Direction
        self._buttons.setDirection(way.TopToBottom if is_tight else way.LeftToRight)
        if is_tight:
            buttons = (self.next_costly, self.numbers)
            high = sum(each.sizeHint().height() for each in buttons) + self.look.px(GAP)
            self.setFixedHeight(high)
        else:
            self.setMinimumHeight(self.look.px(size * (LINES if size <= ROOMY else MORE_LINES)))
            self.setMaximumHeight(UNBOUNDED)
        super().restyle()
        self._fit_words()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_words()

    def _fit_words(self) -> None:
        """Finds the largest letters in which the sentence has room."""
        for text in steps_down(self.look.scale.text):
            self._letters.at_most(text)
            high = self.words.heightForWidth(self.words.width())
            if not self.look.is_tight or high <= self.height():
                break

    def retranslate(self, numbers: str) -> None:
        self.next_costly.setText(words.next_costly())
        self.numbers.setText(numbers)
        self.progress.retranslate()
