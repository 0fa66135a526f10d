"""What the first picture does not wait for: rooms that no start may load before it.

A number of modules would break with every new one. These rooms are named instead; whatever the
program learns later belongs to one of them, or is needed for a picture.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from quando_desktop.games import GAMES

ROOT = Path(__file__).parents[3]
HOME = "home"
TABLES = tuple(GAMES)
SCRIPT = """
import sys
from tests.bench import launch

def painted(then):
    print(*sys.modules, flush=True)
    then()

launch.painted = painted
launch.main(*sys.argv[1:])
"""
OURS = r"quando_desktop\."
NEVER = (
    # What teaches, and what is asked for by a press.
    OURS + r"(lessons(?!\.glance$)|practice)\.",
    OURS + r"shell\.(about|keyboard|keys|learn|lesson|looking_back|plots|practice)\.",
    OURS + r"shell\.(replay|rulebook)\.",
    OURS + r"(analysis|games\.closing|controller\.looking_back)\b",
    OURS + r"shell\.(selftest|settings|switch)\.",
    OURS + r"shell\.(your_games|curtain|crash\.(dialog|report))",
    OURS + r"shell\.new_game\.(?!plan$)",
    OURS + r"shell\.window\.(dialogs|key_sheet|log_panel|menu|messages|notebook_panel|words_panel)",
    OURS + r"games\.\w+\.text\.(lessons|practice|rulebook)",
    # Turn players think in a process of their own.
    OURS + r"bots\.(appraisal|keeper|monte_carlo|worker)",
    OURS + r"games\.(?!seven_ate_nine)\w+\.bots\.(?!reason$)",
    # Nobody hears or listens yet.
    OURS + r"table\.audio\.(loops|outpost|output|service|speech_engine)",
    OURS + r"(simulate|progress)$",
    # Nobody looks at all matches yet.
    OURS + r"(disk\.(index|results)|shell\.gathering)\b",
    OURS + r"table\.plain",
    # The processor paints.
    OURS + r"(disk\.graphics|shell\.graphics|table\.gpu)\b",
    r"PySide6\.Qt(DBus|Multimedia|Network|OpenGL|PrintSupport|TextToSpeech)",
    # Parts of Python that take long.
    r"(asyncio|concurrent|multiprocessing|email|http|ssl|_?sqlite3|unittest)\b",
    r"(ast|dataclasses|inspect|subprocess|_?hashlib|hmac|secrets)$",
)
"""Rooms that no start loads, as expressions that fit from the beginning of a name."""
AT_HOME = (
    OURS + r"(shell\.session|table\.(pages|turn|parts\.(hint|finale|score_sheet)))\b",
    OURS + r"games\.\w+\.(table|bots)\b",
    OURS + r"controller\.(turn\.controller|live\.controller)",
)
"""What only tables need."""


@cache
def loaded(kind: str, *words: str) -> frozenset[str]:
    """The names of all modules that the program has loaded once its first picture is painted."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, kind, *words],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return frozenset(done.stdout.split())


def of(start: str) -> frozenset[str]:
    return loaded(HOME) if start == HOME else loaded("program", start)


@pytest.mark.parametrize("start", [HOME, *TABLES])
def test_rooms_that_the_first_picture_does_not_wait_for(start: str) -> None:
    modules = of(start)
    assert "quando_desktop.shell.window.window" in modules
    unwanted = NEVER + (AT_HOME if start == HOME else (OURS + r"shell\.home\.",))
    found = re.compile("|".join(unwanted))
    assert sorted(name for name in modules if found.match(name)) == []


@pytest.mark.parametrize("start", TABLES)
def test_a_table_does_not_wait_for_other_games(start: str) -> None:
    modules = of(start)
    assert f"quando_desktop.games.{start}.table.table" in modules
    others = "|".join(each for each in TABLES if each != start)
    found = re.compile(rf"{OURS}games\.({others})\.(rules|table|text|bots)\b")
    assert [name for name in modules if found.match(name)] == []


@pytest.mark.parametrize("start", [HOME, *TABLES])
def test_a_turn_game_does_not_wait_for_live_ones_nor_the_other_way_round(start: str) -> None:
    begins = "quando_desktop.shell.session."
    sessions = {name.removeprefix(begins) for name in of(start) if name.startswith(begins)}
    wanted = set() if start == HOME else {"live_session" if GAMES[start].live else "turn_session"}
    assert sessions - {"session"} == wanted
