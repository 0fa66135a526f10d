"""The digest that seeds and names are made of: SHA-256.

`hashlib` has the same one, but loads a whole library for secrets first: four milliseconds of every
start.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ("sha256",)

if TYPE_CHECKING:
    # A type checker knows no difference.
    from hashlib import sha256
else:
    try:
        from _sha2 import sha256
    except ImportError:
        # Older than Python 3.12, or without it.
        try:
            from _sha256 import sha256
        except ImportError:
            from hashlib import sha256
