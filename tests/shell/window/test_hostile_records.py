"""Records with numbers that nobody can have: `check` and the window say the same of each, and
neither of them breaks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quando_desktop.cli import main
from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.problem import DiskError
from quando_desktop.disk.saves import Saves
from quando_desktop.engine import journal, record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Json
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from quando_desktop.games import GAMES
from quando_desktop.shell.your_games.page import GamesPage
from tests.conformance.playing import act
from tests.engine.records import Place, cut, found, places, replaced
from tests.shell.conftest import Start
from tests.shell.widgets import live_session

EVERY_GAME = pytest.mark.parametrize("game", GAMES)
HOSTILE = [
    "1" + "0" * 400,
    "-1" + "0" * 400,
    str(1 << 63),
    str((1 << 53) - 1),
    str(1 << 31),
    str((1 << 31) - 1),
    "-1",
    "1.5",
    "1e999",
    "true",
    "null",
]
"""As they stand in a file."""


SHORT: dict[str, dict[str, int]] = {
    "quando": {"target": 5, "hand_size": 3, "plays_before_knock": 1},
    "seven_ate_nine": {"games": 2},
}


@cache
def whole(game: str) -> str:
    """The record of a short match that is over."""
    players = [Player(name) for name in ("Ann", "Ben", "Cem")]
    match, chance = Match(GAMES[game], players, SHORT.get(game), seed=1), Chance(game)
    while match.result is None:
        if match.in_round:
            act(match, chance)
        else:
            match.begin_round()
    return record.write(match)


def numbers(data: Json) -> Iterator[Place]:
    """The places of numbers: of those that are alike the first and the last."""
    alike: dict[tuple[str, ...], list[Place]] = {}
    for path in places(data):
        if type(found(data, path)) in (int, bool):
            kind = tuple("*" if isinstance(key, int) else key for key in path)
            alike.setdefault(kind, []).append(path)
    for paths in alike.values():
        yield from dict.fromkeys((paths[0], paths[-1]))


def tampered(data: Json) -> Iterator[str]:
    """Each of these numbers made each of the hostile ones."""
    for path in numbers(data):
        text = record.dump(replaced(data, path, "HERE"))
        for value in HOSTILE:
            yield text.replace('"HERE"', value)


def finished(game: str) -> list[str]:
    return list(tampered(json.loads(whole(game))))


def unfinished(game: str) -> list[str]:
    data = json.loads(whole(game))
    begun = cut(data, len(data["rounds"]) - 1, min(20, len(data["rounds"][-1]["actions"]) - 1))
    return list(tampered(begun))


def checked(path: Path, capsys: pytest.CaptureFixture[str]) -> bool:
    """The output of the command line about a file."""
    code = main(["check", str(path)])
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    assert (": ok (" in said) == (code == 0)
    return code == 0


def as_journal(text: str) -> bytes:
    """An unfinished record as the program would have written it while it was played."""
    data: Json = json.loads(text, parse_int=Raw, parse_float=Raw)
    lines: list[Any] = [
        {key: data[key] for key in data if key not in ("rounds", "result")}
        | {"format": journal.FORMAT}
    ]
    for played in data["rounds"]:
        lines.append({"round": {key: played[key] for key in played if key != "actions"}})
        lines += [{"action": action} for action in played["actions"]]
    return b"".join(Raw.dump(line).encode() + b"\n" for line in lines)


class Raw(str):
    """A number as it stands in a file."""

    __slots__ = ()

    @classmethod
    def dump(cls, data: Any) -> str:
        if isinstance(data, cls):
            return str(data)
        if isinstance(data, dict):
            inside = (f"{json.dumps(key)}:{cls.dump(value)}" for key, value in data.items())
            return "{" + ",".join(inside) + "}"
        if isinstance(data, list):
            return "[" + ",".join(map(cls.dump, data)) + "]"
        return json.dumps(data)


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody cuts the power here."""
    monkeypatch.setattr("os.fsync", lambda _: None)


