"""Computer against computer: fair and repeatable matches, and results that add up."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import pytest

from quando_desktop.bots.bot import Bot
from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, Observation, Result
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES, make_bot
from quando_desktop.progress import WIDTH, Progress
from quando_desktop.simulate import Contest, Tally

QUANDO = GAMES["quando"]
SEATS = list(QUANDO.seats)


def contest(
    levels: Sequence[str], matches: int = 1, seed: int = 1, bots: Sequence[Bot[Any]] = ()
) -> Contest:
    chosen = list(bots) or [make_bot("quando", level) for level in levels]
    options = QUANDO.check_options(len(levels), {})
    return Contest(QUANDO, levels, chosen, options, matches, seed)


def texts(contest: Contest) -> list[str]:
    return [record.write(match) for match in contest.play()]


class Listener(Bot[Observation[Any]]):
    """Plays at random and notes the chance it was given."""

    def __init__(self, level: str = "random") -> None:
        self.bot = make_bot("quando", level)
        self.heard: list[str] = []
        self.positions: list[Observation[Any]] = []

    def choose(self, observation: Observation[Any], chance: Chance) -> Action | None:
        self.heard.append(chance.name)
        self.positions.append(observation)
        return self.bot.choose(observation, chance)


# ----------------------------------------------------------------------- contests


@pytest.mark.parametrize("seats", SEATS)
def test_the_same_contest_gives_the_same_matches(seats: int) -> None:
    levels = (["random", "plain"] * 3)[:seats]
    first = texts(contest(levels, matches=3))
    assert first == texts(contest(levels, matches=3))
    assert first != texts(contest(levels, matches=3, seed=2))
    assert len(set(first)) == 3


def test_a_match_is_the_same_however_many_are_played() -> None:
    levels = ["random", "plain"]
    assert texts(contest(levels, matches=5))[:2] == texts(contest(levels, matches=2))


def test_every_match_is_played_to_its_end_by_computer_players() -> None:
    for match in contest(["plain", "random", "plain"], matches=4).play():
        assert match.result is not None
        assert [player.kind for player in match.players] == [Kind.COMPUTER] * 3
        assert [player.level for player in match.players] == ["plain", "random", "plain"]
        assert len({player.name for player in match.players}) == 3


@pytest.mark.parametrize("seats", SEATS)
def test_deals_do_not_depend_on_who_plays(seats: int) -> None:
    """Q3, Q7: the same seed deals the same cards, so that levels can be compared fairly."""
    deals = []
    for levels in (["random"] * seats, ["plain"] * seats, (["random", "plain"] * 3)[:seats]):
        matches = contest(levels, matches=3).play()
        deals.append([match.rounds[0].data for match in matches])
    assert deals[0] == deals[1] == deals[2]


def test_later_deals_do_not_depend_on_how_the_earlier_rounds_went() -> None:
    players = [["random", "random"], ["plain", "plain"]]
    one, two = (list(contest(levels, matches=8).play()) for levels in players)
    compared = 0
    for left, right in zip(one, two, strict=True):
        for log, other in zip(left.rounds, right.rounds, strict=False):
            assert log.data == other.data
            compared += 1
    assert compared > 8


def test_every_match_is_dealt_anew() -> None:
    deals = {str(match.rounds[0].data["deal"]) for match in contest(["random"] * 2, 20).play()}
    assert len(deals) == 20


def test_every_seat_has_a_chance_of_its_own_apart_from_the_deal() -> None:
    bots = [Listener(), Listener(), Listener()]
    matches = list(contest(["random"] * 3, matches=2, bots=bots).play())
    heard = [set(bot.heard) for bot in bots]
    assert [len(names) for names in heard] == [2, 2, 2]
    assert not heard[0] & heard[1] | heard[1] & heard[2] | heard[0] & heard[2]
    assert not any("deal" in name for names in heard for name in names)
    assert all(str(match.seed) in "".join(sorted(heard[0])) for match in matches)


def test_one_bot_in_two_seats_chooses_independently() -> None:
    """The numbers it draws in one seat say nothing about those in the other."""
    seed = 3
    streams = [Chance(seed).stream("bot", seat) for seat in range(2)]
    one, two = ([stream.below(2) for _ in range(400)] for stream in streams)
    same = sum(a == b for a, b in zip(one, two, strict=True))
    assert 140 < same < 260


def test_a_bot_sees_only_its_own_seat() -> None:
    bots = [Listener(), Listener("plain")]
    list(contest(["random", "plain"], matches=2, bots=bots).play())
    for seat, bot in enumerate(bots):
        assert {position.seat for position in bot.positions} == {seat}


# -------------------------------------------------------------------------- tallies


def ended(*scores: int, winners: Sequence[int], rounds: int = 1) -> Match:
    """A match that ended so, without being played."""
    match = Match(QUANDO, [Player("A")] * len(scores), seed=1)
    match.begin_round()
    match.rounds *= rounds
    match.result = Result(scores, tuple(winners))
    return match


def test_shares_add_up_to_the_matches() -> None:
    levels = ["random"] * 4
    tally = Tally(levels)
    for match in contest(levels, matches=30).play():
        tally.add(match)
        assert sum(tally.wins) == pytest.approx(tally.matches)
    assert tally.matches == 30


def test_a_shared_win_counts_in_equal_parts() -> None:
    """Q24: a tie has several winners."""
    tally = Tally(["plain"] * 3)
    tally.add(ended(50, 10, 10, winners=[1, 2]))
    assert tally.wins == [0, 0.5, 0.5]
    tally.add(ended(50, 50, 50, winners=[0, 1, 2]))
    assert tally.wins == pytest.approx([1 / 3, 5 / 6, 5 / 6])
    tally.add(ended(50, 10, 20, winners=[1]))
    assert tally.wins == pytest.approx([1 / 3, 11 / 6, 5 / 6])


def test_points_and_rounds_are_added_up() -> None:
    tally = Tally(["plain"] * 2)
    tally.add(ended(40, 12, winners=[1], rounds=3))
    tally.add(ended(0, 44, winners=[0], rounds=2))
    assert (tally.points, tally.rounds, tally.matches) == ([40, 56], 5, 2)


def test_the_table_lines_up() -> None:
    tally = Tally(["plain", "random"])
    for _ in range(3):
        tally.add(ended(20, 41, winners=[0], rounds=4))
    tally.add(ended(40, 40, winners=[0, 1], rounds=4))
    assert tally.table().splitlines() == [
        "seat  level   wins  share     +-  points a round",
        "   0  plain    3.5  87.5%  10.8%            6.25",
        "   1  random   0.5  12.5%  10.8%           10.19",
        "4 matches, 16 rounds",
    ]


def test_the_error_is_that_of_a_mean_of_shares() -> None:
    """Two of four matches won: the mean is 1/2, its standard error 1/2 over the root of 4."""
    tally = Tally(["plain"] * 2)
    for winner in (0, 1, 0, 1):
        tally.add(ended(0, 0, winners=[winner]))
    assert tally.table().splitlines()[1].split()[2:5] == ["2.0", "50.0%", "25.0%"]
    certain = Tally(["plain"] * 2)
    certain.add(ended(0, 50, winners=[0]))
    assert certain.table().splitlines()[1].split()[2:5] == ["1.0", "100.0%", "0.0%"]


@pytest.mark.parametrize("matches", [1, 3, 7, 30])
def test_shares_of_thirds_make_no_error_of_their_own(matches: int) -> None:
    """Where every match is tied alike nothing varies, whatever rounding leaves behind."""
    tally = Tally(["plain"] * 3)
    for _ in range(matches):
        tally.add(ended(50, 50, 50, winners=[0, 1, 2]))
    assert [line.split()[4] for line in tally.table().splitlines()[1:4]] == ["0.0%"] * 3


# -------------------------------------------------------------------- progress bar


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_nobody_watches_so_nothing_is_drawn() -> None:
    stream = io.StringIO()
    progress = Progress(3, "matches", stream)
    for _ in range(3):
        progress.step()
    assert stream.getvalue() == ""


@pytest.mark.parametrize("total", [1, 2, 7, 100])
def test_on_a_terminal_the_bar_fills_up_on_one_line(total: int) -> None:
    stream = Terminal()
    progress = Progress(total, "matches", stream)
    for _ in range(total):
        progress.step()
    drawn = stream.getvalue()
    assert drawn.count("\n") == 1
    assert drawn.startswith("\r[")
    assert drawn.endswith(f"\r[{'#' * WIDTH}] {total}/{total} matches, 0 s left \n")


def test_what_is_printed_in_between_takes_the_place_of_the_bar() -> None:
    stream = Terminal()
    progress = Progress(2, "matches", stream)
    progress.step()
    bar = stream.getvalue()
    progress.make_room()
    wiped = stream.getvalue()[len(bar) :]
    assert wiped == f"\r{' ' * (len(bar) - 1)}\r"
    progress.step()
    whole = stream.getvalue()
    progress.make_room()
    assert stream.getvalue() == whole, "the last bar stays on its own line"


def test_the_bar_is_drawn_now_and_then_and_tells_how_long_it_takes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With steps of a quarter of the refresh time, every fourth is drawn."""
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    stream = Terminal()
    progress = Progress(20, "matches", stream)
    for _ in range(10):
        now += 0.025
        progress.step()
    pictures = stream.getvalue().split("\r")[1:]
    assert [picture.split()[-5] for picture in pictures] == ["1/20", "5/20", "9/20"]
    now += 10
    progress.step()
    assert stream.getvalue().endswith(f"[{'#' * 16:<{WIDTH}}] 11/20 matches, 8 s left ")
