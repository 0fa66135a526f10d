"""The house rule that 7 ate 9 is won by seeing: a wrong card holds its owner for a moment (S18)."""

from __future__ import annotations

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.games.seven_ate_nine.rules.actions import Finish, Miss, Play
from quando_desktop.games.seven_ate_nine.rules.cards import TEXTS
from quando_desktop.games.seven_ate_nine.rules.events import Missed, Played
from quando_desktop.games.seven_ate_nine.rules.round import SevenRound
from tests.games.seven_ate_nine.rounds import SEVEN, draw, play, refused, round_of


def trying(*, hold: bool = True, lockout: bool = False) -> SevenRound:
    """Only an 8 and a 2 fit."""
    hands = "8/1 6/1 7/1 9/1", "2/1 6/2 7/2 8/2"
    return round_of(*hands, stacks=("4/1 4/2",), pile="5/3", hold=hold, lockout=lockout)


def until(state: SevenRound, seat: int = 0) -> int:
    return state.observe(1).locked_until[seat]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_s18_it_is_on_unless_somebody_plays_by_the_rulebook(seats: int) -> None:
    assert SEVEN.check_options(seats, {})["hold"] is True
    hold = next(option for option in SEVEN.options(seats) if option.key == "hold")
    assert hold.is_switch
    assert hold.before is False, "records from before mean the game of the rulebook"


def test_s18_a_wrong_card_holds_its_owner_for_two_seconds() -> None:
    state = trying()
    assert play(state, 0, "6/1", at=100) == [Missed(0, TEXTS["6/1"], 1, late=False)]
    assert until(state) == 2100
    for card in (Play(TEXTS["8/1"], at=2099), Miss(TEXTS["7/1"], at=2099)):
        assert refused(state, 0, card) == "locked_out"
    assert play(state, 0, "8/1", at=2100) == [Played(0, TEXTS["8/1"], 0)]


def test_s18_each_further_one_in_a_row_holds_longer_up_to_six_seconds() -> None:
    state, at = trying(), 0
    for seconds in (2, 4, 6, 6, 6):
        play(state, 0, "6/1", at)
        assert until(state) == at + 1000 * seconds
        at = until(state)


def test_s18_a_card_that_fits_makes_the_next_wrong_one_the_first_again() -> None:
    state = trying()
    for at in (0, 2000):
        play(state, 0, "6/1", at)
    play(state, 0, "8/1", at=6000)
    play(state, 0, "6/1", at=7000)
    assert until(state) == 9000


def test_s18_others_play_and_the_own_stack_stays_open() -> None:
    state = trying()
    play(state, 0, "6/1", at=100)
    draw(state, 0, at=200)
    assert play(state, 1, "2/1", at=300) == [Played(1, TEXTS["2/1"], 0)]
    assert until(state, 1) == 0


def test_s18_a_late_card_costs_nothing() -> None:
    state = trying()
    play(state, 1, "2/1", at=100)
    assert play(state, 0, "8/1", at=150) == [Missed(0, TEXTS["8/1"], 0, late=True)]
    assert until(state) == 0


def test_s18_the_last_card_waits_too() -> None:
    state = trying()
    play(state, 0, "6/1", at=100)
    state.hands[0], state.stacks[0] = state.hands[0][:1], []
    assert refused(state, 0, Finish(TEXTS["8/1"], at=2099)) == "locked_out"
    play(state, 0, "8/1", at=2100)
    assert state.winner == 0


def test_s18_the_longer_wait_counts_where_there_is_the_lock_out_too() -> None:
    state = trying(lockout=True)
    for at in (0, 2000):
        play(state, 0, "6/1", at)
    state.trials.locked_until[0] = 0
    play(state, 0, "6/1", at=3000)
    assert until(state) == 9000, "six seconds of the hold, and two of the lock-out"


def test_s18_every_wrong_card_is_kept_in_the_record() -> None:
    state = trying()
    play(state, 0, "6/1", at=0)
    assert not state.is_idle(0, Miss(TEXTS["6/1"], at=2000))
    assert trying(hold=False).is_idle(0, Miss(TEXTS["6/1"])) is False
    rulebook = trying(hold=False)
    play(rulebook, 0, "6/1", at=0)
    assert rulebook.is_idle(0, Miss(TEXTS["6/1"], at=2000))


def test_s18_a_copy_counts_for_itself() -> None:
    state = trying()
    twin = state.copy()
    play(twin, 0, "6/1", at=0)
    assert (until(state), until(twin)) == (0, 2000)
    play(state, 0, "6/1", at=0)
    assert until(state) == 2000


# -------------------------------------------------------------------- fewer cards (S19)


def test_s19_a_seat_can_be_dealt_fewer_cards_and_the_others_the_same() -> None:
    usual = SEVEN.deal(3, SEVEN.check_options(3, {}), None, Chance(4))
    spared = SEVEN.deal(3, SEVEN.check_options(3, {"fewer_1": 10}), None, Chance(4))
    assert [len(stack) for stack in spared.stacks] == [24, 14, 24]
    assert spared.stacks[1] == usual.stacks[1][:14]
    assert (spared.stacks[0], spared.stacks[2], spared.start) == (
        usual.stacks[0],
        usual.stacks[2],
        usual.start,
    )


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_s19_only_seats_that_are_there_can_be_spared_cards(seats: int) -> None:
    most = {option.key: option.maximum for option in SEVEN.options(seats)}
    found = [most[f"fewer_{seat}"] for seat in range(4)]
    assert found == ([12] * seats + [0] * (4 - seats) if seats > 1 else [0] * 4)


def test_s19_a_table_begins_fresh_with_fewer_cards_too() -> None:
    options = SEVEN.check_options(2, {"fewer_0": 8})
    state = SEVEN.begin(options, SEVEN.deal(2, options, None, Chance(1)), (0, 0))
    assert state.observe(1).is_fresh
    draw(state, 0)
    assert not state.observe(1).is_fresh
