"""Rounds that agree with what one player knows, all of them equally likely.

Bots search such rounds and never the truth.
"""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.engine.chance import Chance
from quando_desktop.games.quando.rules.actions import Phase
from quando_desktop.games.quando.rules.cards import NUMBERS, PAIRS, Sides, pair
from quando_desktop.games.quando.rules.hand import ONLY_ZEROS, held, shape_of
from quando_desktop.games.quando.rules.memory import Memory
from quando_desktop.games.quando.rules.pairing import Pairing
from quando_desktop.games.quando.rules.round import NOBODY, QuandoRound
from quando_desktop.games.quando.rules.view import QuandoView

UNSEEN = -1


class Sampler:
    """Everything about a view that can be prepared once, for any number of draws."""

    def __init__(self, view: QuandoView, deck: Sequence[Sides] = PAIRS) -> None:
        """`deck` is what the cards are known to be, as pairs (low, high)."""
        self._view = view
        self._deck = deck
        self.hands: list[list[int]] = [[] for _ in range(view.seats)]
        """For each seat its cards."""
        self._arrivals: dict[int, int] = {}
        """For each card in a hand how many had come before it. Of the others nobody can tell, so
        any order does."""
        self.model = self._lay_out()
        """A round as far as it is known: unseen sides are UNSEEN, and the hands are not sorted
        before their fronts are there."""
        model = self.model
        self.half_seen: list[list[int]] = [[] for _ in NUMBERS]
        """By the number seen on them: the cards of which one side is known."""
        self.unseen: list[int] = []
        """The cards of which nothing is known."""
        open_pairs = set(self._deck)
        for card, sides in enumerate(zip(model.front, model.back, strict=True)):
            if UNSEEN not in sides:
                open_pairs.remove(pair(sides))
            elif max(sides) == UNSEEN:
                self.unseen.append(card)
            else:
                self.half_seen[max(sides)].append(card)
        self._open_pairs = sorted(open_pairs)
        self.no_zero = self._cards_without_zero()
        self._pairing = Pairing(
            [len(cards) for cards in self.half_seen],
            open_pairs,
            [sum(card not in self.no_zero for card in cards) for cards in self.half_seen],
        )

    def draw(self, chance: Chance) -> QuandoRound:
        """One of the rounds that agree with the view."""
        while True:
            sampled = self.model.copy()
            self._fill(sampled, chance)
            # Few samples contradict what happened; the rest stay equally likely.
            if self._has_zero_to_turn(sampled) and not self.should_have_ended(sampled):
                return sampled

    # -------------------------------------------------------------- preparation

    def _lay_out(self) -> QuandoRound:
        """The round with what is known."""
        view = self._view
        state = QuandoRound.__new__(QuandoRound)
        state.front = [UNSEEN] * len(self._deck)
        state.back = [UNSEEN] * len(self._deck)
        memory = state.memory = Memory(view.seats)
        free = iter(range(len(self._deck)))
        myself = 1 << view.seat

        def lay(card: int, front: int | None, back: int | None, others_know: bool) -> int:
            state.front[card] = UNSEEN if front is None else front
            state.back[card] = UNSEEN if back is None else back
            if front is not None and back is not None:
                memory.known_by[card] |= myself
            if others_know:
                memory.known_by[card] |= memory.everybody & ~myself
            return card

        for mine in view.hand:
            card = lay(next(free), mine.front, mine.back, mine.open)
            self.hands[view.seat].append(card)
            self._arrivals[card] = mine.card
        for owner, hand in enumerate(view.others):
            for arrival, seen in enumerate(hand):
                card = lay(next(free), seen.front, seen.back, seen.front is not None)
                self.hands[owner].append(card)
                self._arrivals[card] = arrival
        turned = view.pile_turned
        state.draw = [lay(next(free), up, down, turned) for up, down in reversed(view.draw)]
        state.discard = [lay(next(free), up, down, True) for up, down in reversed(view.discard)]
        memory.no_zero = list(view.no_zero)
        memory.not_all_zero = list(view.not_all_zero)
        memory.deeds = list(view.deeds)

        state.hands, state.shapes = [], []
        state.options, state.scores, state.seats = view.options, view.scores, view.seats
        state.dealer, state.active, state.actor = view.dealer, view.active, view.actor
        state.phase, state.tripled = view.phase, view.tripled
        state.play_counts = list(view.play_counts)
        state.arrivals = list(view.arrivals)
        state.knock_after, state.call = view.options["plays_before_knock"], view.call
        state.knocker = NOBODY if view.knocker is None else view.knocker
        state.pile_turned = view.pile_turned
        state.ended_by = view.ended_by
        return state

    def _cards_without_zero(self) -> set[int]:
        """The half-seen cards of the others that cannot be zeros."""
        view, model = self._view, self.model
        return {
            card
            for owner, hand in enumerate(self.hands)
            for card in hand
            if model.front[card] == UNSEEN and view.no_zero[owner] >> model.back[card] & 1
        }

    # ------------------------------------------------------------------ drawing

    def _fill(self, state: QuandoRound, chance: Chance) -> None:
        left = set(self._open_pairs)
        for number, partners in enumerate(self._pairing.draw(chance)):
            cards = chance.shuffled(self.half_seen[number])
            if 0 in partners and cards[partners.index(0)] in self.no_zero:
                cards = self._move_zero(cards, partners.index(0), chance)
            for card, partner in zip(cards, partners, strict=True):
                left.remove(pair((number, partner)))
                if state.front[card] == UNSEEN:
                    state.front[card] = partner
                else:
                    state.back[card] = partner
        for card, (a, b) in zip(self.unseen, chance.shuffled(sorted(left)), strict=True):
            state.front[card], state.back[card] = (a, b) if chance.coin() else (b, a)
        state.hands = [
            sorted(held(state.front[card], self._arrivals[card], card) for card in hand)
            for hand in self.hands
        ]
        state.shapes = [shape_of(hand) for hand in state.hands]

    def _move_zero(self, cards: list[int], place: int, chance: Chance) -> list[int]:
        """Shuffles again until the card for the zero can be one."""
        while cards[place] in self.no_zero:
            cards = chance.shuffled(cards)
        return cards

    def _has_zero_to_turn(self, state: QuandoRound) -> bool:
        """Whether a player who has to turn a zero has one (Q14)."""
        return state.phase is not Phase.FLIP or state.hands[state.actor][0] < ONLY_ZEROS

    def should_have_ended(self, state: QuandoRound) -> bool:
        """Whether a player would have held only zeros after a turn that did not end the round
        (Q16)."""
        for owner, backs in enumerate(self._view.not_all_zero):
            zeros = sum(
                1 << state.back[card]
                for card in self.hands[owner]
                if not state.front[card] and self.model.front[card] == UNSEEN
            )
            if backs and backs & zeros == backs:
                return True
        return False
