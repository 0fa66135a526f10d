"""The keys of a table as they are before anybody has changed one."""

from __future__ import annotations

from collections.abc import Callable

from quando_desktop.games import bindings_of
from quando_desktop.table.paint.keycaps import cap


def usual_caps(game: str) -> Callable[[str], str]:
    """Tells the caption of the key of a command."""
    bindings = bindings_of(game, {})
    return lambda id: cap(bindings.key_of(id))
