"""The signs of the present keyboard layout, asked from the system: X11 and Windows tell them in a
few calls. Elsewhere they are learnt from the keys that are pressed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from PySide6.QtGui import QGuiApplication

from quando_desktop.table.scene.positions import LINUX, WINDOWS

SCAN_TO_KEY, KEY_TO_SIGN = 1, 2
"""What Windows is asked to map."""
SIGN = 0x7FFFFFFF
"""The bits of the sign; the other one says that it is dead."""
CORE_KEYBOARD = 0x0100


def signs() -> dict[str, str]:
    """The sign that each place gives now, by the place's American sign; nothing where the system
    does not tell."""
    try:
        if sys.platform == "win32":
            return _windows()
        # Wayland keeps its layout to itself, but X11 programs are given the same one.
        if QGuiApplication.platformName() in ("xcb", "wayland"):
            return _x11()
    except (OSError, AttributeError):
        # A library or a function is missing.
        pass
    return {}


def _found(table: dict[int, str], sign_of: Callable[[int], int]) -> dict[str, str]:
    found = {place: chr(sign_of(code)) for code, place in table.items()}
    return {place: sign for place, sign in found.items() if sign.isprintable()}


def _windows() -> dict[str, str]:
    import ctypes

    user: Any = ctypes.WinDLL("user32")  # type: ignore[attr-defined,unused-ignore]
    layout = user.GetKeyboardLayout(0)

    def sign_of(code: int) -> int:
        key = user.MapVirtualKeyExW(code, SCAN_TO_KEY, layout)
        return int(user.MapVirtualKeyExW(key, KEY_TO_SIGN, layout)) & SIGN

    return _found(WINDOWS, sign_of)


def _x11() -> dict[str, str]:
    import ctypes

    xlib, xkb = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libxkbcommon.so.0")
    pointer, number = ctypes.c_void_p, ctypes.c_uint
    xlib.XOpenDisplay.restype, xlib.XOpenDisplay.argtypes = pointer, [ctypes.c_char_p]
    xlib.XCloseDisplay.argtypes = [pointer]
    xlib.XkbGetState.argtypes = [pointer, number, pointer]
    xlib.XkbKeycodeToKeysym.restype = ctypes.c_ulong
    xlib.XkbKeycodeToKeysym.argtypes = [pointer, number, number, number]
    display = xlib.XOpenDisplay(None)
    if not display:
        return {}
    try:
        state = (ctypes.c_ubyte * 32)()
        xlib.XkbGetState(display, CORE_KEYBOARD, state)
        group = state[0]

        def sign_of(code: int) -> int:
            return int(xkb.xkb_keysym_to_utf32(xlib.XkbKeycodeToKeysym(display, code, group, 0)))

        return _found(LINUX, sign_of)
    finally:
        xlib.XCloseDisplay(display)
