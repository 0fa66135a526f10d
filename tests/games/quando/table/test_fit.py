"""Whatever is written and however large: on a Quando table nothing covers what must be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import pytest

from quando_desktop.games.quando.table.picture import picture
from quando_desktop.games.quando.table.scenery import QuandoScenery
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Key
from tests.games.quando.table.sceneries import STATES, basis, hands
from tests.table import fit_checks as fitting
from tests.table.fit_checks import (
    CASES,
    GroupOf,
    cannot_be_pointed_at,
    cut_off,
    kind_of,
    looks,
    on_ears,
    tables_of,
)
from tests.table.measured_art import Measured, frame_of

SHARE = 4
"""Only every fourth state of each table is looked at, another one each time."""

SEAT = {"portrait", "plate", "note", "fist", "held", "paw"}
GROUPS = {
    "": {"room", "dim", "dark", "rays", "ripples", "door glow", "veil", "ring", "halo", "glow"},
    "hand": {"own", "dot", "gap"},
    "line": {"toast", "question", "meaning", "play", "state", "countdown", "to come"},
    "top": {"menu", "round", "saved", "tick", "gear", "undo", "hint"},
    "corner": {"knob", "pips", "how", "chance", "pass"},
    "door": {"door", "hinge", "shown", "hidden"},
    "memory": {"memory"},
    "word": {"word"},
    "bubble": {"bubble", "adviser", "close hint"},
    "mark": {"mark"},
}


def group(key: Key, own: int, draws: bool) -> str:
    """What a piece belongs to; nothing for light and shade."""
    kind = kind_of(key)
    if kind in SEAT and isinstance(key, tuple):
        return "own seat" if key[1] == own else f"seat {key[1]}"
    if draws and kind in {"draw", "question"}:
        return "door"
    found = [name for name, kinds in GROUPS.items() if kind in kinds]
    return found[0] if found else "piles"


def groups_of(shown: QuandoScenery) -> GroupOf:
    return lambda key: group(key, shown.view.seat, shown.chooses_side)


def collisions(table: Measured, shown: QuandoScenery) -> list[tuple[Key, Key, float, float]]:
    return fitting.collisions(table, groups_of(shown), _must_be_apart)


def outside(table: Measured, shown: QuandoScenery) -> list[tuple[Key, Box]]:
    return fitting.outside(table, groups_of(shown))


def _must_be_apart(key: Key, other: Key) -> bool:
    """Pieces of one group that are read one by one."""
    kinds = {each[0] if isinstance(each, tuple) else each for each in (key, other)}
    return kinds in (
        {"plate", "note"},
        {"draw label", "discard label"},
        {"how", "knob"},
        {"how", "chance"},
        {"hint", "undo"},
        {"hint", "gear"},
        {"how", "pips"},
        {"round", "saved"},
        {"round", "tick"},
        {"saved", "undo"},
        {"menu", "round"},
        {"undo", "gear"},
        {"shown", "hidden"},
        {"question", "door"},
        {"question", "draw"},
        {"shown", "draw"},
        {"hidden", "door"},
    ) or (kinds in ({"how"}, {"saved"}) and key != other)


def tables(
    style: Style, case: int, states: Mapping[str, Callable[[QuandoScenery], QuandoScenery]] = STATES
) -> Iterator[tuple[str, Measured, QuandoScenery]]:
    """Tables of all sizes, with hands that the game allows, in what can happen there."""
    usual = ((sizes, basis(sizes)) for seats in range(2, 7) for sizes in hands(seats))
    return tables_of(picture, style, case, usual, states, SHARE)


@pytest.mark.parametrize("case", range(len(CASES)), ids=[str(case) for case in CASES])
def test_nothing_covers_what_must_be_read(kept_style: Style, english: Languages, case: int) -> None:
    english.use(CASES[case][2])
    for name, table, shown in tables(kept_style, case):
        assert collisions(table, shown) == [], name
        assert outside(table, shown) == [], name
        assert cut_off(table) == [], name


@pytest.mark.parametrize("case", range(len(CASES)), ids=[str(case) for case in CASES])
def test_no_button_of_the_bar_covers_ears(kept_style: Style, english: Languages, case: int) -> None:
    window, text, language = CASES[case]
    english.use(language)
    frame, art = frame_of(kept_style, window, text)
    for seats in range(2, 7):
        tableau = picture(frame, basis((7,) * seats))
        assert {"undo", "hint"} <= {piece.key for piece in tableau.pieces}
        assert on_ears(Measured(frame.stage, art, tableau)) == [], seats


def test_every_state_looks_different(kept_style: Style, english: Languages) -> None:
    """Otherwise the tables above would be fewer than they seem."""
    frame, _ = frame_of(kept_style, (1440, 900), 1.0)
    usual = basis((7, 7, 7))
    assert looks(picture(frame, change(usual)) for change in STATES.values()) == len(STATES)


def test_the_measure_would_see_it(kept_style: Style, english: Languages) -> None:
    """A table with one piece in a wrong place."""
    frame, art = frame_of(kept_style, (1440, 900), 1.0)
    shown = basis((7, 7, 7))
    tableau = picture(frame, shown)
    knob = next(piece for piece in tableau.pieces if piece.key == "knob")
    moved = knob.pose._replace(x=knob.pose.x - 150)
    tableau.pieces[tableau.pieces.index(knob)] = knob._replace(pose=moved)
    assert collisions(Measured(frame.stage, art, tableau), shown)
    away = knob.pose._replace(x=knob.pose.x + 150)
    tableau = picture(frame, shown)
    tableau.pieces[tableau.pieces.index(knob)] = knob._replace(pose=away)
    assert outside(Measured(frame.stage, art, tableau), shown)


@pytest.mark.parametrize("case", [0, 1, 5])
def test_controls_are_inside_and_can_be_pointed_at(
    kept_style: Style, english: Languages, case: int
) -> None:
    english.use(CASES[case][2])
    for name, table, _ in tables(kept_style, case):
        assert cannot_be_pointed_at(table) == [], name
