"""The option against blind trying: three wrong cards in three seconds lock for two."""

from __future__ import annotations

import pytest

from quando_desktop.engine.contract import IllegalAction
from quando_desktop.games.seven_ate_nine.rules.actions import Finish, Miss, Play
from quando_desktop.games.seven_ate_nine.rules.cards import TEXTS
from quando_desktop.games.seven_ate_nine.rules.events import LockedOut, Missed, Played
from quando_desktop.games.seven_ate_nine.rules.round import SevenRound
from tests.games.seven_ate_nine.rounds import draw, play, refused, round_of


def trying(lockout: bool = True) -> SevenRound:
    """Only an 8 and a 2 fit."""
    return round_of(
        "8/1 6/1 7/1 9/1", "2/1 6/2 7/2", stacks=("4/1 4/2",), pile="5/3", lockout=lockout
    )


def locked() -> SevenRound:
    """Seat 0 from 2500 to 4500."""
    state = trying()
    for at, card in ((100, "6/1"), (2000, "7/1"), (2500, "9/1")):
        play(state, 0, card, at)
    return state


def test_the_third_wrong_card_locks() -> None:
    state = trying()
    assert len(play(state, 0, "6/1", at=100)) == 1
    assert len(play(state, 0, "6/1", at=2000)) == 1
    assert play(state, 0, "9/1", at=2500) == [
        Missed(0, TEXTS["9/1"], 3, late=False),
        LockedOut(0, 4500),
    ]
    for seat in range(2):
        assert state.observe(seat).locked_until == (4500, 0)


def test_a_card_in_that_time_is_refused_whatever_it_is() -> None:
    state = locked()
    for at in (2500, 4499):
        assert refused(state, 0, Play(TEXTS["8/1"], at=at)) == "locked_out"
        assert refused(state, 0, Miss(TEXTS["6/1"], at=at)) == "locked_out"
    with pytest.raises(IllegalAction) as caught:
        state.check(0, Play(TEXTS["8/1"], at=4499))
    assert caught.value.details == {"until": 4500}
    assert play(state, 0, "8/1", at=4500) == [Played(0, TEXTS["8/1"], 0)]


def test_others_play_and_drawing_stays_possible() -> None:
    state = locked()
    draw(state, 0, at=2600)
    assert play(state, 1, "2/1", at=2700) == [Played(1, TEXTS["2/1"], 0)]


def test_the_last_card_waits_too() -> None:
    state = locked()
    state.hands[0], state.stacks[0] = state.hands[0][:1], []
    assert refused(state, 0, Finish(TEXTS["8/1"], at=3000)) == "locked_out"
    play(state, 0, "8/1", at=4500)
    assert state.winner == 0


@pytest.mark.parametrize(("third", "locks"), [(3100, True), (3101, False)])
def test_three_within_three_seconds(third: int, locks: bool) -> None:
    state = trying()
    play(state, 0, "6/1", at=100)
    play(state, 0, "6/1", at=1000)
    events = play(state, 0, "6/1", at=third)
    assert any(isinstance(event, LockedOut) for event in events) == locks
    if not locks:
        assert LockedOut(0, 5500) in play(state, 0, "6/1", at=3500)


def test_it_begins_anew_after_that() -> None:
    state = locked()
    for at in (4500, 4600):
        assert len(play(state, 0, "6/1", at=at)) == 1
    assert LockedOut(0, 6700) in play(state, 0, "6/1", at=4700)


def test_a_late_card_is_no_wrong_one() -> None:
    state = trying()
    play(state, 1, "2/1", at=100)
    for at in (150, 200, 250, 800):
        assert play(state, 0, "8/1", at=at) == [Missed(0, TEXTS["8/1"], 0, late=True)]
    assert state.observe(0).locked_until == (0, 0)


def test_each_player_counts_alone() -> None:
    state = trying()
    for seat, card in ((0, "6/1"), (1, "6/2"), (0, "7/1"), (1, "7/2")):
        assert len(play(state, seat, card, at=100)) == 1
    assert LockedOut(1, 2100) in play(state, 1, "6/2", at=100)
    assert state.observe(0).locked_until == (0, 2100)


def test_it_is_an_option() -> None:
    state = trying(lockout=False)
    for _ in range(9):
        play(state, 0, "6/1", at=100)
    assert state.observe(0).locked_until == (0, 0)


def test_a_copy_counts_for_itself() -> None:
    state = trying()
    for at in (100, 200):
        play(state, 0, "6/1", at)
    twin = state.copy()
    play(twin, 0, "6/1", at=300)
    assert twin.observe(0).locked_until == (2300, 0)
    assert state.observe(0).locked_until == (0, 0)
    assert len(play(state, 0, "6/1", at=3150)) == 1
