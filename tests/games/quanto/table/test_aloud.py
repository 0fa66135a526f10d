"""What a Quanto table says aloud by itself: all of it to somebody alone, and where others listen
nothing that only one of them may know."""

from __future__ import annotations

import pytest

from quando_desktop.engine.match import Match
from quando_desktop.games.quanto.rules.actions import Accept, Capture, Decline, Offer, QuantoAction
from quando_desktop.games.quanto.rules.view import HeldCard
from quando_desktop.games.quanto.text import spoken
from quando_desktop.games.quanto.text.words import some_cards
from tests.games.quanto.table.seat import QuantoSeat, Sit, act, made_match


def table_of(people: int) -> Match:
    return made_match("7 1 1 1", "4 4 4 4", display="7 12 11 11 12", people=people)


def drawn(table: QuantoSeat) -> str:
    """What is said of the cards that somebody draws after a capture."""
    table.page.submit(Capture(7, 7, ((7,),)))
    table.rest()
    (line,) = [line for line in table.said if " draw " in line or " draws " in line]
    return line


def new_card(table: QuantoSeat) -> HeldCard:
    (new,) = [card for card in table.view.hand if card.kind != 1]
    return new


def test_a_drawn_card_is_said_to_somebody_alone(sit: Sit) -> None:
    table = sit(table_of(people=1)).begin()
    line = drawn(table)
    assert line == f"You draw {some_cards([new_card(table).kind])}."


def test_where_others_listen_a_drawn_card_is_read_by_who_asks_for_it(sit: Sit) -> None:
    table = sit(table_of(people=2)).begin()
    table.controller.lift()
    table.rest()
    assert drawn(table) == "Maria draws 1 card."
    new, before = new_card(table), len(table.said)
    table.page.focus(("own", new.card))
    assert table.focus.accessibleName().startswith(spoken.card(new.kind))
    assert len(table.said) == before, "the reader reads what has the focus"


@pytest.mark.parametrize(
    ("answer", "alone", "overheard"),
    [
        (Accept(3), "You keep the 7 and give Bruno a 3.", "Maria keeps it and gives"),
        (Decline(), "You give Bruno the 7 back.", "Maria gives the card back"),
    ],
)
def test_where_others_listen_no_offered_card_is_named(
    sit: Sit, answer: QuantoAction, alone: str, overheard: str
) -> None:
    for people in (1, 4):
        match = made_match(*["7 3 9 10"] * 4, display="11 12 12 11", people=people, teams=True)
        act(match, 2, Offer(7))
        table = sit(match).begin()
        if people > 1:
            table.controller.lift()
            table.rest()
        table.page.submit(answer)
        table.rest()
        assert any(line.startswith(overheard if people > 1 else alone) for line in table.said)
        assert people == 1 or not any(line.startswith("You ") for line in table.said)
