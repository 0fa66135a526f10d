"""The rules of Quando, one by one, by their numbers."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations, product

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import IllegalAction, Refusal, Result, WrongPhase, WrongPlayer
from quando_desktop.engine.match import Match
from quando_desktop.engine.seats import Player
from quando_desktop.games.quando import events as happened
from quando_desktop.games.quando.actions import DRAWS, Draw, Flip, Phase, Play
from quando_desktop.games.quando.cards import PAIRS
from quando_desktop.games.quando.game import Quando
from quando_desktop.games.quando.rules import QuandoDeal, QuandoRound
from quando_desktop.games.quando.scoring import EndedBy, points, result
from tests.games.quando.tables import (
    HIDDEN,
    KNOCK,
    PASS,
    SHOWN,
    act,
    flip,
    hand,
    knocked_with,
    play,
    table,
    texts,
)

QUANDO = Quando()


def deal(seats: int, seed: int = 1) -> QuandoDeal:
    return QUANDO.deal(seats, QUANDO.check_options(seats, {}), None, Chance(seed))


# ------------------------------------------------------------- material and setup


def test_q1_every_pair_of_numbers_is_one_card() -> None:
    assert len(PAIRS) == 55
    assert set(PAIRS) == {(a, b) for a in range(11) for b in range(11) if a < b}
    assert set(Counter(n for pair in PAIRS for n in pair).values()) == {10}


@pytest.mark.parametrize(("seats", "size"), [(2, 8), (3, 8), (4, 7), (5, 7), (6, 7)])
def test_q2_hands_of_eight_or_seven(seats: int, size: int) -> None:
    assert [len(cards) for cards in deal(seats).hands] == [size] * seats


def test_q2_two_to_six_players() -> None:
    assert list(QUANDO.seats) == [2, 3, 4, 5, 6]


def test_q3_order_and_upper_sides_are_fair_and_independent() -> None:
    """Over 2,000 deals each card lies everywhere, and either side up, about equally often."""
    first, up = Counter[tuple[int, int]](), Counter[bool]()
    for seed in range(2000):
        dealt = deal(6, seed)
        for a, b in dealt.hands[0]:
            first[min(a, b), max(a, b)] += 1
            up[a < b] += 1
    expected = 2000 * 7 / 55
    assert all(abs(first[pair] - expected) < 5 * expected**0.5 for pair in PAIRS)
    assert abs(up[True] - up[False]) < 5 * (2000 * 7) ** 0.5


def test_q4_the_side_that_lies_up_becomes_the_back() -> None:
    """A deal names a hand's cards by front and back, and the front is what counts."""
    state = table("7/2", "10/0")
    assert hand(state, 0) == "7/2"
    act(state, 0, "7/2", SHOWN)
    assert state.front[state.discard[0]] == 7


def test_q6_the_rest_is_the_draw_pile_and_nothing_is_discarded() -> None:
    options = QUANDO.check_options(4, {})
    state = QUANDO.begin(options, deal(4), (0,) * 4)
    assert len(state.draw) == 55 - 4 * 7
    assert state.discard == []


def test_q7_the_first_dealer_is_random_or_chosen() -> None:
    assert {deal(4, seed).dealer for seed in range(60)} == {0, 1, 2, 3}
    match = Match(QUANDO, [Player("A"), Player("B"), Player("C")], seed=1, first_dealer=2)
    match.begin_round()
    assert match.to_act() == (0,)


def test_q7_the_deal_moves_clockwise_and_the_left_of_the_dealer_begins() -> None:
    options = QUANDO.check_options(3, {})
    previous = deal(3)
    following = QUANDO.deal(3, options, previous, Chance(2))
    assert following.dealer == (previous.dealer + 1) % 3
    state = QUANDO.begin(options, following, (0,) * 3)
    assert state.to_act() == ((following.dealer + 1) % 3,)


def test_q7_play_goes_clockwise() -> None:
    state = table("7/2 1/2", "8/2 1/3", "9/2 1/4")
    order = []
    for _ in range(6):
        order.append(state.actor)
        act(state, state.actor, hand(state, state.actor).split()[0], SHOWN)
    assert order == [0, 1, 2, 0, 1, 2]


# ------------------------------------------------------------------------- a turn


def test_q8_a_turn_is_a_play_and_then_one_draw() -> None:
    state = table("7/2 8/0", "10/0 1/4")
    assert (state.actor, state.phase) == (0, Phase.PLAY)
    with pytest.raises(WrongPhase):
        state.check(0, Draw.SHOWN)
    act(state, 0, "7/2")
    assert (state.actor, state.phase) == (0, Phase.DRAW)
    with pytest.raises(WrongPhase):
        state.check(0, play(state, 0, "8/0"))
    act(state, 0, SHOWN)
    assert (state.actor, state.phase) == (1, Phase.PLAY)
    with pytest.raises(WrongPlayer):
        state.check(0, play(state, 0, "8/0"))


