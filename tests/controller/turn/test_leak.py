"""Nobody is told more than their seat may know, and behind the curtain nobody anything."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from quando_desktop.bots.question import Question
from quando_desktop.controller.turn.step import Step, TurnPhase
from quando_desktop.engine.contract import Action, Event, Observation
from quando_desktop.engine.journal import Journal
from quando_desktop.engine.match import Acted, Change, Match, Restarted, RoundBegan
from quando_desktop.engine.players import TABLE
from quando_desktop.games.quando.rules.actions import Draw
from quando_desktop.games.quando.rules.round import QuandoRound
from tests.controller.listener import Heard
from tests.controller.turn.tables import SlowBots, Table, made_match, new_match, sit_down
from tests.games.quando.rounds import play

SECRET = (Step, Observation, Event, Action)


def inside(value: object) -> Iterator[object]:
    """A value and all that can be reached from it."""
    yield value
    parts: list[object] = []
    if dataclasses.is_dataclass(value):
        parts = [getattr(value, each.name) for each in dataclasses.fields(value)]
    elif isinstance(value, dict):
        parts = [*value.keys(), *value.values()]
    elif isinstance(value, tuple | list | set | frozenset):
        parts = [*value]
    elif isinstance(value, BaseException):
        parts = [*value.args]
    for part in parts:
        yield from inside(part)


def is_secret(heard: Heard) -> bool:
    return any(isinstance(part, SECRET) for part in inside(heard.payload))


def behind_the_curtain(heard: list[Heard]) -> list[Heard]:
    """What was said from each fall of the curtain to just before it lifts."""
    found, down = [], True
    for each in heard:
        if each.name == "lifted":
            down = False
        elif each.name == "fell":
            down = True
        if down:
            found.append(each)
    return found


@pytest.mark.parametrize("kinds", ["pp", "ppp", "pcpcp"])
def test_behind_the_curtain_nothing_of_any_hand_is_said(kinds: str, tmp_path: Path) -> None:
    match = new_match(kinds)
    journal = Journal(tmp_path / "missing" / "a.journal", match)
    table = sit_down(match)
    looks: list[object] = []

    def look(*_: object) -> None:
        controller = table.controller
        if controller.phase is TurnPhase.CURTAIN:
            looks.append((controller.view, controller.looker, controller.can_undo))

    table.controller.curtainFell.connect(look)
    table.controller.phaseChanged.connect(look)
    table.controller.savedChanged.connect(look)
    table.controller.start()
    table.play()
    journal.close()
    said = behind_the_curtain(table.heard)
    assert {heard.name for heard in said} == {"fell", "phase", "saved"}
    assert len(said) > 20
    assert not any(map(is_secret, said))
    assert set(looks) == {(None, None, False)}
    assert any(map(is_secret, table.heard)), "the walk would have found it"


@pytest.mark.parametrize("kinds", ["pc", "cc", "ppp", "cppc"])
def test_a_step_is_what_the_match_lets_its_seat_see(kinds: str) -> None:
    """Beside it, somebody else keeps what each seat may see of each change."""
    table = sit_down(kinds)
    allowed: dict[int, list[tuple[Any, ...]]] = {seat: [] for seat in range(len(kinds))}

    def keep(change: Change) -> None:
        actor = TABLE if isinstance(change, RoundBegan | Restarted) else change.seat
        events = change.events if isinstance(change, Acted) else ()
        for seat, entries in allowed.items():
            seen = tuple(event.seen_by(seat) for event in events)
            entries.append((actor, seen, table.match.observe(seat)))

    table.match.observers.insert(0, keep)
    table.controller.start()
    table.play()
    shown = 0
    rest = {seat: iter(entries) for seat, entries in allowed.items()}
    for heard in table.heard:
        steps = {"stepped": heard.payload, "lifted": heard.payload[-1]}.get(heard.name, ())
        for step in steps:
            seat = step.after.seat
            assert (step.seat, step.events, step.after) in rest[seat]
            assert step.before is None or step.before.seat == seat
            shown += 1
    assert shown > 50


# ------------------------------------------------- the same for another truth

WORLDS = [
    ("5/0 3/1 8/2", "4/10 6/1 9/2", "6/5 1/0 9/7", "3/2 7/6 5/1 2/1 8/3"),
    ("5/0 7/1 8/2", "4/10 6/1 9/2", "6/5 4/0 9/7", "3/2 7/6 5/1 2/1 8/4"),
    ("5/0 9/1 8/2", "4/10 6/1 9/2", "6/5 3/0 9/7", "3/2 7/6 5/1 2/1 8/5"),
]
"""Three truths that look alike to seat 1: the others have the same backs, and what differs are
fronts that they have not shown and cards deep in the pile."""


def played(match: Match) -> Table:
    """Everybody plays a card that is the same in all worlds, and draws."""
    table = sit_down(match)
    table.controller.start()
    for seat, card, side in [
        (0, "5/0", Draw.SHOWN),
        (1, "6/1", Draw.HIDDEN),
        (2, "9/7", Draw.SHOWN),
        (0, "8/2", Draw.SHOWN),
    ]:
        table.clock.run()
        assert table.controller.asked == seat
        table.controller.lift()
        truth = match.truth
        assert isinstance(truth, QuandoRound)
        table.controller.submit(play(truth, seat, card))
        table.controller.submit(side)
    table.clock.run()
    table.controller.lift()
    assert table.controller.looker == 1
    assert not table.all("refused")
    return table


def told(table: Table, seat: int) -> list[tuple[Any, ...]]:
    """All that reached the screen while this seat looked."""
    found, looker = [], None
    for heard in table.heard:
        if heard.name == "lifted":
            looker = heard.payload[0]
        if looker == seat:
            found.append((heard.name, *heard.payload))
        if heard.name == "fell":
            looker = None
    return found


def test_another_truth_tells_a_seat_the_same() -> None:
    tables = [played(made_match("ppp", *hands, draw=pile)) for *hands, pile in WORLDS]
    first, *others = [told(table, 1) for table in tables]
    assert len(first) > 5
    assert all(other == first for other in others)
    assert all(told(table, 0) != told(tables[0], 0) for table in tables[1:])
    assert all(told(table, 2) != told(tables[0], 2) for table in tables[1:])


def asked_in(hands: Sequence[str], pile: str, seed: int) -> tuple[Question, float]:
    """What the computer player of seat 1 is asked after a turn of seat 0, and when it acts."""
    match = made_match("pcp", *hands, draw=pile)
    match.seed = seed
    bots = SlowBots()
    table = sit_down(match, bots)
    table.controller.start()
    table.controller.lift()
    truth = match.truth
    assert isinstance(truth, QuandoRound)
    table.controller.submit(play(truth, 0, "5/0"))
    table.controller.submit(Draw.SHOWN)
    (question,) = bots.questions
    bots.reply(question, question.observation.legal()[0])
    return question, table.clock.waiting[0].at


def parts(question: Question) -> list[object]:
    return [getattr(question, each.name) for each in dataclasses.fields(question)]


def test_a_computer_player_is_asked_the_same_in_another_truth() -> None:
    """What its seat knows goes to it, and nothing of the deal: not even what that was made from."""
    first, *others = [
        parts(asked_in(hands, pile, seed)[0]) for seed, (*hands, pile) in enumerate(WORLDS)
    ]
    assert all(other == first for other in others)


def test_the_pace_does_not_follow_from_what_a_computer_player_holds() -> None:
    *hands, pile = WORLDS[0]
    other = [hands[0], "4/10 7/1 9/2", hands[2]]
    (one, first), (two, second) = (asked_in(each, pile, seed=1) for each in (hands, other))
    assert one.observation != two.observation
    assert one.chance != two.chance
    assert first == second
