"""The heap of the C library, where pictures lie."""

from __future__ import annotations

import ctypes
import sys

M_MMAP_THRESHOLD = -3
LARGE = 128 * 1024
"""Bytes, as the C library has it at first."""


def keep_apart() -> None:
    """Lets every picture have pages of its own, which go back to the system with it.

    The GNU C library does so at first, too, but takes the first large picture that goes as a sign
    to lay all others of its size among small things: where those stay, the room of pictures that
    have gone is never given back.
    """
    _call("mallopt", M_MMAP_THRESHOLD, LARGE)
    give_back()


def give_back() -> None:
    """Returns to the system what is free between things that stay: after a table has gone, some 10
    MB."""
    _call("malloc_trim", 0)


def _call(name: str, *numbers: int) -> None:
    if sys.platform != "linux":
        return
    try:
        getattr(ctypes.CDLL(None), name)(*numbers)
    except (OSError, AttributeError):
        return  # another C library, which has its own ways
