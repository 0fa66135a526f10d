"""Reasons of a computer player in Quanto, in numbers. `text` makes sentences of them."""

from __future__ import annotations

from enum import Enum

from quando_desktop.bots.bot import Reason
from quando_desktop.dataclass import dataclass
from quando_desktop.games.quanto.rules.actions import QuantoAction


class Ground(Enum):
    """The one thing that speaks most for what was chosen."""

    WHIM = "whim"
    """No ground to speak of: a child's fancy, or the first thing it saw."""
    ONLY_CHOICE = "only_choice"
    MOST_CARDS = "most_cards"
    """Nothing else wins so many cards at once."""
    LEAVES_LITTLE = "leaves_little"
    """Something else wins more, but would leave the next players more, too."""
    KEEPS_HAND = "keeps_hand"
    """What stays in the hand is worth more."""
    BUILDS_QUANTO = "builds_quanto"
    """It forms or extends a quanto, the own or the partner's: cards for later."""
    TAKES_QUANTO = "takes_quanto"
    STEALS_QUANTO = "steals_quanto"
    POWER = "power"
    """A discarded 1, 2 or 3: what its power brings is worth more than anything else."""
    LEAST_HARM = "least_harm"
    """Nothing wins a card: of all that can be laid down this gives the others the least."""
    LAST_CAPTURE = "last_capture"
    """The pile is empty, and the player who captures last gets what is left (N20)."""
    OFFER_GOOD = "offer_good"
    """The partner can do more with the card now than with one of its own, probably."""
    ACCEPT_GOOD = "accept_good"
    DECLINE_GOOD = "decline_good"
    """Of an offered card: something in the own hand is as good."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """Something that could be done, and what it comes to."""

    action: QuantoAction
    cards: int
    """Cards that come onto the own winnings at once, the played one included; with a 1 those that
    the others give."""
    built: int
    """Cards that come to a quanto, the played one included."""
    ahead: float | None = None
    """Cards by which it would be ahead of the best of the others in the end, on average, below zero
    if behind; in teams ahead of the other team. None where it does not look so far."""
    left: float | None = None
    """Cards that the next player who is not the partner could then take at once, on average; None
    where nothing was reckoned."""


@dataclass(frozen=True, slots=True)
class Rival:
    """Guess at another player's hand."""

    seat: int
    cards: int
    known: int
    """Cards of it that were known for certain (N24)."""


@dataclass(frozen=True, slots=True)
class QuantoReason(Reason):
    ground: Ground
    weighed: tuple[Weighed, ...]
    """The chosen thing first, then up to two others, the best first."""
    rivals: tuple[Rival, ...] = ()
    """Clockwise from the next player; empty where it made nothing of them."""
    win_chance: float | None = None
    """The chance to win the match after what was chosen; None where it does not look so far."""
    tile: int | None = None
    """The tile of the own quanto after what was chosen; None without one ..."""
    quanto: int = 0
    """... the number of its cards then ..."""
    take_chance: float | None = None
    """... and the chance that it is taken before the end; None where nothing was reckoned."""
    tile_left: int | None = None
    """Cards equal to this tile that it has not seen yet, its own hand left out; None without a
    quanto, or where it does not count cards."""
    jokers_left: int | None = None
    """Jokers that it has not seen yet; None where it does not count cards."""

    def margin(self) -> float | None:
        first, *others = (each.ahead for each in self.weighed) if self.weighed else (None,)
        known = [ahead for ahead in others if ahead is not None]
        return first - max(known) if known and first is not None else None
