"""`analyse` on the command line: the same numbers for people and for programs, and one clear
sentence for what cannot be looked back at."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quando_desktop.engine import record
from quando_desktop.engine.players import Kind
from quando_desktop.games.quanto.bots import analyst
from tests.analysis.matches import small
from tests.test_cli import Out, run

ROOT = Path(__file__).parent
LIVE = "seven_ate_nine-20231201-101320-00000005.quando"


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst, "BLOCKS", 2)
    monkeypatch.setattr(analyst, "BLOCK", 1)


@pytest.fixture
def match(tmp_path: Path) -> Path:
    path = tmp_path / "match.quando"
    path.write_text(record.write(small("quanto")), encoding="utf-8")
    return path


def test_people_and_programs_get_the_same_numbers(capsys: Out, match: Path) -> None:
    code, text, complaint = run(capsys, "analyse", match, "--seat", "1")
    assert (code, complaint) == (0, "")
    code, printed, _ = run(capsys, "analyse", match, "--seat", "1", "--json")
    assert code == 0
    (data,) = map(json.loads, printed.splitlines())
    assert (data["game"], data["seat"], data["file"]) == ("quanto", 1, str(match))
    assert "Quanto, 1 round\n" in text
    summary = data["summary"]
    assert f"{summary['decisions']} decisions" in text
    assert f"{100 * summary['mean_cost'][0]:.2f} +- " in text
    assert f"the deal {100 * summary['ledger']['deal']:+.1f}, " in text
    told = [each for each in data["decisions"] if each["size"] != "good"]
    assert text.count(" rather than ") == len(told)


def test_without_people_it_is_about_everybody(capsys: Out, match: Path) -> None:
    code, text, _ = run(capsys, "analyse", match)
    assert code == 0
    assert [line[:6] for line in text.splitlines() if line.startswith("seat")] == [
        "seat 0",
        "seat 1",
    ]


def test_with_people_it_is_about_them(capsys: Out, match: Path) -> None:
    data = json.loads(match.read_text(encoding="utf-8"))
    data["players"][1] = {"name": "Anna", "kind": Kind.HUMAN.value}
    match.write_text(json.dumps(data), encoding="utf-8")
    code, text, _ = run(capsys, "analyse", match)
    assert code == 0
    assert "seat 1, Anna: " in text
    assert "seat 0" not in text


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere.quando", "it cannot be read (No such file or directory)"),
        (str(ROOT / "conftest.py"), "it is not JSON, or cut off (line 1, column 3)"),
        (
            str(ROOT / "kept" / "version_1" / "data" / "finished" / LIVE),
            "matches of 7 ate 9 are not looked back at",
        ),
    ],
)
def test_what_cannot_be_looked_at_gets_one_sentence_and_the_rest_is_done(
    capsys: Out, match: Path, name: str, sentence: str
) -> None:
    code, text, complaint = run(capsys, "analyse", name, match, "--seat", "0")
    assert code == 1
    assert complaint == f"quando-desktop: {name}: {sentence}\n"
    assert "seat 0" in text


def test_a_seat_that_is_not_there(capsys: Out, match: Path, tmp_path: Path) -> None:
    code, text, complaint = run(capsys, "analyse", match, "--seat", "2")
    assert (code, text) == (1, "")
    assert complaint == f"quando-desktop: {match}: it has no seat 2, but 0 to 1\n"
    code, text, complaint = run(capsys, "analyse", match, "--seat", "-1")
    assert (code, text) == (2, "")
    assert complaint == "quando-desktop: --seat must be 0 or more\n"
    (tmp_path / "empty.jsonl").write_text("")
    assert run(capsys, "analyse", tmp_path / "empty.jsonl")[0] == 1
