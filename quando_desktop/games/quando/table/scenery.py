"""All that one picture of a Quando table follows from: one seat's observation, what is public
about the match, and what the looker is doing with the table."""

from __future__ import annotations

from enum import Enum, auto

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.dataclass import dataclass
from quando_desktop.games.quando.bots.reason import QuandoReason
from quando_desktop.games.quando.rules.actions import Flip, Phase, Play
from quando_desktop.games.quando.rules.view import OwnCard, QuandoView
from quando_desktop.games.quando.settings import KnockBy
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.parts.scenery import Scenery, own
from quando_desktop.table.scene.tableau import Key


class Moment(Enum):
    """The subject of the picture, beyond the ordinary table."""

    PLAY = auto()
    LAID = auto()
    """The looker's play lies on the pile; the next choice has not come yet."""
    FACED = auto()
    """A card that the looker has turned over shows its face; it has not gone to its place yet."""
    SHOWCASE = auto()
    """Three equal cards lie in the light."""
    TURNED = auto()
    """The discard pile has just become the draw pile."""
    DEAL = auto()
    """All cards are still in the dealer's block."""
    STRUCK = auto()
    """Somebody has just knocked."""
    REVEAL = auto()
    """Hands lie open after the round, and are counted."""
    VERDICT = auto()
    """All hands are counted, and it is told who has won."""
    FINALE = auto()
    """The match is over; its last sheet has not come yet."""
    SHEET = auto()


PLAY, PASS, KNOB = "play", "pass", "knob"
SHOWN, HIDDEN = "shown", "hidden"
DRAW_PILE, DISCARD_PILE = "draw pile", "discard pile"
SEAT = "seat"
"""The first half of the keys of opponents."""
LOOK, CLOSE_LOOK = "look", "close look"
"""The panel with a closer look at something, and the button that closes it."""


class Pull(NamedTuple):
    """One side of the card that is drawn, so far from where it stands."""

    side: Key
    x: float
    y: float


@dataclass(frozen=True, slots=True, kw_only=True)
class QuandoScenery(Scenery):
    """Everything that is shown."""

    view: QuandoView
    moment: Moment = Moment.PLAY
    chosen: frozenset[int] = frozenset()
    open_cards: frozenset[int] = frozenset()
    """The own cards that can be used together with the chosen ones."""
    pull: Pull | None = None
    fresh: int | None = None
    """The own card that was just drawn."""
    knock_part: float = 0.0
    """The progress of the held knob."""
    armed: Key | None = None
    """The control that wants a second press."""
    opened: Key | None = None
    """The control that is looked at more closely: the discard pile, or a seat."""
    tells_total: bool = True
    """Whether the looker's own total is shown."""
    memory_help: bool = False
    knock_by: KnockBy = KnockBy.HOLD
    bare: bool = False
    """Whether every card shows both of its sides: only in a round that is over."""
    tells_chance: bool = False
    """Whether the looker is told how likely a knock wins."""

    @property
    def chooses_cards(self) -> bool:
        """Whether the looker can play, knock or pass."""
        return self.acts and self.view.phase is Phase.PLAY

    @property
    def chooses_side(self) -> bool:
        """Whether the looker has to draw."""
        phase = self.view.phase
        return self.acts and phase in (Phase.DRAW, Phase.PENALTY_DRAW)

    @property
    def chooses_zero(self) -> bool:
        return self.acts and self.view.phase is Phase.FLIP

    @property
    def hinted_cards(self) -> frozenset[int]:
        """The own cards that the adviser speaks of."""
        if self.tip is not None:
            return frozenset(
                card.card for card in self.view.hand if own(card.card) in self.tip.marks
            )
        match self.advice.action if self.hinted and self.advice is not None else None:
            case Play(places):
                return frozenset(self.view.hand[place].card for place in places)
            case Flip(place):
                return frozenset({self.view.hand[place].card})
        return frozenset()

    @property
    def reason(self) -> QuandoReason | None:
        """The reason for the advice, where it is said."""
        found = None if self.advice is None else self.advice.reason
        return found if isinstance(found, QuandoReason) else None

    @property
    def knock_chance(self) -> float | None:
        return None if self.reason is None else self.reason.knock_chance

    @property
    def hand(self) -> list[OwnCard]:
        """The own cards from the left."""
        cards = {card.card: card for card in self.view.hand}
        return [cards[card] for card in self.order if card in cards]

    @property
    def faced(self) -> OwnCard | None:
        """The drawn card that shows its face, but is not in the hand yet."""
        if self.moment is not Moment.FACED:
            return None
        return next((card for card in self.view.hand if card.card not in self.order), None)

    @property
    def scores(self) -> tuple[int, ...]:
        """The standings of the match; a round counts once all fronts are seen."""
        return self.facts.scores if self._counts else self.view.scores

    @property
    def standing(self) -> MatchFacts:
        """The facts on who leads, by the same standings: nobody is told before who has won."""
        if self._counts or not self.view.is_over:
            return self.facts
        return self.facts.by(self.view.scores)

    @property
    def _counts(self) -> bool:
        """Whether a round that is over counts already."""
        return self.moment in (Moment.VERDICT, Moment.FINALE, Moment.SHEET)

    @property
    def is_open(self) -> bool:
        """Whether all hands lie open."""
        return self.moment in (Moment.REVEAL, Moment.VERDICT)

    @property
    def is_last_round(self) -> bool:
        """Whether somebody has knocked, and all wait for the end: until the hands lie open,
        whatever the last card does on its way."""
        return self.view.knocker is not None and not (self.is_open or self._counts)

    @property
    def in_penalty(self) -> bool:
        """Whether the others pay for a triplet."""
        return self.view.phase in (Phase.FLIP, Phase.PENALTY_DRAW)
