"""Nobody at the screen is told more than the people who sit there may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from quando_desktop.controller.facts import people_of
from quando_desktop.controller.live.rerun import Rerun
from quando_desktop.controller.live.step import LiveStep, cut
from quando_desktop.controller.roster import minds_for
from quando_desktop.engine.contract import Event
from quando_desktop.engine.match import Acted, Change
from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Play
from quando_desktop.games.seven_ate_nine.rules.deal import SevenDeal
from quando_desktop.games.seven_ate_nine.rules.events import Drew, Finished, Missed, Played
from tests.controller.fake_clock import FakeClock
from tests.controller.live.tables import (
    LiveTable,
    Scripted,
    Watched,
    cards,
    live_match,
    sit_down_live,
)

OPEN = "5/1 6/1 7/1 8/1"


def table_of(kinds: str, *stacks: str, minds: dict[int, Scripted]) -> LiveTable:
    match = live_match(kinds)
    match.begin_round(SevenDeal(tuple(map(cards, stacks)), cards("4/1")[0]))
    table = sit_down_live(match, minds)
    table.controller.start()
    table.to_go()
    return table


def everything_told(mine: str, theirs: str) -> list[LiveStep]:
    """A person plays and draws beside a computer player with these cards, which does, too."""
    mind = Scripted((400, Draw()), (800, Play(cards("6/1")[0])), (1200, Draw()))
    table = table_of("pc", f"{OPEN} {mine}", f"{OPEN} {theirs}", minds={1: mind})
    table.let_pass(200)
    table.controller.intend(0, Play(cards("5/1")[0]))
    table.let_pass(1400)
    assert [(at, seat) for at, seat, _ in table.moves()] == [
        (200, 0),
        (400, 1),
        (800, 1),
        (1200, 1),
    ]
    return table.steps


def test_hidden_cards_change_nothing_that_is_told() -> None:
    """All that differs is the own stack, which nobody draws from, and the computer's."""
    first = everything_told("1/1 1/2 1/3", "2/1 2/2 2/3")
    second = everything_told("9/1 9/2 9/3", "10/1 10/2 10/3")
    assert first == second
    assert repr(first) == repr(second)


def test_what_a_person_draws_is_told_whole() -> None:
    """The test above would have found it: here a hidden card is seen, so it differs."""
    told = []
    for drawn in ("1/1", "9/1"):
        table = table_of("pc", f"{OPEN} {drawn} 2/2", f"{OPEN} 3/3 3/2", minds={1: Scripted()})
        table.controller.intend(0, Draw())
        told.append(table.steps[-1])
    assert told[0] != told[1]
    assert [event.card for step in told for event in step.events if isinstance(event, Drew)] == [
        *cards("1/1 9/1")
    ]


@pytest.mark.parametrize("kinds", ["pc", "pcpc", "cccc", "pp", "cpp"])
def test_a_step_is_what_the_match_lets_the_people_see(kinds: str) -> None:
    """Beside it, somebody else keeps what each of them may see of each change."""
    match = live_match(kinds, 3)
    table = sit_down_live(match, minds_for(match))
    people = people_of(match)
    allowed: list[tuple[object, ...]] = []

    def keep(change: Change) -> None:
        events = change.events if isinstance(change, Acted) else ()
        views = {seat: match.observe(seat) for seat in people or (0,)}
        allowed.append((tuple(seen(event, people) for event in events), views))

    match.observers.insert(0, keep)
    table.controller.start()
    table.play_out(people)
    assert [(step.events, step.after) for step in table.steps] == allowed


def seen(event: Event, people: Sequence[int]) -> Event:
    """Who acts sees it whole, and so does everybody beside them; others see what all see."""
    if isinstance(event, Played | Missed | Drew | Finished):
        return event if event.seat in people else event.seen_by(-1)
    return event


@pytest.mark.parametrize("kinds", ["pc", "pcpc", "cccc"])
def test_no_card_of_a_computer_player_is_told_before_it_lies_there(kinds: str) -> None:
    match = live_match(kinds, 4)
    table = sit_down_live(match, minds_for(match))
    table.controller.start()
    people = people_of(match)
    table.play_out(people)
    for event in _events(table.steps):
        if isinstance(event, Drew) and event.seat not in people:
            assert (event.card, event.held) == (None, None)
        if isinstance(event, Played | Missed | Finished) and event.seat not in people:
            assert event.held is None
    assert {*table.steps[-1].after} == {*people} or not people


def test_a_rerun_tells_what_was_told() -> None:
    match = live_match("pcc", 5)
    table = sit_down_live(match, minds_for(match))
    table.controller.start()
    table.play_out((0,))
    clock = FakeClock()
    watched = Watched(Rerun(match, clock=clock), clock)
    assert isinstance(watched.stage, Rerun)
    watched.stage.start()
    clock.run()
    assert watched.steps == table.steps


def test_people_see_together_what_each_of_them_sees() -> None:
    event = Drew(1, 20, 4)
    assert cut((0, 1), [event]) == (event,)
    assert cut((1,), [event]) == (event,)
    assert cut((0, 2), [event]) == (Drew(1, None, None),)
    assert cut((), [Drew(0, 20, 4)]) == (Drew(0, None, None),)


def _events(steps: Sequence[LiveStep]) -> Iterator[Event]:
    return (event for step in steps for event in step.events)
