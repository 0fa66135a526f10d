"""Controls that choose one of several, or yes or no. The chosen one is ink, never gold: gold means
that there is something to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QButtonGroup,
    QCheckBox,
    QRadioButton,
    QSizePolicy,
)

from quando_desktop.shell.kit import icons, shadows
from quando_desktop.shell.kit.accessibility import ENTER, Group
from quando_desktop.shell.kit.base import Container, Styled
from quando_desktop.shell.kit.buttons import Pressed
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.layouts import Column, Line, Margins
from quando_desktop.shell.kit.look import SMALLEST_TARGET, Look
from quando_desktop.table.paint.canvas import Align, Canvas, Type, wrapped
from quando_desktop.table.paint.palette import mix
from quando_desktop.table.scene.stage import Box

FOCUS = Qt.FocusPolicy
CHIP = Type(16, 600)
RIM = 4.0
"""Around the options of a segmented control."""
LONGEST = 320.0
"""The width in units up to which a title of a side list stands on one line."""
LINE = 1.25
"""From line to line of a longer one, in sizes of letters."""


if TYPE_CHECKING:
    _Button = QAbstractButton
else:
    _Button = object


class Settable(_Button):
    """What a screen reader can switch on or off. It does so without a click, so that those who wait
    for one have to be told. Its constructor calls `listen` at its end."""

    _is_ours = False
    """Whether it is being set by the program, or by a click."""

    def listen(self) -> None:
        self.toggled.connect(self._follow)

    def setChecked(self, on: bool) -> None:
        self._is_ours = True
        super().setChecked(on)
        self._is_ours = False

    def nextCheckState(self) -> None:
        self._is_ours = True
        super().nextCheckState()
        self._is_ours = False

    def _follow(self, on: bool) -> None:
        if not self._is_ours:
            self.was_set(on=on)

    def was_set(self, *, on: bool) -> None:
        """Tells whoever waits for a click."""
        self.clicked.emit(on)


class Switch(Settable, Styled, QCheckBox):
    """On or off. The knob carries a tick when it is on, so that the state needs no colour.

    `words` are shown beside it, for off and on.
    """

    takes_enter = True

    def __init__(
        self, look: Look, name: str = "", *, on: bool = False, words: tuple[str, str] | None = None
    ) -> None:
        super().__init__()
        self._words = words
        self._kind = Type(17, 600)
        self.setAccessibleName(name)
        self.setChecked(on)
        # A click does not take the focus: Enter stays with the page's main button.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.dress(look)
        self.listen()

    def set_words(self, words: tuple[str, str]) -> None:
        self._words = words
        self.restyle()

    def sizeHint(self) -> QSize:
        height = self._height()
        words = [self.look.width(word, self._kind) for word in self._words or ()]
        width = height * 68 / 36 + (14 + max(words) if words else 0)
        return QSize(self.look.px(width + 0.5), max(self.look.px(height), SMALLEST_TARGET))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _height(self) -> float:
        return self.look.target(36 * max(1.0, self.look.size(self._kind) / 17))

    def hitButton(self, pos: object) -> bool:
        """Qt asks for the area that reacts to clicks: all of it."""
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area, theme = self.brush(QPainter(self)), self.area(), self.look.theme
        on, height, middle = self.isChecked(), self._height(), area.height / 2
        width = height * 68 / 36
        fill = theme.good if on else theme.groove
        fill = mix(fill, theme.text, 0.08 if self.underMouse() and self.isEnabled() else 0)
        canvas.round(Box(0, middle - height / 2, width, height), height / 2, fill)
        knob = width - height / 2 if on else height / 2
        canvas.disc(knob, middle, height * 0.39, theme.panel)
        if on:
            icons.paint(canvas, Icon.TICK, knob, middle, height * 0.4, theme.good)
        if self._words:
            canvas.text(width + 14, middle, self._words[on], self._kind, theme.text)


class Chip(Settable, Pressed):
    """A filter that is set or not; a set one is ink and carries a cross."""

    def __init__(self, look: Look, text: str, *, on: bool = False) -> None:
        super().__init__(text)
        self.setCheckable(True)
        self.setChecked(on)
        self.toggled.connect(self.updateGeometry)
        self.ready(look)
        self.listen()

    def sizeHint(self) -> QSize:
        size = self.look.size(CHIP)
        cross = size * 1.6 if self.isChecked() else 0
        width = self.look.width(self.text(), CHIP) + size * 2.25 + cross
        height = self.look.target(size * 2.5)
        return QSize(self.look.px(width + 0.5), max(self.look.px(height), SMALLEST_TARGET))

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area, theme = self.brush(QPainter(self)), self.area(), self.look.theme
        on, middle, size = self.isChecked(), area.height / 2, self.look.size(CHIP)
        if on:
            canvas.round(area, middle, self.lit(theme.text))
            icons.paint(
                canvas, Icon.CROSS, area.width - size * 1.4, middle, size * 0.8, theme.panel
            )
        else:
            inner = Box(1, 1, area.width - 2, area.height - 2)
            canvas.round(inner, middle - 1, self.lit(theme.panel))
            canvas.frame(inner, middle - 1, theme.line, 2, 1.0)
        canvas.text(size * 1.125, middle, self.text(), CHIP, theme.panel if on else theme.text)


class RadioOption(Settable, Styled, QRadioButton):
    """One option of a group; arrow keys go from one to the next, as in Qt."""

    def __init__(self, look: Look, text: str, kind: Type, pad: float, height: float) -> None:
        super().__init__(text)
        self._kind, self._pad, self._tall = kind, pad, height
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.dress(look)
        self.listen()

    def was_set(self, *, on: bool) -> None:
        # Another one of the group goes off by itself.
        if on:
            self.click()

    def hitButton(self, pos: object) -> bool:
        return True

    def sizeHint(self) -> QSize:
        bold = Type(self._kind.size, 650)
        width = self.look.width(self.text(), bold) + 2 * self._pad
        grown = self.look.size(self._kind) / self._kind.size
        height = max(self.look.px(self._tall * grown), SMALLEST_TARGET)
        return QSize(self.look.px(width + 0.5), height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        choice = self.parentWidget()
        if isinstance(choice, RadioGroup):
            choice.update_container()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        choice = self.parentWidget()
        if isinstance(choice, RadioGroup):
            if self.isChecked():
                choice.describe()
            choice.update_container()


class RadioGroup(Container, Group):
    """Options of which one is chosen."""

    chose = Signal(int)
    """The number of the option that a person chose; not sent when the program sets it."""

    def __init__(self, look: Look, items: Sequence[str], at: int, name: str) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.chose)
        self._group.idClicked.connect(lambda _: self._describe(""))
        self._group.idToggled.connect(self.update_container)
        self._line = self.new_layout(look)
        self.setLayout(self._line)
        self.setAccessibleName(name)
        self.look = look
        self.set_items(items, at)
        self.dress(look)

    def new_layout(self, look: Look) -> QBoxLayout:
        raise NotImplementedError

    def new_option(self, text: str) -> RadioOption:
        raise NotImplementedError

    @property
    def options(self) -> list[QAbstractButton]:
        return self._group.buttons()

    @property
    def at(self) -> int:
        return self._group.checkedId()

    @at.setter
    def at(self, number: int) -> None:
        self._group.button(number).setChecked(True)
        # Tab goes to the chosen option: Qt ensures that only after the first visit.
        for place, option in enumerate(self.options):
            strong = place == number
            option.setFocusPolicy(FOCUS.StrongFocus if strong else FOCUS.ClickFocus)
        if not any(option.hasFocus() for option in self.options):
            self.describe()

    def setAccessibleDescription(self, description: str) -> None:
        super().setAccessibleDescription(description)
        self.describe()

    def describe(self) -> None:
        """Has the description said with the chosen option, where Tab comes in: that of a group is
        never said. It is not said again with the options that arrow keys go to."""
        self._describe(self.accessibleDescription())

    def _describe(self, description: str) -> None:
        for option in self.options:
            option.setAccessibleDescription(description if option is self.chosen else "")

    def set_items(self, items: Sequence[str], at: int | None = None) -> None:
        """Sets other texts for the same options, or other options."""
        at = max(0, self.at) if at is None else at
        if len(items) == len(self.options):
            for option, text in zip(self.options, items, strict=True):
                option.setText(text)
        else:
            for option in self.options:
                self._group.removeButton(option)
                self._line.removeWidget(option)
                # It is deleted with the next events; until then it must not be seen beside the new
                # ones.
                option.hide()
                option.deleteLater()
            for number, text in enumerate(items):
                option = self.new_option(text)
                self._group.addButton(option, number)
                self._line.addWidget(option)
        if items:
            self.at = min(at, len(items) - 1)

    @property
    def chosen(self) -> QAbstractButton | None:
        """The chosen option."""
        found: QAbstractButton | None = self._group.checkedButton()
        return found

    def give_focus(self) -> None:
        """Gives the focus to the chosen option."""
        if self.chosen is not None:
            self.chosen.setFocus(Qt.FocusReason.OtherFocusReason)


class Segment(RadioOption):
    """An option of a segmented control. The whole control shows the focus: the ink of the option
    would hide it."""

    @property
    def has_ring(self) -> bool:
        return False

    def cast(self) -> shadows.Shadow | None:
        return shadows.CHOSEN if self.isChecked() else None

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area, theme = self.brush(QPainter(self)), self.area(), self.look.theme
        chosen = self.isChecked()
        if chosen:
            canvas.round(area, area.height / 2, theme.text)
        elif self.underMouse() and self.isEnabled():
            canvas.round(area, area.height / 2, theme.text, 0.08)
        ink = theme.panel if chosen else theme.text
        middle = area.height / 2
        canvas.text(area.width / 2, middle, self.text(), self._kind, ink, align=Align.CENTRE)


class Segmented(RadioGroup):
    """A pill of options side by side; `small` for the rows of the settings."""

    _is_stacked = False

    def __init__(
        self, look: Look, items: Sequence[str], at: int = 0, *, name: str = "", small: bool = False
    ) -> None:
        self._small = small
        super().__init__(look, items, at, name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def new_layout(self, look: Look) -> QBoxLayout:
        margins: Margins = (RIM, RIM, RIM, RIM)
        return Line(look, 0, margins)

    def hint_within(self, width: int) -> QSize:
        """The size in pixels where there is so much room: the options stand side by side, or below
        each other if that is too little."""
        sizes, rim = [option.sizeHint() for option in self.options], 2 * self.look.px(RIM)
        if self._is_too_wide(width):
            across, down = max(size.width() for size in sizes), sum(size.height() for size in sizes)
        else:
            across, down = sum(size.width() for size in sizes), max(size.height() for size in sizes)
        return QSize(across + rim, down + rim)

    def fit_within(self, width: int) -> None:
        """Puts the options side by side, or below each other, for so many pixels."""
        self._is_stacked = self._is_too_wide(width)
        way = QBoxLayout.Direction
        self._line.setDirection(way.TopToBottom if self._is_stacked else way.LeftToRight)

    def _is_too_wide(self, width: int) -> bool:
        """Whether the options need more than so many pixels side by side."""
        wide = sum(option.sizeHint().width() for option in self.options)
        return wide + 2 * self.look.px(RIM) > width

    def new_option(self, text: str) -> RadioOption:
        if self._small:
            made = Segment(self.look, text, Type(15, 650), 20, 30)
        else:
            made = Segment(self.look, text, Type(18, 650), 34, 44)
        made.setMinimumWidth(SMALLEST_TARGET)
        return made

    @property
    def has_ring(self) -> bool:
        return self.look.modality.by_keys and any(option.hasFocus() for option in self.options)

    def paint_background(self, canvas: Canvas) -> None:
        area, theme, radius = self.area(), self.look.theme, self.radius()
        inner = Box(0.75, 0.75, area.width - 1.5, area.height - 1.5)
        canvas.round(inner, radius - 0.75, theme.panel_2)
        canvas.frame(inner, radius - 0.75, theme.line, 1.5, 1.0)

    def radius(self) -> float:
        """Half as high as one line of options."""
        lines = len(self.options) if self._is_stacked else 1
        return (self.area().height - 2 * RIM) / lines / 2 + RIM


class SideEntry(RadioOption):
    """A row of a side list. A title that is longer than LONGEST takes several lines."""

    def _lines(self) -> list[str]:
        return wrapped(self.text(), self._bold, LONGEST, self.look.scale)

    @property
    def _bold(self) -> Type:
        return Type(self._kind.size, 650)

    def sizeHint(self) -> QSize:
        lines = self._lines()
        width = max(self.look.width(line, self._bold) for line in lines) + 2 * self._pad
        more = (len(lines) - 1) * LINE * self.look.size(self._kind)
        return QSize(self.look.px(width + 0.5), super().sizeHint().height() + self.look.px(more))

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area, theme = self.brush(QPainter(self)), self.area(), self.look.theme
        chosen, lines = self.isChecked(), self._lines()
        step, radius = LINE * self.look.size(self._kind), self.radius()
        if chosen:
            canvas.round(area, radius, theme.text)
        elif self.underMouse() and self.isEnabled():
            canvas.round(area, radius, theme.panel_2)
        kind = self._bold if chosen else Type(self._kind.size, 500)
        ink = theme.panel if chosen else theme.text
        for number, line in enumerate(lines):
            canvas.text(self._pad, radius + number * step, line, kind, ink)

    def radius(self) -> float:
        """That of a single line."""
        more = LINE * self.look.size(self._kind) * (len(self._lines()) - 1)
        return (self.area().height - more) / 2


class SideList(RadioGroup):
    """The table of contents at the left of a page: groups of settings, chapters of the rules."""

    is_clear = True

    def __init__(self, look: Look, items: Sequence[str], at: int = 0, *, name: str = "") -> None:
        super().__init__(look, items, at, name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def new_layout(self, look: Look) -> QBoxLayout:
        return Column(look, 9, (6, 6, 6, 6))

    def new_option(self, text: str) -> RadioOption:
        entry = SideEntry(self.look, text, Type(18, 500), 25, 46)
        entry.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        return entry
