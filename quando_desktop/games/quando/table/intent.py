"""The intent of whoever looks at a Quando table: cards that are chosen, a side of the drawn card
that is pulled, a button that is held or wants a second press."""

from __future__ import annotations

from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.settings import KNOCK_BY, KnockBy
from quando_desktop.games.quando.table.scenery import Pull
from quando_desktop.table.pages.contract import TurnHost
from quando_desktop.table.scene.tableau import Key
from quando_desktop.table.turn.state import Intent


def knocks_by(host: TurnHost) -> KnockBy:
    """How the looker knocks: with a screen reader always by two presses, as it takes keys apart and
    a held one is then no longer known for what it is."""
    return KnockBy.TWICE if host.is_heard else host.settings[KNOCK_BY]


class QuandoIntent(Intent):
    def __init__(self) -> None:
        self.chosen: set[int] = set()
        self.pull: Pull | None = None
        self.held = 0.0
        """The progress of the held knob."""
        self.armed: Key | None = None
        """The control that wants a second press."""
        self.opened: Key | None = None
        """The control that is looked at more closely."""

    def forget(self) -> None:
        self.chosen.clear()
        self.pull, self.armed, self.opened, self.held = None, None, None, 0.0

    def see(self, view: QuandoView) -> None:
        self.chosen &= {card.card for card in view.hand}
