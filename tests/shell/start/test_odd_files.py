"""Odd things in the data folder: none of them keeps the program from starting."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.saves import Saves
from quando_desktop.games import GAMES
from quando_desktop.shell.start.single_instance import InstanceLock
from quando_desktop.shell.window.window import Window
from quando_desktop.shell.your_games.page import GamesPage
from tests.disk.faults import closed, finish_match, nearly_finished, played
from tests.engine.journals import needs_posix
from tests.engine.records import short_text
from tests.shell.conftest import Start

pytestmark = needs_posix

FILES = (
    "settings.json",
    "settings.json.damaged-1",
    f"settings.json.{os.getpid()}.new",
    "matches/quando.journal",
    "matches/quando.lock",
    "matches/quando.journal.new",
    "finished/quando.quando",
    "bin/quando.journal",
    "damaged/quando.journal",
    "reports/report.txt",
)
FOLDERS = ("matches", "finished", "bin", "damaged", "reports")


def _folder(path: Path) -> None:
    path.mkdir()
    (path / "mine").write_text("mine")


def _socket(path: Path) -> None:
    """Its name can only be short, so it is made from inside its folder."""
    before = Path.cwd()
    os.chdir(path.parent)
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(path.name)
    os.chdir(before)


def _device(path: Path) -> None:
    with suppress(PermissionError):
        os.mknod(path, 0o600 | 0o020000, os.makedev(1, 5))


THINGS: dict[str, Callable[[Path], object]] = {
    "a folder": _folder,
    "an empty file": lambda path: path.write_bytes(b""),
    "a file of something else": lambda path: path.write_bytes(bytes(range(256))),
    "a pipe": os.mkfifo,
    "a socket": _socket,
    "a device": _device,
    "a link to a device": lambda path: path.symlink_to("/dev/zero"),
    "a link to nothing": lambda path: path.symlink_to("nothing"),
    "a link to itself": lambda path: path.symlink_to(path.name),
    "a link to its folder": lambda path: path.symlink_to("."),
}


def opens(window: Window, qtbot: QtBot) -> GamesPage:
    """The program has started, does what is left for later, and shows Your games."""
    window.chores.timer.setInterval(0)
    qtbot.waitUntil(lambda: not window.chores.timer.isActive())
    window.pages.show_games()
    QApplication.processEvents()
    page = window.stack.currentWidget()
    assert isinstance(page, GamesPage)
    for row in range(page.list.rows.rowCount()):
        page.list.setCurrentIndex(page.list.rows.index(row))
        assert page.list.rows.index(row).data()
        QApplication.processEvents()
    window.grab()
    return page


@pytest.mark.parametrize("thing", THINGS)
def test_whatever_is_in_the_place_of_a_file(
    start: Start, qtbot: QtBot, tmp_path: Path, thing: str
) -> None:
    for name in FILES:
        path = tmp_path / "data" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        THINGS[thing](path)
    opens(start(), qtbot)


@pytest.mark.parametrize("thing", THINGS)
def test_whatever_is_in_the_place_of_a_folder(
    start: Start, qtbot: QtBot, tmp_path: Path, thing: str
) -> None:
    (tmp_path / "data").mkdir()
    for name in FOLDERS:
        THINGS[thing](tmp_path / "data" / name)
    window = start(game="quando", seed=5)
    opens(window, qtbot)


@pytest.mark.parametrize("thing", THINGS)
def test_whatever_is_in_the_place_of_the_data_folder(
    start: Start, qtbot: QtBot, tmp_path: Path, thing: str
) -> None:
    THINGS[thing](tmp_path / "data")
    opens(start(game="quando", seed=5), qtbot)


@pytest.mark.parametrize("thing", THINGS)
def test_whatever_is_in_the_place_of_the_lock_of_the_window(tmp_path: Path, thing: str) -> None:
    lock = InstanceLock(tmp_path)
    path = next(iter(tmp_path.iterdir()))
    lock.close()
    THINGS[thing](path)
    lock = InstanceLock(tmp_path)
    assert lock.is_ours
    lock.close()


def keep_matches(data: Path) -> bytes:
    """An unfinished match, which it gives, and one that is over."""
    folder = DataFolder(data)
    saves = Saves(folder, GAMES)
    match, last = nearly_finished()
    saved = saves.begin(match)
    finish_match(match, last)
    saves.finish(saved)
    saves.begin(played(5)).close()
    return next(folder.matches.iterdir()).read_bytes()


YEAR = 31_556_952
"""Seconds."""
MOMENTS = {
    "after all": 10**17,
    "30000": 28_030 * YEAR,
    "10000": 8_031 * YEAR,
    "9999": 8_029 * YEAR,
    "1970": 0,
    "1901": -69 * YEAR,
    "-1": -1_971 * YEAR,
    "before all": -(10**17),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_files_of_any_year(
    start: Start, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    """Not every disk can say so, but some can."""
    stamp = MOMENTS[moment] * 10**9
    keep_matches(tmp_path / "data")
    real = Path.stat

    def stat(path: Path, **options: bool) -> os.stat_result:
        found = real(path, **options)
        if path.suffix not in {".journal", ".quando"}:
            return found
        extra = {"st_mtime_ns": stamp, "st_mtime": stamp / 1e9}
        return os.stat_result(tuple(found), extra)

    monkeypatch.setattr(Path, "stat", stat)
    window = start()
    assert len(opens(window, qtbot).list.rows.matches) == 2
    window.pages.show_home()


NAMES = {
    "not UTF-8": b"\xff\xfe\x80",
    "half a character": b"a\xc3",
    "a line break": b"a\nb",
    "control signs": b"\x1b[2J\x07\x7f",
    "very long": b"x" * 240,
    "long and wide": "李".encode() * 75,
    "turned round": "\u202egnirts".encode(),
    "nothing but the ending": b"",
    "marks of HTML": b"<img src=x><h1>&amp;",
    "a percent": b"%1 %n {name} {0}",
}


@pytest.mark.skipif(sys.platform == "darwin", reason="there no file can be called so")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("inside", ["a match", "something else"])
def test_files_of_any_name(
    start: Start, qtbot: QtBot, tmp_path: Path, name: str, inside: str
) -> None:
    data = tmp_path / "data"
    good = keep_matches(data)
    for ending, text in ((b".journal", good), (b".quando", short_text().encode())):
        part = data / ("matches" if ending == b".journal" else "finished")
        path = os.fsencode(part) + b"/" + NAMES[name] + ending
        Path(os.fsdecode(path)).write_bytes(text if inside == "a match" else b"something else")
        for other in (data, data / "bin", data / "damaged"):
            other.mkdir(exist_ok=True)
            Path(os.fsdecode(os.fsencode(other) + b"/" + NAMES[name] + ending)).write_bytes(text)
    window = start()
    page = opens(window, qtbot)
    assert len(page.list.rows.matches) >= 2
    if inside == "a match":
        for match in page.list.rows.matches:
            if match.can_continue:
                window.matches.resume(match.entry)  # type: ignore[arg-type]
                assert window.is_at_table
                window.leave_table()


@pytest.mark.parametrize("place", [".", "matches", "finished", "settings.json"])
def test_what_may_not_be_read(start: Start, qtbot: QtBot, tmp_path: Path, place: str) -> None:
    data = tmp_path / "data"
    keep_matches(data)
    (data / "settings.json").write_text("{}")
    with closed(data / place):
        opens(start(), qtbot)
