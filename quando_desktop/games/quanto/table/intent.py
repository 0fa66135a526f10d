"""The intent of whoever looks at a Quanto table: a card that is chosen, what is to be done with it,
cards of the display that were chosen first, and offers between partners (N24).
"""

from __future__ import annotations

from quando_desktop.engine.players import Kind
from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table import scenery
from quando_desktop.games.quanto.table.choosing.choice import PlayChoice
from quando_desktop.games.quanto.table.scenery import SILENT, SPEAK, SPEAKS, Way, shown_in_display
from quando_desktop.games.quanto.text import labels
from quando_desktop.table.scene.tableau import Key
from quando_desktop.table.turn.state import Intent, TurnState


class QuantoIntent(Intent):
    LASTS = False
    """Another display, other things to do."""

    def __init__(self) -> None:
        self.card: Key | None = None
        """The card that is chosen to be played, given or offered."""
        self.choice: PlayChoice | None = None
        """... and what is to be done with it, where it is played."""
        self.picked: list[int] = []
        """The cards of the display that are chosen before any card to play, as they were."""
        self.fits: frozenset[Key] = frozenset()
        """The cards that would take just these, where the looker is helped with sums."""
        self.arranged: tuple[int, ...] = ()
        """The display from the left while a play is proposed; otherwise as it lies."""
        self.asked = False
        """Whether the looker has asked for help with sums in this turn."""
        self.asks_bonus = False
        """Whether all but the card of choice is settled (N16)."""
        self.wrong: Key | None = None
        """The key of something that was tried in vain, besides the chosen card."""
        self.clicked: tuple[Key, ...] = ()
        """The pieces of what the looker does at this moment. Its story is about them, so they are
        not forgotten with the choice."""

    def forget(self) -> None:
        self.put_back()
        self.wrong = None
        self.asked = False

    def put_back(self) -> None:
        """Chooses no card any more."""
        self.card = self.choice = None
        self.picked, self.fits, self.arranged = [], frozenset(), ()
        self.asks_bonus = False

    @property
    def is_empty(self) -> bool:
        """Whether nothing is chosen."""
        return self.card is None and not self.picked

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
        marked = self.picked if self.choice is None else self.choice.marked
        cards = [shown_in_display(card) for card in marked]
        return (*cards,) if self.card is None else (self.card, *cards)

    @property
    def tried(self) -> list[Key]:
        """All that shakes where the answer is no."""
        return [key for key in (self.card, self.wrong) if key is not None]


def is_own_turn(view: QuantoView) -> bool:
    """Whether it is the looker's turn."""
    return view.active == view.seat and not view.is_over


class Offers:
    """The looker's side of them."""

    def __init__(self, state: TurnState[QuantoView]) -> None:
        self._state = state

    @property
    def partner(self) -> int | None:
        """The looker's partner, in a match of teams."""
        view = self._state.view
        return view.partner(view.seat)

    @property
    def are_wished(self) -> bool:
        """Whether the looker offers a card to the partner, now or as soon as they may."""
        return self._state.host.speaking == self._state.view.seat

    @property
    def are_due(self) -> bool:
        """Whether they do so now, if they may act at all."""
        return self.are_wished and not is_own_turn(self._state.view)

    def ways(self) -> tuple[Way, ...]:
        """The button that begins an offer: to the partner, or, where both sit at this screen, by
        the partner. It comes a little before the partner's turn."""
        view, partner = self._state.view, self.partner
        if partner is None or view.phase is not Phase.PLAY:
            return ()
        if view.active == view.seat and self.are_wished:
            return (Way(SILENT, labels.offer_nothing(), SPEAKS),)
        words = self._words(view, partner)
        return (Way(SPEAK, words, SPEAKS),) if words else ()

    def _words(self, view: QuantoView, partner: int) -> str:
        """The caption of the button; nothing where there can be no offer."""
        players, name = self._state.facts.players, self._state.names[partner]
        if view.active == view.seat:
            asks = view.may_offer and players[partner].kind is Kind.HUMAN
            return labels.ask_for_a_card(name) if asks else ""
        if players[view.seat].kind is not Kind.HUMAN or not view.hand:
            return ""
        is_before = (view.active + 1) % view.seats == partner and not view.again
        may = view.may_offer if view.active == partner else is_before
        return labels.offer_a_card(name) if may else ""
