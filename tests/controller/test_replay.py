"""Looking at a match again: every step as the seat saw it then, and nothing of a running round."""

from __future__ import annotations

import pytest

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.replay import Replay
from quando_desktop.engine.match import Acted, Change, Match
from quando_desktop.engine.players import TABLE
from quando_desktop.games import GAMES
from tests.controller.looked_back import fresh, over, play

every_game = pytest.mark.parametrize("game", list(GAMES))


@every_game
def test_every_step_is_what_the_seat_saw_then(game: str) -> None:
    """Side by side with a second match that is played by the same actions."""
    match, seat = over(game), 0
    replay, beside = Replay(match), fresh(game)
    heard: list[Change] = []
    beside.observers.append(heard.append)
    for number, log in enumerate(match.rounds):
        beside.begin_round(log.deal)
        shown = replay.round(number, seat)
        assert shown.steps[0].after == beside.observe(seat)
        assert shown.steps[0].facts.points == MatchFacts.of(beside).points
        for step, move in zip(shown.steps[1:], log.moves, strict=True):
            assert step.before == beside.observe(seat)
            beside.submit(move.seat, move.action, at=move.data.get("at"))
            told = heard[-1]
            assert isinstance(told, Acted)
            assert step.after == beside.observe(seat)
            assert step.events == tuple(event.seen_by(seat) for event in told.events)
            assert step.seat == move.seat
            assert step.action == (move.action if move.seat == seat else None)
        facts = MatchFacts.of(beside)
        assert shown.steps[-1].facts.points == facts.points
        assert shown.steps[-1].facts.winners == facts.winners
        assert shown.steps[-1].facts.round_number == facts.round_number


@every_game
def test_turns_are_all_steps_in_a_row_each_of_one_seat(game: str) -> None:
    match = over(game)
    shown = Replay(match).round(0, 0)
    assert shown.turns[0] == (TABLE, 0, 0)
    ends = [turn.last for turn in shown.turns]
    assert [turn.first for turn in shown.turns] == [0, *(end + 1 for end in ends[:-1])]
    assert ends[-1] == len(match.rounds[0].moves)
    for place, turn in enumerate(shown.turns[1:], 1):
        assert {step.seat for step in shown.steps_of(place)} == {turn.seat}
        assert [shown.turn_of(step) for step in range(turn.first, turn.last + 1)] == [place] * (
            turn.last - turn.first + 1
        )


@every_game
def test_truth_is_the_round_as_it_lay(game: str) -> None:
    match = over(game)
    shown = Replay(match).round(0, 0)
    for turn in (0, shown.last // 2, shown.last):
        assert shown.truth(turn).observe(1) == _played(match, shown.turns[turn].last).observe(1)


def _played(match: Match, moves: int) -> Match:
    beside = fresh(match.game.id)
    beside.begin_round(match.rounds[0].deal)
    for move in match.rounds[0].moves[:moves]:
        beside.submit(move.seat, move.action, at=move.data.get("at"))
    return beside


@every_game
def test_nothing_of_a_running_round_is_told(game: str) -> None:
    match = fresh(game)
    assert Replay(match).rounds == 0
    match.begin_round()
    assert Replay(match).rounds == 0
    with pytest.raises(ValueError, match="not over"):
        Replay(match).round(0, 0)


def test_a_running_match_shows_its_finished_rounds() -> None:
    match = play(fresh("quando"), rounds=1)
    match.begin_round()
    assert Replay(match).rounds == 1
    assert not Replay(match).round(0, 0).steps[-1].facts.winners
    with pytest.raises(ValueError, match="not over"):
        Replay(match).round(1, 0)


def test_only_seats_of_people_look_back() -> None:
    replay = Replay(over("quando", people=2))
    assert replay.seats == (0, 1)
    assert replay.round(0, 1).steps[0].after.seat == 1
    with pytest.raises(ValueError, match="nobody"):
        replay.round(0, 2)


@every_game
def test_a_branch_goes_on_where_it_left(game: str) -> None:
    match = over(game)
    replay, number = Replay(match), len(match.rounds) - 1
    shown = replay.round(number, 0)
    turn = shown.last // 2
    before = [len(log.moves) for log in match.rounds]
    branch = replay.branch(number, turn)
    assert branch.observe(0) == shown.at(turn).after
    assert branch.players == match.players
    assert branch.in_round
    play_out = branch.rounds[-1].moves
    assert len(play_out) == shown.turns[turn].last
    assert [len(log.moves) for log in match.rounds] == before
