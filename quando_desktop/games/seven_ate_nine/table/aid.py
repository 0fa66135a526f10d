"""The aid for whoever wants it: cards that fit are marked, always or when somebody has not found
one for a while."""

from __future__ import annotations

from collections.abc import Mapping

from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.settings.settings import FitAid

SLOW = 2500
"""Milliseconds without a card played until the slow aid helps."""

Aids = Mapping[int, FitAid]
"""The aid of each person, by seat."""


class Aid:
    """Knows for how long each person has played nothing. Times are in ms since the start signal;
    what fits is asked anew each time, so marks come and go with the top card."""

    def __init__(self) -> None:
        self._since: dict[int, int] = {}
        self._began = 0

    def begin(self, at: int) -> None:
        """A start signal: everybody looks for a card from now on."""
        self._since.clear()
        self._began = at

    def played(self, seat: int, at: int) -> None:
        """A card of this person lies on the pile."""
        self._since[seat] = at

    def marks(
        self, views: Mapping[int, SevenView], aids: Aids, now: int
    ) -> frozenset[tuple[int, int]]:
        """The cards to mark: seats and `HeldCard.held`."""
        helped = [seat for seat in views if self._helps(aids, seat, now)]
        return frozenset(
            (seat, held)
            for seat in helped
            for held, card in views[seat].hand
            if views[seat].fits(card)
        )

    def due(self, aids: Aids, now: int) -> int | None:
        """In how many milliseconds it begins to help somebody; None if nobody waits for that."""
        waits = [
            self._since.get(seat, self._began) + SLOW - now
            for seat, aid in aids.items()
            if aid is FitAid.SLOW
        ]
        return min((wait for wait in waits if wait > 0), default=None)

    def _helps(self, aids: Aids, seat: int, now: int) -> bool:
        aid = aids.get(seat, FitAid.NONE)
        waited = now - self._since.get(seat, self._began)
        return aid is FitAid.ALWAYS or (aid is FitAid.SLOW and waited >= SLOW)
