"""Those who play as children and casual players do."""

from __future__ import annotations

from collections import Counter

import pytest

from quando_desktop.bots.characters import PLAIN, Temperament
from quando_desktop.engine.chance import Chance
from quando_desktop.games.quando.bots.reason import Ground, QuandoReason
from quando_desktop.games.quando.bots.simple import EASY, FAIR, Habits, SimpleBot
from quando_desktop.games.quando.rules.actions import Call, Draw, Phase
from quando_desktop.games.quando.rules.round import QuandoRound
from tests.games.quando.positions import positions
from tests.games.quando.rounds import HIDDEN, KNOCK, PASS, SHOWN, act, flip, play, table

CHILD, ADULT = SimpleBot(EASY), SimpleBot(FAIR)


def choices(state: QuandoRound, bot: SimpleBot, times: int = 200) -> Counter[object]:
    view = state.observe(state.actor)
    return Counter(bot.choose(view, Chance(seed)) for seed in range(times))


def with_total(total: int, plays: int = 2) -> QuandoRound:
    """Seat 0 may knock, with this total in two cards that make no pair."""
    low = (total - 1) // 2
    state = table(f"{low}/10 {total - low}/9", "8/1 7/2 6/3", plays_before_knock=0)
    state.play_counts = [plays, plays]
    return state


# --------------------------------------------------------------------- knocking


@pytest.mark.parametrize("total", range(1, 16))
def test_the_adult_knocks_with_three_or_less_and_never_on_a_whim(total: int) -> None:
    state = with_total(total)
    assert (choices(state, ADULT, 30)[KNOCK] == 30) == (total <= 3)
    assert choices(state, ADULT, 30)[KNOCK] in (0, 30)


@pytest.mark.parametrize("total", range(1, 16))
def test_the_child_knocks_early_and_now_and_then_on_a_whim(total: int) -> None:
    knocks = choices(with_total(total), CHILD)[KNOCK]
    if total <= 6:
        assert knocks == 200
    elif total <= 12:
        assert 20 <= knocks <= 60, "one time in five"
    else:
        assert knocks == 0


def reason(state: QuandoRound, bot: SimpleBot, seed: int = 1) -> QuandoReason:
    found = bot.advise(state.observe(state.actor), Chance(seed)).reason
    assert isinstance(found, QuandoReason)
    return found


def test_a_whim_is_called_one() -> None:
    reasons = [reason(with_total(9), CHILD, seed) for seed in range(40)]
    knocks = [each.ground for each in reasons if each.weighed[0].action is KNOCK]
    assert set(knocks) == {Ground.WHIM}
    assert reason(with_total(4), CHILD).ground is Ground.KNOCK_GOOD


@pytest.mark.parametrize(("bot", "habits"), [(CHILD, EASY), (ADULT, FAIR)])
def test_in_long_rounds_they_knock_with_more_and_more(bot: SimpleBot, habits: Habits) -> None:
    long = habits.patience + 8
    assert choices(with_total(habits.knocks_at + 8, plays=long), bot, 10)[KNOCK] == 10
    assert choices(with_total(habits.knocks_at + 9, plays=long), bot, 10)[KNOCK] < 10


# ---------------------------------------------------------------------- playing


def test_the_child_overlooks_most_straights_and_the_adult_none() -> None:
    state = table("8/1 9/2 10/3 2/4", "8/3 7/2 6/3")
    straight, ten = play(state, 0, "8/1 9/2 10/3"), play(state, 0, "10/3")
    assert choices(state, ADULT) == {straight: 200}
    seen = choices(state, CHILD)
    assert set(seen) == {straight, ten}
    assert 25 <= seen[straight] <= 75, "one time in four"


def test_what_was_overlooked_is_no_reason() -> None:
    state = table("8/1 9/2 10/3 2/4", "8/3 7/2 6/3")
    for seed in range(20):
        found = reason(state, CHILD, seed)
        straight = len(found.weighed[0].fronts) == 3
        assert found.ground is (Ground.MOST_POINTS if straight else Ground.WHIM)


def test_both_lay_the_most_and_like_triplets() -> None:
    state = table("9/1 9/2 6/3 6/4 6/5", "8/3 7/2 6/8")
    wanted = play(state, 0, "6/3 6/4 6/5")
    for bot in (CHILD, ADULT):
        assert choices(state, bot, 20) == {wanted: 20}
        assert reason(state, bot).ground is Ground.TRIPLET


@pytest.mark.parametrize("bot", [CHILD, ADULT])
def test_low_sides_are_taken_open(bot: SimpleBot) -> None:
    for shown in range(10):
        state = table("9/1 9/2 4/3", "8/1 7/2 6/3", draw=f"{shown}/10")
        act(state, 0, "9/1 9/2")
        wanted = Draw.SHOWN if shown <= 4 else Draw.HIDDEN
        assert choices(state, bot, 5) == {wanted: 5}


def test_q19_they_pass_with_little_and_lay_a_lot() -> None:
    for bot in (CHILD, ADULT):
        state = table("1/5 2/5", "0/1 3/2", plays_before_knock=0)
        act(state, 0, KNOCK)
        assert choices(state, bot, 10) == {PASS: 10}
        state = table("1/5 2/5", "0/1 9/2 9/3", plays_before_knock=0)
        act(state, 0, KNOCK)
        assert choices(state, bot, 10) == {play(state, 1, "9/2 9/3"): 10}


def test_q14_they_turn_the_zero_with_the_lowest_known_back() -> None:
    state = table("9/1 9/2 8/5 0/3", "4/1 4/2 4/3 5/6", draw="10/0 5/4 1/0")
    act(state, 0, "9/1", HIDDEN)
    act(state, 1, "5/6", SHOWN)
    act(state, 0, "9/2", HIDDEN)
    act(state, 1, "4/1 4/2 4/3", SHOWN)
    assert state.phase is Phase.FLIP
    for bot in (CHILD, ADULT):
        assert choices(state, bot, 10) == {flip(state, 0, "0/1"): 10}


@pytest.mark.parametrize("bot", [CHILD, ADULT], ids=["easy", "fair"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_reasons_say_what_was_done_and_no_more(bot: SimpleBot, seats: int) -> None:
    """They reckon nothing, so they say nothing of chances and of the others."""
    for number, state in enumerate(positions(seats, seed=seats)):
        view = state.observe(state.actor)
        action = bot.choose(view, Chance(number))
        found = reason(state, bot, number)
        assert found.total == sum(own.front for own in view.hand)
        assert [each.action for each in found.weighed] == [action]
        assert found.weighed[0].points is None
        assert found.rivals == ()
        assert (found.knock_chance, found.win_chance, found.hidden) == (None, None, None)
        assert found.shown == (view.draw[0].up if isinstance(action, Draw) else None)


def test_a_level_is_no_temperament() -> None:
    """Without leanings the same habits give the same choices."""
    for state in positions(3, seed=4):
        view = state.observe(state.actor)
        same = SimpleBot(FAIR, Temperament())
        assert same.choose(view, Chance(1)) == SimpleBot(FAIR, PLAIN).choose(view, Chance(1))


def test_calls_are_made_only_where_they_are_allowed() -> None:
    state = table("1/10 0/9", "8/1 7/2 6/3")
    assert state.call is None
    for bot in (CHILD, ADULT):
        assert not any(isinstance(action, Call) for action in choices(state, bot, 20))
