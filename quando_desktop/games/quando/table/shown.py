"""All that one picture of a Quando table follows from: one seat's observation, what is public
about the match, and what the looker is doing with the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import NamedTuple

from quando_desktop.bots.bot import Advice
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.disk.settings import KnockBy
from quando_desktop.games.quando.actions import Flip, Phase, Play
from quando_desktop.games.quando.reason import QuandoReason
from quando_desktop.games.quando.view import OwnCard, QuandoView
from quando_desktop.table.tableau import Key


class Moment(Enum):
    """What the picture is about, beyond the ordinary table."""

    PLAY = auto()
    LAID = auto()
    """What the looker played lies on the pile; the next choice has not come yet."""
    SHOWCASE = auto()
    """Three equal cards lie in the light."""
    TURNED = auto()
    """The discard pile has just become the draw pile."""
    DEAL = auto()
    """All cards are still in the dealer's block."""
    REVEAL = auto()
    """Hands lie open after the round."""
    SHEET = auto()


MENU, GEAR, UNDO, PLAY, PASS, KNOB = "menu", "gear", "undo", "play", "pass", "knob"
SHOWN, HIDDEN = "shown", "hidden"
NEXT, HOME = "next", "home"
STATUS, DRAW_PILE, DISCARD_PILE, OWN_SEAT = "status", "draw pile", "discard pile", "own seat"
HINT, BUBBLE, CLOSE_HINT = "hint", "bubble", "close hint"
"""What asks for a hint, the hint itself, and what takes it away."""


def own(card: int) -> Key:
    """The control and the piece of a card in the own hand."""
    return "own", card


def notebook_of(seat: int) -> Key:
    """The control of a computer player's notebook."""
    return "notebook", seat


def said_by(seat: int) -> Key:
    """The piece of what somebody says."""
    return "word", seat


class Word(NamedTuple):
    """What an opponent says."""

    seat: int
    words: str


class Drag(NamedTuple):
    """A card under the pointer, its middle here."""

    card: int
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown, whole."""

    view: QuandoView
    facts: MatchFacts
    order: tuple[int, ...]
    """The own cards from the left, by `OwnCard.card`."""
    moment: Moment = Moment.PLAY
    acts: bool = False
    """Whether the looker may act in this picture."""
    chosen: frozenset[int] = frozenset()
    open_cards: frozenset[int] = frozenset()
    """The own cards that can be used together with the chosen ones."""
    pointed: Key | None = None
    focused: Key | None = None
    drag: Drag | None = None
    pull: float = 0.0
    """How far the card that is drawn is pulled to the right, or to the left if negative."""
    calm: bool = False
    fresh: int | None = None
    """The own card that was just drawn."""
    notes: Mapping[int, str] = field(default_factory=dict)
    """What each seat has just done."""
    toast: str = ""
    knock_part: float = 0.0
    """How far the knob is held."""
    armed: Key | None = None
    """The control that wants a second press."""
    saved: OSError | None = None
    is_saved: bool = False
    may_undo: bool = False
    looks: Mapping[str, int] = field(default_factory=dict)
    memory_help: bool = False
    large: float = 1.0
    knock_by: KnockBy = KnockBy.HOLD
    share: str = ""
    """The share of wins, told at the end of a match."""
    hinted: bool = False
    """Whether the looker wants to know what a computer player would do in their place."""
    advice: Advice | None = None
    """What that is, once it has come."""
    tells_chance: bool = False
    """Whether the looker is told how likely a knock wins."""
    word: Word | None = None

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
        """The own cards that the hint is about."""
        match self.advice.action if self.hinted and self.advice is not None else None:
            case Play(places):
                return frozenset(self.view.hand[place].card for place in places)
            case Flip(place):
                return frozenset({self.view.hand[place].card})
        return frozenset()

    @property
    def reason(self) -> QuandoReason | None:
        """What speaks for the advice, where it is said."""
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
    def in_penalty(self) -> bool:
        """Whether the others pay for a triplet."""
        return self.view.phase in (Phase.FLIP, Phase.PENALTY_DRAW)
