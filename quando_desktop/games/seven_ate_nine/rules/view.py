"""The observation of one player in a game of 7 ate 9: all that they may know, and nothing more.

Everybody has seen every card of the pile, and every card that was held out and went back; hidden
are the other hands and all the stacks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quando_desktop.dataclass import dataclass
from quando_desktop.engine.contract import Observation
from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Finish, Play, SevenAction
from quando_desktop.games.seven_ate_nine.rules.cards import fits, targets
from quando_desktop.games.seven_ate_nine.rules.deal import OPENING, dealt_to
from quando_desktop.named_tuple import NamedTuple


class HeldCard(NamedTuple):
    """A card in the own hand."""

    held: int
    """The number of cards that had come into the hand before it: what it can be followed by."""
    card: int
    """The kind of card (see `cards`)."""


@dataclass(frozen=True, slots=True)
class SevenView(Observation[SevenAction]):
    """One player's observation."""

    seat: int
    options: Mapping[str, int]
    scores: tuple[int, ...]
    """The standings of the match before this game."""
    hand: tuple[HeldCard, ...]
    """The own cards as they came."""
    arrivals: int
    """The number of cards that have come into the own hand."""
    hand_sizes: tuple[int, ...]
    stack_sizes: tuple[int, ...]
    pile: tuple[int, ...]
    """The cards from the bottom to the top."""
    known: tuple[tuple[int, ...], ...]
    """The cards that were seen in the hand of each of the others when they went back there,
    sorted; the own ones are not told again."""
    hand_limit: int
    """The size that a hand must be below for another card to be drawn; 0 is no limit."""
    locked_until: tuple[int, ...]
    """The moment until which each seat cannot play (an option), in ms since the start signal."""
    stuck: bool
    """Whether nobody can do anything (S10)."""
    winner: int | None
    points: tuple[int, ...] | None
    """The points that this game has given, once it is over."""

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is (S13); None where all play at once."""
        return None

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def is_over(self) -> bool:
        return self.winner is not None

    @property
    def top(self) -> int:
        return self.pile[-1]

    @property
    def is_fresh(self) -> bool:
        """Whether nobody has done anything yet."""
        whole = [dealt_to(seat, self.seats, self.options) - OPENING for seat in range(self.seats)]
        return len(self.pile) == 1 and [*self.stack_sizes] == whole

    @property
    def targets(self) -> tuple[int, int]:
        """The values that fit now."""
        return targets(self.top)

    @property
    def may_draw(self) -> bool:
        """Whether the own stack has a card and the hand room for it (S8)."""
        is_full = 0 < self.hand_limit <= len(self.hand)
        return self.stack_sizes[self.seat] > 0 and not is_full

    @property
    def may_finish(self) -> bool:
        """Whether the only card left can be laid, whatever it is (S11)."""
        return len(self.hand) == 1 and self.stack_sizes[self.seat] == 0

    def fits(self, card: int) -> bool:
        """Whether a card of the hand can be laid now, be it as the last one."""
        return self.may_finish or fits(card, self.top)

    def legal(self) -> Sequence[SevenAction]:
        """Each kind of card once, in the order of the hand."""
        if self.stuck or self.winner is not None or self.turn not in (None, self.seat):
            return []
        if self.may_finish:
            return [Finish(self.hand[0].card)]
        kinds = dict.fromkeys(held.card for held in self.hand)
        found: list[SevenAction] = [Play(kind) for kind in kinds if fits(kind, self.top)]
        if self.may_draw:
            found.append(Draw())
        return found


@dataclass(frozen=True, slots=True)
class TurnView(SevenView):
    """One player's observation where they act one after the other (S13)."""

    turn_of: int
    """The seat whose turn it is, or that acted last while all are stuck."""
    largest: int
    """The most cards that were in the own hand at a time: what counts alone (S17)."""
    stops: int
    """The number of times that all were stuck."""

    @property
    def turn(self) -> int | None:
        return self.turn_of
