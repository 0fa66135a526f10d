"""Which card of their hand each person's keys point at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class Aims:
    """One aim for each seat that holds a card. Cards go by `HeldCard.held`: the later one came,
    the farther right it lies."""

    def __init__(self) -> None:
        self._aims: dict[int, int] = {}

    @property
    def now(self) -> Mapping[int, int]:
        return dict(self._aims)

    def of(self, seat: int) -> int | None:
        return self._aims.get(seat)

    def forget(self) -> None:
        """New hands: everybody begins at the left."""
        self._aims.clear()

    def see(self, seat: int, hand: Sequence[int]) -> None:
        """These cards are in the hand now. The aim stays on its card; if that has left, it goes to
        the right neighbour, and from the right end to the left one."""
        aim = self._aims.get(seat, -1)
        if not hand:
            self._aims.pop(seat, None)
        elif aim not in hand:
            self._aims[seat] = next((held for held in hand if held > aim), hand[-1])

    def move(self, seat: int, hand: Sequence[int], way: int) -> bool:
        """One card along the hand, and round its end; whether it is at another card now."""
        aim = self._aims.get(seat)
        if aim not in hand or len(hand) == 1:
            return False
        self._aims[seat] = hand[(hand.index(aim) + way) % len(hand)]
        return True

    def point(self, seat: int, held: int) -> None:
        """At this card, as a pointer does."""
        self._aims[seat] = held
