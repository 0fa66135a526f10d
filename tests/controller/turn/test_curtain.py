"""Several people at one screen: when the curtain falls, for whom, and what they then are told."""

from __future__ import annotations

from itertools import pairwise

import pytest

from quando_desktop.bots.pacing import HAND_OVER
from quando_desktop.controller.turn.step import Step, TurnPhase
from quando_desktop.engine import record
from quando_desktop.engine.match import Change
from quando_desktop.engine.players import TABLE
from quando_desktop.games.quando.rules.actions import Call, Draw, Flip, Play
from quando_desktop.games.quando.rules.events import Flipped
from tests.controller.turn.tables import QUANDO, SlowBots, Table, made_match, new_match, sit_down

MIXED = ["pp", "ppp", "pcp", "ppcpcc"]


@pytest.mark.parametrize("kinds", MIXED)
def test_whole_matches(kinds: str) -> None:
    """The looker is whoever acts of the people, and everybody hears of everything once."""
    table = sit_down(kinds)
    heard: dict[int, list[Step]] = {seat: [] for seat in table.controller.people}

    def step(step: Step) -> None:
        looker = table.controller.looker
        assert looker is not None
        assert step.after.seat == looker
        forced = step.before is not None and step.before.is_forced()
        assert step.seat not in table.controller.people or step.seat == looker or forced
        heard[looker].append(step)

    def lifted(seat: int, looked: object, missed: tuple[Step, ...]) -> None:
        assert table.controller.looker == seat
        own = heard[seat]
        assert looked == (own[-1].after if own and own[-1].facts == missed[0].facts else None)
        assert missed, "others have acted, or it was dealt"
        own += missed

    table.controller.stepped.connect(step)
    table.controller.curtainLifted.connect(lifted)
    table.controller.start()
    table.play()
    match = table.match
    assert match.result is not None
    for seat, steps in heard.items():
        chained(steps)
        told = [(step.facts.round_number, step.seat) for step in steps]
        true = [
            (number, actor)
            for number, log in enumerate(match.rounds, 1)
            for actor in (TABLE, *(move.seat for move in log.moves))
        ]
        # Whoever does not look when a round ends sees its end with the others, all hands open.
        assert is_subsequence(told, true)
        played = {
            (number, move.seat)
            for number, log in enumerate(match.rounds, 1)
            for move in log.moves
            if move.seat == seat and not isinstance(move.action, Flip)
        }
        assert played <= set(told)


def chained(steps: list[Step]) -> None:
    for last, step in pairwise(steps):
        assert step.before == (None if step.seat == TABLE else last.after)


def is_subsequence(part: list[tuple[int, int]], whole: list[tuple[int, int]]) -> bool:
    rest = iter(whole)
    return all(entry in rest for entry in part)


def test_the_curtain_is_down_before_the_first_deal() -> None:
    table = sit_down("ppp")
    controller = table.controller
    seen: list[object] = []
    controller.curtainFell.connect(lambda seat: seen.append((seat, controller.view)))
    controller.start()
    assert seen == [(0, None)]
    assert table.names() == ["fell", "phase"]
    assert (controller.phase, controller.looker, controller.asked) == (TurnPhase.CURTAIN, None, 0)
    controller.lift()
    assert (controller.looker, controller.asked) == (0, None)
    seat, looked, missed = table.heard[2].payload
    assert (seat, looked) == (0, None)
    assert [(step.seat, step.before, step.after) for step in missed] == [
        (TABLE, None, controller.view)
    ]
    assert table.names() == ["fell", "phase", "lifted", "phase"]
    assert table.phases == [TurnPhase.CURTAIN, TurnPhase.PERSON]


def test_who_acts_first_is_asked_where_computer_players_begin() -> None:
    """And sees what they do."""
    table = sit_down("cpcp")
    table.controller.start()
    assert table.all("fell") == [1]
    assert not table.clock.waiting, "nobody acts behind the curtain"
    table.controller.lift()
    assert table.phases == [TurnPhase.CURTAIN, TurnPhase.COMPUTER]
    table.play_to(TurnPhase.PERSON)
    assert {step.seat for step in table.steps} == {0}
    assert table.controller.looker == 1


def test_the_curtain_waits_for_the_picture_and_a_moment_longer() -> None:
    table = sit_down("pp", quick=False)
    controller = table.controller
    controller.start()
    controller.lift()
    controller.submit(Play((0,)))
    controller.submit(Draw.HIDDEN)
    assert controller.phase is TurnPhase.COMPUTER
    assert controller.looker == 0
    assert not table.clock.waiting
    controller.caught_up()
    began = table.clock.time
    table.clock.tick()
    assert table.clock.time == began + HAND_OVER["normal"]
    assert table.phases[-1] is TurnPhase.CURTAIN
    assert controller.asked == 1
    assert controller.view is None


def test_penalties_call_the_others_one_by_one() -> None:
    match = made_match(
        "ppp", "7/1 7/2 7/3 1/5", "0/5 1/8 9/4 6/2", "0/6 1/9 9/3 6/4", draw="5/3 2/8"
    )
    table = sit_down(match)
    table.controller.start()
    table.controller.lift()
    table.controller.submit(Play((1, 2, 3)))
    table.controller.submit(Draw.SHOWN)
    for seat in (1, 2):
        table.clock.run()
        assert table.controller.asked == seat
        table.controller.lift()
        table.controller.submit(Flip(0))
    assert isinstance(table.steps[-1].events[0], Flipped)
    # The turn of seat 1: it sees what seat 2 had to do, and nothing twice.
    table.clock.run()
    assert table.controller.asked == 1
    table.controller.lift()
    seat, looked, missed = table.heard[-2].payload
    assert seat == 1
    assert [step.seat for step in missed] == [2]
    assert missed[0].before == looked


