"""What can be wrong around the program: it says so in a sentence and goes on, or ends."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.journeys.conftest import Start
from tests.journeys.player import Keys, Player, waits
from tests.journeys.program import ROOT, Program, environment
from tests.journeys.screen import IN_MEMORY

HEADING = "Please note"


def told(program: Program) -> str:
    """The sentence that the window tells; it is read and closed."""
    seen = program.until(lambda seen: seen["overlay name"] == HEADING)
    program.key("Return")
    program.until(lambda now: now["overlay name"] != HEADING)
    return str(seen["says"])


def plays(program: Program) -> None:
    """A match can be begun and played all the same."""
    begins(program)
    acts(program)


def begins(program: Program) -> None:
    program.key("Ctrl+N")
    program.until(lambda seen: seen["page"] == "NewGamePage")
    program.key("Return")


def acts(program: Program) -> None:
    player = Player(program, Keys(program))
    player.act(player.see())


def call(*arguments: str, cwd: Path = ROOT, **variables: str) -> subprocess.CompletedProcess[str]:
    """The program without anybody at its window, as it ends by itself."""
    return subprocess.run(
        [sys.executable, "-m", "quando_desktop", *arguments],
        cwd=cwd,
        env=environment(variables, cwd),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def is_sentence(text: str) -> bool:
    return text.startswith("quando-desktop: ") and text.count("\n") == 1


# ---------------------------------------------------------------------------------- the data folder


def test_file_in_place_of_data_folder(start: Start, data: Path) -> None:
    data.write_text("Something else\n", encoding="utf-8")
    with start("--speed", "instant") as program:
        assert "nothing will be saved" in told(program)
        plays(program)
        assert program.quit() == 0
    assert data.read_text(encoding="utf-8") == "Something else\n"


def test_read_only_data_folder(start: Start, data: Path) -> None:
    data.mkdir()
    data.chmod(0o555)
    if os.access(data, os.W_OK):
        pytest.skip("nothing is read-only for a superuser")
    with start("--speed", "instant") as program:
        assert "nothing new will be saved" in told(program)
        plays(program)
        assert program.quit() == 0


@pytest.mark.skipif(sys.platform == "win32", reason="Windows asks nobody where a home is")
def test_home_that_is_none(screen: Mapping[str, str], tmp_path: Path) -> None:
    """Without a folder for anything: that is said once, and the program can be played."""
    (tmp_path / "file").touch()
    homeless = {**screen, "HOME": str(tmp_path / "file" / "home")}
    log = tmp_path / "errors.txt"
    with Program(None, "--speed", "instant", screen=homeless, log=log) as program:
        said = told(program)
        assert str(tmp_path / "file") in said
        assert "nothing will be saved" in said
        plays(program)
        assert program.look()["overlay"] == ""
        assert program.quit() == 0


@pytest.mark.skipif(os.name != "posix", reason="Windows limits no file")
def test_disk_that_is_full(start: Start, data: Path, screen: Mapping[str, str]) -> None:
    """The system takes no more than a few bytes for any file: the match goes on, and says so."""
    data.mkdir()
    kept = b'{"volume": 30}'
    (data / "settings.json").write_bytes(kept)
    limit = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))\n"
    (data.parent / "sitecustomize.py").write_text(limit, encoding="utf-8")
    full = {**screen, "PYTHONPATH": str(data.parent)}
    with start("--speed", "instant", screen=full) as program:
        begins(program)
        assert "settings.json cannot be written" in told(program)
        acts(program)
        assert any("Not saved: " in words for words in program.heard())
        assert program.quit() == 0
    assert (data / "settings.json").read_bytes() == kept
    # Not even half a file is left of what found no room; a few bytes say that lessons were offered.
    left = {path.name for path in data.rglob("*") if path.is_file()}
    assert left == {"settings.json", "learning.json"}


def test_matches_cannot_be_kept(start: Start, data: Path) -> None:
    """A file stands where the matches go: it stays, and the match is played all the same."""
    data.mkdir()
    (data / "matches").write_text("Something else\n", encoding="utf-8")
    with start("--speed", "instant") as program:
        plays(program)
        assert program.quit() == 0
    assert (data / "matches").read_text(encoding="utf-8") == "Something else\n"


def test_damaged_settings(start: Start, data: Path) -> None:
    data.mkdir()
    (data / "settings.json").write_text('{"language": "de", "speed', encoding="utf-8")
    with start("--speed", "instant") as program:
        assert "settings.json is damaged" in told(program)
        plays(program)
        assert program.quit() == 0
    assert len(list(data.glob("settings.json.damaged*"))) == 1
    with start("--speed", "instant") as program:
        program.until(lambda seen: seen["overlay"] == "ResumeDialog")


def test_damaged_journal(start: Start, data: Path) -> None:
    """One that cannot be read at all is set aside; the other matches are offered."""
    with start("--game", "quando", "--seed", "5", "--speed", "instant") as program:
        program.until(waits)
        assert program.quit() == 0
    damaged = data / "matches" / "quando-20990101-000000-00000000.journal"
    damaged.write_bytes(b"\x00\xff nothing that can be read\n\n")
    with start("--speed", "instant") as program:
        assert damaged.name in told(program)
        offered = program.until(lambda seen: seen["overlay"] == "ResumeDialog")
        assert offered["page"] == "HomePage"
        program.key("Return")
        program.until(waits)
        assert program.quit() == 0
    assert [each.name for each in (data / "damaged").iterdir()] == [damaged.name]


def test_journal_damaged_in_the_middle(start: Start, data: Path) -> None:
    """The match goes on as far as it can be read, and the file is kept aside as it was."""
    with start("--game", "quando", "--seed", "5", "--speed", "instant") as program:
        player = Player(program, Keys(program))
        player.act(player.act(player.see()))
        assert program.quit() == 0
    (journal,) = (data / "matches").glob("*.journal")
    lines = journal.read_bytes().splitlines(keepends=True)
    assert len(lines) > 6
    broken = b"".join([*lines[:5], b'{"action": nonsense}\n', *lines[6:]])
    journal.write_bytes(broken)
    with start("--speed", "instant") as program:
        program.until(lambda seen: seen["overlay"] == "ResumeDialog")
        program.key("Return")
        program.until(waits)
        assert program.quit() == 0
    assert journal.read_bytes().startswith(b"".join(lines[:5]))
    (aside,) = (data / "damaged").iterdir()
    assert aside.read_bytes() == broken


# --------------------------------------------------------------------------------------- the files


@pytest.mark.parametrize("content", [None, b'{"format": "quando-desktop"}'])
def test_file_that_is_no_match(start: Start, tmp_path: Path, content: bytes | None) -> None:
    """Given on the command line: a sentence, and home."""
    path = tmp_path / "mine.quando"
    if content is not None:
        path.write_bytes(content)
    with start("--open", str(path), "--speed", "instant") as program:
        assert "mine.quando" in told(program)
        home = program.look()
        assert (home["page"], home["overlay"]) == ("HomePage", "")
        plays(program)
        assert program.quit() == 0


# ------------------------------------------------------------------------------------- the computer


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_no_screen() -> None:
    ended = call()
    assert ended.returncode == 1
    assert is_sentence(ended.stderr)
    assert "there is no screen" in ended.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_screen_that_does_not_answer(tmp_path: Path) -> None:
    ended = call("--data-dir", str(tmp_path), DISPLAY=":4711")
    assert ended.returncode == 1
    assert is_sentence(ended.stderr)


def test_missing_resources(tmp_path: Path) -> None:
    """A copy of the program alone, without what it shows."""
    ignored = shutil.ignore_patterns("__pycache__", "resources")
    shutil.copytree(ROOT / "quando_desktop", tmp_path / "quando_desktop", ignore=ignored)
    ended = call("--data-dir", str(tmp_path / "data"), cwd=tmp_path, **IN_MEMORY)
    assert ended.returncode == 1
    assert is_sentence(ended.stderr)
    assert "pictures are missing" in ended.stderr


def test_no_sound_device(start: Start, screen: Mapping[str, str]) -> None:
    """Sounds that nobody can hear are no problem: nothing is said about them."""
    silent = {**screen, "PULSE_SERVER": "unix:/nowhere", "PIPEWIRE_REMOTE": "nowhere"}
    with start("--game", "quando", "--seed", "5", "--speed", "fast", screen=silent) as program:
        player = Player(program, Keys(program))
        player.act(player.see())
        assert program.quit() == 0
