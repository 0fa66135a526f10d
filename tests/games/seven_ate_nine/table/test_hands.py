"""What people do at the table becomes intents: by keys, four people at once, and by the mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.engine.match import Match
from quando_desktop.games.seven_ate_nine.rules.events import Played
from quando_desktop.games.seven_ate_nine.table.moments import LIT
from quando_desktop.settings.keysets import KeySet
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.pages.contract import Command
from quando_desktop.table.scene.tableau import Key
from tests.controller.live.tables import card, made
from tests.games.seven_ate_nine.table.seat import SevenSeat, Sit

K = Qt.Key
PLAYS = (K.Key_W, K.Key_T, K.Key_I, K.Key_Up)
"""The keys that play, of four people from the left."""
DRAWS = (K.Key_S, K.Key_G, K.Key_K, K.Key_Down)


def of_four() -> Match:
    """On the 5 ±3 the aimed cards of all fit; on each of these, none of the others."""
    stacks = (
        "8/1 1/1 4/2 5/3 7/1 9/2",
        "8/2 1/2 4/3 5/1 7/2 9/3",
        "2/1 1/3 4/1 5/2 7/3 9/1",
        "2/2 3/3 6/1 5/2 7/1 9/2",
    )
    return made("pppp", "5/3", *stacks)


@pytest.fixture
def four(sit: Sit) -> SevenSeat:
    table = sit(of_four())
    table.begin()
    table.to_go()
    return table


@pytest.fixture
def one(sit: Sit) -> SevenSeat:
    table = sit(made("pc", "5/3", "8/1 1/1 4/2 2/3 7/1", "9/1 9/2 9/3 1/2 7/2"))
    table.begin()
    table.to_go()
    return table


def moves(table: SevenSeat) -> list[tuple[int, str]]:
    return [(move.seat, move.data["do"]) for move in table.match.rounds[-1].moves]


# -------------------------------------------------------------------------------- keys


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
def test_of_four_in_one_burst_the_first_counts(four: SevenSeat, order: tuple[int, ...]) -> None:
    """S7: by arrival, never by seat; the others are too late, and see it."""
    four.tap(*(PLAYS[seat] for seat in order))
    assert moves(four) == [(order[0], "play"), *((seat, "miss") for seat in order[1:])]
    late = {key[1] for key in four.pieces if isinstance(key, tuple) and key[0] == "late"}
    assert late == {*order[1:]}


def test_everybody_draws_with_their_own_key(four: SevenSeat) -> None:
    four.tap(*DRAWS)
    assert moves(four) == [(seat, "draw") for seat in range(4)]
    assert all(len(four.view(seat).hand) == 5 for seat in range(4))


def test_one_alone_plays_with_the_arrows(one: SevenSeat) -> None:
    one.tap(K.Key_Left)
    assert one.aims[0] == 3
    one.tap(K.Key_Up)
    assert one.view(0).top == card("2/3")
    one.tap(K.Key_Down)
    assert moves(one) == [(0, "play"), (0, "draw")]


@pytest.mark.parametrize("at", [("own", 0, 1), ("stack", 0)], ids=str)
def test_the_focus_goes_along_with_the_aim(one: SevenSeat, at: Key) -> None:
    """Space acts where the focus is: that has to be what was told last."""
    one.table.focused(at)
    said = len(one.said)
    one.tap(K.Key_Left)
    aimed = one.own(0, "2/3")
    assert one.aims[0] == aimed[2]
    assert one.page.focusWidget() is one.page._mirror.spot(aimed)
    assert len(one.said) == said, "a screen reader says it itself"


def test_other_keys_are_taken_over_at_once(four: SevenSeat) -> None:
    sets = (KeySet("1", "2", "3", "4"), *(KeySet(*keys) for keys in ("QERT", "UIOP", "VBNM")))
    four.change(live_keys={"4": sets})
    four.tap(K.Key_W)
    assert moves(four) == []
    four.tap(K.Key_3)
    assert moves(four) == [(0, "play")]


def test_no_key_acts_while_hands_lie_face_down(sit: Sit) -> None:
    table = sit(of_four())
    table.begin()
    table.tap(*PLAYS, *DRAWS)
    table.page.go()
    for _ in range(3):
        table.tap(*PLAYS, *DRAWS)
        table.let_pass(700)
    assert moves(table) == []
    table.let_pass(1000)
    table.page.pause()
    table.tap(*PLAYS, *DRAWS, K.Key_A)
    assert moves(table) == []


def test_the_aim_stays_on_its_card(four: SevenSeat) -> None:
    four.tap(K.Key_D, K.Key_D, K.Key_D)
    aimed = four.aims[0]
    four.tap(K.Key_S, K.Key_T)
    four.let_pass(500)
    assert four.aims[0] == aimed
    assert ("aim", 0) in four.pieces


def test_a_cap_lights_up_for_a_moment(four: SevenSeat) -> None:
    dark = four.pieces["cap", 1, "left"].picture
    four.tap(K.Key_F)
    assert four.pieces["cap", 1, "left"].picture is not dark
    four.let_pass(LIT - 30)
    assert four.pieces["cap", 1, "left"].picture is not dark
    four.let_pass(60)
    assert four.pieces["cap", 1, "left"].picture is dark


def test_caps_show_before_the_signal_that_keys_arrive(sit: Sit) -> None:
    table = sit(of_four())
    table.begin()
    dark = table.pieces["cap", 0, "play"].picture
    table.tap(K.Key_W)
    assert table.pieces["cap", 0, "play"].picture is not dark


def test_a_key_is_shown_once(four: SevenSeat, monkeypatch: pytest.MonkeyPatch) -> None:
    """One picture for a play, one for a step of the aim: more would cost frames."""
    scenery: list[object] = []
    show = four.scene.show

    def count(*args: object) -> None:
        scenery.append(args)
        show(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(four.scene, "show", count)
    four.tap(K.Key_W)
    assert len(scenery) == 1
    four.tap(K.Key_D)
    assert len(scenery) == 2


# ------------------------------------------------------------------------------- mouse


def test_a_click_plays_and_draws(one: SevenSeat) -> None:
    one.click(one.own(0, "2/3"))
    assert one.view(0).top == card("2/3")
    one.let_pass(500)
    one.click(("stack", 0))
    assert moves(one) == [(0, "play"), (0, "draw")]


def test_a_click_leads_the_aim(one: SevenSeat) -> None:
    """A card that does not fit stays in the hand, and the keys are there now."""
    _, _, held = one.own(0, "4/2")
    one.click(("own", 0, held))
    assert moves(one) == [(0, "miss")]
    assert one.aims[0] == held


def test_nothing_of_a_computer_player_can_be_pressed(one: SevenSeat) -> None:
    one.table.pressed(("stack", 1))
    assert moves(one) == []


@pytest.mark.parametrize(
    ("key", "command"),
    [("menu", Command.MENU), ("gear", Command.SETTINGS), ("leave", Command.HOME)],
)
def test_buttons_for_the_window(one: SevenSeat, key: str, command: Command) -> None:
    one.table.pressed(key)
    assert one.asked == [command]


def test_pause_go_on_and_play_again(one: SevenSeat) -> None:
    one.tap(K.Key_Up)
    one.let_pass(500)
    one.click("pause_button")
    assert one.is_in(LivePhase.PAUSED)
    one.let_pass(500)
    one.click("go")
    assert one.is_in(LivePhase.COUNTDOWN)
    one.let_pass(100)
    one.page.pause()
    one.let_pass(500)
    one.click("restart")
    assert one.is_in(LivePhase.READY)
    assert one.view(0).top == card("5/3")
    assert one.aims[0] == 0


# -------------------------------------------------------------------------- a wrong try


def test_locked_out_the_card_shakes(sit: Sit) -> None:
    table = sit(made("pc", "5/3", "1/1 1/2 4/2 3/3 7/1", "9/1 9/2 9/3 1/3 7/2", lockout=True))
    table.begin()
    table.to_go()
    table.tap(*[K.Key_Up] * 3)
    table.let_pass(500)
    assert ("locked", 0) in table.pieces
    table.sounds.heard.clear()
    key = "own", 0, table.aims[0]
    sprite = table.scene.sprite(key)
    assert sprite is not None
    at = sprite.pose.x
    table.tap(K.Key_Up)
    places = set()
    for _ in range(12):
        table.let_pass(16)
        places.add(round(sprite.pose.x - at, 1))
    assert max(places) > 1 > -1 > min(places)
    assert Sound.REFUSED in table.sounds.heard
    assert len(moves(table)) == 3
    table.let_pass(2000)
    assert ("locked", 0) not in table.pieces, "the veil goes by itself"


def test_an_empty_stack_shakes_nothing_else(sit: Sit) -> None:
    table = sit(made("pc", "5/3", "1/1 1/2 4/2 3/3", "9/1 9/2 9/3 1/3 7/2"))
    table.begin()
    table.to_go()
    table.sounds.heard.clear()
    table.tap(K.Key_Down)
    assert table.sounds.heard == [Sound.REFUSED]
    assert moves(table) == []


def test_a_full_hand_is_told_in_words(sit: Sit) -> None:
    stack = "1/1 1/2 4/2 3/3 7/1 7/2 7/3"
    table = sit(made("pc", "5/3", stack, "9/1 9/2 9/3 1/3 6/2", hand_limit=5))
    table.begin()
    table.to_go()
    table.tap(K.Key_Down, K.Key_Down)
    assert moves(table) == [(0, "draw")]
    assert "toast" in table.pieces
    table.let_pass(3000)
    assert "toast" not in table.pieces


# --------------------------------------------------------------------------- to the end


def test_four_people_play_a_game_to_its_end_and_the_next(sit: Sit) -> None:
    """By keys alone: whoever has a card that fits aims at it and plays, or else draws."""
    keys = {
        seat: (right, play, draw)
        for seat, (right, play, draw) in enumerate(
            zip((K.Key_D, K.Key_H, K.Key_L, K.Key_Right), PLAYS, DRAWS, strict=True)
        )
    }
    table = sit(made("pppp", "5/3", *("8/1 3/2 1/1 6/2 4/3 9/1 2/2 10/3",) * 4, games=2))
    table.begin()
    table.tap(K.Key_Space)
    for _ in range(4000):
        if table.is_in(LivePhase.ROUND_OVER):
            break
        table.let_pass(100)
        if table.is_in(LivePhase.LIVE):
            for seat in range(4):
                _act(table, seat, keys[seat])
    assert table.is_in(LivePhase.ROUND_OVER)
    assert "next" not in table.controls, "the last card is seen first"
    table.let_pass(3000)
    assert "next" in table.controls
    table.tap(K.Key_Return)
    assert table.asked == [Command.NEXT_ROUND]


def _act(table: SevenSeat, seat: int, keys: tuple[Qt.Key, Qt.Key, Qt.Key]) -> None:
    right, play, draw = keys
    if not table.is_in(LivePhase.LIVE):
        return
    view = table.view(seat)
    fitting = {each.held for each in view.hand if view.fits(each.card)}
    if fitting:
        while table.aims[seat] not in fitting:
            table.tap(right)
        table.tap(play)
    elif view.may_draw:
        table.tap(draw)


@pytest.mark.parametrize("games", [1, 2])
def test_a_key_that_comes_too_late_skips_nothing(sit: Sit, games: int) -> None:
    """Taps that were still meant for the game, or to pause it, do nothing for a while."""
    table = sit(made("pc", "5/3", "8/1 7/1", "9/1 9/2 9/3 1/3 6/2", games=games))
    table.begin()
    table.to_go()
    table.tap(K.Key_Up, K.Key_Up)
    for _ in range(9):
        table.tap(K.Key_Space, K.Key_Return, K.Key_R, K.Key_Up, K.Key_Down)
        assert table.asked == []
        assert not table.page.is_rerun
        assert "next" not in table.controls
        table.let_pass(100)
    table.tap(K.Key_Space)
    assert "next" in table.controls, "it has skipped the rest"
    for _ in range(5):
        table.tap(K.Key_Space, K.Key_Return, K.Key_R)
        assert table.asked == [], "the sheet is seen first"
        table.let_pass(100)
    table.tap(K.Key_Up)
    assert table.asked == []
    table.tap(K.Key_Space)
    assert table.asked == [Command.REMATCH if games == 1 else Command.NEXT_ROUND]


@pytest.mark.parametrize("games", [1, 2])
def test_escape_does_what_the_sheet_says(sit: Sit, games: int) -> None:
    """The last one has the way home; elsewhere there is the menu, and out of a rerun the sheet."""
    table = sit(made("pc", "5/3", "8/1 7/1", "9/1 9/2 9/3 1/3 6/2", games=games))
    table.begin()
    table.to_go()
    table.tap(K.Key_Escape)
    table.tap(K.Key_Up, K.Key_Up)
    table.let_pass(9000)
    assert ("home" in table.controls) is (games == 1)
    table.tap(K.Key_R)
    table.tap(K.Key_Escape)
    assert table.asked == [Command.MENU]
    table.tap(K.Key_Escape)
    assert table.asked == [Command.MENU, Command.HOME if games == 1 else Command.MENU]


def test_watching_a_game_again_and_back(sit: Sit) -> None:
    table = sit(made("pc", "5/3", "8/1 7/1", "9/1 9/2 9/3 1/3 6/2"))
    table.begin()
    table.to_go()
    table.tap(K.Key_Up, K.Key_Up)
    table.let_pass(9000)
    table.sounds.heard.clear()
    table.tap(K.Key_R)
    assert table.page.is_rerun
    table.tap(K.Key_Up)
    table.let_pass(3000)
    assert [e for e in table.match.rounds[-1].moves if e.data["do"] == "play"]
    table.let_pass(4000)
    assert not table.page.is_rerun
    assert "next" in table.controls
    assert not {Sound.MATCH_WON, Sound.WON} & {*table.sounds.heard}, "that is old news"
    table.tap(K.Key_R)
    table.let_pass(500)
    table.tap(K.Key_Return)
    assert not table.page.is_rerun
    assert "next" in table.controls


def test_played_events_are_what_the_people_meant(four: SevenSeat) -> None:
    """Of two equal cards the aimed one goes."""
    heard: list[object] = []
    four.controller.stepped.connect(lambda step: heard.extend(step.events))
    four.aim(0, "8/1")
    _, _, held = four.own(0, "8/1")
    four.tap(K.Key_W)
    assert Played(0, card("8/1"), held) in heard
