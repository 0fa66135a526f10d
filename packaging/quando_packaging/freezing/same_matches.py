"""Makes sure that the frozen program plays the same matches as its sources, action by action: its
computer players are compiled, and somewhere a compiler may reckon otherwise than Python does."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from quando_packaging.freezing.frozen import answer
from quando_packaging.freezing.thinking import MODULES
from quando_packaging.shared.products import BuildError

RECORD = "match.jsonl"
EXPERTS = ("--players", "2", "--level", "expert", "--matches", "1", "--seed", "7")
FEWER_ROUNDS = {"quando": ("--options", "target=20")}
SOURCES = (sys.executable, "-m", "quando_desktop")


def play_the_same(program: Path) -> None:
    """Lets two experts play a match of each game with the frozen program and with the sources."""
    for game in MODULES:
        if record([str(program)], game) != record(SOURCES, game):
            raise BuildError(f"The frozen program plays {game} otherwise than its sources do.")
        print(f"ok {game}: a match of experts as by the sources", flush=True)


def record(command: Sequence[str], game: str) -> bytes:
    """The record of the match as it is played by a command."""
    with tempfile.TemporaryDirectory() as name:
        words = ("simulate", "--game", game, *EXPERTS, *FEWER_ROUNDS.get(game, ()))
        answer([*command, *words, "--records", RECORD], Path(name))
        return Path(name, RECORD).read_bytes()
