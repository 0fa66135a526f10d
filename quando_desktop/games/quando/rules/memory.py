"""The memory of what the players have seen of the cards in a round (Q5), exact, without guesses.

Of most cards the place alone says which side a seat sees: the owner of a card sees its front,
the others its back; on the discard pile all have seen the front. What the place does not say
is kept here:

- which seats know *both* sides of a card;
- what a penalty draw gave away: its player had no zero (Q14);
- what a turn that did not end the round gave away: its player held something else than zeros
  (Q16);
- what everybody did, one thing after the other.

The others cannot tell two cards apart that show them the same back (the owner may have moved
them), so the second and the third are kept by backs and not by cards. A card whose both sides
the others know is *open* to them, any other card in a hand is *closed*. They always know the
same of a hand: whether a card in it is open is never a matter of who looks.
"""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.games.quando.rules.cards import DECK_SIZE, NUMBERS
from quando_desktop.games.quando.rules.deeds import Deed

ALL_BACKS = (1 << len(NUMBERS)) - 1


class Memory:
    """The memory of everybody at the table; `QuandoView` cuts one seat's part out of it."""

    __slots__ = ("deeds", "everybody", "known_by", "no_zero", "not_all_zero")

    def __init__(self, seats: int) -> None:
        self.everybody = (1 << seats) - 1
        self.known_by = [0] * DECK_SIZE
        """For each card the seats that know both its sides, as a bit mask."""
        self.no_zero = [0] * seats
        """For each seat the backs (a bit mask) behind which no closed card of it is a zero."""
        self.not_all_zero = [0] * seats
        """For each seat a set of backs (a bit mask): the closed cards behind them are not all
        zeros. Empty where nothing of the kind is known."""
        self.deeds: list[Deed] = []

    def copy(self) -> Memory:
        twin = Memory.__new__(Memory)
        twin.everybody = self.everybody
        twin.known_by = self.known_by.copy()
        twin.no_zero = self.no_zero.copy()
        twin.not_all_zero = self.not_all_zero.copy()
        twin.deeds = self.deeds.copy()
        return twin

    def knows(self, seat: int, card: int) -> bool:
        """Whether the seat has seen both sides of the card."""
        return bool(self.known_by[card] >> seat & 1)

    def is_open(self, owner: int, card: int) -> bool:
        """Whether the others have seen both sides of a card in this hand."""
        others = self.everybody & ~(1 << owner)
        return self.known_by[card] & others == others

    # ---- what happens; `front` and `back` are the round's lists of sides

    def played(
        self, seat: int, cards: Sequence[int], front: Sequence[int], back: Sequence[int]
    ) -> None:
        """The others see both sides of what is laid; the player sees no back."""
        others = self.everybody & ~(1 << seat)
        for card in cards:
            if self.known_by[card] & others != others:
                self._left(seat, back[card], was_zero=not front[card])
                self.known_by[card] |= others

    def drew(self, seat: int, card: int, back: int, *, by_hidden: bool, pile_turned: bool) -> None:
        """A card came into a hand; of a turned pile all know both sides of the top card."""
        if pile_turned:
            self.known_by[card] = self.everybody
        elif by_hidden:
            self.known_by[card] |= 1 << seat
            self._came_closed(seat, back)
        else:
            self._open_to_others(seat, card)

    def flipped(self, seat: int, card: int, old_back: int) -> None:
        """A zero was turned over, so all have seen both its sides."""
        if not self.is_open(seat, card):
            self._left(seat, old_back, was_zero=True)
        self.known_by[card] = self.everybody

    def had_no_zero(self, seat: int) -> None:
        """The penalty was a draw, so there was no zero to turn."""
        self.no_zero[seat] = ALL_BACKS
        self.not_all_zero[seat] = 0

    def went_on(
        self, seat: int, hand: Sequence[int], front: Sequence[int], back: Sequence[int]
    ) -> None:
        """The turn did not end the round, so this hand is not all zeros.

        What was known before and still holds says more: its set of backs is smaller.
        """
        if self.not_all_zero[seat]:
            return
        others = self.everybody & ~(1 << seat)
        no_zero = self.no_zero[seat]
        backs = 0
        for card in hand:
            if self.known_by[card] & others == others:
                if front[card]:
                    return
            else:
                behind = 1 << back[card]
                # Only one zero has this back: two cards with it are never both zeros.
                if (backs | no_zero) & behind:
                    return
                backs |= behind
        self._not_all_zero(seat, backs)

    def laid_open(self, seat: int, hand: Sequence[int]) -> None:
        """The round is over and all see the fronts."""
        for card in hand:
            self._open_to_others(seat, card)

    def _not_all_zero(self, seat: int, backs: int) -> None:
        if backs.bit_count() == 1:
            self.no_zero[seat] |= backs
            backs = 0
        self.not_all_zero[seat] = backs

    def _open_to_others(self, seat: int, card: int) -> None:
        self.known_by[card] |= self.everybody & ~(1 << seat)

    def _came_closed(self, seat: int, back: int) -> None:
        """The new card may be the zero with this back, whatever was known of older ones."""
        self.no_zero[seat] &= ~(1 << back)
        if self.not_all_zero[seat] >> back & 1:
            self.not_all_zero[seat] = 0

    def _left(self, seat: int, back: int, *, was_zero: bool) -> None:
        """A closed card went, and its front was seen."""
        if self.not_all_zero[seat] >> back & 1:
            rest = self.not_all_zero[seat] & ~(1 << back) if was_zero else 0
            self._not_all_zero(seat, rest)
