"""The system below Qt: its screen, without which Qt would end the whole process; its message bus,
for which Qt would wait for ever where it does not answer; and the folder for data."""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path
from urllib.parse import unquote

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QLibraryInfo, QPluginLoader, QStandardPaths, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from quando_desktop.__about__ import APP_ID, NAME, __version__
from quando_desktop.disk.folder import choose
from quando_desktop.libraries import lack
from quando_desktop.shell import late
from quando_desktop.shell.kit.look import PLAIN
from quando_desktop.table.paint.art import Art
from quando_desktop.table.paint.canvas import Scale
from quando_desktop.table.paint.style import Style

CHOICE = "QT_QPA_PLATFORM"
"""The variable that tells Qt what to draw on."""
BUS, NO_BUS = "DBUS_SESSION_BUS_ADDRESS", "disabled:"
"""The variable with the address of the desktop's message bus, and an address for none."""
READERS_BUS = "AT_SPI_BUS_ADDRESS"
"""The same for the bus of screen readers, which need not be set."""
BUS_LIMIT = 2.0
"""Seconds for the bus to answer."""
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)


class NoScreen(Exception):
    """No window can be opened. Its text is for people."""


def check_screen() -> None:
    """Raises NoScreen unless a window can be opened."""
    if sys.platform in ("win32", "darwin") or QApplication.instance() is not None:
        return
    chosen = os.environ.get(CHOICE, "")
    if chosen and not chosen.startswith(("xcb", "wayland")):
        return
    reasons = []
    for name, why_not in (("WAYLAND_DISPLAY", _why_no_wayland), ("DISPLAY", _why_no_x)):
        where = os.environ.get(name)
        if where:
            reason = why_not(where)
            if not reason:
                return
            reasons.append(f"{name}={where} {reason}")
    if not reasons:
        raise NoScreen("there is no screen: neither DISPLAY nor WAYLAND_DISPLAY is set")
    raise NoScreen(f"there is no usable screen: {'; '.join(reasons)}")


def use_any_screen() -> None:
    """Draws in memory where there is no screen."""
    try:
        check_screen()
    except NoScreen:
        os.environ[CHOICE] = "offscreen"


def leave_dead_bus() -> None:
    """Lets Qt do without a message bus that does not answer, be it the desktop's or that of screen
    readers: it would never open the window."""
    place = _bus_socket()
    if place is None:
        return
    if _is_dead(place):
        os.environ[BUS] = NO_BUS
    elif READERS_BUS not in os.environ and any(map(_is_dead, _readers_sockets())):
        os.environ[READERS_BUS] = NO_BUS


def _is_dead(place: str) -> bool:
    """Whether somebody listens there, and never answers."""
    with late.socket.socket(late.socket.AF_UNIX) as wire:
        wire.settimeout(BUS_LIMIT)
        try:
            wire.connect(place)
            # The beginning of the protocol, to which every bus replies.
            wire.sendall(b"\0AUTH\r\n")
            wire.recv(1)
        except TimeoutError:
            return True
        except OSError:
            # Where there is no bus at all Qt does not wait.
            return False
    return False


def _readers_sockets() -> list[str]:
    """The sockets of the bus of screen readers for this screen, where it usually has them."""
    folder = Path(os.environ.get("XDG_RUNTIME_DIR", ""), "at-spi")
    number = os.environ.get("DISPLAY", "").rpartition(":")[2].partition(".")[0]
    return [str(path) for name in ("bus", f"bus_{number}") if (path := folder / name).exists()]


def _bus_socket() -> str | None:
    """The address of the desktop's message bus, if that is a socket."""
    if sys.platform != "linux":
        return None
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    address = os.environ.get(BUS) or (f"unix:path={runtime}/bus" if runtime else "")
    kind, _, rest = address.partition(";")[0].partition(":")
    parts = (part.partition("=") for part in rest.split(","))
    found = {name: value for name, _, value in parts}
    if kind != "unix" or not (found.get("path") or found.get("abstract")):
        return None
    return unquote(found.get("path") or f"\0{found['abstract']}")


class Application(QApplication):
    """Takes files that are opened on the desktop: macOS starts no second program for them but tells
    the running one, even if it has just been started for that."""

    handed = Signal(Path)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            path = Path(event.file())
            # Not in this event handler: an error would not reach the crash hook but end the
            # program.
            QTimer.singleShot(0, self, lambda: self.handed.emit(path))
            return True
        return super().event(event)


def application() -> QApplication:
    """The one application, with the program's identity."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    QApplication.setApplicationName(NAME)
    QApplication.setApplicationVersion(__version__)
    QApplication.setDesktopFileName(APP_ID)
    leave_dead_bus()
    style = ["-style", PLAIN] if sys.platform == "linux" else []
    return Application([NAME, *style])


def data_folder(override: Path | None) -> Path:
    """The folder for this user's games and settings."""
    # Qt derives the folder from the program's name, and can be asked before there is an
    # application.
    QApplication.setApplicationName(NAME)
    kind = QStandardPaths.StandardLocation.AppLocalDataLocation
    platform = Path(QStandardPaths.writableLocation(kind))
    beside = Path(sys.executable).parent if getattr(sys, "frozen", False) else None
    return choose(override, beside, platform)


def icon(style: Style) -> QtGui.QIcon:
    """The program's icon, drawn for each usual size: a small one has fewer strokes."""
    # Not from the art of the window, which would drop other pictures for it.
    art = Art(style.drawings, style.palette, style.palette.light, Scale(1.0), bold=False)
    made = QtGui.QIcon()
    for size in ICON_SIZES:
        name = "icon/icon_small" if size <= 32 else "icon/icon"
        made.addPixmap(art.svg(name, size, size).pixmap)
    return made


def _why_no_wayland(display: str) -> str:
    """The reason why Qt cannot use this Wayland display, or an empty text."""
    missing = _missing_library("libqwayland.so")
    if missing:
        return missing
    path = Path(os.environ.get("XDG_RUNTIME_DIR", ""), display)
    with late.socket.socket(late.socket.AF_UNIX) as wire:
        try:
            wire.connect(str(path))
        except OSError:
            return "does not answer"
    return ""


def _why_no_x(display: str) -> str:
    """The reason why Qt cannot use this X display, or an empty text; found with the library that Qt
    uses."""
    missing = _missing_library("libqxcb.so")
    if missing:
        return missing
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError as error:
        return f"cannot be used, as this system lacks {lack(str(error)) or 'libxcb.so.1'}"
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    if xcb.xcb_connection_has_error(connection):
        xcb.xcb_disconnect(connection)
        return "does not answer"
    # The connection stays open: a server that resets when its last client leaves would be busy with
    # that just when Qt connects.
    return ""


def _missing_library(plugin: str) -> str:
    """The library that Qt's plugin needs and the system lacks, or an empty text."""
    path = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms", plugin)
    loader = QPluginLoader(str(path))
    if loader.load():
        return ""
    return f"cannot be used, as this system lacks {lack(loader.errorString()) or plugin}"
