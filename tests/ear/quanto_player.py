"""Somebody who plays Quanto by what a screen reader finds at the table."""

from __future__ import annotations

import re
from collections import Counter

from tests.ear.program import Program
from tests.ear.quando_player import Ask, labels
from tests.ear.tree import Node

CARD = re.compile(r", card \d+ of \d+")
TURNED_UP = re.compile(r", turned up, \d+ of \d+")
TURN = re.compile(r"^(Your turn|Play another card|Choose one of these)")
WAYS = re.compile(r"^((Capture|Take|Steal|Extend|Form)\b.*: |Discard|Without )")
"""What the table proposes; other ways have a single word and are turned to first."""
OVER = re.compile(r"^Rematch")
ENOUGH = 8
"""Presses for one action: another way first has to be turned to, and cards ask for others."""


def asked(tree: Node) -> Ask | None:
    """What has to be done now; None while others act."""
    if tree.has("button", OVER):
        return Ask("over", tree, labels(tree))
    return Ask("turn", tree, labels(tree)) if tree.has("label", TURN) else None


def belongings(tree: Node) -> list[str]:
    """What everybody has and what lies in the middle: an action changes some of it, a choice does
    not."""
    words = ("cards in hand", "card in hand", "Draw pile", "Tile", "Winnings", "quanto", "display")
    return [
        node.name.removesuffix(", chosen").removesuffix(", can be taken")
        for node in tree.all("label")
        if any(word in node.name for word in words)
    ]


class QuantoPlayer:
    """Takes what the table proposes for a card, another card each time."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self.done: Counter[str] = Counter()
        self.complaints: list[str] = []

    def wait(self) -> Ask:
        return self._program.until(asked, "question to this player")

    def play_match(self) -> None:
        ask = self.wait()
        while ask.what != "over":
            ask = self.answer(ask)

    def answer(self, ask: Ask) -> Ask:
        self.done["turn"] += 1
        before = belongings(ask.tree)
        self._choose(ask.tree)
        for _ in range(ENOUGH):
            tree = self._program.until(
                lambda now: now if self._is_done(now, before) or ways(now) else None, "way to play"
            )
            if self._is_done(tree, before):
                return self.wait()
            way = ways(tree)[0]
            self.done[way.name.split()[0]] += 1
            self._program.press(way)
        raise AssertionError(f"nothing comes of {way}")

    def _is_done(self, tree: Node, before: list[str]) -> bool:
        return belongings(tree) != before or tree.has("button", OVER)

    def _choose(self, tree: Node) -> None:
        """Hears what can be done with a card as soon as it is chosen."""
        cards = tree.all("check box", TURNED_UP) or tree.all("check box", CARD)
        card = cards[self.done["turn"] % len(cards)]
        if not self._program.answer_to(lambda: self._program.press(card)):
            self.complaints.append(f"it is not said what can be done with {card}")


def ways(tree: Node) -> list[Node]:
    """What can be done with the chosen card."""
    return tree.all("button", WAYS)
