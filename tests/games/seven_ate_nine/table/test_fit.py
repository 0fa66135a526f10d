"""Whatever is written and however large: on a 7 ate 9 table nothing covers what must be read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.games.seven_ate_nine.table.picture import picture
from quando_desktop.games.seven_ate_nine.table.scenery import SevenScenery
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.tableau import Key
from tests.games.seven_ate_nine.table.sceneries import (
    LONG_NAMES,
    MOST,
    STATES,
    TABLES,
    Sizes,
    scenery_of,
)
from tests.table import fit_checks as fitting
from tests.table.fit_checks import CASES, GroupOf, kind_of
from tests.table.measured_art import frame_of

NOTICES = LivePhase.READY, LivePhase.STUCK
"""The top card lies on a notice then."""
SHARE = 3
"""Only every third state of each table is looked at, another one each time."""
LANE = {"lane", "own", "cap", "aim", "locked"}
GROUPS = {
    "": {"room", "veil", "glow", "dot"},
    "top": {"menu", "round", "saved", "tick", "gear", "pause_button", "standing", "standing face"},
    "pile": {"under", "top", "last"},
    "fits": {"target", "arrow"},
    "line": {"signal", "toast", "rerun"},
    "notice": {"ready", "stuck", "pause", "count", "go", "restart", "leave"},
    "word": {"word"},
}
SEAT = {"portrait", "held", "paw", "plate", "many", "stack", "no stack", "in stack", "call"}


def groups_of(scenery: SevenScenery) -> GroupOf:
    def group(key: Key) -> str:
        kind = kind_of(key)
        if isinstance(key, tuple) and kind in LANE | SEAT | {"late"} and len(key) > 1:
            if kind in {"call", "late"}:
                return f"{kind} {key[1]}"
            return f"seat {key[1]}"
        if kind == "top" and scenery.phase in NOTICES:
            return "notice"
        return fitting.group_in(GROUPS, kind)

    return group


def apart_from(scenery: SevenScenery) -> GroupOf:
    """As above, but a note stands on the edge of its own lane and over the tip of a call, and a
    line of words over calls."""
    usual = groups_of(scenery)

    def group(key: Key) -> str:
        name = usual(key)
        if isinstance(key, tuple) and key[0] == "late":
            return "" if scenery.calls else f"seat {key[1]}"
        return "" if name in {"line", "word"} and scenery.calls else name

    return group


must_be_apart = fitting.one_by_one(
    {"portrait", "in stack"},
    {"plate", "in stack"},
    {"held", "stack"},
    {"held", "in stack"},
    {"stack", "in stack"},
    {"own", "cap"},
    {"own", "in stack"},
    {"late", "portrait"},
    {"late", "stack"},
    {"late", "in stack"},
    {"late", "own"},
    {"cap"},
    {"standing"},
    {"round", "standing"},
    {"saved", "standing"},
    {"round", "saved"},
    {"menu", "round"},
    {"gear", "pause_button"},
    {"go", "restart"},
    {"go", "leave"},
    {"restart", "leave"},
    {"top", "go"},
    {"top", "count"},
    {"target", "arrow"},
)
"""Pieces of one group that are read one by one."""


def dealt(case: int) -> Iterator[tuple[Sizes, SevenScenery]]:
    """Tables of all sizes."""
    number = case
    for sizes in TABLES:
        most = MOST[sizes.seats]
        for hand, stack in ((4, most - 4), (8, 5), (most, 0), (0, 5)):
            games = 2 * sizes.seats if number % 2 else 1
            names = LONG_NAMES if number % 3 == 0 else sizes.names
            table = sizes._replace(hand=hand, stack=stack, games=games, names=names)
            yield table, scenery_of(table)
            number += 1


@pytest.mark.parametrize("case", range(len(CASES)), ids=[str(case) for case in CASES])
def test_nothing_covers_what_must_be_read(kept_style: Style, english: Languages, case: int) -> None:
    english.use(CASES[case][2])
    for name, table, scenery in fitting.tables_of(
        picture, kept_style, case, dealt(case), STATES, SHARE
    ):
        if not scenery.sheet:
            assert fitting.collisions(table, apart_from(scenery), must_be_apart) == [], name
            assert fitting.outside(table, groups_of(scenery)) == [], name
        assert fitting.cannot_be_pointed_at(table) == [], name
        assert fitting.cut_off(table) == [], name


def test_every_state_looks_different(kept_style: Style, english: Languages) -> None:
    """Otherwise the tables above would be fewer than they seem."""
    frame, _ = frame_of(kept_style, (1440, 900), 1.0)
    usual = scenery_of(Sizes(2, 1, games=6))
    assert fitting.looks(picture(frame, change(usual)) for change in STATES.values()) == len(STATES)


def test_every_piece_belongs_to_something(kept_style: Style, english: Languages) -> None:
    frame, _ = frame_of(kept_style, (1440, 900), 1.0)
    for change in STATES.values():
        for sizes in (Sizes(2, 2, games=8), Sizes(4, 0, 12, 0, games=8)):
            scenery = change(scenery_of(sizes))
            if not scenery.sheet:
                assert fitting.unknown(picture(frame, scenery), groups_of(scenery)) == []
