"""The intent of the people at a table of 7 ate 9: where each of them aims, where the pointer and
the focus are; and whose key is whose. Their hands write it, and the presenter reads it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quando_desktop.games.seven_ate_nine.table.scenery import Cap
from quando_desktop.settings.keysets import KeySet, are_usual, keysets_of
from quando_desktop.settings.settings import Settings
from quando_desktop.table.pages.live_table import LiveHost
from quando_desktop.table.paint.keycaps import cap, cap_at
from quando_desktop.table.scene.tableau import Key


class SevenIntent:
    """Everything that the people are about to do."""

    def __init__(self) -> None:
        self.aims = Aims()
        self.pointed: Key | None = None
        """The control that the pointer is at."""
        self.focused: Key | None = None
        """The control that the focus is on."""


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
        """Forgets all aims: with new hands everybody begins at the left."""
        self._aims.clear()

    def see(self, seat: int, hand: Sequence[int]) -> None:
        """Takes in that these cards are in the hand now. The aim stays on its card; if that has
        left, it goes to the right neighbour, and from the right end to the left one."""
        aim = self._aims.get(seat, -1)
        if not hand:
            self._aims.pop(seat, None)
        elif aim not in hand:
            self._aims[seat] = next((held for held in hand if held > aim), hand[-1])

    def move(self, seat: int, hand: Sequence[int], way: int) -> bool:
        """Goes one card along the hand, and round its end; whether it is at another card now."""
        aim = self._aims.get(seat)
        if aim not in hand or len(hand) == 1:
            return False
        self._aims[seat] = hand[(hand.index(aim) + way) % len(hand)]
        return True

    def point(self, seat: int, held: int) -> None:
        """Aims at this card, as a pointer does."""
        self._aims[seat] = held


class Keyboard:
    """The keys of those who sit at the screen, in the order of their lanes."""

    def __init__(self, settings: Settings, people: Sequence[int]) -> None:
        sets = keysets_of(settings, len(people)) if people else ()
        self.sets: Mapping[int, KeySet] = dict(zip(people, sets, strict=True))
        """The keys of each seat, as `table.scene.keys` names them."""
        self._is_usual = are_usual(settings, len(people))
        self._found = {
            key: (seat, does)
            for seat, keys in self.sets.items()
            for key, does in zip(keys, Cap, strict=True)
        }

    def find(self, key: str) -> tuple[int, Cap] | None:
        """The seat that a key belongs to, and what it does; None if it is nobody's."""
        return self._found.get(key)

    def caps(self) -> dict[int, tuple[str, str, str, str]]:
        """The words on everybody's keys, in the language of the moment."""
        said = cap_at if self._is_usual else cap
        sets = self.sets.items()
        return {seat: (said(a), said(b), said(c), said(d)) for seat, (a, b, c, d) in sets}


class SharedKeyboard:
    """The keyboard at a table, shared out anew when the settings change."""

    def __init__(self, host: LiveHost) -> None:
        self._host = host
        self._made: tuple[Settings, tuple[int, ...], Keyboard] | None = None
        """The present one after what it was made from."""

    def now(self) -> Keyboard:
        settings, people = self._host.settings, self._host.people
        if self._made is None or self._made[:2] != (settings, people):
            self._made = settings, people, Keyboard(settings, people)
        return self._made[2]
