"""What was practised is kept by person; a damaged file counts as empty, and what is not known here
is kept."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.practice.practised import FILE, PlayedDay, Practised
from quando_desktop.disk.problem import Trouble
from quando_desktop.practice.difficulty import Standing
from tests.disk.faults import refusing

TODAY = date(2026, 11, 18)


def practised(folder: Path) -> Practised:
    return Practised(DataFolder(folder))


def test_everything_is_there_at_the_next_start(tmp_path: Path) -> None:
    first = practised(tmp_path)
    standing = Standing(1234.5, 7, 5, ("a", "b"))
    first.note("", "quando", "knock", standing)
    first.note_day("", "quando", TODAY, solved=True, begun=TODAY)
    first.note_best("", "seven_ate_nine", "ladder", 4)
    first.want_clock("", True)
    again = practised(tmp_path)
    assert again.standing("", "quando", "knock") == standing
    assert again.days("", "quando") == {TODAY: PlayedDay(solved=True, in_time=True)}
    assert again.best("", "seven_ate_nine", "ladder") == 4
    assert again.has_clock("")
    assert again.problem is None


def test_each_person_has_their_own(tmp_path: Path) -> None:
    kept = practised(tmp_path)
    kept.note("Maria", "quando", "knock", Standing(1300, 1, 1))
    kept.note("You", "quando", "knock", Standing(1100, 1, 1))
    assert kept.standing("maria ", "quando", "knock").rating == 1300
    assert kept.standing("", "quando", "knock").rating == 1100
    assert kept.standing("Tom", "quando", "knock") == Standing()
    assert kept.standing("Maria", "quanto", "knock") == Standing()


def test_the_first_answer_of_a_day_counts(tmp_path: Path) -> None:
    kept = practised(tmp_path)
    kept.note_day("", "quando", TODAY, solved=False, begun=TODAY)
    kept.note_day("", "quando", TODAY, solved=True, begun=TODAY)
    late = TODAY - timedelta(3)
    kept.note_day("", "quando", late, solved=True, begun=TODAY)
    assert kept.days("", "quando") == {
        TODAY: PlayedDay(solved=False, in_time=True),
        late: PlayedDay(solved=True, in_time=False),
    }


def test_the_best_never_gets_worse(tmp_path: Path) -> None:
    kept = practised(tmp_path)
    kept.note_best("", "quando", "ladder", 5)
    kept.note_best("", "quando", "ladder", 3)
    assert kept.best("", "quando", "ladder") == 5


def test_what_is_not_known_is_kept(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_text(
        json.dumps({"later": 1, "people": {"": {"quando": {"kinds": {"knock": {"mood": "good"}}}}}})
    )
    kept = practised(tmp_path)
    kept.note("", "quando", "knock", Standing(1200, 1, 1))
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["later"] == 1
    assert data["people"][""]["quando"]["kinds"]["knock"]["mood"] == "good"


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "[" * 100_000])
def test_a_damaged_file_counts_as_empty_and_is_set_aside(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text)
    kept = practised(tmp_path)
    assert kept.standing("", "quando", "knock") == Standing()
    assert kept.problem is not None
    assert kept.problem.kind is Trouble.DAMAGED
    kept.note("", "quando", "knock", Standing(1200, 1, 1))
    assert practised(tmp_path).standing("", "quando", "knock").rating == 1200


def test_values_that_make_no_sense_are_passed_over(tmp_path: Path) -> None:
    kinds = {"knock": {"rating": "x", "answers": -1, "right": 9, "recent": [1, "a"]}, "set": 5}
    days = {"soon": {}, "2026-11-18": 7, "2026-11-17": {"solved": 1}}
    game = {"kinds": kinds, "days": days, "best": {"ladder": 1.5}}
    (tmp_path / FILE).write_text(json.dumps({"people": {"": {"quando": game}}}))
    kept = practised(tmp_path)
    assert kept.standing("", "quando", "knock") == Standing(recent=("a",))
    assert kept.standing("", "quando", "set") == Standing()
    assert kept.days("", "quando") == {date(2026, 11, 17): PlayedDay(solved=False, in_time=False)}
    assert kept.best("", "quando", "ladder") == 0


def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    kept = practised(tmp_path)
    with refusing("replace"):
        kept.note("", "quando", "knock", Standing(1200, 1, 1))
    assert kept.problem is not None
    assert kept.problem.kind is Trouble.NOT_WRITTEN
    assert kept.standing("", "quando", "knock").rating == 1200
    kept.note("", "quando", "knock", Standing(1210, 2, 2))
    assert practised(tmp_path).standing("", "quando", "knock").rating == 1210
