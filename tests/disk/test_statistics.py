"""Statistics: counted from the records through the index, whatever becomes of it."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from quando_desktop.analysis.analysis import VERSION
from quando_desktop.analysis.written import FORMAT
from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.index.database import FILE
from quando_desktop.disk.index.index import Index
from quando_desktop.disk.index.sieve import Wanted
from quando_desktop.disk.notes import LONGEST, MatchNotes
from quando_desktop.disk.problem import Trouble
from quando_desktop.disk.results import Results
from quando_desktop.disk.saved import OPENED
from quando_desktop.disk.saves import Saves
from quando_desktop.disk.statistics import report
from quando_desktop.disk.statistics.played import PlayedMatch, played_by
from quando_desktop.disk.statistics.report import Asked, Opponents, Rules
from quando_desktop.engine import record
from quando_desktop.games import GAMES
from tests.controller.looked_back import over
from tests.disk.faults import refusing

MARIA = frozenset({"Maria"})
DAY = 1_750_000_000


@pytest.fixture
def folder(tmp_path: Path) -> DataFolder:
    found = DataFolder(tmp_path)
    found.finished.mkdir()
    return found


def put(folder: DataFolder, name: str, days: int, **changes: Any) -> Path:
    """A finished match of Maria against computer players."""
    game = changes.pop("game", "quando")
    data = record.to_json(over(game)) | changes
    path = folder.finished / f"{name}{record.ENDING}"
    path.write_text(record.dump(data) + "\n", encoding="utf-8")
    time = DAY + days * 86_400
    os.utime(path, (time, time))
    return path


def index_of(folder: DataFolder) -> Index:
    index = Index(Saves(folder, GAMES))
    index.refresh()
    return index


def played(folder: DataFolder, names: frozenset[str] = MARIA) -> list[PlayedMatch]:
    found = played_by(index_of(folder).played(), names)
    return sorted(found, key=lambda match: match.when)


def test_only_matches_that_were_played_here_to_their_end_count(folder: DataFolder) -> None:
    put(folder, "b", 2)
    put(folder, "a", 1, game="quanto")
    put(folder, f"c{OPENED}", 3)
    data = record.to_json(over("quando"))
    put(folder, "d", 4, rounds=data["rounds"][:1], result=None)
    found = played(folder)
    assert [match.id for match in found] == ["a", "b"]
    assert played(folder, frozenset({"Olive"})) == []


def test_a_match_tells_its_numbers(folder: DataFolder) -> None:
    put(folder, "a", 1)
    (match,) = played(folder)
    whole = over("quando")
    assert whole.result is not None
    assert match.score == whole.result.scores[0]
    assert match.mean_of("points") == match.score / len(whole.rounds)
    assert match.won == (0 in whole.result.winners)
    assert match.characters == (None, "olive", "bruno")
    assert match.mean_of("nothing") is None
    assert not match.is_usual


def test_filters(folder: DataFolder) -> None:
    put(folder, "a", 1)
    put(folder, "b", 2, game="quanto")
    quando, quanto = played(folder)
    assert Asked("quando", "easy").fits(quando)
    assert not Asked("quando", "expert").fits(quando)
    assert Asked("quando", Opponents.COMPUTERS).fits(quando)
    assert not Asked("quando", Opponents.PEOPLE).fits(quando)
    assert not Asked("quando", seats=2).fits(quando)
    assert Asked("quanto", rules=Rules.USUAL).fits(quanto)
    assert not Asked("quando", rules=Rules.USUAL).fits(quando)
    assert Asked("quando", rules=Rules.HOUSE).fits(quando)


def some(values: list[float], **changes: Any) -> list[PlayedMatch]:
    usual = PlayedMatch(
        "a", 0.0, "quando", 2, "{}", None, False, 0, False, (0, 0), {}, (None, "pip"), "d"
    )
    return [
        usual._replace(
            when=float(DAY + number * 86_400),
            tallies={"points": [(round(10 * value), 10), (5, 1)]},
            **changes,
        )
        for number, value in enumerate(values)
    ]


def test_the_line_is_the_mean_of_the_last_ten() -> None:
    dots = report.dots(some([float(value) for value in range(12)]), "points")
    assert dots[0].mean == 0.0
    assert dots[9].mean == 4.5
    assert dots[11].mean == 6.5
    assert report.dots(some([1.0]), "nothing") == []


def test_the_last_ten_against_those_before() -> None:
    found = report.compared(some([9.0] * 3 + [2.0] * 10), "points")
    assert (found.now, found.before) == (2.0, 9.0)
    assert report.compared(some([2.0] * 4), "points").before is None


def test_claims_and_what_was_found_about_them() -> None:
    first, second = some([1.0, 2.0], claims=(2, 1))
    judged = {("x", 0): [(0.6, 2), (0.8, -1)], ("d", 1): [(0.1, 9)]}
    found = report.claims([first, second._replace(digest="x")], judged)
    assert found.results == (True, True, False) * 2
    assert (found.judged, found.looked, found.matches) == (2, 1, 2)
    assert found.chance == pytest.approx(0.7)
    assert found.late == pytest.approx(0.5)
    nothing = report.claims([first], {})
    assert (nothing.chance, nothing.late, nothing.looked) == (None, None, 0)


def test_a_profile_has_the_others_of_the_same_matches() -> None:
    own, others = report.profile(some([1.0] * report.ENOUGH), "points")
    assert own == 1.0
    assert others == {"pip": 5.0}
    assert report.profile(some([1.0]), "points")[1] == {}


def test_all_games_by_month() -> None:
    now = datetime.fromtimestamp(DAY)
    matches = [*some([3.0, 2.0], won=True), *some([1.0], seats=1)]
    quando, *rest = report.all_games(matches, now)
    assert (quando.played, quando.won, quando.best) == (2, 2, 20)
    assert sum(won for won, _ in quando.months) == 2
    assert all(line.played == 0 and line.best is None for line in rest)


# ---------------------------------------------------------------------- looked through


def analysis(folder: DataFolder, name: str, **changes: Any) -> Path:
    turns = [
        {"move": 3, "total": 9, "chance": None, "done": False},
        {"move": 6, "total": 6, "chance": [0.7, 0.02], "done": False},
        {"move": 9, "total": 4, "chance": [0.5, 0.02], "done": True},
    ]
    data = {"format": FORMAT, "version": VERSION, "curves": [{"round": 0, "turns": turns}]}
    folder.analyses.mkdir(exist_ok=True)
    path = folder.analyses / name
    path.write_text(json.dumps(data | changes))
    return path


def test_kept_analyses_are_found_by_the_record(folder: DataFolder) -> None:
    put(folder, "a", 1)
    index = index_of(folder)
    (match,) = played_by(index.played(), MARIA)
    assert index.judged() == {}
    index.learn(analysis(folder, f"{match.digest}-0.analysis"))
    assert index.judged() == {(match.digest, 0): [(0.5, 1)]}
    assert report.is_judged(match, index.judged())
    assert index_of(folder).judged() == index.judged()
    assert index.count() == 1


@pytest.mark.parametrize(
    "changes",
    [{"version": VERSION + 1}, {"curves": [{"round": 0}]}, {"format": "x"}, {"curves": 3}],
)
def test_a_bad_analysis_counts_as_none(folder: DataFolder, changes: dict[str, Any]) -> None:
    put(folder, "a", 1)
    analysis(folder, "0" * 40 + "-0.analysis", **changes)
    index = index_of(folder)
    assert index.judged() == {}
    assert index.take_problems() == []


def test_an_index_of_another_version_is_made_anew(folder: DataFolder) -> None:
    put(folder, "a", 1)
    before = played(folder)
    (folder.path / FILE).write_bytes(b"nothing of the kind")
    assert played(folder) == before


def test_somebody_has_written_into_the_index(folder: DataFolder) -> None:
    put(folder, "a", 1)
    rows = [list(row) for row in index_of(folder).played()]
    for place, junk in ((7, "{"), (7, "{}"), (7, '{"who": [1]}'), (6, "[3]"), (2, "chess")):
        row = [*rows[0]]
        row[place] = junk
        assert list(played_by([row], MARIA)) == []


# -------------------------------------------------------------------- notes and finding


def test_a_note_survives_everything_but_the_record(folder: DataFolder) -> None:
    notes = MatchNotes(folder)
    notes.write("quando-1", "  The evening \n with   Tom ")
    notes.write("self", "x" * 500)
    again = MatchNotes(folder)
    assert again.find("quando-1") == "The evening with Tom"
    assert len(again.find("self")) == LONGEST
    again.write("self", "")
    assert MatchNotes(folder).all() == {"quando-1": "The evening with Tom"}


def test_a_full_disk_keeps_the_note_for_now_and_says_so(folder: DataFolder) -> None:
    notes = MatchNotes(folder)
    with refusing("write"):
        notes.write("a", "new")
    assert notes.find("a") == "new"
    assert notes.problem is not None
    assert notes.problem.kind is Trouble.NOT_WRITTEN


def test_words_are_found_in_names_titles_and_notes(folder: DataFolder) -> None:
    put(folder, "a", 1)
    put(folder, "b", 2, game="quanto")
    index = index_of(folder)

    def found(words: str) -> list[str]:
        notes, titles = {"a": "Spät am Abend"}, {"quanto": "Zahlenfang"}
        keys = index.find(Wanted(words=words), notes, titles)
        return [os.fsdecode(name)[0] for _, name in keys]

    assert found("") == ["b", "a"]
    assert found("mar OLI") == ["b", "a"]
    assert found("ABEND") == ["a"]
    assert found("zahlen") == ["b"]
    assert found("abend zahlen") == []
    assert found("quand") == ["a"]


def test_a_person_a_player_and_a_number_of_players_are_found(folder: DataFolder) -> None:
    put(folder, "a", 1)
    players = record.to_json(over("quando"))["players"]
    put(folder, "b", 2, players=[{"name": "Tom", "kind": "human"}, *players[1:]])
    index = index_of(folder)

    def found(**wanted: Any) -> list[str]:
        return [os.fsdecode(name)[0] for _, name in index.find(Wanted(**wanted))]

    result = over("quando").result
    assert result is not None
    won = 0 in result.winners
    assert found(person=MARIA) == ["a"]
    assert found(person=MARIA, won=True) == ["a"] * won
    assert found(person=MARIA, lost=True) == ["a"] * (not won)
    assert found(company="Bruno") == ["b", "a"]
    assert found(company="Bru") == []
    assert found(seats=3) == ["b", "a"]
    assert found(seats=4) == []
    assert index.seats() == [3]
    assert "olive" in index.names()
    assert Results(index).people() == {"Maria": MARIA, "Tom": frozenset({"Tom"})}
