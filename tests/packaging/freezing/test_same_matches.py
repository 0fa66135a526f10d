"""A frozen program that plays otherwise than its sources is refused."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from quando_packaging.freezing import same_matches
from quando_packaging.shared.products import BuildError

FROZEN = Path("quando-desktop")


def let_play(monkeypatch: pytest.MonkeyPatch, frozen_record: bytes) -> list[str]:
    """Lets the sources write one record and the frozen program this one; gives what is asked."""
    asked: list[str] = []

    def answer(command: Sequence[str], folder: Path) -> str:
        asked.append(" ".join(command))
        is_frozen = command[0] == str(FROZEN)
        (folder / same_matches.RECORD).write_bytes(frozen_record if is_frozen else b"0 1 2")
        return ""

    monkeypatch.setattr(same_matches, "answer", answer)
    return asked


def test_the_same_matches_are_told_game_by_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = let_play(monkeypatch, b"0 1 2")
    same_matches.play_the_same(FROZEN)
    assert capsys.readouterr().out.splitlines() == [
        "ok quando: a match of experts as by the sources",
        "ok quanto: a match of experts as by the sources",
    ]
    frozen = [command for command in asked if command.startswith(str(FROZEN))]
    assert len(frozen) == len(asked) / 2 == 2
    assert all("--level expert" in command for command in asked)


def test_another_match_ends_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    let_play(monkeypatch, b"0 1 3")
    with pytest.raises(BuildError, match="plays quando otherwise than its sources do"):
        same_matches.play_the_same(FROZEN)


def test_the_sources_write_such_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compared is there, and the same each time."""
    quick = ("--players", "2", "--level", "easy", "--matches", "1", "--seed", "7")
    monkeypatch.setattr(same_matches, "EXPERTS", quick)
    first = same_matches.record(same_matches.SOURCES, "quando")
    assert b"quando-desktop/match" in first
    assert same_matches.record(same_matches.SOURCES, "quando") == first
