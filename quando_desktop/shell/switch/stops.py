"""The things that a switch can be used on now: single controls, or groups of them where there are
many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, TypeGuard

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QScrollBar,
    QWidget,
)

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.shell.kit.overlay import Overlay
from quando_desktop.shell.kit.panels import Panel
from quando_desktop.shell.switch import words
from quando_desktop.table.pages.surface import Surface
from quando_desktop.table.parts.scenery import GEAR, HINT, MENU, OWN, UNDO
from quando_desktop.table.scene.mirror import ControlButton, ControlLabel

if TYPE_CHECKING:
    from quando_desktop.shell.window.window import Window

Spot = ControlButton | ControlLabel
MANY = 8
"""More things than this are offered in groups."""
FEW = 3
"""Fewer cards than this need no group."""
ASIDE = (HINT, UNDO, MENU, GEAR)
"""Controls of every table that are offered after those of the game."""


class Stop(NamedTuple):
    """Something that is offered: a control, or a group that opens when it is taken."""

    widgets: tuple[QWidget, ...]
    name: str = ""
    """Of a group."""

    @property
    def is_group(self) -> bool:
        return len(self.widgets) > 1

    def box(self, window: QWidget) -> QRect:
        """Its place in the window."""
        found = QRect()
        for widget in self.widgets:
            found |= QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
        return found


def stops(window: Window) -> list[Stop]:
    """All that can be used now, in the order in which it is offered."""
    root = _root(window)
    if root is None:
        return []
    if isinstance(root, Surface):
        return _at_table(root)
    found = [*_usable(root)]
    texts = [Stop((area,), words.read_on()) for area in _texts(root)]
    if len(found) <= MANY:
        return [*texts, *(Stop((widget,)) for widget in found)]
    groups = [tuple(group) for _, group in groupby(found, lambda widget: id(_panel(widget, root)))]
    if len(groups) == 1:
        return [*texts, *inside(Stop(groups[0]))]
    return [*texts, *(_group(group) for group in groups)]


def inside(stop: Stop) -> list[Stop]:
    """The things in a group; a large group has groups of its own."""
    widgets = stop.widgets
    if len(widgets) <= MANY:
        return [Stop((widget,)) for widget in widgets]
    parts = -(-len(widgets) // MANY)
    size = -(-len(widgets) // parts)
    return [_group(widgets[at : at + size]) for at in range(0, len(widgets), size)]


def take(widget: QWidget) -> None:
    """Uses a control as a press would."""
    if isinstance(widget, QAbstractButton):
        widget.click()
    elif isinstance(widget, ControlLabel):
        widget.press()
    elif isinstance(widget, QAbstractSlider):
        at, step = widget.value(), widget.singleStep()
        widget.setValue(at + step if at < widget.maximum() else widget.minimum())
    elif isinstance(widget, QAbstractSpinBox):
        widget.stepUp()
    elif isinstance(widget, QAbstractItemView):
        rows, here = widget.model().rowCount(), widget.currentIndex().row()
        widget.setCurrentIndex(widget.model().index((here + 1) % max(1, rows), 0))
    elif isinstance(widget, QAbstractScrollArea):
        bar = widget.verticalScrollBar()
        at_end = bar.value() == bar.maximum()
        bar.setValue(bar.minimum() if at_end else bar.value() + bar.pageStep())


# ------------------------------------------------------------------------------- where to look


def _root(window: Window) -> QWidget | None:
    """Whatever lies in front: an overlay, a curtain, or the page."""
    focus = QApplication.focusWidget()
    while focus is not None and not isinstance(focus, Overlay):
        focus = focus.parentWidget()
    if focus is not None and focus.isVisible():
        return focus
    curtain = window.session.curtain if window.session is not None else None
    if curtain is not None and window.is_at_table and curtain.isVisible():
        return curtain
    found: QWidget | None = window.stack.currentWidget()
    return found


def _in_order(root: QWidget) -> Iterator[QWidget]:
    """All widgets inside, as Tab would visit them."""
    widget = root.nextInFocusChain()
    while widget is not None and widget is not root:
        if root.isAncestorOf(widget) and widget.isVisibleTo(root) and widget.isEnabled():
            yield widget
        widget = widget.nextInFocusChain()


def _usable(root: QWidget) -> Iterator[QWidget]:
    kinds = (QAbstractButton, QAbstractSlider, QAbstractSpinBox, QAbstractItemView)
    for widget in _in_order(root):
        if not isinstance(widget, kinds) or isinstance(widget, QScrollBar):
            continue
        if widget.focusPolicy() == Qt.FocusPolicy.NoFocus:
            continue
        is_chosen = isinstance(widget, QAbstractButton) and (
            widget.autoExclusive() and widget.isChecked()
        )
        if not is_chosen:
            yield widget


def _texts(root: QWidget) -> Iterator[QAbstractScrollArea]:
    """What scrolls, and has nothing in it that could be taken."""
    for area in root.findChildren(QAbstractScrollArea):
        scrolls = area.isVisible() and area.verticalScrollBar().maximum() > 0
        if scrolls and not isinstance(area, QAbstractItemView) and not any(_usable(area)):
            yield area


def _panel(widget: QWidget, root: QWidget) -> QWidget:
    """The panel that a control stands on, or the whole."""
    found = widget.parentWidget()
    while found is not None and found is not root and not isinstance(found, Panel):
        found = found.parentWidget()
    return found or root


def _group(widgets: Sequence[QWidget]) -> Stop:
    if len(widgets) == 1:
        return Stop((widgets[0],))
    return Stop(tuple(widgets), words.row(_name(widgets[0]), _name(widgets[-1])))


def _name(widget: QWidget) -> str:
    if widget.accessibleName() or not isinstance(widget, QAbstractButton):
        return str(widget.accessibleName())
    return str(widget.text())


# ------------------------------------------------------------------------------------ a table


def _at_table(page: Surface) -> list[Stop]:
    """The own cards first, then what can be done from the left, then the buttons of whoever leads
    through a lesson or an exercise, then the tools of every table."""
    spots = [each for each in _in_order(page) if _is_offered(each, page)]
    aside = [spot for spot in spots if spot.key in ASIDE]
    kinds: dict[object, list[QWidget]] = {}
    for spot in spots:
        if spot.key not in ASIDE:
            kinds.setdefault(_kind(spot), []).append(spot)
    order = sorted(kinds, key=lambda kind: (kind != OWN, min(each.x() for each in kinds[kind])))
    found = [stop for kind in order for stop in _row(kind, kinds[kind])]
    buttons = [each for each in _usable(page) if not isinstance(each, ControlButton)]
    found += [Stop((button,)) for button in buttons]
    help_first = sorted(aside, key=lambda spot: ASIDE.index(spot.key))
    if not found or len(help_first) < 2:
        return [*found, *(Stop((spot,)) for spot in help_first)]
    return [*found, Stop(tuple(help_first), words.help_and_menu())]


def _is_offered(widget: QWidget, page: Surface) -> TypeGuard[Spot]:
    """Whether this is a thing of the table that reacts. What can only be read does where a lesson
    waits for it to be touched."""
    guide = page.guide
    if isinstance(widget, ControlLabel):
        return guide is not None and guide.awaits(widget.key)
    return isinstance(widget, ControlButton) and page.reacts(widget.key)


def _kind(spot: Spot) -> object:
    """Cards and their like go by a pair, of which the first half says what they are."""
    return spot.key[0] if isinstance(spot.key, tuple) else spot.key


def _row(kind: object, widgets: Sequence[QWidget]) -> list[Stop]:
    if len(widgets) < FEW:
        return [Stop((widget,)) for widget in widgets]
    if kind == OWN:
        return [Stop(tuple(widgets), words.own_cards(len(widgets)))]
    return [_group(widgets)]
