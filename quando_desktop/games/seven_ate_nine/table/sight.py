"""The sight of all who sit at a table of 7 ate 9: their observations and the public facts, as they
are now."""

from __future__ import annotations

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.live.step import LivePhase, Views
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.table.pages.live_table import LiveHost
from quando_desktop.table.parts.faces import names_of

OVER = LivePhase.ROUND_OVER, LivePhase.MATCH_OVER


class SevenSight:
    """Everything that is known at the screen, and what may be done there."""

    def __init__(self, host: LiveHost, views: Views, facts: MatchFacts) -> None:
        """`views` has at least one observation."""
        self._host = host
        self.views, self.facts = seven_views(views), facts

    def look(self, views: Views, facts: MatchFacts) -> None:
        """Takes these observations for the present ones."""
        self.views, self.facts = seven_views(views), facts

    @property
    def view(self) -> SevenView:
        """Any of the observations: for what they all agree on."""
        return next(iter(self.views.values()))

    @property
    def names(self) -> list[str]:
        return names_of(self.facts.players)

    def hands(self) -> dict[int, tuple[int, ...]]:
        """The cards of the people, by their `HeldCard.held`."""
        views = self.views
        people = [seat for seat in self._host.people if seat in views]
        return {seat: tuple(card.held for card in views[seat].hand) for seat in people}

    @property
    def is_live(self) -> bool:
        """Whether the people can act."""
        return self._host.phase is LivePhase.LIVE and not self._host.is_rerun

    @property
    def is_over(self) -> bool:
        return self._host.phase in OVER


def seven_views(views: Views) -> dict[int, SevenView]:
    """The same observations, known to be of this game."""
    return {seat: view for seat, view in views.items() if isinstance(view, SevenView)}
