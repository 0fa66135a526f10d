"""The league counts right: shares, ties, seats, and whom a name stands for."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

from quando_desktop.bots.bot import Bot, RandomBot
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, AnyGame, Result
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from quando_desktop.games import GAMES
from quando_desktop.games.quando.bots.bot import PlainBot
from quando_desktop.games.quando.bots.expert import ExpertBot
from quando_desktop.games.quando.bots.heuristic import HeuristicBot
from quando_desktop.games.quando.bots.simple import SimpleBot
from quando_desktop.games.quando.rules.actions import Call, Draw, Play
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quanto.bots.expert import ExpertBot as QuantoExpert
from quando_desktop.games.quanto.bots.heuristic import HeuristicBot as QuantoGood
from quando_desktop.games.quanto.bots.simple import SimpleBot as QuantoSimple
from quando_desktop.games.quanto.rules.actions import Accept, Discard, Offer, Steal
from tests.bench import league
from tests.bench.figures import Figures
from tests.bench.league import Amount, play, play_deal, play_match, tables
from tests.bench.named import TURNS, Watched, bot_of, check_name
from tests.games.quando.rounds import KNOCK, SHOWN, act, table
from tests.games.quanto.rounds import action_of
from tests.games.quanto.rounds import made_round as quanto_table

GAME, QUANTO, SEVEN = GAMES["quando"], GAMES["quanto"], GAMES["seven_ate_nine"]
TEAMS = {"teams": True}

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


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("easy", QuantoSimple),
        ("fair/pip", QuantoSimple),
        ("good/vesna", QuantoGood),
        ("expert@0.5", QuantoExpert),
        ("random", RandomBot),
    ],
)
def test_every_game_has_players_of_its_own(name: str, kind: type[Bot[Any]]) -> None:
    assert type(bot_of(name, QUANTO)) is kind
    with pytest.raises(argparse.ArgumentTypeError, match=r"expert, random$"):
        bot_of("plain:5", QUANTO)


@pytest.mark.parametrize("name", ["easy", "good/vesna", "random", "child"])
def test_a_live_game_has_players_of_its_own(name: str) -> None:
    check_name(name, SEVEN)


@pytest.mark.parametrize("name", ["expert@0.5", "plain:5", "good/nobody", "toddler"])
def test_a_bad_name_in_a_live_game_gets_one_sentence(name: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match=r"expert, random, child$"):
        check_name(name, SEVEN)


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
            counts = figures.counts
            assert counts["good knocks"] <= counts["knocks"] <= figures.rounds
            assert counts["hidden draws"] <= counts["draws"]
        rounds = {figures.rounds / figures.seats for figures in results.values()}
        assert len(rounds) == 1


def ended(
    scores: tuple[int, ...], winners: tuple[int, ...], game: AnyGame = GAME, **options: int
) -> Match:
    match = Match(game, [Player(str(seat)) for seat in range(len(scores))], options, seed=1)
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
    watched = [Figures() for _ in seated]
    found = league._results(ended((50, 9, 9), winners), seated, watched)
    assert {name: figures.wins for name, figures in found.items()} == pytest.approx(wanted)


@pytest.mark.parametrize(
    ("winners", "wanted"),
    [
        ((0, 2), {"a": 1.0, "b": 0.0}),
        ((1, 3), {"a": 0.0, "b": 1.0}),
        ((0, 1, 2, 3), {"a": 0.5, "b": 0.5}),
    ],
)
def test_partners_share_what_they_win(winners: tuple[int, ...], wanted: dict[str, float]) -> None:
    seated = ["a", "b", "a", "b"]
    watched = [Figures() for _ in seated]
    match = ended((20, 20, 20, 20), winners, QUANTO, **TEAMS)
    found = league._results(match, seated, watched)
    assert {name: figures.wins for name, figures in found.items()} == pytest.approx(wanted)
    assert [figures.seats for figures in found.values()] == [2, 2]


def test_the_seats_move_on_from_match_to_match(monkeypatch: pytest.MonkeyPatch) -> None:
    seatings: list[list[str]] = []

    def stop(game: object, players: Sequence[Player], *_: object, **__: object) -> Match:
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


@pytest.mark.parametrize("names", [("fair", "plain:5"), NAMES, ("good", "easy", "easy", "fair")])
def test_a_mirrored_deal_is_played_once_from_every_seat(
    names: Sequence[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    matches: list[Match] = []

    def begin(*arguments: Any, **named: Any) -> Match:
        matches.append(Match(*arguments, **named))
        return matches[-1]

    monkeypatch.setattr(league, "Match", begin)
    results = play_deal(partial(play_match, names, 5), len(names), 1)
    seated = [[player.name.split()[0] for player in match.players] for match in matches]
    assert sorted(seated) == sorted([*names[by:], *names[:by]] for by in range(len(names)))
    assert len({match.seed for match in matches}) == 1
    for name, figures in results.items():
        seats = [[seat for seat, other in enumerate(row) if other == name] for row in seated]
        won = [
            sum(seat in match.result.winners for seat in mine) / len(match.result.winners)
            for match, mine in zip(matches, seats, strict=True)
            if match.result is not None
        ]
        share = sum(won) / len(names) / names.count(name)
        assert figures.wins == pytest.approx(share)
        assert figures.squares == pytest.approx(share**2)
        assert (figures.matches, figures.seats) == (1, len(names) * names.count(name))


def test_equals_share_a_mirrored_deal() -> None:
    """Who plays the same has the same luck from both seats: the deal tells nothing, without error.
    The names differ, the players do not."""
    results = play(("good", "good/olive"), Amount(3, 1, 1, mirrored=True))
    for figures in results.values():
        assert (figures.share(), figures.error()) == (0.5, 0)


def test_the_same_seed_gives_the_same_match() -> None:
    def told(seed: int) -> list[tuple[object, ...]]:
        results = play_match(NAMES, seed, number=1)
        return [(name, each.wins, each.points, each.counts) for name, each in results.items()]

    assert told(3) == told(3)
    assert told(3) != told(4)


def test_what_a_player_is_seen_to_do_is_counted() -> None:
    manner = TURNS["quando"]
    watched = Watched(First(), manner)
    state = table("0/1 9/2", "7/1 7/2 7/3 8/1", draw="3/5", plays_before_knock=0)
    state.play_counts = [4, 4]
    assert watched.choose(state.observe(0), Chance(1)) is KNOCK
    counts = watched.figures.counts
    assert counts == {"knocks": 1, "plays before knocks": 4, "totals of knocks": 9}
    act(state, 0, KNOCK)
    manner.note(counts, state.observe(1), Play((0, 1, 2)))
    manner.note(counts, state.observe(1), Play((0, 1)))
    assert counts["triplets"] == 1
    act(state, 1, "7/1 7/2 7/3")
    manner.note(counts, state.observe(1), Draw.HIDDEN)
    manner.note(counts, state.observe(1), SHOWN)
    assert (counts["draws"], counts["hidden draws"]) == (2, 1)
    assert len(watched.figures.seconds) == 1


def test_a_knock_is_good_if_it_brings_no_points() -> None:
    results = play_match(("plain:9", "plain:9"), seed=1, number=0)["plain:9"]
    counts = results.counts
    assert 0 < counts["good knocks"] < counts["knocks"]


def test_what_a_player_of_quanto_is_seen_to_do_is_counted() -> None:
    manner = TURNS["quanto"]
    state = quanto_table(
        "7 3 J 8r", "5 5", display="3 4 7 12", quantos={0: (8, "4 4"), 1: (5, "2 3")}, rest=True
    )
    view, counts = state.observe(0), Watched(RandomBot(), manner).figures.counts
    for action in (
        action_of(state, 0, "capture", card="7", groups="3 4, 7"),
        action_of(state, 0, "take", card="8r", groups="", bonus="12"),
        action_of(state, 0, "extend", card="J", with_="3 4", value=1),
        Steal(1),
        Discard(3),
        Discard(7),
        Offer(7),
        Accept(3),
        None,
    ):
        manner.note(counts, view, action)
    assert counts == {
        "captures": 1,
        "captured": 4,
        "takes": 1,
        "taken": 4,
        "extensions": 1,
        "steals": 1,
        "powers": 1,
        "offers": 1,
        "kept": 1,
    }


def test_partners_speak_in_the_league() -> None:
    results = play_match(("good", "random", "good", "random"), 1, 0, QUANTO, TEAMS)
    assert results["random"].counts["offers"] > results["good"].counts["offers"] > 0
    assert results["good"].wins + results["random"].wins == pytest.approx(1)


def test_figures_add_up() -> None:
    one = Figures(seats=1, wins=0.5, counts=Counter(knocks=1), seconds=[1.0])
    other = Figures(seats=2, points=7, counts=Counter(knocks=2, draws=3), seconds=[2.0])
    one.include(other)
    counts = Counter(knocks=3, draws=3)
    assert one == Figures(seats=3, wins=0.5, points=7, counts=counts, seconds=[1.0, 2.0])


def test_processes_only_share_the_work() -> None:
    results = play(("fair", "plain:5"), Amount(6, 2, 2))
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
    wins, style = tables(["good", "fair"], Amount(4, 1, 1), {"good": figures})
    assert wins.rows[0].figure == "75.0% ± 21.7%   2.50 points a round"
    assert wins.notes == ["4 matches with 5.0 rounds each; a fair share is 50.0%."]
    assert [row.what for row in style.rows] == ["good"]
    wins, _ = tables(["good", "fair"], Amount(4, 1, 1, mirrored=True), {"good": figures})
    assert wins.notes[0].startswith("4 deals with 5.0 rounds each, from every seat; ")


def test_the_table_of_teams_counts_teams() -> None:
    figures = Figures(
        seats=8, matches=4, wins=3.0, squares=3.0, rounds=8, points=200, seconds=[0.1]
    )
    names = ["good", "fair", "good", "fair"]
    wins, style = tables(names, Amount(4, 1, 1), {"good": figures}, QUANTO, TEAMS)
    assert wins.title == "win share of one of 2 teams"
    assert wins.notes == ["4 matches with 1.0 rounds each; a fair share is 50.0%."]
    assert "quantos formed" in style.rows[0].figure
