"""Cards between partners (N24), at the table of either of them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine.match import Match
from quando_desktop.games.quanto.rules.actions import Accept, Decline, Discard, Offer, Phase
from tests.games.quanto.table.seat import QuantoSeat, Sit, act, made_match

KEY = Qt.Key
MINE, OLIVES, BRUNOS, VESNAS = "3 9 J 1", "12 12 12 12", "7 1 2 3", "12 12 12 12"
DISPLAY = "4 5 9 2"
DRAW = "8 8 8 8 8 8 8 8 8 8 8 8 8 8 8 8"


def partners(people: int = 1) -> Match:
    """Maria and Bruno against Olive and Vesna; Maria begins."""
    match = made_match(
        MINE, OLIVES, BRUNOS, VESNAS, display=DISPLAY, draw=DRAW, people=people, teams=True
    )
    return match


def first_thing(match: Match) -> None:
    """Whoever has to act does the first thing that they can."""
    seat = match.to_act()[0]
    match.submit(seat, match.observe(seat).legal()[0])


@pytest.fixture
def offered(sit: Sit) -> QuantoSeat:
    """Bruno offers Maria his 7."""
    match = partners()
    act(match, 2, Offer(7))
    return sit(match).begin()


@pytest.fixture
def before_bruno(sit: Sit) -> QuantoSeat:
    """Maria and Olive have played: it is Bruno's turn, and Maria may offer him a card."""
    match = partners()
    first_thing(match)
    first_thing(match)
    table = sit(match)
    table.page.begin()
    table.rest()
    assert table.view.active == 2
    assert table.view.may_offer
    return table


# ----------------------------------------------------------------------- to be offered one


def test_the_card_is_seen_and_another_one_given(offered: QuantoSeat) -> None:
    table = offered
    assert "7" in table.controls["status"].name
    assert table.ways == {("way", "decline"): "Give it back"}
    assert table.scenery.prompt == "Or choose a card to give in return"
    assert ("words", 0) in table.pieces, "beside the button"
    table.click(table.own("1"))
    assert table.chosen == ["1"]
    assert table.ways["way", "keep"] == "Keep the 7, give the 1"
    assert table.said[-1] == "Keep the 7, give the 1"
    table.click(("way", "keep"))
    assert table.last() == Accept(1)
    assert table.hand == ["3", "7", "9", "J"]
    assert table.view.phase is Phase.PLAY
    assert table.chosen == []


def test_by_ear_it_is_said_what_can_be_done(sit: Sit, offered: QuantoSeat) -> None:
    table = offered
    table.type(KEY.Key_F7)
    asks = "Bruno offers you: 7. Give it back. Or choose a card to give in return."
    assert table.said[-1] == asks
    table.type(KEY.Key_1, KEY.Key_F7)
    both = "Bruno offers you: 7. Give it back. Keep the 7, give the 1."
    assert table.said[-1] == both


def test_it_is_given_back(offered: QuantoSeat) -> None:
    offered.click(("way", "decline"))
    assert offered.last() == Decline()
    assert offered.hand == ["1", "3", "9", "J"]


def test_both_by_keys(sit: Sit, offered: QuantoSeat) -> None:
    offered.type(KEY.Key_1, KEY.Key_Return)
    assert offered.last() == Accept(1)
    match = partners()
    act(match, 2, Offer(7))
    table = sit(match).begin()
    table.type(KEY.Key_Right, KEY.Key_Right)
    assert table.chosen == ["3"]
    table.type(KEY.Key_Escape)
    assert table.last() == Decline(), "Esc is on the button"


def test_a_double_press_keeps_it_for_that_card(offered: QuantoSeat) -> None:
    offered.double_click(offered.own("J"))
    assert offered.last() == Accept(0)


def test_nothing_is_played_before_the_answer(offered: QuantoSeat) -> None:
    table = offered
    before = table.match.revision
    table.type(KEY.Key_Return)
    assert "Choose a card of your own" in table.toast
    table.click(table.lying("9"))
    assert "Choose a card of your own" in table.toast
    table.click(table.own("9"))
    assert table.marked == []
    assert not table.table.typed("C"), "no capture now"
    assert table.match.revision == before


# ----------------------------------------------------------------------- to offer one


def test_the_button_comes_when_the_partner_is_about_to_play(before_bruno: QuantoSeat) -> None:
    table = before_bruno
    assert table.ways == {("way", "speak"): "Offer Bruno a card"}
    table.click(("way", "speak"))
    assert table.controller.phase is TurnPhase.PERSON
    assert table.ways == {("way", "silent"): "Offer nothing"}
    card = table.hand[0]
    table.click(table.own(card))
    assert table.ways["way", "offer"] == f"Offer the {card}"
    table.click(("way", "offer"))
    assert table.last() == Offer(int(card))
    assert table.view.phase is Phase.ANSWER
    assert table.ways == {}


def test_an_offer_by_keys(before_bruno: QuantoSeat) -> None:
    table = before_bruno
    table.type(KEY.Key_O, KEY.Key_Right, KEY.Key_Return)
    assert isinstance(table.last(), Offer)


def test_by_ear_an_offer_is_asked_for(before_bruno: QuantoSeat) -> None:
    """Whose turn it is does not matter to whoever has to choose a card for them."""
    table = before_bruno
    table.type(KEY.Key_O, KEY.Key_F7)
    asks = "Which card do you offer Bruno? Offer nothing."
    assert table.said[-1] == asks
    assert table.controls["status"].name == asks
    table.type(KEY.Key_1, KEY.Key_F7)
    assert table.said[-1] == f"{asks} {table.ways['way', 'offer']}."


