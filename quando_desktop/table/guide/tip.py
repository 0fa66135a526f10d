"""A tip of the adviser in a guided match: one thing to notice, and its reason."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.scene.tableau import Key


class GuidanceTip(NamedTuple):
    said: Callable[[], tuple[str, str]]
    """What there is to notice, and why, in the present language."""
    marks: frozenset[Key] = frozenset()
    """The own cards and other controls that it is about."""
    standing: Hashable = None
    """What it is about, if that stays on the table from turn to turn: it is pointed out once."""
