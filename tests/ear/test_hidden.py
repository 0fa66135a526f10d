"""Nothing hidden is told: two matches that differ only in what a seat may not know sound the same.

All that can be found counts, visible or not, and all that is announced, from the first moment until
the rules reveal something.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import pytest

from tests.ear import quando_player, quanto_player, seven_player
from tests.ear.conftest import Start
from tests.ear.program import Program
from tests.ear.tree import Node
from tests.ear.worlds import MAKERS, written

Heard = tuple[set[str], set[str]]
"""All names and descriptions, and all announcements: those that come by themselves and those that
were asked for may come in another order."""
ASKS: Mapping[str, Callable[[Node], object]] = {
    "quando": quando_player.asked,
    "quanto": quanto_player.asked,
    "seven_ate_nine": lambda tree: tree.find("button", seven_player.START),
}
CARDS = {"quando": quando_player.CARD, "quanto": quanto_player.CARD}
QUESTIONS = ("F3", "F4", "F5", "F6", "F7", "F8")
KEYS, LOG, WORDS, MENU = map(
    re.compile, ("^Keys", "^What happened", "^The table in words", "^Menu")
)


def heard(program: Program, game: str) -> Heard:
    """Asks everything, opens everything, chooses a card, and plays it where that alone reveals
    nothing."""
    program.until(ASKS[game], "question to this player")
    if game in CARDS:
        program.until_heard(lambda: any("our turn" in words for words in program.said), "the turn")
    for key in QUESTIONS:
        program.answer_to(partial(program.key, key))
    opened = {
        KEYS: partial(program.key, "F1"),
        LOG: partial(program.key, "l"),
        WORDS: partial(program.key, "F9"),
        # Not by Escape, which has just been pressed: the same key at once looks like a held one.
        MENU: partial(program.choose, "button", "Menu"),
    }
    for name, opens in opened.items():
        opens()
        program.find("dialog", name)
        program.key("Escape")
        program.until(lambda tree: not tree.has("dialog"), "table without a dialog")
    if game in CARDS:
        program.press(program.find("check box", CARDS[game]))
        program.until(
            lambda tree: "checked" in tree.all("check box", CARDS[game])[0].states, "chosen card"
        )
    if game == "quando":
        program.choose("button", quando_player.PLAY)
        program.find("button", quando_player.SHOWN)
    return {*program.names}, {*program.said}


@pytest.mark.parametrize("game", MAKERS)
def test_another_truth_sounds_the_same(start: Start, tmp_path: Path, game: str) -> None:
    one, other = MAKERS[game](0), MAKERS[game](1)
    assert one.observe(0) == other.observe(0)
    assert one.observe(1) != other.observe(1), "the two truths do differ"
    found = []
    for world in (0, 1):
        program = start("--open", str(written(game, world, tmp_path)))
        program.whole = True
        with program:
            found.append(heard(program, game))
    (names, said), (other_names, other_said) = found
    assert len(names) > 12, "the table is told"
    assert names == other_names
    assert said == other_said
    if game in CARDS:
        assert sum(CARDS[game].search(name) is not None for name in names) > 3, "so is the hand"
    if game == "quando":
        assert any("its back is" in words for words in names), "the log is told"


@pytest.mark.parametrize("game", CARDS)
def test_nothing_is_told_behind_the_curtain(start: Start, game: str) -> None:
    """Two people at one computer: while nobody looks, no card is found, not even out of sight."""
    seats = [{"kind": "human", "name": name} for name in ("Anna", "Ben")]
    tables = {game: {"seats": seats}}
    people = [{"name": name, "look": look} for look, name in enumerate(("Anna", "Ben"), 1)]
    ready = re.compile("(Anna|Ben)")
    program = start("--game", game, "--seed", "5", tables=tables, people=people)
    program.whole = True
    with program:
        curtain = program.find("button", ready)
        for key in QUESTIONS:
            answer = program.answer_to(partial(program.key, key))
            assert answer.startswith("Hand the computer to")
        assert_silent(program, game)
        program.press(curtain)
        program.until(ASKS[game], "question to this player")
        cards = [node.name.split(",")[0] for node in program.tree().all("check box", CARDS[game])]
        assert len(cards) > 3, "now the hand is told"
        aloud = re.compile(".*".join(rf"\b{card}\b" for card in cards))
        assert not any(aloud.search(words) for words in program.said), "the other one listens"


def assert_silent(program: Program, game: str) -> None:
    words = program.tree().told(hidden=True)
    assert not [each for each in words if CARDS[game].search(each) or "pile" in each]
    assert not [each for each in program.said if CARDS[game].search(each) or "pile" in each]
