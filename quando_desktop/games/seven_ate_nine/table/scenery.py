"""The value that one picture of a 7 ate 9 table follows from: what the people at the screen know,
what is public about the match, and what they are doing with the table. Also the keys of the pieces
and controls, and the names of the card pictures."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.live.step import LivePhase
from quando_desktop.dataclass import dataclass, field
from quando_desktop.games.seven_ate_nine.rules.cards import step_of, value_of
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint.art import Art
from quando_desktop.table.parts.scenery import Scenery
from quando_desktop.table.scene.tableau import Key

TOP, LAST, COUNT, STUCK, PAUSE, READY = "top", "last", "count", "stuck", "pause", "ready"
"""The top card of the pile, the card that ended the game face down on it, and the panels in the
middle."""
SIGNAL, TURN = "signal", "turn"
"""The word Go, and whose turn it is."""
GO, RESTART, LEAVE, RERUN, PAUSE_BUTTON = "go", "restart", "leave", "rerun", "pause_button"
SKIP = "skip_ending"
"""Buttons beside the menu, the settings and those of a sheet; the last is the whole table, while it
shows how a game has ended. The end of a match has one of its own."""
OWN, STACK = "own", "stack"
"""The first parts of the keys of a person's cards and of a stack."""

BACK = "cards/back_seven"
HIDDEN_SIDE, OPEN_SIDE = "back", "front"
"""The sides of a piece that lies face down, and of one that is open."""
OPEN = LivePhase.LIVE, LivePhase.STUCK, LivePhase.ROUND_OVER, LivePhase.MATCH_OVER
"""The phases with open hands; else they lie face down (S4). Who is stuck may look on (S10)."""
COVERED = LivePhase.COUNTDOWN, LivePhase.PAUSED
"""The phases in which nobody sees the pile."""
RUNS = LivePhase.COUNTDOWN, LivePhase.LIVE, LivePhase.STUCK
"""The phases that can be paused."""


def front(art: Art, card: int, *, fanned: bool = False) -> str:
    """The name of the picture of an open card; `fanned` for one that others lie on."""
    folder = "seven_ate_nine_bold" if art.bold else "seven_ate_nine"
    return f"cards/{folder}/{value_of(card)}_{step_of(card)}{'_fan' if fanned else ''}"


class Cap(Enum):
    """The four keys of a person by what they do, in the order of their caps."""

    LEFT = "left"
    RIGHT = "right"
    PLAY = "play"
    DRAW = "draw"


class Verdict(Enum):
    """The end of a game for the people at the screen; where there are none, for the winner."""

    WON = "won"
    LOST = "lost"
    SHARED = "shared"


class Ending(NamedTuple):
    """The end of a game as all see it."""

    card: int
    """The last card of all."""
    is_up: bool
    """Whether it is turned up already."""
    winners: tuple[int, ...]
    """Those of the match, if that is over, too."""
    verdict: Verdict


class MissReason(Enum):
    """The reason why a card has gone back to the hand (S7)."""

    LATE = "late"
    WRONG = "wrong"


def own(seat: int, held: int) -> Key:
    """The control and the piece of a card in a person's hand."""
    return OWN, seat, held


def held_by(seat: int, number: int) -> Key:
    """The piece of a back in a computer player's hand, from the left."""
    return "held", seat, number


def target_key(number: int) -> Key:
    """The control and the piece of a value that fits: the lower one, and the higher."""
    return "target", number


def stack_of(seat: int) -> Key:
    """The control and the piece of a player's stack."""
    return STACK, seat


def under(number: int) -> Key:
    """The piece of a card below the top of the pile, by its place from the bottom."""
    return "under", number


def lane_of(seat: int) -> Key:
    """The piece of the panel that a person's things lie on."""
    return "lane", seat


def cap_of(seat: int, cap: Cap) -> Key:
    """The piece of a key of a person."""
    return "cap", seat, cap.value


