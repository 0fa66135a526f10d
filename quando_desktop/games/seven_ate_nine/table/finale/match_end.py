"""The end of a match of 7 ate 9: how long it is told, and its moments."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.games.seven_ate_nine.table.finale.moments import SevenMoment, find, told
from quando_desktop.games.seven_ate_nine.table.moments import ONE, Passing
from quando_desktop.games.seven_ate_nine.table.scenery import SevenScenery
from quando_desktop.games.seven_ate_nine.table.scores import finale_length
from quando_desktop.games.seven_ate_nine.table.sight import SevenSight
from quando_desktop.table.pages.live_table import LiveHost
from quando_desktop.table.pages.tools import PACES
from quando_desktop.table.parts.finale.highlight import Highlight
from quando_desktop.table.parts.finale.race import comes_by_itself


class MatchEnd:
    """Stands between the last game of a match and its last sheet."""

    def __init__(self, host: LiveHost, sight: SevenSight, over: Callable[[], None]) -> None:
        """`over` is called when all of it has been told."""
        self._host, self._sight, self._over = host, sight, over
        self._told: Passing[str, None] = Passing(host.after, 0.0, lambda *_: over())
        self._recalls = False
        """Whether somebody has it shown once more, for as long as they like."""
        self._remembered: tuple[MatchFacts, Sequence[SevenMoment]] | None = None

    @property
    def is_now(self) -> bool:
        """Whether it is being told."""
        return bool(self._told.now) or self._recalls

    def begin(self, shown: SevenScenery) -> bool:
        """Begins to tell it, where there is anything to tell and it comes by itself; False if
        not."""
        settings, facts = self._host.settings, shown.facts
        if not facts.winners or shown.view.seats == 1 or not comes_by_itself(settings, facts):
            return False
        self._told.put(ONE, None, finale_length(shown) * PACES[settings.speed])
        return True

    def recall(self) -> None:
        """Shows it once more, until somebody goes on."""
        self._recalls = True

    def skip(self) -> bool:
        """Ends it before its time; False where it is not being told."""
        was_told = self.is_now
        self.clear()
        if was_told:
            self._over()
        return was_told

    def clear(self) -> None:
        self._recalls = False
        self._told.clear()

    def highlights(self) -> tuple[Highlight, ...]:
        """Moments of a match that is over, in the present language."""
        facts = self._sight.facts
        if not facts.winners or len(facts.players) == 1:
            return ()
        if self._remembered is None or self._remembered[0] != facts:
            by_turns = self._sight.view.turn is not None
            self._remembered = facts, find(self._host.past(), by_turns=by_turns)
        return told(self._remembered[1], self._sight.names, facts.you)