def test_q8_nobody_may_skip() -> None:
    state = table("7/2", "10/0")
    with pytest.raises(IllegalAction, match="pass_only_in_last_round"):
        state.check(0, PASS)
    assert PASS not in state.legal(0)


@pytest.mark.parametrize("low", range(9))
def test_q9_three_consecutive_fronts_are_a_straight(low: int) -> None:
    behind = 10 if low < 5 else 0
    straight = " ".join(f"{number}/{behind}" for number in range(low, low + 3))
    state = table(straight, "8/7")
    act(state, 0, hand(state, 0), SHOWN)
    assert len(state.discard) == 3


@pytest.mark.parametrize(
    "cards",
    ["9/1 10/1 0/2", "10/1 0/2 1/2", "3/1 4/1", "3/1 4/1 5/1 6/1", "3/1 5/1 7/1", "3/1 3/2 4/1"],
)
def test_q9_nothing_else_is_a_straight(cards: str) -> None:
    state = table(cards, "8/7")
    with pytest.raises(IllegalAction, match="not_a_set"):
        state.check(0, play(state, 0, cards))


@pytest.mark.parametrize("count", range(1, 9))
def test_q10_any_number_of_equal_fronts(count: int) -> None:
    cards = " ".join(f"8/{back}" for back in range(count))
    state = table(cards, "10/9")
    act(state, 0, cards, SHOWN)
    assert len(state.discard) == count


def test_q11_cards_lie_in_the_order_laid() -> None:
    state = table("7/2 8/0 9/4", "10/0", draw="5/3")
    canonical = next(a for a in state.legal(0) if isinstance(a, Play) and len(a.cards) == 3)
    assert texts(state, canonical.cards) == "7/2 8/0 9/4"
    act(state, 0, "9/4 7/2 8/0", SHOWN)
    assert texts(state, state.discard) == "9/4 7/2 8/0"


def test_q12_the_shown_side_becomes_the_front() -> None:
    state = table("7/2 1/0", "10/0", draw="4/9")
    act(state, 0, "7/2", SHOWN)
    assert hand(state, 0) == "1/0 4/9"


def test_q12_the_hidden_side_becomes_the_front_unseen() -> None:
    state = table("7/2 1/0", "10/0", draw="4/9")
    act(state, 0, "7/2")
    before = state.observe(0)
    assert before.draw[0] == (4, None)
    act(state, 0, HIDDEN)
    assert hand(state, 0) == "1/0 9/4"


def test_q12_the_choice_is_final() -> None:
    match = Match(QUANDO, [Player("A"), Player("B")], seed=5)
    match.begin_round()
    seat = match.to_act()[0]
    match.submit(seat, match.truth.legal(seat)[0])
    match.submit(seat, HIDDEN)
    with pytest.raises(Refusal):
        match.undo(seat)


def test_q12_holds_for_penalties_too() -> None:
    state = table("8/0 8/1 8/2 5/1", "9/1", draw="3/10 4/9")
    act(state, 0, "8/0 8/1 8/2", SHOWN)
    assert state.legal(1) == DRAWS
    act(state, 1, HIDDEN)
    assert hand(state, 1) == "9/1 9/4"


def test_q13_a_turn_never_ends_with_an_empty_hand() -> None:
    state = table("7/2", "10/0", draw="4/9")
    act(state, 0, "7/2")
    assert hand(state, 0) == ""
    assert state.legal(0) == DRAWS
    act(state, 0, SHOWN)
    assert hand(state, 0) == "4/9"


# -------------------------------------------------------------------- the triplet


def test_q14_worked_example_three_eights() -> None:
    """Tim plays three 8s and draws; Sarah turns a 0, Maria and Linus draw; Sarah is next."""
    state = table("8/0 8/1 8/2 5/1", "0/5 0/6 3/1", "4/1 6/2", "7/1 9/2", draw="10/3 9/4 7/5 6/4")
    events = act(state, 0, "8/0 8/1 8/2", SHOWN)
    assert happened.Tripled(0, 8) in events
    assert (state.actor, state.phase) == (1, Phase.FLIP)
    assert {type(action) for action in state.legal(1)} == {Flip}
    assert len(state.legal(1)) == 2
    act(state, 1, flip(state, 1, "0/6"))
    assert hand(state, 1) == "0/5 3/1 6/0"
    assert (state.actor, state.phase) == (2, Phase.PENALTY_DRAW)
    act(state, 2, SHOWN)
    assert hand(state, 2) == "4/1 6/2 9/4"
    act(state, 3, HIDDEN)
    assert hand(state, 3) == "5/7 7/1 9/2"
    assert (state.actor, state.phase) == (1, Phase.PLAY)


