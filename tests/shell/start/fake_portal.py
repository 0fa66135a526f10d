"""A portal for tests, on the bus that it finds: `python -m tests.shell.start.fake_portal VALUES`.

VALUES is a JSON object of what it answers, by namespace and key; what is not there is an error. A
line on its standard input, another such object, is told to everybody as a change; questions are
still answered with the old values, as by a desktop whose answers were under way before it. With
`dead` in place of the values it takes every question and answers none.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from PySide6.QtCore import QCoreApplication, QSocketNotifier
from PySide6.QtDBus import (
    QDBusConnection,
    QDBusMessage,
    QDBusVariant,
    QDBusVirtualObject,
)

from quando_desktop.shell.start.portal import INTERFACE, PATH, SERVICE

DEAD = "dead"


class FakePortal(QDBusVirtualObject):
    def __init__(self, values: dict[str, Any] | None) -> None:
        super().__init__()
        self.values = values

    def introspect(self, path: str) -> str:
        return ""

    def handleMessage(self, message: QDBusMessage, connection: QDBusConnection) -> bool:
        if message.interface() != INTERFACE:
            return False
        if self.values is None:
            message.setDelayedReply(True)
            return True
        value = self.values.get(" ".join(message.arguments()))
        if value is None:
            connection.send(message.createErrorReply("org.freedesktop.portal.Error.NotFound", ""))
            return True
        reply = message.createReply()
        reply.setArguments([QDBusVariant(QDBusVariant(value))])
        connection.send(reply)
        return True


def main() -> None:
    app = QCoreApplication([])
    bus = QDBusConnection.sessionBus()
    portal = FakePortal(None if sys.argv[1] == DEAD else json.loads(sys.argv[1]))

    def change() -> None:
        line = sys.stdin.readline()
        if not line:
            app.quit()
            return
        for name, value in json.loads(line).items():
            told = QDBusMessage.createSignal(PATH, INTERFACE, "SettingChanged")
            told.setArguments([*name.split(" "), QDBusVariant(value)])
            bus.send(told)

    notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    notifier.activated.connect(change)
    assert bus.registerVirtualObject(PATH, portal)
    assert bus.registerService(SERVICE)
    print("ready", flush=True)
    app.exec()


if __name__ == "__main__":
    main()
