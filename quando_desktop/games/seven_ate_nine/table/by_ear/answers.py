"""The answers of a table of 7 ate 9 to people who do not see it: what lies open there, no more.

While hands lie face down nothing of them is told, and while the pile is covered nothing of that.
"""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.live.stage import WAITING
from quando_desktop.controller.live.step import LivePhase
from quando_desktop.engine.players import clockwise_from
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.table.by_ear.turn_news import TurnNews
from quando_desktop.games.seven_ate_nine.table.presenter import SevenPresenter
from quando_desktop.games.seven_ate_nine.table.scenery import (
    COUNT,
    COVERED,
    OPEN,
    PAUSE,
    READY,
    STUCK,
)
from quando_desktop.games.seven_ate_nine.table.sight import SevenSight
from quando_desktop.games.seven_ate_nine.text import spoken
from quando_desktop.games.seven_ate_nine.text import table as text
from quando_desktop.table.pages.live_table import LiveHost
from quando_desktop.table.parts.faces import names_of
from quando_desktop.table.parts.scenery import SHEET
from quando_desktop.table.text import lead
from quando_desktop.table.text.spoken import sentences

NOTICES = SHEET, READY, STUCK, PAUSE, COUNT
"""Whatever stands in the middle in place of the pile says itself what goes on."""


class SevenAnswers:
    """Answers all who sit at the screen."""

    def __init__(
        self, host: LiveHost, sight: SevenSight, presenter: SevenPresenter, by_turns: TurnNews
    ) -> None:
        self._host, self._sight, self._presenter = host, sight, presenter
        self._by_turns = by_turns

    def hands(self) -> Sequence[str]:
        """Those of the people, which lie side by side for all of them to see: first that of whose
        turn it is."""
        people = [seat for seat in self._host.people if seat in self._sight.views]
        turn = self._view.turn
        if turn is not None and turn in people:
            first = people.index(turn)
            people = people[first:] + people[:first]
        if self._sheet or not people:
            return [self.now()]
        return [self._hand(seat, alone=len(people) == 1) for seat in people]

    def piles(self) -> str:
        if self._sheet or self._host.phase in COVERED:
            return self.now()
        return spoken.pile(self._view.top)

    def opponents(self) -> Sequence[str]:
        return others(self._view, self._sight.names, self._host.people)

    def scores(self) -> str:
        return standing(self._view, self._sight.facts, self._sheet)

    def now(self) -> str:
        if self._host.is_rerun and self._host.phase is LivePhase.LIVE:
            return sentences([text.watched_again(), spoken.pile(self._view.top)])
        notice = next(filter(None, map(self._place, NOTICES)), "")
        if notice:
            return sentences([notice, *self._start()])
        if self._sight.is_live and not self._view.is_over:
            return self._to_do()
        return sentences([self.scores(), spoken.pile_card(self._view.top)])

    # ------------------------------------------------------------------------- parts

    @property
    def _view(self) -> SevenView:
        return self._sight.view

    @property
    def _sheet(self) -> str:
        return self._place(SHEET)

    def _place(self, key: object) -> str:
        """The name of this place on the table; nothing if it is not there."""
        return next((each.name for each in self._presenter.controls if each.key == key), "")

    def _hand(self, seat: int, *, alone: bool) -> str:
        view, name = self._sight.views[seat], self._sight.names[seat]
        hand, stack = len(view.hand), view.stack_sizes[seat]
        if self._host.phase not in OPEN:
            words = spoken.counts(hand, stack) if alone else spoken.seat(name, hand, stack)
            return sentences([words, spoken.face_down()])
        return open_hand(view, name, alone=alone)

    def _start(self) -> list[str]:
        """The key that a game waits for."""
        if self._host.phase not in WAITING:
            return []
        key = self._host.key_cap("choose")
        is_new = self._host.phase is LivePhase.READY
        return [spoken.start_by(key) if is_new else spoken.go_on_by(key)]

    def _to_do(self) -> str:
        people, view = self._host.people, self._view
        if view.turn is not None:
            return self._by_turns.what_now(people)
        if len(people) != 1:
            return spoken.fitting(view.top)
        own = self._sight.views[people[0]]
        if own.may_finish:
            return sentences([spoken.your_last()])
        return spoken.at_once(view.top, [held.card for held in own.hand], own.may_draw)


def open_hand(view: SevenView, name: str, *, alone: bool) -> str:
    """The cards of the seat that looks; a person alone needs no name."""
    kinds = [held.card for held in view.hand]
    words = spoken.own_hand(kinds) if alone else spoken.hand_of(name, kinds)
    return sentences([words, spoken.beside_hand(view.stack_sizes[view.seat])])


def others(view: SevenView, names: Sequence[str], people: Sequence[int]) -> list[str]:
    """Everybody but the only person; of several, each is an opponent of the others."""
    if view.seats == 1:
        return [spoken.alone()]
    alone = len(people) == 1
    seats = [*clockwise_from(people[0], view.seats)][1:] if alone else range(view.seats)
    return [
        sentences([spoken.seat(names[seat], view.hand_sizes[seat], view.stack_sizes[seat])])
        for seat in seats
    ]


def standing(view: SevenView, facts: MatchFacts, sheet: str) -> str:
    """The number of the game, and the minus points so far (S12); `sheet` is what it says, if it is
    shown."""
    games, names = view.options["games"], names_of(facts.players)
    number = text.game_number(facts.round_number, games)
    if games == 1:
        # There is nothing to be told before the sheet, which tells all.
        return sentences([number, sheet])
    each = zip(names, facts.scores, strict=True)
    told = [spoken.standing(name, minus) for name, minus in each]
    return sentences([number, *told, lead.aloud(facts, view.seat, names)])
