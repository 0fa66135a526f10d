"""Rounds that agree with what one player knows, all of them equally likely.

Bots search such rounds and never the truth. What the others know of each other's hands (N24) no
player can tell, so it is left out.
"""

from __future__ import annotations

from collections import Counter

from quando_desktop.engine.chance import Chance
from quando_desktop.games.quanto.rules.cards import DECK, base_size
from quando_desktop.games.quanto.rules.round import QuantoRound
from quando_desktop.games.quanto.rules.shapes import shape_of
from quando_desktop.games.quanto.rules.state import NOBODY, Memory, held
from quando_desktop.games.quanto.rules.view import QuantoView


class Sampler:
    """Everything about a view that can be prepared once, for any number of draws."""

    def __init__(self, view: QuantoView) -> None:
        self._view = view
        self._model = self._lay_out()
        """A round as far as it is known: the hands of the others and the draw pile are empty."""
        self.unseen = self._unseen()
        """The cards that lie somewhere where this player has not seen them, sorted."""

    def draw(self, chance: Chance) -> QuantoRound:
        """One of the rounds that agree with the view."""
        sampled = self._model.copy()
        self._fill(sampled, chance.shuffled(self.unseen))
        return sampled

    def _unseen(self) -> list[int]:
        view = self._view
        left = Counter(DECK)
        left.subtract(own.kind for own in view.hand)
        left.subtract(lying.kind for lying in view.display)
        for quanto in view.quantos:
            if quanto is not None:
                left.subtract(quanto.cards)
        for cards in (*view.known, view.turned_up, view.gone):
            left.subtract(cards)
        if view.offering is not None and view.offering.card is not None:
            left[view.offering.card] -= 1
        return sorted(left.elements())

    def _fill(self, state: QuantoRound, cards: list[int]) -> None:
        """Deals the cards to where unseen ones are; what is left is the draw pile."""
        view = self._view
        for seat, size in enumerate(view.hand_sizes):
            if seat != view.seat:
                hand = [
                    *view.known[seat],
                    *(cards.pop() for _ in range(size - len(view.known[seat]))),
                ]
                # In which order they came nobody else can tell, so any order does.
                state.hands[seat] = sorted(map(held, hand, range(size)))
                state.arrivals[seat] = size
        if view.offering is not None and state.offer is None:
            state.offer = cards.pop()
        state.draw = cards

    def _lay_out(self) -> QuantoRound:
        """The round with what is known."""
        view = self._view
        state = QuantoRound.__new__(QuantoRound)
        state.options, state.scores = view.options, view.scores
        state.seats, state.dealer = view.seats, view.dealer
        state.teams = view.teams
        state.free_discard = bool(view.options["free_discard"])
        state.size = base_size(view.seats)
        state.hands = [[] for _ in range(view.seats)]
        state.hands[view.seat] = [held(own.kind, own.card) for own in view.hand]
        state.arrivals = [0] * view.seats
        state.arrivals[view.seat] = view.hand_arrivals
        state.display = [(lying.card, lying.kind) for lying in view.display]
        state.display_arrivals = view.display_arrivals
        state.shape = shape_of(lying.kind for lying in view.display)
        state.draw = []
        state.tiles = sum(1 << tile for tile in view.tiles)
        state.quanto_tiles = [0 if each is None else each.tile for each in view.quantos]
        state.quanto_cards = [() if each is None else each.cards for each in view.quantos]
        state.winnings = list(view.winnings)
        state.last_capture = NOBODY if view.last_capture is None else view.last_capture
        state.active, state.phase, state.again = view.active, view.phase, view.again
        state.offer = None if view.offering is None else view.offering.card
        state.offered = not view.may_offer
        state.turned_up = view.turned_up
        state.memory = Memory(view.seats)
        state.memory.gone = list(view.gone)
        state.memory.known = [list(cards) for cards in view.known]
        state.memory.race = list(view.race)
        return state
