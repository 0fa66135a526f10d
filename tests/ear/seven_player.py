"""Somebody who plays 7 ate 9 by what a screen reader finds at the table, live or by turns."""

from __future__ import annotations

import re
from collections import Counter

from tests.ear.program import Program
from tests.ear.tree import Node

CARD = re.compile(r"^(?:You: )?(\d+), plus or minus \d+, card \d+ of \d+")
STACK = re.compile(r"^(Stack of You|Your stack), \d+ cards?: draw")
FITS = re.compile(r"(\d+)(?: or (?:a |an )?(\d+))? fits")
START, GO_ON = re.compile(r"^Start"), re.compile(r"^(Go on|Continue)")
OVER = re.compile(r"^(Next game|Rematch)")
ENOUGH = 400


def fitting(tree: Node) -> set[int]:
    """The values that can be laid now."""
    found = (number for node in tree.walk() for number in FITS.findall(node.name))
    return {int(value) for pair in found for value in pair if value}


def value(card: Node) -> int:
    found = CARD.search(card.name)
    assert found is not None
    return int(found[1])


class SevenPlayer:
    """Lays whatever fits, and draws otherwise."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self.done: Counter[str] = Counter()
        self.complaints: list[str] = []

    def start(self) -> None:
        """From the deal, or from a pause, to the open hand. By turns there is no start signal."""
        waits = self._program.until(_waits, "open hand or a start")
        if waits.role == "button":
            self._program.press(waits)
            self._program.until(_can_act, "open hand")

    def play_match(self) -> None:
        self.start()
        for _ in range(ENOUGH):
            tree = self._program.until(_can_act, "card to play")
            if tree.has("button", OVER):
                return
            self._act(tree)
        raise AssertionError(f"no end after {self.done}")

    def _act(self, tree: Node) -> None:
        fits, cards = fitting(tree), tree.all("check box", CARD)
        stack = tree.find("button", STACK)
        is_last = len(cards) == 1 and stack is None
        card = next((card for card in cards if is_last or value(card) in fits), None)
        if card is not None:
            self.done["play"] += self._program.press(card)
        elif stack is not None:
            self.done["draw"] += self._program.press(stack)
        else:
            self._program.breathe(0.1)


def _waits(tree: Node) -> Node | None:
    return tree.find("button", START) or tree.find("button", GO_ON) or _can_act(tree)


def _can_act(tree: Node) -> Node | None:
    """Whether there is an open hand, or the game is over."""
    return tree if tree.has("check box", CARD) or tree.has("button", OVER) else None
