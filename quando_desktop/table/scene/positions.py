"""The place of a key on the keyboard, whatever is printed on it: it goes by the sign that an
American keyboard has there."""

from __future__ import annotations

import sys

from PySide6.QtGui import QGuiApplication, QKeyEvent

ROWS = (
    (2, "1234567890-="),
    (16, "QWERTYUIOP[]"),
    (30, "ASDFGHJKL;'`"),
    (43, "\\ZXCVBNM,./"),
)
"""The number of the first key of a row, and its keys, which are numbered on from there."""
CODES = {sign: first + place for first, row in ROWS for place, sign in enumerate(row)}
"""The numbers that keyboards of personal computers have always sent. Windows tells them as they
are, Linux with 8 added."""
CODES["<"] = 86
X11 = 8
MAC = dict(enumerate("ASDFHGZXCV<BQWERYT123465=97-80]OU[IP", start=0)) | {
    37: "L",
    38: "J",
    39: "'",
    40: "K",
    41: ";",
    42: "\\",
    43: ",",
    44: "/",
    45: "N",
    46: "M",
    47: ".",
    50: "`",
}
"""The numbers of a Mac."""
WINDOWS = {code: sign for sign, code in CODES.items()}
LINUX = {code + X11: sign for sign, code in CODES.items()}


def position_of(event: QKeyEvent) -> str:
    """The American sign of the pressed place; nothing for keys without a sign, and for events that
    no keyboard has sent."""
    match QGuiApplication.platformName():
        case "cocoa":
            # The first number is 0, which is also that of an event without any.
            return MAC.get(event.nativeVirtualKey(), "") if event.nativeScanCode() else ""
        case "windows":
            return WINDOWS.get(event.nativeScanCode(), "")
        case _:
            table = WINDOWS if sys.platform == "win32" else LINUX
            return table.get(event.nativeScanCode(), "")
