"""Barge as a game of the box: cards, actions, events, the round, what one player may know of it,
and its part of the record format."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace

from quando_desktop.engine import contract
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import BadRecord, Event, Option, Options, Outcome, Result
from quando_desktop.engine.dealing import check_dealer, next_dealer
from quando_desktop.engine.plain_codec import PlainCodec
from quando_desktop.engine.players import left_of

DECK = tuple(weight for weight in range(1, 10) for _ in range(4))
"""A card is its weight (B1)."""
HAND_SIZE = 5
NOBODY = -1


@dataclass(frozen=True, slots=True)
class Load(contract.Action):
    weight: int


@dataclass(frozen=True, slots=True)
class Weigh(contract.Action):
    pass


BargeAction = Load | Weigh


@dataclass(frozen=True, slots=True)
class Loaded(Event):
    seat: int
    weight: int | None

    def seen_by(self, seat: int) -> Event:
        """The others do not see the weight (B5)."""
        return self if seat == self.seat else replace(self, weight=None)


@dataclass(frozen=True, slots=True)
class Weighed(Event):
    reveals = True
    seat: int
    cargo: tuple[int, ...]
    payer: int


@dataclass(frozen=True, slots=True)
class BargeView(contract.Observation[BargeAction]):
    """One player's observation (B2, B5)."""

    seat: int
    carries: int
    turn: int
    payer: int
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    cargo: tuple[tuple[int, int | None], ...]
    """The cards aboard in order: who loaded it and, where that is known, its weight."""

    @property
    def is_over(self) -> bool:
        return self.payer != NOBODY

    def legal(self) -> list[BargeAction]:
        """To load any weight in the hand, or to weigh what is aboard (B4)."""
        if self.seat != self.turn:
            return []
        loads = [Load(weight) for weight in sorted(set(self.hand))]
        return [*loads, Weigh()] if self.cargo else [*loads]


@dataclass(slots=True)
class BargeRound(contract.Round[BargeAction, BargeView]):
    """The truth of one round."""

    carries: int
    turn: int
    hands: list[list[int]]
    cargo: list[tuple[int, int]] = field(default_factory=list)
    """The cards aboard in order: who loaded it, and its weight."""
    payer: int = NOBODY

    def to_act(self) -> tuple[int, ...]:
        return () if self.turn == NOBODY else (self.turn,)

    def check(self, seat: int, action: contract.Action) -> None:
        if seat != self.turn:
            raise contract.WrongPlayer("not_your_turn")
        if action not in self.legal(seat):
            raise contract.IllegalAction("not_in_hand" if isinstance(action, Load) else "no_cargo")

    def apply(self, seat: int, action: BargeAction, events: list[Event] | None = None) -> None:
        event = self._load(seat, action.weight) if isinstance(action, Load) else self._weigh(seat)
        if events is not None:
            events.append(event)

    def _load(self, seat: int, weight: int) -> Event:
        self.hands[seat].remove(weight)
        self.cargo.append((seat, weight))
        self.turn = left_of(seat, len(self.hands))
        return Loaded(seat, weight)

    def _weigh(self, seat: int) -> Event:
        """Ends the round: if the barge has sunk, whoever loaded last pays (B6)."""
        weights = tuple(weight for _, weight in self.cargo)
        self.payer = self.cargo[-1][0] if sum(weights) > self.carries else seat
        self.turn = NOBODY
        return Weighed(seat, weights, self.payer)

    def observe(self, seat: int) -> BargeView:
        is_open = self.payer != NOBODY
        cargo = tuple((by, weight if is_open or by == seat else None) for by, weight in self.cargo)
        hand, sizes = tuple(sorted(self.hands[seat])), tuple(map(len, self.hands))
        return BargeView(seat, self.carries, self.turn, self.payer, hand, sizes, cargo)

    def outcome(self) -> Outcome | None:
        """A point for each card aboard, to whoever pays (B7)."""
        if self.payer == NOBODY:
            return None
        seats = range(len(self.hands))
        return Outcome(tuple(len(self.cargo) if seat == self.payer else 0 for seat in seats))

    def copy(self) -> BargeRound:
        return replace(self, hands=[[*hand] for hand in self.hands], cargo=[*self.cargo])


@dataclass(frozen=True, slots=True)
class BargeDeal(contract.Deal):
    dealer: int
    hands: tuple[tuple[int, ...], ...]


class BargeCodec(PlainCodec[BargeRound, BargeDeal]):
    """Records of Barge; the fields of its dataclasses are the format."""

    def check_deal(
        self, deal: BargeDeal, seats: int, options: Options, previous: BargeDeal | None
    ) -> None:
        if [len(hand) for hand in deal.hands] != [HAND_SIZE] * seats:
            raise BadRecord(f"not everybody has {HAND_SIZE} cards")
        if Counter(weight for hand in deal.hands for weight in hand) - Counter(DECK):
            raise BadRecord("a weight was dealt that is not in the deck, or too often")
        check_dealer(deal.dealer, seats, None if previous is None else previous.dealer)


class Barge(contract.Game[BargeRound, BargeDeal]):
    id, title, seats = "barge", "Barge", range(2, 5)
    codec = BargeCodec(BargeDeal, Load, Weigh)

    def options(self, seats: int) -> tuple[Option, ...]:
        """What the barge carries (B6), and the points that end a match (B8)."""
        return (
            Option("carries", default=6 * (seats + 2), minimum=10, maximum=60),
            Option("target", default=20, minimum=10, maximum=100),
        )

    def deal(
        self,
        seats: int,
        options: Options,
        previous: BargeDeal | None,
        chance: Chance,
        first_dealer: int | None = None,
    ) -> BargeDeal:
        before = None if previous is None else previous.dealer
        dealer = next_dealer(seats, before, first_dealer, chance)
        cards = chance.shuffled(DECK)[: seats * HAND_SIZE]
        return BargeDeal(dealer, tuple(tuple(cards[seat::seats]) for seat in range(seats)))

    def begin(self, options: Options, deal: BargeDeal, scores: tuple[int, ...]) -> BargeRound:
        """The player left of the dealer begins (B3)."""
        first = left_of(deal.dealer, len(deal.hands))
        return BargeRound(options["carries"], first, [[*hand] for hand in deal.hands])

    def sample(self, observation: BargeView, chance: Chance) -> BargeRound:
        """Deals anew what the view does not show."""
        view = observation
        seen = [*view.hand, *(weight for _, weight in view.cargo if weight is not None)]
        unseen = chance.shuffled([*(Counter(DECK) - Counter(seen)).elements()])
        hands = [[unseen.pop() for _ in range(size)] for size in view.hand_sizes]
        hands[view.seat] = [*view.hand]
        cargo = [(by, unseen.pop() if weight is None else weight) for by, weight in view.cargo]
        return BargeRound(view.carries, view.turn, hands, cargo, view.payer)

    def result(self, options: Options, scores: tuple[int, ...], rounds: int) -> Result | None:
        """The match ends after the round in which somebody reaches the target (B8)."""
        over = max(scores) >= options["target"]
        return Result(scores, self.best(options, scores)) if over else None
