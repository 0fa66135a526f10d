"""A row of the settings."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from quando_desktop.shell.kit.base import Styled
from quando_desktop.shell.kit.choices import Segmented
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.look import NOTE, VALUE, Ink, Look
from quando_desktop.table.scene.stage import Box

UNBOUNDED = 1 << 24
"""More pixels than any control needs."""


class SettingRow(Styled, QWidget):
    """One setting: its name, its reason in a few words, its control at the right.

    Where there is too little room the reason moves below, then the control below both, and at last
    the options of a choice below each other.
    """

    GAP, HIGH, BETWEEN = 18.0, 52.0, 4.0

    def __init__(
        self, look: Look, what: str, why: str, control: QWidget, *, line: bool = True
    ) -> None:
        super().__init__()
        self._what = Label(look, what, VALUE, wraps=True)
        self._why = Label(look, why, NOTE, Ink.SOFT, wraps=True)
        self._line, self.control = line, control
        for part in (self._what, self._why, control):
            part.setParent(self)
        if not control.accessibleName():
            control.setAccessibleName(what)
        if not control.accessibleDescription():
            control.setAccessibleDescription(why)
        self._what.setBuddy(control)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.dress(look)

    def set_texts(self, what: str, why: str) -> None:
        self._what.setText(what)
        self._why.setText(why)
        self.control.setAccessibleName(what)
        self.control.setAccessibleDescription(why)
        self.restyle()

    def restyle(self) -> None:
        super().restyle()
        self._place(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place(self.width())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(width, moves=False)

    def minimumSizeHint(self) -> QSize:
        return QSize(max(self._control_within(0).width(), self.look.px(200)), self._least())

    def sizeHint(self) -> QSize:
        parts = (self._what, self._why)
        wide = sum(part.fontMetrics().horizontalAdvance(part.text()) for part in parts)
        wide += self.control.sizeHint().width() + 3 * self.look.px(self.GAP)
        return QSize(wide, self.heightForWidth(wide))

    def _control_within(self, width: int) -> QSize:
        """The size of the control in a row of this width."""
        control = self.control
        return control.hint_within(width) if isinstance(control, Segmented) else control.sizeHint()

    def line_width(self) -> int:
        """The least width in which the options of a choice stand beside each other, in pixels."""
        return self._control_within(UNBOUNDED).width()

    def _least(self) -> int:
        return self.look.px(self.HIGH * self.look.size(VALUE) / VALUE.size)

    def _place(self, width: int, *, moves: bool = True) -> int:
        """Places the parts and returns the height that they take."""
        gap, between = self.look.px(self.GAP), self.look.px(self.BETWEEN)
        hint = self._control_within(width)
        stacked = hint.width() > width * 0.62
        room = max(1, width if stacked else width - hint.width() - gap)
        texts = self._texts(room, gap, between)
        tall = max(box.bottom for box in texts) if texts else 0
        below = hint.height() + 2 * between if stacked else 0
        height = max(self._least(), int(tall) + below + 4 * between, hint.height() + 3 * between)
        if moves:
            top = int((height - below - tall) / 2)
            for label, box in zip((self._what, self._why), texts, strict=True):
                label.setGeometry(
                    int(box.left), top + int(box.top), int(box.width), int(box.height)
                )
            down = height - hint.height() - between if stacked else (height - hint.height()) // 2
            if isinstance(self.control, Segmented):
                self.control.fit_within(width)
            self.control.setGeometry(width - hint.width(), down, hint.width(), hint.height())
            self._why.setVisible(bool(self._why.text()))
        return height

    def _texts(self, room: int, gap: int, between: int) -> list[Box]:
        """The places of both texts in pixels: side by side if they fit on one line, else one below
        the other."""
        what, why = (
            part.fontMetrics().horizontalAdvance(part.text()) + 2
            for part in (self._what, self._why)
        )
        first = self._what.heightForWidth(min(room, what))
        if not self._why.text():
            return [Box(0, 0, min(room, what), first), Box(0, 0, 0, 0)]
        if what + gap + why <= room:
            second = self._why.heightForWidth(why)
            # On the same base line, though their letters differ in size.
            drop = self._what.fontMetrics().ascent() - self._why.fontMetrics().ascent()
            drop += (first - self._what.fontMetrics().height()) // 2
            drop -= (second - self._why.fontMetrics().height()) // 2
            return [Box(0, 0, what, first), Box(what + gap, drop, why, second)]
        second = self._why.heightForWidth(room)
        return [Box(0, 0, min(room, what), first), Box(0, first + between, room, second)]

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._line:
            canvas, area = self.brush(QPainter(self)), self.area()
            canvas.line([(1, 0.75), (area.width - 1, 0.75)], self.look.theme.line, 1.5)
