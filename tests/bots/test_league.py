"""The league counts right: shares, ties, seats, and whom a name stands for."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import pytest

from quando_desktop.bots.bot import Bot, RandomBot
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, Result
from quando_desktop.engine.match import Match
from quando_desktop.engine.seats import Player
from quando_desktop.games import GAMES
from quando_desktop.games.quando.actions import Call, Draw, Play
from quando_desktop.games.quando.bot import PlainBot
from quando_desktop.games.quando.expert import ExpertBot
from quando_desktop.games.quando.heuristic import HeuristicBot
from quando_desktop.games.quando.simple import SimpleBot
from quando_desktop.games.quando.view import QuandoView
from tests.bench import league
from tests.bench.league import Figures, Watched, bot_of, play, play_match, tables
from tests.games.quando.tables import KNOCK, SHOWN, act, table

GAME = GAMES["quando"]

# ------------------------------------------------------------------------ names


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("easy", SimpleBot),
        ("fair/pip", SimpleBot),
        ("good", HeuristicBot),
        ("good/vesna", HeuristicBot),
        ("expert", ExpertBot),
        ("expert@0.5", ExpertBot),
        ("expert@2/figo", ExpertBot),
        ("random", RandomBot),
        ("plain:5", PlainBot),
    ],
)
def test_a_name_stands_for_a_player(name: str, kind: type[Bot[QuandoView]]) -> None:
    assert type(bot_of(name)) is kind


def test_the_parts_of_a_name_count() -> None:
    hasty = bot_of("expert@0.5/figo")
    assert isinstance(hasty, ExpertBot)
    assert (hasty._effort, hasty._temperament.haste) == (0.5, 1.0)
    plain = bot_of("plain:3")
    assert isinstance(plain, PlainBot)
    assert plain._knocks_at == 3


@pytest.mark.parametrize(
    "name",
    [
        "",
        "nobody",
        "good/nobody",
        "good/",
        "good@0.5",
        "expert@",
        "expert@much",
        "expert@-1",
        "expert@nan",
        "expert@0.5/nobody",
        "plain",
        "plain:",
        "plain:-1",
        "random/pip",
        "good\n",
    ],
)
def test_a_bad_name_gets_one_sentence(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="nobody is called"):
        bot_of(name)
    with pytest.raises(SystemExit) as end:
        league.main([name, "good"])
    assert end.value.code == 2
    *usage, sentence = capsys.readouterr().err.splitlines()
    assert sentence.endswith("take easy, fair, good, expert, random, plain:K")
    assert usage[0].startswith("usage: league")


@pytest.mark.parametrize("name", ["0*good", "7*good", "x*good", "*good", "2*2*good"])
def test_a_bad_number_of_seats_gets_one_sentence(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        league.main([name, "good"])
    assert "seats: take 1 to 6" in capsys.readouterr().err.splitlines()[-1]


# --------------------------------------------------------------------- counting


class First(Bot[QuandoView]):
    """Does the first thing that is allowed, and knocks as soon as it may."""

    def choose(self, observation: QuandoView, chance: Chance) -> Action:
        legal = observation.legal()
        return Call.KNOCK if Call.KNOCK in legal else legal[0]


NAMES = ("fair", "plain:5", "random")


@pytest.mark.parametrize("names", [NAMES, ("fair", "fair"), ("good", "easy", "easy", "fair")])
def test_the_shares_of_all_seats_add_up_to_one(names: Sequence[str]) -> None:
    for number in range(3):
        results = play_match(names, seed=5, number=number)
        assert set(results) == set(names)
        shares = [results[name].wins * names.count(name) for name in results]
        assert sum(shares) == pytest.approx(1)
        for name, figures in results.items():
            assert (figures.matches, figures.seats) == (1, names.count(name))
            assert figures.squares == pytest.approx(figures.wins**2)
            assert len(figures.seconds) > figures.rounds > 0
            assert figures.good_knocks <= figures.knocks <= figures.rounds
            assert figures.hidden <= figures.draws
        rounds = {figures.rounds / figures.seats for figures in results.values()}
        assert len(rounds) == 1


def ended(scores: tuple[int, ...], winners: tuple[int, ...]) -> Match:
    match = Match(GAME, [Player(str(seat)) for seat in range(len(scores))], seed=1)
    match.result = Result(scores, winners)
    return match


@pytest.mark.parametrize(
    ("winners", "wanted"),
    [
        ((0,), {"a": 1.0, "b": 0.0}),
        ((1,), {"a": 0.0, "b": 0.5}),
        ((0, 2), {"a": 0.5, "b": 0.25}),
        ((1, 2), {"a": 0.0, "b": 0.5}),
        ((0, 1, 2), {"a": 1 / 3, "b": 1 / 3}),
    ],
)
def test_a_tie_is_split_and_a_share_is_of_one_seat(
    winners: tuple[int, ...], wanted: dict[str, float]
) -> None:
    """One a and two bs."""
    seated = ["a", "b", "b"]
    watched = [Watched(RandomBot()) for _ in seated]
    found = league._results(ended((50, 9, 9), winners), seated, watched)
    assert {name: figures.wins for name, figures in found.items()} == pytest.approx(wanted)


def test_the_seats_move_on_from_match_to_match(monkeypatch: pytest.MonkeyPatch) -> None:
    seatings: list[list[str]] = []

    def stop(game: object, players: Sequence[Player], **_: object) -> Match:
        seatings.append([player.name for player in players])
        raise KeyboardInterrupt

    monkeypatch.setattr(league, "Match", stop)
    for number in range(4):
        with pytest.raises(KeyboardInterrupt):
            play_match(NAMES, seed=1, number=number)
    assert seatings == [
        ["fair 0", "plain:5 1", "random 2"],
        ["plain:5 0", "random 1", "fair 2"],
        ["random 0", "fair 1", "plain:5 2"],
        ["fair 0", "plain:5 1", "random 2"],
    ]


def test_the_same_seed_gives_the_same_match() -> None:
    def told(seed: int) -> list[tuple[object, ...]]:
        results = play_match(NAMES, seed, number=1)
        return [(n, f.wins, f.points, f.draws, f.hidden, f.knocks) for n, f in results.items()]

    assert told(3) == told(3)
    assert told(3) != told(4)


def test_what_a_player_is_seen_to_do_is_counted() -> None:
    watched = Watched(First())
    state = table("0/1 9/2", "7/1 7/2 7/3 8/1", draw="3/5", plays_before_knock=0)
    state.play_counts = [4, 4]
    assert watched.choose(state.observe(0), Chance(1)) is KNOCK
    figures = watched.figures
    assert (figures.knocks, figures.knock_plays, figures.knock_totals) == (1, 4, 9)
    act(state, 0, KNOCK)
    watched._note(state.observe(1), Play((0, 1, 2)))
    watched._note(state.observe(1), Play((0, 1)))
    assert figures.triplets == 1
    act(state, 1, "7/1 7/2 7/3")
    watched._note(state.observe(1), Draw.HIDDEN)
    watched._note(state.observe(1), SHOWN)
    assert (figures.draws, figures.hidden) == (2, 1)
    assert len(figures.seconds) == 1


def test_figures_add_up() -> None:
    one, other = (
        Figures(seats=1, wins=0.5, seconds=[1.0]),
        Figures(seats=2, points=7, seconds=[2.0]),
    )
    one.include(other)
    assert one == Figures(seats=3, wins=0.5, points=7, seconds=[1.0, 2.0])


def test_processes_only_share_the_work() -> None:
    results = play(("fair", "plain:5"), matches=6, seed=2, processes=1)
    whole: league.Results = {}
    for number in range(6):
        for name, figures in play_match(("fair", "plain:5"), 2, number).items():
            whole.setdefault(name, Figures()).include(figures)
    for name, figures in results.items():
        figures.seconds = whole[name].seconds
        assert figures == whole[name]
    assert sum(figures.wins for figures in results.values()) == pytest.approx(6)


def test_the_table_gives_the_share_with_its_error() -> None:
    figures = Figures(
        seats=4, matches=4, wins=3.0, squares=3.0, rounds=20, points=50, seconds=[0.1]
    )
    wins, style = tables(["good", "fair"], {"good": figures})
    assert wins.rows[0].figure == "75.0% ± 21.7%   2.50 points a round"
    assert wins.notes == ["4 matches with 5.0 rounds each; a fair share is 50.0%."]
    assert [row.what for row in style.rows] == ["good"]
