"""What is remembered of a round beyond what lies on the table (N26).

Everybody has seen what was taken and what left the game. What partners learn of each other's hands
by an offer (N24) only they know: a card stays known until one like it leaves that hand, as nobody
can tell which of the two it was.
"""

from __future__ import annotations


class Memory:
    """The memory of everybody at the table; `QuantoView` cuts one seat's part out of it."""

    __slots__ = ("gone", "known", "race")

    def __init__(self, seats: int) -> None:
        self.gone: list[int] = []
        """The cards of all winnings and those out of the game."""
        self.known: list[list[int]] = [[] for _ in range(seats)]
        """For each seat the cards in its hand that its partner knows."""
        self.race: list[tuple[int, ...]] = []
        """Everybody's winnings after each turn and, at last, with what was left in the display."""

    def copy(self) -> Memory:
        twin = Memory.__new__(Memory)
        twin.gone = self.gone.copy()
        twin.known = [cards.copy() for cards in self.known]
        twin.race = self.race.copy()
        return twin

    def left_hand(self, seat: int, card: int) -> None:
        """A card was played or given away."""
        if card in self.known[seat]:
            self.known[seat].remove(card)

    def came_by_partner(self, seat: int, card: int) -> None:
        """The partner has seen a card that is in this hand now."""
        self.known[seat].append(card)
