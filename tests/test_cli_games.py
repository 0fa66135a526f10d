"""The commands for every game of the box: simulate, check, and what they say of house rules."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from quando_desktop.games import GAMES
from tests.test_cli import Out, is_one_sentence, run, simulated

ON = "teams=on free_discard=on"
PINNED = {
    (2, ""): "97c239519d18d1e51b7f6826dc2cda6496429153637033d13888263465426ca4",
    (4, ""): "f88853f0fac0585d3ed8f50d1569c6c3e6a3dae21f28716e81b15d1f58520436",
    (6, ""): "8fb3db47f2fefdbd1717685e562e41c786b462bf82f78841a33ab68b0abacac6",
    (4, ON): "ed342eca0b7a51d44e3ccfb8a5753790a13e826529c28a2ca336605a091e91a0",
}
"""SHA-256 of the records of three matches of Quanto from seed 7, played at random. They change
only where deals or the format are changed on purpose."""


@pytest.mark.parametrize(("players", "options"), PINNED)
def test_the_same_seed_gives_the_same_records_of_quanto(
    capsys: Out, tmp_path: Path, players: int, options: str
) -> None:
    chosen = ("--options", *options.split()) if options else ()
    written = simulated(
        capsys,
        tmp_path / "a.jsonl",
        *("--game", "quanto", "--players", str(players), "--level", "random"),
        *("--matches", "3", "--seed", "7", *chosen),
    )
    assert hashlib.sha256(written).hexdigest() == PINNED[players, options]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_simulated_can_be_checked(capsys: Out, tmp_path: Path, game: str) -> None:
    path = tmp_path / "a.jsonl"
    call = ("simulate", "--game", game, "--players", "3", "--level", "random", "--matches", "2")
    code, out, _ = run(capsys, *call, "--seed", "5", "--records", path)
    assert code == 0
    assert out.startswith(f"{GAMES[game].title}, seed 5\n")
    code, out, err = run(capsys, "check", path)
    assert (code, err) == (0, "")
    assert out.startswith(f"{path}: ok ({game}, 2 matches, 3 players, ")


def test_a_switch_is_on_or_off_and_stands_in_the_record(capsys: Out, tmp_path: Path) -> None:
    call = ("--game", "quanto", "--players", "4", "--level", "random", "--matches", "1")
    for words, value in (("on", True), ("true", True), ("off", False)):
        options = ("--options", f"teams={words}", f"free_discard={words}")
        data = json.loads(simulated(capsys, tmp_path / "a.jsonl", *call, *options))
        assert data["options"] == {"teams": value, "free_discard": value}


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (("--players", "4", "--options", "teams=2"), "teams must be on or off, not '2'"),
        (("--players", "3", "--options", "teams=on"), "teams cannot be on with 3 players"),
        (("--players", "4", "--options", "target=5"), "'target=5' is not one of the options"),
        (("--players", "7"), "Quanto is for 2 to 6 players, not 7"),
        (("--level", "plain"), "there is no level 'plain'"),
    ],
)
def test_wrong_calls_get_one_sentence(capsys: Out, call: tuple[str, ...], sentence: str) -> None:
    code, out, err = run(capsys, "simulate", "--game", "quanto", "--matches", "1", *call)
    assert (code, out) == (2, "")
    assert is_one_sentence(err)
    assert sentence in err
