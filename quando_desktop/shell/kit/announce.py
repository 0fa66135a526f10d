"""Says something to people who listen to a screen reader."""

from __future__ import annotations

from PySide6 import QtGui
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str, *, at_once: bool = False) -> None:
    """Speaks when the reader is free, or at once for what cannot wait."""
    # Made with the first word, as Qt's binding does with all that is asked of its modules: the
    # lists of roles and states are long.
    event = QtGui.QAccessibleAnnouncementEvent(widget, text)
    if at_once:
        event.setPoliteness(QtGui.QAccessible.AnnouncementPoliteness.Assertive)
    QtGui.QAccessible.updateAccessibility(event)
