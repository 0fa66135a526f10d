"""Accessibility: whether people use keys and need to see the focus, messages to screen readers, and
groups whose names they say."""

from __future__ import annotations

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QGroupBox, QWidget
from shiboken6 import isValid

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
SILENT = (
    *ENTER,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
)
"""Keys that do not move the focus: they confirm, cancel, or wait for another key."""
MOUSE = (Qt.FocusReason.MouseFocusReason,)
KEYS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class Modality(QObject):
    """Tracks whether people use keys or a mouse. It filters only the events of the widget with the
    focus: the fewer go through Python the better."""

    changed = Signal()
    """From keys to the mouse, or back."""
    moved = Signal()
    """The same, or the focus has moved."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.by_keys = False
        """False until a key is used."""
        self._here: QWidget | None = None
        """Where the focus was last."""
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow)
            self._follow(None, application.focusWidget())

    def use(self, *, by_keys: bool) -> None:
        if by_keys != self.by_keys:
            self.by_keys = by_keys
            self.changed.emit()
            self.moved.emit()

    def notice(self, reason: Qt.FocusReason) -> None:
        """Takes note of the reason why the focus moved; moves by the program itself tell
        nothing. From what is hidden or switched off Qt moves it as if by Tab."""
        here = self._here
        is_left = here is None or not isValid(here) or (here.isVisible() and here.isEnabled())
        if reason in MOUSE:
            self.use(by_keys=False)
        elif reason in KEYS and is_left:
            self.use(by_keys=True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() not in SILENT:
                self.use(by_keys=True)
        elif event.type() is QEvent.Type.MouseButtonPress:
            self.use(by_keys=False)
        return False

    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        if old is not None:
            old.removeEventFilter(self)
        if new is not None:
            new.installEventFilter(self)
        self._here = new
        self.moved.emit()


def tell_value(widget: QWidget, value: int) -> None:
    """Tells screen readers of another value of a control: they ask it for its words then."""
    QtGui.QAccessible.updateAccessibility(QtGui.QAccessibleValueChangeEvent(widget, value))


def is_heard() -> bool:
    """Whether a screen reader, or something like it, is there."""
    return bool(QtGui.QAccessible.isActive())


def answer(widget: QWidget, text: str) -> None:
    """Says a text to the screen reader at once."""
    announce(widget, text, at_once=True)


def announce(widget: QWidget, text: str, *, at_once: bool = False) -> None:
    """Says a text to the screen reader when it is free, or at once if it cannot wait."""
    # Named through the module, so that the binding builds its long lists of roles and states only
    # with the first text.
    event = QtGui.QAccessibleAnnouncementEvent(widget, text)
    if at_once:
        event.setPoliteness(QtGui.QAccessible.AnnouncementPoliteness.Assertive)
    QtGui.QAccessible.updateAccessibility(event)


class Group(QGroupBox):
    """Qt's group only for screen readers: they say its name when the focus comes into it, while the
    name of a plain widget is never said. In everything else it is a plain widget: it paints
    nothing, takes no room and no keys.

    Not for controls with long texts between them: some screen readers begin with all of those.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)

    def event(self, event: QEvent) -> bool:
        """Passes on keys and clicks, which Qt's group would keep for its own box to tick."""
        return QWidget.event(self, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leaves out the frame that Qt's group would make room for."""
        QWidget.resizeEvent(self, event)

    def changeEvent(self, event: QEvent) -> None:
        """Leaves out the frame, as above."""
        QWidget.changeEvent(self, event)

    def minimumSizeHint(self) -> QSize:
        return QWidget.minimumSizeHint(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints nothing."""
