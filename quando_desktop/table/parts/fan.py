"""Cards in a row or a fan, in units. Pure numbers: knows no Qt."""

from __future__ import annotations

from quando_desktop.named_tuple import NamedTuple

CARD_HEIGHT = 1.4
"""The height of a card, in card widths."""
CHOSEN_UP = 0.2
"""The rise of a chosen card, in card widths."""


class Anchor(NamedTuple):
    """The centre of something on the table, and its turn in degrees."""

    x: float
    y: float
    angle: float = 0.0


def centred(count: int) -> list[float]:
    """The places in a row, in steps from its middle."""
    return [number - (count - 1) / 2 for number in range(count)]


def fanned(x: float, y: float, count: int, step: float, turn: float) -> tuple[Anchor, ...]:
    """A fan around this point; `step` and `turn` are from one card to the next."""
    return tuple(Anchor(x + at * step, y, at * turn) for at in centred(count))


def closing_step(count: int, step: float, widest: float) -> float:
    """The step of a fan that closes up before its first and its last card are farther apart than
    `widest`; all of it in card widths."""
    return min(step, widest / max(1, count - 1))


def half_width(count: int, step: float, card: float) -> float:
    """The distance from the middle of a row of cards of this width to its edge."""
    return step * max(0, count - 1) / 2 + card / 2
