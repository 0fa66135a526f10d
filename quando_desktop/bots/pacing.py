"""The time that computer players seem to think: the one place where delays are made.

Thinking itself counts against the delay, so a slow computer does not play more slowly.
"""

from __future__ import annotations

from math import log2
from typing import Any

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Observation

SPEEDS = {"slow": 1.6, "normal": 0.45, "fast": 0.25, "instant": 0.0}
"""Factors by which each speed stretches the natural pace, that of somebody who thinks at a table:
the normal speed leaves half of it out, since three others take it one after the other."""
LONGEST = 2.5
"""The longest delay, in seconds at the natural pace."""
OBVIOUS = 0.3
"""Seconds where there is nothing to choose."""
CHOICE, PER_DOUBLING = 0.7, 0.3
"""Seconds where there is: the least, and so much more each time the choices double."""
SPREAD = 0.2
"""The part by which a delay varies either way: nobody thinks equally long twice."""
TO_SPEAK = {"slow": 2.5, "normal": 1.6, "fast": 0.7, "instant": 0.0}
"""Seconds before a computer player acts where a person may say something first: time to press a
key."""
HAND_OVER = {"slow": 1.8, "normal": 1.2, "fast": 0.9, "instant": 0.6}
"""Seconds before the curtain falls: what a person sees last needs time even where nothing moves."""


class Pacing:
    """The pace at one speed, which may change at any time."""

    def __init__(self, speed: str = "normal") -> None:
        self.speed = speed

    @property
    def speed(self) -> str:
        return self._speed

    @speed.setter
    def speed(self, speed: str) -> None:
        if speed not in SPEEDS:
            raise ValueError(f"{speed!r} is not a speed")
        self._speed = speed

    def delay(self, observation: Observation[Any], chance: Chance) -> float:
        """Seconds from when the picture rests to the action. The same chance, the same pace."""
        choices = observation.looks_hard()
        natural = OBVIOUS if choices <= 1 else CHOICE + PER_DOUBLING * log2(choices)
        varied = natural * (1 + SPREAD * (2 * chance.random() - 1))
        return min(varied, LONGEST) * SPEEDS[self._speed]

    def by_itself(self) -> float:
        """Seconds before the table acts by itself."""
        return OBVIOUS * SPEEDS[self._speed]

    def to_speak(self) -> float:
        """Seconds that a computer player leaves a person to say something first."""
        return TO_SPEAK[self._speed]

    def hand_over(self) -> float:
        """Seconds from when the picture rests to the curtain."""
        return HAND_OVER[self._speed]
