"""The command line: what it prints, what it writes, and what it answers to nonsense.

Wrong calls get one sentence and exit code 2, things that go wrong later one sentence and exit
code 1; nobody ever sees a traceback.
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from quando_desktop import cli
from quando_desktop.__about__ import __version__
from quando_desktop.bots.levels import LEVELS
from quando_desktop.engine import record
from quando_desktop.engine.chance import SEED_LIMIT
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from quando_desktop.games import GAMES
from quando_desktop.simulate import Contest
from tests.referee.quando import judge

ROOT = Path(__file__).parents[1]
QUANDO = GAMES["quando"]

needs_posix = pytest.mark.skipif(os.name != "posix", reason="Windows has no such file or signal")
needs_full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has /dev/full")

Out = pytest.CaptureFixture[str]


def run(capsys: Out, *arguments: str | Path) -> tuple[int, str, str]:
    """Exit code and what was printed; --help and the like leave by SystemExit."""
    try:
        code: Any = cli.main([str(argument) for argument in arguments])
    except SystemExit as leaving:
        code = leaving.code
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def simulated(capsys: Out, path: Path, *arguments: str) -> bytes:
    """The records that a simulation writes."""
    code, _, complaint = run(capsys, "simulate", *arguments, "--records", path)
    assert (code, complaint) == (0, "")
    return path.read_bytes()


def start(*arguments: str | Path, **options: Any) -> subprocess.Popen[str]:
    """The program as a process of its own, with pipes from it and no settings from here."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    environment |= options.pop("environment", {})
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(
        [sys.executable, "-m", "quando_desktop", *map(str, arguments)],
        cwd=ROOT,
        env=environment,
        **(pipes | {"encoding": "utf-8"} | options),
    )


