"""Looks at what only a program inside Windows can see: its windows, its registry and its folders.

Run by the Python for Windows, with nothing but its standard library, on Windows as under wine.
Each call answers with one line of JSON:

    probe.py folders            where this user's and everyone's things are
    probe.py registry PATH ...  what is there, for this user and for everyone
    probe.py windows            the titles of all windows that can be seen
    probe.py window TITLE       how large the window is and how many colours it shows
    probe.py close TITLE        asks the window to close
    probe.py open FILE          opens it as by a double click, and waits until that is closed
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

if sys.platform == "win32":
    import ctypes
    import winreg
    from ctypes import wintypes

    FOLDERS = {
        "data": 0x1C,
        "menu": 0x02,
        "desktop": 0x10,
        "all menu": 0x17,
        "all desktop": 0x19,
        "programs": 0x26,
    }
    """Windows' numbers of its own folders."""
    CLOSE = 0x10
    KEEP_PROCESS, TAKE_KEY, SHOW, FOREVER = 0x40, 0x03, 1, 0xFFFFFFFF
    STEPS = 24
    """The points of a window that are looked at, across and down."""

    user, gdi = ctypes.WinDLL("user32"), ctypes.WinDLL("gdi32")
    user.GetDC.restype = wintypes.HDC
    user.GetDC.argtypes = user.IsWindowVisible.argtypes = [wintypes.HWND]
    user.ReleaseDC.argtypes = [wintypes.HWND, wintypes.HDC]
    user.GetWindowTextW.argtypes = [wintypes.HWND, wintypes.LPWSTR, ctypes.c_int]
    user.GetClientRect.argtypes = [wintypes.HWND, ctypes.POINTER(wintypes.RECT)]
    user.PostMessageW.argtypes = [wintypes.HWND, ctypes.c_uint, wintypes.WPARAM, wintypes.LPARAM]
    gdi.GetPixel.restype = wintypes.COLORREF
    gdi.GetPixel.argtypes = [wintypes.HDC, ctypes.c_int, ctypes.c_int]
    Visit = ctypes.WINFUNCTYPE(wintypes.BOOL, wintypes.HWND, wintypes.LPARAM)

    def folders() -> dict[str, str]:
        found = {}
        for name, number in FOLDERS.items():
            text = ctypes.create_unicode_buffer(wintypes.MAX_PATH)
            ctypes.WinDLL("shell32").SHGetFolderPathW(None, number, None, 0, text)
            found[name] = text.value
        return found

    def registry(*paths: str) -> dict[str, dict[str, Any]]:
        """The values below each path, by the name of their root, keys and own name."""
        roots = {"user": winreg.HKEY_CURRENT_USER, "all": winreg.HKEY_LOCAL_MACHINE}
        return {
            name: {key: value for path in paths for key, value in _values(root, path)}
            for name, root in roots.items()
        }

    def _values(root: int, path: str) -> list[tuple[str, Any]]:
        try:
            key = winreg.OpenKey(root, path, access=winreg.KEY_READ | winreg.KEY_WOW64_64KEY)
        except OSError:
            return []
        with key:
            keys, values, _ = winreg.QueryInfoKey(key)
            inner = [winreg.EnumKey(key, number) for number in range(keys)]
            own = [winreg.EnumValue(key, number)[:2] for number in range(values)]
        found = [(path, ""), *((rf"{path}\{name}", value) for name, value in own)]
        for name in inner:
            found += _values(root, rf"{path}\{name}")
        return found

    def window(title: str) -> dict[str, int] | None:
        handle = _find(title)
        if handle is None:
            return None
        area = wintypes.RECT()
        user.GetClientRect(handle, ctypes.byref(area))
        width, height = area.right, area.bottom
        context = user.GetDC(handle)
        places = [(x, y) for x in range(1, STEPS) for y in range(1, STEPS)]
        colours = {
            gdi.GetPixel(context, width * x // STEPS, height * y // STEPS) for x, y in places
        }
        user.ReleaseDC(handle, context)
        return {"width": width, "height": height, "colours": len(colours)}

    def close(title: str) -> bool:
        handle = _find(title)
        return handle is not None and bool(user.PostMessageW(handle, CLOSE, 0, 0))

    class Order(ctypes.Structure):
        """Everything that Windows wants to know to open a file."""

        _fields_ = (
            ("size", wintypes.DWORD),
            ("mask", wintypes.ULONG),
            ("window", wintypes.HWND),
            ("verb", wintypes.LPCWSTR),
            ("file", wintypes.LPCWSTR),
            ("parameters", wintypes.LPCWSTR),
            ("folder", wintypes.LPCWSTR),
            ("show", ctypes.c_int),
            ("instance", wintypes.HINSTANCE),
            ("list", ctypes.c_void_p),
            ("kind", wintypes.LPCWSTR),
            ("kind_key", wintypes.HKEY),
            ("hot_key", wintypes.DWORD),
            ("icon", wintypes.HANDLE),
            ("process", wintypes.HANDLE),
        )

    def open_(file: str) -> int:
        """Gives the exit code of the program that Windows chose."""
        order = Order(mask=KEEP_PROCESS, file=file, show=SHOW)
        order.size = ctypes.sizeof(order)
        key = _own_kind(file) if hasattr(ctypes.WinDLL("ntdll"), "wine_get_version") else None
        if key is not None:
            order.mask, order.kind_key = KEEP_PROCESS | TAKE_KEY, key.handle
        if not ctypes.WinDLL("shell32").ShellExecuteExW(ctypes.byref(order)):
            raise OSError("Windows knows no program for it")
        kernel = ctypes.WinDLL("kernel32")
        kernel.WaitForSingleObject.argtypes = [wintypes.HANDLE, wintypes.DWORD]
        kernel.GetExitCodeProcess.argtypes = [wintypes.HANDLE, wintypes.LPDWORD]
        kernel.WaitForSingleObject(order.process, FOREVER)
        code = wintypes.DWORD()
        kernel.GetExitCodeProcess(order.process, ctypes.byref(code))
        return code.value

    def _own_kind(file: str) -> winreg.HKEYType | None:
        """The kind of file that this is for this user. Windows knows, while wine looks only for
        what everyone does."""
        classes = r"Software\Classes"
        try:
            ending = os.path.splitext(file)[1]
            kind = winreg.QueryValue(winreg.HKEY_CURRENT_USER, rf"{classes}\{ending}")
            return winreg.OpenKey(winreg.HKEY_CURRENT_USER, rf"{classes}\{kind}")
        except OSError:
            return None

    def windows() -> list[str]:
        return list(_windows())

    def _find(title: str) -> int | None:
        """The visible window with this very title."""
        return _windows().get(title)

    def _windows() -> dict[str, int]:
        """All visible windows by their titles."""
        found: dict[str, int] = {}

        def visit(handle: int, _: int) -> bool:
            text = ctypes.create_unicode_buffer(256)
            user.GetWindowTextW(handle, text, len(text))
            if user.IsWindowVisible(handle):
                found.setdefault(text.value, handle)
            return True

        user.EnumWindows(Visit(visit), 0)
        return found

    JOBS: dict[str, Callable[..., Any]] = {
        "folders": folders,
        "registry": registry,
        "windows": windows,
        "window": window,
        "close": close,
        "open": open_,
    }

    def main(words: Sequence[str]) -> int:
        print(json.dumps(JOBS[words[0]](*words[1:])))
        return 0

else:

    def main(words: Sequence[str]) -> int:
        print(f"Only inside Windows there is an answer to {words[0]!r}.", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
