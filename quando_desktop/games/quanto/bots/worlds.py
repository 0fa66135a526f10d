"""Worlds that agree with what a player knows, ready to be played out.

They are those of `sampler`, all equally likely, in the form that `playout` wants. A player who
forgets counts cards as unseen that are gone.
"""

from __future__ import annotations

from quando_desktop.engine.chance import Chance
from quando_desktop.games.quanto.bots.playout import Playout
from quando_desktop.games.quanto.bots.policy import Policy
from quando_desktop.games.quanto.bots.spread import shape_of
from quando_desktop.games.quanto.rules.cards import JOKER, RAINBOW, is_rainbow, value_of
from quando_desktop.games.quanto.rules.sampler import Sampler
from quando_desktop.games.quanto.rules.state import NOBODY
from quando_desktop.games.quanto.rules.view import QuantoView


class Worlds:
    """Everything about a view that can be prepared once, for any number of draws."""

    def __init__(self, view: QuantoView, policy: Policy, memory: float = 1.0) -> None:
        self.view = view
        self.unseen = [*Sampler(view).unseen, *forgotten(view.gone, memory)]
        """The cards that might be anywhere."""
        display = [lying.kind for lying in view.display]
        hands: list[list[int]] = [[] for _ in range(view.seats)]
        hands[view.seat] = [own.kind for own in view.hand]
        self.known = Playout(
            [policy] * view.seats,
            hands,
            [JOKER] * view.draw,
            shape_of(display),
            len(display),
            sum([1 << value_of(card) for card in display if is_rainbow(card)]),
            [0 if quanto is None else quanto.tile for quanto in view.quantos],
            [0 if quanto is None else len(quanto.cards) for quanto in view.quantos],
            list(view.winnings),
            view.active,
            NOBODY if view.last_capture is None else view.last_capture,
            view.teams,
            bool(view.options["free_discard"]),
            sum([1 << tile for tile in view.tiles]),
        )
        """The round as far as it is known: nobody else has a card, and the pile has only its
        size. It is there to be asked, not to be played."""

    def draw(self, chance: Chance) -> Playout:
        random = chance.random
        # By chance's own order: faster than to shuffle them, and as good.
        cards = [card for _, card in sorted([(random(), card) for card in self.unseen])]
        world = self.known.copy()
        view = self.view
        for seat, size in enumerate(view.hand_sizes):
            if seat != view.seat:
                hand = list(view.known[seat])
                while len(hand) < size:
                    hand.append(cards.pop())
                world.hands[seat] = hand
        world.draw = cards[: view.draw]
        return world

    def left(self, value: int) -> int:
        """Number of unseen cards of this value; jokers have 0."""
        return [card & RAINBOW - 1 for card in self.unseen].count(value)


def forgotten(gone: tuple[int, ...], memory: float) -> list[int]:
    """Gone cards that a player with such a memory takes for unseen: evenly spread, as they are
    sorted."""
    kept = round(len(gone) * memory)
    return [
        card
        for number, card in enumerate(gone)
        if (number + 1) * kept // len(gone) == number * kept // len(gone)
    ]
