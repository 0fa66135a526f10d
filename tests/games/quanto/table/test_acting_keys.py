"""Playing Quanto without a pointer, and whole matches by either hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine.chance import Chance
from quando_desktop.games.quanto.rules.actions import (
    Accept,
    Capture,
    Decline,
    Discard,
    Extend,
    Form,
    Phase,
    QuantoAction,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.cards import text as written
from quando_desktop.games.quanto.rules.effects import CardPlay, taken_by, use_of
from quando_desktop.games.quanto.table.scenery import CAPS, way_of
from quando_desktop.games.quanto.text import keys
from quando_desktop.settings.settings import Sorting, Speed
from quando_desktop.table.pages.contract import Command, Keys
from quando_desktop.table.scene.tableau import Key
from tests.games.quanto.table.seat import QuantoSeat, Sit, act, made_match, new_match

KEY = Qt.Key
THEIRS = "4 5 6 7"
DRAW = "10 10 10 10 11 11 11 11 10 10 10"
DIGITS = (KEY.Key_1, KEY.Key_2, KEY.Key_3, KEY.Key_4, KEY.Key_5)


@pytest.fixture
def table(sit: Sit) -> QuantoSeat:
    """The hand is 1 3 9 J."""
    return sit(made_match("3 9 J 1", THEIRS, display="4r 5 9 2 7r 12")).begin()


def focused(table: QuantoSeat) -> object:
    return table.table.state.focused


# ----------------------------------------------------------------------- choosing


def test_digits_choose_by_place(table: QuantoSeat) -> None:
    table.type(KEY.Key_3)
    assert table.chosen == ["9"]
    table.type(KEY.Key_1)
    assert table.chosen == ["1"]
    table.type(KEY.Key_1)
    assert table.chosen == []
    table.type(KEY.Key_5, KEY.Key_0)
    assert table.chosen == [], "there are four"


def test_by_ear_a_digit_says_which_card_and_what_goes_along(table: QuantoSeat) -> None:
    """Nobody has heard its name by the focus."""
    table.type(KEY.Key_1)
    form = "1, with 5 and 2 + 4. Form quanto 6: 4 cards."
    assert table.said[-1].replace("\u00a0", " ") == form
    table.type(KEY.Key_F7)
    assert table.said[-1].replace("\u00a0", " ") == f"Your turn: play a card. {form}"
    table.type(KEY.Key_1)
    assert table.said[-1] == "Nothing chosen"
    table.type(KEY.Key_1, KEY.Key_Escape)
    assert table.said[-1] == "Nothing chosen"
    table.type(KEY.Key_5)
    assert table.said[-1] == "There is no card 5"


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space])
def test_one_more_key_takes_the_largest_capture(table: QuantoSeat, key: Qt.Key) -> None:
    table.type(KEY.Key_3, key)
    assert table.view.winnings[0] == 6


def test_arrows_go_along_the_hand_and_choose(table: QuantoSeat) -> None:
    table.type(KEY.Key_Right)
    assert focused(table) == table.own("1")
    assert table.chosen == ["1"]
    table.type(KEY.Key_Right, KEY.Key_Right)
    assert table.chosen == ["9"]
    table.type(KEY.Key_Left, KEY.Key_Left, KEY.Key_Left)
    assert table.chosen == ["J"], "it goes round"
    table.type(KEY.Key_Left, KEY.Key_Return)
    assert table.view.winnings[0] == 6


def test_arrows_go_on_from_the_card_that_was_clicked(table: QuantoSeat) -> None:
    table.click(table.own("3"))
    table.type(KEY.Key_Right)
    assert table.chosen == ["9"]


def test_up_and_down_go_to_the_display_and_back(table: QuantoSeat) -> None:
    table.type(KEY.Key_3, KEY.Key_Up)
    assert focused(table) == table.lying("4r"), "the first one that is chosen"
    table.type(KEY.Key_Right, KEY.Key_Right)
    assert focused(table) == table.lying("9")
    assert table.chosen == ["9"], "arrows choose nothing there"
    table.type(KEY.Key_Space)
    assert table.marked == ["4r", "5", "2", "7r"]
    table.type(KEY.Key_Down)
    assert focused(table) == table.own("9")
    table.type(KEY.Key_Return)
    assert table.view.winnings[0] == 5


def test_return_at_a_card_of_the_display_does_what_is_chosen(table: QuantoSeat) -> None:
    table.type(KEY.Key_3, KEY.Key_Up, KEY.Key_Return)
    assert table.view.winnings[0] == 6


def test_return_at_another_card_chooses_it_first(table: QuantoSeat) -> None:
    """Whoever comes there by Tab has not chosen it yet."""
    table.type(KEY.Key_1)
    table.page.focus(table.own("9"))
    before = table.match.revision
    table.type(KEY.Key_Return)
    assert table.match.revision == before
    assert table.chosen == ["9"]
    table.type(KEY.Key_Return)
    assert table.view.winnings[0] == 6


def test_tab_visits_all_controls_in_their_order(table: QuantoSeat) -> None:
    table.type(KEY.Key_3)
    visited = []
    for _ in table.stops:
        table.type(KEY.Key_Tab)
        visited.append(focused(table))
    assert visited == [*table.stops]


def test_the_buttons_can_be_visited_and_pressed(table: QuantoSeat) -> None:
    table.type(KEY.Key_3)
    table.page.focus(("way", "form"))
    table.type(KEY.Key_Space)
    assert "quanto" in table.ways["way", "form"]
    table.type(KEY.Key_Return)
    assert isinstance(table.last(), Form)


@pytest.mark.parametrize("where", ["own", "display", "way", "menu"])
def test_the_focus_is_seen(table: QuantoSeat, where: str) -> None:
    table.type(KEY.Key_3)
    key: Key = {
        "own": table.own("1"),
        "display": table.lying("12"),
        "way": ("way", "capture"),
        "menu": "menu",
    }[where]
    before = table.image()
    table.page.focus(key)
    table.rest()
    assert table.image() != before


# ------------------------------------------------------------------------- the ways


def test_letters_turn_to_the_ways(table: QuantoSeat) -> None:
    table.type(KEY.Key_3, KEY.Key_F)
    assert table.ways["way", "form"].startswith("Form quanto")
    table.type(KEY.Key_C)
    assert table.ways["way", "capture"] == "Capture: 3 groups, 6 cards"
    table.type(KEY.Key_F, KEY.Key_Return)
    assert isinstance(table.last(), Form)


def test_a_letter_goes_on_to_the_next_of_its_kind(sit: Sit) -> None:
    """Two quantos to steal."""
    match = made_match(
        "12 J 11 11", "4 1 1 1", "3 1 1 1", display="5 5 10 10 10", draw="10 5 10 10 10 10"
    )
    act(match, 0, Discard(12))
    act(match, 1, Form(4, 4, 5, 9))
    act(match, 2, Form(3, 3, 5, 8))
    table = sit(match).begin()
    table.click(table.own("J"))
    assert sum(way[1] == "steal" for way in table.ways if isinstance(way, tuple)) == 1
    table.type(KEY.Key_J)
    first = _on(table)
    table.type(KEY.Key_J)
    second = _on(table)
    assert {first, second} == {("way", "steal", 1), ("way", "steal", 2)}
    table.type(KEY.Key_Return)
    assert isinstance(table.last(), Steal)


def test_a_quanto_is_extended_and_taken_by_keys(sit: Sit) -> None:
    match = made_match("4 3 9 3", "12 12 12 12", display="5 6 3 10", draw=DRAW)
    act(match, 0, Form(4, 4, 5, 9))
    act(match, 1, Discard(12))
    table = sit(match).begin()
    table.type(KEY.Key_1, KEY.Key_E, KEY.Key_Return)
    assert table.last() == Extend(3, 3, (6,), 0)
    table.go_on()
    table.click(table.own("9"))
    table.type(KEY.Key_T, KEY.Key_Return)
    assert isinstance(table.last(), Take)
    assert table.view.winnings[0] >= 5


def _on(table: QuantoSeat) -> Key:
    choice = table.intent.choice
    assert choice is not None
    return way_of(choice.use)


def test_v_goes_through_the_numbers_of_a_joker(table: QuantoSeat) -> None:
    table.type(KEY.Key_4)
    choice = table.intent.choice
    assert choice is not None
    numbers = choice.numbers
    assert len(numbers) > 2
    assert choice.number == 9
    found = []
    for _ in numbers:
        table.type(KEY.Key_V)
        found.append(choice.number)
    assert sorted(found, key=numbers.index) == numbers
    assert found[-1] == 9, "all the way round"
    table.type(KEY.Key_3)
    assert not table.table.typed("V"), "a 9 is a 9"


def test_escape_puts_the_choice_back_and_then_belongs_to_the_window(table: QuantoSeat) -> None:
    table.type(KEY.Key_3, KEY.Key_Escape)
    assert table.chosen == []
    assert not table.table.typed("Escape")


def test_s_goes_through_the_ways_to_sort(table: QuantoSeat) -> None:
    table.type(KEY.Key_S)
    assert table.settings.sorting is Sorting.HAND


def test_shortcuts_are_left_to_the_window(table: QuantoSeat) -> None:
    QTest.keyClick(table.page, KEY.Key_3, Qt.KeyboardModifier.ControlModifier)
    assert table.chosen == []


def test_keys_before_the_first_deal_do_nothing(sit: Sit) -> None:
    table = sit(new_match(2))
    table.type(KEY.Key_3, KEY.Key_Return, KEY.Key_Space)
    assert table.match.rounds == []


# -------------------------------------------------------------------------- rainbows


@pytest.fixture
def rainbow(sit: Sit) -> QuantoSeat:
    """The hand is 1 1 1 9r."""
    return sit(made_match("9r 1 1 1", THEIRS, display="9 12 11 10", draw=DRAW)).begin()


def test_n16_the_keys_come_to_the_further_card(rainbow: QuantoSeat) -> None:
    table = rainbow
    table.type(KEY.Key_Left, KEY.Key_Return)
    assert focused(table) == table.lying("12"), "the first one of the rest"
    assert "one more" in table.said[-1]
    table.type(KEY.Key_Right, KEY.Key_Return)
    assert table.last() == Capture(25, 9, ((9,),), 11)


def test_n16_haste_does_not_lose_it(rainbow: QuantoSeat) -> None:
    table = rainbow
    before = table.match.revision
    table.type(KEY.Key_4, KEY.Key_Return, KEY.Key_Return)
    assert table.match.revision == before
    assert "one more" in table.toast


def test_n16_n_goes_without_it(rainbow: QuantoSeat) -> None:
    table = rainbow
    table.type(KEY.Key_4)
    assert not table.table.typed("N"), "not before it is asked for"
    table.type(KEY.Key_Return, KEY.Key_N)
    assert table.last() == Capture(25, 9, ((9,),))


def test_n16_escape_goes_back_to_the_groups(rainbow: QuantoSeat) -> None:
    table = rainbow
    table.type(KEY.Key_4, KEY.Key_Return, KEY.Key_Escape)
    assert ("way", "capture") in table.ways
    assert table.chosen == ["9r"]


def test_n16_without_a_capture_there_is_nothing_to_go_along_with(rainbow: QuantoSeat) -> None:
    table = rainbow
    before = table.match.revision
    table.type(KEY.Key_4, KEY.Key_Return)
    table.click(table.lying("9"))
    assert table.marked == []
    assert ("way", "skip") not in table.ways
    assert not table.table.typed("N"), "it is not asked for any more"
    table.type(KEY.Key_Return)
    assert table.match.revision == before
    table.click(table.lying("9"))
    table.type(KEY.Key_Return, KEY.Key_N)
    assert table.last() == Capture(25, 9, ((9,),))


# ----------------------------------------------------------------- 2s, 3s and undo


def test_n15_the_cards_of_a_3_by_keys(sit: Sit) -> None:
    match = made_match("3 11 11 11", "4 4 4 4", display="12 12 10 10", draw="9 12 1 " + DRAW)
    table = sit(match).begin()
    table.type(KEY.Key_1, KEY.Key_Return)
    assert table.view.phase is Phase.CHOOSE
    table.type(KEY.Key_2)
    assert table.chosen == ["12"]
    table.type(KEY.Key_Escape, KEY.Key_Right)
    assert table.chosen == ["9"]
    table.type(KEY.Key_Right, KEY.Key_Return)
    assert table.view.winnings[0] == 3


def test_a_discarded_2_can_be_taken_back(sit: Sit) -> None:
    table = sit(made_match("2 3 3 3", "4 4 4 4", display="12 12 12 12", draw=DRAW)).begin()
    table.type(KEY.Key_1, KEY.Key_Return)
    assert "undo" in table.controls
    laid = table.scene.sprite(("display", table.view.display[-1].card))
    table.click("undo")
    assert table.hand == ["2", "3", "3", "3"]
    assert laid is not None
    assert table.scene.sprite(laid.key) is laid, "the card itself has gone back"
    assert laid.key == ("own", table.view.hand[0].card)
    assert table.match.rounds[-1].moves == []


def test_what_has_turned_up_stands(sit: Sit) -> None:
    match = made_match("3 11 11 11", "4 4 4 4", display="12 12 10 10", draw="9 12 1 " + DRAW)
    table = sit(match).begin()
    table.type(KEY.Key_1, KEY.Key_Return)
    assert "undo" not in table.controls
    table.page.undo()
    assert table.toast == "Cannot be undone: you have seen new cards"


def test_a_card_that_goes_gives_the_keys_to_the_one_beside_it(table: QuantoSeat) -> None:
    table.type(KEY.Key_Left, KEY.Key_Left)
    here = focused(table)
    cards: list[object] = [key for key in table.stops if isinstance(key, tuple) and key[0] == "own"]
    table.type(KEY.Key_Return)
    assert here not in table.controls
    assert focused(table) == cards[cards.index(here) + 1]


def test_the_key_sheet_names_the_keys(table: QuantoSeat) -> None:
    named = caps(table.page.keys())
    assert {*CAPS.values(), "V", "N", "H", "S", "Esc"} <= named
    assert "O" not in named, "that is for partners"
    assert "O" in caps(keys.columns(table.page.key_cap, teams=True))


def caps(columns: Sequence[Keys]) -> set[str]:
    return {cap for column in columns for shown, _ in column.rows for cap in shown}


# --------------------------------------------------------------------- whole matches


def to_click(table: QuantoSeat, action: CardPlay) -> Iterator[Key]:
    """First what is not wanted goes back, then the rest is chosen."""
    view, choice, left = table.view, table.intent.choice, [*taken_by(action)]
    assert choice is not None
    for card in view.display:
        if card.card in choice.marked and card.kind in left:
            left.remove(card.kind)
        elif card.card in choice.marked:
            yield ("display", card.card)
    for kind in left:
        alike = [card.card for card in view.display if card.kind == kind]
        yield ("display", next(card for card in alike if card not in choice.marked))


def by_keys(table: QuantoSeat, action: QuantoAction) -> None:
    """Does it as somebody would who has no pointer."""
    view = table.view
    match action:
        case Accept(returns):
            place = [card.kind for card in view.hand].index(returns)
            table.type(DIGITS[place], KEY.Key_Return)
        case Decline():
            table.type(KEY.Key_Escape)
        case _:
            assert isinstance(action, CardPlay)
            _play_by_keys(table, action)


def _play_by_keys(table: QuantoSeat, action: CardPlay) -> None:
    view = table.view
    cards = [*view.turned_up] or [card.kind for card in view.hand]
    table.type(DIGITS[cards.index(0 if isinstance(action, Steal) else action.card)])
    choice = table.intent.choice
    assert choice is not None
    for _ in range(4):
        if choice.use == use_of(action):
            break
        table.type(getattr(KEY, f"Key_{CAPS[use_of(action).kind]}"))
    assert choice.use == use_of(action)
    table.type(KEY.Key_Up)
    for key in to_click(table, action):
        _go_to(table, key)
        table.type(KEY.Key_Space)
    if isinstance(action, Form):
        for _ in choice.numbers:
            if choice.number != action.tile:
                table.type(KEY.Key_V)
    table.type(KEY.Key_Down, KEY.Key_Return)
    if table.intent.asks_bonus:
        table.type(KEY.Key_N)


def _go_to(table: QuantoSeat, key: Key) -> None:
    for _ in table.view.display:
        if focused(table) == key:
            return
        table.type(KEY.Key_Right)
    assert focused(table) == key


def by_pointer(table: QuantoSeat, action: QuantoAction) -> None:
    view = table.view
    match action:
        case Accept(returns):
            table.click(table.own(written(returns)))
            table.click(("way", "keep"))
        case Decline():
            table.click(("way", "decline"))
        case _:
            assert isinstance(action, CardPlay)
            card = written(0 if isinstance(action, Steal) else action.card)
            table.click(table.turned(card) if view.turned_up else table.own(card))
            _play_by_pointer(table, action)


def _play_by_pointer(table: QuantoSeat, action: CardPlay) -> None:
    choice = table.intent.choice
    assert choice is not None
    if choice.use != use_of(action):
        table.click(way_of(use_of(action)))
    for key in to_click(table, action):
        table.click(key)
    if isinstance(action, Form) and choice.number not in (None, action.tile):
        table.click(("value", action.tile))
    table.click(way_of(choice.use))
    if table.intent.asks_bonus:
        table.click(("way", "skip"))


Hand = Callable[[QuantoSeat, QuantoAction], None]


def play_match(table: QuantoSeat, do: Hand) -> None:
    """Every action of the person goes through the table."""
    chance = Chance(3)
    while table.match.result is None:
        table.go_on()
        if table.match.result is not None:
            return
        before = table.match.revision
        action = chance.choice(table.view.legal())
        do(table, action)
        assert table.match.revision > before, f"{action} had no effect: {table.toast}"


@pytest.mark.parametrize(
    ("hand", "seats", "teams"), [("keys", 3, False), ("pointer", 2, False), ("pointer", 4, True)]
)
def test_a_whole_match(sit: Sit, hand: str, seats: int, teams: bool) -> None:
    table = sit(new_match(seats, seed=seats, teams=teams), speed=Speed.INSTANT).begin()
    play_match(table, by_keys if hand == "keys" else by_pointer)
    table.go_on()
    assert table.controller.phase is TurnPhase.MATCH_OVER
    kinds = {type(move.action) for move in table.match.rounds[-1].moves if move.seat == 0}
    assert {Capture, Discard, Form} <= kinds
    assert kinds & {Extend, Take}
    table.type(KEY.Key_Return)
    table.click("home")
    assert table.asked == [Command.REMATCH, Command.HOME]