def test_the_curtain_stays_up_while_computer_players_pay() -> None:
    match = made_match(
        "pcp", "7/1 7/2 7/3 1/5", "0/5 1/8 9/4 6/2", "5/6 1/9 9/3 6/4", draw="5/3 2/8 4/3"
    )
    table = sit_down(match)
    table.controller.start()
    table.controller.lift()
    table.controller.submit(Play((1, 2, 3)))
    table.controller.submit(Draw.SHOWN)
    table.clock.tick()
    assert table.controller.looker == 0
    assert table.steps[-1].seat == 1
    table.clock.run()
    assert table.controller.asked == 2
    table.controller.lift()
    assert [step.seat for step in table.heard[-2].payload[2]] == [0, 0, 1]


def test_what_was_taken_back_never_happened_for_the_others() -> None:
    table = sit_down("pp")
    controller = table.controller
    controller.start()
    controller.lift()
    for place in (0, 1, 2):
        controller.submit(Play((place,)))
        if place < 2:
            controller.undo()
    controller.submit(Draw.SHOWN)
    table.clock.run()
    controller.lift()
    missed = table.heard[-2].payload[2]
    assert [step.seat for step in missed] == [TABLE, 0, 0]
    assert not any(step.undone for step in missed)
    chained(list(missed))


def test_a_knock_can_be_taken_back_until_the_curtain_falls() -> None:
    match = made_match("pp", "1/2 1/3", "5/6 5/7", plays_before_knock=0)
    table = sit_down(match)
    controller = table.controller
    controller.start()
    controller.lift()
    controller.submit(Call.KNOCK)
    assert controller.can_undo
    controller.undo()
    assert not table.clock.waiting
    controller.submit(Call.KNOCK)
    table.clock.run()
    revision = controller.revision
    assert not controller.can_undo
    controller.undo()
    controller.lift()
    assert not controller.can_undo
    assert controller.revision == revision


def test_behind_the_curtain_nothing_can_be_done() -> None:
    table = sit_down("pp")
    controller = table.controller
    controller.start()
    said = table.names()
    controller.submit(Play((0,)))
    controller.undo()
    controller.caught_up()
    controller.next_round()
    assert table.names() == said
    assert controller.revision == 1
    controller.lift()
    controller.lift()
    assert table.names().count("lifted") == 1


def test_a_round_ends_in_the_open_and_the_next_begins_behind_the_curtain() -> None:
    table = sit_down("ppp")
    controller = table.controller
    controller.start()
    table.play_to(TurnPhase.ROUND_OVER)
    looker = controller.looker
    assert looker is not None
    assert controller.view == table.match.observe(looker)
    told = len(table.heard)
    controller.next_round()
    assert [heard.name for heard in table.heard[told:]] == ["fell", "phase"]
    assert controller.asked == table.match.to_act()[0]
    assert controller.facts.round_number == 2
    controller.lift()
    _, looked, missed = table.heard[told + 2].payload
    assert looked is None, "what it saw was of another round"
    assert [step.seat for step in missed] == [TABLE], "so was what it missed"


@pytest.mark.parametrize("steps", [1, 2, 3, 8, 20])
def test_a_match_that_is_continued_begins_behind_the_curtain(steps: int) -> None:
    first = sit_down(new_match("pcpp"))
    first.controller.start()
    first.play(lambda: first.match.revision == steps)
    first.controller.close()
    match = record.read(record.write(first.match), {"quando": QUANDO})
    table = sit_down(match)
    assert table.controller.view is None
    table.controller.start()
    assert table.names() == ["fell", "phase"]
    asked = table.controller.asked
    assert asked in match.to_act() or match.to_act()[0] == 1
    table.controller.lift()
    assert table.heard[2].payload == (asked, None, ())
    assert table.controller.view == match.observe(asked or 0)
    table.play()
    assert match.result is not None


def test_what_was_done_before_the_match_was_continued_can_be_taken_back() -> None:
    match = new_match("pp")
    match.begin_round()
    match.submit(0, Play((0,)))
    table = sit_down(match)
    table.controller.start()
    table.controller.lift()
    assert table.controller.can_undo
    table.controller.undo()
    assert table.steps[-1].undone
    table.play()
    assert match.result is not None


def test_between_rounds_a_continued_match_has_no_curtain() -> None:
    first = sit_down("pp")
    first.controller.start()
    first.play_to(TurnPhase.ROUND_OVER)
    table = sit_down(first.match)
    table.controller.start()
    assert table.phases == [TurnPhase.ROUND_OVER]
    assert table.controller.view == first.match.observe(0)
    table.controller.next_round()
    assert table.controller.phase is TurnPhase.CURTAIN


def test_bots_are_not_asked_behind_the_curtain() -> None:
    bots = SlowBots()
    table = sit_down("cpp", bots)
    changes: list[Change] = []
    table.match.observers.append(changes.append)
    table.controller.start()
    assert not bots.questions
    table.controller.lift()
    assert len(bots.questions) == 1
    assert len(changes) == 1


def steps_of(table: Table) -> list[Step]:
    """All steps that were handed out, shown at once or on lifting the curtain."""
    found: list[Step] = []
    for heard in table.heard:
        if heard.name == "stepped":
            found.append(heard.payload[0])
        elif heard.name == "lifted":
            found += heard.payload[2]
    return found


def test_every_own_step_has_its_action_and_no_other_has() -> None:
    table = sit_down("pcp")
    table.controller.start()
    table.play()
    steps = steps_of(table)
    assert len(steps) > 50
    assert all((step.action is not None) == (step.seat == step.after.seat) for step in steps)