def is_one_sentence(text: str) -> bool:
    return bool(re.fullmatch(r"quando-desktop: [^\n]+\n", text)) and text[:-1].isprintable()


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A match that has just been dealt."""
    match = Match(QUANDO, [Player("Jürgen"), Player("李雷")], seed=1)
    match.begin_round()
    path = tmp_path / "match.quando"
    path.write_text(record.write(match), encoding="utf-8")
    return path


# ---------------------------------------------------------------------- simulate

PINNED = {
    (2, "random"): "1782d0d8c4b35cb50aa5a946fe9ca3171548f46251fd500763ec9766039bbe8a",
    (3, "random"): "6ecda9a72c16502ee7e062c2931d45b4bf8a157a46f7e48ba1f5c6efb1b20e64",
    (4, "random"): "8bc9ebce37a4a87ea2c8ac97ce96d3fb90fb4b4230d50835f4d414fe500b67a9",
    (5, "random"): "3f807ccf64f28188be3662cd76a2a02ef8b9c966e9a1b6af2ca60a769193aed6",
    (6, "random"): "6d0c5a4eac6269f3d5c6857d2197138e2f37babfa4776b5eb26811292ab495a5",
    (2, "plain"): "63447daeea2c53839cb79309c37ee5a895d3d5ec79ee4c90020a5391a1745cb7",
    (3, "plain"): "09b1db99ffc950e1d6a9f19e6fafa8b2216037cb15866f98d4410f81cf4cc3ba",
    (4, "plain"): "3f4338dbc3a6d76d1fbb4e5ecbac2f1dee6fa2298a1b2ca3f8ab166d091b2790",
    (5, "plain"): "ae7564f10c10a7299891f7777ce115b870f6721e8a5980ffd735c59d32abfa28",
    (6, "plain"): "990926e57dda1d734733cc46feed10c04af40a9e30d34be3f77bacf2685ca3c2",
}
"""SHA-256 of the records of three matches from seed 7. They change only where deals, computer
players or the format are changed on purpose."""


@pytest.mark.parametrize(("players", "level"), PINNED)
def test_the_same_seed_gives_the_same_records_on_every_platform(
    capsys: Out, tmp_path: Path, players: int, level: str
) -> None:
    written = simulated(
        capsys,
        tmp_path / "a.jsonl",
        *("--game", "quando", "--players", str(players), "--level", level),
        *("--matches", "3", "--seed", "7"),
    )
    assert hashlib.sha256(written).hexdigest() == PINNED[players, level]


def test_another_seed_gives_other_records(capsys: Out, tmp_path: Path) -> None:
    call = ("--matches", "2", "--level", "random", "--seed")
    first, again, other = (
        simulated(capsys, tmp_path / f"{name}.jsonl", *call, seed)
        for name, seed in [("a", "5"), ("b", "5"), ("c", "6")]
    )
    assert first == again != other


def test_without_a_seed_one_is_drawn_and_told_so_that_it_can_be_repeated(
    capsys: Out, tmp_path: Path
) -> None:
    call = ("simulate", "--matches", "1", "--level", "random", "--records")
    _, told, _ = run(capsys, *call, tmp_path / "a.jsonl")
    found = re.match(r"Quando, seed (\d+)\n", told)
    assert found is not None
    code, again, _ = run(capsys, *call, tmp_path / "b.jsonl", "--seed", found[1])
    assert code == 0
    assert again == told
    assert (tmp_path / "a.jsonl").read_bytes() == (tmp_path / "b.jsonl").read_bytes()


def test_records_have_a_match_a_line_and_the_referee_accepts_them(
    capsys: Out, tmp_path: Path
) -> None:
    call = ("--players", "4", "--matches", "5", "--seed", "3")
    written = simulated(capsys, tmp_path / "a.jsonl", *call)
    assert b"\r" not in written
    lines = written.decode("utf-8").splitlines()
    assert len(lines) == 5
    for line in lines:
        judge(json.loads(line))


def test_simulate_prints_a_table_and_nothing_else(capsys: Out) -> None:
    code, out, err = run(capsys, "simulate", "--matches", "4", "--seed", "1", "--players", "3")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "Quando, seed 1"
    assert lines[1].split() == ["seat", "level", "wins", "share", "+-", "points", "a", "round"]
    assert [line.split()[:2] for line in lines[2:5]] == [
        ["0", "good"],
        ["1", "good"],
        ["2", "good"],
    ]
    assert re.fullmatch(r"4 matches, \d+ rounds", lines[5])
    assert len(lines) == 6


def test_levels_give_each_seat_its_own(capsys: Out, tmp_path: Path) -> None:
    call = ("--levels", "random,plain,random", "--matches", "2", "--seed", "1")
    for line in simulated(capsys, tmp_path / "a.jsonl", *call).splitlines():
        players = json.loads(line)["players"]
        assert [player["level"] for player in players] == ["random", "plain", "random"]
        assert {player["kind"] for player in players} == {"computer"}


def test_every_level_can_be_simulated_beside_the_yardsticks(capsys: Out, tmp_path: Path) -> None:
    levels = [*LEVELS, "random", "plain"]
    call = ("--levels", ",".join(levels), "--matches", "1", "--seed", "1", "--options", "target=1")
    data = json.loads(simulated(capsys, tmp_path / "a.jsonl", *call))
    assert [player["level"] for player in data["players"]] == levels
    judge(data)
    code, out, err = run(capsys, "simulate", "--level", "genius")
    assert (code, out) == (2, "")
    assert all(level in err for level in levels)


def test_options_are_played_by_and_stand_in_the_record(capsys: Out, tmp_path: Path) -> None:
    options = ("--options", "target=5", "hand_size=3", "knock_penalty=0", "plays_before_knock=1")
    written = simulated(capsys, tmp_path / "a.jsonl", "--matches", "1", "--seed", "1", *options)
    data = json.loads(written)
    assert data["options"] == {
        "target": 5,
        "knock_penalty": 0,
        "hand_size": 3,
        "plays_before_knock": 1,
    }
    judge(data)


def test_options_given_bit_by_bit_all_count(capsys: Out, tmp_path: Path) -> None:
    options = ("--options", "target=5", "--options", "hand_size=3")
    data = json.loads(simulated(capsys, tmp_path / "a.jsonl", "--matches", "1", *options))
    assert (data["options"]["target"], data["options"]["hand_size"]) == (5, 3)


def test_what_is_said_before_the_command_counts_or_is_refused(capsys: Out, saved: Path) -> None:
    """Nothing that was asked for is passed over in silence."""
    code, out, err = run(capsys, "--seed", "5", "simulate", "--matches", "1")
    assert (code == 0 and "seed 5\n" in out) or (code == 2 and is_one_sentence(err))
    for flag in (["--self-test"], ["--demo", str(saved.parent / "demo")]):
        code, out, err = run(capsys, *flag, "check", saved)
        assert code == 2
        assert is_one_sentence(err)


# ----------------------------------------------------------------- wrong calls

WRONG_CALLS: list[Sequence[str]] = [
    ["--frobnicate"],
    ["frobnicate"],
    ["--seed"],
    ["--seed", "x"],
    ["--game", "whist"],
    ["check"],
    ["check", "--frobnicate"],
    ["check", "--strict", "x"],
    ["simulate", "--frobnicate"],
    ["simulate", "extra"],
    ["simulate", "--fro\nbnicate"],
    ["simulate", "two\nlines", "\x1b[31m"],
    ["simulate", "--game", "whist"],
    ["simulate", "--game", "two\nlines"],
    ["simulate", "--players", "1"],
    ["simulate", "--players", "7"],
    ["simulate", "--players", "-2"],
    ["simulate", "--players", "two"],
    ["simulate", "--players", "2.0"],
    ["simulate", "--players", ""],
    ["simulate", "--players", "9" * 5000],
    ["simulate", "--matches", "0"],
    ["simulate", "--matches", "-1"],
    ["simulate", "--matches", "many"],
    ["simulate", "--matches", "1e3"],
    ["simulate", "--matches"],
    ["simulate", "--seed", "-1"],
    ["simulate", "--seed", "1.5"],
    ["simulate", "--seed", ""],
    ["simulate", "--seed", "٣"],
    ["simulate", "--seed", str(SEED_LIMIT)],
    ["simulate", "--seed", "9" * 5000],
    ["simulate", "--level", "genius"],
    ["simulate", "--level", ""],
    ["simulate", "--level", "two\nlines"],
    ["simulate", "--levels", "plain"],
    ["simulate", "--levels", "plain,"],
    ["simulate", "--levels", ""],
    ["simulate", "--levels", ",".join(["plain"] * 7)],
    ["simulate", "--levels", "plain,genius"],
    ["simulate", "--levels", "plain,plain", "--level", "plain"],
    ["simulate", "--levels", "plain,plain", "--players", "3"],
    ["simulate", "--options"],
    ["simulate", "--options", "target"],
    ["simulate", "--options", "target="],
    ["simulate", "--options", "=5"],
    ["simulate", "--options", "target=0"],
    ["simulate", "--options", "target=1001"],
    ["simulate", "--options", "target=-5"],
    ["simulate", "--options", "target=5.0"],
    ["simulate", "--options", "target=٣"],
    ["simulate", "--options", "target=" + "9" * 5000],
    ["simulate", "--options", "target=true"],
    ["simulate", "--options", "Target=5"],
    ["simulate", "--options", "colour=1"],
    ["simulate", "--options", "hand_size=19"],
    ["simulate", "--options", "two\nlines=1"],
    ["simulate", "--players", "6", "--options", "hand_size=10"],
    ["simulate", "--options", "target=5", "hand_size=0"],
]


@pytest.mark.parametrize("call", WRONG_CALLS, ids=lambda call: " ".join(call)[:60])
def test_a_wrong_call_gets_one_sentence_and_exit_code_2(
    capsys: Out, tmp_path: Path, call: Sequence[str]
) -> None:
    """And what --records names stays as it was."""
    kept = tmp_path / "kept.jsonl"
    kept.write_text("older", encoding="utf-8")
    records = ["--records", str(kept)] if call[0] == "simulate" else []
    code, out, err = run(capsys, call[0], *records, *call[1:])
    assert code == 2
    assert out == ""
    assert is_one_sentence(err), err
    assert kept.read_text(encoding="utf-8") == "older"


@pytest.mark.parametrize(
    "call", [["--help"], ["simulate", "--help"], ["check", "-h"], ["--version"]]
)
def test_help_and_version_are_no_faults(capsys: Out, call: Sequence[str]) -> None:
    code, out, err = run(capsys, *call)
    assert (code or 0, err) == (0, "")
    assert out
    assert call != ["--version"] or out == f"Quando Desktop {__version__}\n"


# -------------------------------------------------------- records that cannot be written


def test_records_into_a_missing_folder_or_over_a_folder_fail(capsys: Out, tmp_path: Path) -> None:
    for path in (tmp_path / "missing" / "a.jsonl", tmp_path, ""):
        code, out, err = run(capsys, "simulate", "--matches", "1", "--records", path)
        assert code in {1, 2}
        assert out == ""
        assert is_one_sentence(err), err


def test_records_that_may_not_be_written_fail(
    capsys: Out, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A superuser may write anywhere, so the system's answer is made up."""

    def refuse(*arguments: Any, **options: Any) -> Any:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "open", refuse)
    path = tmp_path / "a.jsonl"
    code, out, err = run(capsys, "simulate", "--matches", "1", "--records", path)
    assert (code, out) == (1, "")
    assert err == f"quando-desktop: cannot write {path}: {os.strerror(errno.EACCES)}\n"


