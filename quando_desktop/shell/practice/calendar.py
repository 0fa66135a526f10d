"""A month of puzzles: one button a day, with what has become of it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta

from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from quando_desktop.disk.practice.practised import PlayedDay
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.practice.exercise import BEGINNING
from quando_desktop.shell.kit import icons
from quando_desktop.shell.kit.buttons import Pressed, RoundButton
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.labels import CENTRE, Label
from quando_desktop.shell.kit.layouts import Column, Grid, Line, clear
from quando_desktop.shell.kit.look import LABEL, NAME, SMALLEST_TARGET, Ink, Look
from quando_desktop.shell.practice import words
from quando_desktop.table.paint.canvas import Align, Type
from quando_desktop.table.scene.stage import Box

SIDE = 46.0
NUMBER = Type(16, 600)
WEEK = 7
STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -WEEK,
    Qt.Key.Key_Down: WEEK,
}


class DayButton(Pressed):
    """One day. A solved one has a tick, one that was only played a dot: no colour is needed."""

    def __init__(self, look: Look, day: date, played: PlayedDay | None, *, today: bool) -> None:
        super().__init__(str(day.day))
        self.day, self._played, self._today = day, played, today
        state = words.not_played()
        if played is not None:
            state = words.solved() if played.solved else words.not_solved()
        self.setAccessibleName(f"{words.day_name(day)}, {state}")
        self.ready(look)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        grown = self.look.size(NUMBER) / NUMBER.size
        side = max(self.look.px(SIDE * max(1.0, grown)), SMALLEST_TARGET)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area, theme = self.brush(QPainter(self)), self.area(), self.look.theme
        half = area.width / 2
        solved = self._played is not None and self._played.solved
        ink = theme.text
        if solved:
            canvas.disc(half, half, half - 2, theme.good)
            icons.paint(canvas, Icon.TICK, half, half, half * 0.9, theme.panel)
            return
        if self.isEnabled():
            canvas.disc(half, half, half - 2, self.lit(theme.plate))
        if self._played is not None:
            canvas.disc(half, half * 1.62, half * 0.12, theme.text_2)
        if self._today:
            ring = Box(2, 2, area.width - 4, area.height - 4)
            canvas.frame(ring, half - 2, theme.gold_text, 3, 1.0)
        canvas.text(half, half, self.text(), NUMBER, ink, align=Align.CENTRE)


class Shown(NamedTuple):
    """The month on the page."""

    first: date
    today: date
    played: Mapping[date, PlayedDay]


class Calendar(QWidget):
    """One month, and the way to those before it. Days that are still to come cannot be pressed."""

    chosen = Signal(object)
    """A day was pressed."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.days: list[DayButton] = []
        self._shown: Shown | None = None
        self.earlier = RoundButton(look, Icon.BACK, "", 20)
        self.later = RoundButton(look, Icon.NEXT, "", 20)
        self._month = Label(look, "", NAME, align=CENTRE)
        head = Line(look, 12)
        head.addWidget(self.earlier)
        head.addWidget(self._month, 1)
        head.addWidget(self.later)
        self._grid = Grid(look, 6)
        whole = Column(look, 10, parent=self)
        whole.addLayout(head)
        whole.addLayout(self._grid)
        self.earlier.clicked.connect(lambda: self._turn(-1))
        self.later.clicked.connect(lambda: self._turn(1))

    def show_days(self, played: Mapping[date, PlayedDay], today: date) -> None:
        """Shows the month that is open, at first the present one, as it stands now."""
        first = today if self._shown is None else self._shown.first
        self._shown = Shown(first.replace(day=1), today, played)
        self._fill()

    def turn_to(self, day: date) -> None:
        """Opens the month of this day."""
        if self._shown is not None:
            self._shown = self._shown._replace(first=day.replace(day=1))

    def _turn(self, way: int) -> None:
        """Goes to another month."""
        assert self._shown is not None
        first = self._shown.first
        near = first - timedelta(1) if way < 0 else first + timedelta(32)
        self._shown = self._shown._replace(first=near.replace(day=1))
        self._fill()

    def retranslate(self) -> None:
        self.earlier.set_name(words.earlier())
        self.later.set_name(words.later())
        if self._shown is not None:
            self._fill()

    def _fill(self) -> None:
        assert self._shown is not None
        first, today, played = self._shown
        clear(self._grid)
        self._month.setText(words.month_name(first))
        locale = QLocale()
        start = locale.firstDayOfWeek().value
        for column in range(WEEK):
            name = locale.dayName((start - 1 + column) % WEEK + 1, QLocale.FormatType.ShortFormat)
            label = Label(self._look, name, LABEL, Ink.SOFT, align=CENTRE)
            self._grid.addWidget(label, 0, column, CENTRE)
        self.days = []
        lead = (first.isoweekday() - start) % WEEK
        day = first
        while day.month == first.month:
            button = DayButton(self._look, day, played.get(day), today=day == today)
            if not BEGINNING <= day <= today:
                button.setEnabled(False)
                button.setAccessibleName(words.day_name(day))
            button.clicked.connect(lambda _=False, button=button: self._choose(button))
            row, column = divmod(lead + day.day - 1, WEEK)
            self._grid.addWidget(button, row + 1, column, CENTRE)
            self.days.append(button)
            day += timedelta(1)
        self.earlier.setEnabled(first > BEGINNING)
        self.later.setEnabled(first < today.replace(day=1))

    def _choose(self, button: DayButton) -> None:
        button.setFocus()
        self.chosen.emit(button.day)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from day to day."""
        here = next((at for at, each in enumerate(self.days) if each.hasFocus()), None)
        step = STEPS.get(Qt.Key(event.key()))
        if here is None or step is None:
            super().keyPressEvent(event)
            return
        at = here + step
        if 0 <= at < len(self.days) and self.days[at].isEnabled():
            self.days[at].setFocus(Qt.FocusReason.TabFocusReason)
