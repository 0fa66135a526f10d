"""7 ate 9 by turns (S13 to S16) and alone (S17): our own house rules."""

from __future__ import annotations

import json

import pytest

from quando_desktop.bots.live_driver import LiveDriver
from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import BadOption, BadRecord, Json
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import TABLE, Player
from quando_desktop.games import GAMES, make_mind
from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Finish, Miss, Play, Unblock
from quando_desktop.games.seven_ate_nine.rules.cards import TEXTS
from quando_desktop.games.seven_ate_nine.rules.events import (
    Drew,
    GotStuck,
    Passed,
    Played,
    Unblocked,
)
from quando_desktop.games.seven_ate_nine.rules.sampler import Sampler
from quando_desktop.games.seven_ate_nine.rules.view import TurnView
from tests.games.seven_ate_nine.rounds import (
    SEVEN,
    arrive,
    draw,
    hand,
    new_match,
    pile,
    play,
    played,
    refused,
    round_of,
    truth,
    unblock,
)
from tests.referee.seven_ate_nine import judge

STACK = "4/1 4/2"


# ---------------------------------------------------------------------------- by turns


def test_s13_one_after_the_other_in_the_order_of_the_seats() -> None:
    state = round_of("1/1 1/2", "3/1 3/2", "7/1 7/2", stacks=(STACK, "9/1", "9/2"), pile="5/3",
                     turn=1)  # fmt: skip
    order = []
    for _ in range(3):
        (seat,) = state.to_act()
        order.append(seat)
        assert [bool(state.legal(each)) for each in range(3)] == [each == seat for each in range(3)]
        draw(state, seat)
    assert order == [1, 2, 0]


def test_s13_nobody_acts_out_of_turn() -> None:
    state = round_of("8/1 1/2", "8/2 3/2", stacks=(STACK, "9/1"), pile="5/3", turn=0)
    assert refused(state, 1, Play(TEXTS["8/2"])) == "not_your_turn"
    assert refused(state, 1, Draw()) == "not_your_turn"


def test_s13_chance_says_who_begins_and_then_the_next_seat() -> None:
    first = {new_match(3, seed, by_turns=True).seed: 0 for seed in range(30)}
    for seed in first:
        assert seed is not None
        match = new_match(3, seed, by_turns=True)
        match.begin_round()
        first[seed] = truth(match).turn or 0
    assert {*first.values()} == {0, 1, 2}
    match = played(3, 5, by_turns=True, games=4)
    begins = [log.data["first"] for log in match.rounds]
    assert begins == [(begins[0] + number) % 3 for number in range(4)]


def test_s13_the_cards_are_dealt_as_ever() -> None:
    by_turns, at_once = new_match(3, 7, by_turns=True), new_match(3, 7)
    for match in (by_turns, at_once):
        match.begin_round()
    assert by_turns.rounds[0].data["deal"] == at_once.rounds[0].data["deal"]


def test_s14_several_cards_in_a_row_and_a_draw_ends_the_turn() -> None:
    """On a 5 with a step of 3 fits an 8, on that with a step of 1 a 7."""
    state = round_of("8/1 7/3 1/1", "3/1 3/2", stacks=(STACK, "9/1"), pile="5/3", turn=0)
    assert play(state, 0, "8/1") == [Played(0, TEXTS["8/1"], 0)]
    assert play(state, 0, "7/3") == [Played(0, TEXTS["7/3"], 1)]
    assert state.to_act() == (0,)
    assert draw(state, 0) == [Drew(0, TEXTS["4/1"], 3)]
    assert state.to_act() == (1,)


def test_s14_a_card_that_does_not_fit_is_not_laid() -> None:
    state = round_of("1/1 1/2", "3/1 3/2", stacks=(STACK, "9/1"), pile="5/3", turn=0, lockout=True)
    intent = Play(TEXTS["1/1"])
    assert state.arrival(0, intent, 0) == intent
    for _ in range(5):
        assert refused(state, 0, intent) == "does_not_fit"
    assert refused(state, 0, Miss(TEXTS["1/1"])) == "it_is_a_play"
    assert state.observe(1).known == ((), ()), "nobody has seen it"
    assert state.to_act() == (0,)
    assert hand(state, 0) == "1/1 1/2"


def test_s15_a_turn_ends_when_nothing_can_be_done_any_more() -> None:
    state = round_of("8/1 1/1 1/2", "3/1 3/2", stacks=("", "9/1"), pile="5/3", turn=0)
    assert play(state, 0, "8/1") == [Played(0, TEXTS["8/1"], 0)]
    assert state.to_act() == (1,)


def test_s15_whoever_can_do_nothing_passes_for_all_to_see() -> None:
    state = round_of("1/1 1/2", "3/1 3/2", "6/1 6/2", stacks=(STACK, "", "9/2"), pile="5/3", turn=0)
    events = draw(state, 0)
    assert events[1:] == [Passed(1)]
    assert events[1].seen_by(0) == events[1]
    assert state.to_act() == (2,)


def test_s15_where_all_others_pass_the_same_player_goes_on() -> None:
    state = round_of("1/1 1/2", "3/1 3/2", stacks=(STACK, ""), pile="5/3", turn=0)
    assert draw(state, 0)[1:] == [Passed(1)]
    assert state.to_act() == (0,)


def test_s15_a_full_hand_passes_too() -> None:
    state = round_of(
        "1/1 1/2 1/3 2/1", "3/1 3/2 3/3 4/1 4/2", stacks=("6/1", "9/1"), pile="1/1 5/3", turn=0,
        hand_limit=5,
    )  # fmt: skip
    assert draw(state, 0)[1:] == [Passed(1)]