@needs_full
@pytest.mark.parametrize("matches", ["1", "5"])
def test_records_onto_a_full_disk_fail(capsys: Out, matches: str) -> None:
    call = ("simulate", "--matches", matches, "--records", "/dev/full")
    code, out, err = run(capsys, *call)
    assert (code, out) == (1, "")
    assert err == "quando-desktop: cannot write /dev/full: No space left on device\n"


# --------------------------------------------------------------------------- check


def test_check_says_ok_with_game_players_and_rounds(
    capsys: Out, tmp_path: Path, saved: Path
) -> None:
    path = tmp_path / "a.jsonl"
    simulated(capsys, path, "--matches", "3", "--seed", "1", "--players", "5")
    rounds = sum(len(json.loads(line)["rounds"]) for line in path.read_bytes().splitlines())
    code, out, err = run(capsys, "check", path, saved)
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        f"{path}: ok (quando, 3 matches, 5 players, {rounds} rounds)",
        f"{saved}: ok (quando, 2 players, 1 rounds)",
    ]


def bad_files(folder: Path, good: bytes) -> Iterator[Path]:
    for name, content in {
        "empty.quando": b"",
        "empty.jsonl": b"",
        "blank.jsonl": b"\n\n",
        "cut.quando": good[:-1],
        "twice.quando": good + b"\n" + good,
        "second.jsonl": good + b"\n{}\n",
        "binary": bytes(range(256)),
        "deep": b"[" * 100_000,
        "escape.quando": good.replace(b'"quando"', b'"\\u001b[31m\\n"'),
    }.items():
        (folder / name).write_bytes(content)
        yield folder / name
    huge = folder / "huge.jsonl"
    with huge.open("wb") as file:
        file.truncate(100 << 20)
    yield huge
    yield folder / "missing.quando"
    yield folder


