"""The league's programme and the bench of the computer players: parsed, and played in small."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.bots.levels import LEVELS
from quando_desktop.games import GAMES, PLUGS
from quando_desktop.games.quando.rules.actions import Phase
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quanto.rules.view import QuantoView
from tests.bench import bots, compiled, league, programme
from tests.bench.__main__ import BENCHES, main
from tests.bench.named import MANNERS, check_name
from tests.bench.programme import CONTESTS, Contest
from tests.bench.timing import Race

Out = pytest.CaptureFixture[str]


EVERY_GAME = pytest.mark.parametrize("game", CONTESTS)


@EVERY_GAME
def test_programme_names_players_that_there_are(game: str) -> None:
    for contest in CONTESTS[game]:
        seats, played = len(contest.names), GAMES[game]
        assert seats in played.seats
        options = played.check_options(seats, dict(contest.options))
        for name in contest.names:
            check_name(name, played)
        # The one who is measured has a row of results for itself, or for both partners.
        mine = [seat for seat, name in enumerate(contest.names) if name == contest.who]
        assert tuple(mine) == played.sides(seats, options)[0]


@EVERY_GAME
def test_programme_has_every_level_and_every_character(game: str) -> None:
    measured = {contest.who for contest in CONTESTS[game]}
    assert measured - {*PLUGS[game].yardsticks} == {
        *LEVELS,
        *(f"good/{character}" for character in CHARACTERS),
    }


def test_programme_has_tables_of_all_sizes() -> None:
    sizes = {
        game: {len(contest.names) for contest in contests} for game, contests in CONTESTS.items()
    }
    assert sizes == {"quando": {2, 4, 5, 6}, "quanto": {2, 3, 4, 6}, "seven_ate_nine": {2, 3, 4}}
    assert any(contest.options for contest in CONTESTS["quanto"])


def test_contest_is_called_by_who_meets_whom() -> None:
    assert Contest(("good", "fair"), 0.6).title() == "good : fair"
    mixture = Contest(("expert", "good", "fair", "good"), 0.25)
    assert mixture.title() == "expert : 2*good fair"
    teams = Contest(("good", "fair", "good", "fair"), 0.6, (("teams", True),))
    assert teams.title() == "good : 2*fair, teams"


def test_row_stands_below_the_columns_heads() -> None:
    for game, manner in MANNERS.items():
        table = programme.empty_table("1 match", manner)
        figures = league.play_match(("good", "random"), 1, 0, GAMES[game])["good"]
        row = programme.row(Contest(("good", "random"), 0.9), figures, manner)
        assert len(row.figure) == len(table.head)
        assert row.figure.split()[3] == "90%"


@EVERY_GAME
def test_without_names_the_whole_programme_is_one_table(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    tiny = (Contest(("easy", "random"), 0.9), Contest(("good/mira", "good"), 0.47))
    monkeypatch.setitem(programme.CONTESTS, game, tiny)
    assert league.main(["--game", game, "--matches", "2", "--processes", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("2 matches each")
    assert [line.split(" : ")[0] for line in lines[2:4]] == ["easy", "good/mira"]
    assert lines[4:] == [*MANNERS[game].notes, ""]


@EVERY_GAME
def test_all_characters_of_a_level_are_one_table(game: str, capsys: Out) -> None:
    arguments = ["--characters", "easy", "--matches", "1", "--mirrored", "--processes", "1"]
    assert league.main(["--game", game, *arguments]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("1 deals each, from every seat")
    assert [line.split(" : ")[0] for line in lines[2:10]] == [f"easy/{who}" for who in CHARACTERS]
    assert lines[10:] == [*MANNERS[game].notes, ""]


def test_what_was_finished_is_printed_when_it_is_stopped(
    monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    def play(names: Sequence[str], *_: object) -> league.Results:
        if names[0] != "easy":
            raise KeyboardInterrupt
        return league.play_match(names, 1, 0)

    monkeypatch.setattr(league, "play", play)
    with pytest.raises(KeyboardInterrupt):
        league.main([])
    printed = capsys.readouterr().out
    assert "easy : random" in printed
    assert "fair : easy" not in printed


@pytest.mark.parametrize(
    ("arguments", "names", "matches"),
    [
        ([], ("easy", "random"), league.MATCHES),
        (["--quick"], ("easy", "random"), league.QUICK),
        (["--matches", "7"], ("easy", "random"), 7),
        (["good", "fair"], ("good", "fair"), league.MATCHES),
        (["expert", "2*good", "--quick"], ("expert", "good", "good"), league.QUICK),
        (["--characters", "easy"], ("easy/olive", "easy"), league.MATCHES),
    ],
)
def test_league_plays_what_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], names: Sequence[str], matches: int
) -> None:
    asked = []

    def play(names: Sequence[str], amount: league.Amount, *_: object) -> league.Results:
        asked.append((tuple(names), amount))
        raise KeyboardInterrupt

    monkeypatch.setattr(league, "play", play)
    for mirrored in (False, True):
        more = ["--mirrored"] * mirrored
        with pytest.raises(KeyboardInterrupt):
            league.main([*arguments, "--seed", "3", "--processes", "1", *more])
        assert asked.pop() == (names, league.Amount(matches, 3, 1, mirrored))


@pytest.mark.parametrize(
    "arguments",
    [
        ["good"],
        ["7*good"],
        ["nobody", "good"],
        ["--matches", "0"],
        ["--processes", "0"],
        ["--quick", "--matches", "5"],
        ["good", "--compiled"],
        ["good", "fair", "--game", "chess"],
        ["good", "plain:3", "--game", "quanto"],
        ["good", "fair", "--game", "quanto", "--options", "teams=on"],
        ["--game", "quanto", "--options", "free_discard=on"],
        ["good", "fair", "--characters", "good"],
        ["--characters", "nobody"],
        ["--characters", "good/vesna"],
        ["--characters", "expert@0.5", "--game", "seven_ate_nine"],
    ],
)
def test_bad_calls_of_the_league_get_one_sentence(arguments: list[str], capsys: Out) -> None:
    with pytest.raises(SystemExit) as end:
        league.main(arguments)
    assert end.value.code == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith("league: error: ")


def test_compiled_league_gets_the_other_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Sequence[str]] = []

    def run(module: str, arguments: Sequence[str]) -> int:
        asked.append([module, *arguments])
        return 5

    monkeypatch.setattr(league, "run_compiled", run)
    assert league.main(["--compiled", "--quick"]) == 5
    assert main(["league", "good", "fair", "--compiled"]) == 5
    assert asked == [
        ["tests.bench", "league", "--quick"],
        ["tests.bench", "league", "good", "fair"],
    ]


def test_all_that_the_bench_needs_is_in_the_compiled_copy(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(compiled, "COPY", tmp_path)
    monkeypatch.setattr(compiled, "compile_in", lambda _: "")
    ways: list[str] = []

    def run(_: Sequence[str], *, cwd: Path, env: dict[str, str], check: bool) -> SimpleNamespace:
        assert not check
        ways.extend((str(cwd), env["PYTHONPATH"]))
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(subprocess, "run", run)
    assert compiled.run_compiled("tests.bench", ["league"]) == 0
    assert ways == [str(tmp_path)] * 2
    own = [name for name in sys.modules if name.startswith(("tests.bench.", "tests.controller."))]
    assert "tests.bench.ear" in own
    for name in own:
        place = tmp_path.joinpath(*name.split("."))
        assert place.with_suffix(".py").is_file() or place.is_dir(), name


# ------------------------------------------------------------------- the bench


def test_computer_players_are_measured_with_the_others() -> None:
    assert BENCHES["bots"] is bots.bench


@pytest.mark.parametrize("seats", bots.SEATS)
def test_middle_of_a_round_is_a_turn_that_begins(seats: int) -> None:
    for number in range(5):
        state = bots.middle(seats, f"test {number}")
        assert state.phase is Phase.PLAY
        assert state.to_act() == (state.active,)


def test_moments_are_spread_over_the_matches() -> None:
    views = bots.moments(GAMES["quando"], 2, matches=2, count=30)
    assert len(views) == 30
    assert all(view.legal() for view in views)
    assert len({view.scores for view in views if isinstance(view, QuandoView)}) > 3
    assert {view.phase for view in views if isinstance(view, QuandoView)} >= {
        Phase.PLAY,
        Phase.DRAW,
    }
    others = bots.moments(GAMES["quanto"], 3, matches=1, count=20)
    assert len({view.draw for view in others if isinstance(view, QuantoView)}) > 15


def test_bench_in_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.bench.timing.WARM_UP", 0.001)
    monkeypatch.setattr(bots, "Race", partial(Race, rounds=1))
    monkeypatch.setattr(bots, "SEATS", (2,))
    monkeypatch.setattr(bots, "QUANTO_TABLES", ((4, {"teams": True}),))
    monkeypatch.setattr(bots, "POSITIONS", 2)
    monkeypatch.setattr(bots, "MATCHES", 1)
    monkeypatch.setattr(bots, "DECISIONS", 4)
    monkeypatch.setattr(bots, "EFFORTS", (0.02,))
    monkeypatch.setattr(bots, "DUELS", 1)
    monkeypatch.setattr(bots, "PROCESSES", 1)
    played, drawn, played_on, *rest = bots.bench()
    assert [row.what for row in played.rows] == [
        "from the deal, 2 players",
        "from the middle, 2 players",
    ]
    assert all(row.ratios[bots.RULES] > 0 for row in played.rows)
    assert [list(row.ratios) for row in drawn.rows] == [[bots.SAMPLER]]
    assert [row.what for row in played_on.rows] == ["4 players, teams"]
    assert len(rest) == 2 * sum(not game.live for game in GAMES.values())
    for times, strength in zip(rest[::2], rest[1::2], strict=True):
        assert [row.what for row in times.rows] == [f"{level}, 2 players" for level in LEVELS]
        assert all(row.figure.count("ms") == 3 for row in times.rows)
        assert [row.what for row in strength.rows] == ["expert@0.02"]
