"""Appraisals of Quando: the middle of a turn is finished by the rules, the better choice is worth
more, and nothing hidden counts."""

from __future__ import annotations

from functools import cache

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.games.quando.bots.appraiser import QuandoAppraiser, set_of
from quando_desktop.games.quando.bots.plain import PlainPolicy
from quando_desktop.games.quando.bots.playout import Playout
from quando_desktop.games.quando.bots.policy import Policy, fronts_of, sets_in
from quando_desktop.games.quando.bots.search import playout_of
from quando_desktop.games.quando.rules.actions import Call, Draw, Flip, Phase, QuandoAction
from quando_desktop.games.quando.rules.round import QuandoRound
from tests.games.quando.bots.test_playout import same
from tests.games.quando.positions import QUANDO, positions
from tests.games.quando.rounds import act, table

POLICY = PlainPolicy(5)


@cache
def appraiser() -> QuandoAppraiser:
    return QuandoAppraiser()


def finish_by_rules(state: QuandoRound) -> None:
    """Plays on to the next turn: every seat turns its first zero, and draws by the policy."""
    while state.phase not in (Phase.PLAY, Phase.OVER):
        seat = state.actor
        action: QuandoAction = Flip(0)
        if state.phase is not Phase.FLIP:
            last, shown = state.knocker >= 0, state.front[state.draw[-1]]
            hidden = POLICY.takes_hidden(0, state.shapes[seat], shown, last)
            action = Draw.HIDDEN if hidden else Draw.SHOWN
        state.check(seat, action)
        state.apply(seat, action)


def in_the_middle(seats: int) -> list[QuandoRound]:
    """Positions in which a seat draws, or pays for a triplet."""
    return [
        state.copy()
        for seed in range(8)
        for state in positions(seats, seed, wild=2)
        if state.phase in (Phase.DRAW, Phase.PENALTY_DRAW, Phase.FLIP)
    ]


@pytest.mark.parametrize("seats", [2, 4])
def test_q12_q14_a_turn_that_was_begun_is_finished_as_by_the_rules(seats: int) -> None:
    phases = set()
    for state in in_the_middle(seats):
        phases.add(state.phase)
        seat = state.actor
        for action in state.legal(seat):
            policies: list[Policy] = [POLICY] * seats
            playout: Playout = playout_of(state, policies)
            if isinstance(action, Flip):
                playout.finish_flip(seat, action.place)
            else:
                playout.finish_draw(seat, action is Draw.HIDDEN, state.tripled)
            by_rules = state.copy()
            by_rules.apply(seat, action)
            finish_by_rules(by_rules)
            same(by_rules, playout)
    assert phases == {Phase.DRAW, Phase.PENALTY_DRAW, Phase.FLIP}


def test_every_set_has_its_number() -> None:
    shape = table("7/2 7/3 7/4 8/0 9/1", "1/2 3/4 5/6 1/8 1/9").shapes[0]
    for laid in sets_in(shape):
        assert set_of(fronts_of(laid)) == laid


def test_the_better_choice_is_worth_more() -> None:
    state = table("0/1 0/2 1/3", "10/9 9/8 8/7", draw="10/4", plays_before_knock=0)
    appraisal = appraiser().appraise(state.observe(0), state.legal(0), 6, Chance(1))
    assert appraisal.actions[appraisal.order()[0]] is Call.KNOCK
    worst = appraisal.order()[-1]
    assert appraisal.lead(appraisal.order()[0], worst).is_clear


def test_in_the_last_round_a_shown_zero_is_better_than_an_unknown_side() -> None:
    state = table("5/1 6/2", "10/9 9/8", draw="0/4", plays_before_knock=0)
    act(state, 0, Call.KNOCK)
    act(state, 1, "10/9")
    appraisal = appraiser().appraise(state.observe(1), [Draw.HIDDEN, Draw.SHOWN], 8, Chance(1))
    assert appraisal.order() == [1, 0]
    assert appraisal.lead(1, 0).is_clear


def test_an_even_match_is_told_as_even() -> None:
    state = table("5/1 6/2 9/3 2/0", "5/4 6/7 9/8 2/10")
    appraisal = appraiser().appraise(state.observe(0), state.legal(0), 6, Chance(2))
    assert 0.4 < appraisal.worth(appraisal.order()[0]).mean < 0.65


def test_nothing_hidden_changes_an_appraisal() -> None:
    for number, state in enumerate([*positions(3, 5)][3:20:5]):
        view = state.observe(state.actor)
        other = QUANDO.sample(view, Chance(number)).observe(state.actor)
        assert other == view
        legal = view.legal()
        assert appraiser().appraise(view, legal, 2, Chance(7)) == appraiser().appraise(
            other, legal, 2, Chance(7)
        )
