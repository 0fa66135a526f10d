"""The table of 7 ate 9, put together: hands that act, and a presenter that shows the outcome."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.live.step import LivePhase, LiveStep, Views
from quando_desktop.engine.contract import Refusal
from quando_desktop.games.seven_ate_nine.table.announcer import Announcer
from quando_desktop.games.seven_ate_nine.table.hands import SevenHands
from quando_desktop.games.seven_ate_nine.table.intent import (
    Keyboard,
    SevenIntent,
    SharedKeyboard,
)
from quando_desktop.games.seven_ate_nine.table.presenter import SevenPresenter
from quando_desktop.games.seven_ate_nine.table.sight import SevenSight, seven_views
from quando_desktop.games.seven_ate_nine.text.keys import columns
from quando_desktop.games.seven_ate_nine.text.log import SevenTeller
from quando_desktop.table.pages.contract import Keys, LogLine
from quando_desktop.table.pages.live_table import LiveHost, LiveTable
from quando_desktop.table.parts.faces import names_of
from quando_desktop.table.scene.tableau import Beat, Frame, Key, Tableau


class SevenTable(LiveTable):
    """One match of 7 ate 9 for all who sit at the screen."""

    def __init__(self, host: LiveHost, views: Views, facts: MatchFacts) -> None:
        self._host = host
        self.intent = SevenIntent()
        sight, keyboard = SevenSight(host, views, facts), SharedKeyboard(host)
        announcer = Announcer(host.say, host.after)
        self._presenter = SevenPresenter(host, sight, self.intent, keyboard, announcer)
        self._hands = SevenHands(host, sight, self.intent, keyboard, self._presenter, announcer)

    @staticmethod
    def keys(host: LiveHost, facts: MatchFacts) -> Sequence[Keys]:
        names, caps = names_of(facts.players), Keyboard(host.settings, host.people).caps()
        return columns([(names[seat], words) for seat, words in caps.items()])

    # ----------------------------------------------------------------------- showing

    def look(self, views: Views, facts: MatchFacts) -> None:
        self._presenter.look(views, facts)

    def tableau(self, frame: Frame) -> Tableau:
        return self._presenter.tableau(frame)

    def ahead(self, frame: Frame) -> Iterator[None]:
        return self._presenter.ahead(frame)

    def beats(self, step: LiveStep) -> Sequence[Beat]:
        return self._presenter.beats(step)

    def phase_changed(self, phase: LivePhase) -> Sequence[Beat]:
        return self._presenter.phase_changed(phase)

    def counted(self, count: int) -> Sequence[Beat]:
        return self._presenter.counted(count)

    def log(self, step: LiveStep) -> Sequence[LogLine]:
        teller = SevenTeller(names_of(step.facts.players), self._host.people)
        if step.events:
            entries = teller.told(step.events)
        else:
            view = next(iter(seven_views(step.after).values()))
            games = view.options["games"]
            entries = [teller.dealt(view.pile[0], step.facts.round_number, games)]
        return [LogLine(entry.seat, entry.sentence) for entry in entries]

    # ------------------------------------------------------------------------ acting

    def refused(self, seat: int, refusal: Refusal) -> None:
        self._hands.refused(seat, refusal)

    def pressed(self, key: Key) -> None:
        self._hands.pressed(key)

    def pointed(self, key: Key | None) -> None:
        self._hands.pointed(key)

    def focused(self, key: Key | None) -> None:
        self._hands.focused(key)

    def typed(self, key: str) -> bool:
        return self._hands.typed(key)
