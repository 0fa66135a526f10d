"""People who play 7 ate 9 by what can be seen on the table, with their keys or with the mouse."""

from __future__ import annotations

import re
from typing import NamedTuple, Protocol

from tests.journeys.program import Program, Seen, control, keys

SETS = {
    1: ("Left Right Up Down",),
    2: ("A D W S", "Left Right Up Down"),
    4: ("A D W S", "F H T G", "J L I K", "Left Right Up Down"),
}
"""What everybody plays with, by the number of people: left, right, play, draw."""
OVER = ("ROUND_OVER", "MATCH_OVER")
NO_CARDS = ": 0 cards in hand"


class Card(NamedTuple):
    key: str
    value: int
    is_aimed: bool


def is_live(seen: Seen) -> bool:
    return bool(seen["page"] == "LivePage" and seen["phase"] == "LIVE" and not seen["overlay"])


def can_act(seen: Seen) -> bool:
    """Whether everybody may play, or the game is over. In a game the hands lie open, if there are
    any cards in them."""
    has_none = all(NO_CARDS in control(seen, f"lane {seat}")["name"] for seat in people(seen))
    are_open = has_none or any(hand(seen, seat) for seat in people(seen))
    return bool(seen["phase"] in OVER or (is_live(seen) and are_open))


def people(seen: Seen) -> list[int]:
    """The seats with cards or a stack at this side of the table."""
    return [int(key.split()[1]) for key in keys(seen) if key.startswith("lane ")]


def hand(seen: Seen, seat: int) -> list[Card]:
    """Somebody's open cards, from the left."""
    found = []
    for each in seen["controls"]:
        value = re.search(r"(?:^|: )(\d+), ", each["name"])
        if each["key"].startswith(f"own {seat} ") and value is not None:
            found.append(Card(each["key"], int(value[1]), each["on"]))
    return found


def stack(seen: Seen, seat: int) -> int:
    """How many cards are left to draw."""
    words = next((each["name"] for each in seen["controls"] if each["key"] == f"stack {seat}"), "")
    count = re.search(r"(\d+)", words)
    return int(count[1]) if count else 0


def targets(seen: Seen) -> set[int]:
    """The values that fit."""
    found = [control(seen, key)["name"] for key in ("target 0", "target 1") if key in keys(seen)]
    return {int(number) for words in found for number in re.findall(r"\d+", words)}


def lying(seen: Seen) -> tuple[object, ...]:
    """The top of the pile, and how many cards everybody has."""
    counts = [(len(hand(seen, seat)), stack(seen, seat)) for seat in people(seen)]
    return (control(seen, "top")["name"] if "top" in keys(seen) else "", counts)


def by_cards(seen: Seen) -> list[int]:
    """Whoever has the fewest goes first, so that it ends soon."""
    return sorted(people(seen), key=lambda seat: len(hand(seen, seat)) + stack(seen, seat))


def fitting(seen: Seen) -> tuple[int, Card] | None:
    """A seat and a card of it that can be played."""
    fits = targets(seen)
    for seat in by_cards(seen):
        cards = hand(seen, seat)
        last = len(cards) == 1 and not stack(seen, seat)
        for card in cards:
            if last or card.value in fits:
                return seat, card
    return None


def drawers(seen: Seen) -> list[int]:
    """Everybody who has a card to draw."""
    return [seat for seat in by_cards(seen) if stack(seen, seat)]


class Hand(Protocol):
    """A way to do what the rules allow."""

    def play(self, seen: Seen, seat: int, card: Card) -> None: ...

    def draw(self, seen: Seen, seat: int) -> None: ...


class Keys:
    """Everybody's own four keys."""

    def __init__(self, program: Program, seats: int) -> None:
        self._program = program
        self._sets = [keys.split() for keys in SETS[seats]]

    def play(self, seen: Seen, seat: int, card: Card) -> None:
        left, right, play, _ = self._sets[people(seen).index(seat)]
        cards = hand(seen, seat)
        here = next(place for place, each in enumerate(cards) if each.is_aimed)
        way = cards.index(card) - here
        self._program.key(*[right if way > 0 else left] * abs(way), play)

    def draw(self, seen: Seen, seat: int) -> None:
        self._program.key(self._sets[people(seen).index(seat)][3])


class Mouse:
    """Clicks only."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def play(self, seen: Seen, seat: int, card: Card) -> None:
        self._program.click(control(seen, card.key)["at"])

    def draw(self, seen: Seen, seat: int) -> None:
        self._program.click(control(seen, f"stack {seat}")["at"])


class Players:
    """All who sit at the screen."""

    def __init__(self, program: Program, hand: Hand) -> None:
        self._program, self._hand = program, hand
        self.played = self.drawn = 0

    def start(self) -> Seen:
        """From the deal, or from a pause, to the start signal."""
        self._program.key("Space")
        return self._program.until(can_act, calm=False)

    def act(self, seen: Seen) -> Seen:
        """One card more or less, once anybody here can do something."""
        seen = self._program.until(
            lambda now: now["phase"] in OVER or (can_act(now) and (fitting(now) or drawers(now))),
            calm=False,
        )
        if seen["phase"] in OVER:
            return seen
        found = fitting(seen)
        if found is None:
            return self.draw(seen, drawers(seen)[0])
        self._hand.play(seen, *found)
        self.played += 1
        return self._after(seen)

    def draw(self, seen: Seen, seat: int) -> Seen:
        self._hand.draw(seen, seat)
        self.drawn += 1
        return self._after(seen)

    def _after(self, before: Seen) -> Seen:
        """What is to be seen then: another pile, or other hands; others may have been faster."""
        old = lying(before)
        return self._program.until(
            lambda now: (
                now["phase"] in OVER
                or (can_act(now) and now["changes"] > before["changes"] and lying(now) != old)
            ),
            calm=False,
        )

    def play_on(self, seen: Seen, actions: int = 2000) -> Seen:
        """To the end of the game, or so many actions."""
        for _ in range(actions):
            if seen["phase"] in OVER:
                return seen
            seen = self.act(seen)
        return seen
