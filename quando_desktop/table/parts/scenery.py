"""The part of a picture's input that all games share: what is public about the match, and what the
looker is doing with the table. Each game adds its own observation to it."""

from __future__ import annotations

from collections.abc import Mapping

from quando_desktop.bots.bot import Advice
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.dataclass import dataclass, field
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.guide.tip import GuidanceTip
from quando_desktop.table.parts.finale.highlight import Highlight
from quando_desktop.table.parts.remark_bubble import Word
from quando_desktop.table.scene.tableau import Key

MENU, GEAR, UNDO, STATUS, OWN_SEAT = "menu", "gear", "undo", "status", "own seat"
ROUND, SHEET = "round line", "sheet"
"""The line about the match, and the score sheet."""
SHEET_LINE = "sheet line"
"""The first half of the keys of its lines, each to be read for itself."""
NEXT, HOME, MOMENTS, REPLAY, LOOK_BACK = "next", "home", "moments", "replay", "look back"
HINT, BUBBLE, CLOSE_HINT = "hint", "bubble", "close hint"
"""The button that asks for a hint, the hint itself, and the button that closes it."""


OWN, NOTEBOOK = "own", "notebook"
"""The first half of the keys of own cards and of notebooks."""


def own(card: int) -> Key:
    """The control and the piece of a card in the own hand."""
    return OWN, card


def notebook_of(seat: int) -> Key:
    """The control of a computer player's notebook."""
    return NOTEBOOK, seat


class Drag(NamedTuple):
    """A dragged card, and the place of its middle."""

    card: int
    x: float
    y: float
    along: tuple[int, ...] = ()
    """Other cards that go with it, from the left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenery:
    """Everything that a picture follows from, as far as all games have it."""

    facts: MatchFacts
    order: tuple[int, ...]
    """The own cards from the left, by the number that they are followed by."""
    acts: bool = False
    """Whether the looker may act in this picture."""
    pointed: Key | None = None
    focused: Key | None = None
    drag: Drag | None = None
    calm: bool = False
    """Whether there is little motion."""
    at_once: bool = False
    """Whether nothing takes time: what is only on the way to something else is left out."""
    notes: Mapping[int, str] = field(default_factory=dict)
    """The last action of each seat, in a few words."""
    toast: str = ""
    saved: OSError | None = None
    is_saved: bool = False
    counts: bool = True
    """Whether the match counts; the branch of a replay does not."""
    may_undo: bool = False
    looks: Mapping[str, int] = field(default_factory=dict)
    large: float = 1.0
    share: str = ""
    """The share of wins, told at the end of a match."""
    highlights: tuple[Highlight, ...] = ()
    """Moments of a match that is over."""
    hinted: bool = False
    """Whether the looker wants to know what a computer player would do in their place."""
    advice: Advice | None = None
    """The adviser's answer, once it has come."""
    tip: GuidanceTip | None = None
    """What the adviser points out in a guided match."""
    word: Word | None = None
    first: str = ""
    """The sentence to begin with, for somebody who has never done this."""
    guided: bool = False
    """Whether somebody else says where one is and what to do: the top is theirs, but for the
    menu."""
    led: bool = False
    """Whether they say so now: the table keeps what it would say itself to itself."""
    awake: bool = False
    """Whether eyes follow what happens; otherwise everybody looks out of the picture."""

    @property
    def is_advised(self) -> bool:
        """Whether the adviser's bubble lies on the table, for a hint or a tip."""
        return self.hinted or self.tip is not None
