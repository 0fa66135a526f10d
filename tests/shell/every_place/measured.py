"""What somebody without eyes, without a mouse or with an unsteady hand finds at a place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import ne

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QScrollBar,
    QStyle,
    QStyleOptionSlider,
    QWidget,
)

from quando_desktop.shell.kit.choices import RadioGroup
from quando_desktop.shell.kit.overlay import Overlay
from quando_desktop.shell.kit.sliders import LevelBars
from quando_desktop.shell.window.window import Window
from tests.table.painted import grabbed

SMALLEST = 32
"""Pixels that every control has in both directions."""
AROUND = 30
"""Pixels around a control in which its focus may be seen: choices show it around all of them."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A stop of Tab."""

    widget: QWidget
    """Or the whole choice, of which one option is a stop."""
    what: str
    name: str
    changed: int
    """Pixels that change with the focus."""
    around: int
    """Pixels around the control: about as many as a thin line has."""


def name_of(widget: QWidget) -> str:
    """As screen readers say it; what has rows is said by its present one, too."""
    return heard(widget).text(QAccessible.Text.Name)


def heard(widget: QWidget) -> QAccessibleInterface:
    found: QAccessibleInterface = QAccessible.queryAccessibleInterface(widget)
    return found


def focus() -> QWidget:
    here = QApplication.focusWidget()
    assert here is not None
    return here


# ------------------------------------------------------------------------------------ stops


def stops(window: Window) -> Iterator[Stop]:
    """All stops of Tab, from the present one on."""
    window.look.modality.use(by_keys=True)
    seen: list[QWidget] = []
    while focus() not in seen:
        seen.append(focus())
        yield _stop(window, focus())
        QTest.keyClick(focus(), Qt.Key.Key_Tab)


def _stop(window: Window, widget: QWidget) -> Stop:
    with_focus = _seen(window, widget)
    window.look.modality.use(by_keys=False)
    widget.clearFocus()
    without = _seen(window, widget)
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    size = widget.size()
    changed = _changed(with_focus, without)
    around = widget.parentWidget()
    stop = around if isinstance(around, RadioGroup) else widget
    what, wide = type(widget).__name__, size.width() + size.height()
    return Stop(stop, what, name_of(widget), changed, wide)


def _seen(window: Window, widget: QWidget) -> QImage:
    QApplication.processEvents()
    place = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
    room = place.adjusted(-AROUND, -AROUND, AROUND, AROUND).intersected(window.rect())
    return grabbed(window, room).convertToFormat(QImage.Format.Format_RGB32)


def _changed(one: QImage, two: QImage) -> int:
    assert one.size() == two.size()
    before, after = (memoryview(image.constBits()).cast("B").cast("I") for image in (one, two))
    wide = one.width()
    lines = (slice(at, at + wide) for at in range(0, len(before), wide))
    # Nearly all lines are the same.
    return sum(sum(map(ne, before[at], after[at])) for at in lines if before[at] != after[at])


# ------------------------------------------------------------------------------------ order


def detours(root: QWidget, visited: Sequence[Stop]) -> list[str]:
    """Stops of Tab that come in another order than screen readers find them."""
    order = {widget: place for place, widget in enumerate(root.findChildren(QWidget))}
    places = list(dict.fromkeys(order[stop.widget] for stop in visited))
    start = places.index(min(places))
    if places[start:] + places[:start] == sorted(places):
        return []
    return [stop.name for stop in visited]


def disorder(root: QWidget) -> list[str]:
    """Neighbours that screen readers find in another order than somebody who looks: rows from top
    to bottom, and where there are columns one column after the other."""
    return [*_disorder(heard(root))]


def _disorder(parent: QAccessibleInterface) -> Iterator[str]:
    found = [parent.child(place) for place in range(parent.childCount())]
    shown = [each for each in found if _is_shown(each)]
    places = [(each.rect(), number) for number, each in enumerate(shown)]
    wanted = in_order(places)
    if wanted != [*range(len(shown))]:
        named = [each.text(QAccessible.Text.Name) or _kind(each) for each in shown]
        yield f"{named} instead of {[named[number] for number in wanted]}"
    for each in shown:
        yield from _disorder(each)


def _kind(each: QAccessibleInterface) -> str:
    return type(each.object()).__name__


def _is_shown(each: QAccessibleInterface) -> bool:
    widget = each.object()
    if isinstance(widget, (Overlay, QScrollBar)) or each.rect().isEmpty():
        return False
    return not each.state().invisible and _says(each)


def _says(each: QAccessibleInterface) -> bool:
    """Whether there is anything to say of it or in it."""
    if each.text(QAccessible.Text.Name):
        return True
    return any(
        _says(inner)
        for inner in map(each.child, range(each.childCount()))
        if not inner.state().invisible
    )


def in_order(places: Sequence[tuple[QRect, int]]) -> list[int]:
    """The numbers in the order of reading. A line or a column that touches none of the others is
    read for itself; what lies over each other stays as it is."""
    if not places:
        return []
    lines = _cut(places, upright=True)
    if len(lines) > 1:
        return [number for line in lines for number in in_order(line)]
    first, *others = _cut(places, upright=False)
    if others:
        # Only the first column: what is beside it may have lines again.
        beside = sorted((each for part in others for each in part), key=lambda each: each[1])
        return in_order(first) + in_order(beside)
    return [number for _, number in places]


def _cut(places: Sequence[tuple[QRect, int]], *, upright: bool) -> list[list[tuple[QRect, int]]]:
    """Cuts where a straight line meets none of them."""

    def ends(place: QRect) -> tuple[int, int]:
        return (place.top(), place.bottom()) if upright else (place.left(), place.right())

    parts: list[list[tuple[QRect, int]]] = []
    last = 0
    for place, number in sorted(places, key=lambda each: (ends(each[0]), each[1])):
        start, end = ends(place)
        if parts and start <= last:
            parts[-1].append((place, number))
        else:
            parts.append([(place, number)])
        last = max(last, end) if len(parts[-1]) > 1 else end
    return [sorted(part, key=lambda each: each[1]) for part in parts]


# ------------------------------------------------------------------------------------- size


def small(root: QWidget) -> list[str]:
    """Controls, or parts of them, that are hard to hit."""
    kinds = (QAbstractButton, QAbstractSlider, QAbstractSpinBox, QLineEdit)
    found = []
    for widget in root.findChildren(QWidget):
        in_spin_box = isinstance(widget.parentWidget(), QAbstractSpinBox)
        if not isinstance(widget, kinds) or in_spin_box or not widget.isVisible():
            continue
        for part in _parts(widget):
            if min(part.width(), part.height()) < SMALLEST:
                name = f"{type(widget).__name__} {name_of(widget)!r}"
                found.append(f"{name}: {part.width()} x {part.height()}")
    return found


def _parts(widget: QWidget) -> Iterator[QSize]:
    """The sizes of what is hit alone."""
    if isinstance(widget, QScrollBar):
        yield _handle(widget)
    elif isinstance(widget, LevelBars):
        yield from _bars(widget)
    else:
        yield widget.size()


def _handle(bar: QScrollBar) -> QSize:
    option = QStyleOptionSlider()
    bar.initStyleOption(option)
    part = QStyle.SubControl.SC_ScrollBarSlider
    return bar.style().subControlRect(QStyle.ComplexControl.CC_ScrollBar, option, part, bar).size()


def _bars(bars: LevelBars) -> Iterator[QSize]:
    """Where a press lies on each bar."""
    hit = Counter(bars.bar_at(x / bars.look.unit) for x in range(bars.width()))
    return (QSize(wide, bars.height()) for wide in hit.values())
