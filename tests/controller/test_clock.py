"""The real time: alarms that ring once, in their order, and leave nothing behind."""

from __future__ import annotations

import gc
import sys

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quando_desktop.controller.clock import QtClock

MANY = 200


def test_alarms_ring_in_their_order_unless_they_are_stopped(qtbot: QtBot) -> None:
    clock, rung = QtClock(), list[str]()

    def again() -> None:
        rung.append("first")
        clock.after(0.0, lambda: rung.append("second"))

    clock.after(0.02, lambda: rung.append("last"))
    clock.after(0.0, lambda: rung.append("never")).stop()
    clock.after(0.0, again)
    assert not rung, "never before it returns"
    qtbot.waitUntil(lambda: "last" in rung)
    assert rung == ["first", "second", "last"]


def test_an_alarm_that_has_rung_leaves_nothing_behind(qapp: QApplication) -> None:
    """Connections of PySide do, and an evening has thousands of alarms."""
    clock, left = QtClock(), 0

    def ring() -> None:
        nonlocal left
        left -= 1
        if left:
            clock.after(0.0, ring)

    def ring_many() -> int:
        nonlocal left
        left = MANY
        clock.after(0.0, ring)
        while left:
            qapp.processEvents()
        gc.collect()
        return sys.getallocatedblocks()

    before = ring_many()
    assert ring_many() - before < MANY / 2
