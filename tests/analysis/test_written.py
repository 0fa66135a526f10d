"""Analyses on the disk: what is kept is found again, and anything else is made again."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quando_desktop.analysis import written
from quando_desktop.disk import analyses
from quando_desktop.disk.analyses import Analyses
from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.problem import Trouble
from tests.analysis.matches import SEAT, SMALL, known, small
from tests.practice.own_moments import costly

EVERY_GAME = pytest.mark.parametrize("game", SMALL)


@EVERY_GAME
def test_what_was_kept_is_found_again(game: str, tmp_path: Path) -> None:
    kept = Analyses(DataFolder(tmp_path))
    assert kept.find(small(game), SEAT) is None
    assert kept.keep(small(game), known(game)) is None
    assert kept.find(small(game), SEAT) == known(game)
    assert kept.find(small(game), SEAT + 1) is None


@EVERY_GAME
def test_a_costly_decision_is_found_again_with_what_it_was_compared_with(
    game: str, tmp_path: Path
) -> None:
    kept = Analyses(DataFolder(tmp_path))
    decided = known(game)._replace(decisions=costly(small(game), 2).decisions)
    assert kept.keep(small(game), decided) is None
    assert kept.find(small(game), SEAT) == decided


def test_a_damaged_file_is_made_again(tmp_path: Path) -> None:
    kept = Analyses(DataFolder(tmp_path))
    kept.keep(small("quanto"), known("quanto"))
    (path,) = (tmp_path / "analyses").iterdir()
    whole = path.read_bytes()
    for damaged in (b"", whole[:-20], b"[" * 100_000, b"\xff", b"{}"):
        path.write_bytes(damaged)
        assert kept.find(small("quanto"), SEAT) is None
    assert kept.keep(small("quanto"), known("quanto")) is None
    assert path.read_bytes() == whole


def test_the_oldest_go_when_there_are_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "MOST", 1)
    kept = Analyses(DataFolder(tmp_path))
    for game in SMALL:
        kept.keep(small(game), known(game))
    assert len([*(tmp_path / "analyses").iterdir()]) == 1


def test_a_disk_that_refuses_is_told(tmp_path: Path) -> None:
    (tmp_path / "analyses").write_text("in the way")
    problem = Analyses(DataFolder(tmp_path)).keep(small("quanto"), known("quanto"))
    assert problem is not None
    assert problem.kind is Trouble.NOT_WRITTEN


def _set(*path: Any) -> Callable[[Any], None]:
    *keys, last, value = path

    def change(data: Any) -> None:
        for key in keys:
            data = data[key]
        data[last] = value

    return change


@pytest.mark.parametrize(
    "change",
    [
        _set("version", 0),
        _set("match", "another"),
        _set("seat", 1),
        _set("forced", -1),
        _set("decisions", 0, "cost", [0.1]),
        _set("decisions", 0, "cost", [float("nan"), 0.1]),
        _set("decisions", 0, "round", 99),
        _set("decisions", 0, "move", 2),
        _set("decisions", 0, "best", {"do": "knock"}),
        _set("decisions", 0, "best", 5),
        _set("decisions", None),
        _set("ledgers", []),
        _set("ledgers", 0, "luck"),
        _set("curves", 0, "round", 99),
        _set("curves", 0, "turns", 0, "total", "many"),
    ],
)
def test_nothing_is_trusted(change: Callable[[Any], None]) -> None:
    match = small("quando")
    data = json.loads(json.dumps(written.write(match, known("quando"))))
    assert written.read(match, SEAT, data) == known("quando")
    change(data)
    with pytest.raises(written.BadAnalysis):
        written.read(match, SEAT, data)
