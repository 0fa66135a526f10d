"""Whatever is written and however large: on a Quanto table nothing covers what must be read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quando_desktop.games.quanto.table.picture import picture
from quando_desktop.games.quanto.table.scenery import QuantoScenery
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.tableau import Key
from tests.games.quanto.table.sceneries import STATES, Sizes, plain_scenery, table_sizes
from tests.table.fit_checks import (
    CASES,
    GroupOf,
    cannot_be_pointed_at,
    collisions,
    cut_off,
    group_in,
    kind_of,
    looks,
    on_ears,
    one_by_one,
    outside,
    tables_of,
    unknown,
)
from tests.table.measured_art import Measured, frame_of

SHARE = 4
"""Only every fourth state of each table is looked at, another one each time."""
SEAT = {"portrait", "plate", "note", "held", "paw", "nothing"}
THINGS = {"quanto", "count", "no quanto", "winnings", "no winnings", "won"}
GROUPS = {
    "": {"room", "path", "dim", "halo", "glow", "aim", "lit", "hollows", "arrow", "dot"},
    "hand": {"own"},
    "line": {"words", "way", "value", "status", "toast"},
    "top": {"menu", "round", "saved", "tick", "gear", "undo", "hint", "team"},
    "display": {"display", "played", "stands for", "draw", "draw block", "no draw", "draw label"},
    "brackets": {"bracket", "join", "sum"},
    "aside": {"turned", "offered", "offering paw", "question", "asks"},
    "labels": {"quanto label", "winnings label"},
    "word": {"word"},
}


def groups_of(shown: QuantoScenery) -> GroupOf:
    """Brackets stand close to their cards."""
    own = shown.view.seat
    tiles = {each.tile: seat for seat, each in enumerate(shown.view.quantos) if each is not None}

    def group(key: Key) -> str:
        kind = kind_of(key)
        if isinstance(key, tuple) and kind in SEAT | THINGS:
            part = "" if kind in SEAT else " things"
            return f"own seat{part}" if key[1] == own else f"seat {key[1]}{part}"
        if isinstance(key, tuple) and kind == "tile":
            seat = tiles.get(key[1])
            return (
                "tiles"
                if seat is None
                else f"{'own seat' if seat == own else f'seat {seat}'} things"
            )
        return group_in(GROUPS, kind)

    return group


must_be_apart = one_by_one(
    {"plate", "note"},
    {"words"},
    {"words", "value"},
    {"words", "way"},
    {"value"},
    {"value", "way"},
    {"way"},
    {"sum"},
    {"display"},
    {"display", "played"},
    {"display", "draw"},
    {"draw label", "display"},
    {"draw label"},
    {"turned"},
    {"question", "offered"},
    {"menu", "round"},
    {"menu", "team"},
    {"round", "saved"},
    {"round", "tick"},
    {"round", "team"},
    {"saved", "undo"},
    {"saved", "team"},
    {"hint", "undo"},
    {"hint", "gear"},
    {"undo", "gear"},
    {"winnings", "quanto"},
    {"winnings", "no quanto"},
)
"""Pieces of one group that are read one by one."""


def states(style: Style, case: int) -> Iterator[tuple[str, Measured, QuantoScenery]]:
    """Tables of all sizes, with all that the game allows, in what can happen there."""
    usual = ((sizes, plain_scenery(sizes)) for seats in range(2, 7) for sizes in table_sizes(seats))
    return tables_of(picture, style, case, usual, STATES, SHARE)


@pytest.mark.parametrize("case", range(len(CASES)), ids=[str(case) for case in CASES])
def test_nothing_covers_what_must_be_read(kept_style: Style, english: Languages, case: int) -> None:
    english.use(CASES[case][2])
    for name, table, shown in states(kept_style, case):
        assert collisions(table, groups_of(shown), must_be_apart) == [], name
        assert outside(table, groups_of(shown)) == [], name
        assert cut_off(table) == [], name


@pytest.mark.parametrize("case", range(len(CASES)), ids=[str(case) for case in CASES])
def test_no_button_of_the_bar_covers_ears(kept_style: Style, english: Languages, case: int) -> None:
    window, text, language = CASES[case]
    english.use(language)
    frame, art = frame_of(kept_style, window, text)
    for seats in range(2, 7):
        tableau = picture(frame, plain_scenery(Sizes(seats, 6, 4, 4, 3)))
        assert on_ears(Measured(frame.stage, art, tableau)) == [], seats


@pytest.mark.parametrize("case", [0, 1, 5])
def test_controls_are_inside_and_can_be_pointed_at(
    kept_style: Style, english: Languages, case: int
) -> None:
    english.use(CASES[case][2])
    for name, table, _ in states(kept_style, case):
        assert cannot_be_pointed_at(table) == [], name


def test_every_state_looks_different(kept_style: Style, english: Languages) -> None:
    """Otherwise the tables above would be fewer than they seem."""
    frame, _ = frame_of(kept_style, (1440, 900), 1.0)
    usual = plain_scenery(Sizes(4, 6, 4, 4, 3))
    assert looks(picture(frame, change(usual)) for change in STATES.values()) == len(STATES)


def test_every_piece_belongs_to_something(kept_style: Style, english: Languages) -> None:
    frame, _ = frame_of(kept_style, (1440, 900), 1.0)
    for change in STATES.values():
        shown = change(plain_scenery(Sizes(4, 6, 4, 4, 3, teams=True)))
        assert unknown(picture(frame, shown), groups_of(shown)) == []
