"""The card of a seat in a new game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication

from quando_desktop.shell.kit import icons, shadows
from quando_desktop.shell.kit.buttons import Button, ButtonKind, RoundButton
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.labels import CENTRE, Drawn, Label, Name, Tag
from quando_desktop.shell.kit.layouts import Column
from quando_desktop.shell.kit.look import LABEL, NOTE, Look
from quando_desktop.shell.kit.panels import Card, Fill
from quando_desktop.shell.kit.portraits import Medal
from quando_desktop.shell.kit.sliders import STEPS
from quando_desktop.shell.new_game.bars import CONTROL, HelpBars, PaceBars, SeatKeys
from quando_desktop.shell.new_game.seat_facts import SeatFacts, help_of
from quando_desktop.table.paint.canvas import Canvas, Type
from quando_desktop.table.scene.stage import Box

translate = QCoreApplication.translate

FACE = 136.0
ADD = Type(18, 600)
SIDEWAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
AWAY = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class SeatCard(Card):
    """A seat; pressing the card asks who shall sit there."""

    moved = Signal(int)
    """Moved by keys: one place to the left (-1) or to the right (1)."""
    passed = Signal(int)
    """The focus goes to a neighbour: -1 or 1."""
    removed = Signal()
    levelled = Signal(int)
    aided = Signal(int)
    """The chosen help for the person."""
    lifted = Signal()
    """A drag begins."""
    dragged = Signal(QPoint)
    """The new position of its corner, in the coordinates of the row."""
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
        self._keys = SeatKeys(look)
        self.bars, self.help = PaceBars(look, ("",), 1), HelpBars(look, ("",), 1)
        self._change = Button(look, "", ButtonKind.OUTLINE, size=15)
        self._away = RoundButton(look, Icon.CROSS, "", 17)
        self._can_go = False
        self._column = Column(look, 10)
        self.body.addLayout(self._column, 1)
        self._set_up()
        self.bars.valueChanged.connect(self.levelled)
        self.help.valueChanged.connect(self.aided)
        self._change.clicked.connect(self.click)
        self._away.clicked.connect(self.removed)
        self._away.setParent(self)
        self._away.hide()
        # The card handles the keys for both.
        for button in (self._change, self._away):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _set_up(self) -> None:
        for part in (self._name, self._tag, self._partner, self._line, self._keys):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._column.addWidget(self._name)
        self._column.addWidget(self._tag, 0, CENTRE)
        self._column.addWidget(self._partner)
        self._column.addWidget(self._line)
        self._column.addWidget(self._keys, 0, CENTRE)
        self._column.addStretch(1)
        for bars in (self.bars, self.help):
            self._column.addWidget(bars, 0, CENTRE)
        self._column.addWidget(self._change, 0, CENTRE)

    def show_seat(self, facts: SeatFacts) -> None:
        self._can_go = facts.can_go
        if self._medal is None:
            self._medal = Medal(self.look, facts.face, FACE)
            self._medal.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._column.insertWidget(0, self._medal, 0, CENTRE)
            # Before the words, for screen readers as well.
            self._medal.lower()
        self._medal.set_face(facts.face)
        self._name.set_name(facts.face.name)
        is_person = facts.level is None
        kind = translate("NewGame", "Person") if is_person else translate("NewGame", "Computer")
        self._tag.setText(kind)
        self._partner.set_name(facts.partner)
        self._partner.setVisible(bool(facts.partner))
        self._line.setText(facts.line)
        self._line.setVisible(bool(facts.line))
        self._keys.show_keys(facts.keys)
        self._change.setText(translate("NewGame", "Change"))
        # Bars take its place; the whole card is a button anyway.
        self._change.setVisible(is_person and facts.aid is None)
        self.bars.setVisible(not is_person)
        if facts.level is not None:
            self.bars.set_range(facts.levels, facts.level)
            self.bars.set_strength(facts.strength)
            words = translate("NewGame", "{name}'s strength")
            self.bars.setAccessibleName(words.format(name=facts.face.name))
        self.help.setVisible(facts.aid is not None)
        if facts.aid is not None:
            self.help.set_range(facts.aids, facts.aid)
            self.help.setAccessibleName(help_of(facts.face.name))
        self._away.set_name(translate("NewGame", "Remove this seat"))
        self.setAccessibleName(facts.spoken)
        self.show_focus()

    def paint_background(self, canvas: Canvas) -> None:
        super().paint_background(canvas)
        if self._is_held:
            # Without a frame its edge would not be seen over another card of the same colour.
            area = self.area()
            inner = Box(1.5, 1.5, area.width - 3, area.height - 3)
            canvas.frame(inner, self.radius() - 1.5, self.look.theme.text, 3, 1.0)

    # ------------------------------------------------------------------- the way to take it away

    def show_focus(self) -> None:
        """Shows the cross while the card has the mouse or the focus."""
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
        elif key in STEPS and self.help.isVisible():
            self.help.setValue(self.help.value() + STEPS[key])
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
