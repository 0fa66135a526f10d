"""Who was first: intents arrive in the order in which they came in, whoever they are from."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from quando_desktop.controller.live.step import LivePhase, LiveStep
from quando_desktop.controller.roster import minds_for
from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, IllegalAction
from quando_desktop.engine.players import TABLE
from quando_desktop.games import GAMES
from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Play
from quando_desktop.games.seven_ate_nine.rules.cards import DECK, KINDS, fits
from quando_desktop.games.seven_ate_nine.rules.deal import SevenDeal
from quando_desktop.games.seven_ate_nine.rules.events import (
    Drew,
    Finished,
    Missed,
    Played,
    Unblocked,
)
from tests.controller.live.tables import LiveTable, Scripted, at_go, live_match, play, sit_down_live

SIXES = ("6/1 1/1 1/2 1/3 2/1", "6/2 1/1 1/2 1/3 2/1", "6/3 1/1 1/2 1/3 2/1")
"""Everybody has a 6 for the 5/1; nothing else fits, and no 6 fits on any of them."""


def a_second_in(kinds: str, *minds: tuple[int, Scripted]) -> LiveTable:
    table = at_go(kinds, "5/1", *SIXES[: len(kinds)], minds=dict(minds))
    table.let_pass(1000)
    table.heard.clear()
    return table


def sixes(seat: int) -> Play:
    return play(f"6/{seat + 1}")


def beside(person: int) -> LiveTable:
    """A person, and a computer player who will play its 6 at 1200."""
    computer = 1 - person
    kinds = "pc" if person == 0 else "cp"
    return a_second_in(kinds, (computer, Scripted((1200, sixes(computer)))))


# -------------------------------------------------------------- the same moment


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_in_the_same_millisecond_the_first_to_arrive_counts(order: tuple[int, ...]) -> None:
    """S7, whatever the seat."""
    table = a_second_in("ppp")
    for seat in order:
        table.controller.intend(seat, sixes(seat))
    first, *others = order
    assert table.moves() == [(1000, first, "play"), *((1000, seat, "miss") for seat in others)]
    events = [event for step in table.steps for event in step.events]
    assert isinstance(events[0], Played)
    assert [isinstance(event, Missed) and event.late for event in events[1:]] == [True, True]


@pytest.mark.parametrize("person", [0, 1])
def test_a_computer_player_that_meant_it_earlier_was_first(person: int) -> None:
    """However late the alarm rings that tells it."""
    table, computer = beside(person), 1 - person
    table.sleep(0.21)
    table.controller.intend(person, sixes(person))
    assert table.moves() == [(1200, computer, "play"), (1210, person, "miss")]


@pytest.mark.parametrize("person", [0, 1])
def test_a_person_who_came_in_earlier_was_first(person: int) -> None:
    table, computer = beside(person), 1 - person
    table.let_pass(199)
    table.controller.intend(person, sixes(person))
    table.let_pass(10)
    assert table.moves() == [(1199, person, "play"), (1200, computer, "miss")]


@pytest.mark.parametrize("person", [0, 1])
def test_a_person_in_the_very_millisecond_is_there_before_the_alarm(person: int) -> None:
    """And after it, if it has rung: what counts is who came in first, not the seat."""
    before, computer = beside(person), 1 - person
    before.sleep(0.2)
    before.controller.intend(person, sixes(person))
    before.let_pass(1)
    assert before.moves() == [(1200, person, "play"), (1200, computer, "miss")]
    after = beside(person)
    after.let_pass(200)
    after.controller.intend(person, sixes(person))
    assert after.moves() == [(1200, computer, "play"), (1200, person, "miss")]


# -------------------------------------------------------------- one at a time


def test_what_comes_in_while_something_is_told_waits_for_its_turn() -> None:
    """Everybody hears of all that happens in the same order."""
    table = a_second_in("ppp")
    controller = table.controller
    heard: dict[str, list[int]] = {"early": [], "late": []}

    def early(step: LiveStep) -> None:
        heard["early"].append(step.seat)
        if step.seat == 2:
            controller.intend(0, sixes(0))
            controller.intend(1, Draw())

    controller.stepped.connect(early)
    controller.stepped.connect(lambda step: heard["late"].append(step.seat))
    controller.intend(2, sixes(2))
    assert heard == {"early": [2, 0, 1], "late": [2, 0, 1]}
    assert table.moves() == [(1000, 2, "play"), (1000, 0, "miss"), (1000, 1, "draw")]


def test_what_waits_has_the_time_at_which_it_came_in() -> None:
    table = a_second_in("ppp")
    controller = table.controller

    def slowly(step: LiveStep) -> None:
        if step.seat == 2:
            controller.intend(0, Draw())
            table.sleep(0.1)
            controller.intend(1, Draw())
            table.sleep(0.1)

    controller.stepped.connect(slowly)
    controller.intend(2, Draw())
    assert table.moves() == [(1000, 2, "draw"), (1000, 0, "draw"), (1100, 1, "draw")]


def test_a_computer_player_comes_between_what_waits() -> None:
    table = a_second_in("ppc", (2, Scripted((1050, Draw()))))
    controller = table.controller

    def slowly(step: LiveStep) -> None:
        if step.seat == 0:
            table.sleep(0.1)
            controller.intend(1, Draw())

    controller.stepped.connect(slowly)
    controller.intend(0, Draw())
    assert table.moves() == [(1000, 0, "draw"), (1050, 2, "draw"), (1100, 1, "draw")]


def test_a_stamp_is_never_before_the_last_one() -> None:
    """An alarm that rings a hair too early is on time, and what follows is not before it."""
    table = a_second_in("pc", (1, Scripted((1200, Draw()))))
    table.sleep(0.1988)
    alarm = table.clock.waiting[0]
    alarm.stop()
    alarm.call()
    table.controller.intend(0, Draw())
    assert table.moves() == [(1200, 1, "draw"), (1200, 0, "draw")]


def test_a_refusal_is_told_to_who_tried_and_stands_nowhere() -> None:
    table = a_second_in("pp")
    table.controller.intend(1, sixes(0))
    ((seat, why),) = [heard.payload for heard in table.heard if heard.name == "refused"]
    assert (seat, type(why), why.reason) == (1, IllegalAction, "not_yours")
    assert not table.moves()
    assert not table.steps


def test_a_computer_player_that_is_refused_goes_on() -> None:
    mind = Scripted((1200, sixes(0)), (1300, Draw()))
    table = a_second_in("pc", (1, mind))
    table.let_pass(400)
    assert table.moves() == [(1300, 1, "draw")]
    assert table.all("refused") == []


@pytest.mark.parametrize("seat", [-1, 1, 4])
def test_nobody_acts_for_somebody_else(seat: int) -> None:
    table = a_second_in("pcp", (1, Scripted()))
    table.controller.intend(seat, Draw())
    assert not table.moves()
    assert not table.heard


def test_computer_players_do_not_wait_for_people() -> None:
    """A match that they play alone comes to its end by itself, once it was started."""
    match = live_match("ccc")
    table = sit_down_live(match, minds_for(match))
    table.controller.start()
    table.play_out(())
    assert table.controller.phase is LivePhase.MATCH_OVER
    assert record.write(record.read(record.write(match), GAMES)) == record.write(match)


# ------------------------------------------------------------------- a thousand


def check_rules(table: LiveTable, step: LiveStep, top: int) -> int:
    """Holds what a step says against the rules; gives the top card after it."""
    state = table.truth
    held = [card for hand in state.hands for _, card in hand]
    last = [] if state.last is None else [state.last]
    everything = Counter([*held, *(card for stack in state.stacks for card in stack)])
    assert everything + Counter([*state.pile, *last]) == Counter(DECK), "73 cards (S1)"
    for event in step.events:
        match event:
            case Played():
                assert fits(event.card, top), "S5"
                top = event.card
            case Missed():
                assert not fits(event.card, top), "S7"
                assert event.card in [card for _, card in state.hands[event.seat]]
            case Unblocked():
                top = event.card
            case Finished():
                assert not state.hands[event.seat] + state.stacks[event.seat], "S11"
            case Drew():
                assert step.seat == event.seat
    assert state.pile[-1] == top
    return top


def anything(table: LiveTable, seat: int, chance: Chance) -> Action:
    """A card of the own hand mostly, sometimes one that is not there, and draws."""
    if chance.below(6) == 0:
        return Draw()
    hand = table.truth.hands[seat]
    if not hand or chance.below(20) == 0:
        return Play(chance.choice(KINDS))
    return Play(chance.choice(hand).card)


@pytest.mark.parametrize(
    ("seed", "kinds", "options"),
    [
        (1, "pppp", {"games": 8}),
        (2, "pppp", {"hand_limit": 5, "games": 8}),
        (3, "pppc", {"lockout": True, "games": 8}),
        (4, "pp", {"games": 4}),
        (5, "pppp", {"games": 8, "hold": True}),
    ],
)
def test_a_thousand_intents_a_second_never_break_the_rules(
    seed: int, kinds: str, options: dict[str, int]
) -> None:
    """For two seconds, from everybody, often in the same millisecond and while others are told."""
    match = live_match(kinds, seed, **{"hold": False, **options})
    table = sit_down_live(match, minds_for(match))
    controller, chance = table.controller, Chance(seed).stream("burst")
    people = controller.people
    top, times, nested = [0], [0], [0]

    def judge(step: LiveStep) -> None:
        if step.seat == TABLE and not step.events:
            top[0], times[0] = table.truth.pile[-1], 0
            return
        top[0] = check_rules(table, step, top[0])
        assert step.at >= times[0]
        times[0] = step.at
        if chance.below(4) == 0:
            nested[0] += 1
            seat = chance.choice(people)
            controller.intend(seat, anything(table, seat, chance))

    controller.stepped.connect(judge)
    controller.start()
    fired = 0
    while fired < 2500:
        if controller.phase is LivePhase.LIVE:
            for _ in range(chance.below(4)):
                seat = chance.choice(people)
                fired += 1
                controller.intend(seat, anything(table, seat, chance))
            table.let_pass(1 + chance.below(2))
        elif controller.phase is LivePhase.ROUND_OVER:
            controller.next_round()
        elif controller.phase is LivePhase.MATCH_OVER:
            break
        elif controller.phase is LivePhase.STUCK:
            table.through_stuck()
        else:
            table.to_go()
    assert fired > 1000
    assert nested[0] > (0 if match.options["hold"] else 10)
    assert all(move.data["at"] >= 0 for log in match.rounds for move in log.moves)
    assert record.write(record.read(record.write(match), GAMES)) == record.write(match)


def test_the_same_burst_in_other_seats_is_the_same_game() -> None:
    """No seat has an advantage: with seats exchanged, everything is, and nothing else."""
    dealt = live_match("ppp")
    dealt.begin_round()
    deal = dealt.rounds[0].deal
    assert isinstance(deal, SevenDeal)

    def played(turn: int) -> list[tuple[int, int, str]]:
        match = live_match("ppp")
        match.begin_round(SevenDeal(deal.stacks[turn:] + deal.stacks[:turn], deal.start))
        table = sit_down_live(match)
        table.controller.start()
        table.to_go()
        chance = Chance("fair")
        for _ in range(300):
            table.let_pass(chance.below(3))
            who = chance.below(3)
            seat = (who - turn) % 3
            table.controller.intend(seat, anything(table, seat, chance))
        return [(at, (seat + turn) % 3, do) for at, seat, do in table.moves()]

    assert played(0) == played(1) == played(2)
    assert {"play", "miss", "draw"} == {do for _, _, do in played(0)}