def test_an_offer_is_no_play(before_bruno: QuantoSeat) -> None:
    """The display does nothing then, and no way to play is shown."""
    table = before_bruno
    table.type(KEY.Key_O)
    table.type(KEY.Key_Return)
    assert table.toast == "Which card do you offer Bruno?"
    table.click(table.own(table.hand[0]))
    assert {*table.ways} == {("way", "offer"), ("way", "silent")}
    assert table.marked == []


@pytest.mark.parametrize("by", ["escape", "o", "button"])
def test_whoever_wants_to_offer_can_leave_it(before_bruno: QuantoSeat, by: str) -> None:
    table = before_bruno
    table.type(KEY.Key_O)
    assert table.page.speaking == table.view.seat
    if by == "button":
        table.click(("way", "silent"))
    else:
        table.type(KEY.Key_Escape if by == "escape" else KEY.Key_O)
    assert table.controller.phase is TurnPhase.COMPUTER
    table.go_on()
    assert table.view.active == 0, "the others have played"
    assert not any(isinstance(move.action, Offer) for move in table.match.rounds[-1].moves)


def test_a_card_that_is_not_offered_after_all_is_not_chosen_in_the_own_turn(
    before_bruno: QuantoSeat,
) -> None:
    table = before_bruno
    table.type(KEY.Key_O)
    table.click(table.own(table.hand[0]))
    table.type(KEY.Key_O)
    table.go_on()
    assert table.view.active == 0
    assert table.intent.card is None
    assert table.chosen == []


def test_it_can_be_wished_for_in_time(sit: Sit) -> None:
    """While the one before the partner still thinks, and in the own turn."""
    table = sit(partners()).begin()
    table.type(KEY.Key_O)
    assert table.controller.speaking == 0
    assert table.page.speaking == table.view.seat
    table.type(KEY.Key_O)
    assert table.controller.speaking is None
    table.type(KEY.Key_1, KEY.Key_Return)
    assert table.view.active == 1
    assert table.ways == {("way", "speak"): "Offer Bruno a card"}
    table.click(("way", "speak"))
    assert table.ways == {("way", "silent"): "Offer nothing"}
    table.go_on()
    assert table.view.active == 2
    assert table.controller.phase is TurnPhase.PERSON, "everybody waits for the offer"
    table.type(KEY.Key_1, KEY.Key_Return)
    assert isinstance(table.last(), Offer)


def test_a_wish_does_not_keep_anybody_from_playing(sit: Sit) -> None:
    table = sit(partners()).begin()
    table.type(KEY.Key_O)
    assert table.ways == {("way", "silent"): "Offer nothing"}
    table.click(table.own("9"))
    assert ("way", "capture") in table.ways
    table.type(KEY.Key_Return)
    assert table.view.winnings[0] > 0
    assert table.controller.speaking == 0


def test_it_comes_too_late_after_the_first_card(sit: Sit) -> None:
    match = made_match(
        "3 9 J 1", OLIVES, "2 11 11 11", VESNAS, display="12 12 12 12", draw=DRAW, teams=True
    )
    act(match, 0, Discard(1))
    first_thing(match)
    act(match, 2, Discard(2))
    table = sit(match)
    table.page.begin()
    table.rest()
    assert table.view.again
    assert table.ways == {}
    table.type(KEY.Key_O)
    assert table.toast == "You can offer Bruno a card when their turn begins"


def test_o_means_nothing_without_partners(sit: Sit) -> None:
    table = sit(made_match("3 9 J 1", "4 5 6 7", display=DISPLAY)).begin()
    assert not table.table.typed("O")
    assert table.ways == {}


# ------------------------------------------------------------- both at one screen


def test_the_partner_at_the_same_screen_can_be_asked(sit: Sit) -> None:
    match = made_match(
        MINE, OLIVES, BRUNOS, VESNAS, display=DISPLAY, draw=DRAW, people=3, teams=True
    )
    table = sit(match)
    table.controller.curtainFell.connect(table.page.conceal)
    table.begin()
    table.controller.lift()
    table.rest()
    assert table.view.seat == 0
    assert table.ways == {("way", "speak"): "Ask Bruno for a card"}
    table.type(KEY.Key_O)
    assert table.controller.asked == 2
    assert table.pieces == set(), "the curtain is down"
    table.controller.lift()
    table.rest()
    assert table.view.seat == 2
    assert table.hand == ["1", "2", "3", "7"]
    assert table.ways == {("way", "silent"): "Offer nothing"}
    table.type(KEY.Key_4, KEY.Key_Return)
    assert table.last() == Offer(7)
    table.go_on()
    assert table.controller.asked == 0
    table.controller.lift()
    table.rest()
    assert table.ways == {("way", "decline"): "Give it back"}
    assert "7" in table.controls["status"].name


def test_the_other_team_is_told_nothing(sit: Sit) -> None:
    """Olive's player looks on while Bruno offers Maria a 7."""
    match = made_match(
        MINE, OLIVES, BRUNOS, VESNAS, display=DISPLAY, draw=DRAW, people=4, teams=True
    )
    table = sit(match)
    act(match, 2, Offer(7))
    table.controller._screen.looker = 1
    table.page.begin()
    table.rest()
    assert table.view.seat == 1
    names = " ".join(control.name for control in table.controls.values())
    assert table.ways == {}
    assert "7" not in names.replace("tile 7", "").replace("Tiles in the middle: 5, 6, 7", "")
