"""Q5: what each player may know of a round, and what they may not."""

from __future__ import annotations

import pickle

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.games.quando.rules import events as happened
from quando_desktop.games.quando.rules.actions import Draw
from quando_desktop.games.quando.rules.game import Quando
from quando_desktop.games.quando.rules.round import QuandoRound
from quando_desktop.games.quando.rules.sampler import Sampler
from quando_desktop.games.quando.rules.view import OthersCard, PileCard
from tests.games.quando.rounds import HIDDEN, KNOCK, PASS, SHOWN, act, flip, table


def own(state: QuandoRound, seat: int = 0) -> list[tuple[int, int | None, bool]]:
    return [(card.front, card.back, card.open) for card in state.observe(seat).hand]


def bits(*backs: int) -> int:
    return sum(1 << back for back in backs)


def test_q5_own_fronts_and_the_backs_of_the_others() -> None:
    view = table("7/2 8/0", "10/4 1/3", "5/9").observe(0)
    assert [(card.front, card.back) for card in view.hand] == [(7, None), (8, None)]
    assert view.others == (
        (),
        (OthersCard(3, None), OthersCard(4, None)),
        (OthersCard(9, None),),
    )


def test_q5_the_others_cards_are_sorted_by_what_is_seen() -> None:
    """Their owner's order would give the fronts away."""
    view = table("7/2", "10/4 1/3 5/0 2/8").observe(0)
    assert [card.back for card in view.others[1]] == [0, 3, 4, 8]


def test_q5_of_the_draw_pile_only_the_top_shows_one_side() -> None:
    view = table("7/2", "10/4", draw="4/9 3/8").observe(0)
    assert view.draw[0] == PileCard(4, None)
    assert set(view.draw[1:]) == {PileCard(None, None)}


def test_q5_all_see_what_is_played_but_its_player_not_the_back() -> None:
    state = table("7/2 1/0", "10/4", "3/5")
    act(state, 0, "7/2")
    assert state.observe(0).discard == (PileCard(7, None),)
    assert state.observe(1).discard == state.observe(2).discard == (PileCard(7, 2),)


def test_q5_the_shown_side_taken_is_known_to_the_others_with_its_back() -> None:
    state = table("7/2 1/0", "10/3", draw="4/9")
    act(state, 0, "7/2", SHOWN)
    assert own(state) == [(1, None, False), (4, None, True)]
    assert state.observe(1).others[0] == (OthersCard(0, None), OthersCard(9, 4))


def test_q5_of_the_hidden_side_taken_only_the_drawer_knows_both() -> None:
    state = table("7/2 1/0", "10/3", draw="4/9")
    act(state, 0, "7/2", HIDDEN)
    assert own(state) == [(1, None, False), (9, 4, False)]
    assert state.observe(1).others[0] == (OthersCard(0, None), OthersCard(4, None))


def test_q5_a_zero_turned_is_known_to_all() -> None:
    state = table("8/0 8/1 8/2 5/1", "0/5 3/1", "7/6")
    act(state, 0, "8/0 8/1 8/2", SHOWN)
    act(state, 1, flip(state, 1, "0/5"))
    assert own(state, 1) == [(3, None, False), (5, 0, True)]
    for seat in (0, 2):
        assert state.observe(seat).others[1] == (OthersCard(0, 5), OthersCard(1, None))


def test_q5_a_turned_pile_is_remembered() -> None:
    """Its hidden sides were played before all; its shown sides only the player never saw."""
    state = table("7/2 7/3 7/8 7/9 1/0", "10/0 1/4", draw="4/9", rest=False)
    act(state, 0, "7/2 7/3 7/8 7/9", SHOWN)
    assert state.observe(0).draw == (
        PileCard(2, 7),
        PileCard(None, 7),
        PileCard(None, 7),
        PileCard(None, 7),
    )
    assert [card.up for card in state.observe(1).draw] == [2, 3, 8, 9]


def test_q5_a_card_from_a_turned_pile_is_known_to_all_however_it_is_taken() -> None:
    for side, front, back in ((SHOWN, 2, 7), (HIDDEN, 7, 2)):
        state = table("7/2 7/3 1/0", "10/0 1/4", draw="4/9", rest=False)
        act(state, 0, "7/2 7/3", SHOWN)
        act(state, 1, "10/0", side)
        assert own(state, 1)[-1] == (front, back, True)
        assert OthersCard(back, front) in state.observe(0).others[1]


