"""Small gestures of portraits: a few stances one after the other, and back again."""

from __future__ import annotations

from typing import NamedTuple


class Stance(NamedTuple):
    """An offset of a portrait from where it rests, and how long it takes to get there; in units and
    degrees."""

    ms: float
    up: float = 0.0
    lean: float = 0.0
    """Towards the middle of the table."""
    stay: float = 0.0
    """Milliseconds before it goes on."""


Gesture = tuple[Stance, ...]

GLANCE: Gesture = (Stance(180, up=5, lean=6, stay=420), Stance(220))
HOP: Gesture = (Stance(110, up=11), Stance(110), Stance(110, up=7), Stance(110))
NOD: Gesture = (Stance(170, up=-7, stay=60), Stance(190, up=-1), Stance(150, up=-5), Stance(190))
SMIRK: Gesture = (Stance(160, up=3, lean=9, stay=520), Stance(240))
"""At somebody's bad luck."""
