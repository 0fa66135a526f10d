"""The commands for every game of the box: simulate, check, and what they say of house rules."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from quando_desktop.games import GAMES
from tests.referee import seven_ate_nine as referee_seven
from tests.test_cli import Out, is_one_sentence, run, simulated

TEAMS = "teams=on free_discard=on"
HOUSE_RULES = "games=3 hand_limit=6 lockout=on"
RULEBOOK = "hold=off"
PINNED = {
    ("quanto", 2, ""): "97c239519d18d1e51b7f6826dc2cda6496429153637033d13888263465426ca4",
    ("quanto", 4, ""): "f88853f0fac0585d3ed8f50d1569c6c3e6a3dae21f28716e81b15d1f58520436",
    ("quanto", 6, ""): "8fb3db47f2fefdbd1717685e562e41c786b462bf82f78841a33ab68b0abacac6",
    ("quanto", 4, TEAMS): "ed342eca0b7a51d44e3ccfb8a5753790a13e826529c28a2ca336605a091e91a0",
    ("seven_ate_nine", 2, ""): "9dbc956eb7935c54de3d1304ad4cfc0e1ece1f0755f46a37140afcf2b4f9d5fa",
    ("seven_ate_nine", 3, ""): "a9d189e5447ab9e81c78d91b322f01a226a224631385320687a8b6ca0bd22b43",
    (
        "seven_ate_nine",
        2,
        RULEBOOK,
    ): "f858730d0025189902efb0de31748f2014c91279a67cc3b6aa435adf586f3c1e",
    (
        "seven_ate_nine",
        3,
        RULEBOOK,
    ): "a3f3356253aa873592685564e427c58353e71756811c78763e31d29fb8380077",
    (
        "seven_ate_nine",
        4,
        f"{HOUSE_RULES} {RULEBOOK}",
    ): "c3cd45fdf3eff410f4b59eb3e2798b7ba1951752f0a0c3bb76c689dca66baec3",
}
"""SHA-256 of the records of three matches from seed 7, played at random. They change only where
deals or the format are changed on purpose."""


@pytest.mark.parametrize(("game", "players", "options"), PINNED)
def test_the_same_seed_gives_the_same_records(
    capsys: Out, tmp_path: Path, game: str, players: int, options: str
) -> None:
    chosen = ("--options", *options.split()) if options else ()
    written = simulated(
        capsys,
        tmp_path / "a.jsonl",
        *("--game", game, "--players", str(players), "--level", "random"),
        *("--matches", "3", "--seed", "7", *chosen),
    )
    assert hashlib.sha256(written).hexdigest() == PINNED[game, players, options]


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


QUANTO, SEVEN = ("--game", "quanto"), ("--game", "seven_ate_nine")


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        ((*QUANTO, "--players", "4", "--options", "teams=2"), "teams must be on or off, not '2'"),
        ((*QUANTO, "--players", "3", "--options", "teams=on"), "teams cannot be on with 3 players"),
        (
            (*QUANTO, "--players", "4", "--options", "target=5"),
            "'target=5' is not one of the options",
        ),
        ((*QUANTO, "--players", "7"), "Quanto is for 2 to 6 players, not 7"),
        ((*QUANTO, "--level", "plain"), "there is no level 'plain'"),
        ((*SEVEN, "--players", "5"), "7 ate 9 is for 2 to 4 players, not 5"),
        ((*SEVEN, "--players", "2", "--options", "games=5"), "games must be 1 to 4, not '5'"),
        ((*SEVEN, "--options", "hand_limit=4"), "hand_limit must be 0 or 5 to 20, not '4'"),
        ((*SEVEN, "--options", "lockout=3"), "lockout must be on or off, not '3'"),
    ],
)
def test_wrong_calls_get_one_sentence(capsys: Out, call: tuple[str, ...], sentence: str) -> None:
    code, out, err = run(capsys, "simulate", "--matches", "1", *call)
    assert (code, out) == (2, "")
    assert is_one_sentence(err)
    assert sentence in err


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_referee_accepts_what_is_simulated_of_7_ate_9(
    capsys: Out, tmp_path: Path, players: int
) -> None:
    levels = ("easy", "expert", "good", "fair")[:players]
    for options in ("games=1", HOUSE_RULES):
        written = simulated(
            capsys,
            tmp_path / "a.jsonl",
            *("--game", "seven_ate_nine", "--levels", ",".join(levels)),
            *("--matches", "4", "--seed", "3", "--options", *options.split()),
        )
        for line in written.splitlines():
            referee_seven.judge(json.loads(line))
