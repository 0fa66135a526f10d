"""The wishes of Windows, which answers at once."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable

from quando_desktop.shell.start.desktop import Hear, Wish

GET_HIGH_CONTRAST, GET_ANIMATION = 0x0042, 0x1042
"""SPI_GETHIGHCONTRAST, SPI_GETCLIENTAREAANIMATION."""
IS_ON = 0x0001
"""HCF_HIGHCONTRASTON."""

Parameters = Callable[[int, int, object, int], int]
"""SystemParametersInfoW: what is asked for, the size of the answer, its place, and a flag."""


class HighContrast(ctypes.Structure):
    """HIGHCONTRASTW."""

    _fields_ = [
        ("cbSize", ctypes.c_uint),
        ("dwFlags", ctypes.c_uint),
        ("lpszDefaultScheme", ctypes.c_void_p),
    ]


class WindowsWishes:
    """Asks Windows."""

    def __init__(self, hear: Hear, parameters: Parameters | None = None) -> None:
        self._hear = hear
        self._parameters = parameters or _of_this_system()

    def ask(self) -> None:
        size = ctypes.sizeof(HighContrast)
        contrast = HighContrast(cbSize=size)
        if self._parameters(GET_HIGH_CONTRAST, size, ctypes.byref(contrast), 0):
            self._hear("windows", Wish.HIGH_CONTRAST, bool(contrast.dwFlags & IS_ON))
        moves = ctypes.c_int(1)
        if self._parameters(GET_ANIMATION, 0, ctypes.byref(moves), 0):
            self._hear("windows", Wish.LESS_MOTION, not moves.value)


def _of_this_system() -> Parameters:
    if sys.platform == "win32":
        return ctypes.windll.user32.SystemParametersInfoW
    raise OSError("this is not Windows")