@dataclass(frozen=True, slots=True, kw_only=True)
class SevenScenery(Scenery):
    """Everything that is shown."""

    order: tuple[int, ...] = ()
    """Empty: each person's hand lies as it came."""
    views: Mapping[int, SevenView]
    """The observations by seat; at least one."""
    people: tuple[int, ...]
    """The seats of those who sit at the screen, in the order of their lanes."""
    phase: LivePhase
    bare: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """The hands of the computer players by seat, which lie open: only in a game that is over."""
    count: int = 0
    """The number that the countdown of the phase stands at: 3, 2, 1."""
    goes: bool = False
    """Whether it says Go at this moment: the hands are open already."""
    moved: int = 1
    """Cards that came up from the bottom of the pile when all were stuck."""
    is_broken_off: bool = False
    """Whether a game that is paused was left in the middle before."""
    took: int = 0
    """The length of the game that is over, in ms; 0 where that is not told."""
    sheet: bool = False
    """Whether the sheet of a game that is over lies over the table."""
    finale: bool = False
    """Whether the end of the match is told, before its last sheet."""
    is_rerun: bool = False
    """Whether a game that is over is being watched again."""

    keysets: Mapping[int, tuple[str, str, str, str]] = field(default_factory=dict)
    """The words on the keys of each person, in the order of `Cap`."""
    aims: Mapping[int, int] = field(default_factory=dict)
    """The card that the keys of each person point at (`HeldCard.held`)."""
    pressed: frozenset[tuple[int, Cap]] = frozenset()
    """The caps that light up, with their seats."""
    marks: frozenset[tuple[int, int]] = frozenset()
    """The cards that are marked as fitting: seats and `HeldCard.held`."""
    empty_handed: frozenset[int] = frozenset()
    """The seats that are told that nothing in their hand fits."""
    fresh: frozenset[tuple[int, int]] = frozenset()
    """The cards that were just drawn: seats and `HeldCard.held`."""
    calls: Mapping[int, int] = field(default_factory=dict)
    """The value that each seat is calling (S9); 0 for the last card of all."""
    misses: Mapping[int, MissReason] = field(default_factory=dict)
    """The reason why a card of each seat has just gone back."""
    refused: Mapping[int, int] = field(default_factory=dict)
    """That card (`HeldCard.held`), of people."""
    locked: Mapping[int, int] = field(default_factory=dict)
    """The seconds for which each seat cannot play, begun ones counted whole."""
    breathes: frozenset[tuple[int, Cap]] = frozenset()
    """The keys of that person that wait to be pressed, with the seat."""
    breath: bool = False
    """Whether those are large at this moment."""
    run: tuple[int, int] | None = None
    """The seat whose cards heat the pile, and how many it has laid in a row."""
    ending: Ending | None = None
    """The end of a game, while the table shows it."""
    sentence: str = ""
    """What a beginner is told to do, and at whose lane."""
    beginner: int | None = None

    gaze_at: int | None = None
    """The seat that everybody looks at, such as a person for whom all wait, or the middle (see
    `table.parts.company`)."""

    @property
    def view(self) -> SevenView:
        """Any of the observations: for what they all agree on."""
        return next(iter(self.views.values()))

    @property
    def scores(self) -> tuple[int, ...]:
        """The standings of the match; a game counts once its last card is turned up."""
        before, points = self.view.scores, self.view.points
        if points is None or self._is_face_down:
            return before
        return tuple(map(sum, zip(before, points, strict=True)))

    @property
    def standing(self) -> MatchFacts:
        """The facts on who leads, by the same standings."""
        return self.facts.by(self.view.scores) if self._is_face_down else self.facts

    @property
    def _is_face_down(self) -> bool:
        """Whether the last card of all lies there, and nobody speaks of the end yet."""
        return self.ending is not None and not self.ending.is_up

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is, by turns and while that goes on."""
        view = self.view
        return view.turn if self.phase is LivePhase.LIVE and view.winner is None else None

    @property
    def can_pause(self) -> bool:
        """Whether there is anything to pause: at leisure only what people watch."""
        at_leisure = self.view.turn is not None and self.people and not self.is_rerun
        return self.phase in RUNS and not at_leisure

    @property
    def is_open(self) -> bool:
        """Whether the hands of the people are open now."""
        return self.phase in OPEN

    @property
    def computers(self) -> tuple[int, ...]:
        """The seats at the top."""
        return tuple(seat for seat in range(self.view.seats) if seat not in self.people)
