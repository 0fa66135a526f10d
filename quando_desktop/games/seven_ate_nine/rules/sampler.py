"""Games that agree with what one player knows, all of them equally likely.

When the others' wrong cards arrived is no part of what a player can tell for sure, so it is left
out.
"""

from __future__ import annotations

from collections import Counter

from quando_desktop.engine.chance import Chance
from quando_desktop.games.seven_ate_nine.rules.cards import DECK, fits
from quando_desktop.games.seven_ate_nine.rules.round import NOBODY, SevenRound
from quando_desktop.games.seven_ate_nine.rules.trials import Trials
from quando_desktop.games.seven_ate_nine.rules.view import HeldCard, SevenView, TurnView


class Sampler:
    """Everything about a view that can be prepared once, for any number of draws."""

    def __init__(self, view: SevenView) -> None:
        self._view = view
        self._model = self._lay_out()
        """A game as far as it is known: the other hands and all stacks are empty."""
        self.unseen = self._unseen()
        """The cards that lie somewhere where this player has not seen them, sorted."""

    def draw(self, chance: Chance) -> SevenRound:
        """One of the games that agree with the view. Whether nobody can act everybody sees, and
        that the one whose turn it is can; so all in which that is otherwise are drawn again."""
        while True:
            sampled = self._model.copy()
            self._fill(sampled, chance)
            if self._view.winner is not None or self._agrees(sampled):
                return sampled

    def _agrees(self, sampled: SevenRound) -> bool:
        """Whether all can see there what they see here."""
        view = self._view
        if view.stuck or view.turn is None:
            return sampled.is_stuck() == view.stuck
        return sampled.can_act(view.turn)

    def _unseen(self) -> list[int]:
        view = self._view
        left = Counter(DECK)
        left.subtract(own.card for own in view.hand)
        left.subtract(view.pile)
        for cards in view.known:
            left.subtract(cards)
        return sorted(left.elements())

    def _fill(self, state: SevenRound, chance: Chance) -> None:
        """Deals the cards to where unseen ones are."""
        view = self._view
        cards = chance.shuffled(self.unseen)
        if view.winner is not None:
            state.last = cards.pop()
        if view.stuck:
            # No hand has a card that fits, so the hands are dealt before those, from the end.
            cards.sort(key=lambda card: not fits(card, view.top))
        for seat in range(view.seats):
            if seat != view.seat:
                known, size = view.known[seat], view.hand_sizes[seat]
                hidden = [cards.pop() for _ in range(size - len(known))]
                state.hands[seat] = list(map(HeldCard, range(size), (*known, *hidden)))
                state.arrivals[seat] = size
        self._fill_stacks(state, chance.shuffled(cards) if view.stuck else cards)

    def _fill_stacks(self, state: SevenRound, cards: list[int]) -> None:
        for seat, size in enumerate(self._view.stack_sizes):
            state.stacks[seat] = cards[:size]
            del cards[:size]

    def _lay_out(self) -> SevenRound:
        """The game with what is known."""
        view = self._view
        state = SevenRound.__new__(SevenRound)
        state.options, state.scores, state.seats = view.options, view.scores, view.seats
        state.hands = [[] for _ in range(view.seats)]
        state.hands[view.seat] = list(view.hand)
        state.arrivals = [0] * view.seats
        state.arrivals[view.seat] = view.arrivals
        state.stacks = [[] for _ in range(view.seats)]
        state.pile = list(view.pile)
        state.known = [set(cards) for cards in view.known]
        state.changed_at = state.now = 0
        state.turned = (view.hand_limit - view.options["hand_limit"]) * len(view.pile)
        state.trials = Trials(view.seats)
        state.trials.locked_until = list(view.locked_until)
        state.turn = view.turn
        state.largest, state.stops = list(view.hand_sizes), 0
        if isinstance(view, TurnView):
            state.largest[view.seat], state.stops = view.largest, view.stops
        state.stuck = view.stuck
        state.winner = NOBODY if view.winner is None else view.winner
        state.last = None
        return state