def test_q5_at_the_end_all_fronts_are_seen() -> None:
    state = table("7/2", "10/4", plays_before_knock=0)
    act(state, 0, KNOCK)
    act(state, 1, PASS)
    assert state.observe(0).others[1] == (OthersCard(4, 10),)
    assert own(state) == [(7, None, True)]


def test_q5_a_search_copy_remembers_nothing() -> None:
    with pytest.raises(ValueError, match="no memory"):
        table("7/2", "10/4").search_copy().observe(0)


def test_q5_a_card_from_a_turned_pile_does_not_tell_how_its_first_owner_came_by_it() -> None:
    """In one world seat 0 was dealt 7/2 and drew 5/2 by its hidden side, in the other it was the
    other way round. Then 7/2 is played, the pile is turned, and seat 1 takes it: the same view."""
    views = []
    for dealt, drawn in (("7/2", "2/5"), ("5/2", "2/7")):
        state = table(f"{dealt} 9/1 4/1", "10/3 10/4 8/3 7/6", draw=f"{drawn} 6/3 8/6", rest=False)
        act(state, 0, "9/1", HIDDEN)
        act(state, 1, "10/3", SHOWN)
        act(state, 0, "7/2", SHOWN)
        act(state, 1, "10/4", SHOWN)
        act(state, 0, "4/1", SHOWN)
        act(state, 1, "8/3", SHOWN)
        views.append(state.observe(1))
    assert (2, 7, True) in [(own.front, own.back, own.open) for own in views[0].hand]
    assert views[0] == views[1]


# ------------------------------------------------------ what follows from what happened


def test_q14_a_penalty_draw_tells_that_there_was_no_zero() -> None:
    state = table("8/0 8/1 8/2 5/1", "3/4 6/7", draw="9/10 4/1 6/5")
    assert state.observe(0).no_zero == (0, 0)
    act(state, 0, "8/0 8/1 8/2", SHOWN)
    act(state, 1, HIDDEN)
    view = state.observe(0)
    assert view.no_zero[1] & bits(7) == bits(7)
    assert not view.no_zero[1] & bits(4), "the card just drawn shows a 4 and may be a zero"
    assert state.observe(1).no_zero == (0, 0), "one's own zeros are no secret"


def test_q14_a_penalty_draw_by_the_shown_side_keeps_what_is_known() -> None:
    state = table("8/0 8/1 8/2 5/1", "3/4 6/7", draw="9/10 5/4")
    act(state, 0, "8/0 8/1 8/2", SHOWN)
    act(state, 1, SHOWN)
    assert state.observe(0).no_zero[1] & bits(4, 7) == bits(4, 7)


def test_q16_a_turn_that_went_on_tells_that_not_all_are_zeros() -> None:
    state = table("7/2 7/3", "9/1 3/4 6/7", draw="5/9 8/6 4/3")
    act(state, 0, "7/2", SHOWN)
    act(state, 1, "9/1", HIDDEN)
    assert state.observe(0).not_all_zero == (0, bits(4, 7, 8))


def test_q16_with_one_card_left_it_is_no_zero() -> None:
    state = table("7/2 7/3", "9/1", draw="5/9 8/6 4/3")
    act(state, 0, "7/2", SHOWN)
    act(state, 1, "9/1", HIDDEN)
    view = state.observe(0)
    assert view.not_all_zero == (0, 0)
    assert view.no_zero[1] == bits(8)


def test_q16_zeros_played_leave_the_rest_under_suspicion() -> None:
    """Not all of 4, 7, 8 are zeros; the card behind the 4 was one; so 7 and 8 are not both."""
    state = table("7/2 7/3 7/5", "9/1 0/4 6/7", draw="5/9 8/6 4/3 3/2")
    act(state, 0, "7/2", SHOWN)
    act(state, 1, "9/1", HIDDEN)
    act(state, 0, "7/3", SHOWN)
    act(state, 1, "0/4", HIDDEN)
    assert state.observe(0).not_all_zero == (0, bits(7, 8))


def test_q16_another_front_played_answers_the_question() -> None:
    """Something else than a zero was seen; after the next turn the new hand is the question."""
    state = table("7/2 7/3 7/5", "9/1 3/4 6/7", draw="5/9 8/6 4/3 3/2")
    act(state, 0, "7/2", SHOWN)
    act(state, 1, "9/1", HIDDEN)
    act(state, 0, "7/3", SHOWN)
    act(state, 1, "3/4")
    assert state.observe(0).not_all_zero == (0, 0)
    act(state, 1, HIDDEN)
    assert state.observe(0).not_all_zero == (0, bits(3, 7, 8))


