"""The retry box on the disk: what enters, what stays away, and what a damaged file costs."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.practice import box as box_module
from quando_desktop.disk.practice.box import FILE, RetryBox
from quando_desktop.disk.practice.taking import take
from quando_desktop.disk.problem import Trouble
from quando_desktop.engine.match import Match
from tests.analysis.matches import small
from tests.disk.faults import JUNK, refusing
from tests.practice.own_moments import costly, played

TODAY, LATER = date(2026, 11, 18), date(2026, 11, 19)


def box_in(folder: Path, today: date = TODAY) -> RetryBox:
    return RetryBox(DataFolder(folder), lambda: today)


def filled(folder: Path, count: int = 3) -> RetryBox:
    box, match = box_in(folder), played("quando")
    assert take(box, "", match, costly(match, count)) == count
    return box


def test_the_moments_of_a_match_enter_once(tmp_path: Path) -> None:
    box, match = filled(tmp_path), played("quando")
    assert take(box, "", match, costly(match, 4)) == 1
    assert len(box.waiting("", "quando")) == 4
    assert not box.waiting("", "quanto")
    assert take(box, "maria", match, costly(match)) == 1
    assert box.people("quando") == ["", "maria"]
    assert box_in(tmp_path).waiting("", "quando") == box.waiting("", "quando")
    assert box.next("", "quando") is None
    assert box_in(tmp_path, LATER).next("", "quando") is not None


def test_only_a_persons_finished_match_counts(tmp_path: Path) -> None:
    box, whole = box_in(tmp_path), played("quando")
    assert take(box, "", small("quando"), costly(small("quando"))) == 0
    part = Match(whole.game, whole.players, whole.options)
    part.begin_round(whole.rounds[0].deal)
    for move in whole.rounds[0].moves[:12]:
        part.submit(move.seat, move.action)
    analysis = costly(part)
    assert analysis.decisions
    assert take(box, "", part, analysis) == 0
    assert not (tmp_path / FILE).exists()


def test_what_is_gone_stays_away(tmp_path: Path) -> None:
    box, match = filled(tmp_path), played("quando")
    first, second, _ = box.waiting("", "quando")
    box.throw_out("", first)
    assert second.after(LATER, right=True) is not None
    for again in (box, box_in(tmp_path)):
        assert take(again, "", match, costly(match, 3)) == 0
        assert first not in again.waiting("", "quando")
    box.keep("", first)
    assert first in box_in(tmp_path).waiting("", "quando")


def test_what_another_window_has_written_is_not_lost(tmp_path: Path) -> None:
    one, other = filled(tmp_path), box_in(tmp_path)
    assert len(other.waiting("", "quando")) == 3
    match = played("quanto")
    take(one, "", match, costly(match))
    first = other.waiting("", "quando")[0]
    other.throw_out("", first)
    assert len(one.waiting("", "quanto")) == 1
    assert len(one.waiting("", "quando")) == 2


def test_of_too_many_those_that_cost_least_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(box_module, "MOST", 2)
    box, match = box_in(tmp_path), played("quando")
    analysis = costly(match, 3)
    first, *rest = analysis.decisions
    cost = first.verdict.cost._replace(mean=0.1)
    cheap = first._replace(verdict=first.verdict._replace(cost=cost))
    take(box, "", match, analysis._replace(decisions=(cheap, *rest)))
    assert [each.cost for each in box.waiting("", "quando")] == pytest.approx([0.2, 0.2])


@pytest.mark.parametrize("junk", ["binary", "cut off", "a list", "deep"])
def test_a_damaged_line_is_left_out_and_one_sentence_says_so(tmp_path: Path, junk: str) -> None:
    filled(tmp_path)
    path = tmp_path / FILE
    lines = path.read_bytes().split(b"\n")
    damaged = b"\n".join([lines[0], JUNK[junk].replace(b"\n", b" "), *lines[1:]])
    path.write_bytes(damaged)
    box = box_in(tmp_path)
    assert len(box.waiting("", "quando")) == 3
    assert box.problem is not None
    assert box.problem.kind is Trouble.DAMAGED
    assert box.problem.kept is not None
    assert box.problem.kept.read_bytes() == damaged
    again = box_in(tmp_path)
    assert len(again.waiting("", "quando")) == 3
    assert again.problem is None


def test_a_full_disk_is_told_and_nothing_is_forgotten(tmp_path: Path) -> None:
    box = filled(tmp_path)
    first = box.waiting("", "quando")[0]
    with refusing("write"):
        box.throw_out("", first)
    assert box.problem is not None
    assert box.problem.kind is Trouble.NOT_WRITTEN
    assert len(box.waiting("", "quando")) == 2
    assert len(box_in(tmp_path).waiting("", "quando")) == 3