@pytest.mark.parametrize("count", [1, 2, 4, 5])
def test_q14_other_numbers_of_equals_are_no_triplet(count: int) -> None:
    cards = " ".join(f"8/{back}" for back in range(count))
    state = table(cards + " 5/1", "9/1")
    act(state, 0, cards, SHOWN)
    assert (state.actor, state.phase) == (1, Phase.PLAY)


def test_q14_a_straight_is_no_triplet() -> None:
    state = table("3/0 4/0 5/0 5/1", "9/1")
    act(state, 0, "3/0 4/0 5/0", SHOWN)
    assert (state.actor, state.phase) == (1, Phase.PLAY)


def test_q14_whoever_has_a_zero_must_turn_one_and_only_a_zero() -> None:
    state = table("8/0 8/1 8/2 5/1", "0/5 3/1")
    act(state, 0, "8/0 8/1 8/2", SHOWN)
    with pytest.raises(WrongPhase):
        state.check(1, SHOWN)
    three = state.cards(1)[1]
    with pytest.raises(IllegalAction, match="not_a_zero"):
        state.check(1, Flip(three))
    with pytest.raises(IllegalAction, match="not_in_hand"):
        state.check(1, Flip(state.cards(0)[0]))


def test_q14_triplet_of_zeros_counts_too() -> None:
    state = table("0/1 0/2 0/3 5/1", "9/1")
    act(state, 0, "0/1 0/2 0/3", SHOWN)
    assert (state.actor, state.phase) == (1, Phase.PENALTY_DRAW)


# ------------------------------------------------------------------ the draw pile


def test_q15_the_discard_pile_is_turned_over_as_soon_as_the_last_card_is_taken() -> None:
    state = table("7/2 7/3 1/0", "10/0 1/4", draw="4/9", rest=False)
    events = act(state, 0, "7/2 7/3", SHOWN)
    assert happened.PileTurned(2, 2) in events
    assert state.discard == []
    assert texts(state, state.draw[::-1]) == "2/7 3/7"


def test_q15_the_bottom_card_comes_first_showing_its_other_side() -> None:
    state = table("7/2 7/3 1/0", "10/0 1/4", draw="4/9", rest=False)
    act(state, 0, "7/2 7/3", SHOWN)
    act(state, 1, "10/0", SHOWN)
    assert hand(state, 1) == "1/4 2/7"
    act(state, 0, "1/0", HIDDEN)
    assert hand(state, 0) == "4/9 7/3"
    assert texts(state, state.draw[::-1]) == "0/10 0/1"


def test_q15_it_is_turned_before_penalties_draw() -> None:
    state = table("8/0 8/1 8/2 5/1", "9/1", "9/2", draw="4/9", rest=False)
    act(state, 0, "8/0 8/1 8/2", SHOWN)
    act(state, 1, SHOWN)
    assert hand(state, 1) == "0/8 9/1"


def test_q15_with_both_piles_empty_a_penalty_draw_is_skipped() -> None:
    """One card is left and three are discarded: with five seats the fifth cannot draw."""
    state = table("8/0 8/1 8/2 5/1", "9/1", "9/2", "9/3", "9/4", draw="4/9", rest=False)
    act(state, 0, "8/0 8/1 8/2", SHOWN)
    act(state, 1, SHOWN)
    act(state, 2, SHOWN)
    events = act(state, 3, SHOWN)
    assert happened.PenaltySkipped(4) in events
    assert (state.actor, state.phase) == (1, Phase.PLAY)
    assert state.draw == state.discard == []
    # The next play can be served all the same: its own cards are turned over for it.
    events = act(state, 1, "9/1")
    assert happened.PileTurned(1, 1) in events
    act(state, 1, SHOWN)
    assert hand(state, 1) == "0/8 1/9"


def test_q15_a_zero_is_turned_even_if_both_piles_are_empty() -> None:
    state = table("8/0 8/1 8/2 5/1", "9/1", "9/2", "9/3", "0/4", draw="4/9", rest=False)
    act(state, 0, "8/0 8/1 8/2", SHOWN)
    for seat in (1, 2, 3):
        act(state, seat, SHOWN)
    assert (state.actor, state.phase) == (4, Phase.FLIP)