def test_q16_a_zero_turned_leaves_the_rest_under_suspicion() -> None:
    state = table("8/0 8/1 8/2 7/2 5/1", "9/1 0/4 6/7", draw="9/10 9/6 4/1 6/5")
    act(state, 0, "7/2", SHOWN)
    act(state, 1, "9/1", HIDDEN)
    assert state.observe(0).not_all_zero == (0, bits(4, 7, 9))
    act(state, 0, "8/0 8/1 8/2", SHOWN)
    act(state, 1, flip(state, 1, "0/4"))
    assert state.observe(0).not_all_zero == (0, bits(7, 9))


def test_q16_a_new_card_with_the_same_back_ends_the_suspicion() -> None:
    """The zero behind that back may be the new card, so the old ones tell nothing."""
    state = table("8/0 8/1 8/2 7/2 5/1", "9/1 3/4 6/7", draw="9/10 9/6 4/10 4/1 6/5")
    act(state, 0, "7/2", SHOWN)
    act(state, 1, "9/1", HIDDEN)
    act(state, 0, "8/0 8/1 8/2", SHOWN)
    state.apply(1, HIDDEN)
    assert state.observe(0).not_all_zero == (0, 0)


def test_q16_known_zeros_do_not_count_and_known_others_settle_it() -> None:
    state = table("7/2 7/3", "9/1 3/4", draw="5/9 0/6 8/3")
    act(state, 0, "7/2", SHOWN)
    act(state, 1, "9/1", SHOWN)
    assert state.observe(0).no_zero[1] == bits(4), "0/6 is open, so 3/4 is what is no zero"
    state = table("7/2 7/3", "9/1 3/4", draw="5/9 1/6 8/3")
    act(state, 0, "7/2", SHOWN)
    act(state, 1, "9/1", SHOWN)
    assert state.observe(0).no_zero[1] == 0, "1/6 is open, so nothing follows for 3/4"


# --------------------------------------------------------------------------- events


def test_q5_events_are_cut_to_what_a_seat_may_see() -> None:
    state = table("7/2 1/0", "10/3", draw="4/9 3/6")
    played, drew = act(state, 0, "7/2", HIDDEN)
    assert played.seen_by(0) == happened.Played(0, ((7, None),))
    assert played.seen_by(1) == happened.Played(0, ((7, 2),))
    assert isinstance(drew, happened.Drew)
    assert drew.seen_by(0) == drew
    assert drew.seen_by(1) == happened.Drew(0, Draw.HIDDEN, (None, 4), open=False, penalty=False)
    _, drew = act(state, 1, "10/3", SHOWN)
    assert isinstance(drew, happened.Drew)
    assert drew.seen_by(0) == drew
    assert drew.seen_by(1) == happened.Drew(1, Draw.SHOWN, (3, None), open=False, penalty=False)


def test_q5_a_played_card_shows_its_player_a_back_they_knew() -> None:
    state = table("7/2 1/0", "10/3", draw="4/9")
    act(state, 0, "7/2", HIDDEN)
    act(state, 1, "10/3", SHOWN)
    (played,) = act(state, 0, "9/4")
    assert played.seen_by(0) == happened.Played(0, ((9, 4),))


def test_q5_nobody_is_told_which_backs_the_player_knew() -> None:
    """That would tell two cards with the same back apart."""
    quando = Quando()
    options = quando.check_options(3, {})
    state = quando.begin(options, quando.deal(3, options, None, Chance(3)), (0, 0, 0))
    (played,) = act(state, state.actor, state.legal(state.actor)[0])
    assert isinstance(played, happened.Played)
    assert played.known_backs == (False,)
    for seat in range(3):
        seen = played.seen_by(seat)
        assert isinstance(seen, happened.Played)
        assert seen.known_backs == ()


def test_an_observation_survives_the_way_to_another_process() -> None:
    state = table("7/2 1/0", "10/3", draw="4/9")
    view = state.observe(0)
    assert pickle.loads(pickle.dumps(view)) == view
    assert Sampler(pickle.loads(pickle.dumps(view))).draw(Chance(1)).observe(0) == view
