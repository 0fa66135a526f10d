"""The truth of a round of Quanto: where every card lies, how cards move, and what was seen.

What players may do, and what follows from it, is in `round`. Bots play thousands of rounds through
both, so this keeps plain lists and small numbers, and the memory of what was seen can be left out
of a copy that is only searched.

A card in a hand is a number made of its place in the order of hands (`hand_order`) and the count of
cards that had come into the hand before it. So a hand is a sorted list, in which equal cards lie
side by side as they came.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import Self

from quando_desktop.engine.contract import Options
from quando_desktop.engine.players import left_of
from quando_desktop.games.quanto.rules.actions import CardGroup, Phase
from quando_desktop.games.quanto.rules.cards import KINDS, TILES, QuantoDeal, base_size, hand_order
from quando_desktop.games.quanto.rules.legal import Situation
from quando_desktop.games.quanto.rules.sets import bounded
from quando_desktop.games.quanto.rules.shapes import UNITS, shape_of

ARRIVAL_BITS = 12
ARRIVAL = (1 << ARRIVAL_BITS) - 1
"""Masks the count of a held card. Even with offers no round has so many cards for one hand."""

KIND_OF = sorted(KINDS, key=hand_order)
"""For each place its kind."""
PLACE_OF = {kind: place for place, kind in enumerate(KIND_OF)}
NOBODY = -1


def held(kind: int, arrival: int) -> int:
    return PLACE_OF[kind] << ARRIVAL_BITS | arrival


def kind_of(each: int) -> int:
    return KIND_OF[each >> ARRIVAL_BITS]


def arrival_of(each: int) -> int:
    """Number of cards that had come into the hand before this one."""
    return each & ARRIVAL


class Memory:
    """The memory of everybody at the table, beyond what lies there (N26); `QuantoView` cuts one
    seat's part out of it.

    Everybody has seen what was taken and what left the game. What partners learn of each other's
    hands by an offer (N24) only they know: a card stays known until one like it leaves that hand,
    as nobody can tell which of the two it was.
    """

    __slots__ = ("gone", "known", "race")

    def __init__(self, seats: int) -> None:
        self.gone: list[int] = []
        """The cards of all winnings and those out of the game."""
        self.known: list[list[int]] = [[] for _ in range(seats)]
        """For each seat the cards in its hand that its partner knows."""
        self.race: list[tuple[int, ...]] = []
        """Everybody's winnings after each turn and, at last, with what was left in the display."""

    def copy(self) -> Memory:
        twin = Memory.__new__(Memory)
        twin.gone = self.gone.copy()
        twin.known = [cards.copy() for cards in self.known]
        twin.race = self.race.copy()
        return twin

    def left_hand(self, seat: int, card: int) -> None:
        """A card was played or given away."""
        if card in self.known[seat]:
            self.known[seat].remove(card)

    def came_by_partner(self, seat: int, card: int) -> None:
        """The partner has seen a card that is in this hand now."""
        self.known[seat].append(card)


