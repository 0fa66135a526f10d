"""All that one picture of a 7 ate 9 table follows from: what the people at the screen know, what is
public about the match, and what they are doing with the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.games.seven_ate_nine.rules.view import HeldCard, SevenView
from quando_desktop.table.parts.shown import TableShown
from quando_desktop.table.scene.tableau import Key

TOP, LAST, COUNT, STUCK, PAUSE, READY = "top", "last", "count", "stuck", "pause", "ready"
"""The top card of the pile, the card that ended the game face down on it, and the panels in the
middle."""
SIGNAL = "signal"
"""The word Go."""
GO, RESTART, LEAVE, RERUN, PAUSE_BUTTON = "go", "restart", "leave", "rerun", "pause_button"
"""What can be pressed beside the menu, the settings and the buttons of a sheet."""

OPEN = LivePhase.LIVE, LivePhase.ROUND_OVER, LivePhase.MATCH_OVER
"""When hands are open; else they lie face down (S4, S10)."""


class Cap(Enum):
    """What the four keys of a person do, in the order of their caps."""

    LEFT = "left"
    RIGHT = "right"
    PLAY = "play"
    DRAW = "draw"


class Miss(Enum):
    """Why a card has gone back to the hand (S7)."""

    LATE = "late"
    WRONG = "wrong"


def own(seat: int, held: int) -> Key:
    """The control and the piece of a card in a person's hand."""
    return "own", seat, held


def held_by(seat: int, number: int) -> Key:
    """The piece of a back in a computer player's hand, from the left."""
    return "held", seat, number


def stack_of(seat: int) -> Key:
    """The control and the piece of somebody's stack."""
    return "stack", seat


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
class Shown(TableShown):
    """What is shown, whole."""

    order: tuple[int, ...] = ()
    """Not used: each person's hand lies as it came."""
    views: Mapping[int, SevenView]
    """What is known, by seat; at least one."""
    people: tuple[int, ...]
    """The seats of those who sit at the screen, in the order of their lanes."""
    phase: LivePhase
    count: int = 0
    """What the countdown of the phase stands at: 3, 2, 1."""
    goes: bool = False
    """Whether it says Go at this moment: the hands are open already."""
    moved: int = 1
    """How many cards came up from the bottom of the pile when all were stuck."""
    is_broken_off: bool = False
    """Whether a game that is paused was left in the middle before."""
    took: int = 0
    """How long the game was that is over, in ms; 0 where that is not told."""
    deals: bool = False
    """Whether all cards still lie in the stacks."""
    sheet: bool = False
    """Whether the sheet of a game that is over lies over the table."""
    is_rerun: bool = False
    """Whether a game that is over is being watched again."""

    keysets: Mapping[int, tuple[str, str, str, str]] = field(default_factory=dict)
    """By seat what is written on the keys of a person, in the order of `Cap`."""
    aims: Mapping[int, int] = field(default_factory=dict)
    """By seat which card the keys of a person point at (`HeldCard.held`)."""
    pressed: frozenset[tuple[int, Cap]] = frozenset()
    """The caps that light up, with their seats."""
    marks: frozenset[tuple[int, int]] = frozenset()
    """The cards that are marked as fitting: seats and `HeldCard.held`."""
    fresh: frozenset[tuple[int, int]] = frozenset()
    """The cards that were just drawn: seats and `HeldCard.held`."""
    calls: Mapping[int, int] = field(default_factory=dict)
    """By seat the value that is being called (S9); 0 for the last card of all."""
    misses: Mapping[int, Miss] = field(default_factory=dict)
    """By seat why a card has just gone back."""
    locked: Mapping[int, int] = field(default_factory=dict)
    """By seat for how many more seconds it cannot play, begun ones counted whole."""

    @property
    def view(self) -> SevenView:
        """Any of the observations: for what they all agree on."""
        return next(iter(self.views.values()))

    @property
    def is_open(self) -> bool:
        """Whether the hands of the people are open now."""
        return self.phase in OPEN and not self.deals

    @property
    def computers(self) -> tuple[int, ...]:
        """The seats at the top."""
        return tuple(seat for seat in range(self.view.seats) if seat not in self.people)

    def hand(self, seat: int) -> tuple[HeldCard, ...]:
        """The open cards of a person's hand; none while they lie face down, or where nobody at the
        screen knows them."""
        view = self.views.get(seat)
        return view.hand if view is not None and self.is_open else ()