# ------------------------------------------------------------- the end of a round


def test_q16_worked_example_only_zeros_ends_the_round_without_penalty() -> None:
    """Maria holds 9, 9, 9, 0, plays the 9s and draws a 0."""
    state = table("9/1 9/2 9/3 0/4", "0/5 3/1", draw="0/6")
    events = act(state, 0, "9/1 9/2 9/3", SHOWN)
    assert happened.OnlyZeros(0) in events
    assert state.to_act() == ()
    assert hand(state, 1) == "0/5 3/1"
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.totals, outcome.points, outcome.ended_by) == ((0, 3), (0, 3), EndedBy.ZEROS)


def test_q16_one_zero_is_enough() -> None:
    state = table("7/2", "3/1", draw="0/6")
    act(state, 0, "7/2", SHOWN)
    assert state.to_act() == ()


def test_q16_also_in_the_last_round() -> None:
    state = table("7/2", "3/1", "4/1", draw="0/6", plays_before_knock=0)
    act(state, 0, KNOCK)
    act(state, 1, "3/1", SHOWN)
    assert state.to_act() == ()
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ended_by is EndedBy.ZEROS


def test_q16_is_not_checked_before_the_draw_nor_after_a_pass() -> None:
    state = table("7/2", "0/1", "4/1", plays_before_knock=0)
    act(state, 0, KNOCK)
    act(state, 1, PASS)
    assert state.to_act() == (2,)
    state = table("7/2 0/1", "3/1")
    act(state, 0, "7/2")
    assert state.to_act() == (0,)


def test_q17_a_knock_takes_the_place_of_the_play() -> None:
    state = table("7/2", "3/1", plays_before_knock=0)
    events = act(state, 0, KNOCK)
    assert events == [happened.Knocked(0)]
    assert hand(state, 0) == "7/2"
    assert state.to_act() == (1,)


def test_q17_everybody_must_have_played_twice() -> None:
    state = table("7/2 1/2 9/2 10/2", "8/2 1/3 9/3 10/3")
    for turn in range(4):
        assert KNOCK not in state.legal(state.actor), turn
        with pytest.raises(IllegalAction, match="knock_too_early"):
            state.check(state.actor, KNOCK)
        act(state, state.actor, hand(state, state.actor).split()[0], SHOWN)
    assert KNOCK in state.legal(0)


def test_q17_only_one_knock_a_round() -> None:
    state = table("7/2", "3/1", plays_before_knock=0)
    act(state, 0, KNOCK)
    assert KNOCK not in state.legal(1)
    with pytest.raises(IllegalAction, match="already_knocked"):
        state.check(1, KNOCK)


def test_q17_not_after_the_play() -> None:
    state = table("7/2", "3/1", plays_before_knock=0)
    act(state, 0, "7/2")
    with pytest.raises(WrongPhase):
        state.check(0, KNOCK)


def test_q18_everybody_else_has_one_more_turn() -> None:
    state = table("7/2", "3/1 9/1", "4/1", "5/1", dealer=0, plays_before_knock=0)
    act(state, 1, KNOCK)
    seats = []
    while state.to_act():
        seats.append(state.actor)
        act(state, state.actor, PASS)
    assert seats == [2, 3, 0]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ended_by is EndedBy.KNOCK


def test_q19_in_the_last_round_one_may_play_or_pass() -> None:
    state = table("7/2", "3/1 9/1", "4/1", plays_before_knock=0)
    act(state, 0, KNOCK)
    assert PASS in state.legal(1)
    act(state, 1, "3/1", SHOWN)
    before = hand(state, 2)
    events = act(state, 2, PASS)
    assert events[0] == happened.Passed(2)
    assert hand(state, 2) == before
    assert state.to_act() == ()


def test_q20_a_triplet_in_the_last_round_hits_the_knocker() -> None:
    state = table("0/2 7/1", "8/0 8/1 8/2 5/1", "4/1", plays_before_knock=0)
    act(state, 0, KNOCK)
    act(state, 1, "8/0 8/1 8/2", SHOWN)
    act(state, 2, SHOWN)
    assert (state.actor, state.phase) == (0, Phase.FLIP)
    act(state, 0, flip(state, 0, "0/2"))
    assert hand(state, 0) == "2/0 7/1"
    act(state, 2, PASS)
    assert state.to_act() == ()


# ------------------------------------------------------------------------ scoring


def test_q21_a_total_is_the_sum_of_the_fronts() -> None:
    outcome = knocked_with("1/9 0/10", "10/9 4/3").outcome()
    assert outcome is not None
    assert outcome.totals == (1, 14)


