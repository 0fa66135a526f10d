"""What the chosen cards of the display of a Quanto table mean: a way to do it, and how far they are
from one."""

from __future__ import annotations

from quando_desktop.games.quanto.rules.effects import CardPlay
from quando_desktop.games.quanto.rules.shapes import Shape
from quando_desktop.named_tuple import NamedTuple


class Plan(NamedTuple):
    """One way to do it."""

    action: CardPlay
    shape: Shape
    """The cards of the display that it takes along."""
    size: int
    """The number of those."""


class Reading(NamedTuple):
    """Meaning of the chosen cards of the display."""

    action: CardPlay | None
    """What can be done with all of them; None if that is nothing yet."""
    inner: CardPlay | None
    """The same, or what can be done with most of them."""
    groups: tuple[tuple[int, ...], ...] = ()
    """By `HeldCard.card`."""
    partner: int | None = None
    bonus: int | None = None
    rest: tuple[int, ...] = ()
    """Those that are in no group yet."""
