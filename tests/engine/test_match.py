"""The one checked door: what it accepts, what it refuses, and what it tells."""

from __future__ import annotations

import pytest

from quando_desktop.engine import record
from quando_desktop.engine.chance import SEED_LIMIT
from quando_desktop.engine.contract import (
    BadOption,
    CannotUndo,
    IllegalAction,
    NoRound,
    StaleRevision,
    WrongPhase,
    WrongPlayer,
)
from quando_desktop.engine.match import Acted, Change, Match, RoundBegan, Undone
from quando_desktop.engine.players import Player
from quando_desktop.games.quando.rules.actions import Call, Draw, Flip, Play, QuandoAction
from quando_desktop.games.quando.rules.game import Quando
from tests.games.quando.rounds import act, table

PLAYERS = [Player("Maria"), Player("Linus"), Player("Tim")]


def new_match(**options: int) -> Match:
    match = Match(Quando(), PLAYERS, options, seed=11)
    match.begin_round()
    return match


def first(match: Match) -> tuple[int, QuandoAction]:
    seat = match.to_act()[0]
    action: QuandoAction = match.truth.legal(seat)[0]
    return seat, action


def test_refusals_are_typed_and_change_nothing() -> None:
    match = new_match()
    seat, action = first(match)
    other = (seat + 1) % 3
    before = record.write(match), match.revision, [match.observe(s) for s in range(3)]
    for refusal, wrong_seat, wrong, revision in [
        (WrongPlayer, other, action, None),
        (WrongPlayer, 7, action, None),
        (WrongPlayer, -1, action, None),
        (WrongPhase, seat, Draw.SHOWN, None),
        (WrongPhase, seat, Flip(0), None),
        (IllegalAction, seat, Play((54,)), None),
        (IllegalAction, seat, Call.KNOCK, None),
        (IllegalAction, seat, Call.PASS, None),
        (StaleRevision, seat, action, match.revision - 1),
        (StaleRevision, seat, action, match.revision + 1),
    ]:
        with pytest.raises(refusal):
            match.submit(wrong_seat, wrong, revision)
        assert before == (
            record.write(match),
            match.revision,
            [match.observe(s) for s in range(3)],
        )
    match.submit(seat, action, match.revision)


def test_nothing_is_played_before_the_deal_nor_dealt_twice() -> None:
    match = Match(Quando(), PLAYERS, seed=1)
    assert match.to_act() == ()
    for ask in (lambda: match.submit(0, Call.PASS), lambda: match.observe(0), lambda: match.truth):
        with pytest.raises(NoRound):
            ask()
    match.begin_round()
    with pytest.raises(IllegalAction, match="round_not_over"):
        match.begin_round()


def test_a_match_that_is_over_takes_no_more() -> None:
    match = new_match(target=1, plays_before_knock=0)
    seat = match.to_act()[0]
    match.submit(seat, Call.KNOCK)
    for step in (1, 2):
        match.submit((seat + step) % 3, Call.PASS)
    assert match.result is not None
    assert match.scores == match.result.scores
    with pytest.raises(NoRound, match="match_over"):
        match.submit(seat, Call.PASS)
    with pytest.raises(NoRound, match="match_over"):
        match.begin_round()
    assert not match.can_undo((seat + 2) % 3)


def test_observers_hear_every_change_in_order() -> None:
    heard: list[Change] = []
    match = Match(Quando(), PLAYERS, seed=11)
    match.observers.append(heard.append)
    match.begin_round()
    seat, action = first(match)
    match.submit(seat, action)
    match.undo(seat)
    assert [type(change) for change in heard] == [RoundBegan, Acted, Undone]
    assert isinstance(heard[1], Acted)
    assert heard[1].data == {"player": seat} | match.game.codec.write_action(
        match.truth, seat, action
    )


def test_a_play_can_be_taken_back_until_the_draw() -> None:
    match = new_match()
    seat, action = first(match)
    before = record.write(match), match.observe(seat)
    match.submit(seat, action)
    assert match.can_undo(seat)
    assert match.undo(seat) == action
    assert (record.write(match), match.observe(seat)) == before
    match.submit(seat, action)
    match.submit(seat, Draw.SHOWN)
    assert not match.can_undo(seat)
    with pytest.raises(CannotUndo):
        match.undo(seat)


def test_nobody_takes_back_what_another_did() -> None:
    match = new_match()
    seat, action = first(match)
    with pytest.raises(CannotUndo):
        match.undo(seat)
    match.submit(seat, action)
    with pytest.raises(CannotUndo):
        match.undo((seat + 1) % 3)


def test_a_knock_can_be_taken_back_until_somebody_acts() -> None:
    match = new_match(plays_before_knock=0)
    seat = match.to_act()[0]
    match.submit(seat, Call.KNOCK)
    match.undo(seat)
    match.submit(seat, Call.KNOCK)
    match.submit((seat + 1) % 3, Call.PASS)
    with pytest.raises(CannotUndo):
        match.undo(seat)


def test_nothing_can_be_taken_back_once_another_has_acted_even_if_they_take_that_back() -> None:
    """What they showed meanwhile was seen."""
    match = new_match(plays_before_knock=0)
    seat = match.to_act()[0]
    match.submit(seat, Call.KNOCK)
    following, action = first(match)
    match.submit(following, action)
    match.undo(following)
    assert not match.can_undo(seat)


def test_a_game_of_turns_has_no_times() -> None:
    match = new_match()
    with pytest.raises(IllegalAction, match="time"):
        match.submit(*first(match), at=5)


def test_places_that_are_no_places_are_refused() -> None:
    match = new_match()
    seat, _ = first(match)
    for places in [(0.0,), (True,), ([],), ("0",)]:
        with pytest.raises(IllegalAction):
            match.submit(seat, Play(places))  # type: ignore[arg-type]
    for stranger in ("0", 0.0, None):
        with pytest.raises(WrongPlayer):
            match.submit(stranger, Call.PASS)  # type: ignore[arg-type]
    with pytest.raises(WrongPlayer):
        match.observe(-1)


def test_q15_a_play_that_turns_the_pile_over_shows_a_back_and_is_final() -> None:
    """With both piles empty a play is turned over at once, so its player sees its back."""
    state = table("8/0 8/1 8/2 5/1", "9/1", "9/2", "9/3", "9/4", draw="4/9", rest=False)
    act(state, 0, "8/0 8/1 8/2", Draw.SHOWN)
    for seat in (1, 2, 3):
        act(state, seat, Draw.SHOWN)
    assert any(event.reveals for event in act(state, 1, "9/1"))


def test_options_are_complete_and_checked() -> None:
    match = Match(Quando(), PLAYERS, {"target": 30})
    assert match.options == {
        "target": 30,
        "knock_penalty": 5,
        "hand_size": 8,
        "plays_before_knock": 2,
    }
    for wrong in ({"target": 0}, {"target": True}, {"hand_size": 99}, {"speed": 1}):
        with pytest.raises(BadOption):
            Match(Quando(), PLAYERS, wrong)
    with pytest.raises(ValueError, match="not for 1 players"):
        Match(Quando(), PLAYERS[:1])


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT])
def test_a_seed_that_no_record_can_keep_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="no seed"):
        Match(Quando(), PLAYERS, seed=seed)


def test_the_same_seed_deals_the_same_and_none_deals_anew() -> None:
    deals = {record.write(new_match()) for _ in range(3)}
    assert len(deals) == 1
    unseeded = set()
    for _ in range(3):
        match = Match(Quando(), PLAYERS)
        match.begin_round()
        unseeded.add(record.write(match))
    assert len(unseeded) == 3
