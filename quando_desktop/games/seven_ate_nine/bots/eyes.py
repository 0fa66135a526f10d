"""The search of eyes in a hand: card by card from where they were, quicker over cards they know."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.engine.chance import Chance
from quando_desktop.games.seven_ate_nine.bots.faculties import WHOLE, Faculties, happens
from quando_desktop.games.seven_ate_nine.rules.cards import targets, value_of, wrapped
from quando_desktop.games.seven_ate_nine.rules.view import HeldCard
from quando_desktop.named_tuple import NamedTuple


class Found(NamedTuple):
    """The outcome of a search."""

    chosen: HeldCard | None
    time: int
    """The time it took, as long as all goes at the usual pace."""


def work_out(top: int, able: Faculties, chance: Chance, care: int) -> tuple[tuple[int, int], int]:
    """The two values that it believes to fit, and the time that this takes. The more care, the
    fewer slips: `care` is in thousandths of the usual ones."""
    down, up = targets(top)
    value = value_of(top)
    time, believed = able.sums, [down, up]
    for place, is_wrapped in enumerate((down > value, up < value)):
        slip = able.slip * care // WHOLE
        if is_wrapped:
            time += able.wrap
            slip *= 3
        if happens(slip, chance):
            believed[place] = wrapped(believed[place] + (1 if chance.coin() else -1))
    return (believed[0], believed[1]), time


class Eyes:
    """The eyes of a player on the own hand, and which of its cards are known by now."""

    __slots__ = ("_able", "_chance", "_known", "_last")

    def __init__(self, able: Faculties, chance: Chance) -> None:
        self._able = able
        self._chance = chance
        self._known: set[int] = set()
        self._last = 0
        """The card that was looked at last, as `HeldCard.held`."""

    def forget(self) -> None:
        self._known.clear()
        self._last = 0

    def look_at(self, held: HeldCard) -> None:
        """A card that has just come into the hand."""
        self._learn(held)
        self._last = held.held

    def search(self, hand: Sequence[HeldCard], wanted: tuple[int, int]) -> Found:
        """The first card that seems to fit, or, with foresight, the best of all of them."""
        looks_on = happens(self._able.foresight, self._chance)
        found: list[HeldCard] = []
        time = 0
        for held in self._from_here(hand):
            time += self._cost(held)
            self._last = held.held
            if value_of(held.card) in wanted and not happens(self._able.overlook, self._chance):
                found.append(held)
                if not looks_on:
                    break
        if not found:
            return Found(None, time)
        chosen = found[0] if len(found) == 1 else _best(found, hand)
        return Found(self._gripped(chosen, hand), time)

    def _from_here(self, hand: Sequence[HeldCard]) -> list[HeldCard]:
        begin = next((at for at, held in enumerate(hand) if held.held >= self._last), 0)
        return [*hand[begin:], *hand[:begin]]

    def _cost(self, held: HeldCard) -> int:
        if held.held in self._known:
            return self._able.glance
        self._learn(held)
        return self._able.scan

    def _learn(self, held: HeldCard) -> None:
        if happens(self._able.memory, self._chance):
            self._known.add(held.held)

    def _gripped(self, chosen: HeldCard, hand: Sequence[HeldCard]) -> HeldCard:
        """Mostly what it meant; now and then the card beside it."""
        if len(hand) < 2 or not happens(self._able.fumble, self._chance):
            return chosen
        place = hand.index(chosen)
        beside = [at for at in (place - 1, place + 1) if 0 <= at < len(hand)]
        return hand[self._chance.choice(beside)]


def _best(found: Sequence[HeldCard], hand: Sequence[HeldCard]) -> HeldCard:
    """The one that most other cards of the hand can follow; the first of equals."""

    def goes_on(held: HeldCard) -> int:
        following = targets(held.card)
        return sum(value_of(other.card) in following for other in hand if other is not held)

    return max(found, key=goes_on)
