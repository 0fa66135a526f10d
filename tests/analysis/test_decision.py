"""What one decision cost, what it is called, and why something else was better."""

from __future__ import annotations

import pytest

from quando_desktop.analysis.decision import NOTHING, Size, Verdict, judge
from quando_desktop.analysis.levels import decided_like, mean_costs
from quando_desktop.bots.appraisal import Estimate
from quando_desktop.bots.levels import LEVELS
from quando_desktop.engine.chance import Chance
from quando_desktop.games.quando.bots import analyst
from quando_desktop.games.quando.bots.analyst import QuandoAnalyst
from quando_desktop.games.quando.bots.guess import CHAINS
from quando_desktop.games.quando.bots.reason import Ground
from quando_desktop.games.quando.rules.actions import Call, Draw, Play
from tests.games.quando.rounds import act, play, table

ANALYST = QuandoAnalyst()


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst, "WORLDS", 8 * CHAINS)
    monkeypatch.setattr(analyst, "WALK", 8)


def test_a_blunder_is_found_and_what_would_have_been_better() -> None:
    """The other hand is full, and the round decides the match: whoever lays their zero instead of
    knocking gives it away."""
    state = table("0/4 1/3 2/5", "10/9 9/8 8/7", draw="10/4", plays_before_knock=0, target=1)
    view = state.observe(0)
    verdict = judge(ANALYST, view, play(state, 0, "0/4"), Chance(1))
    assert verdict is not None
    assert verdict.best is Call.KNOCK
    assert verdict.is_told
    assert verdict.size is Size.BLUNDER
    assert ANALYST.reason(view, verdict.best).ground is Ground.KNOCK_GOOD
    first, *_ = verdict.compared
    assert first.action is Call.KNOCK
    done = next(each for each in verdict.compared if each.action == play(state, 0, "0/4"))
    assert done.behind == verdict.cost
    assert (first.is_good, done.is_good) == (True, False)
    worth = [each.worth.mean for each in verdict.compared]
    assert worth == sorted(worth, reverse=True)
    assert done.worth.mean == verdict.worth


def test_who_knocked_too_early_is_told_of_the_knock() -> None:
    """The others' backs are low, so a knock with eighteen points is lost; laying three cards gets
    rid of nearly all of them."""
    state = table("6/1 6/2 6/3 0/4", "1/0 1/2 2/0", draw="0/3", plays_before_knock=0, target=1)
    view, better = state.observe(0), play(state, 0, "6/1 6/2 6/3")
    reason = ANALYST.reason(view, better, Call.KNOCK)
    assert (reason.ground, reason.total) == (Ground.WAIT_GOOD, 18)
    assert reason.knock_chance is not None
    assert reason.waiting is not None
    assert reason.waiting.chance > reason.knock_chance
    assert reason.waiting.points < reason.waiting.by_knock
    assert ANALYST.reason(view, better, play(state, 0, "0/4")).ground is Ground.TRIPLET


def test_the_best_action_costs_nothing() -> None:
    state = table("0/1 0/2 1/3", "10/9 9/8 8/7", draw="10/4", plays_before_knock=0, target=1)
    verdict = judge(ANALYST, state.observe(0), Call.KNOCK, Chance(1))
    assert verdict is not None
    assert (verdict.cost, verdict.size, verdict.best) == (NOTHING, Size.GOOD, Call.KNOCK)
    assert not verdict.compared


def test_equal_cards_are_no_decision() -> None:
    state = table("5/1 5/2 6/3", "10/9 9/8 8/7", draw="10/4")
    view = state.observe(0)
    options = ANALYST.options(view, play(state, 0, "5/2"))
    fronts = [
        sorted(view.hand[p].front for p in each.places)
        for each in options
        if isinstance(each, Play)
    ]
    assert len(fronts) == len(options) == 3
    assert sorted(fronts) == [[5], [5, 5], [6]]


def test_where_there_is_nothing_to_choose_there_is_no_verdict() -> None:
    state = table("5/1", "10/9 9/8 8/7", draw="10/4")
    assert judge(ANALYST, state.observe(0), play(state, 0, "5/1"), Chance(1)) is None


def test_the_reason_for_a_draw_has_its_numbers() -> None:
    state = table("5/1 6/2", "10/9 9/8", draw="0/4", plays_before_knock=0)
    act(state, 0, Call.KNOCK)
    act(state, 1, "10/9")
    reason = ANALYST.reason(state.observe(1), Draw.SHOWN)
    assert (reason.ground, reason.shown) == (Ground.SHOWN_GOOD, 0)
    assert reason.hidden is not None


@pytest.mark.parametrize(
    ("mean", "error", "size"),
    [
        (0.2, 0.101, Size.GOOD),
        (0.2, 0.05, Size.BLUNDER),
        (0.149, 0.01, Size.MISTAKE),
        (0.1, 0.01, Size.MISTAKE),
        (0.05, 0.01, Size.SLIP),
        (0.049, 0.01, Size.SMALL),
        (-0.1, 0.01, Size.GOOD),
    ],
)
def test_a_cost_has_a_name_where_it_is_more_than_its_error(
    mean: float, error: float, size: Size
) -> None:
    verdict = Verdict(Call.KNOCK, Estimate(mean, error), 0.5)
    assert verdict.size is size
    assert verdict.told == (0.0 if size is Size.GOOD else mean)


@pytest.mark.parametrize("game", ["quando", "quanto"])
def test_stronger_levels_cost_less_and_everybody_is_like_the_closest(game: str) -> None:
    costs = mean_costs(game)
    means = [costs[level].mean for level in LEVELS]
    assert means == sorted(means, reverse=True)
    for level in LEVELS:
        assert decided_like(costs[level].mean, costs) == level
    assert decided_like(1.0, costs) == LEVELS[0]
    assert decided_like(0.1, {}) is None
    assert not mean_costs("nothing of this name")