def test_q22_everybody_with_the_lowest_total_scores_nothing() -> None:
    assert points((4, 9, 4, 7), None, 5) == (0, 9, 0, 7)


def test_q23_worked_example_linus_knocked_and_was_lowest() -> None:
    """Totals Linus 2, Tim 11, Sarah 6, Maria 4."""
    outcome = knocked_with("2/0", "10/3 1/5", "6/1", "4/5").outcome()
    assert outcome is not None
    assert (outcome.totals, outcome.points) == ((2, 11, 6, 4), (0, 11, 6, 4))


def test_q23_worked_example_sarah_knocked_and_was_not_alone() -> None:
    """Totals Sarah 4, Maria 12, Linus 7, Tim 4."""
    outcome = knocked_with("4/0", "10/3 2/5", "7/1", "4/5").outcome()
    assert outcome is not None
    assert (outcome.totals, outcome.points) == ((4, 12, 7, 4), (9, 12, 7, 0))


def test_q23_a_knocker_beaten_pays_beside_the_total() -> None:
    assert points((6, 2, 9), 0, 5) == (11, 0, 9)
    assert points((6, 2, 9), 0, 0) == (6, 0, 9)
    assert points((6, 6, 9), 0, 3) == (9, 0, 9)


def test_q23_holds_when_only_zeros_ended_the_round_after_the_knock() -> None:
    state = table("3/2", "7/1", "4/1", draw="0/6", plays_before_knock=0)
    act(state, 0, KNOCK)
    act(state, 1, "7/1", SHOWN)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.points == (8, 0, 4)


def test_q24_the_match_ends_at_the_target_and_the_fewest_points_win() -> None:
    assert result(50, (0, 49, 20)) is None
    assert result(50, (5, 50, 20)) == Result((5, 50, 20), (0,))
    assert result(50, (30, 30, 57)) == Result((30, 30, 57), (0, 1))


def test_q24_the_target_is_50_and_with_two_players_40() -> None:
    targets = {seats: QUANDO.check_options(seats, {})["target"] for seats in QUANDO.seats}
    assert targets == {2: 40, 3: 50, 4: 50, 5: 50, 6: 50}


# -------------------------------------------------------------- legal actions, whole


def brute_force(state: QuandoRound, seat: int) -> set[frozenset[int]]:
    """Every set of cards that `check` accepts as a play."""
    cards = state.cards(seat)
    found = set()
    for size in range(1, len(cards) + 1):
        for chosen in combinations(cards, size):
            try:
                state.check(seat, Play(chosen))
            except Refusal:
                continue
            found.add(frozenset(chosen))
    return found


@pytest.mark.parametrize("seed", range(30))
def test_q9_q10_legal_plays_are_all_plays_that_the_rules_accept(seed: int) -> None:
    options = QUANDO.check_options(2, {"hand_size": 10})
    state = QUANDO.begin(options, QUANDO.deal(2, options, None, Chance(seed)), (0, 0))
    seat = state.actor
    plays = [action for action in state.legal(seat) if isinstance(action, Play)]
    assert len(plays) == len({frozenset(action.cards) for action in plays})
    assert {frozenset(action.cards) for action in plays} == brute_force(state, seat)


def test_q11_every_order_of_a_play_is_accepted() -> None:
    state = table("7/2 8/0 9/4 3/1", "10/0")
    for order in permutations(play(state, 0, "7/2 8/0 9/4").cards):
        state.check(0, Play(order))


def test_no_card_is_played_twice_and_none_that_is_not_held() -> None:
    state = table("7/2 7/3", "7/4")
    mine, theirs = state.cards(0), state.cards(1)[0]
    for cards in [(mine[0], mine[0]), (mine[0], theirs), (99,), (-1,)]:
        with pytest.raises(IllegalAction, match="not_in_hand"):
            state.check(0, Play(cards))
    with pytest.raises(IllegalAction, match="nothing_played"):
        state.check(0, Play(()))


def test_nothing_is_possible_when_the_round_is_over() -> None:
    state = knocked_with("7/2", "3/1")
    for seat, action in product((0, 1), (KNOCK, PASS, SHOWN, Play((0,)))):
        assert state.legal(seat) == ()
        with pytest.raises(WrongPhase, match="round_over"):
            state.check(seat, action)


def test_hand_size_option_is_bounded_by_the_deck() -> None:
    sizes = {seats: QUANDO.options(seats)[2].maximum for seats in QUANDO.seats}
    assert sizes == {2: 18, 3: 18, 4: 13, 5: 10, 6: 9}
