"""A quiet room to listen in: a screen, a session and an accessibility bus of their own, and nobody
else's settings."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.ear.wire import PROPERTIES, Call, Wire
from tests.journeys.program import environment

SIZE = "1920x1200x24"
NAME, PATH = "org.a11y.Bus", "/org/a11y/bus"


@dataclass(frozen=True)
class Room:
    variables: Mapping[str, str]
    """The variables by which a program finds its screen and its buses."""
    bus: str
    """The address of the accessibility bus."""
    picture: Path
    """The file that holds what the screen shows."""

    def keys(self, *words: str) -> None:
        """Moves the fingers: what `xdotool` is told."""
        command = ["xdotool", *words]
        subprocess.run(command, env={**os.environ, **self.variables}, check=True)


@contextmanager
def quiet_room() -> Iterator[Room]:
    """Opens a room in which a screen reader is said to be there, as Orca says it of itself."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="ear-")))
        folder.chmod(0o700)
        display = stack.enter_context(_screen(folder))
        own = {
            "XDG_RUNTIME_DIR": str(folder),
            # No other service has to be started for settings.
            "GSETTINGS_BACKEND": "memory",
            # Whoever asks about something that is just gone is none of the program's business.
            "QT_LOGGING_RULES": "qt.accessibility.atspi.warning=false",
        }
        variables = {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display, **own}
        session = stack.enter_context(_session(environment(variables, folder)))
        variables["DBUS_SESSION_BUS_ADDRESS"] = session
        wire = stack.enter_context(Wire(session))
        (address,) = wire.ask(Call(NAME, PATH, NAME, "GetAddress")) or ("",)
        status = ("org.a11y.Status", "ScreenReaderEnabled", ("b", True))
        wire.ask(Call(NAME, PATH, PROPERTIES, "Set", "ssv", status))
        yield Room(variables, address.partition(",")[0], folder / "Xvfb_screen0")


@contextmanager
def _screen(folder: Path) -> Iterator[str]:
    """A screen that keeps its picture in a file."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-noreset", "-nolisten", "tcp"]
    command += ["-screen", "0", SIZE, "-fbdir", str(folder)]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        with open(reading, encoding="ascii") as line:
            number = line.readline().strip()
        try:
            assert number, "Xvfb did not start"
            yield f":{number}"
        finally:
            server.terminate()


@contextmanager
def _session(variables: Mapping[str, str]) -> Iterator[str]:
    """A session bus; the accessibility bus is started by it and ends with it."""
    command = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"]
    with subprocess.Popen(
        command, env=variables, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as bus:
        assert bus.stdout is not None
        try:
            address = bus.stdout.readline().strip()
            assert address, "dbus-daemon did not start"
            yield address.partition(",")[0]
        finally:
            bus.terminate()
