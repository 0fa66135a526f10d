"""The rules of 7 ate 9 by their numbers: the last card, minus points and the tournament."""

from __future__ import annotations

import pytest

from quando_desktop.engine.contract import NoRound, Outcome, Result
from quando_desktop.games.seven_ate_nine.rules import scoring
from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Finish, Miss, Play
from quando_desktop.games.seven_ate_nine.rules.cards import TEXTS
from quando_desktop.games.seven_ate_nine.rules.events import Finished, GameEnded, Missed
from quando_desktop.games.seven_ate_nine.rules.round import SevenRound
from tests.games.seven_ate_nine.rounds import SEVEN, hand, pile, play, played, refused, round_of


def last_card(card: str = "6/1") -> SevenRound:
    return round_of(card, "8/1 1/1", "4/1", stacks=("", "4/2 4/3 3/1", "2/2 2/3"), pile="5/3")


@pytest.mark.parametrize("card", ["6/1", "8/2", "5/3"])
def test_s11_the_last_card_is_laid_face_down_whatever_it_is(card: str) -> None:
    state = last_card(card)
    assert state.legal(0) == [Finish(TEXTS[card])]
    assert state.observe(0).may_finish
    events = play(state, 0, card, at=4000)
    assert events == [Finished(0, TEXTS[card], 0), GameEnded(0, (0, 5, 3))]
    assert pile(state) == "5/3", "it lies face down"
    assert hand(state, 0) == ""


def test_s11_then_everybody_sees_what_the_last_card_was() -> None:
    """It is turned up when the game is over; which card of the hand it was stays with its owner."""
    state = last_card()
    finished, ended = play(state, 0, "6/1")
    assert finished.seen_by(0) == finished
    seen = Finished(0, TEXTS["6/1"], None)
    assert finished.seen_by(1) == finished.seen_by(2) == seen
    assert ended.seen_by(1) == ended
    other = last_card("7/2")
    play(other, 0, "7/2")
    for seat in (1, 2):
        assert other.observe(seat) == state.observe(seat)


def test_s11_only_with_an_empty_stack() -> None:
    """The 4 of the last player is one card, but the stack has two."""
    state = last_card()
    assert not state.observe(2).may_finish
    assert isinstance(play(state, 2, "4/1")[0], Missed)
    assert refused(state, 2, Finish(TEXTS["4/1"])) == "it_is_a_miss"


def test_s11_only_with_exactly_one_card() -> None:
    state = round_of("6/1 8/2", "1/1 1/2", pile="5/3")
    assert refused(state, 0, Finish(TEXTS["6/1"])) == "it_is_a_miss"
    assert state.legal(0) == [Play(TEXTS["8/2"])]
    play(state, 0, "8/2")
    assert state.legal(0) == [Finish(TEXTS["6/1"])]


def test_s11_the_last_card_is_neither_a_play_nor_a_miss() -> None:
    for card in ("6/1", "8/2"):
        state = last_card(card)
        for action in (Play(TEXTS[card]), Miss(TEXTS[card])):
            assert refused(state, 0, action) == "it_is_a_finish"


def test_s11_then_it_is_over_for_everybody() -> None:
    state = last_card()
    play(state, 0, "6/1")
    assert state.to_act() == ()
    assert state.table_action() is None
    assert state.outcome() == Outcome((0, 5, 3))
    for seat in range(3):
        view = state.observe(seat)
        assert (view.winner, view.points) == (0, (0, 5, 3))
        assert view.legal() == state.legal(seat) == []
    for action in (Draw(), Play(TEXTS["8/1"])):
        assert refused(state, 1, action) == "round_over"


def test_s11_before_that_nobody_has_won() -> None:
    state = last_card()
    assert state.outcome() is None
    assert state.standing() is None
    assert state.observe(1).winner is None
    assert state.observe(1).points is None


def test_s12_a_minus_point_for_each_card_in_hand_and_stack() -> None:
    for seed in range(5):
        match = played(4, seed)
        view = match.observe(0)
        winner = match.truth.winner  # type: ignore[attr-defined]
        counts = [
            sum(sizes)
            for sizes in zip(view.hand_sizes, view.stack_sizes, strict=True)  # type: ignore[attr-defined]
        ]
        assert match.scores == tuple(counts)
        assert counts[winner] == 0
        assert all(count for seat, count in enumerate(counts) if seat != winner)


def test_s12_a_single_game_is_a_match() -> None:
    match = played(3, 1)
    assert len(match.rounds) == 1
    assert match.result is not None
    assert match.result.winners == (match.scores.index(0),)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s12_the_small_tournament_has_twice_as_many_games_as_players(seats: int) -> None:
    match = played(seats, 2, games=2 * seats)
    assert len(match.rounds) == 2 * seats
    points = [log.outcome.points for log in match.rounds if log.outcome is not None]
    sums = tuple(map(sum, zip(*points, strict=True)))
    assert match.result is not None
    assert match.result.scores == sums
    assert match.result.winners == tuple(
        seat for seat, score in enumerate(sums) if score == min(sums)
    )
    with pytest.raises(NoRound):
        match.begin_round()
    assert len({log.deal for log in match.rounds}) == 2 * seats, "each game is dealt anew"


def test_s12_the_fewest_minus_points_win_and_ties_share() -> None:
    options = SEVEN.check_options(3, {"games": 4})
    assert SEVEN.fewest_win
    assert SEVEN.result(options, (9, 7, 12), 3) is None
    assert SEVEN.result(options, (9, 7, 12), 4) == Result((9, 7, 12), (1,))
    assert SEVEN.result(options, (9, 7, 7), 4) == Result((9, 7, 7), (1, 2))
    assert scoring.points(1, [4, 0, 9]) == (4, 0, 9)


def test_s12_the_scores_before_a_game_are_known_in_it() -> None:
    match = played(2, 4, games=2)
    first = match.rounds[0].outcome
    assert first is not None
    view = match.observe(1)
    assert view.scores == first.points  # type: ignore[attr-defined]
