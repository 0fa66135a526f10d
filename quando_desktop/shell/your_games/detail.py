"""The details of the match that is chosen in Your games, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from quando_desktop.games.plug import Counted
from quando_desktop.shell.kit.base import Styled
from quando_desktop.shell.kit.buttons import Button, ButtonKind
from quando_desktop.shell.kit.keys import cap
from quando_desktop.shell.kit.labels import Paragraph, breakable_path
from quando_desktop.shell.kit.layouts import Gap, Line
from quando_desktop.shell.kit.look import HEADING, NOTE, SMALL, Ink, Look
from quando_desktop.shell.kit.panels import Panel
from quando_desktop.shell.kit.scroll import Scroll
from quando_desktop.shell.names import numbers_title
from quando_desktop.shell.your_games.listed_match import ListedMatch, MatchWords
from quando_desktop.shell.your_games.past import MatchPast
from quando_desktop.table.paint.canvas import Align, Canvas, Type
from quando_desktop.table.paint.chart import Axis, parts
from quando_desktop.table.paint.palette import visible
from quando_desktop.table.paint.pieces import medal
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.scene.stage import Box

translate = QCoreApplication.translate

FACE, ROW, BAR, CORNER = 44.0, 54.0, 22.0, 11.0
START, TOTAL = 72.0, 74.0
"""The left edge of the bars, and the room for the sum behind them."""
TOGETHER, BRACE = 72.0, 14.0
"""The room for the sum of partners, and the reach of a brace beyond their numbers."""
FOOT, LIMIT = 30.0, Type(14, 700)
"""The room for the target below the bars, where there is one."""
LEAST = 300.0


class RoundsChart(Styled, QWidget):
    """A bar for each player, the best first: the points of the rounds stacked towards the target;
    partners are below each other. Minus points go to the left of their line."""

    def __init__(self, look: Look, words: MatchWords) -> None:
        super().__init__()
        self._words = words
        self._match: ListedMatch | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.dress(look)

    def show_match(self, match: ListedMatch) -> None:
        self._match = match
        self.setAccessibleName(self._words.scores(match))
        self.restyle()

    def sizeHint(self) -> QSize:
        match = self._match
        players = 0 if match is None else len(match.players)
        foot = 0 if match is None or match.target is None else FOOT
        return QSize(self.look.px(LEAST), self.look.px(players * ROW + foot))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        match = self._match
        if match is None:
            return
        painter, look, theme = QPainter(self), self.look, self.look.theme
        order = [seat for side in match.ranked for seat in side]
        for row, seat in enumerate(order):
            picture = medal(look.art(), match.faces[seat], FACE)
            x, y = (FACE / 2 + 1) * look.unit, _middle(row) * look.unit
            at = QPointF(round(x + picture.left), round(y + picture.top))
            painter.drawPixmap(at, picture.pixmap)
        canvas = self.brush(painter)
        right = self.area().width - (TOGETHER if match.has_teams else 0)
        length = right - START - TOTAL
        histories = {seat: _history(match, seat) for seat in order}
        axis = Axis.of(histories.values(), match.target or 0, length)
        for row, seat in enumerate(order):
            y = _middle(row)
            canvas.round(Box(START, y - BAR / 2, length, BAR), CORNER, theme.panel_2)
            self._bar(canvas, match.faces[seat], histories[seat], y, axis)
            self._number(canvas, right, y, match.scores[seat])
        if axis.low < 0:
            x = START + axis.at(0)
            canvas.line([(x, 6), (x, len(order) * ROW - 6)], theme.text_2, 2.5)
        if match.has_teams:
            self._sums(canvas, match, right)
        if match.target is not None:
            self._limit(canvas, match, START + axis.at(match.target))

    def _number(self, canvas: Canvas, right: float, y: float, number: int) -> None:
        text = str(number)
        x = right - self.look.number_width(text, 24) / 2 - 2
        canvas.number(x, y, text, 24, canvas.theme.text)

    def _sums(self, canvas: Canvas, match: ListedMatch, x: float) -> None:
        """Paints the sums of partners, behind a brace."""
        row = 0
        for side in match.ranked:
            top, low = _middle(row) - BRACE, _middle(row + len(side) - 1) + BRACE
            left, y = x + 8, (top + low) / 2
            canvas.line(
                [(left, top), (left + 6, top), (left + 6, low), (left, low)],
                canvas.theme.text_2,
                2.5,
            )
            canvas.line([(left + 6, y), (left + 12, y)], canvas.theme.text_2, 2.5)
            self._number(canvas, x + TOGETHER, y, match.score(side[0]))
            row += len(side)

    @staticmethod
    def _bar(canvas: Canvas, face: Face, history: Sequence[int], y: float, axis: Axis) -> None:
        body = visible(face.body, canvas.theme)
        for number, (start, end) in enumerate(parts(history)):
            if start != end:
                left, right = sorted((START + axis.at(start), START + axis.at(end)))
                box = Box(left + 1, y - BAR / 2, max(1.0, right - left - 2), BAR)
                alpha = 0.55 if number % 2 else 0.85
                canvas.round(box, min(5.0, box.width / 2), body, alpha)

    def _limit(self, canvas: Canvas, match: ListedMatch, x: float) -> None:
        theme, low = canvas.theme, len(match.players) * ROW
        canvas.line([(x, 4), (x, low - 4)], theme.ember, 3, (1, 3))
        middle = low + FOOT / 2 - 4
        canvas.text(x, middle, str(match.target), LIMIT, theme.ember, align=Align.CENTRE)


def _history(match: ListedMatch, seat: int) -> list[int]:
    """The points of each round; minus points are less than nothing."""
    sign = -1 if match.counts is Counted.MINUS_POINTS else 1
    return [sign * points for points in match.history(seat)]


def _middle(row: int) -> float:
    return (row + 0.5) * ROW


class MatchDetail(Panel):
    """The panel beside the list; the page connects its buttons."""

    continueAsked = Signal()
    exportAsked = Signal()
    replayAsked = Signal()
    lookBackAsked = Signal(object)
    """The entry of the match."""
    removeAsked = Signal()

    def __init__(self, look: Look, words: MatchWords) -> None:
        super().__init__(look, margins=(30, 30, 30, 26), gap=10)
        self._words = words
        self._match: ListedMatch | None = None
        self._heading = Paragraph(look, "", HEADING)
        self._sentence = Paragraph(look, "", NOTE, Ink.SOFT)
        self._facts = Paragraph(look, "", SMALL, Ink.SOFT)
        self._race = RoundsChart(look, words)
        self.go_on = Button(look, "", ButtonKind.GOLD, key=cap(Qt.Key.Key_Return), size=19)
        self.replay = Button(look, "", key="V", size=17)
        self.look_back = Button(look, "", key="Q", size=17)
        self.export = Button(look, "", key="S", size=17)
        self.remove = Button(look, "", size=17)
        self.go_on.clicked.connect(self.continueAsked)
        self.replay.clicked.connect(self.replayAsked)
        self.look_back.clicked.connect(self._look_back)
        self.export.clicked.connect(self.exportAsked)
        self.remove.clicked.connect(self.removeAsked)
        for button in (self.go_on, self.replay, self.look_back, self.export, self.remove):
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.past = MatchPast(look)
        # What is told may be long; the buttons stay in view.
        self._told = Scroll(look, gap=10)
        for part in (self._heading, self._sentence, self._facts, Gap(look, 6), self._race):
            self._told.body.addWidget(part)
        self._told.body.addWidget(self.past)
        self._told.body.addStretch(1)
        self.body.addWidget(self._told, 1)
        self.body.addWidget(self.past.note)
        self.body.addWidget(Gap(look, 6))
        self.body.addWidget(self.go_on)
        # A long word beside a short one: the panel stays as narrow as its share of the page,
        # whichever match is chosen.
        for pair in ((self.replay, self.export), (self.look_back, self.remove)):
            line = Line(look, 16)
            for button in pair:
                line.addWidget(button)
            self.body.addLayout(line)

    @property
    def stops(self) -> list[QWidget]:
        """The stops of Tab, in their order."""
        return [
            self.past.note,
            self.go_on,
            self.replay,
            self.export,
            self.look_back,
            self.remove,
        ]

    def show_match(self, match: ListedMatch | None) -> None:
        self._match = match
        self.setVisible(match is not None)
        self.past.show_match(match)
        if match is None:
            return
        self._heading.setText(self._words.heading(match))
        self._sentence.setText(self._words.sentence(match))
        facts = self._words.detail(match)
        self._facts.setText(breakable_path(facts))
        self._facts.setAccessibleName(facts)
        self._facts.setVisible(bool(facts))
        self._race.setVisible(match.is_readable)
        if match.is_readable:
            self._race.show_match(match)
        self.go_on.setVisible(match.can_continue)
        self.replay.setVisible(match.is_readable and match.has_replay)
        is_told = match.is_readable and match.has_replay
        numbers = numbers_title(match.game, match.options) if is_told else ""
        self.look_back.setText(numbers)
        self.look_back.setVisible(bool(numbers))
        self.export.setVisible(match.is_readable)
        self.remove.setEnabled(match.unfinished is None or not match.unfinished.in_use)

    def _look_back(self) -> None:
        if self._match is not None:
            self.lookBackAsked.emit(self._match.entry)

    def retranslate(self) -> None:
        self.past.retranslate()
        self.go_on.setText(self._words.go_on())
        self.go_on.set_key(cap(Qt.Key.Key_Return))
        self.replay.setText(translate("GamesPage", "Replay"))
        self.export.setText(translate("GamesPage", "Save as…"))
        self.remove.setText(translate("GamesPage", "Remove"))
        self.show_match(self._match)