class QuantoState:
    """Cards are their kinds (see `cards`)."""

    __slots__ = (
        "active",
        "again",
        "arrivals",
        "dealer",
        "display",
        "display_arrivals",
        "draw",
        "free_discard",
        "hands",
        "last_capture",
        "memory",
        "offer",
        "offered",
        "options",
        "phase",
        "quanto_cards",
        "quanto_tiles",
        "scores",
        "seats",
        "shape",
        "size",
        "teams",
        "tiles",
        "turned_up",
        "winnings",
    )

    def __init__(self, options: Options, deal: QuantoDeal, scores: tuple[int, ...]) -> None:
        self.options = options
        self.scores = scores
        self.seats = len(deal.hands)
        self.dealer = deal.dealer
        self.teams = bool(options["teams"])
        self.free_discard = bool(options["free_discard"])
        self.size = base_size(self.seats)
        """Cards of a full hand, and of a display without rainbow cards (N3)."""
        self.hands = [sorted(map(held, hand, range(len(hand)))) for hand in deal.hands]
        """For each seat its held cards, sorted (see `held`)."""
        self.arrivals = [len(hand) for hand in deal.hands]
        """For each seat the number of cards that have come into its hand."""
        self.display = list(enumerate(deal.display))
        """The number of cards that had come there before and the kind, for each card from the
        left."""
        self.display_arrivals = len(deal.display)
        self.shape = shape_of(deal.display)
        """The display's (see `groups`)."""
        self.draw = list(reversed(deal.draw))
        """The draw pile, its top last."""
        self.tiles = sum(1 << tile for tile in TILES)
        """Those in the middle, as a bit mask."""
        self.quanto_tiles = [0] * self.seats
        """For each seat the tile of its quanto; 0 without one."""
        self.quanto_cards: list[tuple[int, ...]] = [()] * self.seats
        self.winnings = [0] * self.seats
        """The number of cards that each has won; which ones makes no difference (N13)."""
        self.last_capture = NOBODY
        self.active = left_of(deal.dealer, self.seats)
        """The seat whose turn it is; the player left of the dealer begins (N5)."""
        self.phase = Phase.PLAY
        self.again = False
        """Whether a card has been played in this turn (N14, N15)."""
        self.offered = False
        """Whether the partner has offered a card in this turn (N24)."""
        self.offer: int | None = None
        """The card that lies between the partners."""
        self.turned_up: tuple[int, ...] = ()
        """The cards to choose from after a 3 (N15)."""
        self.memory: Memory | None = Memory(self.seats)
        """The memory of what everybody has seen; None in a copy made for search."""

    def copy(self) -> Self:
        twin = self.search_copy()
        if self.memory is not None:
            twin.memory = self.memory.copy()
        return twin

    def search_copy(self) -> Self:
        """A copy without memory: faster to make and to play, but it cannot be observed."""
        twin = self.__new__(type(self))
        twin.options = self.options
        twin.scores = self.scores
        twin.seats = self.seats
        twin.dealer = self.dealer
        twin.teams = self.teams
        twin.free_discard = self.free_discard
        twin.size = self.size
        twin.hands = [hand.copy() for hand in self.hands]
        twin.arrivals = self.arrivals.copy()
        twin.display = self.display.copy()
        twin.display_arrivals = self.display_arrivals
        twin.shape = self.shape
        twin.draw = self.draw.copy()
        twin.tiles = self.tiles
        twin.quanto_tiles = self.quanto_tiles.copy()
        twin.quanto_cards = self.quanto_cards.copy()
        twin.winnings = self.winnings.copy()
        twin.last_capture = self.last_capture
        twin.active = self.active
        twin.phase = self.phase
        twin.again = self.again
        twin.offered = self.offered
        twin.offer = self.offer
        twin.turned_up = self.turned_up
        twin.memory = None
        return twin

    # ------------------------------------------------------------- questions

    def partner(self, seat: int) -> int | None:
        """The partner, who sits opposite (N22 to N25)."""
        return (seat + 2) % 4 if self.teams else None

    def cards(self, seat: int) -> list[int]:
        """The cards in a hand, in its order."""
        return [KIND_OF[each >> ARRIVAL_BITS] for each in self.hands[seat]]

    def may_offer(self) -> bool:
        """Whether the partner of the active player may offer a card (N24)."""
        return (
            self.teams
            and self.phase is Phase.PLAY
            and not (self.again or self.offered)
            and bool(self.hands[(self.active + 2) % 4])
        )

    def situation(self) -> Situation:
        """The situation that the active player's actions depend on."""
        seat = self.active
        return Situation(
            bounded(self.shape),
            self.tiles,
            seat,
            (seat + 2) % 4 if self.teams else seat,
            tuple(self.quanto_tiles),
            self.free_discard,
        )

    # ------------------------------------------------------- where cards lie

    def out_of_hand(self, seat: int, card: int) -> None:
        hand = self.hands[seat]
        del hand[bisect_left(hand, PLACE_OF[card] << ARRIVAL_BITS)]
        if self.memory is not None:
            self.memory.left_hand(seat, card)

    def into_hand(self, seat: int, card: int, by_partner: bool = False) -> None:
        insort(self.hands[seat], held(card, self.arrivals[seat]))
        self.arrivals[seat] += 1
        if by_partner and self.memory is not None:
            self.memory.came_by_partner(seat, card)

    def onto_display(self, card: int) -> None:
        self.display.append((self.display_arrivals, card))
        self.display_arrivals += 1
        self.shape += UNITS[card]

    def off_display(self, card: int) -> None:
        """Remove a card; of equal ones the one that has lain there longest."""
        display = self.display
        for place, (_, kind) in enumerate(display):
            if kind == card:
                del display[place]
                break
        self.shape -= UNITS[card]

    def groups_off_display(self, groups: tuple[CardGroup, ...], bonus: int | None) -> list[int]:
        taken = [card for group in groups for card in group]
        if bonus is not None:
            taken.append(bonus)
        for card in taken:
            self.off_display(card)
        return taken

    def win(self, seat: int, cards: tuple[int, ...]) -> None:
        self.winnings[seat] += len(cards)
        if self.memory is not None:
            self.memory.gone += cards

    def dissolve(self, owner: int) -> tuple[int, ...]:
        """The quanto's tile goes back to the middle; its cards are given."""
        cards = self.quanto_cards[owner]
        self.tiles |= 1 << self.quanto_tiles[owner]
        self.quanto_tiles[owner] = 0
        self.quanto_cards[owner] = ()
        return cards

    def from_pile(self, count: int) -> list[int]:
        """The top cards, fewer if there are fewer."""
        draw = self.draw
        return [draw.pop() for _ in range(min(count, len(draw)))]
