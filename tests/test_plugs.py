"""The program knows its games from one list: nothing outside a game's folder names one of them, one
of its rules or one of its settings, and nothing of it is loaded before somebody asks for it."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import quando_desktop
from quando_desktop import games
from quando_desktop.__about__ import SUMMARY
from quando_desktop.bots.characters import PLAIN
from quando_desktop.bots.monte_carlo import MonteCarloBot
from quando_desktop.games import GAMES, PLUGS, SETTINGS, register, withdraw
from quando_desktop.games.plug import UNPRINTED, Counted, GameWords, Plug
from quando_desktop.settings.own import switch
from quando_desktop.shell import late
from tests.example_game.plug import BargePlug

ROOT = Path(quando_desktop.__file__).parent
PROGRAM = (
    r"quando[_-]desktop",
    r"quando ?desktop",
    r"quando-report\.txt",
    r"\.quando\b",
)
"""The program itself, a report of it, and the ending of its records."""
BUT = {
    "__about__.py": [SUMMARY],
    "games/__init__.py": [
        *(f"games.{game}.plug import {type(plug).__name__}" for game, plug in PLUGS.items()),
        f"for each in ({', '.join(type(plug).__name__ for plug in PLUGS.values())}):",
    ],
    "table/audio/sounds.py": ['"stingers/knock"', '"stingers/failed_knock"'],
}
"""What else may name a game: the summary of the program, the one list, and the file of a sound."""
CRAFT = ("knock",)
"""Words that belong to one game alone."""


def sources() -> Iterator[Path]:
    """All that belongs to no single game."""
    own = [ROOT / "games" / game for game in GAMES]
    for path in sorted(ROOT.rglob("*.py")):
        if not any(path.is_relative_to(folder) for folder in own):
            yield path


def names() -> Iterator[str]:
    """Patterns of what only a game's own folder may say."""
    for game, plug in PLUGS.items():
        yield from (game, plug.title(), *plug.box.marks)
        yield from (type(plug).__name__, type(plug.game).__name__)
        book = plug.rulebook()
        topics = () if book is None else book.topics()
        prefixes = {rule[0] for topic in topics for rule in topic.rules}
        yield from (rf"\b(?-i:{prefix})\d{{1,2}}\b" for prefix in prefixes)
    yield from (rf"\b{key}\b" for key in SETTINGS)
    yield from CRAFT


def neutral(path: Path) -> str:
    """The source without what it may say."""
    text = path.read_text(encoding="utf-8")
    for known in BUT.get(path.relative_to(ROOT).as_posix(), ()):
        text = text.replace(known, "")
    return re.sub("|".join(PROGRAM), "", text, flags=re.IGNORECASE)


def test_nothing_outside_a_games_folder_names_it() -> None:
    pattern = re.compile("|".join(names()), re.IGNORECASE)
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sources()
        for number, line in enumerate(neutral(path).splitlines(), 1)
        if pattern.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    "said",
    ['"quanto"', "# as in 7 ate 9", "Q23", "settings.knock_by", "KnockBy", "seven_ate_nine_box"],
)
def test_the_search_finds_what_it_is_for(said: str) -> None:
    assert re.search("|".join(names()), said, re.IGNORECASE)


def test_every_exception_is_needed() -> None:
    for name, texts in BUT.items():
        source = (ROOT / name).read_text(encoding="utf-8")
        assert all(text in source for text in texts), name


def test_each_game_is_a_folder_of_the_same_shape() -> None:
    for game in GAMES:
        folder = ROOT / "games" / game
        rooms = {each.name for each in folder.iterdir() if each.is_dir()} - {"__pycache__"}
        assert {"rules", "table"} <= rooms <= {"rules", "bots", "table", "text"}
        for room in rooms:
            assert (folder / room / "__init__.py").is_file()
        assert (folder / "plug.py").is_file()


# ------------------------------------------------------------------------------- loading


def loaded(script: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", f"{script}; import sys; print(*sys.modules)"],
        cwd=ROOT.parent,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return set(done.stdout.split())


def test_the_list_of_games_loads_neither_qt_nor_tables_nor_players() -> None:
    modules = loaded("import quando_desktop.games")
    assert "quando_desktop.games.plug" in modules
    assert not any(name.startswith("PySide6") for name in modules)
    rooms = re.compile(r"quando_desktop\.games\.\w+\.(table|text|bots)\b")
    assert not any(rooms.match(name) for name in modules)


def test_computer_players_know_no_qt() -> None:
    turn = [game.id for game in GAMES.values() if not game.live]
    modules = loaded(
        "from quando_desktop.games import make_bot; "
        f"[make_bot(game, level) for game in {turn} for level in ('easy', 'expert', 'random')]"
    )
    assert not any(name.startswith("PySide6") for name in modules)


def test_late_parts_are_where_type_checkers_find_them() -> None:
    tree = ast.parse(Path(late.__file__).read_text(encoding="utf-8"))
    (block,) = (node for node in tree.body if isinstance(node, ast.If))
    parts: dict[str, tuple[str, ...]] = {}
    modules: dict[str, str] = {}
    for node in block.body:
        if isinstance(node, ast.Import):
            modules |= {alias.name: alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None
            for name in (alias.name for alias in node.names):
                if isinstance(getattr(late, name), ModuleType):
                    modules[name] = f"{node.module}.{name}"
                else:
                    parts[node.module] = (*parts.get(node.module, ()), name)
    assert (parts, modules) == (late.PARTS, late.MODULES)
    with pytest.raises(AttributeError, match="nothing"):
        getattr(late, "nothing")  # noqa: B009


# ----------------------------------------------------------------------------- a small one


SMALL = BargePlug()
"""The least that a game brings."""


def test_a_small_game_need_not_bring_more() -> None:
    small = SMALL
    assert (small.box, small.counts, small.settings) == (UNPRINTED, Counted.POINTS, ())
    assert (small.rulebook(), small.words()) == (None, GameWords())
    assert small.table().moment(None) is None
    assert small.table().notebook is not None, "the plain table keeps one"
    words = small.words()
    assert words.option_name("hand_size") == "Hand size"
    assert (words.option_hint("hand_size"), words.amount("hand_size", 5)) == ("", "5")
    assert words.character_line("olive") == ""
    assert isinstance(small.bot("easy", PLAIN), MonteCarloBot)


def test_a_game_registers_by_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    loud = switch("loud")
    monkeypatch.setattr(BargePlug, "settings", (loud,))
    before = {**games.PLUGS}, {**games.SETTINGS}
    register(SMALL)
    assert {**before[0], "barge": SMALL} == games.PLUGS
    assert games.GAMES["barge"] is SMALL.game
    assert [*games.GAMES][-1] == "barge"
    assert {**before[1], "loud": loud} == games.SETTINGS
    withdraw(SMALL)
    assert before == (games.PLUGS, games.SETTINGS)


@pytest.mark.parametrize("plug", PLUGS.values(), ids=PLUGS)
def test_a_plug_goes_by_the_name_of_its_rules(plug: Plug) -> None:
    assert plug.id == plug.game.id
