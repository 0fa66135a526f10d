"""Files of records: one match or a match a line, and none too large to be read."""

from __future__ import annotations

import json
import tracemalloc
from functools import partial
from pathlib import Path

import pytest

from quando_desktop.engine import record
from quando_desktop.engine.contract import BadRecord
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from quando_desktop.games import GAMES
from tests.engine.line_count import lines_run
from tests.engine.records import QUANDO, sentence, short_text, specimen, specimen_text


def write_file(path: Path, *texts: str) -> Path:
    path.write_bytes("".join(text + "\n" for text in texts).encode())
    return path


def file_refusal(path: Path) -> str:
    with pytest.raises(BadRecord) as caught:
        list(record.read_all(path, GAMES))
    return sentence(caught.value)


def test_a_save_file_holds_one_match_also_spread_over_lines(tmp_path: Path) -> None:
    path = tmp_path / "a.quando"
    path.write_text(json.dumps(specimen(), indent=2), encoding="utf-8")
    assert record.write(record.read_file(path, GAMES)) == specimen_text()
    write_file(path, specimen_text(), specimen_text())
    assert file_refusal(path).startswith("it is not JSON")


@pytest.mark.parametrize("name", ["a.jsonl", "a.JSONL"])
def test_a_jsonl_file_holds_a_match_a_line(tmp_path: Path, name: str) -> None:
    path = write_file(tmp_path / name, specimen_text(), short_text(), specimen_text())
    written = [record.write(match) for match in record.read_all(path, GAMES)]
    assert written == [specimen_text(), short_text(), specimen_text()]


def test_a_jsonl_file_is_good_up_to_its_first_bad_line_which_is_named(tmp_path: Path) -> None:
    path = write_file(tmp_path / "a.jsonl", specimen_text(), short_text(), "{}", specimen_text())
    matches = record.read_all(path, GAMES)
    next(matches)
    next(matches)
    with pytest.raises(BadRecord, match=r"^line 3: "):
        next(matches)


@pytest.mark.parametrize("ending", ["\n", "", "\r\n"])
def test_the_last_line_may_end_anyhow(tmp_path: Path, ending: str) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes((short_text() + "\r\n" + short_text() + ending).encode())
    assert len(list(record.read_all(path, GAMES))) == 2


def test_a_save_file_with_no_match_or_several_says_which(tmp_path: Path) -> None:
    """It stops at the second one, however many there are."""
    path = write_file(tmp_path / "a.jsonl", short_text(), short_text(), "broken")
    with pytest.raises(BadRecord, match="more than one match"):
        record.read_file(path, GAMES)
    with pytest.raises(BadRecord, match=r"empty|no match"):
        record.read_file(write_file(tmp_path / "b.jsonl"), GAMES)


def test_what_is_no_ordinary_file_is_refused(tmp_path: Path) -> None:
    assert file_refusal(tmp_path) == "it is not an ordinary file"
    assert file_refusal(tmp_path / "missing").startswith("it cannot be read (")
    assert file_refusal(write_file(tmp_path / "empty.quando")).startswith("it is not JSON")


@pytest.mark.parametrize("name", ["huge.quando", "huge.jsonl"])
@pytest.mark.parametrize("beginning", ["", "{", "record"])
def test_a_file_of_100_mb_is_refused_in_bounded_memory(
    tmp_path: Path, name: str, beginning: str
) -> None:
    path = tmp_path / name
    with path.open("wb") as file:
        file.write((specimen_text()[:-1] if beginning == "record" else beginning).encode())
        file.truncate(100 << 20)
    tracemalloc.start()
    try:
        assert "too large for a match" in file_refusal(path)
        assert tracemalloc.get_traced_memory()[1] < 30 << 20
    finally:
        tracemalloc.stop()


def test_a_match_of_very_many_rounds_is_work_that_grows_with_its_length() -> None:
    """Nobody scores when everybody holds only zeros and knocking costs nothing, so a match can
    go on for as long as a record may be."""
    short, long = (
        lines_run(partial(record.read, endless(rounds), GAMES)) for rounds in (300, 2400)
    )
    assert long < 8 * 1.5 * short


def endless(rounds: int) -> str:
    rest = [f"{a}/{b}" for a in range(11) for b in range(a + 1, 11)][2:]
    deal = {"hands": [["0/1"], ["0/2"]], "draw": rest}
    data = record.header(
        Match(
            QUANDO,
            [Player("A"), Player("B")],
            {"target": 1000, "knock_penalty": 0, "hand_size": 1, "plays_before_knock": 0},
        )
    )
    data["rounds"] = [
        {
            "dealer": number % 2,
            "deal": deal,
            "actions": [
                {"player": 1 - number % 2, "do": "knock"},
                {"player": number % 2, "do": "pass"},
            ],
            "totals": [0, 0],
            "points": [0, 0],
            "ended_by": "knock",
        }
        for number in range(rounds)
    ]
    return record.dump(data | {"result": None})
