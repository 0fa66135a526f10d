"""The answers of a game that is over and looked at again: what one seat knew at a moment of it."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.players import Kind, clockwise_from
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.table.by_ear.answers import open_hand, others, standing
from quando_desktop.games.seven_ate_nine.table.by_ear.turn_news import whose_turn
from quando_desktop.games.seven_ate_nine.table.scenery import lane_of
from quando_desktop.games.seven_ate_nine.text import spoken
from quando_desktop.table.parts.faces import names_of
from quando_desktop.table.parts.scenery import SHEET
from quando_desktop.table.scene.tableau import Control, Key
from quando_desktop.table.speech.answers import SEAT
from quando_desktop.table.text.spoken import sentences


class RecalledAnswers:
    """Answers whoever looks at a replay."""

    def __init__(self, view: SevenView, facts: MatchFacts, controls: Sequence[Control]) -> None:
        """`controls` are those of the picture of that moment."""
        self._view, self._facts, self._controls = view, facts, controls
        self._names = names_of(facts.players)
        self._people = [n for n, who in enumerate(facts.players) if who.kind is Kind.HUMAN]

    def hands(self) -> Sequence[str]:
        view = self._view
        return [open_hand(view, self._names[view.seat], alone=self._people == [view.seat])]

    def piles(self) -> str:
        return self._sheet or spoken.pile(self._view.top)

    def opponents(self) -> Sequence[str]:
        """As the picture tells of them: with their hands, where those lie open."""
        view = self._view
        seats = [*clockwise_from(view.seat, view.seats)][1:]
        found = [self._place((SEAT, seat)) or self._place(lane_of(seat)) for seat in seats]
        return [words for words in found if words] or others(view, self._names, self._people)

    def scores(self) -> str:
        return standing(self._view, self._facts, self._sheet)

    def now(self) -> str:
        """Where all play at once, what fits; by turns, whose turn it was."""
        view = self._view
        if self._sheet or view.turn is None or view.stuck:
            return self.piles()
        turn = whose_turn({view.seat: view}, self._names, self._people)
        return sentences([spoken.pile_card(view.top), turn])

    @property
    def _sheet(self) -> str:
        return self._place(SHEET)

    def _place(self, key: Key) -> str:
        """The name of this place in the picture; nothing if it is not there."""
        return next((each.name for each in self._controls if each.key == key), "")
