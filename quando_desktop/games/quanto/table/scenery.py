"""Scenery of a Quanto table: all that one picture follows from, and the keys of its controls and
pieces.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto

from quando_desktop.dataclass import dataclass, field
from quando_desktop.games.quanto.rules.cards import text
from quando_desktop.games.quanto.rules.effects import Use, UseKind
from quando_desktop.games.quanto.rules.state import NOBODY
from quando_desktop.games.quanto.rules.view import HeldCard, Quanto, QuantoView
from quando_desktop.games.quanto.table.choosing.gathering import gathered
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint.art import Art
from quando_desktop.table.parts.scenery import Scenery
from quando_desktop.table.scene.tableau import Key


class Moment(Enum):
    """The subject of the picture, beyond the ordinary table."""

    PLAY = auto()
    TOLD = auto()
    """Something that was done is being told: nobody can act in this picture."""
    DEAL = auto()
    """All cards are still in the draw pile, face down."""
    FINALE = auto()
    """The match is over; its sheet has not come yet."""
    COUNT = auto()
    """The game is over, and the winnings are counted before the sheet comes."""
    SHEET = auto()


BACK = "cards/back_quanto"
HIDDEN_SIDE = "back"
"""The side of a piece that lies face down."""


def front(art: Art, kind: int) -> str:
    """The name of an open card."""
    return f"cards/{'quanto_bold' if art.bold else 'quanto'}/{text(kind)}"


DRAW_PILE, DRAW_BLOCK = "draw", "draw block"
"""The draw pile, and the cards below its top."""
PLAYED, OFFERED = "played", "offered"
"""A card that was played and is being told, and one between partners."""
OWN, DISPLAY, TURNED_UP, QUANTO = "own", "display", "turned", "quanto of"
"""The first parts of the keys of what can be chosen: cards by where they lie, and quantos."""
VALUE, WAY, TEAM = "value", "way", "team"
"""... of the numbers for a joker, of the buttons, and of the sums of teams."""
TILES = "tiles"
"""The place of all tiles in the middle for a screen reader."""


def shown_in_display(card: int) -> Key:
    """The control and the piece of a card in the display."""
    return DISPLAY, card


def turned_up(place: int) -> Key:
    """The control and the piece of a card that a 3 has turned up, from the left."""
    return TURNED_UP, place


def held_by(seat: int, number: int) -> Key:
    """The piece of a back in a player's hand."""
    return "held", seat, number


def in_quanto(seat: int, number: int) -> Key:
    """The piece of a card of a player's quanto, in the order in which they were laid."""
    return "quanto", seat, number


def quanto_of(seat: int) -> Key:
    """The control of a player's quanto."""
    return QUANTO, seat


def tile(number: int) -> Key:
    """The piece of a tile, wherever it lies."""
    return "tile", number


def winnings_of(seat: int) -> Key:
    """The piece and the control of a player's winnings."""
    return "winnings", seat


def winnings_count(seat: int) -> Key:
    """The number on a player's winnings."""
    return "won", seat


def no_winnings(seat: int) -> Key:
    """The piece of the place for winnings that are still to come."""
    return "no winnings", seat


def lost_at(seat: int) -> Key:
    """The piece that says how many cards a player has lost with their quanto."""
    return "lost", seat


def quanto_count(seat: int) -> Key:
    """The number of cards of a player's quanto."""
    return "count", seat


def team_sum(number: int) -> Key:
    """The piece and the control of a team's sum, the own team first."""
    return TEAM, number


def glow_of(card: int) -> Key:
    """The piece of the glow behind an own card that has just been drawn."""
    return "glow", card


def offering_paw(side: int) -> Key:
    """The piece of a paw that holds out a card, -1 for the left one."""
    return "offering paw", side


def value_button(value: int) -> Key:
    """The control of a number that a joker can stand for."""
    return VALUE, value


CAPS = {
    UseKind.CAPTURE: "C",
    UseKind.TAKE: "T",
    UseKind.FORM: "F",
    UseKind.EXTEND: "E",
    UseKind.STEAL: "J",
    UseKind.DISCARD: "D",
}
"""The key of each thing that can be done with a card."""
ESCAPE, SKIPS, SPEAKS = "Esc", "N", "O"
SKIP, KEEP, DECLINE = (WAY, "skip"), (WAY, "keep"), (WAY, "decline")
OFFER, SILENT, SPEAK = (WAY, "offer"), (WAY, "silent"), (WAY, "speak")
SUMS, SHOWS = (WAY, "sums"), "G"
"""Buttons of what is done without playing a card."""


