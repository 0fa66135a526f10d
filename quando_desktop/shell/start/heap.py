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
    if sys.platform != "linux":
        return
    try:
        library = ctypes.CDLL(None)
        library.mallopt(M_MMAP_THRESHOLD, LARGE)
        library.malloc_trim(0)
    except (OSError, AttributeError):
        return  # another C library, which has its own ways