@EVERY_GAME
def test_every_way_to_open_a_record_says_the_same(
    saves: Saves, tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    """The command line, a file from elsewhere, and one on the shelf."""
    shelf = tmp_path / "data" / "finished"
    shelf.mkdir(parents=True)
    texts = [whole(game), *finished(game), *unfinished(game)]
    good = 0
    for number, text in enumerate(texts):
        path = shelf / f"{number:04}.quando"
        path.write_text(text, encoding="utf-8")
        is_good = checked(path, capsys)
        good += is_good
        assert opens(lambda path=path: saves.import_(path)) == is_good, text
        entry = next(each for each in saves.finished() if each.path == path)
        assert opens(lambda entry=entry: saves.read(entry)) == is_good, text
        if path.exists():
            path.unlink()
    assert 0 < good < len(texts) / 4


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(DataFolder(tmp_path / "data"), GAMES)


def opens(call: Any) -> bool:
    try:
        call()
    except DiskError:
        return False
    return True


@EVERY_GAME
def test_your_games_shows_whatever_lies_on_the_shelf(
    start: Start, tmp_path: Path, game: str, qtbot: QtBot
) -> None:
    for part in ("matches", "finished"):
        (tmp_path / "data" / part).mkdir(parents=True)
    for number, text in enumerate([whole(game), *finished(game)]):
        (tmp_path / "data" / "finished" / f"{number}.quando").write_text(text, encoding="utf-8")
    for number, text in enumerate(unfinished(game)):
        path = tmp_path / "data" / "matches" / f"{number}.journal"
        path.write_bytes(as_journal(text))
    window = start()
    with qtbot.waitSignal(window.pages._gather.done, timeout=60_000):
        window.pages.show_games()
    page = window.stack.currentWidget()
    assert isinstance(page, GamesPage)
    shown = page.list.rows.matches
    assert len(shown) > 1
    for row in range(len(shown)):
        page.list.setCurrentIndex(page.list.rows.index(row))
        assert page.list.rows.index(row).data()
        if row % 20 == 0:
            window.grab()
    for match in shown:
        if match.unfinished is not None and match.can_continue and match.unfinished.problem is None:
            window.matches.resume(match.unfinished)
            assert window.is_at_table
            window.grab()
            window.leave_table()


@EVERY_GAME
def test_what_check_calls_good_can_be_opened_and_watched(
    start: Start, qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    window = start()
    for number, text in enumerate([*finished(game), *unfinished(game)]):
        path = tmp_path / f"{number}.quando"
        path.write_text(text, encoding="utf-8")
        if not checked(path, capsys):
            continue
        assert window.matches.open_record(path)
        window.grab()
        if GAMES[game].live:
            page = live_session(window).page
            if not live_session(window).match.in_round:
                page.rerun()
                assert page.is_rerun
                QApplication.processEvents()
            else:
                page.go()
                page.pause()
        window.leave_table()


@pytest.mark.parametrize("points", [1 << 19, (1 << 31) - 1, 1 << 31, 1 << 52, -(1 << 31)])
@EVERY_GAME
def test_points_without_end_do_not_close_your_games(
    start: Start, tmp_path: Path, game: str, points: int
) -> None:
    shelf = tmp_path / "data" / "finished"
    shelf.mkdir(parents=True)
    (shelf / "good.quando").write_text(whole(game), encoding="utf-8")
    data: Json = json.loads(whole(game))
    data["rounds"] = data["rounds"] * 3
    for played in data["rounds"]:
        played["points"] = [points, 1, 2]
    (shelf / "bad.quando").write_text(record.dump(data), encoding="utf-8")
    window = start()
    window.pages.show_games()
    page = window.stack.currentWidget()
    assert isinstance(page, GamesPage)
    assert "good" in [match.entry.id for match in page.list.rows.matches]
    for row in range(page.list.rows.rowCount()):
        page.list.setCurrentIndex(page.list.rows.index(row))
        window.grab()
