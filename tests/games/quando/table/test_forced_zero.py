"""Two people at one screen: nobody comes to turn over the only zero that everybody knows of, and
nothing tells how many there are otherwise."""

from __future__ import annotations

import pytest

from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.games.quando.rules.actions import Draw, Phase
from quando_desktop.games.quando.rules.events import Flipped
from quando_desktop.shell.start.language import Languages
from tests.games.quando.rounds import act as do
from tests.games.quando.rounds import table as position
from tests.games.quando.table.seat import QuandoSeat, Sit, act, made_match, truth

MINE = "8/1 8/2 8/3 7/6"
KNOWN = "0/5 3/0 7/0 9/0"
"""One card can be a zero: the others have one on their back."""
ONE, TWO = "0/5 3/4 7/0 9/0", "0/5 0/4 7/0 9/0"
"""The same backs, with one zero and with two."""
PILE = "4/9 3/7 1/6 10/9"


def after_a_triplet(sit: Sit, theirs: str) -> QuandoSeat:
    table = sit(made_match(MINE, theirs, draw=PILE, people=2))
    table.controller.curtainFell.connect(lambda _: table.page.conceal())
    table.page.begin()
    table.controller.lift()
    table.go_on()
    act(table.match, 0, "8/1 8/2 8/3", Draw.SHOWN)
    table.controller._settle()
    table.go_on()
    return table


def test_q14_the_only_zero_is_turned_without_a_curtain(english: Languages, sit: Sit) -> None:
    table = after_a_triplet(sit, KNOWN)
    assert truth(table.match).phase is Phase.PLAY, "it is turned, and their turn has come"
    assert table.controller.asked == 1, "for that they come"
    flips = [line.words for line in table.page.log()]
    assert flips == [], "nothing is left behind the curtain"
    seen: list[object] = []
    table.controller.curtainLifted.connect(lambda _s, _v, missed: seen.extend(missed))
    table.controller.lift()
    table.go_on()
    told = [event for step in seen for event in step.events]  # type: ignore[attr-defined]
    assert [event.front for event in told if isinstance(event, Flipped)] == [5]
    assert "You turn a 0 over: its front is 5 now." in [each.words for each in table.page.log()]


@pytest.mark.parametrize("theirs", [ONE, TWO])
def test_q5_how_many_zeros_there_are_is_not_told(sit: Sit, theirs: str) -> None:
    """The others see the same backs, so they see the same curtain."""
    table = after_a_triplet(sit, theirs)
    assert table.controller.phase is TurnPhase.CURTAIN
    assert table.controller.asked == 1
    assert truth(table.match).phase is Phase.FLIP


def test_whoever_is_at_the_screen_turns_it_themselves(sit: Sit) -> None:
    table = sit(made_match(KNOWN, MINE, draw=PILE))
    table.page.begin()
    table.go_on()
    assert table.controller.phase is TurnPhase.PERSON
    assert not table.view.is_forced()


@pytest.mark.parametrize(("theirs", "forced"), [(KNOWN, True), (ONE, False), (TWO, False)])
def test_everybody_who_watches_can_tell_the_same(theirs: str, forced: bool) -> None:
    state = position(MINE, theirs, "5/6 2/3 6/9 1/2", draw=PILE)
    do(state, 0, "8/1 8/2 8/3")
    do(state, 0, Draw.SHOWN)
    assert state.phase is Phase.FLIP
    assert [state.observe(seat).is_forced() for seat in (0, 2)] == [forced] * 2
    assert not state.observe(1).is_forced()
    assert not forced or len(state.legal(1)) == 1


def test_a_zero_that_lies_open_counts_once() -> None:
    """It was taken by its shown side; what is behind the other backs is known to be none."""
    state = position(MINE, "4/1 3/0 9/0 6/0", draw="4/9 0/7 1/6 10/9")
    do(state, 0, "7/6")
    do(state, 0, Draw.SHOWN)
    do(state, 1, "4/1")
    do(state, 1, Draw.SHOWN)
    do(state, 0, "8/1 8/2 8/3")
    do(state, 0, Draw.SHOWN)
    assert state.phase is Phase.FLIP
    assert state.observe(0).is_forced()
