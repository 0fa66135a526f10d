"""The speed ladder of 7 ate 9 in words and pictures."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.chance import Chance
from quando_desktop.games.practising import Ladder, PracticeKind
from quando_desktop.games.seven_ate_nine.rules.cards import step_of, value_of
from quando_desktop.games.seven_ate_nine.rules.rung import SevenRung
from quando_desktop.games.seven_ate_nine.text import spoken

translate = QCoreApplication.translate

LADDER_KIND = "ladder"


def kinds() -> tuple[PracticeKind, ...]:
    return (
        PracticeKind(
            LADDER_KIND,
            translate("SevenPractice", "Speed ladder"),
            translate("SevenPractice", "Find the card that fits, faster with every rung."),
            is_timed=True,
        ),
    )


class DrawnRung:
    """A rung whose cards are told by their drawings and their names."""

    def __init__(self, chance: Chance) -> None:
        self._rung = SevenRung(chance)

    @property
    def top(self) -> tuple[str, str]:
        return _told(self._rung.top)

    @property
    def hand(self) -> tuple[tuple[str, str], ...]:
        return tuple(map(_told, self._rung.hand))

    def fits(self, place: int) -> bool:
        return self._rung.fits(place)

    def play(self, place: int) -> None:
        self._rung.play(place)


def _told(card: int) -> tuple[str, str]:
    return f"cards/seven_ate_nine/{value_of(card)}_{step_of(card)}", spoken.card(card)


LADDER = Ladder(kinds, DrawnRung)
