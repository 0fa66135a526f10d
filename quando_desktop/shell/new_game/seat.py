"""One seat of a new game, as a card: who sits there and how strong they play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy

from quando_desktop.shell.kit import icons, shadows
from quando_desktop.shell.kit.buttons import Button, Kind, RoundButton
from quando_desktop.shell.kit.faces import Medal
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.labels import CENTRE, Drawn, Label, Tag
from quando_desktop.shell.kit.layouts import Column
from quando_desktop.shell.kit.look import HEADING, LABEL, NOTE, Look
from quando_desktop.shell.kit.panels import Card, Fill
from quando_desktop.shell.kit.values import STEPS, LevelBars
from quando_desktop.table.canvas import Align, Canvas, Type
from quando_desktop.table.facts import Face
from quando_desktop.table.layout import Box
from quando_desktop.table.palette import mix

translate = QCoreApplication.translate

BARS = 4
"""So many bars whatever the number of levels."""
FACE = 136.0
ADD = Type(18, 600)
CONTROL = Qt.KeyboardModifier.ControlModifier
SIDEWAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
AWAY = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """What a seat's card shows."""

    face: Face
    line: str
    """A few words about who sits there."""
    level: int | None
    """From 1; nothing for a person."""
    levels: tuple[str, ...]
    """The names of all levels."""
    spoken: str
    can_go: bool
    """Whether the seat can be taken away."""
    partner: str = ""
    """With whom they play, in a few words; nothing where everybody plays alone."""


