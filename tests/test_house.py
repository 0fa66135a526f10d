"""The plan of the code: rooms that can be looked over, games of one shape, composed tables, and
names that mean one thing."""

from __future__ import annotations

import ast
import inspect
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from quando_desktop.games import PLUGS

ROOT = Path(__file__).parents[1]
PROGRAM = ROOT / "quando_desktop"
ROOMS = sorted({path.parent for top in (PROGRAM, ROOT / "packaging") for path in top.rglob("*.py")})
LARGEST = 20
"""Modules of a room."""
DEEPEST = 2
"""Classes of ours, one above the other, at a game's table."""
SHAPE = {"rules", "table", "plug.py"}
"""What a game's folder has at the least; a small game has its players and words from the box."""
WALK = ("engine", "bots", "controller", "settings", "table", "games/plug.py")
"""Rooms that somebody comes through on the way of one click, beside the game's own."""
SHARED = {"Phase"}
"""Names that mean something else in a game's rules. They are part of what an observation is called,
by which the chance of computer players goes."""


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.relative_to(ROOT).as_posix())
def test_a_room_can_be_looked_over(room: Path) -> None:
    assert len([each for each in room.glob("*.py") if each.name != "__init__.py"]) <= LARGEST


@pytest.mark.parametrize("game", PLUGS)
def test_every_game_has_the_same_shape(game: str) -> None:
    assert {each.name for each in (PROGRAM / "games" / game).iterdir()} >= SHAPE


@pytest.mark.parametrize("game", PLUGS)
def test_a_table_is_composed(game: str) -> None:
    for path in (PROGRAM / "games" / game / "table").glob("*.py"):
        module = import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
        for name, found in inspect.getmembers(module, inspect.isclass):
            ours = [each for each in found.__mro__ if each.__module__.startswith("quando_desktop")]
            assert len(ours) <= DEEPEST or found.__module__ != module.__name__, name


@pytest.mark.parametrize("game", PLUGS)
def test_a_class_name_means_one_thing_on_the_way_of_a_click(game: str) -> None:
    places = defaultdict(list)
    for part in (*WALK, f"games/{game}"):
        for path in modules(PROGRAM / part):
            for name in classes(path):
                places[name].append(path.relative_to(PROGRAM).as_posix())
    twice = {name: found for name, found in places.items() if len(found) > 1}
    assert {name: found for name, found in twice.items() if name not in SHARED} == {}


def test_a_class_name_means_one_thing_in_the_window() -> None:
    places = defaultdict(list)
    for path in modules(PROGRAM / "shell"):
        for name in classes(path):
            places[name].append(path.relative_to(PROGRAM).as_posix())
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


def modules(place: Path) -> Iterator[Path]:
    return iter([place]) if place.is_file() else place.rglob("*.py")


def classes(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return (node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
