"""Somebody who plays Quando by what a screen reader finds at the table."""

from __future__ import annotations

import re
from collections import Counter
from typing import NamedTuple

from tests.ear.program import Program
from tests.ear.tree import Node

CARD = re.compile(r"^(\d+), card \d+ of \d+")
SHOWN, HIDDEN = re.compile(r"^Take the \d+"), re.compile(r"^Turn it over$")
ZERO = re.compile(r"^Choose a (0|zero)")
TURN = re.compile(r"^Your turn")
PLAY, PASS = re.compile(r"^Play "), re.compile(r"^Pass")
KNOCK = re.compile(r"^Knock, possible\. ")
NEXT, OVER = re.compile(r"^Next round"), re.compile(r"^Rematch")


class Ask(NamedTuple):
    """What the table waits for, and the tree at that moment."""

    what: str
    tree: Node
    labels: list[str]


def labels(tree: Node) -> list[str]:
    """Whatever happens, one of these changes."""
    return [node.name for node in tree.all("label")]


def asked(tree: Node) -> Ask | None:
    """What has to be done now; None while others act."""
    for what, role, words in (
        ("over", "button", OVER),
        ("next", "button", NEXT),
        ("draw", "button", SHOWN),
        ("zero", "label", ZERO),
        ("turn", "label", TURN),
    ):
        if tree.has(role, words):
            return Ask(what, tree, labels(tree))
    return None


class QuandoPlayer:
    """Goes from one question of the table to the next, and notes what a listener minds."""

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
        """Does what is asked for; gives the next question."""
        self.done[ask.what] += 1
        getattr(self, f"_{ask.what}")(ask)
        self._program.until(lambda tree: labels(tree) != ask.labels, "answer of the table")
        return self.wait()

    # ------------------------------------------------------------------------------- questions

    def _turn(self, ask: Ask) -> None:
        tree = ask.tree
        knock, passing = tree.find("button", KNOCK), tree.find("button", PASS)
        if knock is not None:
            self._knock(knock)
        elif passing is not None:
            self.done["pass"] += 1
            self._program.press(passing)
        else:
            for card in to_play(tree.all("check box", CARD)):
                self._program.press(card)
            self._program.choose("button", PLAY)

    def _knock(self, knock: Node) -> None:
        """A screen reader cannot hold: the first press arms and says so, the second knocks."""
        self.done["knock"] += 1
        if not self._program.answer_to(lambda: self._program.press(knock)):
            self.complaints.append("it is not said that the knock is armed")
        self._program.press(knock)

    def _draw(self, ask: Ask) -> None:
        """The first time by Enter, then by the arrows and Enter, then by pressing either side."""
        number, hidden = self.done["draw"], ask.tree.find("button", HIDDEN)
        if number == 1:
            self._draw_by_enter(ask)
        elif hidden is not None and not self.done["turned by keys"]:
            self.done["turned by keys"] += 1
            self._turn_over_by_keys(ask)
        else:
            self._program.choose("button", SHOWN)

    def _draw_by_enter(self, ask: Ask) -> None:
        """The focus waits on the shown side."""
        if self._is_on(SHOWN):
            self._program.key("Return")
        else:
            self.complaints.append("when a side has to be chosen, the focus is not on the choice")
            self._program.choose("button", SHOWN)

    def _turn_over_by_keys(self, ask: Ask) -> None:
        """An arrow moves and takes nothing; to turn over is asked once more."""
        program = self._program
        on_shown = self._is_on(SHOWN)
        program.key("Right")
        if not (on_shown and self._is_on(HIDDEN)):
            taken = self._is_taken(ask)
            did = "takes a side at once" if taken else "does not lead to the other side"
            self.complaints.append(f"at the choice of a side, the right arrow {did}")
            if not taken:
                program.choose("button", SHOWN)
            return
        question = program.answer_to(lambda: program.key("Return"))
        if self._is_taken(ask) or not question:
            self.complaints.append("turning over does not ask once more")
        if not self._is_taken(ask):
            program.key("Return")

    def _is_on(self, words: re.Pattern[str]) -> bool:
        """Whether the focus is on something of this name, or comes there."""
        on = self._program.soon(lambda tree: tree.focused and words.search(tree.focused.name))
        return on is not None

    def _is_taken(self, ask: Ask) -> bool:
        return labels(self._program.tree()) != ask.labels

    def _zero(self, ask: Ask) -> None:
        cards = ask.tree.all("check box", CARD)
        self._program.press(next(card for card in cards if front(card) == 0))

    def _next(self, ask: Ask) -> None:
        self._program.choose("button", NEXT)


def front(card: Node) -> int:
    return int(card.name.split(",")[0])


def to_play(cards: list[Node]) -> list[Node]:
    """The most equal ones, the highest first."""
    many = Counter(map(front, cards))
    number = max(many, key=lambda value: (many[value], value))
    return [card for card in cards if front(card) == number]
