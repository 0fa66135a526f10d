"""What can be done with a card. Knows no Qt."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from quando_desktop.games.quanto.rules.actions import Capture, Discard, Extend, Form, Steal, Take

NOBODY = -1
Play = Capture | Form | Extend | Take | Steal | Discard
"""What can be done with a card."""


class Kind(StrEnum):
    """What can be done with a card, in the order of its buttons."""

    CAPTURE = "capture"
    TAKE = "take"
    FORM = "form"
    EXTEND = "extend"
    STEAL = "steal"
    DISCARD = "discard"


class Use(NamedTuple):
    """One thing that can be done with a card."""

    kind: Kind
    seat: int = NOBODY
    """Whose quanto is extended or stolen."""


def use_of(action: Play) -> Use:
    """What kind of thing an action with a card is."""
    match action:
        case Capture():
            return Use(Kind.CAPTURE)
        case Form():
            return Use(Kind.FORM)
        case Extend(owner=owner):
            return Use(Kind.EXTEND, owner)
        case Take():
            return Use(Kind.TAKE)
        case Steal(victim):
            return Use(Kind.STEAL, victim)
    return Use(Kind.DISCARD)
