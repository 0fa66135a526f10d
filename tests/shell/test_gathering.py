"""Bringing the index up to date: at once, in a process of its own, and without one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from quando_desktop.child import Child, Gone
from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.index.index import Index
from quando_desktop.disk.saves import Saves
from quando_desktop.games import GAMES
from quando_desktop.shell import gathering as room
from quando_desktop.shell.gathering import Gathering
from tests.engine.records import short_text

MATCHES = 90
PATIENCE = 60_000


@pytest.fixture
def index(tmp_path: Path) -> Index:
    folder = DataFolder(tmp_path)
    folder.finished.mkdir()
    for number in range(MATCHES):
        (folder.finished / f"{number}.quando").write_text(short_text(), encoding="utf-8")
    return Index(Saves(folder, GAMES))


def test_a_few_files_are_read_at_once(index: Index) -> None:
    gathering = Gathering(index)
    assert gathering.begin()
    assert index.count() == MATCHES
    assert not gathering.is_going_on


def gathered(qtbot: QtBot, index: Index, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    monkeypatch.setattr(room, "AT_ONCE", 1000)
    gathering, told = Gathering(index), list[tuple[int, int]]()
    gathering.progressed.connect(lambda *numbers: told.append(numbers))
    with qtbot.waitSignal(gathering.done, timeout=PATIENCE) as done:
        assert not gathering.begin()
    assert done.args == [False]
    assert index.count() == MATCHES
    assert told[0] == (0, MATCHES)
    assert told[-1] == (MATCHES, MATCHES)
    assert told == sorted(told)
    assert not gathering.is_going_on
    return told


def test_many_files_are_read_by_a_process(
    qtbot: QtBot, index: Index, monkeypatch: pytest.MonkeyPatch
) -> None:
    gathered(qtbot, index, monkeypatch)
    monkeypatch.setattr(room, "MANY", 1)
    again = Gathering(index)
    with qtbot.waitSignal(again.done, timeout=PATIENCE) as done:
        assert not again.begin()
    assert done.args == [True], "nothing has changed"


def test_without_a_process_they_are_read_here(
    qtbot: QtBot, index: Index, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(child: Child) -> Any:
        raise Gone("it cannot be started")

    monkeypatch.setattr(Child, "start", refuse)
    monkeypatch.setattr(room, "OFTEN", 0)
    assert len(gathered(qtbot, index, monkeypatch)) == MATCHES + 1, "one in each idle moment"


def test_what_was_read_before_it_stopped_is_kept(
    qtbot: QtBot, index: Index, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "AT_ONCE", 1000)
    gathering = Gathering(index)
    with qtbot.waitSignal(
        gathering.progressed, timeout=PATIENCE, check_params_cb=lambda done, _: done > 0
    ):
        gathering.begin()
    gathering.close()
    known = index.count()
    assert known > 0
    assert len(index.waiting()) == MATCHES - known