def test_s16_stuck_by_turns_the_bottom_card_comes_up_and_the_next_player_goes_on() -> None:
    """On the 8 with a step of 1 nobody has a 7 or a 9; on the 6 with a step of 3 there is a 3."""
    state = round_of("8/1 1/1 1/2", "3/1 3/2", pile="6/3 5/3", turn=0)
    assert play(state, 0, "8/1") == [Played(0, TEXTS["8/1"], 0), GotStuck()]
    assert state.to_act() == ()
    assert state.table_action() == Unblock(0)
    assert unblock(state) == [Unblocked(TEXTS["6/3"])]
    assert pile(state) == "5/3 8/1 6/3"
    assert state.to_act() == (1,)


def test_s11_by_turns_the_last_card_ends_it() -> None:
    state = round_of("8/1 1/1", "3/1 3/2", pile="6/3 5/3", turn=0)
    play(state, 0, "8/1")
    assert state.to_act() == (0,), "the last card needs no turn of its own"
    arrive(state, 0, Play(TEXTS["1/1"]))
    assert state.winner == 0
    assert state.outcome() is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s13_in_a_sample_the_one_whose_turn_it_is_can_act(seats: int) -> None:
    chance = Chance(seats)
    tight = 0
    for seed in range(8):
        match = new_match(seats, seed, by_turns=True)
        match.begin_round()
        while match.in_round:
            if match.table_action() is not None:
                match.arrive(TABLE, Unblock(), 0)
                continue
            state = truth(match)
            (seat,) = state.to_act()
            viewer = (seat + 1) % seats
            view = state.observe(viewer)
            assert isinstance(view, TurnView)
            if not view.stack_sizes[seat]:
                tight += 1
                other = Sampler(view).draw(chance)
                assert other.can_act(seat)
                assert other.observe(viewer) == view
            match.arrive(seat, chance.choice(state.legal(seat)), 0)
    assert tight > 10


# ----------------------------------------------------------------------------- records


def both(match: Match) -> Json:
    """The record of a match that our reader and the referee accept."""
    text = record.write(match)
    data: Json = json.loads(text)
    judge(data)
    assert record.write(record.read(text, GAMES)) == text
    return data


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_s13_to_s17_records_of_computer_players_are_accepted(seats: int) -> None:
    for seed in range(4):
        match = Match(SEVEN, [Player(f"P{n}") for n in range(seats)], {"by_turns": True}, seed)
        minds = {
            seat: make_mind("seven_ate_nine", "fair", None, seat, Chance(seed))
            for seat in range(seats)
        }
        match.begin_round()
        LiveDriver(match, minds, Chance("lots")).play_round()
        data = both(match)
        assert data["options"]["by_turns"] is True
        words = {action["do"] for action in data["rounds"][0]["actions"]}
        assert words <= {"play", "draw", "unblock", "finish"}


def test_a_reader_that_does_not_know_turns_can_replay_a_record_of_them() -> None:
    """Whatever is done by turns could have been done at once."""
    data = both(played(3, 2, by_turns=True))
    del data["options"]["by_turns"]
    del data["rounds"][0]["first"]
    judge(data)
    record.read(json.dumps(data), GAMES)


def test_where_all_play_at_once_a_record_is_as_it_always_was() -> None:
    data = both(played(2, 1))
    assert [*data["options"]] == ["games", "hand_limit", "lockout"]
    assert [*data["rounds"][0]] == ["deal", "actions", "points"]
    data["options"]["by_turns"] = False
    assert not record.read(json.dumps(data), GAMES).options["by_turns"]


@pytest.mark.parametrize("first", [None, "1", 3, -1, True])
def test_s13_a_record_must_say_who_begins(first: object) -> None:
    data = json.loads(record.write(played(3, 2, by_turns=True)))
    data["rounds"][0]["first"] = first
    with pytest.raises(BadRecord, match="nobody begins"):
        record.read(json.dumps(data), GAMES)


def test_s13_a_record_keeps_to_the_order_of_games() -> None:
    data = json.loads(record.write(played(2, 2, by_turns=True, games=2)))
    data["rounds"][1]["first"] = data["rounds"][0]["first"]
    with pytest.raises(BadRecord, match="begins and not player"):
        record.read(json.dumps(data), GAMES)


# -------------------------------------------------------------------------------- alone


def alone(seed: int, **options: int) -> Match:
    match = Match(SEVEN, [Player("Maria")], options, seed)
    match.begin_round()
    return match


def test_s17_one_alone_gets_as_many_cards_as_one_of_two() -> None:
    state = truth(alone(1))
    assert (len(state.hands[0]), len(state.stacks[0]), len(state.pile)) == (4, 32, 1)


@pytest.mark.parametrize("by_turns", [False, True])
def test_s17_one_alone_comes_to_an_end(by_turns: bool) -> None:
    for seed in range(5):
        match = alone(seed, by_turns=by_turns)
        at = 0
        while match.in_round:
            at += 500
            if match.table_action() is not None:
                match.arrive(TABLE, Unblock(), at)
            else:
                match.arrive(0, truth(match).legal(0)[0], at)
        assert match.result is not None
        assert match.result.winners == (0,)
        assert isinstance(match.rounds[0].moves[-1].action, Finish)
        both(match)


def test_s17_it_is_a_single_game() -> None:
    with pytest.raises(BadOption):
        Match(SEVEN, [Player("Maria")], {"games": 2})


@pytest.mark.parametrize("options", [{}, {"by_turns": True}])
def test_s17_nothing_is_known_of_the_stack_and_the_box(options: dict[str, int]) -> None:
    match, chance = alone(3, **options), Chance(3)
    for _ in range(20):
        state = truth(match)
        view = state.observe(0)
        other = Sampler(view).draw(chance)
        assert other.observe(0) == view
        match.arrive(0, chance.choice(state.legal(0)), 0)
