"""Amounts: a stepper, a slider, and the bars of a computer player's strength."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QSlider, QSpinBox, QWidget

from quando_desktop.shell.kit import icons
from quando_desktop.shell.kit.accessibility import tell_value
from quando_desktop.shell.kit.base import FADED, Styled
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.look import LABEL, SMALLEST_TARGET, VALUE, Look
from quando_desktop.table.paint.canvas import Align, Canvas, Type
from quando_desktop.table.paint.palette import mix
from quando_desktop.table.scene.stage import Box

Words = Callable[[int], str]
AMOUNT = Type(16, 600)
STEPS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_Left: -1}
UPRIGHT = {Qt.Key.Key_Up: 1, Qt.Key.Key_PageUp: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageDown: -1}


class _SpinBox(QSpinBox):
    """Qt's spin box without what it does with its text field when the focus comes: screen readers
    would say which letters are selected."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        QWidget.focusInEvent(self, event)


class Stepping(Styled, _SpinBox):
    """A value in words that goes up and down. Screen readers say the words, and never a number."""

    def __init__(self, look: Look, lowest: int, highest: int, value: int, name: str) -> None:
        super().__init__()
        self.setRange(lowest, highest)
        self.setValue(value)
        self.setAccessibleName(name)
        # Its text is painted in `paintEvent`; nothing can be typed into it.
        self.lineEdit().hide()
        self.lineEdit().setReadOnly(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.look = look
        self.valueChanged.connect(self._tell)

    def _tell(self, value: int) -> None:
        """Tells screen readers, which Qt does only for text that somebody types."""
        tell_value(self, value)

    def _write(self) -> None:
        """Writes the words of the value anew."""
        self.lineEdit().setText(self.textFromValue(self.value()))

    def stepBy(self, steps: int) -> None:
        self.setValue(self.value() + steps)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = (STEPS | UPRIGHT).get(Qt.Key(event.key()), 0)
        if steps:
            self.stepBy(steps)
        elif event.key() == Qt.Key.Key_Home:
            self.setValue(self.minimum())
        elif event.key() == Qt.Key.Key_End:
            self.setValue(self.maximum())
        else:
            event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Does nothing: Qt would look for its own arrows."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Does nothing, for the same reason."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Lets the page scroll: scrolling must not change values on the way."""
        event.ignore()


class Stepper(Stepping):
    """Less, a value, more. `values` are in ascending order; `words` gives the text of a value."""

    def __init__(
        self,
        look: Look,
        values: Sequence[int],
        value: int,
        *,
        name: str = "",
        words: Words = str,
    ) -> None:
        self._values, self._words = tuple(values), words
        super().__init__(look, self._values[0], self._values[-1], value, name)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.dress(look)

    def set_words(self, words: Words) -> None:
        """Shows the values in other words, as in another language."""
        self._words = words
        self._write()
        self.restyle()

    def textFromValue(self, value: int) -> str:
        return self._words(value)

    def stepBy(self, steps: int) -> None:
        place = bisect_left(self._values, self.value()) + steps
        self.setValue(self._values[min(max(place, 0), len(self._values) - 1)])

    def sizeHint(self) -> QSize:
        widest = max(self.look.width(self._words(value), VALUE) for value in self._values)
        height = self._height()
        width = widest + height * 104 / 44
        return QSize(self.look.px(width + 0.5), max(self.look.px(height), SMALLEST_TARGET))

    def _height(self) -> float:
        return 44 * self.look.size(VALUE) / VALUE.size

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        reach = self.height() * 1.1
        if event.position().x() < reach:
            self.stepBy(-1)
        elif event.position().x() > self.width() - reach:
            self.stepBy(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas, area, theme = self.brush(painter), self.area(), self.look.theme
        middle = area.height / 2
        canvas.round(area, middle, theme.panel_2)
        canvas.edge(area, middle)
        text = self._words(self.value())
        canvas.text(area.width / 2, middle, text, VALUE, theme.text, align=Align.CENTRE)
        self._sign(canvas, Icon.MINUS, area.height * 24 / 44, self.value() > self.minimum())
        self._sign(
            canvas, Icon.PLUS, area.width - area.height * 24 / 44, self.value() < self.maximum()
        )

    def _sign(self, canvas: Canvas, icon: Icon, x: float, works: bool) -> None:
        height, theme = self.area().height, self.look.theme
        opacity = canvas.painter.opacity()
        canvas.painter.setOpacity(opacity if works else opacity * FADED)
        canvas.disc(x, height / 2, height * 17 / 44, theme.panel)
        icons.paint(canvas, icon, x, height / 2, height * 0.4, theme.text)
        canvas.painter.setOpacity(opacity)


class Slider(Styled, QSlider):
    """An amount along a line, with its value beside it. A click sets it directly."""

    KNOB = 16.0

    def __init__(
        self,
        look: Look,
        lowest: int,
        highest: int,
        value: int,
        *,
        name: str = "",
        words: Words | None = None,
        step: int = 5,
        width: float = 190,
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._words, self._length = words, width
        self.setRange(lowest, highest)
        self.setValue(value)
        self.setAccessibleName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setSingleStep(step)
        self.setPageStep(2 * step)
        self.dress(look)

    def _beside(self) -> float:
        """The room for the value."""
        if self._words is None:
            return 0.0
        ends = (self.minimum(), self.maximum())
        return 24 + max(self.look.width(self._words(value), AMOUNT) for value in ends)

    def sizeHint(self) -> QSize:
        height = max(self.look.px(2 * self.KNOB + 2), SMALLEST_TARGET)
        width = self._length + 2 * self.KNOB + self._beside()
        return QSize(self.look.px(width + 0.5), height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _track(self) -> Box:
        area = self.area()
        width = area.width - 2 * self.KNOB - self._beside()
        return Box(self.KNOB, area.height / 2 - 5, max(1.0, width), 10)

    def value_at(self, x: float) -> int:
        """The value at a distance in units from the left."""
        track = self._track()
        part = min(max((x - track.left) / track.width, 0.0), 1.0)
        return round(self.minimum() + part * (self.maximum() - self.minimum()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setSliderPosition(self.value_at(event.position().x() / self.look.unit))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setSliderPosition(self.value_at(event.position().x() / self.look.unit))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Lets the page scroll: scrolling must not change values on the way."""
        event.ignore()

    def radius(self) -> float:
        return 12

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area, theme = self.brush(QPainter(self)), self.area(), self.look.theme
        track, middle = self._track(), area.height / 2
        whole = max(1, self.maximum() - self.minimum())
        done = track.width * (self.sliderPosition() - self.minimum()) / whole
        canvas.round(track, 5, theme.groove)
        canvas.round(Box(track.left, track.top, done, track.height), 5, theme.text)
        knob = track.left + done
        lit = self.isEnabled() and (self.underMouse() or self.isSliderDown())
        canvas.disc(knob, middle, self.KNOB, theme.text)
        canvas.disc(knob, middle, self.KNOB - 4, theme.panel_2 if lit else theme.panel)
        if self._words is not None:
            text = self._words(self.sliderPosition())
            canvas.text(area.width, middle, text, AMOUNT, theme.text, align=Align.RIGHT)


class LevelBars(Stepping):
    """The strength of a computer player: as many bars as there are levels, the name below.

    Its value counts from 1. Arrow keys and clicks change it.
    """

    BAR, GAP, THICK = 26.0, 6.0, 9.0

    def __init__(self, look: Look, levels: Sequence[str], value: int, *, name: str = "") -> None:
        self._levels = tuple(levels)
        self._is_held = False
        super().__init__(look, 1, len(levels), value, name)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.dress(look)

    def set_levels(self, levels: Sequence[str]) -> None:
        """The same levels in other words."""
        self._levels = tuple(levels)
        self._write()
        self.restyle()

    def textFromValue(self, value: int) -> str:
        return self._levels[value - 1]

    def radius(self) -> float:
        return 12

    @property
    def count(self) -> int:
        """The number of bars."""
        return len(self._levels)

    def _step(self) -> float:
        """From bar to bar: each is met alone, whatever the size of the window."""
        return max(self.BAR + self.GAP, SMALLEST_TARGET / self.look.unit)

    def _left(self) -> float:
        return (self.area().width - self.count * self._step()) / 2

    def _place(self, number: int) -> Box:
        """The bar with this number, from 0."""
        step = self._step()
        return Box(self._left() + number * step + self.GAP / 2, 5, step - self.GAP, self.THICK)

    def bar_at(self, x: float) -> int:
        """The bar at a distance in units from the left, from 1."""
        return min(max(1 + int((x - self._left()) // self._step()), 1), self.count)

    def sizeHint(self) -> QSize:
        widest = max(self.look.width(level, LABEL) for level in self._levels)
        width = max(self.count * self._step() - self.GAP, widest) + 16
        height = self.THICK + 12 + self.look.size(LABEL) * 1.5
        return QSize(self.look.px(width + 0.5), max(self.look.px(height), SMALLEST_TARGET))

    def value_at(self, x: float) -> int:
        """The value at a distance in units from the left."""
        return self.bar_at(x)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._is_held = True
            self.setValue(self.value_at(event.position().x() / self.look.unit))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._is_held:
            self.setValue(self.value_at(event.position().x() / self.look.unit))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._is_held = False

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area, theme = self.brush(QPainter(self)), self.area(), self.look.theme
        lit = self.underMouse() and self.isEnabled()
        empty = mix(theme.groove, theme.text, 0.15 if lit else 0)
        for number in range(self.count):
            full = number < self.value()
            canvas.round(self._place(number), self.THICK / 2, theme.text if full else empty)
        middle = 5 + self.THICK + 5 + self.look.size(LABEL) * 0.75
        canvas.text(area.width / 2, middle, self.text(), LABEL, theme.text_2, align=Align.CENTRE)
