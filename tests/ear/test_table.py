"""A table by ear: where the keys are, what can be asked, and what opens over it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial

import pytest

from tests.ear import quando_player, quanto_player, seven_player
from tests.ear.conftest import Start, table
from tests.ear.overlays import complaints_on
from tests.ear.program import Program
from tests.ear.stops import complaints_about
from tests.ear.tree import Node

TITLES = {"quando": "Quando", "quanto": "Quanto", "seven_ate_nine": "7 ate 9"}
WAITS: Mapping[str, Callable[[Node], object]] = {
    "quando": quando_player.asked,
    "quanto": quanto_player.asked,
    "seven_ate_nine": lambda tree: tree.find("button", seven_player.START),
}
"""When somebody has to do something, and the table stands still."""
QUESTIONS = {
    "F3": "my hand",
    "F4": "the piles",
    "F5": "the others",
    "F6": "the scores",
    "F7": "what now",
    "F8": "once more",
}
OTHERS = ["Olive", "Bruno"]
TIMES = {key: len(OTHERS) if key == "F5" else 1 for key in QUESTIONS}
CARD = re.compile(r"^(?P<card>.*), card \d+ of \d+")


def pressing(program: Program, key: str) -> Callable[[], None]:
    return partial(program.key, key)


@pytest.mark.parametrize("game", TITLES)
def test_stops_questions_and_overlays(start: Start, game: str) -> None:
    tables = {game: table(2)}
    with start("--game", game, "--seed", "5", tables=tables) as program:
        program.until(WAITS[game], "question to this player")
        complaints = about_the_window(program, game)
        complaints += about_the_beginning(program, game)
        complaints += about_questions(program)
        complaints += complaints_about(program, "table", 8)
        complaints += about_overlays(program)
    assert not complaints, "\n".join(complaints)


def about_the_window(program: Program, game: str) -> list[str]:
    tree, complaints = program.tree(), []
    (frame,) = tree.all("frame")
    if TITLES[game] not in frame.name.replace("Quando Desktop", ""):
        complaints.append(f"the window's title does not say {TITLES[game]}: {frame.name}")
    if tree.focused is None or not tree.focused.name:
        complaints.append(f"the table begins with the focus on {tree.focused}")
    return complaints


def about_the_beginning(program: Program, game: str) -> list[str]:
    """At the start of a turn: that it is, and the own hand."""
    if game == "seven_ate_nine":
        program.until_heard(lambda: program.said, "the deal")
        wanted = ("Ready?", "No looking", "fits.", "Press Space to start.")
        return [
            f"the deal is told without “{words}”: {program.said}"
            for words in wanted
            if words not in program.said[0]
        ]
    # Whoever acts before it would not be told what they know already.
    words = program.until_heard(
        lambda: next((each for each in reversed(program.said) if "our turn" in each), None),
        "“Your turn”",
    )
    return [
        f"the start of the turn does not tell the {card}: {words}"
        for card in hand(program.tree())
        if card not in words
    ]


def hand(tree: Node) -> list[str]:
    """The own cards as they are called."""
    found = (CARD.search(node.name) for node in tree.all("check box"))
    return [match["card"] for match in found if match is not None]


def about_questions(program: Program) -> list[str]:
    """Each is answered; one key tells of the others, one after the other."""
    answers = {
        key: " ".join(program.answer_to(pressing(program, key)) for _ in range(times))
        for key, times in TIMES.items()
    }
    wanted = {"F3": hand(program.tree()), "F5": OTHERS}
    complaints = [
        f"{key} ({QUESTIONS[key]}) is not answered" for key, answer in answers.items() if not answer
    ]
    for key, words in wanted.items():
        complaints += [
            f"{key} does not tell {word}: {answers[key]}"
            for word in words
            if answers[key] and word not in answers[key]
        ]
    if answers["F8"] not in ("", answers["F7"]):
        complaints.append(f"F8 does not repeat “{answers['F7']}” but says “{answers['F8']}”")
    return complaints


def about_overlays(program: Program) -> list[str]:
    keys, log, menu, leaving = map(re.compile, ("^Keys", "^What happened", "^Menu", "^Leave"))
    complaints = complaints_on(program, pressing(program, "F1"), keys, 1, reads=True)
    complaints += complaints_on(program, pressing(program, "l"), log, 2, reads=True)
    words = re.compile("^The table in words")
    complaints += complaints_on(program, pressing(program, "F9"), words, 2)
    complaints += complaints_on(program, pressing(program, "Escape"), menu, 5)

    def leave() -> None:
        # Not by the key that has just closed it: the same key at once looks like one that is held.
        program.choose("button", "Menu")
        home = program.soon(lambda tree: tree.find("button", "Home"))
        if home is not None:
            program.press(home)

    return complaints + complaints_on(program, leave, leaving, 2)
