"""The answers of a table to what a person who does not see it can ask, and what it says at the
start of a turn.

All of it follows from the looker's observation. A game without words of its own answers with the
names of what lies on its table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from quando_desktop.engine.players import clockwise_from
from quando_desktop.table.parts.scenery import OWN, OWN_SEAT, ROUND, SHEET, SHEET_LINE, STATUS
from quando_desktop.table.scene.tableau import Key, Role
from quando_desktop.table.text import lead
from quando_desktop.table.text import spoken as text
from quando_desktop.table.turn.state import TurnState, View

SEAT = "seat"
"""The first half of the keys of opponents."""
ELSEWHERE = (OWN_SEAT, STATUS, ROUND, "saved")
"""Places to read that belong to other answers."""


class Answers(Generic[View]):
    """Answers one looker."""

    def __init__(self, state: TurnState[View]) -> None:
        self._state = state

    # ------------------------------------------------------------------- inquiries

    def hands(self) -> list[str]:
        """That of the looker: no other one may be told."""
        return [self.hand()]

    def hand(self) -> str:
        """The own cards."""
        return text.sentences([text.hand(self._cards())]) or self._place(OWN_SEAT) or self.now()

    def piles(self) -> str:
        """All that lies on the table and belongs to nobody."""
        return text.sentences(self._named(self._is_in_the_middle)) or self.now()

    def opponents(self) -> list[str]:
        """Each of the others, clockwise from the looker."""
        facts, seat = self._state.facts, self._state.view.seat
        others = [*clockwise_from(seat, len(facts.players))][1:]
        found = [self._place((SEAT, other)) for other in others]
        return [each for each in found if each] or [self.now()]

    def scores(self) -> str:
        """The round, what the match is played to, and how it stands."""
        standings = text.standings(self._state.names, self._state.facts.scores)
        facts = self._state.facts
        standing = lead.aloud(facts, self._state.view.seat, self._state.names)
        return text.sentences([self.round(), standings, standing])

    def now(self) -> str:
        """Whose turn it is and, where it is the looker's, what they can do."""
        return self._place(SHEET) or text.sentences([self._place(STATUS)])

    # ------------------------------------------------------------------- by itself

    def round(self) -> str:
        """The round, and what the match is played to."""
        return self._place(ROUND)

    def prompt(self) -> str:
        """The start of a turn and, for a beginner, the sentence to begin with."""
        return text.sentences([self.turn(), self._state.first_words(self._state.view)])

    def turn(self) -> str:
        """The start of the looker's turn, or of another decision of theirs, in one breath."""
        if self._state.facts.is_shared:
            # Whoever else is in the room must not hear the hand.
            return self.now()
        return text.sentences([self.now(), text.hand(self._cards()), self.piles()])

    # ------------------------------------------------------------------- the table

    def _place(self, key: Key) -> str:
        """The name of this place on the table; nothing if it is not there."""
        return next((each.name for each in self._state.controls if each.key == key), "")

    def _cards(self) -> list[str]:
        """The own cards, without their places in the hand."""
        return [name.partition(",")[0] for name in self._named(_is_own_card)]

    def _named(self, is_meant: Callable[[Key], bool]) -> list[str]:
        return [each.name for each in self._state.controls if is_meant(each.key)]

    def _is_in_the_middle(self, key: Key) -> bool:
        if key in ELSEWHERE or (isinstance(key, tuple) and key[0] in (SEAT, SHEET_LINE)):
            return False
        read = (Role.INFO, Role.MORE)
        return any(each.key == key and each.role in read for each in self._state.controls)


def _is_own_card(key: Key) -> bool:
    return isinstance(key, tuple) and key[0] == OWN
