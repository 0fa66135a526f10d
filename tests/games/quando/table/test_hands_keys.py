"""Playing Quando without a pointer, and whole matches by either hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action
from quando_desktop.games.quando.bots.bot import PlainBot
from quando_desktop.games.quando.rules.actions import Call, Draw, Flip, Phase, Play
from quando_desktop.games.quando.settings import KnockBy
from quando_desktop.settings.settings import Sorting, Speed
from quando_desktop.table.pages.contract import Command
from quando_desktop.table.scene.hold import HOLD
from quando_desktop.table.scene.tableau import Key, Role
from tests.games.quando.table.seat import QuandoSeat, Sit, act, basic, hold, made_match, new_match

KEY, NONE = Qt.Key, Qt.KeyboardModifier.NoModifier
MINE, THEIRS = "5/0 6/1 7/2 7/3 10/4", "4/10 8/3 9/2 1/0 2/8"


@pytest.fixture
def table(sit: Sit) -> QuandoSeat:
    return sit(made_match(MINE, THEIRS, draw="3/2 8/6 5/1")).begin()


def drawing(sit: Sit, **settings: object) -> QuandoSeat:
    match = made_match(MINE, THEIRS, draw="3/2 8/6 5/1")
    act(match, 0, "10/4")
    return sit(match, **settings).begin()


def focused(table: QuandoSeat) -> Key | None:
    return table.table.state.focused


# ----------------------------------------------------------------------- choosing


def test_digits_choose(table: QuandoSeat) -> None:
    table.type(KEY.Key_7)
    assert table.chosen == [7]
    table.type(KEY.Key_7)
    assert table.chosen == [7, 7]
    table.type(KEY.Key_7)
    assert table.chosen == [], "all are put back"
    table.type(KEY.Key_3)
    assert table.chosen == [], "there is none"
    assert table.said[-1] == "You have no 3"


def test_nought_stands_for_ten_where_there_is_no_zero(table: QuandoSeat) -> None:
    table.type(KEY.Key_0)
    assert table.chosen == [10]


def test_return_plays(table: QuandoSeat) -> None:
    table.type(KEY.Key_6, KEY.Key_5, KEY.Key_7, KEY.Key_Return)
    assert table.discard == [7, 6, 5]


def test_return_explains_a_wrong_set(table: QuandoSeat) -> None:
    before = table.match.revision
    table.type(KEY.Key_6, KEY.Key_7, KEY.Key_Enter)
    assert "6 7" in table.toast
    assert table.match.revision == before
    table.type(KEY.Key_5)
    assert table.toast == ""


def test_return_without_a_choice_says_what_can_be_played(table: QuandoSeat) -> None:
    table.type(KEY.Key_Return)
    assert "three in a row" in table.toast


def test_escape_puts_the_choice_back_and_then_belongs_to_the_window(table: QuandoSeat) -> None:
    table.type(KEY.Key_6, KEY.Key_7, KEY.Key_Escape)
    assert table.chosen == []
    assert not table.table.typed("Escape")


def test_arrows_go_along_the_hand_and_space_chooses(table: QuandoSeat) -> None:
    table.type(KEY.Key_Right)
    assert focused(table) == table.own(5)
    table.type(KEY.Key_Right, KEY.Key_Space)
    assert table.chosen == [6]
    table.type(KEY.Key_Left, KEY.Key_Left)
    assert focused(table) == table.own(10), "it goes round"
    table.type(KEY.Key_Space)
    assert table.chosen == [6, 10]
    table.type(KEY.Key_Space)
    assert table.chosen == [6]


def test_the_focus_reaches_the_picture(table: QuandoSeat) -> None:
    before = table.image()
    table.type(KEY.Key_Right)
    after = table.image()
    box = table.controls[table.own(5)].box
    edge = table.pixels(box.left - 2, box.top + box.height / 2)
    assert before != after
    differs = [
        x
        for x in range(edge.x() - 6, edge.x() + 7)
        if before.pixelColor(x, edge.y()) != after.pixelColor(x, edge.y())
    ]
    assert differs, "an outline stands around the card"
    table.page.setFocus()
    table.rest()
    assert table.image() == before


@pytest.mark.parametrize("key", ["menu", "gear", "knob"])
def test_the_focus_of_every_button_is_seen(table: QuandoSeat, key: str) -> None:
    before = table.image()
    table.page.focus(key)
    table.rest()
    assert table.image() != before


def test_tab_visits_all_controls_in_their_order(table: QuandoSeat) -> None:
    visited = []
    for _ in table.controls:
        table.type(KEY.Key_Tab)
        visited.append(focused(table))
    assert visited == [*table.controls]


def test_a_played_card_gives_the_keys_to_the_choice_of_a_side(table: QuandoSeat) -> None:
    table.type(KEY.Key_Right, KEY.Key_Space, KEY.Key_Return)
    assert table.discard == [5]
    assert focused(table) == "shown"
    table.type(KEY.Key_Return)
    assert 3 in [card.front for card in table.view.hand], "the shown side"


def test_a_drawn_side_gives_the_keys_to_something_that_stays(table: QuandoSeat) -> None:
    table.type(KEY.Key_5, KEY.Key_Return, KEY.Key_Return)
    assert table.view.phase is not Phase.DRAW
    assert QApplication.focusWidget() is not table.page
    assert table.controls[focused(table)].role is not Role.BUTTON, "nothing is pressed by mistake"


def test_the_play_button_can_be_focused_and_pressed(table: QuandoSeat) -> None:
    """It goes with other controls that had no focus."""
    table.type(KEY.Key_5)
    table.page.focus("play")
    table.type(KEY.Key_Space)
    assert table.discard == [5]
    assert {"shown", "hidden"} <= set(table.controls)


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ((KEY.Key_5,), "Chosen: 5. Play the 5."),
        ((KEY.Key_7, KEY.Key_7), "Chosen: 7, 7, together 14. Play two 7s."),
        ((KEY.Key_5, KEY.Key_7), "Chosen: 5, 7, together 12. 5 7 … add a 6."),
        (
            (KEY.Key_5, KEY.Key_6, KEY.Key_7),
            "Chosen: 5, 6, 7, together 18. Play the straight 5 6 7.",
        ),
        ((KEY.Key_5, KEY.Key_5), "Nothing chosen."),
        ((KEY.Key_5, KEY.Key_Escape), "Nothing chosen."),
        ((KEY.Key_Right, KEY.Key_Space), "Chosen: 5. Play the 5."),
    ],
)
def test_what_is_chosen_is_said(table: QuandoSeat, keys: tuple[Qt.Key, ...], words: str) -> None:
    table.type(*keys)
    assert table.said[-1].rstrip(".") == words.rstrip(".")


# ----------------------------------------------------------------- drawing and more


@pytest.mark.parametrize("takes", [KEY.Key_Return, KEY.Key_Space])
@pytest.mark.parametrize(
    ("key", "side", "front"), [(KEY.Key_Left, "shown", 3), (KEY.Key_Right, "hidden", 2)]
)
def test_arrows_lead_to_a_side_and_never_take_it(
    sit: Sit, key: Qt.Key, side: str, front: int, takes: Qt.Key
) -> None:
    table = drawing(sit)
    table.type(KEY.Key_Right, KEY.Key_Right, KEY.Key_Left, KEY.Key_Left, key, key)
    assert table.view.phase is Phase.DRAW
    assert focused(table) == side
    table.type(takes)
    assert front in [card.front for card in table.view.hand]
    assert table.view.phase is not Phase.DRAW


def test_whoever_reads_on_after_a_play_takes_nothing(table: QuandoSeat) -> None:
    """The focus is on a card, Enter plays it, and an arrow should read the next one."""
    table.type(KEY.Key_Right, KEY.Key_Space)
    table.page.keyPressEvent(QKeyEvent(QKeyEvent.Type.KeyPress, KEY.Key_Return, NONE))
    table.page.keyPressEvent(QKeyEvent(QKeyEvent.Type.KeyPress, KEY.Key_Right, NONE))
    table.rest()
    assert table.discard == [5]
    assert table.view.phase is Phase.DRAW


def test_the_hidden_side_can_want_a_second_press(sit: Sit) -> None:
    table = drawing(sit, confirm_draw=True)
    table.type(KEY.Key_Right, KEY.Key_Return)
    assert table.view.phase is Phase.DRAW
    assert table.said[-1] == "Press again to turn"
    table.type(KEY.Key_Left, KEY.Key_Right, KEY.Key_Return)
    assert table.view.phase is Phase.DRAW, "whoever went away is asked again"
    table.type(KEY.Key_Return)
    assert 2 in [card.front for card in table.view.hand]


def test_a_screen_reader_always_wants_a_second_press(sit: Sit) -> None:
    table = drawing(sit)
    table.reader = True
    name = table.controls["hidden"].name
    table.type(KEY.Key_Right, KEY.Key_Return)
    assert table.view.phase is Phase.DRAW
    assert table.said[-1] == "Press again to turn"
    assert table.controls["hidden"].name == name, "a new name would be heard as well"
    table.type(KEY.Key_Return)
    assert table.view.phase is not Phase.DRAW


def test_the_pointer_moves_no_focus(sit: Sit) -> None:
    table = sit(basic()).begin()
    table.click(table.own(5))
    table.click("play")
    assert table.view.phase is Phase.DRAW
    assert QApplication.focusWidget() is table.page


def test_a_zero_is_turned_by_keys(sit: Sit) -> None:
    match = made_match("0/9 5/0 6/8 7/1 9/4", "4/10 4/1 4/2 9/1 8/3", draw="3/2 8/6 5/1")
    act(match, 0, "9/4", Draw.SHOWN)
    act(match, 1, "4/10 4/1 4/2", Draw.SHOWN)
    table = sit(match).begin()
    table.type(KEY.Key_Return)
    assert focused(table) == table.own(0), "the keys go there first"
    assert table.view.phase is Phase.FLIP
    table.type(KEY.Key_Return)
    assert 9 in [card.front for card in table.view.hand]


def test_one_key_takes_back_and_one_puts_back(sit: Sit) -> None:
    """Nobody has to hold two keys at once."""
    table = sit(made_match(MINE, THEIRS, draw="3/2 8/6 5/1")).begin()
    table.type(KEY.Key_6, KEY.Key_7, KEY.Key_Delete)
    assert table.intent.chosen == set()
    table.type(KEY.Key_6, KEY.Key_Return)
    phases = [table.view.phase]
    table.type(KEY.Key_Backspace)
    assert [*phases, table.view.phase] == [Phase.DRAW, Phase.PLAY]


@pytest.fixture
def open_table(sit: Sit) -> QuandoSeat:
    return sit(made_match(MINE, THEIRS, plays_before_knock=0)).begin()


def test_a_hold_ends_with_the_window(open_table: QuandoSeat) -> None:
    table = open_table
    QTest.keyPress(table.page, KEY.Key_K)
    hold(table, 100)
    QApplication.sendEvent(table.page, QEvent(QEvent.Type.WindowDeactivate))
    hold(table, HOLD)
    assert table.view.knocker is None


def test_k_is_held(open_table: QuandoSeat, qtbot: QtBot) -> None:
    table = open_table
    QTest.keyPress(table.page, KEY.Key_K)
    hold(table, HOLD - 1)
    with qtbot.waitSignal(table.page._hold.held):
        QTest.keyRelease(table.page, KEY.Key_K)
    assert table.view.knocker is None
    assert table.page._hold.key is None
    QTest.keyPress(table.page, KEY.Key_K)
    hold(table, HOLD)
    QTest.keyRelease(table.page, KEY.Key_K)
    assert table.view.knocker == 0


def test_a_k_that_is_let_go_too_early_says_so(open_table: QuandoSeat) -> None:
    QTest.keyPress(open_table.page, KEY.Key_K)
    hold(open_table, HOLD / 3)
    open_table.page._hold.let_go()
    assert open_table.view.knocker is None
    assert open_table.said[-1] == "Hold longer to knock"


def test_k_is_held_with_the_keys_on_a_card(open_table: QuandoSeat) -> None:
    open_table.type(KEY.Key_Right)
    widget = open_table.focus
    assert widget is open_table.spot(open_table.own(5))
    QTest.keyPress(widget, KEY.Key_K)
    hold(open_table, HOLD)
    QTest.keyRelease(widget, KEY.Key_K)
    assert open_table.view.knocker == 0


def test_k_twice(sit: Sit) -> None:
    match = made_match(MINE, THEIRS, plays_before_knock=0)
    table = sit(match, knock_by=KnockBy.TWICE).begin()
    table.type(KEY.Key_K, KEY.Key_Escape, KEY.Key_K)
    assert table.view.knocker is None
    table.type(KEY.Key_K)
    assert table.view.knocker == 0


def test_whoever_goes_on_along_the_hand_does_not_knock(sit: Sit) -> None:
    """The key that plays would knock, with the keys on a card."""
    match = made_match(MINE, THEIRS, plays_before_knock=0)
    table = sit(match, knock_by=KnockBy.TWICE).begin()
    table.type(KEY.Key_K, KEY.Key_F7)
    assert table.said[-1].endswith("Press again to knock.")
    table.type(KEY.Key_Right, KEY.Key_F7)
    assert "again" not in table.said[-1]
    table.type(KEY.Key_Return)
    assert table.view.knocker is None
    table.type(KEY.Key_5, KEY.Key_F7)
    assert table.said[-1].endswith("Chosen: 5. Play the 5.")


def test_with_a_screen_reader_k_is_pressed_twice_whatever_the_settings_say(
    open_table: QuandoSeat,
) -> None:
    """It is shown every key first, and a held one may come apart on the way."""
    open_table.reader = True
    open_table.type(KEY.Key_K)
    assert open_table.said[-1] == "Press again to knock"
    assert open_table.view.knocker is None
    open_table.type(KEY.Key_K)
    assert open_table.view.knocker == 0


def test_whoever_cannot_hold_presses_the_knob_twice(open_table: QuandoSeat) -> None:
    """As a screen reader does, whatever the settings say."""
    open_table.page.focus("knob")
    open_table.type(KEY.Key_Space)
    assert open_table.view.knocker is None
    open_table.type(KEY.Key_Space)
    assert open_table.view.knocker == 0


def test_0_also_stands_for_10_and_takes_what_fits(sit: Sit) -> None:
    table = sit(made_match("0/1 8/2 9/3 10/4 10/5", "4/10 8/3 9/2 7/0 2/6")).begin()
    table.type(KEY.Key_0)
    assert table.chosen == [0]
    table.type(KEY.Key_Escape, KEY.Key_8, KEY.Key_9, KEY.Key_0)
    assert table.chosen == [8, 9, 10]
    table.type(KEY.Key_Escape, KEY.Key_0, KEY.Key_0, KEY.Key_0)
    assert table.chosen == [0, 10, 10]
    table.type(KEY.Key_0)
    assert table.chosen == []


def test_a_choice_by_digit_disarms_the_knob(sit: Sit) -> None:
    match = made_match(MINE, THEIRS, plays_before_knock=0)
    table = sit(match, knock_by=KnockBy.TWICE).begin()
    table.type(KEY.Key_K, KEY.Key_5, KEY.Key_Return)
    assert table.view.knocker is None
    assert table.discard == [5]


def test_k_says_why_not(table: QuandoSeat) -> None:
    table.type(KEY.Key_K)
    assert "Olive" in table.toast


def test_p_passes_in_the_last_round_only(sit: Sit, table: QuandoSeat) -> None:
    before = table.match.revision
    table.type(KEY.Key_P)
    assert table.match.revision == before
    assert "last round" in table.toast
    match = made_match(MINE, THEIRS, plays_before_knock=0)
    act(match, 0, "10/4", Draw.SHOWN)
    act(match, 1, Call.KNOCK)
    last = sit(match).begin()
    last.type(KEY.Key_P)
    assert last.view.phase is Phase.OVER


def test_s_goes_through_the_ways_to_sort(table: QuandoSeat) -> None:
    found = []
    for _ in range(3):
        table.type(KEY.Key_S)
        found.append((table.settings.sorting, table.said[-1]))
    assert found == [
        (Sorting.HAND, "Your hand: in your own order"),
        (Sorting.OFF, "Your hand: as the cards come"),
        (Sorting.VALUE, "Your hand: by number"),
    ]


def test_shortcuts_are_left_to_the_window(table: QuandoSeat) -> None:
    QTest.keyClick(table.page, KEY.Key_7, Qt.KeyboardModifier.ControlModifier)
    assert table.chosen == []


def test_keys_before_the_first_deal_do_nothing(sit: Sit) -> None:
    table = sit(new_match(2))
    table.type(KEY.Key_7, KEY.Key_Return, KEY.Key_Space)
    assert table.match.rounds == []


# --------------------------------------------------------------------- whole matches


def by_keys(table: QuandoSeat, action: Action) -> None:
    """Does it as somebody would who has no pointer."""
    hand = table.view.hand
    match action:
        case Play(places):
            for place in places:
                _go_to(table, hand[place].card)
                table.type(KEY.Key_Space)
            table.type(KEY.Key_Return)
        case Flip(place):
            _go_to(table, hand[place].card)
            table.type(KEY.Key_Return)
        case Draw.SHOWN:
            table.type(KEY.Key_Left, KEY.Key_Return)
        case Draw.HIDDEN:
            table.type(KEY.Key_Right, KEY.Key_Return)
        case Call.PASS:
            table.type(KEY.Key_P)
        case Call.KNOCK:
            QTest.keyPress(table.page, KEY.Key_K)
            hold(table, HOLD)
            QTest.keyRelease(table.page, KEY.Key_K)


def _go_to(table: QuandoSeat, card: int) -> None:
    for _ in table.view.hand:
        table.type(KEY.Key_Right)
        if focused(table) == ("own", card):
            return
    raise AssertionError("the card is not in the hand")


def by_pointer(table: QuandoSeat, action: Action) -> None:
    hand = table.view.hand
    match action:
        case Play(places):
            for place in places:
                table.click(("own", hand[place].card))
            table.click("play")
        case Flip(place):
            table.click(("own", hand[place].card))
        case Draw():
            table.click(action.value)
        case Call.PASS:
            table.click("pass")
        case Call.KNOCK:
            at = table.point("knob")
            table.press("knob")
            hold(table, HOLD)
            table.let_go(at)


Hand = Callable[[QuandoSeat, Action], None]


def play_match(table: QuandoSeat, do: Hand, next_round: Callable[[QuandoSeat], None]) -> None:
    """Every action of the person goes through the table."""
    bot, chance = PlainBot(), Chance(3)
    while table.match.result is None:
        table.go_on()
        if table.controller.phase is TurnPhase.ROUND_OVER:
            next_round(table)
            assert table.asked.pop() is Command.NEXT_ROUND
            table.controller.next_round()
            continue
        if table.match.result is not None:
            return
        before = table.match.revision
        action = bot.choose(table.view, chance)
        do(table, action)
        assert table.match.revision > before, f"{action} had no effect: {table.toast}"


@pytest.mark.parametrize(("hand", "seats"), [("keys", 3), ("pointer", 4)])
def test_a_whole_match(sit: Sit, hand: str, seats: int) -> None:
    match = new_match(seats, seed=seats, target=25)
    table = sit(match, speed=Speed.INSTANT).begin()
    if hand == "keys":
        play_match(table, by_keys, lambda t: t.type(KEY.Key_Return))
    else:
        play_match(table, by_pointer, lambda t: t.click("next"))
    assert len(table.match.rounds) > 1
    table.go_on()
    assert table.controller.phase is TurnPhase.MATCH_OVER
    table.type(KEY.Key_Return)
    table.click("home")
    assert table.asked == [Command.REMATCH, Command.HOME]
