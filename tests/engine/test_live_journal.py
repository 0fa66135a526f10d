"""The journal of a live game: it does not wait for the disk, and knows rounds that begin again."""

from __future__ import annotations

from pathlib import Path

import pytest

from quando_desktop.engine import record
from quando_desktop.engine.journal import Journal, recover
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import TABLE, Player
from quando_desktop.games import GAMES as REAL_GAMES
from tests.engine.scramble import GAMES, Grab, ScrambleGame, new_match, played_match


def test_a_journal_tells_of_a_round_that_begins_again(tmp_path: Path) -> None:
    match = new_match()
    journal = Journal(tmp_path / "live.journal", match)
    match.arrive(1, Grab("grab"), at=700)
    match.restart_round()
    match.arrive(0, Grab("grab"), at=5)
    assert b'{"restart":true}' in journal.path.read_bytes().splitlines()
    found = recover(journal.path, GAMES)
    assert found.problem is None
    assert record.write(found.match) == record.write(match)
    journal.close()
    fresh = Journal(tmp_path / "fresh.journal", match)
    fresh.close()
    assert b"restart" not in fresh.path.read_bytes(), "what was broken off is not written again"


@pytest.mark.parametrize("line", ['{"restart":true}', '{"restart":1}', '{"restart":false}'])
def test_a_journal_that_begins_again_what_was_not_begun_is_read_up_to_there(
    tmp_path: Path, line: str
) -> None:
    match = played_match()
    journal = Journal(tmp_path / "live.journal", match)
    journal.close()
    with journal.path.open("a") as file:
        file.write(line + "\n")
    found = recover(journal.path, GAMES)
    assert found.problem is not None
    assert found.problem.startswith("line 7: ")
    assert record.write(found.match) == record.write(match)


# ------------------------------------------------------------ waiting for the disk


@pytest.fixture
def waited(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A list that grows with every wait for the disk."""
    waits: list[int] = []
    monkeypatch.setattr("os.fsync", waits.append)
    return waits


def test_only_what_begins_and_ends_a_live_round_waits_for_the_disk(
    tmp_path: Path, waited: list[int]
) -> None:
    match = Match(ScrambleGame(), [Player("Maria"), Player("Linus")], seed=1)
    journal = Journal(tmp_path / "live.journal", match)

    def waits() -> bool:
        some = bool(waited)
        waited.clear()
        return some

    assert waits()
    match.begin_round()
    assert waits()
    match.arrive(0, Grab("grab"), at=100)
    match.arrive(1, Grab("grab"), at=100)
    match.submit(TABLE, Grab("throw"), at=900)
    assert not waits()
    assert len(journal.path.read_bytes().splitlines()) == 5, "but it is written"
    match.restart_round()
    assert waits()
    match.arrive(0, Grab("grab"), at=100)
    match.submit(TABLE, Grab("throw"), at=900)
    assert not waits()
    match.arrive(0, Grab("grab"), at=950)
    assert match.result is not None
    assert waits()
    journal.close()


def test_every_action_of_a_game_of_turns_waits_for_the_disk(
    tmp_path: Path, waited: list[int]
) -> None:
    match = Match(REAL_GAMES["quando"], [Player("Maria"), Player("Linus")], seed=1)
    journal = Journal(tmp_path / "turns.journal", match)
    match.begin_round()
    for _ in range(3):
        waited.clear()
        seat = match.to_act()[0]
        match.submit(seat, match.truth.legal(seat)[0])
        assert len(waited) == 1
    journal.close()


def test_the_end_of_a_round_waits_for_what_the_disk_refused_before(
    tmp_path: Path, waited: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match()
    journal = Journal(tmp_path / "live.journal", match)
    waited.clear()
    with monkeypatch.context() as full:

        def refuse(*_: object) -> int:
            raise OSError(28, "No space left on device")

        full.setattr("os.write", refuse)
        match.arrive(0, Grab("grab"), at=100)
        assert journal.problem is not None
    match.submit(TABLE, Grab("throw"), at=900)
    assert journal.problem is None
    assert waited == []
    match.arrive(0, Grab("grab"), at=950)
    assert len(waited) == 1
    journal.close()
    assert record.write(recover(journal.path, GAMES).match) == record.write(match)
