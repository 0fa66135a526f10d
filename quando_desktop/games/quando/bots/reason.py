"""Reasons of a computer player in Quando, in numbers. `text` makes sentences of them."""

from __future__ import annotations

from enum import Enum

from quando_desktop.bots.bot import Reason
from quando_desktop.dataclass import dataclass
from quando_desktop.games.quando.rules.actions import QuandoAction


class Ground(Enum):
    """The one thing that speaks most for what was chosen."""

    WHIM = "whim"
    """No ground to speak of: a child's fancy."""
    ONLY_CHOICE = "only_choice"
    MOST_POINTS = "most_points"
    """It lays the most points."""
    TRIPLET = "triplet"
    """The others pay a penalty."""
    KEEPS_GROUPS = "keeps_groups"
    """What stays in the hand goes together better."""
    KNOCK_GOOD = "knock_good"
    """The total is probably the lowest alone."""
    PASS_GOOD = "pass_good"
    """A play and its draw would probably make the total no better."""
    SHOWN_GOOD = "shown_good"
    """The shown side is better than what the hidden one is on average."""
    HIDDEN_GOOD = "hidden_good"
    CHEAPEST_ZERO = "cheapest_zero"
    """The zero to turn whose other side is the best."""
    WAIT_GOOD = "wait_good"
    """It is too early to knock, whatever is played."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """Something that could be done, and what it comes to."""

    action: QuandoAction
    fronts: tuple[int, ...]
    """The fronts that a play would lay, in their order; empty for anything else."""
    points: float | None
    """The points that it would score in this round on average; None where nothing was reckoned."""


@dataclass(frozen=True, slots=True)
class Rival:
    """The player's estimate of another hand."""

    seat: int
    cards: int
    known: int
    """The number of fronts that it knew for certain."""
    guess: float
    """The total that it expected on average."""


@dataclass(frozen=True, slots=True)
class PlayingOn:
    """What comes of playing on, beside a knock at once."""

    chance: float
    """The chance to win the round by playing on."""
    points: float
    """The points of the round by playing on, on average ..."""
    by_knock: float
    """... and by knocking."""


@dataclass(frozen=True, slots=True)
class QuandoReason(Reason):
    ground: Ground
    total: int
    """The sum of its own fronts."""
    weighed: tuple[Weighed, ...]
    """The chosen thing first, then up to two others, the best first."""
    rivals: tuple[Rival, ...]
    """Clockwise from the next player; empty where it made nothing of them."""
    knock_chance: float | None = None
    """The chance that a knock now has the lowest total alone; None where no knock is allowed, or
    where it does not reckon that."""
    win_chance: float | None = None
    """The chance to win the match after what was chosen; None where it does not look so far."""
    shown: int | None = None
    """The shown side of the card to draw, where a draw was chosen ..."""
    hidden: float | None = None
    """... and the average of its other side."""
    waiting: PlayingOn | None = None
    """What speaks against a knock; None where nobody asks about one."""
    lead: float | None = None
    """Points by which the chosen thing seemed better than the best of the others; None where
    nothing was reckoned or nothing else could be done."""

    def margin(self) -> float | None:
        return self.lead