def test_check_prints_exactly_one_line_a_file_whatever_the_file_holds(
    capsys: Out, tmp_path: Path, saved: Path
) -> None:
    bad = list(bad_files(tmp_path, saved.read_bytes()))
    code, out, err = run(capsys, "check", saved, *bad, saved)
    assert (code, err) == (1, "")
    lines = out.splitlines()
    assert len(lines) == len(bad) + 2
    assert lines[0] == lines[-1] == f"{saved}: ok (quando, 2 players, 1 rounds)"
    for path, line in zip(bad, lines[1:-1], strict=True):
        assert line.startswith(f"{path}: ")
        assert line.isprintable()
        assert not line.startswith(f"{path}: ok")
        code, out, _ = run(capsys, "check", path)
        assert (code, out) == (1, line + "\n")


@needs_posix
def test_check_refuses_devices_and_pipes_without_waiting(capsys: Out, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.jsonl"
    os.mkfifo(pipe)
    code, out, _ = run(capsys, "check", "/dev/zero", "/dev/null", pipe)
    assert code == 1
    assert out.splitlines() == [
        f"{path}: it is not an ordinary file" for path in ("/dev/zero", "/dev/null", pipe)
    ]


@needs_posix
def test_check_prints_one_line_also_for_a_file_whose_name_has_two(capsys: Out, saved: Path) -> None:
    odd = saved.with_name("two\nlines\x1b[31m.quando")
    saved.rename(odd)
    for path in (odd, odd.with_name("no\nfile")):
        _, out, _ = run(capsys, "check", path)
        assert out.endswith("\n")
        assert out[:-1].isprintable()


def test_check_stops_nowhere_because_of_a_file_that_vanishes_while_it_is_read(
    capsys: Out, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*arguments: Any, **options: Any) -> Any:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", broken)
        code, out, err = run(capsys, "check", saved, saved)
    assert (code, err) == (1, "")
    assert out == f"{saved}: it cannot be read ({os.strerror(errno.EIO)})\n" * 2


# ---------------------------------------------------------------- streams and signals


def test_ctrl_c_ends_with_exit_code_130(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(contest: Contest) -> Iterator[Match]:
        raise KeyboardInterrupt

    monkeypatch.setattr(Contest, "play", interrupted)
    assert run(capsys, "simulate") == (130, "", "quando-desktop: stopped\n")


@pytest.fixture
def heeded() -> Iterator[None]:
    """Children heed Ctrl+C even where these tests run in the background of a shell, which lets
    everything there ignore it: a signal that is ignored is passed on, a handler is not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@needs_posix
def test_ctrl_c_stops_a_running_simulation_without_a_traceback(heeded: None) -> None:
    """Its records come down the pipe, so it is surely playing when it is stopped."""
    child = start(
        "simulate", "--matches", "1000000", "--level", "random", "--records", "/dev/stdout"
    )
    assert child.stdout is not None
    assert child.stdout.readline().startswith('{"format"')
    child.send_signal(signal.SIGINT)
    _, err = child.communicate(timeout=60)
    assert child.returncode == 130
    assert err == "quando-desktop: stopped\n"


@needs_posix
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("command", ["simulate", "check", "help"])
def test_a_reader_who_has_seen_enough_hears_no_complaint(
    saved: Path, command: str, unbuffered: str
) -> None:
    """The pipe is closed before anything is written to it."""
    calls: dict[str, list[str]] = {
        "simulate": ["simulate", "--matches", "1"],
        "check": ["check", *[str(saved)] * 20],
        "help": ["simulate", "--help"],
    }
    reader, writer = os.pipe()
    os.close(reader)
    child = start(*calls[command], stdout=writer, environment={"PYTHONUNBUFFERED": unbuffered})
    os.close(writer)
    _, err = child.communicate(timeout=60)
    assert err == ""
    assert child.returncode in {0, 1}


@needs_full
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("command", ["simulate", "check"])
def test_output_onto_a_full_disk_fails_with_one_sentence(
    saved: Path, command: str, unbuffered: str
) -> None:
    call = [command, str(saved)] if command == "check" else [command, "--matches", "1"]
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        child = start(*call, stdout=full, environment={"PYTHONUNBUFFERED": unbuffered})
        _, err = child.communicate(timeout=60)
    assert child.returncode == 1
    assert is_one_sentence(err), err


@pytest.mark.parametrize("closed", ["stdout", "stderr"])
def test_without_a_stream_to_print_to_the_work_is_done_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, closed: str
) -> None:
    """As in a program that Windows starts without a console."""
    path = tmp_path / "a.jsonl"
    with monkeypatch.context() as patch:
        patch.setattr(sys, closed, None)
        assert cli.main(["simulate", "--matches", "1", "--records", str(path)]) == 0
        assert cli.main(["check", str(path)]) == 0
        assert cli.main(["check", str(tmp_path)]) == 1
        assert cli.main(["simulate", "--players", "9"]) == 2


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_a_terminal_that_lacks_letters_gets_substitutes(saved: Path, encoding: str) -> None:
    named = saved.with_name("Łódź.quando")
    saved.rename(named)
    terminal: Any = {"encoding": encoding, "environment": {"PYTHONIOENCODING": encoding}}
    child = start("check", named, named.with_name("Ω"), **terminal)
    out, err = child.communicate(timeout=60)
    assert (child.returncode, err) == (1, "")
    assert len(out.splitlines()) == 2
    assert ": ok (quando, 2 players, 1 rounds)" in out.splitlines()[0]
    child = start("simulate", "--level", "Łódź", **terminal)
    out, err = child.communicate(timeout=60)
    assert (child.returncode, out) == (2, "")
    assert is_one_sentence(err)


@needs_posix
def test_in_the_c_locale_names_and_records_are_utf8_all_the_same(saved: Path) -> None:
    named = saved.with_name("Łódź.quando")
    saved.rename(named)
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    out, err = start("check", named, environment=plain).communicate(timeout=60)
    assert err == ""
    assert ": ok (quando, 2 players, 1 rounds)" in out


def test_simulate_and_check_load_no_window_system(saved: Path) -> None:
    program = (
        "import sys; from quando_desktop.cli import main;"
        f"main(['simulate', '--matches', '1']); main(['check', {str(saved)!r}]);"
        "sys.exit(any(name.startswith(('PySide6', 'shiboken6')) for name in sys.modules))"
    )
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True, capture_output=True)


@pytest.mark.parametrize("word", ["some.quando", "SOME.QUANDO", os.path.abspath("no ending")])
def test_a_word_that_can_only_be_a_file_is_opened(word: str) -> None:
    """What a desktop hands over when somebody opens a file there."""
    assert cli._parse([word]).open == Path(word)
