"""A hint finds its place at every table: it covers neither the hand nor anything else that must be
seen for a decision."""

from __future__ import annotations

from typing import Any

import pytest

from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.scenery import BUBBLE
from quando_desktop.table.scene.tableau import Key
from tests.table.every_game.kit import Kit, Sceneries
from tests.table.every_game.kits import every_game_with_hints, hinting
from tests.table.fit_checks import (
    CASES,
    cannot_be_pointed_at,
    collisions,
    cut_off,
    kind_of,
    on_the_button,
    outside,
    unknown,
)
from tests.table.measured_art import Measured


def sceneries_of(kit: Kit) -> Sceneries:
    assert kit.sceneries is not None
    return kit.sceneries


def clashes(kit: Kit, table: Measured, shown: Any) -> list[tuple[Key, Key]]:
    """What lies on each other, but for what a hint may cover."""
    sceneries = sceneries_of(kit)
    group = sceneries.groups_of(shown)

    def may_cover(one: Key, other: Key) -> bool:
        belongs = {group(one), group(other)}
        seats = any(name.startswith("seat ") for name in belongs)
        good_to_see = {kind_of(one), kind_of(other)} & hinting(kit).good_to_see
        return "hint" in belongs and (seats or bool(good_to_see))

    found = collisions(table, group, sceneries.must_be_apart)
    return [(one, other) for one, other, *_ in found if not may_cover(one, other)]


def half_seen(kit: Kit, table: Measured, shown: Any) -> list[tuple[Key, Key]]:
    """Names, scores and notes of opponents under a hint in the largest letters, though they are
    told: whoever it touches steps back as a whole."""
    if table.art.scale.bulk == 1.0:
        return []
    sceneries = sceneries_of(kit)
    group = sceneries.groups_of(shown)
    told = {piece.key for piece in table.tableau.pieces if piece.pose.opacity == 1.0}
    faded = {group(key) for key in table.boxes() if key not in told}
    split = [(key, BUBBLE) for key in told if group(key) in faded - {""}]
    found = collisions(table, group, sceneries.must_be_apart)
    plates = [
        (one, other)
        for one, other, *_ in found
        if "hint" in {group(one), group(other)}
        and {kind_of(one), kind_of(other)} & {"plate", "note", "caption"}
        and {one, other} <= told
    ]
    return split + plates


HINT_CASES = [*CASES, ((640, 400), 1.0, Language.ENGLISH), ((640, 400), 1.0, Language.GERMAN)]
"""And in the smallest window of all."""


@pytest.mark.parametrize("case", range(len(HINT_CASES)), ids=[str(case) for case in HINT_CASES])
@every_game_with_hints
def test_it_covers_nothing_that_must_be_seen(
    kept_style: Style, english: Languages, kit: Kit, case: int
) -> None:
    window, text, language = HINT_CASES[case]
    english.use(language)
    frame, art = sceneries_of(kit).frame_of(kept_style, window, text)
    for name, shown in hinting(kit).sceneries(case):
        table = Measured(frame.stage, art, sceneries_of(kit).picture(frame, shown))
        groups_of = sceneries_of(kit).groups_of(shown)
        assert BUBBLE in {piece.key for piece in table.tableau.pieces}, name
        assert unknown(table.tableau, groups_of) == [], name
        assert clashes(kit, table, shown) == [], name
        assert outside(table, groups_of) == [], name
        assert cut_off(table) == [], name
        assert on_the_button(table) == [], name
        assert half_seen(kit, table, shown) == [], name
        assert cannot_be_pointed_at(table) == [], name


@every_game_with_hints
def test_the_measure_would_see_it(kept_style: Style, english: Languages, kit: Kit) -> None:
    """A hint in the wrong place, and one that only covers a seat."""
    frame, art = sceneries_of(kit).frame_of(kept_style, (1440, 900), 1.0)
    shown = hinting(kit).hinted()
    for (x, y), is_wrong in (
        ((500, 700), True),
        ((500, 350), True),
        (hinting(kit).over_a_seat, False),
    ):
        tableau = sceneries_of(kit).picture(frame, shown)
        bubble = next(piece for piece in tableau.pieces if piece.key == BUBBLE)
        moved = bubble._replace(pose=bubble.pose._replace(x=x, y=y))
        tableau.pieces[tableau.pieces.index(bubble)] = moved
        found = clashes(kit, Measured(frame.stage, art, tableau), shown)
        assert any(BUBBLE in each for each in found) is is_wrong
