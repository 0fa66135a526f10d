"""Somebody who plays Quanto by what can be seen on the table, with the mouse or with the keys.

Takes what the table proposes for a card, another card each time, and answers the partner's offers.
"""

from __future__ import annotations

from collections import Counter
from typing import Protocol

from tests.journeys.player import waits
from tests.journeys.program import Program, Seen, control, keys

WAYS = ("capture", "take", "steal", "extend", "form", "discard")
"""What can be done with a card, in the order in which this player likes it; each has its first
letter for a key."""
OTHERS = {"decline": "Escape", "silent": "Escape", "skip": "N"}
"""The keys of what else there may be to press; Enter is for the rest."""


def cards(seen: Seen) -> list[str]:
    """The cards to choose from, from the left: those that a 3 has turned up, or the own hand."""
    there = keys(seen)
    turned = [key for key in there if key.startswith("turned ")]
    places = {key: (control(seen, key)["at"] or [0])[0] for key in there}
    own = [key for key in there if key.removeprefix("own ").isdigit()]
    return sorted(turned or own, key=places.__getitem__)


def ways(seen: Seen) -> list[str]:
    """What can be done with the chosen card, as the keys of its buttons."""
    found = [key for key in keys(seen) if key.startswith("way ")]
    kinds = [key.split()[1] for key in found]
    liked = [key for kind in WAYS for key in found if key.split()[1] == kind]
    return liked if set(kinds) & set(WAYS) else found


class Hand(Protocol):
    """A way to do what the table offers."""

    def choose(self, seen: Seen, card: str) -> Seen: ...

    def do(self, seen: Seen, way: str) -> None: ...

    def again(self, seen: Seen) -> None: ...


class Mouse:
    """Clicks only."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def choose(self, seen: Seen, card: str) -> Seen:
        self._program.click(control(seen, card)["at"])
        return self._program.until(lambda now: ways(now) and control(now, card)["on"])

    def do(self, seen: Seen, way: str) -> None:
        self._program.click(control(seen, way)["at"])

    def again(self, seen: Seen) -> None:
        self._program.click(control(seen, "next")["at"])


class Keys:
    """Keys only: cards by their places, and what to do by its letter."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def choose(self, seen: Seen, card: str) -> Seen:
        self._program.key(str(cards(seen).index(card) + 1))
        return self._program.until(lambda now: ways(now) and control(now, card)["on"])

    def do(self, seen: Seen, way: str) -> None:
        kind = way.split()[1]
        if kind in WAYS:
            self._program.key(kind[0].upper(), "Return")
        else:
            self._program.key(OTHERS.get(kind, "Return"))

    def again(self, seen: Seen) -> None:
        self._program.key("Return")


class Player:
    """Goes from one wait of the program to the next."""

    def __init__(self, program: Program, hand: Hand) -> None:
        self._program, self._hand = program, hand
        self.done: Counter[str] = Counter()

    def see(self) -> Seen:
        return self._program.until(waits)

    def act(self, seen: Seen) -> Seen:
        """One action of the person whose turn it is; gives what is seen when it has happened."""
        self.begin(seen)
        return self._program.until(lambda now: waits(now) and now["changes"] > seen["changes"])

    def begin(self, seen: Seen) -> None:
        """Does it, and waits for nothing."""
        self.done["action"] += 1
        there = cards(seen)
        if "way decline" in keys(seen) and self.done["decline"] <= self.done["keep"]:
            self.done["decline"] += 1
            self._hand.do(seen, "way decline")
            return
        chosen = self._hand.choose(seen, there[self.done["action"] % len(there)])
        self._do_all(seen, chosen)

    def _do_all(self, before: Seen, seen: Seen) -> None:
        """Presses on until the action is done: another way first has to be turned to, and a
        rainbow card asks for one card more."""
        for _ in range(4):
            way = "way skip" if "way skip" in keys(seen) else ways(seen)[0]
            self._hand.do(seen, way)
            seen = self._program.until(lambda _: True, calm=False)
            seen = self._program.look() if seen["changes"] == before["changes"] else seen
            if seen["changes"] > before["changes"]:
                self.done[way.split()[1]] += 1
                return
        raise AssertionError(f"nothing comes of {way}: {seen}")

    def play_match(self) -> Seen:
        """To the end, alone against computer players or with them."""
        seen = self.see()
        while seen["phase"] == "PERSON":
            seen = self.act(seen)
        return seen

    def again(self, seen: Seen) -> None:
        """A rematch from the sheet."""
        self._hand.again(seen)
