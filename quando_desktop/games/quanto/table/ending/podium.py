"""The podium at the end of a game of Quanto, in units: everybody's winnings as stacks side by side,
those of partners as one. Pure numbers: knows neither Qt nor faces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil

from quando_desktop.engine.players import clockwise_from
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.layout import SIDE
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.parts.fan import centred

CARD, WIDEST_STEP, TEAM_STEP = 92.0, 290.0, 460.0
"""The width of a card of a stack, and the greatest step from stack to stack, also of teams."""
MOST, RISE, EDGE = 22, 260.0, 14.0
"""The most layers of a stack, the greatest height of all but the lowest, and of one of them."""
FLOOR_UP, HEADS_UP, NAMES_UP = 330.0, 176.0, 84.0
"""The middles of the lowest cards, of the heads and of the names, from the lower edge."""
HEAD, CLOSE_HEAD = 128.0, 112.0
VERDICT_DOWN = 96.0


class Stack(NamedTuple):
    """The winnings of a player or of two partners."""

    seats: tuple[int, ...]
    cards: int
    x: float
    wins: bool


class Podium(NamedTuple):
    stacks: tuple[Stack, ...]
    """The looker's own first, then clockwise."""
    step: float
    card: float
    each: int
    """The cards that a layer stands for."""
    edge: float
    floor: float
    """The middle of the lowest cards."""
    head: float
    heads_y: float
    names_y: float
    verdict: tuple[float, float]

    def layers(self, count: int) -> int:
        """The layers of a stack of so many cards."""
        return ceil(count / self.each)

    def top(self, count: int) -> float:
        """The middle of the highest card of a stack; its place where there is none."""
        return self.floor - max(0, self.layers(count) - 1) * self.edge

    def heads(self, stack: Stack) -> Iterator[tuple[int, float]]:
        """The seats of a stack, and where each of them is."""
        apart = self.step * 0.42 if len(stack.seats) > 1 else 0.0
        for seat, at in zip(stack.seats, centred(len(stack.seats)), strict=True):
            yield seat, stack.x + at * apart


def podium(width: float, height: float, view: QuantoView, winners: Sequence[int]) -> Podium:
    """The podium on a stage of this size."""
    sides = [*_sides(view)]
    step = min(TEAM_STEP if view.teams else WIDEST_STEP, (width - 2 * SIDE) / len(sides))
    counts = [sum(view.winnings[seat] for seat in side) for side in sides]
    each = max(1, ceil(max(counts) / MOST))
    layers = ceil(max(counts) / each)
    return Podium(
        tuple(
            Stack(side, count, width / 2 + at * step, side[0] in winners)
            for side, count, at in zip(sides, counts, centred(len(sides)), strict=True)
        ),
        step,
        CARD,
        each,
        min(EDGE, RISE / max(1, layers - 1)),
        height - FLOOR_UP,
        HEAD if len(sides) < 5 else CLOSE_HEAD,
        height - HEADS_UP,
        height - NAMES_UP,
        (width / 2, VERDICT_DOWN),
    )


def _sides(view: QuantoView) -> Iterator[tuple[int, ...]]:
    if view.teams:
        yield from ((seat, (seat + 2) % 4) for seat in (view.seat, (view.seat + 1) % 4))
    else:
        yield from ((seat,) for seat in clockwise_from(view.seat, view.seats))
