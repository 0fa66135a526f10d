"""A hint finds its place at every Quanto table: it covers neither the hand nor the display."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from quando_desktop.games.quanto.table.choice import PlayChoice
from quando_desktop.games.quanto.table.hint import hinted_keys
from quando_desktop.games.quanto.table.picture import picture
from quando_desktop.games.quanto.table.scenery import QuantoScenery
from quando_desktop.games.quanto.table.ways import with_choice, with_hint
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.scenery import BUBBLE
from quando_desktop.table.scene.tableau import Key
from tests.games.quanto.table.advice import advice
from tests.games.quanto.table.sceneries import LONG_NAMES, Sizes, plain_scenery
from tests.games.quanto.table.test_fit import groups_of, must_be_apart
from tests.table.fit_checks import (
    CASES,
    GroupOf,
    cannot_be_pointed_at,
    collisions,
    cut_off,
    kind_of,
    on_the_button,
    outside,
)
from tests.table.measured_art import Measured, frame_of

HINT = {"bubble", "adviser", "close hint"}
GOOD_TO_SEE = {"draw", "draw block", "draw label", "no draw", "tile", "round", "team"}
"""What a hint covers rather than what must be seen; so it does what lies before the others."""
SIZES = (
    Sizes(2, 6, 4, 4, 4),
    Sizes(3, 9, 4, 4, 2),
    Sizes(4, 7, 4, 4, 3, teams=True),
    Sizes(5, 11, 5, 5, 4),
    Sizes(6, 8, 5, 5, 3),
)


def hinted(sizes: Sizes, *, number: int) -> QuantoScenery:
    """A hint for one of the cards, with reasons, or the question for one; another card may be
    chosen already."""
    usual = replace(plain_scenery(sizes), hinted=True)
    view = usual.view
    choice = PlayChoice(view, view.hand[number % len(view.hand)].kind)
    if number == 0:
        return usual
    action = choice.reading.action
    given = advice(view, action)
    shown = with_hint(replace(usual, advice=given), hinted_keys(action, view))
    if number % 2:
        first = view.hand[0]
        chosen = PlayChoice(view, first.kind)
        key = ("own", first.card)
        shown = with_choice(shown, key, chosen, LONG_NAMES, asks_bonus=False)
    return shown


def group(shown: QuantoScenery) -> GroupOf:
    usual = groups_of(shown)
    return lambda key: "hint" if kind_of(key) in HINT else usual(key)


def may_cover(one: Key, other: Key, shown: QuantoScenery) -> bool:
    belongs = {group(shown)(one), group(shown)(other)}
    if "hint" not in belongs:
        return False
    seats = any(name.startswith("seat ") for name in belongs)
    return seats or bool({kind_of(one), kind_of(other)} & GOOD_TO_SEE)


def clashes(table: Measured, shown: QuantoScenery) -> list[tuple[Key, Key]]:
    found = [(one, other) for one, other, *_ in collisions(table, group(shown), must_be_apart)]
    return [each for each in found if not may_cover(*each, shown)]


def states(style: Style, case: int) -> Iterator[tuple[str, Measured, QuantoScenery]]:
    window, text, _ = CASES[case]
    frame, art = frame_of(style, window, text)
    for sizes in SIZES:
        for number in range(4):
            shown = hinted(sizes, number=number)
            table = Measured(frame.stage, art, picture(frame, shown))
            yield f"{sizes}, {number}", table, shown


@pytest.mark.parametrize("case", range(len(CASES)), ids=[str(case) for case in CASES])
def test_it_covers_nothing_that_must_be_seen(
    kept_style: Style, english: Languages, case: int
) -> None:
    english.use(CASES[case][2])
    for name, table, shown in states(kept_style, case):
        assert BUBBLE in {piece.key for piece in table.tableau.pieces}, name
        assert clashes(table, shown) == [], name
        assert outside(table, group(shown)) == [], name
        assert cut_off(table) == [], name
        assert on_the_button(table) == [], name


@pytest.mark.parametrize("case", [0, 1, 5])
def test_it_can_be_pointed_at(kept_style: Style, english: Languages, case: int) -> None:
    english.use(CASES[case][2])
    for name, table, _ in states(kept_style, case):
        assert cannot_be_pointed_at(table) == [], name


def test_the_measure_would_see_it(kept_style: Style, english: Languages) -> None:
    """A hint in the wrong place."""
    frame, art = frame_of(kept_style, (1440, 900), 1.0)
    shown = hinted(SIZES[2], number=2)
    for x, y, is_wrong in ((500, 700, True), (500, 350, True), (930, 84, False)):
        tableau = picture(frame, shown)
        bubble = next(piece for piece in tableau.pieces if piece.key == BUBBLE)
        moved = bubble._replace(pose=bubble.pose._replace(x=x, y=y))
        tableau.pieces[tableau.pieces.index(bubble)] = moved
        table = Measured(frame.stage, art, tableau)
        found = [each for each in clashes(table, shown) if BUBBLE in each]
        assert bool(found) is is_wrong


def test_without_room_it_does_not_compare(kept_style: Style, english: Languages) -> None:
    """A screen reader is told all the same."""
    shown = hinted(SIZES[3], number=2)
    drawn = []
    for window, text, _ in (CASES[3], CASES[1]):
        frame, art = frame_of(kept_style, window, text)
        tableau = picture(frame, shown)
        pieces = {piece.key: piece for piece in tableau.pieces}
        words = {each for _, each in art.measure(pieces[BUBBLE].picture).texts}
        drawn.append("+3.4" in words)
        assert "+3.4" in next(each.name for each in tableau.controls if each.key == BUBBLE)
    assert drawn == [True, False]
