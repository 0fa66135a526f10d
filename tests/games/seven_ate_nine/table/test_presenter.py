"""What is called, heard and told beside what moves."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.games import make_mind
from quando_desktop.games.seven_ate_nine.rules.actions import Draw
from quando_desktop.games.seven_ate_nine.settings import FIT_AID, FitAid
from quando_desktop.games.seven_ate_nine.table.announcer import EVERY
from quando_desktop.games.seven_ate_nine.table.moments import CALLED, SLOW
from quando_desktop.games.seven_ate_nine.text import spoken
from quando_desktop.games.seven_ate_nine.text.calls import called, last
from quando_desktop.settings.settings import Person
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.scene.tableau import Key
from tests.controller.live.tables import Scripted, card, live_match, made, play
from tests.games.seven_ate_nine.table.seat import SevenSeat, Sit

K = Qt.Key
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
    assert table.words[-1] == spoken.stuck(card("5/3"))


@pytest.mark.parametrize(("games", "sound"), [(1, Sound.MATCH_WON), (2, Sound.ROUND_WON)])
def test_a_game_that_is_won(sit: Sit, games: int, sound: Sound) -> None:
    table = live(sit, made("pc", "5/3", "8/1 7/1", THEIRS, games=games))
    table.tap(K.Key_Up, K.Key_Up)
    table.let_pass(1000)
    assert sound not in table.sounds.heard, "the last card first"
    table.let_pass(1000)
    assert table.sounds.heard.count(sound) == 1


@pytest.mark.parametrize(("kinds", "sound"), [("pc", Sound.ROUND_LOST), ("cc", Sound.MATCH_WON)])
def test_a_game_that_a_computer_wins(sit: Sit, kinds: str, sound: Sound) -> None:
    """Where only computers play somebody wins."""
    match = made(kinds, "5/3", MINE, "8/2 7/2")
    table = sit(match, {1: Scripted((500, play("8/2")), (600, play("7/2")))})
    table.begin()
    table.to_go()
    table.let_pass(2000)
    assert sound in table.sounds.heard


# ------------------------------------------------------------------------ announcements


def test_the_signal_is_told_with_what_lies_there(sit: Sit) -> None:
    table = sit(made("pc", "5/3", MINE, THEIRS))
    table.begin()
    assert table.words == [spoken.start()]
    table.to_go()
    assert table.words[1:] == [spoken.began(card("5/3"))]


def test_own_deeds_are_told_shortly(sit: Sit) -> None:
    table = live(sit)
    table.let_pass(EVERY)
    table.tap(K.Key_Up)
    assert table.words == [spoken.played(card("8/1"))]
    table.let_pass(EVERY)
    table.click(table.own(0, "4/2"))
    pile = spoken.pile(card("8/1"))
    assert table.words[1:] == [f"{spoken.missed(card('4/2'), late=False)}. {pile}"]
    table.let_pass(EVERY)
    table.tap(K.Key_Down)
    assert table.words[2:] == [f"{spoken.drew(card('1/1'))}. {pile}"]


def test_of_several_people_each_is_named(sit: Sit) -> None:
    match = made("pp", "5/3", MINE, THEIRS)
    table = live(sit, match)
    table.let_pass(EVERY)
    table.click(table.own(1, "9/1"))
    name = match.players[1].name
    assert table.words[0].startswith(spoken.of(name, spoken.missed(card("9/1"), late=False)))
    table.let_pass(EVERY)
    table.tap(K.Key_S)
    table.let_pass(EVERY)
    assert len(table.words) == 1, "whose card it is would be no news for the others"


def test_the_newest_state_is_told_when_there_is_time(sit: Sit) -> None:
    table = live(sit)
    table.tap(K.Key_Up)
    table.let_pass(300)
    table.tap(K.Key_Up)
    assert table.words == [], "the start signal is still being heard"
    table.let_pass(EVERY)
    assert table.words == [spoken.played(card("7/1"))]


def test_announcements_can_be_followed_in_a_whole_game(sit: Sit) -> None:
    """Only stops and the end come before their time."""
    chance = Chance(8)
    minds = {
        seat: make_mind("seven_ate_nine", "good", None, seat, chance.stream("bot", seat))
        for seat in (1, 2, 3)
    }
    table = sit(live_match("pccc", seed=8), minds)
    table.begin()
    table.to_go()
    for _ in range(900):
        if table.is_in(LivePhase.MATCH_OVER):
            break
        table.let_pass(100)
    assert table.is_in(LivePhase.MATCH_OVER)
    at_once = ("Stuck", "Go!", "Paused")
    paced = [each for each in table.said if not each[1].startswith(at_once)][:-1]
    assert len(paced) > 3
    assert all(later[0] - earlier[0] > EVERY - 1 for earlier, later in pairwise(paced))
    assert "wins the game" in table.words[-1]


def test_the_hand_and_the_pile_on_demand(sit: Sit) -> None:
    table = live(sit)
    kinds = [card(text) for text in ("8/1", "7/1", "4/2", "2/3")]
    table.tap(K.Key_1)
    assert table.words == [spoken.own_hand(kinds)]
    table.tap(K.Key_0)
    assert table.words[1:] == [spoken.pile(card("5/3"))]
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
    assert table.words[-1].startswith(spoken.one_left(match.players[1].name))


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
