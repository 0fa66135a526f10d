"""Appraises decisions of Quanto: each action is played on in many worlds, and what is then in sight
is told as the chance to win the match."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.bots.appraisal import Appraisal
from quando_desktop.engine.chance import Chance
from quando_desktop.games.quanto.bots.expert import HORIZON
from quando_desktop.games.quanto.bots.heuristic import HeuristicBot
from quando_desktop.games.quanto.bots.playout import Playout
from quando_desktop.games.quanto.bots.position import PlayoutMove
from quando_desktop.games.quanto.bots.reckoning import move_of
from quando_desktop.games.quanto.bots.search import chance_to_win, expected, rivals
from quando_desktop.games.quanto.bots.worlds import Worlds
from quando_desktop.games.quanto.rules.actions import Phase, QuantoAction
from quando_desktop.games.quanto.rules.effects import card_of
from quando_desktop.games.quanto.rules.view import QuantoView

BLOCK = 24
"""Worlds of a block."""


class QuantoAppraiser:
    """Appraises what a card can do. Offers between partners are not appraised."""

    def __init__(self) -> None:
        self._judge = HeuristicBot()

    def appraise(
        self, view: QuantoView, actions: Sequence[QuantoAction], blocks: int, chance: Chance
    ) -> Appraisal:
        """The worth of legal actions of the seat that has to act, from so many blocks of
        worlds."""
        worlds = self._judge.reckon(view).worlds
        moves = [(move_of(action, view.seat), card_of(action)) for action in actions]
        found = tuple(block_of(worlds, moves, BLOCK, chance) for _ in range(blocks))
        return Appraisal(tuple(actions), found)


def block_of(
    worlds: Worlds, moves: Sequence[tuple[PlayoutMove, int]], count: int, chance: Chance
) -> tuple[float, ...]:
    """The mean worth of each move, with the card it takes, in so many worlds."""
    view = worlds.view
    seat, played = view.seat, view.phase is not Phase.CHOOSE
    sums = [0.0] * len(moves)
    for _ in range(count):
        world = worlds.draw(chance)
        for number, (move, card) in enumerate(moves):
            playout = world.copy()
            if played:
                playout.hands[seat].remove(card)
            playout.finish(seat, move)
            playout.run(HORIZON[view.seats])
            sums[number] += worth_of(playout, seat)
    return tuple(total / count for total in sums)


def worth_of(playout: Playout, seat: int) -> float:
    """The chance to win from what is in sight."""
    standing = expected(playout)
    return chance_to_win(playout, standing[seat], rivals(playout, standing, seat))
