"""What somebody finds in the program's window: what stands where, what is said, what moves.

Only asks: nothing here acts on the program.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QPoint, QPointF, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLineEdit,
    QListView,
    QPlainTextEdit,
    QWidget,
)

from quando_desktop.shell.kit.overlay import Overlay
from quando_desktop.shell.session.session import Session
from quando_desktop.shell.window.key_list import KeyList, KeyRows
from quando_desktop.shell.window.window import Window
from quando_desktop.table.scene.mirror import ControlButton, ControlLabel, Mirror
from quando_desktop.table.scene.view import TableView

Seen = dict[str, Any]

SHORT = 120
"""Milliseconds: a timer that waits no longer than this is part of a change that goes on."""
PROBES = [(x / 10, y / 10) for y in (5, 3, 2, 7, 1, 8) for x in (5, 2, 1, 8, 3, 7, 9)]
"""Parts of a control's width and height at which a person would look for it."""


def the_window() -> Window | None:
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, Window) and widget.isVisible():
            return widget
    return None


def look() -> Seen:
    """Everything that the tests ask about, as plain data."""
    window = the_window()
    if window is None:
        return {"page": "", "calm": False}
    page, focus, overlay = window.stack.currentWidget(), QApplication.focusWidget(), top(window)
    session = window.session
    seen: Seen = {
        "page": type(page).__name__,
        "overlay": "" if overlay is None else type(overlay).__name__,
        "overlay name": "" if overlay is None else overlay.accessibleName(),
        "says": "" if overlay is None else _said(overlay),
        "size": [window.width(), window.height()],
        "focus": "" if focus is None else name_of(focus),
        "buttons": [_button(window, button) for button in _buttons(window)],
        "fields": [_field(window, field) for field in _visible(window, QLineEdit)],
        "rows": [row for each in _visible(window, QListView) for row in _rows(each)],
        "calm": not is_moving(window),
        "caps": [cap for each in _visible(window, KeyList) for cap in _caps(each)],
        "phase": "",
        "controls": [],
    }
    if session is not None and window.is_at_table:
        seen |= _table(window, session)
    return seen


def _caps(column: KeyList) -> list[str]:
    """The keys in a column of the key sheet."""
    model = column.model()
    assert isinstance(model, KeyRows)
    return [cap for keys, _ in model.rows for cap in keys]


def top(window: Window) -> Overlay | None:
    """What lies over everything else."""
    found: list[Overlay] = [each for each in _visible(window, Overlay) if not each._closing]
    for overlay in found:
        at = overlay.mapTo(window, overlay.panel.geometry().center())
        here = window.childAt(at)
        if here is not None and (here is overlay or overlay.isAncestorOf(here)):
            return overlay
    return found[-1] if found else None


def _said(overlay: Overlay) -> str:
    """What a dialog is about; of one that tells that something broke, the whole report."""
    reports = [each.toPlainText() for each in overlay.findChildren(QPlainTextEdit)]
    return "\n".join([overlay.accessibleDescription(), *reports])


def name_of(widget: QWidget) -> str:
    if widget.accessibleName():
        return str(widget.accessibleName())
    return str(widget.text()) if isinstance(widget, QAbstractButton) else type(widget).__name__


def is_calm() -> bool:
    """Whether there is a window in which nothing is on its way."""
    window = the_window()
    return window is not None and not is_moving(window)


def is_moving(window: Window) -> bool:
    """Whether the window is still on its way to what was asked for."""
    running = QAbstractAnimation.State.Running
    if any(each.state() is running for each in window.findChildren(QAbstractAnimation)):
        return True
    if any(
        each.isActive() and each.isSingleShot() and each.interval() <= SHORT
        for each in window.findChildren(QTimer)
    ):
        return True
    session = window.session
    if session is None or not window.is_at_table:
        return False
    return session.page.is_busy or session.controller.phase.name == "COMPUTER"


def _visible(window: Window, kind: type[Any]) -> list[Any]:
    return [each for each in window.findChildren(kind) if each.isVisible()]


def _buttons(window: Window) -> Iterator[QAbstractButton]:
    for button in _visible(window, QAbstractButton):
        if not isinstance(button, ControlButton):
            yield button


def _button(window: Window, button: QAbstractButton) -> Seen:
    return {
        "name": name_of(button),
        "text": button.text(),
        "kind": type(button).__name__,
        "enabled": button.isEnabled(),
        "on": button.isChecked(),
        "at": _place(window, button),
    }


def _field(window: Window, field: QLineEdit) -> Seen:
    return {"name": name_of(field), "text": field.text(), "at": _place(window, field)}


def _rows(view: QListView) -> list[str]:
    model = view.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def _place(window: Window, widget: QWidget) -> list[int] | None:
    """Where it can be clicked in the window; nowhere if it is covered or scrolled away."""
    for x, y in PROBES:
        inside = QPoint(round(widget.width() * x), round(widget.height() * y))
        at = widget.mapTo(window, inside)
        if window.childAt(at) is widget:
            return [at.x(), at.y()]
    return None


# ------------------------------------------------------------------------------------ a table


def _table(window: Window, session: Session) -> Seen:
    match, controller, curtain = session.match, session.controller, session.curtain
    return {
        "phase": controller.phase.name,
        "controls": list(_controls(window, session.page)),
        "curtain": curtain.accessibleName() if curtain and curtain.isVisible() else "",
        "changes": len(match.rounds) + sum(len(log.moves) for log in match.rounds),
        "round": len(match.rounds),
        "scores": list(match.scores),
        "over": match.result is not None,
    }


def _controls(window: Window, page: QWidget) -> Iterator[Seen]:
    """The spots of the mirror, each with a place at which it is not covered by another one."""
    view = page.findChild(TableView)
    mirror = page.findChild(Mirror)
    assert isinstance(view, TableView)
    assert isinstance(mirror, Mirror)
    for spot in mirror.findChildren(QWidget):
        if isinstance(spot, ControlButton | ControlLabel):
            yield {
                "key": _key(spot.key),
                "name": spot.accessibleName(),
                "on": isinstance(spot, ControlButton) and spot.isChecked(),
                "at": _place_on(window, view, spot) if isinstance(spot, ControlButton) else None,
            }


def _key(key: object) -> str:
    return " ".join(map(str, key)) if isinstance(key, tuple) else str(key)


def _place_on(window: Window, view: TableView, spot: ControlButton) -> list[int] | None:
    box = spot.geometry()
    for x, y in PROBES:
        inside = QPointF(box.left() + box.width() * x, box.top() + box.height() * y)
        found = view.at(*view.units(inside))
        if found is not None and found.key == spot.key:
            at = view.mapTo(window, inside.toPoint())
            if window.childAt(at) is view.viewport():
                return [at.x(), at.y()]
    return None


# ------------------------------------------------------------------------------ what is heard


def heard() -> list[str]:
    """All that a screen reader can find in the window."""
    window = the_window()
    if window is None:
        return []
    whole: QAccessibleInterface | None = QAccessible.queryAccessibleInterface(window)
    return [] if whole is None else [words for words in _told(whole) if words]


def _told(one: QAccessibleInterface) -> Iterator[str]:
    # The state of something hidden says so; what is inside it is hidden with it.
    if one.state().invisible:
        return
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
        yield one.text(kind)
    for number in range(one.childCount()):
        inside = one.child(number)
        if inside is not None:
            yield from _told(inside)
