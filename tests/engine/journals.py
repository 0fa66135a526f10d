"""Matches played with a journal, and what is found in one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import BadRecord
from quando_desktop.engine.journal import Journal, recover
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES
from tests.engine.records import QUANDO, advance, sentence

needs_posix = pytest.mark.skipif(os.name != "posix", reason="Windows has no such file or limit")


def new_match(seed: int = 1, **options: int) -> Match:
    players = [Player("Jürgen"), Player("李雷", Kind.COMPUTER, "random")]
    return Match(QUANDO, players, options, seed)


def advance_with_undo(match: Match, chance: Chance) -> None:
    """Deals, acts, or takes back what may be taken back, now and then."""
    last = match.rounds[-1].moves[-1].seat if match.rounds and match.rounds[-1].moves else 0
    if match.can_undo(last) and chance.coin():
        match.undo(last)
    else:
        advance(match, chance)


def play(match: Match, changes: int, seed: int = 5) -> None:
    chance = Chance(seed)
    for _ in range(changes):
        if match.result is None:
            advance_with_undo(match, chance)


def journal_of(path: Path, changes: int) -> list[str]:
    """Plays with a journal; how the match stood after each of the file's lines."""
    match = new_match()
    stood = [record.write(match)]
    journal = Journal(path, match)
    match.observers.append(lambda _: stood.append(record.write(match)))
    play(match, changes)
    journal.close()
    assert journal.problem is None
    assert len(stood) == changes + 1
    return stood


def recovered(path: Path) -> str:
    """The match of a journal that has no problem."""
    found = recover(path, GAMES)
    assert found.problem is None
    return record.write(found.match)


def refusal(path: Path) -> str:
    with pytest.raises(BadRecord) as caught:
        recover(path, GAMES)
    return sentence(caught.value)


def open_files() -> int:
    """How many files this process has open, where that can be counted."""
    table = Path("/proc/self/fd")
    return len(list(table.iterdir())) if table.is_dir() else 0


def python(*arguments: str | Path, **options: Any) -> subprocess.Popen[bytes]:
    """A Python of its own at the top of the project, with pipes from it.

    They are not buffered here: what one way of reading holds back, another would miss.
    """
    return subprocess.Popen(
        [sys.executable, *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
        cwd=Path(__file__).parents[2],
        **options,
    )
