"""The wishes of a Linux desktop come from its portal, whenever that answers."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtDBus import QDBusConnection
from pytestqt.qtbot import QtBot

from quando_desktop.shell.start import portal
from quando_desktop.shell.start.desktop import Desktop, Wish
from quando_desktop.shell.start.portal import Portal, has_bus
from tests.shell.start.fake_portal import DEAD

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("dbus-daemon") is None, reason="needs a message bus"
)

ROOT = Path(__file__).parents[3]
CONTRAST = "org.freedesktop.appearance contrast"
MOTION = "org.freedesktop.appearance reduced-motion"
GNOME_CONTRAST = "org.gnome.desktop.a11y.interface high-contrast"
GNOME_MOTION = "org.gnome.desktop.interface enable-animations"

Serve = Callable[[object], tuple[Desktop, subprocess.Popen[str]]]


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Starts a bus of its own, with a portal that answers so, and a desktop that asks there."""
    with ExitStack() as stack:
        bus = stack.enter_context(
            subprocess.Popen(
                ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"],
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
        )
        stack.callback(bus.kill)
        assert bus.stdout is not None
        address = bus.stdout.readline().strip()
        connection = QDBusConnection.connectToBus(address, "the test's own bus")
        stack.callback(QDBusConnection.disconnectFromBus, "the test's own bus")

        def started(values: object) -> tuple[Desktop, subprocess.Popen[str]]:
            said = values if isinstance(values, str) else json.dumps(values)
            fake = stack.enter_context(
                subprocess.Popen(
                    [sys.executable, "-m", "tests.shell.start.fake_portal", said],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                    cwd=ROOT,
                    env={**os.environ, "DBUS_SESSION_BUS_ADDRESS": address},
                )
            )
            stack.callback(fake.kill)
            assert fake.stdout is not None
            assert fake.stdout.readline() == "ready\n"
            desktop = Desktop(lambda hear, parent: Portal(hear, parent, connection))
            return desktop, fake

        yield started


@pytest.mark.parametrize(
    ("values", "wishes"),
    [
        ({CONTRAST: 1, MOTION: 1}, {*Wish}),
        ({CONTRAST: 1}, {Wish.HIGH_CONTRAST}),
        ({GNOME_CONTRAST: True, GNOME_MOTION: True}, {Wish.HIGH_CONTRAST}),
        ({CONTRAST: 0, MOTION: 0, GNOME_MOTION: False}, {Wish.LESS_MOTION}),
    ],
)
def test_what_the_portal_says_is_heard(
    serve: Serve, qtbot: QtBot, values: dict[str, Any], wishes: set[Wish]
) -> None:
    desktop, _ = serve(values)
    assert not any(map(desktop.wants, Wish))
    desktop.ask()
    qtbot.waitUntil(lambda: {wish for wish in Wish if desktop.wants(wish)} == wishes)


def test_changes_are_followed(serve: Serve, qtbot: QtBot) -> None:
    desktop, fake = serve({CONTRAST: 0})
    desktop.ask()
    assert fake.stdin is not None
    for value in (1, 0):
        with qtbot.waitSignal(desktop.changed):
            fake.stdin.write(json.dumps({CONTRAST: value, "some.other thing": 1}) + "\n")
            fake.stdin.flush()
        assert desktop.wants(Wish.HIGH_CONTRAST) is bool(value)


@pytest.fixture
def answered(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each answer that has come, whether it was an error."""
    errors: list[bool] = []
    taken = Portal._answered

    def note(self: Portal, setting: tuple[str, str], call: Any) -> None:
        errors.append(call.isError())
        taken(self, setting, call)

    monkeypatch.setattr(Portal, "_answered", note)
    return errors


def test_an_answer_that_comes_behind_a_change_is_old(
    serve: Serve, qtbot: QtBot, answered: list[bool]
) -> None:
    desktop, fake = serve({CONTRAST: 0})
    desktop.ask()
    assert fake.stdin is not None
    with qtbot.waitSignal(desktop.changed):
        fake.stdin.write(json.dumps({CONTRAST: 1}) + "\n")
        fake.stdin.flush()
    desktop.ask()
    qtbot.waitUntil(lambda: len(answered) == 2 * len(portal.SETTINGS))
    assert desktop.wants(Wish.HIGH_CONTRAST)


def test_a_portal_that_never_answers_is_not_waited_for(
    serve: Serve, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, answered: list[bool]
) -> None:
    monkeypatch.setattr(portal, "PATIENCE", 50)
    desktop, _ = serve(DEAD)
    desktop.ask()
    assert answered == [], "it would have waited"
    qtbot.waitUntil(lambda: len(answered) == len(portal.SETTINGS))
    assert all(answered)
    assert not any(map(desktop.wants, Wish))


def test_no_bus_is_looked_for_where_there_is_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert not has_bus()
    (tmp_path / "bus").touch()
    assert has_bus()
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    assert not has_bus()
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    assert has_bus()
