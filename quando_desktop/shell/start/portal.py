"""The wishes of a Linux desktop, as its portal tells them. Every question is asked without waiting:
a service that is dead or slow is never noticed."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import SLOT, QObject, Slot
from PySide6.QtDBus import (
    QDBusConnection,
    QDBusMessage,
    QDBusPendingCallWatcher,
    QDBusVariant,
)

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.shell.start.desktop import Hear, Wish

SERVICE, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Settings"
PATIENCE = 3000
"""Milliseconds for an answer."""


class Told(NamedTuple):
    """What one of the settings means."""

    wish: Wish
    is_on: Callable[[object], bool]


SETTINGS: dict[tuple[str, str], Told] = {
    ("org.freedesktop.appearance", "contrast"): Told(Wish.HIGH_CONTRAST, lambda value: value == 1),
    ("org.freedesktop.appearance", "reduced-motion"): Told(
        Wish.LESS_MOTION, lambda value: value == 1
    ),
    ("org.gnome.desktop.a11y.interface", "high-contrast"): Told(
        Wish.HIGH_CONTRAST, lambda value: value is True
    ),
    ("org.gnome.desktop.interface", "enable-animations"): Told(
        Wish.LESS_MOTION, lambda value: value is False
    ),
}
"""By their namespace and key; a portal answers for those that its desktop has."""


def has_bus() -> bool:
    """Whether there is a message bus: looking for one that is not there can start one."""
    if os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    folder = os.environ.get("XDG_RUNTIME_DIR")
    return bool(folder) and Path(str(folder), "bus").exists()


class Portal(QObject):
    """Asks the portal, and follows its changes."""

    def __init__(
        self, hear: Hear, parent: QObject | None = None, bus: QDBusConnection | None = None
    ) -> None:
        super().__init__(parent)
        self._hear = hear
        self._changed: set[tuple[str, str]] = set()
        """What was told as a change: an answer that arrives behind one is older than it."""
        self._bus = QDBusConnection.sessionBus() if bus is None else bus
        # The binding takes a string, though it says that it wants bytes.
        slot: Any = SLOT("changed(QDBusMessage)")
        self._bus.connect(SERVICE, PATH, INTERFACE, "SettingChanged", self, slot)

    def ask(self) -> None:
        for setting in SETTINGS:
            message = QDBusMessage.createMethodCall(SERVICE, PATH, INTERFACE, "Read")
            message.setArguments([*setting])
            watcher = QDBusPendingCallWatcher(self._bus.asyncCall(message, PATIENCE), self)
            watcher.finished.connect(lambda call, setting=setting: self._answered(setting, call))

    def _answered(self, setting: tuple[str, str], call: QDBusPendingCallWatcher) -> None:
        if not call.isError() and setting not in self._changed:
            self._take(setting, call.reply().arguments())
        call.deleteLater()

    @Slot(QDBusMessage)
    def changed(self, message: QDBusMessage) -> None:
        """Qt calls it when the desktop's settings change."""
        match message.arguments():
            case [str(space), str(key), value]:
                self._changed.add((space, key))
                self._take((space, key), [value])

    def _take(self, setting: tuple[str, str], values: list[object]) -> None:
        told = SETTINGS.get(setting)
        if told is not None and values:
            self._hear(setting, told.wish, told.is_on(_bare(values[0])))


def _bare(value: object) -> object:
    """A value without its wrapping: one answer comes in two of them."""
    while isinstance(value, QDBusVariant):
        value = value.variant()
    return value
