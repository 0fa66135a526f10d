"""What a player may know of a round of Quanto, and what nobody may (N26)."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from quando_desktop.bots.question import chance_for
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from quando_desktop.games.quanto.rules.actions import Discard
from quando_desktop.games.quanto.rules.game import QuantoGame
from quando_desktop.games.quanto.rules.view import Offering, Quanto, QuantoView
from tests.games.quanto.rounds import QUANTO, act, kinds, made_round

PUBLIC = {
    "options",
    "scores",
    "dealer",
    "phase",
    "active",
    "again",
    "may_offer",
    "hand_sizes",
    "display",
    "display_arrivals",
    "tiles",
    "quantos",
    "winnings",
    "draw",
    "turned_up",
    "gone",
    "last_capture",
    "race",
}
PRIVATE = {"seat", "hand", "hand_arrivals", "known", "offering"}


def test_n26_what_is_open_is_the_same_for_all() -> None:
    names = {field.name for field in fields(made_round("1", "2").observe(0))}
    assert names == PUBLIC | PRIVATE
    chance = Chance("open")
    options = QUANTO.check_options(4, {"teams": True})
    state = QUANTO.begin(options, QUANTO.deal(4, options, None, chance), (0,) * 4)
    while state.to_act():
        views = [state.observe(seat) for seat in range(4)]
        for name in PUBLIC:
            assert len({repr(getattr(view, name)) for view in views}) == 1, name
        for view in views:
            assert [len(known) for known in view.known][view.seat] == 0
            assert len(view.hand) == view.hand_sizes[view.seat]
        seat = chance.choice(state.to_act())
        state.apply(seat, chance.choice(state.legal(seat)))


def test_n26_hands_and_pile_are_hidden() -> None:
    """With other cards there nothing changes for who cannot see them."""
    here = made_round("7 6", "5 4", "3 2", display="12", draw="9 10 11")
    there = made_round("7 6", "2 3", "4 5", display="12", draw="11 9 10")
    assert here.observe(0) == there.observe(0)
    assert here.observe(1) != there.observe(1)


def test_n26_captured_cards_are_remembered_but_not_whose_they_are() -> None:
    state = made_round("7 6", "5 4", display="7 12 5", rest=True, draw="9 10 8 8 8 8 8")
    act(state, 0, "capture", card="7", groups="7")
    act(state, 1, "capture", card="5", groups="5")
    assert state.observe(0).gone == state.observe(1).gone == kinds("5 5 7 7")
    assert state.observe(0).winnings == (2, 2)


def test_n26_cards_that_left_the_game_are_remembered() -> None:
    state = made_round(
        "3 6", "5", display="12 11", draw="9 8 7 2 2 2", rest=True, free_discard=True
    )
    act(state, 0, "discard", card="3")
    act(state, 0, "discard", card="8", revealed=True)
    assert state.observe(1).gone == kinds("7 9")


def test_the_own_hand_is_sorted_and_its_cards_can_be_followed() -> None:
    state = made_round("J 7r 7 12 1", "5", display="11", draw="7 4 4", free_discard=True)
    assert [own.kind for own in state.observe(0).hand] == list(kinds("1 7 7r 12 J"))
    assert [own.card for own in state.observe(0).hand] == [4, 2, 1, 3, 0]
    state.apply(0, Discard(7))
    assert [own.card for own in state.observe(0).hand] == [4, 1, 3, 0]
    assert state.observe(0).hand_arrivals == 5


def test_display_cards_can_be_followed_and_the_longest_lying_equal_goes() -> None:
    state = made_round("7 6", "5", display="7 12 7", draw="9 8 4 4 4 4")
    act(state, 0, "capture", card="7", groups="7")
    view = state.observe(1)
    assert [tuple(lying) for lying in view.display] == [(1, 12), (2, 7), (3, 9), (4, 8)]
    assert view.display_arrivals == 5


def test_who_watches_has_nothing_to_do() -> None:
    state = made_round("7 6", "5", display="12")
    assert state.observe(1).legal() == ()
    assert state.observe(0).opens_turn()
    act(state, 0, "discard", card="6")
    assert list(state.observe(1).legal()) == list(state.legal(1))


def test_a_search_copy_cannot_be_observed() -> None:
    with pytest.raises(ValueError, match="no memory"):
        made_round("7", "5").search_copy().observe(0)


@pytest.mark.parametrize("seats", QuantoGame.seats)
def test_a_search_copy_plays_the_same_round(seats: int) -> None:
    chance = Chance(seats)
    options = QUANTO.check_options(seats, {"teams": seats == 4})
    state = QUANTO.begin(options, QUANTO.deal(seats, options, None, chance), (0,) * seats)
    twin = state.search_copy()
    while state.to_act():
        assert twin.to_act() == state.to_act()
        seat = chance.choice(state.to_act())
        assert twin.legal(seat) == state.legal(seat)
        action = chance.choice(state.legal(seat))
        state.apply(seat, action, [])
        twin.apply(seat, action)
    assert twin.outcome() == state.outcome()


def test_what_takes_long_to_decide_says_nothing_about_hidden_cards() -> None:
    here = made_round("7 6", "5 4", display="12")
    there = made_round("12 J", "5 4", display="12")
    assert here.observe(0).looks_hard() == there.observe(0).looks_hard()


def look(match: Match) -> QuantoView:
    view = match.observe(0)
    assert isinstance(view, QuantoView)
    return view


def test_only_what_taught_nothing_can_be_taken_back() -> None:
    """A discarded 2 can; whatever drew a card, or turned one up, cannot."""
    undone = refused = 0
    for seed in range(12):
        match = Match(QUANTO, [Player("A"), Player("B")], seed=seed)
        match.begin_round()
        chance = Chance(seed)
        while match.in_round:
            seat = match.to_act()[0]
            pile = look(match).draw
            match.submit(seat, chance.choice(match.truth.legal(seat)))
            if match.can_undo(seat):
                assert look(match).draw == pile
                undone += look(match).again
            else:
                assert look(match).draw < pile or not match.in_round
                refused += 1
    assert undone > 5
    assert refused > 100


def test_the_chance_of_a_computer_player_survives_new_versions() -> None:
    """It follows from the text of a view, so the names in it are part of every kept match."""
    match = Match(QUANTO, [Player(name) for name in "abcd"], {"teams": True}, seed=3)
    match.begin_round()
    view = match.observe(1)
    assert isinstance(view, QuantoView)
    view = replace(view, quantos=(Quanto(8, (3, 5)), None, None, None), offering=Offering(3, 7))
    known = "b02345c1b5c3608a82475ee3e59a72639e866cce8e67423f45d6652ba00b5f05"
    assert chance_for(view) == known
