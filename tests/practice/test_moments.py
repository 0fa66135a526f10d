"""Own moments: they come back after a day and after a week, until they were solved twice in a
row."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from quando_desktop.analysis.moments import moments_of
from quando_desktop.engine.contract import BadRecord
from quando_desktop.games import GAMES
from quando_desktop.practice.moments import Moment, next_due, read, write
from tests.analysis.matches import SEAT, SMALL, twin
from tests.practice.own_moments import costly, played

TODAY = date(2026, 11, 18)
DAY, WEEK = timedelta(1), timedelta(7)
EVERY_GAME = pytest.mark.parametrize("game", SMALL)


def some(game: str = "quando", count: int = 1) -> list[Moment]:
    match = played(game)
    return [*moments_of(match, costly(match, count), TODAY)]


def test_it_comes_back_spaced_out_until_it_is_solved_twice() -> None:
    (moment,) = some()
    assert not moment.is_due(TODAY)
    assert moment.is_due(TODAY + DAY)
    once = moment.after(TODAY + DAY, right=True)
    assert once is not None
    assert once.due == TODAY + DAY + WEEK
    assert once.after(once.due, right=True) is None
    wrong = once.after(once.due, right=False)
    assert wrong is not None
    assert (wrong.due, wrong.solved) == (once.due + DAY, 0)


def test_whoever_waits_longest_is_next() -> None:
    one, two = some(count=2)
    assert next_due([one, two], TODAY) is None
    two = two._replace(due=TODAY - DAY)
    assert next_due([one, two], TODAY + DAY) == two
    dear = one._replace(exercise=one.exercise._replace(lead=0.3))
    assert next_due([two._replace(due=dear.due), dear], TODAY + DAY) == dear


@EVERY_GAME
def test_only_what_is_told_and_at_least_a_slip_becomes_one(game: str) -> None:
    match = played(game)
    analysis = costly(match)
    (decision,) = analysis.decisions
    verdict = decision.verdict
    unsure = verdict._replace(cost=verdict.cost._replace(error=0.11))
    small = verdict._replace(cost=verdict.cost._replace(mean=0.04, error=0.001))
    for other in (unsure, small):
        less = analysis._replace(decisions=(decision._replace(verdict=other),))
        assert not [*moments_of(match, less, TODAY)]


@EVERY_GAME
def test_the_position_is_that_of_the_decision_and_nothing_later(game: str) -> None:
    match = played(game)
    analysis = costly(match, 3)
    found = some(game, 3)
    assert len(found) == 3
    for moment, decision in zip(found, analysis.decisions, strict=True):
        position = moment.exercise.match(GAMES)
        state = match.dealt(decision.round)
        for move in match.rounds[decision.round].moves[: decision.move]:
            state.apply(move.seat, move.action)
        assert position.observe(SEAT) == state.observe(SEAT)
        assert len(position.rounds[-1].moves) == decision.move
        actions = moment.exercise.actions(position)
        assert actions == [each.action for each in decision.verdict.compared]
        assert moment.done_number == 2
        assert moment.good == (0, 1)


@EVERY_GAME
def test_hidden_cards_change_nothing_that_is_asked(game: str) -> None:
    """The same seat, the same sights: the same question with the same choices. Only the record
    behind it, and how it names cards, differs."""
    other = twin(played(game))
    found = [*moments_of(other, costly(other, 3), TODAY)]
    for mine, theirs in zip(some(game, 3), found, strict=True):
        assert asked(theirs) == asked(mine)


def asked(moment: Moment) -> tuple[Any, ...]:
    position = moment.exercise.match(GAMES)
    worth = [choice[1:] for choice in moment.exercise.choices]
    actions = moment.exercise.actions(position)
    about = moment.exercise.seat, moment.cost, moment.good, moment.done_number, moment.due
    return position.observe(SEAT), worth, actions, about


@EVERY_GAME
def test_what_was_written_is_read_again(game: str) -> None:
    for moment in some(game, 2):
        assert read(write(moment)) == moment


@pytest.mark.parametrize(
    "change",
    [
        {"done": {"do": "nothing"}},
        {"done": 7},
        {"good": []},
        {"good": [9]},
        {"due": "soon"},
        {"solved": 2},
        {"solved": "x"},
        {"exercise": {}},
        {"game": None, "exercise": None},
    ],
)
def test_what_makes_no_sense_is_refused(change: dict[str, Any]) -> None:
    (moment,) = some()
    with pytest.raises(BadRecord):
        read(write(moment) | change)
    with pytest.raises(BadRecord):
        read([])
