"""A hint finds its place at every table: it covers neither the hand nor the piles."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quando_desktop.games.quando.table.picture import picture
from quando_desktop.games.quando.table.scenery import QuandoScenery
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.scenery import BUBBLE
from quando_desktop.table.scene.tableau import Key
from tests.games.quando.table.sceneries import HINTS, basis
from tests.games.quando.table.test_fit import collisions, group, outside, tables
from tests.table.fit_checks import CASES, cut_off, on_the_button
from tests.table.measured_art import Measured, frame_of

GOOD_TO_SEE = {"state", "countdown", "to come"}
"""What a hint covers rather than what must be seen; so it does the cards of the others."""


def _kind(key: Key) -> str:
    return str(key[0] if isinstance(key, tuple) else key)


def may_cover(one: Key, other: Key, shown: QuandoScenery) -> bool:
    for hint, below in ((one, other), (other, one)):
        if group(hint, shown.view.seat, shown.chooses_side) != "bubble":
            continue
        belongs = group(below, shown.view.seat, shown.chooses_side)
        if belongs.startswith("seat ") or _kind(below) in GOOD_TO_SEE:
            return True
    return False


def clashes(table: Measured, shown: QuandoScenery) -> list[tuple[Key, Key]]:
    found = [(one, other) for one, other, *_ in collisions(table, shown)]
    return [each for each in found if not may_cover(*each, shown)]


@pytest.mark.parametrize("case", range(len(CASES)), ids=[str(case) for case in CASES])
def test_it_covers_nothing_that_must_be_seen(
    kept_style: Style, english: Languages, case: int
) -> None:
    english.use(CASES[case][2])
    for name, table, shown in tables(kept_style, case, HINTS):
        assert BUBBLE in {piece.key for piece in table.tableau.pieces}, name
        assert clashes(table, shown) == [], name
        assert outside(table, shown) == [], name
        assert cut_off(table) == [], name
        assert on_the_button(table) == [], name


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["hint", "hint to knock", "hint at the left"])
def test_where_there_is_room_it_covers_nobody(
    kept_style: Style, english: Languages, seats: int, name: str
) -> None:
    frame, art = frame_of(kept_style, (1440, 900), 1.0)
    shown = replace(HINTS[name](basis((7,) * seats)), tells_chance=False)
    table = Measured(frame.stage, art, picture(frame, shown))
    assert collisions(table, shown) == []


@pytest.mark.parametrize("case", [0, 1, 5])
def test_it_can_be_pointed_at(kept_style: Style, english: Languages, case: int) -> None:
    english.use(CASES[case][2])
    for name, table, _ in tables(kept_style, case, HINTS):
        stage = table.stage
        for control in table.tableau.controls:
            box = control.box
            assert box.left >= -stage.margin - 1, (name, control.key)
            assert box.right <= stage.width + stage.margin + 1, (name, control.key)
            assert min(box.width, box.height) * stage.unit >= 24, (name, control.key)
            assert control.name, (name, control.key)


def test_the_measure_would_see_it(kept_style: Style, english: Languages) -> None:
    """A hint in the wrong place, and one that only covers a seat."""
    frame, art = frame_of(kept_style, (1440, 900), 1.0)
    shown = HINTS["hint"](basis((7, 7, 7)))
    for x, y, is_wrong in ((500, 700, True), (500, 350, True), (900, 120, False)):
        tableau = picture(frame, shown)
        bubble = next(piece for piece in tableau.pieces if piece.key == BUBBLE)
        moved = bubble._replace(pose=bubble.pose._replace(x=x, y=y))
        tableau.pieces[tableau.pieces.index(bubble)] = moved
        assert bool(clashes(Measured(frame.stage, art, tableau), shown)) is is_wrong
