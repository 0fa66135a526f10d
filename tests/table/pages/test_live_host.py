"""What a live page does for its table: calls later and aloud, and a game once more."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.engine.players import TABLE
from quando_desktop.games.seven_ate_nine.rules.actions import Draw
from tests.controller.live.tables import made
from tests.table.live_seat import ESCAPE, SPACE, LiveSeat, SitLive

# ------------------------------------------------------------------------------ the host


def test_a_call_comes_later_and_can_be_taken_back(sit_live: SitLive) -> None:
    table = sit_live("pp")
    table.begin()
    called: list[str] = []
    first = table.page.after(500, lambda: called.append("first"))
    second = table.page.after(600, lambda: called.append("second"))
    table.let_pass(499)
    assert called == []
    second()
    table.let_pass(1000)
    assert called == ["first"]
    first()
    second()


def test_nothing_comes_later_once_the_table_is_closed(sit_live: SitLive) -> None:
    table = sit_live("pp")
    table.begin()
    called: list[str] = []
    table.page.after(500, lambda: called.append("late"))
    table.controller.close()
    table.let_pass(1000)
    assert called == []


def test_a_reader_that_comes_hears_what_was_said_last(sit_live: SitLive) -> None:
    table = sit_live("pp")
    table.begin()
    table.page.say("old")
    table.page.say("start", at_once=True)
    table.page.say("first")
    table.reader = True
    table.page.say("second")
    assert table.listen() == ["start", "first", "second"], "in its order"
    table.page.say("third")
    assert table.said[3:] == ["third"]


def test_what_is_said_at_once_takes_the_place_of_what_waits(sit_live: SitLive) -> None:
    table = sit_live("pp")
    table.begin()
    table.page.say("old")
    table.reader = True
    table.page.say("answer", at_once=True)
    assert table.said[-1] == "answer"
    assert table.listen() == []


def test_nobody_hears_of_a_table_that_is_closed(sit_live: SitLive) -> None:
    table = sit_live("pp")
    table.begin()
    table.page.say("start")
    table.controller.close()
    assert table.listen() == []


def test_a_reader_that_comes_much_later_hears_what_happens_then(sit_live: SitLive) -> None:
    table = sit_live("pp")
    table.begin()
    table.page.say("start")
    while not table.page._arrival.is_over:
        table.page._arrival.look()
    table.reader = True
    table.said.clear()
    table.page.say("news")
    assert table.said == ["news"]


def test_values_are_called_aloud_only_where_somebody_wants_it(sit_live: SitLive) -> None:
    table = sit_live("pp", volume=40)
    table.page.call_out("Nine!")
    assert table.voice.said == []
    assert not table.voice.is_warm
    table.page.apply(replace(table.page.settings, voice=True), dark=False)
    assert table.voice.is_warm, "the first word does not wait for it"
    table.page.call_out("Nine!")
    assert table.voice.said == [("Nine!", 40)]
    table.page.apply(replace(table.page.settings, voice=True, muted=True), dark=False)
    table.page.call_out("Ten!")
    assert len(table.voice.said) == 1


# --------------------------------------------------------------------- watching it again


def over(sit_live: SitLive) -> LiveSeat:
    table = sit_live(made("pp", "4/1", "5/1 7/1", "6/1 8/1 1/1"))
    table.live()
    table.let_pass(200)
    table.type(Qt.Key.Key_W)
    table.let_pass(400)
    table.type(Qt.Key.Key_Up, Qt.Key.Key_W)
    assert table.phase() is LivePhase.MATCH_OVER
    del table.table.told[:]
    return table


def test_a_game_can_be_watched_again_in_its_own_time(sit_live: SitLive) -> None:
    table = over(sit_live)
    table.page.rerun()
    assert table.page.is_rerun
    assert table.phase() is LivePhase.COUNTDOWN
    log = table.page.log()
    table.let_pass(2400)
    assert table.told("stepped") == [(TABLE,)]
    table.let_pass(250)
    assert table.told("stepped") == [(TABLE,), (0,)]
    table.let_pass(2000)
    assert table.told("stepped") == [(TABLE,), (0,), (1,), (0,)]
    assert not table.page.is_rerun
    assert table.told("phase")[-1] == (LivePhase.MATCH_OVER, False)
    assert table.phases().count(LivePhase.MATCH_OVER) == 1
    assert table.page.log() == log, "nothing happened twice"


def test_watching_again_can_be_paused_and_ended(sit_live: SitLive) -> None:
    table = over(sit_live)
    table.page.rerun()
    table.let_pass(2500)
    table.type(SPACE)
    assert table.phase() is LivePhase.PAUSED
    table.page.intend(0, Draw())
    assert table.told("refused") == [], "nobody acts there"
    table.page.rerun()
    assert not table.page.is_rerun
    assert table.phase() is LivePhase.MATCH_OVER
    assert table.table.views[0].winner == 0


def test_escape_ends_watching_again(sit_live: SitLive) -> None:
    table = over(sit_live)
    table.page.rerun()
    table.type(ESCAPE)
    assert not table.page.is_rerun
    assert table.asked == []


def test_the_next_game_ends_watching_again(sit_live: SitLive) -> None:
    table = sit_live(made("pp", "4/1", "5/1", "9/1 9/1", games=2))
    table.live()
    table.type(Qt.Key.Key_W)
    assert table.phase() is LivePhase.ROUND_OVER
    table.page.rerun()
    table.controller.next_round()
    assert not table.page.is_rerun
    assert table.phase() is LivePhase.READY
    assert [line.seat for line in table.page.log()] == [TABLE]
    table.let_pass(10_000)
    assert table.phase() is LivePhase.READY, "nothing of it goes on"


def test_a_game_that_goes_on_cannot_be_watched_again(sit_live: SitLive) -> None:
    table = sit_live("pp")
    table.live()
    table.page.rerun()
    assert not table.page.is_rerun
