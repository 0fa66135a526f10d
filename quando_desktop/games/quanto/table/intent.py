"""The intent of whoever looks at a Quanto table: a card that is chosen, and what is to be done with
it.
"""

from __future__ import annotations

from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table import scenery
from quando_desktop.games.quanto.table.choice import PlayChoice
from quando_desktop.games.quanto.table.scenery import shown_in_display
from quando_desktop.table.scene.tableau import Key
from quando_desktop.table.turn.state import Intent


class QuantoIntent(Intent):
    LASTS = False
    """Another display, other things to do."""

    def __init__(self) -> None:
        self.card: Key | None = None
        """The card that is chosen to be played, given or offered."""
        self.choice: PlayChoice | None = None
        """... and what is to be done with it, where it is played."""
        self.asks_bonus = False
        """Whether all but the card of choice is settled (N16)."""
        self.wrong: Key | None = None
        """What was tried in vain, besides the chosen card."""
        self.clicked: tuple[Key, ...] = ()
        """The pieces of what the looker does at this moment. Its story is about them, so they are
        not forgotten with the choice."""

    def forget(self) -> None:
        self.put_back()
        self.wrong = None

    def put_back(self) -> None:
        """Chooses no card any more."""
        self.card = self.choice = None
        self.asks_bonus = False

    def kind(self, view: QuantoView) -> int | None:
        """Kind of the chosen card."""
        match self.card:
            case (scenery.OWN, int(number)):
                return next(card.kind for card in view.hand if card.card == number)
            case (scenery.TURNED_UP, int(place)):
                return view.turned_up[place]
        return None

    @property
    def pieces(self) -> tuple[Key, ...]:
        """All that is chosen."""
        marked = [] if self.choice is None else self.choice.marked
        cards = [shown_in_display(card) for card in marked]
        return (*cards,) if self.card is None else (self.card, *cards)

    @property
    def tried(self) -> list[Key]:
        """All that shakes where the answer is no."""
        return [key for key in (self.card, self.wrong) if key is not None]
