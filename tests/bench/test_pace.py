"""The bench of pace, and what players of 7 ate 9 are seen to do: counted right."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtWidgets import QApplication

from quando_desktop.engine.match import Match
from quando_desktop.engine.players import TABLE
from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Play, Unblock
from quando_desktop.games.seven_ate_nine.rules.cards import TEXTS
from quando_desktop.games.seven_ate_nine.rules.deal import SevenDeal
from tests.bench import endings, keeping, pace, waits
from tests.bench.__main__ import BENCHES
from tests.bench.seen_seven import SevenManner, Watch
from tests.games.seven_ate_nine.rounds import cards, new_match


def a_short_game() -> Match:
    """Seat 0 has six cards, seat 1 five; once they are stuck."""
    match = new_match(2, 1)
    stacks = (cards("8/1 7/3 4/2 4/1 4/3 10/2"), cards("9/2 2/1 6/1 2/2 2/3"))
    match.begin_round(SevenDeal(stacks, TEXTS["5/3"]))
    for seat, intent, at in (
        (0, Play(TEXTS["8/1"]), 1000),
        (1, Play(TEXTS["2/1"]), 1100),
        (1, Play(TEXTS["9/2"]), 1700),
        (0, Play(TEXTS["4/1"]), 1800),
        (0, Draw(), 2000),
        (0, Play(TEXTS["7/3"]), 2600),
        (0, Play(TEXTS["4/2"]), 2900),
        (0, Draw(), 3100),
        (0, Play(TEXTS["10/2"]), 3700),
        (1, Play(TEXTS["2/2"]), 4300),
        (0, Play(TEXTS["4/1"]), 4900),
        (1, Draw(), 5000),
    ):
        match.arrive(seat, intent, at)
    while match.table_action() is not None:
        match.arrive(TABLE, Unblock(), 5000)
    return match


def test_a_game_is_seen_as_it_went() -> None:
    match = a_short_game()
    one, two = Watch(match).seats
    assert (one.time, two.time) == (5000, 5000)
    assert (one.laid, one.late, one.wrong, one.drawn) == (4, 0, 2, 2)
    assert (two.laid, two.late, two.wrong, two.drawn) == (2, 1, 0, 1)
    assert one.answers == [900, 600]
    assert two.answers == [700, 1400]
    assert (one.stuck, two.stuck) == (True, True)
    assert one.moments == len(match.rounds[0].moves)


def test_the_league_sums_it_up() -> None:
    counts: list[Counter[str]] = [Counter(), Counter()]
    SevenManner().note_round(a_short_game(), counts)
    assert counts[0]["laid"] == 4
    assert (counts[0]["answers"], counts[0]["answered"]) == (2, 1500)
    assert counts[1]["late"] == 1
    assert counts[1]["stuck"] == 1


def test_the_bench_prints_every_level_and_character(
    monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    assert BENCHES["pace"] is pace.bench
    monkeypatch.setattr(pace, "MATCHES", 1)
    monkeypatch.setattr(waits, "TURNS", 2)
    monkeypatch.setattr(keeping, "MATCHES", 4)
    monkeypatch.setattr(keeping, "PERSONS", ("easy",))
    turns, keeps, levels, characters = pace.bench()
    assert len(keeps.rows) == 4
    assert all(float(row.figure.split()[0]) > 0 for row in turns.rows)
    assert [row.what for row in levels.rows] == ["child", "easy", "fair", "good", "expert"]
    assert [row.what for row in characters.rows][:2] == ["good/olive", "good/bruno"]
    for row in (*levels.rows, *characters.rows):
        assert len(row.figure) == len(levels.head)
        assert float(row.figure.split()[0]) > 0.5


def test_the_end_of_a_match_is_timed(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    assert BENCHES["endings"] is endings.bench
    monkeypatch.setattr(endings, "TURN_GAMES", {})
    (told,) = endings.bench()
    for row in told.rows:
        normal, _, _, fast, *_ = row.figure.split()
        assert 5 < float(normal) < 13
        assert float(fast) < 2.8