class Strength(LevelBars):
    """Always four bars: a level fills as many as its place among all levels is worth."""

    def _bars(self) -> float:
        return BARS * (self.BAR + self.GAP) - self.GAP

    def filled(self, value: int) -> int:
        return max(1, round(value * BARS / len(self._levels)))

    def value_at(self, x: float) -> int:
        left = (self.area().width - self._bars()) / 2
        bar = min(max(1 + int((x - left) // (self.BAR + self.GAP)), 1), BARS)
        return next(value for value in range(1, len(self._levels) + 1) if self.filled(value) >= bar)

    def set_range(self, levels: Sequence[str], value: int) -> None:
        """Other levels; says nothing about it."""
        with QSignalBlocker(self):
            self.setRange(1, len(levels))
            self._levels = tuple(levels)
            self.setValue(value)
        self.set_levels(levels)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plus and minus too; with Ctrl the seat moves."""
        step = STEPS.get(Qt.Key(event.key()), 0)
        if event.modifiers() & CONTROL:
            event.ignore()
        elif step:
            self.setValue(self.value() + step)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area, theme = self.brush(QPainter(self)), self.area(), self.look.theme
        left = (area.width - self._bars()) / 2
        empty = mix(theme.line, theme.text, 0.15 if self.underMouse() else 0)
        for number in range(BARS):
            bar = Box(left + number * (self.BAR + self.GAP), 5, self.BAR, self.THICK)
            full = number < self.filled(self.sliderPosition())
            canvas.round(bar, self.THICK / 2, theme.text if full else empty)
        text = self._levels[self.sliderPosition() - 1]
        middle = 5 + self.THICK + 5 + self.look.size(LABEL) * 0.75
        canvas.text(area.width / 2, middle, text, LABEL, theme.text_2, align=Align.CENTRE)


class Name(Label):
    """A name on one line; a very long one is cut to its room."""

    def __init__(self, look: Look, kind: Type = HEADING) -> None:
        super().__init__(look, kind=kind, align=CENTRE)
        self._whole = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_name(self, name: str) -> None:
        self._whole = name
        self._fit()

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "_whole"):
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def _fit(self) -> None:
        cut = Qt.TextElideMode.ElideRight
        self.setText(self.fontMetrics().elidedText(self._whole, cut, max(1, self.width())))


class SeatCard(Card):
    """Pressed as a whole it asks who shall sit there."""

    moved = Signal(int)
    """By keys: one place to the left (-1) or to the right (1)."""
    passed = Signal(int)
    """The keys go on to a neighbour."""
    removed = Signal()
    levelled = Signal(int)
    lifted = Signal()
    """Somebody begins to drag it."""
    dragged = Signal(QPoint)
    """Its corner shall be there, in the coordinates of the row."""
    dropped = Signal()

    def __init__(self, look: Look) -> None:
        self._grip: QPoint | None = None
        self._is_held = False
        super().__init__(look, "", margins=(18, 28, 18, 20), corner=28)
        self.shadow = shadows.PANEL
        self._medal: Medal | None = None
        self._name = Name(look)
        self._tag = Tag(look, "")
        self._partner = Name(look, LABEL)
        self._line = Label(look, kind=NOTE, align=CENTRE, wraps=True)
        self.bars = Strength(look, ("",), 1)
        self._change = Button(look, "", Kind.OUTLINE, size=15)
        self._away = RoundButton(look, Icon.CROSS, "", 17)
        self._can_go = False
        self._column = Column(look, 10)
        self.body.addLayout(self._column, 1)
        self._set_up()
        self.bars.valueChanged.connect(self.levelled)
        self._change.clicked.connect(self.click)
        self._away.clicked.connect(self.removed)
        self._away.setParent(self)
        self._away.hide()
        # The card itself takes the keys for both.
        for button in (self._change, self._away):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _set_up(self) -> None:
        for part in (self._name, self._tag, self._partner, self._line):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._column.addWidget(self._name)
        self._column.addWidget(self._tag, 0, CENTRE)
        self._column.addWidget(self._partner)
        self._column.addWidget(self._line)
        self._column.addStretch(1)
        self._column.addWidget(self.bars, 0, CENTRE)
        self._column.addWidget(self._change, 0, CENTRE)

    def show_seat(self, facts: SeatFacts) -> None:
        self._can_go = facts.can_go
        if self._medal is None:
            self._medal = Medal(self.look, facts.face, FACE)
            self._medal.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._column.insertWidget(0, self._medal, 0, CENTRE)
        self._medal.set_face(facts.face)
        self._name.set_name(facts.face.name)
        is_person = facts.level is None
        kind = translate("NewGame", "Person") if is_person else translate("NewGame", "Computer")
        self._tag.setText(kind)
        self._partner.set_name(facts.partner)
        self._partner.setVisible(bool(facts.partner))
        self._line.setText(facts.line)
        self._change.setText(translate("NewGame", "Change"))
        self._change.setVisible(is_person)
        self.bars.setVisible(not is_person)
        self.bars.set_range(facts.levels, facts.level or 1)
        self.bars.setAccessibleName(
            translate("NewGame", "{name}'s strength").format(name=facts.face.name)
        )
        self._away.set_name(translate("NewGame", "Take this seat away"))
        self.setAccessibleName(facts.spoken)
        self.setAccessibleDescription(
            translate(
                "NewGame",
                "Enter: change who sits here. Ctrl with left or right: move the seat. "
                "Plus and minus: strength. Delete: take the seat away.",
            )
        )
        self.show_focus()

    def paint_ground(self, canvas: Canvas) -> None:
        super().paint_ground(canvas)
        if self._is_held:
            # Over another card of the same colour its edge would be lost.
            area = self.area()
            inner = Box(1.5, 1.5, area.width - 3, area.height - 3)
            canvas.frame(inner, self.radius() - 1.5, self.look.theme.text, 3, 1.0)

    # ------------------------------------------------------------------- the way to take it away

    def show_focus(self) -> None:
        """The cross is there while the mouse or the keys are."""
        here = QApplication.focusWidget()
        inside = here is not None and (here is self or self.isAncestorOf(here))
        self._away.setVisible(self._can_go and (inside or self.underMouse()) and not self._is_held)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.show_focus()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.show_focus()

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "_away"):
            self._place_cross()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_cross()

    def _place_cross(self) -> None:
        side, edge = self._away.sizeHint().width(), self.look.px(12)
        self._away.setGeometry(self.width() - side - edge, edge, side, side)

    # -------------------------------------------------------------------------------------- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in SIDEWAYS:
            (self.moved if event.modifiers() & CONTROL else self.passed).emit(SIDEWAYS[key])
        elif key in AWAY:
            if self._can_go:
                self.removed.emit()
        elif key in STEPS and self.bars.isVisible():
            self.bars.setValue(self.bars.value() + STEPS[key])
        else:
            super().keyPressEvent(event)

    # ---------------------------------------------------------------------------------- dragging

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self._grip = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grip is None:
            super().mouseMoveEvent(event)
            return
        way = event.position().toPoint() - self._grip
        if not self._is_held and way.manhattanLength() >= QApplication.startDragDistance():
            self._is_held = True
            self.setDown(False)
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.show_focus()
            self.lifted.emit()
        if self._is_held:
            self.dragged.emit(self.pos() + way)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._grip = None
        if not self._is_held:
            super().mouseReleaseEvent(event)
            return
        self._is_held = False
        self.unsetCursor()
        self.dropped.emit()
        self.show_focus()


class AddCard(Card):
    """A dashed place for one more seat."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, "", corner=28, fill=Fill.EMPTY, margins=(14, 14, 14, 14))
        self._plus = Plus(look, "")
        self._words = Label(look, kind=ADD, align=CENTRE, wraps=True)
        column = Column(look, 26)
        column.addStretch(1)
        for part in (self._plus, self._words):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column.addWidget(self._plus, 0, CENTRE)
        column.addWidget(self._words)
        column.addStretch(1)
        self.body.addLayout(column, 1)

    def retranslate(self) -> None:
        self._words.setText(translate("NewGame", "Add a seat"))
        self.setAccessibleName(translate("NewGame", "Add a seat"))


class Plus(Drawn):
    """A plus on a disc."""

    def extent(self) -> tuple[float, float]:
        return 68, 68

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, theme = self.brush(QPainter(self)), self.look.theme
        half = self.area().width / 2
        canvas.disc(half, half, half, theme.panel)
        icons.paint(canvas, Icon.PLUS, half, half, 26, theme.text)
