"""Words and glances on a Quanto table: they come with what happens, go by themselves, and nothing
ever waits for them."""

from __future__ import annotations

from typing import Any

import pytest

from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine.match import Match
from quando_desktop.games.quanto.rules.actions import Capture, Discard, QuantoAction, Steal
from quando_desktop.games.quanto.table import reactions
from quando_desktop.games.quanto.text.remarks import Occasion, remarks
from quando_desktop.table.parts.remark_bubble import said_by
from tests.games.quanto.table.seat import Sit, before_a_theft, made_match
from tests.table.looks import length, watching

OLIVE = said_by(1)
PORTRAIT = ("portrait", 1)


@pytest.fixture(autouse=True)
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """They speak every time."""
    monkeypatch.setattr(reactions, "OFTEN", dict.fromkeys(Occasion, 1.0))


def before_a_haul() -> Match:
    match = made_match("12 9 12 1", "9 4 8 J", display="12 4 5 3 6 9 9", free_discard=True)
    match.submit(0, Capture(12, 12, ((12,),)))
    return match


def before_a_1() -> Match:
    match = made_match("9 3 12 2", "1 4 8 J", display="9 4 5 12", free_discard=True)
    match.submit(0, Capture(9, 9, ((9,),)))
    return match


def before_the_end() -> Match:
    """Olive captures last, and has more."""
    match = made_match("2", "9", display="9 4 5 12", draw="", free_discard=True)
    match.submit(0, Discard(2))
    return match


HAUL = Capture(9, 9, ((4, 5), (3, 6), (9,), (9,)))
MOMENTS: dict[Occasion, tuple[Any, QuantoAction]] = {
    Occasion.STEAL: (before_a_theft, Steal(0)),
    Occasion.HAUL: (before_a_haul, HAUL),
    Occasion.COLLECT: (before_a_1, Discard(1)),
    Occasion.MATCH: (before_the_end, Capture(9, 9, ((9,),))),
}


@pytest.mark.parametrize("occasion", [Occasion.STEAL, Occasion.HAUL, Occasion.COLLECT])
def test_a_big_moment_has_its_word(sit: Sit, occasion: Occasion) -> None:
    make, action = MOMENTS[occasion]
    table = watching(sit, make())
    table.match.submit(1, action)
    assert OLIVE in table.pieces
    assert table.lingers == 1600
    table.hold_word()
    spoken = {f"Olive says: {words}" for words in remarks("olive", occasion)}
    assert len(table.said) >= 2
    assert table.said[-1] in spoken, "after what happened"
    table.rest()
    assert OLIVE in table.pieces, "it stays while the match goes on"
    table.end_word()
    table.rest()
    assert table.scene.sprite(OLIVE) is None
    assert table.laid().pieces == table.scene.tableau.pieces


def test_whoever_wins_speaks_before_the_sheet_comes(sit: Sit) -> None:
    make, action = MOMENTS[Occasion.MATCH]
    table = watching(sit, make())
    table.match.submit(1, action)
    assert table.match.result is not None
    assert OLIVE not in table.pieces, "not before the last cards are won"
    seen = False
    while table.page.is_busy:
        seen = seen or (OLIVE in table.pieces and "next" not in table.controls)
        table.tick(50)
    assert seen
    wins = remarks("olive", Occasion.MATCH)
    assert [words for words in table.said if words.removeprefix("Olive says: ") in wins]
    table.rest()
    assert OLIVE not in table.pieces, "the sheet has come"


@pytest.mark.parametrize("occasion", MOMENTS)
def test_nothing_waits_for_a_word(sit: Sit, occasion: Occasion) -> None:
    """A step takes as long as without it."""
    make, action = MOMENTS[occasion]
    times = []
    for speaks in (True, False):
        table = watching(sit, make(), remarks=speaks)
        table.match.submit(1, action)
        times.append(length(table))
    assert times[0] == times[1]


def test_the_looker_acts_while_somebody_speaks(sit: Sit) -> None:
    table = watching(sit, before_a_1())
    table.match.submit(1, Discard(1))
    table.hold_word()
    table.hurry()
    table.rest()
    assert table.controller.phase is TurnPhase.PERSON
    assert OLIVE in table.pieces
    table.click(table.own("12"))
    assert table.chosen == ["12"]
    assert OLIVE in table.pieces
