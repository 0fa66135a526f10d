"""The program is started while it runs: on the same screen its window comes to the front, and on
another one both go on without harm to each other's matches."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from quando_desktop.engine import record
from quando_desktop.engine.journal import recover
from quando_desktop.games import GAMES
from tests.journeys.conftest import Start
from tests.journeys.player import Keys, Player, waits
from tests.journeys.program import ROOT, Program
from tests.journeys.screen import IN_MEMORY
from tests.journeys.test_bad_things import call, told

TABLE = ("--game", "quando", "--seed", "8", "--speed", "instant")
OPEN_ALREADY = "quando-desktop: it is open already; its window comes to the front\n"


def journals(data: Path) -> list[Path]:
    return sorted((data / "matches").glob("*.journal"))


def again(data: Path, screen: Mapping[str, str], *arguments: str) -> None:
    """Starts it once more, which ends at once."""
    ended = call("--data-dir", str(data), *arguments, cwd=ROOT, **screen)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, OPEN_ALREADY, "")


def test_a_saved_match_opens_in_the_window_that_is_there(
    start: Start, data: Path, tmp_path: Path, screen: Mapping[str, str]
) -> None:
    with start(*TABLE) as program:
        player = Player(program, Keys(program))
        seen = player.act(player.see())
        (journal,) = journals(data)
        saved = tmp_path / "mine.quando"
        saved.write_text(record.write(recover(journal, GAMES).match) + "\n", encoding="utf-8")
        player.act(seen)
        broken = tmp_path / "broken.quando"
        broken.write_bytes(saved.read_bytes()[:100])
        again(data, screen, "--open", str(broken))
        assert "broken.quando" in told(program)
        program.until(waits)
        again(data, screen, "--open", str(saved))
        program.until(lambda found: found["overlay name"] == "Leave the table?")
        assert len(journals(data)) == 1
        program.key("Return")
        opened = program.until(lambda found: waits(found) and not found["overlay"])
        assert opened["changes"] == seen["changes"]
        assert len(journals(data)) == 2
        again(data, screen)
        assert program.look()["changes"] == opened["changes"]
        assert program.quit() == 0
    assert [each.name for each in data.iterdir() if each.suffix == ".lock"] == []


def test_a_killed_program_does_not_keep_the_next_one_out(start: Start, data: Path) -> None:
    with start(*TABLE) as program:
        program.until(waits)
        program.kill()
    assert list(data.glob("window-*.lock"))
    with start("--speed", "instant") as program:
        program.until(lambda seen: seen["overlay"] == "ResumeDialog")
        program.key("Escape")
        program.until(lambda seen: not seen["overlay"])
        assert program.quit() == 0
    assert not list(data.glob("window-*.lock"))


def test_two_windows_on_two_screens_keep_off_each_others_matches(
    start: Start, data: Path, screen: Mapping[str, str]
) -> None:
    if screen == IN_MEMORY:
        pytest.skip("there is one screen only")
    with (
        start(*TABLE) as one,
        start("--speed", "instant", screen=IN_MEMORY) as other,
    ):
        first = Player(one, Keys(one))
        seen = first.see()
        # What is being played elsewhere is not offered, and cannot be taken away.
        home = other.look()
        assert (home["page"], home["overlay"]) == ("HomePage", "")
        tries_to_continue(other)
        other.key("Escape")
        other.key("Ctrl+N")
        other.until(lambda found: found["page"] == "NewGamePage")
        other.key("Return")
        second = Player(other, Keys(other))
        second.act(second.see())
        seen = first.act(first.act(seen))
        assert one.quit() == 0
        assert other.quit() == 0
    assert len(journals(data)) == 2
    changes = []
    for journal in journals(data):
        found = recover(journal, GAMES)
        assert found.problem is None
        changes.append(sum(1 + len(log.moves) for log in found.match.rounds))
    assert max(changes) >= seen["changes"]
    assert not (data / "damaged").exists()


def tries_to_continue(program: Program) -> None:
    """From the list of all matches, where the one that is open elsewhere stands, too."""
    program.key("G")
    games = program.until(lambda found: found["page"] == "GamesPage")
    assert len(games["rows"]) == 1
    program.key("Return")
    after = program.look()
    if after["overlay"]:
        assert "open in another window" in told(program)
    assert program.look()["page"] == "GamesPage"
