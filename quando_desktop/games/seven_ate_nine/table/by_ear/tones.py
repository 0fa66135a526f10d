"""Tones that say whether a card fits, for a person alone at the screen who wants them: of a card
that they come to, and of the whole hand when the pile changes. What they say can be seen, too."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6 import QtGui

from quando_desktop.engine.contract import Event
from quando_desktop.games.seven_ate_nine.rules.events import Drew, Played, Unblocked
from quando_desktop.games.seven_ate_nine.settings import FIT_TONES
from quando_desktop.games.seven_ate_nine.table.sight import SevenSight
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.pages.live_table import LiveHost


class FitTones:
    """One tone at a time, and none while hands are closed."""

    def __init__(self, host: LiveHost, sight: SevenSight) -> None:
        self._host, self._sight = host, sight

    @property
    def who(self) -> int | None:
        """The seat that hears them now. Of several people nobody could tell whose they are, but by
        turns."""
        people, view = self._host.people, self._sight.view
        if not self._host.settings[FIT_TONES] or not self._sight.is_live or view.is_over:
            return None
        return people[0] if len(people) == 1 else view.turn if view.turn in people else None

    def may_be_suggested(self) -> bool:
        """Whether a person alone with a screen reader does not have them yet."""
        has_reader = QtGui.QAccessible.isActive() and len(self._host.people) == 1
        return has_reader and not self._host.settings[FIT_TONES]

    def come_to(self, seat: int, held: int) -> None:
        """The aim or the focus has come to a card of a hand."""
        if seat == self.who and held in self._sight.hands()[seat]:
            self._host.sound(Sound.FITS if held in self.fitting() else Sound.FITS_NOT)

    def tell(self, events: Sequence[Event]) -> None:
        """The pile has changed, or a card was drawn."""
        seat = self.who
        if seat is None:
            return
        for event in events:
            match event:
                case Drew(drawer, int(), int(held)) if drawer == seat:
                    self.come_to(seat, held)
                case Played() | Unblocked():
                    self.tell_hand()

    def tell_hand(self) -> None:
        """Whether anything in the hand fits."""
        if self.who is not None:
            self._host.sound(Sound.HAND_FITS if self.fitting() else Sound.HAND_FITS_NOT)

    def fitting(self) -> frozenset[int]:
        """The cards that fit in the hand of whoever hears the tones."""
        if self.who is None:
            return frozenset()
        view = self._sight.views[self.who]
        return frozenset(held for held, card in view.hand if view.fits(card))

    # ------------------------------------------------------------------- to be seen, too

    def marks(self, aim: int | None) -> frozenset[tuple[int, int]]:
        """The aimed card, if it fits."""
        seat = self.who
        return frozenset({(seat, aim)} if seat is not None and aim in self.fitting() else ())

    def empty_handed(self) -> frozenset[int]:
        """The seat with no card that fits, if it hears tones."""
        seat = self.who
        return frozenset({seat} if seat is not None and not self.fitting() else ())
