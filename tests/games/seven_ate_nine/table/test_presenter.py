"""What is called, heard and told beside what moves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.games import make_mind
from quando_desktop.games.seven_ate_nine.rules.actions import Draw
from quando_desktop.games.seven_ate_nine.settings import FIT_AID, FitAid
from quando_desktop.games.seven_ate_nine.table.moments import CALLED, SLOW
from quando_desktop.games.seven_ate_nine.text import spoken
from quando_desktop.games.seven_ate_nine.text.calls import called, last
from quando_desktop.settings.settings import Person
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.scene.tableau import Key
from tests.controller.live.tables import Scripted, card, live_match, made, play
from tests.games.seven_ate_nine.table.seat import SevenSeat, Sit

K = Qt.Key
HEARD = 3000
"""Milliseconds after which anything short has been heard."""
MINE, THEIRS = "8/1 7/1 4/2 2/3 1/1 6/1", "9/1 9/2 9/3 1/2 7/2 6/2"


def live(sit: Sit, match: Match | None = None, **settings: object) -> SevenSeat:
    table = sit(made("pc", "5/3", MINE, THEIRS) if match is None else match, **settings)
    table.begin()
    table.to_go()
    table.said.clear()
    table.sounds.heard.clear()
    return table


def marked(table: SevenSeat) -> set[Key]:
    return {key for key in table.pieces if isinstance(key, tuple) and key[0] == "dot"}


def calls(table: SevenSeat) -> list[Key]:
    keys = [piece.key for piece in table.scene.tableau.pieces]
    return [key for key in keys if isinstance(key, tuple) and key[0] == "call"]


# ---------------------------------------------------------------------------------- calls


def test_a_value_is_called_and_spoken(sit: Sit) -> None:
    """S9."""
    table = live(sit, voice=True)
    table.tap(K.Key_Up)
    assert calls(table) == [("call", 0)]
    assert table.voice.called == [called(8)]
    table.let_pass(CALLED - 50)
    assert calls(table)
    table.let_pass(100)
    assert calls(table) == []


def test_nothing_is_spoken_unless_it_is_wanted(sit: Sit) -> None:
    table = live(sit)
    table.tap(K.Key_Up)
    assert calls(table)
    assert table.voice.called == []


def test_one_call_a_seat_the_newest(sit: Sit) -> None:
    table = live(sit, voice=True)
    table.tap(K.Key_Up)
    first = table.pieces["call", 0].picture
    table.let_pass(600)
    table.tap(K.Key_Up)
    assert calls(table) == [("call", 0)]
    assert table.pieces["call", 0].picture is not first
    assert table.voice.called == [called(8), called(7)]
    table.let_pass(600)
    assert calls(table), "it stands for its whole time"
    table.let_pass(400)
    assert calls(table) == []


def test_a_miss_is_not_called(sit: Sit) -> None:
    table = live(sit, voice=True)
    table.click(table.own(0, "4/2"))
    assert calls(table) == []
    assert table.voice.called == []


def test_never_more_than_one_call_a_seat_in_a_whole_game(sit: Sit) -> None:
    chance = Chance(5)
    minds = {
        seat: make_mind("seven_ate_nine", "expert", None, seat, chance.stream("bot", seat))
        for seat in range(4)
    }
    table = sit(live_match("cccc", seed=5), minds)
    table.begin()
    table.page.go()
    most = 0
    while not table.is_in(LivePhase.MATCH_OVER):
        table.let_pass(90)
        found = calls(table)
        assert len(found) == len({*found})
        most = max(most, len(found))
    assert most > 1, "several call at once"


def test_a_call_outlives_what_it_led_to_but_no_pause(sit: Sit) -> None:
    table = live(sit, made("pp", "5/3", "8/1 2/1 4/1 6/1", "1/1 3/2 4/3 6/3"))
    table.tap(K.Key_W)
    assert table.is_in(LivePhase.STUCK)
    assert calls(table) == [("call", 0)]
    table = live(sit)
    table.tap(K.Key_Up)
    table.page.pause()
    assert calls(table) == []


def test_the_last_card_has_its_own_call(sit: Sit) -> None:
    table = live(sit, made("pc", "5/3", "8/1 7/1", THEIRS), voice=True)
    table.tap(K.Key_Up, K.Key_Up)
    assert table.voice.called == [called(8), last()]
    assert calls(table) == [("call", 0)]


# ----------------------------------------------------------------------------------- aid


@pytest.mark.parametrize("aid", FitAid)
def test_marks_for_whoever_wants_them(sit: Sit, aid: FitAid) -> None:
    """On 6 ±3 a 9 and a 3 fit, on 9 ±1 only the 10. Each person has their own aid."""
    match = made("pp", "6/3", "9/2 10/1 4/2 3/3 1/1", "9/1 3/2 1/3 3/1 6/3")
    names = [player.name for player in match.players]
    people = (Person(names[0], 1, {FIT_AID: aid}), Person(names[1], 2))
    table = live(sit, match, people=people)
    fitting = {("dot", *table.own(0, text)[1:]) for text in ("9/2", "3/3")}
    assert marked(table) == (fitting if aid is FitAid.ALWAYS else set())
    table.let_pass(SLOW)
    assert marked(table) == (fitting if aid is not FitAid.NONE else set())
    table.click(table.own(1, "9/1"))
    assert table.view(0).top == card("9/1")
    ten = {("dot", *table.own(0, "10/1")[1:])}
    assert marked(table) == (ten if aid is not FitAid.NONE else set()), "with the top card"


def test_an_own_play_ends_the_slow_aid(sit: Sit) -> None:
    match = made("pc", "5/3", MINE, THEIRS)
    table = live(sit, match, people=(Person(match.players[0].name, 1, {FIT_AID: FitAid.SLOW}),))
    table.let_pass(SLOW)
    assert marked(table)
    table.tap(K.Key_Up)
    assert marked(table) == set()
    table.let_pass(SLOW - 100)
    assert marked(table) == set()
    table.let_pass(200)
    assert marked(table) == {("dot", *table.own(0, "7/1")[1:])}


def test_a_pause_does_not_help(sit: Sit) -> None:
    """The time stands still, and after it everybody looks anew."""
    match = made("pc", "5/3", MINE, THEIRS)
    table = live(sit, match, people=(Person(match.players[0].name, 1, {FIT_AID: FitAid.SLOW}),))
    table.let_pass(SLOW / 2)
    table.page.pause()
    table.let_pass(2 * SLOW)
    assert marked(table) == set()
    table.to_go()
    assert marked(table) == set()
    table.let_pass(SLOW)
    assert marked(table)


# -------------------------------------------------------------------------------- sounds


@pytest.mark.parametrize(
    ("act", "sound"),
    [("play", Sound.CARD_PLACE), ("draw", Sound.CARD_SLIDE), ("miss", Sound.MISS)],
)
def test_each_deed_has_its_sound(sit: Sit, act: str, sound: Sound) -> None:
    table = live(sit)
    match act:
        case "play":
            table.tap(K.Key_Up)
        case "draw":
            table.tap(K.Key_Down)
        case "miss":
            table.click(table.own(0, "4/2"))
    table.let_pass(500)
    assert table.sounds.heard == [sound]


def test_the_countdown_and_go_are_heard(sit: Sit) -> None:
    table = sit(made("pc", "5/3", MINE, THEIRS))
    table.begin()
    table.sounds.heard.clear()
    table.page.go()
    table.let_pass(100)
    for number in (1, 2, 3):
        assert table.sounds.heard.count(Sound.COUNTDOWN) == number
        table.let_pass(800)
    assert table.sounds.heard.count(Sound.GO) == table.sounds.heard.count(Sound.FLIP) == 1


def test_stuck_is_heard_and_told(sit: Sit) -> None:
    """S10."""
    table = live(sit, made("pp", "5/3", "8/1 2/1 4/1 6/1", "1/1 3/2 4/3 6/3"))
    table.tap(K.Key_W)
    table.let_pass(500)
    assert Sound.STUCK in table.sounds.heard
    assert table.words[-1] == "Stuck. Again in 3"


@pytest.mark.parametrize("games", [1, 2])
def test_a_game_that_is_won(sit: Sit, games: int) -> None:
    table = live(sit, made("pc", "5/3", "8/1 7/1", THEIRS, games=games))
    table.tap(K.Key_Up, K.Key_Up)
    table.let_pass(500)
    assert Sound.ROUND_WON not in table.sounds.heard, "the last card first"
    table.let_pass(4000)
    assert table.sounds.heard.count(Sound.ROUND_WON) == 1
    assert table.sounds.heard.count(Sound.WON) == (games == 1)


@pytest.mark.parametrize(("kinds", "sound"), [("pc", Sound.ROUND_LOST), ("cc", Sound.ROUND_WON)])
def test_a_game_that_a_computer_wins(sit: Sit, kinds: str, sound: Sound) -> None:
    """Where only computers play somebody wins."""
    match = made(kinds, "5/3", MINE, "8/2 7/2")
    table = sit(match, {1: Scripted((500, play("8/2")), (600, play("7/2")))})
    table.begin()
    table.to_go()
    table.let_pass(2000)
    assert sound in table.sounds.heard


# ------------------------------------------------------------------------ announcements


def test_the_countdown_and_the_signal_are_spoken(sit: Sit) -> None:
    table = sit(made("pc", "5/3", MINE, THEIRS))
    table.begin()
    ready = "Ready? No looking before the start. A 2 or an 8 fits. Press Space to start."
    assert table.words == [ready]
    table.to_go()
    assert table.words[1:] == ["3", "2", "1", "Go! 2 or 8"]
    assert table.queued == [], "nothing of that can wait"


def test_own_deeds_are_told_shortly(sit: Sit) -> None:
    table = live(sit)
    table.tap(K.Key_Up)
    assert table.words == ["7 or 9"]
    table.let_pass(HEARD)
    table.click(table.own(0, "4/2"))
    assert table.words[1:] == ["4 does not fit"]
    table.let_pass(HEARD)
    table.tap(K.Key_Down)
    assert table.words[2:] == ["drew 1"]


def test_cards_drawn_in_a_row_are_told_together(sit: Sit) -> None:
    table = live(sit, made("pc", "5/3", f"{MINE} 3/1", THEIRS))
    table.tap(K.Key_Down)
    table.let_pass(200)
    table.tap(K.Key_Down)
    assert table.words == ["drew 1", "drew 1, 6"]
    table.let_pass(HEARD)
    table.tap(K.Key_Down)
    assert table.words[2:] == ["drew 3"], "what was heard is not told again"


def test_who_played_what(sit: Sit) -> None:
    match = made("pc", "5/3", MINE, "8/2 7/2 1/1 1/1 1/2 1/2")
    table = sit(match, {1: Scripted((1500, play("8/2")))})
    table.begin()
    table.to_go()
    table.said.clear()
    table.let_pass(1000)
    assert table.words == [f"6 or 10. {match.players[1].name} 8"]


def test_of_several_people_each_is_named(sit: Sit) -> None:
    match = made("pp", "5/3", MINE, THEIRS)
    table = live(sit, match)
    table.click(table.own(1, "9/1"))
    name = match.players[1].name
    assert table.words == [f"{name}: 9 does not fit"]
    table.let_pass(HEARD)
    table.tap(K.Key_S)
    table.let_pass(HEARD)
    assert len(table.words) == 1, "what somebody draws is no news for the others"


def test_only_the_newest_state_is_told(sit: Sit) -> None:
    table = live(sit)
    table.tap(K.Key_Up)
    table.let_pass(300)
    table.tap(K.Key_Up)
    table.let_pass(60_000)
    assert table.words == ["7 or 9", "6 or 8"]


def test_the_voice_never_lags_behind_in_a_whole_game(sit: Sit) -> None:
    """Every sentence is in place of the one before it, and what it says of the pile holds."""
    chance = Chance(8)
    minds = {
        seat: make_mind("seven_ate_nine", "good", None, seat, chance.stream("bot", seat))
        for seat in (1, 2, 3)
    }
    table = sit(live_match("pccc", seed=8), minds)
    table.begin()
    table.to_go()
    told = 0
    for _ in range(900):
        if table.is_in(LivePhase.MATCH_OVER):
            break
        before = len(table.said)
        table.let_pass(100)
        if len(table.said) > before and table.is_in(LivePhase.LIVE):
            assert (
                table.words[-1].removeprefix("Go! ").startswith(spoken.fits_now(table.view(0).top))
            )
            told += 1
    assert table.is_in(LivePhase.MATCH_OVER)
    assert told > 20
    assert table.queued == []
    assert "wins the game" in table.words[-1]


def test_the_hand_and_the_pile_on_demand(sit: Sit) -> None:
    table = live(sit)
    kinds = [card(text) for text in ("8/1", "7/1", "4/2", "2/3")]
    table.tap(K.Key_1)
    assert table.words == [spoken.own_hand(kinds)]
    table.tap(K.Key_0)
    assert table.words[1:] == ["2 or 8. Pile: 5, plus or minus 3."]
    table.tap(K.Key_Right)
    assert table.words[2:] == [spoken.aimed_at(card("7/1"))]
    table.page.pause()
    table.said.clear()
    table.tap(K.Key_1)
    assert table.words == [], "nobody looks at their cards now"


def test_of_two_people_the_hand_is_told_by_name(sit: Sit) -> None:
    match = made("pp", "5/3", MINE, THEIRS)
    table = live(sit, match)
    table.tap(K.Key_2)
    kinds = [card(text) for text in ("9/1", "9/2", "9/3", "1/2")]
    assert table.words == [spoken.hand_of(match.players[1].name, kinds)]
    table.tap(K.Key_D)
    assert len(table.words) == 1, "two who aim at once would talk each other down"


def test_one_card_left_is_news(sit: Sit) -> None:
    match = made("pc", "5/3", MINE, "8/2 7/2")
    table = sit(match, {1: Scripted((3000, play("8/2")))})
    table.begin()
    table.to_go()
    table.let_pass(3000)
    assert table.words[-1].endswith(spoken.one_left(match.players[1].name))


# ----------------------------------------------------------------------------------- log


def test_the_log_and_the_key_sheet(sit: Sit) -> None:
    match = made("pc", "5/3", MINE, THEIRS)
    table = sit(match, {1: Scripted((1500, Draw()))})
    table.begin()
    table.to_go()
    table.let_pass(600)
    table.tap(K.Key_Up)
    lines = [line.words for line in table.page.log()]
    assert len(lines) == 3
    assert lines[0].endswith("the pile begins with 5\u00a0±3.")
    assert lines[2] == "You play 8\u00a0±1."
    assert_key_sheet(table)


def test_the_key_sheet_before_anything_is_dealt(sit: Sit) -> None:
    match = live_match("pc", seed=3)
    assert not match.rounds
    assert_key_sheet(sit(match))


def assert_key_sheet(table: SevenSeat) -> None:
    columns = table.page.keys()
    rows = [row for column in columns for row in column.rows]
    assert (("←", "→"), "aim at a card") in rows
