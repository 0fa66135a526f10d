"""The log says what happened in a seat's own words, and never more than the seat may know (Q5)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Event
from quando_desktop.engine.players import TABLE
from quando_desktop.games.quando.rules import events as happened
from quando_desktop.games.quando.rules.game import Quando
from quando_desktop.games.quando.rules.round import QuandoRound
from quando_desktop.games.quando.text.log import QuandoTeller
from quando_desktop.table.text.log import LogEntry
from tests.games.quando.rounds import HIDDEN, KNOCK, PASS, SHOWN, act, flip, table

NAMES = ("Maria", "Vesna", "Bruno")


def told(events: Sequence[Event], looker: int, names: Sequence[str] = NAMES) -> list[LogEntry]:
    return QuandoTeller(names, looker).told([event.seen_by(looker) for event in events])


def lines(events: Sequence[Event], looker: int) -> list[str]:
    return [entry.sentence for entry in told(events, looker)]


@pytest.mark.parametrize(
    ("cards", "own", "others"),
    [
        ("5/0 6/0 7/0", "You play the straight 5 6 7.", "Maria plays the straight 5 6 7."),
        ("8/1", "You play the 8.", "Maria plays the 8."),
        ("8/1 8/2", "You play two 8s.", "Maria plays two 8s."),
    ],
)
def test_a_play_names_its_cards_and_its_player(cards: str, own: str, others: str) -> None:
    events = act(table("5/0 6/0 7/0 8/1 8/2", "1/2", "1/3"), 0, cards)
    assert lines(events, 0) == [own]
    assert lines(events, 1) == [others]


def test_q5_a_shown_side_taken_shows_its_back_to_the_others_only() -> None:
    events = act(table("5/0 1/0", "1/2", "1/3", draw="4/9"), 0, "5/0", SHOWN)[1:]
    assert lines(events, 0) == ["You take the shown 4."]
    assert lines(events, 2) == ["Maria takes the shown 4; its back is 9."]


def test_q5_a_hidden_side_taken_is_known_to_its_owner_only() -> None:
    events = act(table("5/0 1/0", "1/2", "1/3", draw="4/9"), 0, "5/0", HIDDEN)[1:]
    assert lines(events, 0) == ["You turn the 4 over and take the 9 behind it."]
    assert lines(events, 2) == ["Maria turns the 4 over and takes what is behind it."]


def test_q15_both_sides_of_a_card_from_a_turned_pile_are_known_to_all() -> None:
    shown = happened.Drew(1, SHOWN, (4, 9), open=True, penalty=False)
    hidden = happened.Drew(1, HIDDEN, (9, 4), open=True, penalty=False)
    assert lines([shown], 1) == ["You take the shown 4; its back is 9."]
    assert lines([hidden], 0) == ["Vesna turns the 4 over and takes the 9 behind it."]


def test_q14_a_triplet_and_what_the_others_pay() -> None:
    state = table("8/1 8/2 8/3 7/1", "0/6 2/3", "4/5", draw="4/9 3/9")
    events = act(state, 0, "8/1 8/2 8/3", SHOWN)
    events += act(state, 1, flip(state, 1, "0/6"))
    events += act(state, 2, SHOWN)
    assert lines(events, 1) == [
        "Maria plays three 8s.",
        "Triplet of eights! All but Maria turn a 0 over or draw a card.",
        "Maria takes the shown 4; its back is 9.",
        "You turn a 0 over: its front is 6 now.",
        "Penalty: Bruno takes the shown 3; its back is 9.",
    ]
    assert [(entry.seat, entry.sentence) for entry in told(events, 0)] == [
        (0, "You play three 8s."),
        (0, "Triplet of eights! Everybody else turns a 0 over or draws a card."),
        (0, "You take the shown 4."),
        (1, "Vesna turns a 0 over: its front is 6 now."),
        (2, "Penalty: Bruno takes the shown 3; its back is 9."),
    ]


def test_only_the_big_moments_are_announced() -> None:
    state = table("5/0 1/0", "2/4", "3/4", plays_before_knock=0)
    events = act(state, 0, KNOCK) + act(state, 1, PASS) + act(state, 2, PASS)
    announced = {entry.sentence: bool(entry.announcement) for entry in told(events, 1)}
    assert announced == {
        "Maria knocks: the last round begins.": True,
        "You pass.": False,
        "Bruno passes.": False,
        "The round is over. Points: Maria 11, you 0 and Bruno 3.": True,
    }


def test_every_line_is_said_whole_to_those_who_want_to_hear_everything() -> None:
    events = act(table("5/0 1/0", "1/2", "1/3", draw="4/9"), 0, "5/0", HIDDEN)
    said = [entry.aloud(shared=False, whole=True) for entry in told(events, 0)]
    assert said == ["You play the 5.", "You turn the 4 over and take the 9 behind it."]


def test_q5_where_others_listen_a_draw_is_told_as_all_of_them_know_it() -> None:
    """The drawer does not know the back, the others do not know what was behind it."""
    for side, words in (
        (SHOWN, "Maria takes the shown 4."),
        (HIDDEN, "Maria turns the 4 over and takes what is behind it."),
    ):
        event = act(table("5/0 1/0", "1/2", "1/3", draw="4/9"), 0, "5/0", side)[1]
        for looker in range(3):
            (entry,) = told([event], looker)
            assert entry.aloud(shared=True, whole=True) == words
    both = happened.Drew(1, SHOWN, (4, 9), open=True, penalty=False)
    (entry,) = told([both], 0)
    assert entry.aloud(shared=True, whole=True) == "Vesna takes the shown 4; its back is 9."


def test_q5_nothing_is_said_aloud_that_only_some_may_know() -> None:
    game, chance = Quando(), Chance(3)
    options = game.check_options(3, {})
    state = game.begin(options, game.deal(3, options, None, chance), (0,) * 3)
    secrets = 0
    while state.outcome() is None:
        seat, events = state.to_act()[0], list[Event]()
        state.apply(seat, chance.choice(state.observe(seat).legal()), events)
        for event, looker in product(events, range(3)):
            if event.seen_by(looker) != event.seen_by(TABLE):
                secrets += 1
                (entry,) = told([event], looker)
                assert entry.aloud(shared=True) == "", entry.sentence
            known = event
            for seat_ in range(3):
                known = known.seen_by(seat_)
            (entry,), (public,) = told([event], looker), QuandoTeller(NAMES, looker).told([known])
            said = entry.aloud(shared=True, whole=True)
            assert said == public.aloud(shared=True, whole=True)
    assert secrets > 10


@pytest.mark.usefixtures("languages")
def test_what_nobody_does_belongs_to_the_table() -> None:
    turned = happened.PileTurned(15, 4)
    (entry,) = told([turned], 0)
    assert entry.seat == TABLE
    assert entry.sentence == "The discard pile is turned over: 15 cards to draw, 4 on top."
    assert entry.announcement == "The discard pile is turned over: new draw pile"


def test_zeros_and_a_penalty_without_cards() -> None:
    events = [happened.PenaltySkipped(1), happened.OnlyZeros(0)]
    assert lines(events, 0) == [
        "Penalty: no card is left for Vesna.",
        "You hold nothing but zeros.",
    ]
    assert lines(events, 1) == [
        "Penalty: no card is left for you.",
        "Maria holds nothing but zeros.",
    ]


def test_the_round_begins_and_a_move_is_taken_back() -> None:
    view = table("5/0", "2/4", "3/4", dealer=1).observe(0)
    assert QuandoTeller(NAMES, 0).opening(view, 3).sentence == "Round 3: Vesna deals. Bruno begins."
    assert QuandoTeller(NAMES, 1).opening(view, 3).sentence == "Round 3: you deal. Bruno begins."
    assert QuandoTeller(NAMES, 2).opening(view, 3).sentence == "Round 3: Vesna deals. You begin."
    assert QuandoTeller(NAMES, 2).taken_back(2).sentence == "You take it back."
    assert QuandoTeller(NAMES, 2).taken_back(0).sentence == "Maria takes it back."


def test_names_with_braces_stay_as_they_are() -> None:
    entry = told([happened.Drew(1, HIDDEN, (9, 4), False, True)], 0, ("A", "{back}", "C"))[0]
    assert entry.sentence == "Penalty: {back} turns the 4 over and takes what is behind it."


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("seed", range(3))
def test_q5_what_a_seat_cannot_see_does_not_change_its_log(seats: int, seed: int) -> None:
    """Other worlds that look the same to a seat before and after an action tell it the same."""
    game, chance = Quando(), Chance(seed)
    options = game.check_options(seats, {})
    deal = game.deal(seats, options, None, chance.stream("deal"))
    state = game.begin(options, deal, (0,) * seats)
    names = [f"P{seat}" for seat in range(seats)]
    compared = 0
    for step in range(60):
        if not state.to_act():
            break
        actor, looker = state.actor, step % seats
        action = chance.choice(state.legal(actor))
        other: QuandoRound = game.sample(state.observe(looker), chance)
        is_legal = action in other.legal(actor)
        events: list[Event] = []
        state.apply(actor, action, events)
        if is_legal:
            otherwise: list[Event] = []
            other.apply(actor, action, otherwise)
            if other.observe(looker) == state.observe(looker):
                compared += events != otherwise
                assert told(otherwise, looker, names) == told(events, looker, names)
    assert compared
