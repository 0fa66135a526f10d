"""Two programs that fight for the same match: each change is in its journal once, and in order."""

from __future__ import annotations

from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.saves import Saves
from quando_desktop.engine.journal import recover
from quando_desktop.games import GAMES
from tests.disk.faults import played, tree
from tests.engine.journals import python

TURNS = 30
PLAYER = """
import sys
from pathlib import Path
from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.problem import DiskError
from quando_desktop.disk.saves import Saves
from quando_desktop.games import GAMES
from tests.disk.faults import go_on

saves = Saves(DataFolder(Path(sys.argv[1])), GAMES)
print("ready", flush=True)
sys.stdin.readline()
changes = refused = 0
while changes < int(sys.argv[2]):
    (entry,) = saves.unfinished()
    try:
        saved = saves.reopen(entry)
    except DiskError:
        refused += 1
        continue
    go_on(saved.match, 1)
    assert saved.problem is None, saved.problem
    saved.close()
    changes += 1
print(changes, refused, flush=True)
"""


def test_nothing_is_lost_and_nothing_is_written_twice(saves: Saves, folder: DataFolder) -> None:
    saves.begin(played(5)).close()
    (entry,) = saves.unfinished()
    others = [python("-c", PLAYER, folder.path, str(TURNS), stdin=-1) for _ in range(2)]
    try:
        for other in others:
            assert other.stdout is not None
            assert other.stdout.readline() == b"ready\n"
        for other in others:
            assert other.stdin is not None
            other.stdin.write(b"go\n")
        results = [other.communicate(timeout=120) for other in others]
    finally:
        for other in others:
            other.kill()
    assert [errors for _, errors in results] == [b"", b""]
    assert [int(said.split()[0]) for said, _ in results] == [TURNS, TURNS]
    found = recover(entry.path, GAMES)
    assert found.problem is None
    moves = sum(len(log.moves) for log in found.match.rounds)
    deals = len(found.match.rounds)
    assert moves + deals == 5 + 2 * TURNS
    assert list(tree(folder.path)) == [f"matches/{entry.id}.journal"]
