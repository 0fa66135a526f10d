"""A moment of a match that is told again at its end."""

from __future__ import annotations

from quando_desktop.named_tuple import NamedTuple


class Highlight(NamedTuple):
    seat: int
    """Whose moment it was."""
    title: str
    words: str
    """One sentence."""
