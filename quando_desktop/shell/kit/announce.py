"""Says something to people who listen to a screen reader."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str, *, at_once: bool = False) -> None:
    """Speaks when the reader is free, or at once for what cannot wait."""
    # Loaded with the first word: its lists of roles and states are long.
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    event = QAccessibleAnnouncementEvent(widget, text)
    if at_once:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
