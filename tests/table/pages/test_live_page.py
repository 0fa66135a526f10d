"""The page of a live table: everything is shown at once, and nothing waits."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.engine.players import TABLE
from quando_desktop.games.seven_ate_nine.rules.actions import Draw
from quando_desktop.settings.settings import Motion
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.pages.live_page import ECHO
from quando_desktop.table.scene.tableau import Cue, Frame, Passage, Tableau
from tests.controller.live.tables import made, sit_down_live
from tests.table.live_seat import AHEAD, FLIGHT, SitLive, duel

# ------------------------------------------------------------------------------- showing


def test_the_deal_is_shown_and_waits_for_somebody(sit_live: SitLive) -> None:
    table = sit_live("pp")
    table.begin()
    assert table.phase() is LivePhase.READY
    assert table.told("stepped") == [(TABLE,)]
    assert table.phases() == [LivePhase.READY]
    assert "top" in {piece.key for piece in table.scene.tableau.pieces}


def test_nothing_is_shown_before_there_is_something_to_see(sit_live: SitLive) -> None:
    table = sit_live("pp")
    table.page.refresh()
    table.page.relay()
    table.page.note_saved(None)
    table.type(Qt.Key.Key_W)
    assert table.scene.tableau.pieces == []
    assert table.page.log() == []


def test_the_key_sheet_is_there_before_anything_is_dealt(sit_live: SitLive) -> None:
    table = sit_live("pp")
    names = [player.name for player in table.controller.match.players]
    before = table.page.keys()
    assert [column.heading for column in before] == [*names, "Read aloud"]
    table.begin()
    assert table.page.keys() == before


def test_a_table_is_made_once_and_shows_all_games_of_a_match(sit_live: SitLive) -> None:
    table = sit_live(made("pp", "4/1", "5/1", "9/1 9/1", games=2))
    table.live()
    first = table.table
    table.type(Qt.Key.Key_W)
    table.controller.next_round()
    assert table.phase() is LivePhase.READY
    assert table.table is first


def test_a_table_can_show_a_beat_of_its_own(sit_live: SitLive) -> None:
    """Silently: what it leads to is known when it is made."""
    table = sit_live(duel())
    table.live()
    del table.sounds.heard[:]
    leads_to: list[Tableau] = []

    def beat(frame: Frame) -> tuple[Tableau, Passage]:
        leads_to.append(table.table.tableau(frame))
        return leads_to[0], Passage(cues={"top": Cue(FLIGHT)}, sounds=[(0, Sound.FLIP)])

    table.page.show_beat(beat)
    table.tick(1)
    assert table.scene.tableau is leads_to[0]
    assert table.sounds.heard == []


def test_what_is_concealed_is_not_shown_again(sit_live: SitLive) -> None:
    table = sit_live(duel())
    table.live()
    table.page.conceal()
    table.page.show_beat(lambda frame: (table.table.tableau(frame), Passage()))
    table.page.refresh()
    assert table.scene.tableau.pieces == []


def test_a_countdown_is_told_number_by_number(sit_live: SitLive) -> None:
    table = sit_live("pp")
    table.live()
    assert table.told("counted") == [(3,), (2,), (1,), (0,)]
    assert table.phases() == [LivePhase.READY, LivePhase.COUNTDOWN, LivePhase.LIVE]


def test_a_step_is_shown_while_the_one_before_still_flies(sit_live: SitLive) -> None:
    table = sit_live(duel())
    table.live()
    table.type(Qt.Key.Key_W)
    first = table.scene.sprite("top")
    table.tick(FLIGHT / 2)
    assert first is not None
    assert first in table.choreographer._motions
    table.type(Qt.Key.Key_Up)
    second = table.scene.sprite("top")
    assert second is not first
    assert second in table.choreographer._motions, "on its way at once"
    assert not table.page.is_busy, "nothing waits"
    assert table.said[-2:] == ["seat 0", "seat 1"]


def test_a_card_is_on_its_way_in_the_first_picture(sit_live: SitLive) -> None:
    table = sit_live(duel())
    table.live()
    table.tick(1000)
    card = table.scene.sprite(("own", 0, 0))
    assert card is not None
    before = card.pose
    table.type(Qt.Key.Key_W)
    assert card is table.scene.sprite("top")
    assert abs(card.pose.x - before.x) > 40


def test_pictures_are_drawn_ahead_while_nobody_plays(sit_live: SitLive, qtbot: QtBot) -> None:
    table = sit_live(duel())
    table.begin()
    ahead = table.page._ahead
    assert ahead.isActive()
    with qtbot.waitSignal(ahead.timeout):
        pass
    assert table.table.drawn == AHEAD
    assert not ahead.isActive(), "nothing is left to do"


def test_nothing_is_drawn_ahead_while_somebody_plays(sit_live: SitLive) -> None:
    table = sit_live(duel())
    table.live()
    assert not table.page._ahead.isActive()
    table.page.relay()
    assert not table.page._ahead.isActive()
    table.page.pause()
    assert table.page._ahead.isActive()


def test_a_long_piece_of_work_is_done_bit_by_bit(
    sit_live: SitLive, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quando_desktop.table.pages.live_page.WORK", 0.0)
    table = sit_live(duel())
    table.begin()
    for drawn in range(1, AHEAD + 1):
        with qtbot.waitSignal(table.page._ahead.timeout):
            pass
        assert table.table.drawn == drawn


def test_what_a_step_says_and_sounds_like_is_heard_at_once(sit_live: SitLive) -> None:
    table = sit_live(duel())
    table.live()
    del table.sounds.heard[:]
    table.type(Qt.Key.Key_W)
    table.tick(1)
    assert table.sounds.heard == [Sound.CARD_PLACE]
    assert table.said[-1] == "seat 0"


def test_without_motion_cards_are_there_at_once(sit_live: SitLive) -> None:
    table = sit_live(duel(), motion=Motion.NONE)
    table.live()
    table.type(Qt.Key.Key_W)
    top = table.scene.sprite("top")
    assert top is not None
    assert top.pose == top.target
    assert not table.choreographer._motions


def test_a_match_that_is_continued_is_shown_as_it_was_left(sit_live: SitLive) -> None:
    before = sit_down_live(duel())
    before.controller.start()
    before.to_go()
    before.controller.intend(0, Draw())
    before.controller.close()
    table = sit_live(before.match)
    table.begin()
    assert table.phase() is LivePhase.PAUSED
    assert len(table.table.views[0].hand) == 5
    assert [line.seat for line in table.page.log()] == [TABLE, 0]
    assert {("own", 0, 4), "top"} <= {piece.key for piece in table.scene.tableau.pieces}


def test_a_new_deal_begins_another_log(sit_live: SitLive) -> None:
    table = sit_live(duel())
    table.live()
    table.type(Qt.Key.Key_W)
    assert len(table.page.log()) == 2
    table.page.pause()
    table.page.restart()
    assert [line.seat for line in table.page.log()] == [TABLE]
    assert len(table.table.views[0].hand) == 4


def test_other_settings_show_the_table_anew(sit_live: SitLive) -> None:
    table = sit_live("pp")
    table.live()
    looks = len(table.told("look"))
    table.page.apply(replace(table.page.settings, text_size=140), dark=True)
    assert len(table.told("look")) == looks + 1
    assert table.page.dark


def test_a_refusal_reaches_the_table(sit_live: SitLive) -> None:
    table = sit_live(duel())
    table.begin()
    table.page.intend(0, Draw())
    assert table.told("refused") == [(0, "not_live")]


# --------------------------------------------------------------------- what can be found


def test_widgets_for_screen_readers_follow_when_things_rest(
    sit_live: SitLive, qtbot: QtBot
) -> None:
    table = sit_live(duel())
    table.live()
    mirror = table.page._mirror
    table.tick(1000)
    assert mirror.spot(("own", 0, 0)) is not None
    table.type(Qt.Key.Key_W)
    assert mirror.spot(("own", 0, 0)) is not None, "not in the way of the picture"
    table.tick(FLIGHT / 2)
    assert mirror.spot(("own", 0, 0)) is not None
    with qtbot.waitSignal(table.page.drained):
        table.tick(1000)
    assert mirror.spot(("own", 0, 0)) is None


def test_widgets_follow_after_a_moment_even_if_nothing_ever_rests(sit_live: SitLive) -> None:
    table = sit_live(duel())
    table.live()
    table.tick(1000)
    table.type(Qt.Key.Key_W)
    table.let_pass(ECHO - 1)
    table.type(Qt.Key.Key_Up)
    assert table.page._mirror.spot(("own", 0, 0)) is not None
    table.let_pass(1)
    assert table.page._mirror.spot(("own", 0, 0)) is None, "not put off by what came meanwhile"
    assert table.page._mirror.spot(("own", 1, 0)) is None
    assert table.choreographer._motions, "all of it still flies"


def test_what_is_gone_is_not_pressed(sit_live: SitLive) -> None:
    table = sit_live(duel())
    table.live()
    table.tick(1000)
    table.type(Qt.Key.Key_W)
    table.page._mirror.pressed.emit(("own", 0, 0))
    assert table.told("pressed") == []
    table.page._mirror.pressed.emit(("own", 1, 0))
    assert table.told("pressed") == [(("own", 1, 0),)]


def test_the_keys_go_to_the_hands_when_it_starts(sit_live: SitLive) -> None:
    table = sit_live("pp")
    table.begin()
    table.tick(1000)
    table.page.focus("menu")
    assert table.page._mirror.has_focus
    table.page.go()
    assert table.page.hasFocus()
