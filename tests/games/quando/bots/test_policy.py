"""The judgement: its quick ways agree with slow and plain ones, and it always ends a round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quando_desktop.engine.chance import Chance
from quando_desktop.games.quando.bots import policy as policy_module
from quando_desktop.games.quando.bots.bot import PlainBot
from quando_desktop.games.quando.bots.plain import PlainPolicy, worth
from quando_desktop.games.quando.bots.playout import OPEN
from quando_desktop.games.quando.bots.policy import (
    FEW,
    LATE,
    LONG,
    MOST,
    PASS,
    PHASES,
    STRAIGHT,
    SUM,
    TAKEN,
    Policy,
    fronts_of,
    is_triplet,
    sets_in,
    total_of,
)
from quando_desktop.games.quando.bots.search import playout_of
from quando_desktop.games.quando.bots.weights import ROWS, Weights, trained
from quando_desktop.games.quando.rules.actions import Call, Phase, Play
from quando_desktop.games.quando.rules.cards import NUMBERS
from quando_desktop.games.quando.rules.hand import UNITS, legal_actions
from tests.games.quando.positions import begin, turns

HANDS = (
    st.lists(st.sampled_from(NUMBERS), min_size=1, max_size=18)
    .filter(lambda hand: max(Counter(hand).values()) <= 10)
    .map(tuple)
)
UNHURRIED = settings(max_examples=60, deadline=None)
LARGE = (0,) * 3 + (7,) * 9 + (8, 9)
"""More equal cards than there are values for."""


def shape_of(hand: Sequence[int]) -> int:
    return sum(UNITS[number] for number in hand)


def learned(seats: int = 4) -> tuple[Weights, Policy]:
    weights = trained()[seats]
    return weights, weights.policy()


WEIGHTS, POLICY = learned()

# ----------------------------------------------------------------- slow and plain


def slow_value(phase: int, hand: Sequence[int]) -> float:
    """Straight from the table of weights."""
    value = 0.0
    for number, count in Counter(hand).items():
        value += WEIGHTS.held[phase][number][min(count, MOST) - 1] + max(0, count - MOST)
    rows = WEIGHTS.rows[phase]
    for low in range(9):
        held = sum(1 << step for step in range(3) if low + step in hand)
        value += rows[8 * low + held]
    return value + rows[ROWS + len(set(hand) - {0})]


def slow_set_value(phase: int, hand: Sequence[int], shown: int, laid: Sequence[int]) -> float:
    rest = list(hand)
    for number in laid:
        rest.remove(number)
    values = [slow_value(phase, [*rest, number]) for number in NUMBERS]
    others = [value for number, value in enumerate(values) if number != shown]
    hidden = sum(others) / len(others)
    value = hidden if shown < 0 else min(values[shown], hidden)
    triplet = len(laid) == 3 and len(set(laid)) == 1
    return value + (WEIGHTS.triplet[phase] if triplet else 0.0)


def slow_sets(hand: Sequence[int]) -> set[tuple[int, ...]]:
    """What the rules allow to lay, by fronts."""
    ordered = sorted(hand)
    legal = legal_actions(Phase.PLAY, shape_of(hand), None)
    return {tuple(ordered[p] for p in play.places) for play in legal if isinstance(play, Play)}


@UNHURRIED
@given(hand=HANDS, phase=st.integers(0, PHASES - 1))
def test_values_agree_with_the_table(hand: tuple[int, ...], phase: int) -> None:
    for held in (hand, LARGE):
        shape = shape_of(held)
        assert POLICY.value(phase, shape) == pytest.approx(slow_value(phase, held))
        draws = POLICY.draws(phase, shape)
        wanted = [slow_value(phase, [*held, number]) for number in NUMBERS]
        assert draws.values == pytest.approx(wanted)
        assert draws.total == pytest.approx(sum(wanted))


@UNHURRIED
@given(hand=HANDS)
def test_q9_q10_sets_are_what_the_rules_allow(hand: tuple[int, ...]) -> None:
    shape = shape_of(hand)
    sets = sets_in(shape)
    assert len(set(sets)) == len(sets)
    assert {fronts_of(laid) for laid in sets} == slow_sets(hand)
    for laid in sets:
        fronts = fronts_of(laid)
        assert SUM[laid] == sum(fronts)
        assert TAKEN[laid] == shape_of(fronts)
        assert is_triplet(laid) == (len(fronts) == 3 and len(set(fronts)) == 1)
        assert (laid >= STRAIGHT) == (len(set(fronts)) == 3)
    assert total_of(shape) == sum(hand)


@UNHURRIED
@given(hand=HANDS, phase=st.integers(0, PHASES - 1), shown=st.integers(-1, 10))
def test_the_best_set_has_the_best_value(hand: tuple[int, ...], phase: int, shown: int) -> None:
    shape = shape_of(hand)
    values = {laid: slow_set_value(phase, hand, shown, fronts_of(laid)) for laid in sets_in(shape)}
    for laid, value in values.items():
        assert POLICY.set_value(phase, shape, shown, laid) == pytest.approx(value)
    best = POLICY.best_set(phase, shape, shown)
    assert values[best] == pytest.approx(min(values.values()))


@UNHURRIED
@given(hand=HANDS, phase=st.integers(0, PHASES - 1), shown=st.integers(0, 10))
def test_the_better_side_is_taken(hand: tuple[int, ...], phase: int, shown: int) -> None:
    values = [slow_value(phase, [*hand, number]) for number in NUMBERS]
    hidden = sum(value for number, value in enumerate(values) if number != shown) / 10
    if values[shown] != pytest.approx(hidden):
        taken = POLICY.takes_hidden(phase, shape_of(hand), shown, last=False)
        assert taken == (hidden < values[shown])
    assert POLICY.takes_hidden(phase, shape_of(hand), shown, last=True) == (shown > 5)


@UNHURRIED
@given(hand=HANDS, shown=st.integers(-1, 10))
def test_q19_in_the_last_round_the_total_counts(hand: tuple[int, ...], shown: int) -> None:
    gains = {
        laid: sum(fronts_of(laid)) + (2.0 if is_triplet(laid) else 0.0)
        for laid in sets_in(shape_of(hand))
    }
    draw = shown if 0 <= shown <= 5 else 5
    found = POLICY.last_turn(shape_of(hand), shown)
    if max(gains.values()) > draw:
        assert gains[found] == max(gains.values())
    else:
        assert found == PASS


def test_phases_change_with_the_plays_and_with_few_cards() -> None:
    phases = {POLICY.phase(plays, fewest) for plays in range(20) for fewest in range(1, 10)}
    assert phases == set(range(PHASES))
    assert POLICY.phase(LATE, 7) == POLICY.phase(LATE + 9, 7)
    assert POLICY.phase(1, FEW) != POLICY.phase(1, FEW + 1)


# -------------------------------------------------------------- what it has kept


def test_what_is_kept_and_thrown_away_again_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, fresh = learned()
    hands = [shape_of([7, 7, low, low + 1]) for low in range(8)]
    wanted = [POLICY.best_set(2, shape, 4) for shape in hands]
    monkeypatch.setattr(policy_module, "ROOM", 2)
    assert [fresh.best_set(2, shape, 4) for shape in hands * 2] == wanted * 2
    assert len(fresh._draws) <= 2
    assert len(fresh._best) <= 2


def test_other_values_count_once_it_has_forgotten() -> None:
    _, policy = learned()
    shape = shape_of([9, 4, 1])
    before = policy.draws(0, shape).values
    policy.held = [[[0.0, *[100.0] * MOST] for _ in NUMBERS] for _ in range(PHASES)]
    assert policy.draws(0, shape).values == before
    policy.forget()
    assert min(policy.draws(0, shape).values) > 100


def test_the_bolder_twin_only_knocks_with_more() -> None:
    twin = POLICY.bolder(1.0, 2.0)
    for plays in range(2, 15):
        for fewest in range(1, 9):
            limit = POLICY.knock_limit(plays, fewest)
            assert twin.knock_limit(plays, fewest) >= max(limit, 2.0)
    shape = shape_of([9, 9, 4, 3, 2, 0])
    assert twin.best_set(4, shape, 6) == POLICY.best_set(4, shape, 6)


# --------------------------------------------------------------------- knocking


def never() -> Policy:
    """Knocks with no total, as far as its table goes."""
    _, policy = learned()
    policy.knock = [[-0.5] * len(row) for row in policy.knock]
    return policy


@pytest.mark.parametrize("policy", [POLICY, never()], ids=["learned", "never"])
def test_the_limit_rises_in_long_rounds_beyond_any_total(policy: Policy) -> None:
    for fewest in range(1, 12):
        late = [policy.knock_limit(plays, fewest) for plays in range(LONG + 3, 400)]
        assert all(b > a for a, b in pairwise(late))
        assert late[-1] > 10 * 18
        assert policy.knocks(shape_of([1]), LONG + 1, fewest)
    assert never().knock_limit(LONG, 7) < 0 <= never().knock_limit(LONG + 1, 7)


@pytest.mark.parametrize("seats", range(2, 7))
def test_rounds_of_cautious_players_come_to_an_end(seats: int) -> None:
    for seed, policy in enumerate([trained()[seats].policy(), never(), never()]):
        state = begin(seats, Chance(f"cautious {seats}/{seed}"))
        playout = playout_of(state, [policy] * seats)
        while not playout.over:
            playout.turn(OPEN)
            assert max(playout.plays) < 80


# ------------------------------------------------------------ the plain judgement


@pytest.mark.parametrize("seats", [2, 4])
def test_the_plain_judgement_is_that_of_the_plain_player(seats: int) -> None:
    """Where two sets are worth the same, either may take the first it sees."""
    policy, bot = PlainPolicy(5), PlainBot(5)
    seen = Counter[object]()
    for seed in range(80):
        for state in turns(seats, seed, wild=2):
            seat = state.actor
            view = state.observe(seat)
            chosen = bot.choose(view, Chance(1))
            shape, plays = state.shapes[seat], state.play_counts[seat]
            if view.call is Call.PASS and policy.last_turn(shape, 3) == PASS:
                mine: object = Call.PASS
            elif view.call is Call.KNOCK and policy.knocks(shape, plays, 5):
                mine = Call.KNOCK
            else:
                mine = worth(policy.best_set(0, shape, 3))
                assert isinstance(chosen, Play)
                fronts = [view.hand[place].front for place in chosen.places]
                triplet = len(fronts) == 3 and len(set(fronts)) == 1
                assert sum(fronts) + 1.5 * triplet == mine
                continue
            assert chosen is mine
            seen[mine] += 1
    assert seen[Call.KNOCK] > 2
    assert seen[Call.PASS] > 0
    assert [policy.takes_hidden(0, 0, shown, last=False) for shown in (4, 5)] == [False, True]
