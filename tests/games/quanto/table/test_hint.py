"""A hint at a Quanto table: asked for, awaited, read, and away again; the player plays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt

from quando_desktop.bots.bot import Advice
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.chance import Chance
from quando_desktop.games.quanto.bots.reason import Ground, QuantoReason
from quando_desktop.games.quanto.rules.actions import (
    Accept,
    Capture,
    Decline,
    Discard,
    Form,
    Offer,
    QuantoAction,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.hint import speech
from quando_desktop.games.quanto.text import moves
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.hint import adviser
from quando_desktop.table.parts.scenery import BUBBLE
from quando_desktop.table.scene.tableau import Key
from tests.games.quanto.table.advice import advice, reason, shown_to
from tests.games.quanto.table.seat import NINE, QuantoSeat, Sit, act, basic, made_match, new_match

KEY = Qt.Key
DRAW = "10 10 10 10 11 11 11 11 10 10 10"


@pytest.fixture
def table(sit: Sit) -> QuantoSeat:
    """The hand is 1 3 9 J."""
    return sit(basic()).begin()


@pytest.fixture
def hinted(table: QuantoSeat) -> QuantoSeat:
    """The large capture, with reasons."""
    table.type(KEY.Key_H)
    answer(table, NINE)
    return table


def answer(table: QuantoSeat, action: QuantoAction | None = None) -> None:
    table.bots.advise(advice(table.view, action))
    table.rest()


def dots(table: QuantoSeat) -> set[Key]:
    """What has a dot, by the key of its card."""
    return {*table.scenery.hinted_keys}


def read(table: QuantoSeat) -> str:
    """What a screen reader finds of the hint."""
    return table.controls[BUBBLE].name.replace("\u00a0", " ")


def would(table: QuantoSeat, action: QuantoAction) -> str:
    words = moves.would("Olive", action, table.view)
    assert words.startswith("Olive would ")
    return words.replace("\u00a0", " ")


# ----------------------------------------------------------------- to and fro


def test_it_says_why_and_compares(hinted: QuantoSeat) -> None:
    words = read(hinted)
    assert "because that wins 6 cards at once" in words
    assert ": +3.4" in words
    assert ": +1.4" in words, "and what would be worse"
    assert hinted.said[-1].replace("\u00a0", " ") in words


def test_dots_mark_the_cards(hinted: QuantoSeat) -> None:
    cards = [hinted.lying(card) for card in ("4r", "5", "9", "2", "7r")]
    assert dots(hinted) == {hinted.own("9"), *cards}
    hinted.type(KEY.Key_1)
    assert dots(hinted) == {hinted.own("9"), *cards}, "also while something else is chosen"
    hinted.type(KEY.Key_H)
    assert dots(hinted) == set()


def test_who_plays_needs_it_no_more(hinted: QuantoSeat) -> None:
    hinted.type(KEY.Key_3)
    assert BUBBLE in hinted.pieces, "cards are chosen while it stands there"
    hinted.type(KEY.Key_Return)
    assert BUBBLE not in hinted.pieces
    assert dots(hinted) == set()


def test_without_reasons_it_is_shorter(table: QuantoSeat) -> None:
    table.type(KEY.Key_H)
    table.bots.advise(Advice(NINE))
    table.rest()
    assert read(table) == f"{would(table, NINE)}."


def test_it_follows_the_language(hinted: QuantoSeat, english: Languages) -> None:
    english.use(Language.GERMAN)
    hinted.page.relay()
    assert read(hinted).startswith("Olive würde")
    assert "+3,4" in read(hinted)


# ------------------------------------------------------- every kind of decision


def test_a_quanto_to_form(sit: Sit) -> None:
    match = made_match("3 9 J 1", "4 5 6 7", display="4r 5 9 2 7r 12", draw=DRAW)
    table = sit(match, (1920, 1080)).begin()
    table.type(KEY.Key_H)
    answer(table, Form(9, 9, 2, 11))
    assert read(table).startswith(f"{would(table, Form(9, 9, 2, 11))}, because")
    assert dots(table) == {table.own("9"), table.lying("2")}
    tiles, bubble = table.controls["tiles"].box, table.controls[BUBBLE].box
    assert not bubble.overlaps(tiles), "the tile is what it is about"


def test_a_quanto_to_take(sit: Sit) -> None:
    match = made_match("4 9 1 1", "12 12 12 12", display="5 6 3 10", draw=DRAW)
    act(match, 0, Form(4, 4, 5, 9))
    act(match, 1, Discard(12))
    table = sit(match).begin()
    table.type(KEY.Key_H)
    answer(table, Take(9, ((3, 6),)))
    assert read(table).startswith(f"{would(table, Take(9, ((3, 6),)))}, because")


def test_a_quanto_to_steal(sit: Sit) -> None:
    match = made_match("12 J 11 11", "4 1 1 1", display="5 10 10 10", draw=DRAW)
    act(match, 0, Discard(12))
    act(match, 1, Form(4, 4, 5, 9))
    table = sit(match).begin()
    table.type(KEY.Key_H)
    answer(table, Steal(1))
    assert read(table).startswith(f"{would(table, Steal(1))}, because")
    assert dots(table) == {table.own("J"), ("quanto of", 1)}
    assert not table.controls[BUBBLE].box.overlaps(table.controls["quanto of", 1].box)


def test_a_card_that_a_3_turned_up(sit: Sit) -> None:
    match = made_match("3 11 11 11", "4 4 4 4", display="12 12 10 10", draw="9 12 1 " + DRAW)
    act(match, 0, Discard(3))
    table = sit(match).begin()
    table.type(KEY.Key_H)
    answer(table, Capture(12, 12, ((12,), (12,))))
    assert dots(table) == {table.turned("12"), table.lying("12"), table.lying("12", 1)}


def teams(sit: Sit, *, offered: bool) -> QuantoSeat:
    match = made_match(
        "3 9 J 1", "12 12 12 12", "7 1 2 3", "12 12 12 12",
        display="4 5 9 2", draw=DRAW + " 10 10", teams=True,
    )  # fmt: skip
    if offered:
        act(match, 2, Offer(7))
    else:
        for seat in (0, 1):
            act(match, seat, match.observe(seat).legal()[0])
    table = sit(match)
    table.page.begin()
    table.rest()
    if not offered:
        table.type(KEY.Key_O)
    table.type(KEY.Key_H)
    return table


@pytest.mark.parametrize("action", [Accept(1), Decline()])
def test_an_answer_to_the_partner(sit: Sit, action: QuantoAction) -> None:
    table = teams(sit, offered=True)
    answer(table, action)
    assert read(table).startswith(f"{would(table, action)}, because")


def test_an_offer(sit: Sit) -> None:
    table = teams(sit, offered=False)
    card = table.view.hand[0].kind
    answer(table, Offer(card))
    assert read(table).startswith(f"{would(table, Offer(card))}, because")
    assert dots(table) == {("own", table.view.hand[0].card)}


def test_to_offer_nothing_is_advice_too(sit: Sit) -> None:
    table = teams(sit, offered=False)
    table.bots.advise(Advice(None, QuantoReason(Ground.DECLINE_GOOD, ())))
    table.rest()
    assert read(table) == "Olive would offer nothing."


# --------------------------------------------------------------- what cannot be


def test_the_same_cards_may_be_grouped_otherwise(sit: Sit) -> None:
    """The rules name one grouping for all."""
    table = sit(made_match("J 1 1 1", "4 5 6 7", display="4 4 12 12", draw=DRAW)).begin()
    table.type(KEY.Key_H)
    action = Capture(0, 8, ((4, 4),))
    assert action not in table.view.legal()
    table.bots.advise(Advice(action))
    table.rest()
    assert read(table) == f"{would(table, action)}."


def test_a_reason_that_weighs_what_cannot_be_done_is_none(table: QuantoSeat) -> None:
    table.type(KEY.Key_H)
    table.bots.advise(Advice(NINE, reason(table.view, NINE, Steal(1))))
    table.rest()
    assert read(table) == f"{would(table, NINE)}."


def test_the_curtain_takes_it_away(sit: Sit) -> None:
    match = made_match("3 9 J 1", "4 5 6 7", display="4r 5 9 2 7r 12", draw=DRAW, people=2)
    table = sit(match)
    table.controller.curtainFell.connect(table.page.conceal)
    table.begin()
    table.controller.lift()
    table.rest()
    table.type(KEY.Key_H)
    answer(table, NINE)
    assert BUBBLE in table.pieces
    table.type(KEY.Key_3, KEY.Key_Return)
    table.go_on()
    assert table.pieces == set()
    table.controller.lift()
    table.rest()
    assert table.view.seat == 1
    assert BUBBLE not in table.pieces
    assert dots(table) == set()


# ------------------------------------------------------------------- every kind of action


def decisions(
    seats: int, seed: int, *, teams: bool = False
) -> Iterator[tuple[QuantoView, MatchFacts]]:
    """What the looker has to decide in a match that goes any way; partners offer cards."""
    match = new_match(seats, seed, teams=teams)
    match.begin_round()
    chance = Chance(seed)
    while match.in_round:
        to_act = match.to_act()
        for seat in to_act:
            if seat == 0:
                view = match.observe(seat)
                assert isinstance(view, QuantoView)
                yield view, MatchFacts.of(match)
        seat = to_act[chance.below(len(to_act))]
        match.submit(seat, chance.choice(match.observe(seat).legal()))


def test_advice_for_every_kind_of_action_is_said(english: Languages, kept_style: Style) -> None:
    kinds = set()
    for view, facts in decisions(4, 11, teams=True):
        for action in {type(each): each for each in view.legal()}.values():
            assert isinstance(action, QuantoAction)
            said = speech(shown_to(view, facts, advice(view, action)), adviser(kept_style.palette))
            assert said.title.startswith("Olive would ")
            assert said.words.startswith("because ")
            kinds.add(type(action))
    assert len(kinds) >= 8
