"""The smallest game of turns there is, with no more than the contract asks for: everybody lays a
card in turn, and whoever lays the lowest of a trick takes its cards. Most cards win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import (
    Action,
    BadRecord,
    Deal,
    Event,
    Game,
    Observation,
    Options,
    Outcome,
    Round,
)
from quando_desktop.engine.plain_codec import PlainCodec

DECK = range(1, 25)
HAND = 5


@dataclass(frozen=True, slots=True)
class Lay(Action):
    card: int


@dataclass(frozen=True, slots=True)
class Laid(Event):
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Hands(Deal):
    first: int
    hands: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Seen(Observation[Lay]):
    seat: int
    to_act: int | None
    hand: tuple[int, ...]
    laid: tuple[tuple[int, ...], ...]
    """What each seat has laid in the round, in order."""
    first: int
    taken: tuple[int, ...]

    @property
    def is_over(self) -> bool:
        return self.to_act is None

    def legal(self) -> Sequence[Lay]:
        return [Lay(card) for card in self.hand] if self.to_act == self.seat else []


class LowestCard(Round[Lay, Seen]):
    def __init__(self, deal: Hands) -> None:
        self.hands = [list(hand) for hand in deal.hands]
        self.laid: list[list[int]] = [[] for _ in deal.hands]
        self.taken = [0] * len(deal.hands)
        self.first = deal.first

    def to_act(self) -> tuple[int, ...]:
        seats = len(self.hands)
        order = [(self.first + step) % seats for step in range(seats)]
        waiting = min(order, key=lambda seat: len(self.laid[seat]))
        return (waiting,) if self.hands[waiting] else ()

    def apply(self, seat: int, action: Lay, events: list[Event] | None = None) -> None:
        self.hands[seat].remove(action.card)
        self.laid[seat].append(action.card)
        if events is not None:
            events.append(Laid(seat, action.card))
        if len({len(cards) for cards in self.laid}) == 1:
            self.first = min(range(len(self.laid)), key=lambda each: self.laid[each][-1])
            self.taken[self.first] += len(self.laid)

    def observe(self, seat: int) -> Seen:
        acting = next(iter(self.to_act()), None)
        laid, hand = tuple(map(tuple, self.laid)), tuple(sorted(self.hands[seat]))
        return Seen(seat, acting, hand, laid, self.first, tuple(self.taken))

    def outcome(self) -> Outcome | None:
        return None if self.to_act() else Outcome(tuple(self.taken))


class LowestCardCodec(PlainCodec[LowestCard, Hands]):
    def check_deal(self, deal: Hands, seats: int, options: Options, previous: Hands | None) -> None:
        cards = {card for hand in deal.hands for card in hand}
        fits = [len(hand) for hand in deal.hands] == [HAND] * seats and deal.first in range(seats)
        if not fits or len(cards) != HAND * seats or not cards.issubset(DECK):
            raise BadRecord("the deal is not five cards for each player")


class LowestCardGame(Game[LowestCard, Hands]):
    id, title, seats = "lowest_card", "Lowest Card", range(2, 5)
    one_round, fewest_win = True, False
    codec = LowestCardCodec(Hands, Lay)

    def deal(
        self,
        seats: int,
        options: Options,
        previous: Hands | None,
        chance: Chance,
        first_dealer: int | None = None,
    ) -> Hands:
        cards = chance.shuffled(DECK)
        hands = tuple(tuple(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(seats))
        return Hands(chance.below(seats) if first_dealer is None else first_dealer, hands)

    def begin(self, options: Options, deal: Hands, scores: tuple[int, ...]) -> LowestCard:
        return LowestCard(deal)

    def sample(self, observation: Any, chance: Chance) -> LowestCard:
        seen: Seen = observation
        known = {*seen.hand, *(card for cards in seen.laid for card in cards)}
        left = chance.shuffled([card for card in DECK if card not in known])
        state = LowestCard(Hands(seen.first, tuple(() for _ in seen.laid)))
        state.laid, state.taken = [list(cards) for cards in seen.laid], list(seen.taken)
        for seat, cards in enumerate(seen.laid):
            if seat == seen.seat:
                state.hands[seat] = list(seen.hand)
            else:
                state.hands[seat] = [left.pop() for _ in range(HAND - len(cards))]
        return state


GAMES = {"lowest_card": LowestCardGame()}
