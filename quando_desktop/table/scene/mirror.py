"""The table for keys and screen readers: a real widget for each control.

To them the picture is one large pixmap. So behind the view stands a button or a label for each
control, at the same place: Tab visits them in their order, a screen reader reads and presses them,
and the table draws the outline of the one that has the focus.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import cast

from PySide6.QtCore import QRect, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from quando_desktop.table.scene.keys import Taps
from quando_desktop.table.scene.stage import Stage, target
from quando_desktop.table.scene.tableau import Control, Key, Role, Tableau

Meaning = Callable[[QKeyEvent], str]
"""Names the command of a key by its usual key."""
BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)

READ = (Role.INFO, Role.MORE)
"""Roles of what is there to be read."""


class ControlButton(QAbstractButton):
    """Stands for a button or a card."""

    def __init__(self, mirror: Mirror, control: Control) -> None:
        super().__init__(mirror)
        self.key = control.key
        self._mirror = mirror
        self._is_card = control.role is Role.CARD
        self._plays = control.role in (Role.CARD, Role.MORE)
        """Whether the key that plays means the table, wherever the focus is."""
        self.setCheckable(self._is_card)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(lambda: mirror.pressed.emit(self.key))
        self.toggled.connect(self._turned)

    def turn(self, *, on: bool) -> None:
        """Shows whether a card is chosen."""
        if self._is_card:
            self._check(on)

    def _check(self, on: bool) -> None:
        with QSignalBlocker(self):
            self.setChecked(on)

    def _turned(self, on: bool) -> None:
        """Passes on a press of a screen reader, which does not click on something checkable but
        checks it."""
        self._check(not on)
        self._mirror.pressed.emit(self.key)

    def nextCheckState(self) -> None:
        """Leaves it to the table to say what is chosen."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Leaves the painting to the table."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        means = self._mirror.meaning(event)
        if self._plays and self._mirror.leaves(means):
            event.ignore()
        elif means != "Space" and (self._plays or means != "Return"):
            # Arrows and all else belong to the table as a whole.
            event.ignore()
        elif self._mirror.taps.is_tap(event):
            # The space bar counts when it goes up, as everywhere.
            by_bar = means == "Space" and event.key() == Qt.Key.Key_Space
            super().keyPressEvent(event) if by_bar else self.click()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._mirror.taps.let_go(event)
        super().keyReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._mirror.reach(self, event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._mirror.leave()


class ControlLabel(QLabel):
    """Stands for something that can only be read."""

    def __init__(self, mirror: Mirror, control: Control) -> None:
        super().__init__(mirror)
        self.key = control.key
        self._mirror = mirror
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def press(self) -> None:
        """Passes on a press, for which only a guide can wait."""
        self._mirror.pressed.emit(self.key)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._mirror.reach(self, event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._mirror.leave()


class Mirror(QWidget):
    """All controls of the present tableau as widgets."""

    pressed = Signal(object)
    focused = Signal(object)
    reached = Signal(str, bool)
    """The name of what has got the focus, and whether somebody went there by Tab."""
    renamed = Signal(str)
    """Another name of what has the focus."""

    def __init__(self, table: QWidget, taps: Taps, meaning: Meaning) -> None:
        super().__init__(table)
        self.taps, self.meaning = taps, meaning
        self._table = table
        self.leaves: Callable[[str], bool] = lambda _: False
        """Whether a key that chooses a card belongs to the table as a whole at the moment."""
        self._spots: dict[Key, ControlButton | ControlLabel] = {}
        self._keeps_names = False
        self._names: dict[Key, str] = {}
        """The new name of what has the focus, while it keeps the old one."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def reflect(self, tableau: Tableau, stage: Stage) -> None:
        """Follows the table; the control with the focus keeps it as long as it is there, and then
        gives it to the one beside it."""
        wanted = {each.key: each for each in tableau.controls if each.role is not Role.PLACE}
        order = [*self._spots]
        gone = {
            key: self._spots.pop(key)
            for key, spot in [*self._spots.items()]
            if key not in wanted or self._kind(wanted[key]) is not type(spot)
        }
        lost = next((key for key, spot in gone.items() if spot.hasFocus()), None)
        spots: dict[Key, ControlButton | ControlLabel] = {}
        before: QWidget | None = None
        for key, control in wanted.items():
            spot = self._spots.get(key)
            if spot is None:
                spot = self._kind(control)(self, control)
                spot.show()
            spots[key] = spot
            self._name(spot, control.name)
            if isinstance(spot, ControlButton):
                spot.turn(on=control.is_on)
            spot.setGeometry(pixels(control, stage))
            if before is not None:
                QWidget.setTabOrder(before, spot)
            before = spot
        self._spots = spots
        self._put_in_order()
        beside = None if lost is None else self._beside(lost, order, wanted)
        self._drop([*gone.values()], beside)

    def _name(self, spot: ControlButton | ControlLabel, name: str) -> None:
        self._names.pop(spot.key, None)
        old = spot.accessibleName()
        if name == old:
            return
        if old and self._keeps_names and spot.hasFocus():
            self._names[spot.key] = name
        else:
            self._call(spot, name)

    def _call(self, spot: ControlButton | ControlLabel, name: str) -> None:
        is_new = not spot.accessibleName()
        spot.setAccessibleName(name)
        if spot.hasFocus() and not is_new:
            self.renamed.emit(name)

    def keep_names(self, keep: bool) -> None:
        """Lets what has the focus keep its name while something is said: a screen reader would say
        the new one at once, in place of that."""
        self._keeps_names = keep
        if not keep:
            self._rename()

    def _rename(self) -> None:
        names, self._names = self._names, {}
        for key, name in names.items():
            if key in self._spots:
                self._call(self._spots[key], name)

    def reach(self, spot: ControlButton | ControlLabel, reason: Qt.FocusReason) -> None:
        """Tells that a control has got the focus."""
        self.reached.emit(spot.accessibleName(), reason in BY_TAB)
        self.focused.emit(spot.key)

    def leave(self) -> None:
        """Tells that a control has lost the focus."""
        self._rename()
        self.focused.emit(None)

    def _put_in_order(self) -> None:
        """Lets screen readers, too, find everything in the order of the table: to them children
        come in the order in which they were made or raised."""
        wanted = [*self._spots.values()]
        there = [each for each in self.children() if each in wanted]
        same = takewhile(lambda pair: pair[0] is pair[1], zip(there, wanted, strict=True))
        for spot in wanted[len([*same]) :]:
            spot.raise_()

    @staticmethod
    def _beside(lost: Key, order: Sequence[Key], wanted: Mapping[Key, Control]) -> Key | None:
        """The control to go to from one that is gone: the same thing in another role, its nearest
        neighbour of the same kind, the nearest card, or else something that can only be read.
        Never a button: it would be pressed by mistake."""
        if lost in wanted:
            return lost
        at = order.index(lost)
        near = sorted(range(len(order)), key=lambda place: (abs(place - at), place < at))
        left = [order[place] for place in near if order[place] in wanted]
        alike = [key for key in left if _kind_of(key) == _kind_of(lost)]
        cards = [key for key in (*left, *wanted) if wanted[key].role is Role.CARD]
        labels = [key for key in (*left, *wanted) if wanted[key].role in READ]
        return next(iter([*alike, *cards, *labels]), None)

    def clear(self) -> None:
        gone = [*self._spots.values()]
        self._spots.clear()
        self._names.clear()
        self._drop(gone, None)

    def focus(self, key: Key) -> None:
        spot = self._spots.get(key)
        if spot is not None:
            spot.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def has_focus(self) -> bool:
        """Whether the keys are at one of the controls."""
        return any(spot.hasFocus() for spot in self._spots.values())

    def spot(self, key: Key) -> QWidget | None:
        return self._spots.get(key)

    @staticmethod
    def _kind(control: Control) -> type[ControlButton] | type[ControlLabel]:
        return ControlLabel if control.role is Role.INFO else ControlButton

    def _drop(self, gone: Sequence[QWidget], beside: Key | None) -> None:
        """Drops widgets. This comes last, because a handler that hears of the lost focus may show
        the table anew."""
        if any(spot.hasFocus() for spot in gone):
            # Where nothing is left the table itself takes the keys: they go on working.
            heir: QWidget = self._table if beside is None else self._spots[beside]
            heir.setFocus(Qt.FocusReason.OtherFocusReason)
        for spot in gone:
            spot.setParent(cast(QWidget, None))
            spot.deleteLater()


def _kind_of(key: Key) -> object:
    """The part of a key that like things have in common."""
    return key[0] if isinstance(key, tuple) else key


def pixels(control: Control, stage: Stage) -> QRect:
    """The place of a control on the page."""
    unit = stage.unit
    box = control.box if control.role is Role.INFO else target(control.box, unit)
    return QRect(
        round((box.left + stage.margin) * unit),
        round(box.top * unit),
        max(1, round(box.width * unit)),
        max(1, round(box.height * unit)),
    )