def way_of(use: Use) -> Key:
    """The button of something that can be done with a card."""
    return (WAY, use.kind.value) if use.seat == NOBODY else (WAY, use.kind.value, use.seat)


class DisplayGroup(NamedTuple):
    """Cards of the display that go together, whole or not yet."""

    cards: tuple[int, ...]
    """By `HeldCard.card`."""
    total: int
    """Their sum; a joker counts as what makes it whole, or as 1 while it is not."""
    is_whole: bool = True
    words: str = ""
    """Where their sum is not just a number."""


class Way(NamedTuple):
    """One of the things that can be done with the chosen card: a button."""

    key: Key
    words: str
    """The words on it; of the one that is on, the whole of what it will do."""
    cap: str
    """Its key."""
    is_on: bool = False
    """Whether this is what will be done: it is the main button, whatever its place."""


class Told(NamedTuple):
    """A play that lies open for a moment before the cards go where they belong."""

    seat: int
    card: int | None = None
    """The kind of the played card, while it lies beside the display."""
    value: int = 0
    """The number that a joker stands for; 0 where nothing is to be said."""
    groups: tuple[DisplayGroup, ...] = ()
    partner: int | None = None
    """The card of the display that it is laid beside (N8)."""
    bonus: int | None = None
    """The further card that a rainbow card brings (N16)."""
    tile: int | None = None
    """The tile that is meant, in the middle or at its owner."""
    quanto: int | None = None
    """The seat whose quanto it is about."""


@dataclass(frozen=True, slots=True, kw_only=True)
class QuantoScenery(Scenery):
    """All that one picture of a Quanto table follows from."""

    view: QuantoView
    moment: Moment = Moment.PLAY
    bare: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """The hands of the others by seat, which lie open: only in a round that is over."""

    # What the looker is about to do.
    chosen: Key | None = None
    """The card to play, to return or to offer: `own(...)` or `turned_up(...)`."""
    ways: tuple[Way, ...] = ()
    """The uses of it, in the order of its buttons; one is on, if it can be done now."""
    ready: bool = True
    """Whether the way that is on can be done as it stands; otherwise its button is pale."""
    groups: tuple[DisplayGroup, ...] = ()
    """The groups as they are built, of cards of the display."""
    target: int | None = None
    """The sum that every group has to come to, where that is known."""
    open_cards: frozenset[int] = frozenset()
    """The cards of the display that could still go along."""
    marked: frozenset[int] = frozenset()
    """The cards of the display that are chosen without a word on what they make."""
    freely: bool = False
    """Whether any card of the display may be chosen, and nothing says which ones fit."""
    arranged: tuple[int, ...] = ()
    """The display from the left while groups lie side by side; otherwise as it is."""
    fits: frozenset[Key] = frozenset()
    """The cards to play that would take just the chosen cards of the display."""
    ghost: Quanto | None = None
    """The own quanto as it would lie there."""
    partner: int | None = None
    """The card of the display that a quanto is begun with (N8)."""
    bonus: int | None = None
    """The further card that a rainbow card brings (N16)."""
    wants_bonus: bool = False
    """Whether a further card can be chosen now."""
    tile: int | None = None
    """The tile of the way that is on: of the quanto to form."""
    aimed: int | None = None
    """The seat whose quanto the way that is on is about."""
    quantos: frozenset[int] = frozenset()
    """The seats whose quanto can be used with the chosen card: it can be pressed."""
    values: tuple[int, ...] = ()
    """The numbers that a joker can stand for, where that has to be said."""
    value: int | None = None
    """The number that it stands for."""
    prompt: str = ""
    """The words that ask or tell the looker to do something, over the buttons; where there are
    none, instead."""
    offers: bool = False
    """Whether the looker is about to offer a card to the partner (N24)."""
    hinted_keys: frozenset[Key] = frozenset()
    """The subjects of a hint: pieces of own cards, of the display, of turned up cards."""

    # What is told.
    told: Told | None = None
    status: str = ""
    """The words on a pill: what a player does or has just done."""
    lost: tuple[int, ...] = ()
    """The cards that each has lost with a quanto, at the end."""
    fresh: frozenset[int] = frozenset()
    """The own cards that have just been drawn."""

    @property
    def hand(self) -> list[HeldCard]:
        """The own cards from the left."""
        cards = {card.card: card for card in self.view.hand}
        return [cards[card] for card in self.order if card in cards]

    @property
    def display(self) -> list[HeldCard]:
        """The display from the left; while a play is told, its groups lie side by side."""
        cards = {card.card: card for card in self.view.display}
        if self.told is not None:
            return [cards[card] for card in gathered([*cards], [g.cards for g in self.told.groups])]
        return [cards[card] for card in self.arranged or cards]
