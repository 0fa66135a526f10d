"""Somebody who plays Quando by what can be seen on the table, with the mouse or with the keys.

Plays quickly rather than well: knocks as soon as it may, so that a match ends soon.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Protocol

from tests.journeys.program import Condition, Program, Seen, control, keys

WAITS = ("PERSON", "CURTAIN", "ROUND_OVER", "MATCH_OVER")
"""Phases in which the program waits for somebody."""


def waits(seen: Seen) -> bool:
    return seen["page"] == "TurnPage" and seen["phase"] in WAITS and not seen["overlay"]


def fronts(seen: Seen) -> dict[str, int]:
    """The own cards from the left: what stands on each."""
    return {
        each["key"]: int(each["name"].split(",")[0])
        for each in seen["controls"]
        if each["key"].removeprefix("own ").isdigit()
    }


def may_knock(seen: Seen) -> bool:
    return "knob" in keys(seen) and control(seen, "knob")["name"].startswith("Knock, possible. ")


def to_play(seen: Seen) -> list[str]:
    """Three in a row or the most equal ones, the highest first."""
    cards = fronts(seen)
    first = {front: card for card, front in reversed(cards.items())}
    for low in range(8, -1, -1):
        row = [first[number] for number in range(low, low + 3) if number in first]
        if len(row) == 3:
            return row
    many = Counter(cards.values())
    number = max(many, key=lambda front: (many[front], front))
    return [card for card, front in cards.items() if front == number]


def _later_round(before: Seen) -> Condition:
    return lambda seen: waits(seen) and seen["round"] > before["round"]


class Hand(Protocol):
    """A way to do what the rules allow."""

    def play(self, seen: Seen, cards: list[str]) -> None: ...

    def draw(self, seen: Seen, *, shown: bool) -> None: ...

    def turn_zero(self, seen: Seen, card: str) -> None: ...

    def knock(self, seen: Seen) -> None: ...

    def pass_turn(self, seen: Seen) -> None: ...

    def next_round(self, seen: Seen) -> None: ...


class Mouse:
    """Clicks only."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def play(self, seen: Seen, cards: list[str]) -> None:
        for card in cards:
            self._program.click(control(self._program.look(), card)["at"])
        chosen = self._program.until(lambda now: "play" in keys(now))
        assert all(control(chosen, card)["on"] for card in cards)
        self._program.click(control(chosen, "play")["at"])

    def draw(self, seen: Seen, *, shown: bool) -> None:
        self._program.click(control(seen, "shown" if shown else "hidden")["at"])

    def turn_zero(self, seen: Seen, card: str) -> None:
        self._program.click(control(seen, card)["at"])

    def knock(self, seen: Seen) -> None:
        at = control(seen, "knob")["at"]
        self._program.press(at)
        self._program.until(lambda now: now["changes"] > seen["changes"], calm=False)
        self._program.release(at)

    def pass_turn(self, seen: Seen) -> None:
        self._program.click(control(seen, "pass")["at"])

    def next_round(self, seen: Seen) -> None:
        self._program.click(control(seen, "next")["at"])


def picked(seen: Seen) -> list[int]:
    """The fronts of the chosen cards, sorted."""
    chosen = (each["key"] for each in seen["controls"] if each["on"])
    return sorted(fronts(seen)[key] for key in chosen)


def _has_picked(wanted: list[int], now: Seen) -> bool:
    return picked(now) == wanted


class Keys:
    """Keys only: cards by their numbers, or by going along the hand where 0 and 10 share a key."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def play(self, seen: Seen, cards: list[str]) -> None:
        wanted: list[int] = []
        for card in cards:
            front = fronts(seen)[card]
            if 0 < front < 10:
                self._program.key(str(front))
            else:
                self._go_to(card)
                self._program.key("Space")
            wanted = sorted([*wanted, front])
            # On a busy computer the same key twice at once looks like one that is held.
            self._program.until(partial(_has_picked, wanted))
        self._program.key("Return")

    def _go_to(self, card: str) -> None:
        """Along the hand, until the focus says that it is there."""
        for _ in range(60):
            now = self._program.look()
            if now["focus"] == control(now, card)["name"]:
                return
            self._program.key("Right")
        raise AssertionError(f"no way to {card}")

    def draw(self, seen: Seen, *, shown: bool) -> None:
        self._program.key("Left" if shown else "Right")
        self._program.key("Return")

    def turn_zero(self, seen: Seen, card: str) -> None:
        self._go_to(card)
        self._program.key("Return")

    def knock(self, seen: Seen) -> None:
        self._program.key_down("K")
        self._program.until(lambda now: now["changes"] > seen["changes"], calm=False)
        self._program.key_up("K")

    def pass_turn(self, seen: Seen) -> None:
        self._program.key("P")

    def next_round(self, seen: Seen) -> None:
        self._program.key("Return")


class Player:
    """Goes from one wait of the program to the next."""

    def __init__(self, program: Program, hand: Hand, *, knocks_from: int = 1) -> None:
        """Leaves knocking to the others before that round."""
        self._program, self._hand, self._knocks_from = program, hand, knocks_from
        self.done: Counter[str] = Counter()

    def see(self) -> Seen:
        return self._program.until(waits)

    def act(self, seen: Seen) -> Seen:
        """One action of the person whose turn it is; gives what is seen when it has happened."""
        self.begin(seen)
        return self._program.until(
            lambda now: waits(now) and now["changes"] > seen["changes"],
        )

    def begin(self, seen: Seen) -> None:
        """Does it, and waits for nothing."""
        hand, there = self._hand, keys(seen)
        if "shown" in there:
            self.done["draw"] += 1
            hand.draw(seen, shown=self.done["draw"] % 2 == 0)
        elif "pass" in there and self.done["pass"] <= self.done["play in the last round"]:
            self.done["pass"] += 1
            hand.pass_turn(seen)
        elif "knob" not in there and "pass" not in there:
            self.done["turn zero"] += 1
            hand.turn_zero(seen, next(card for card, front in fronts(seen).items() if not front))
        elif seen["round"] >= self._knocks_from and may_knock(seen):
            self.done["knock"] += 1
            hand.knock(seen)
        else:
            self.done["play in the last round" if "pass" in there else "play"] += 1
            hand.play(seen, to_play(seen))

    def play_round(self) -> Seen:
        """To the end of the round, alone against computer players."""
        seen = self.see()
        while seen["phase"] == "PERSON":
            seen = self.act(seen)
        return seen

    def play_match(self) -> Seen:
        seen = self.play_round()
        while seen["phase"] == "ROUND_OVER":
            self._hand.next_round(seen)
            self._program.until(_later_round(seen))
            seen = self.play_round()
        return seen
