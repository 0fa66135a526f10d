"""Whatever is written and however large: nothing on a table covers what must be read, leaves the
window or is cut off."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.games import PLUGS
from quando_desktop.games.plug import Plug
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.scenery import GEAR, OWN
from quando_desktop.table.plain.table import PlainTable
from quando_desktop.table.scene.choreographer import Choreographer
from quando_desktop.table.scene.keys import Taps
from quando_desktop.table.scene.mirror import Mirror
from quando_desktop.table.scene.scene import TableScene
from quando_desktop.table.scene.stage import TARGET
from quando_desktop.table.scene.tableau import Control
from quando_desktop.table.scene.view import UNTOUCHED, TableView
from tests.table.every_game.kit import Sceneries
from tests.table.every_game.kits import KITS, of_every_game
from tests.table.fit_checks import (
    CASES,
    cannot_be_pointed_at,
    collisions,
    cut_off,
    least_seen,
    looks,
    on_ears,
    outside,
    pressed_twice,
    unknown,
)
from tests.table.measured_art import Measured

every_case = pytest.mark.parametrize("case", range(len(CASES)), ids=[str(case) for case in CASES])


def test_every_game_of_the_box_has_a_kit() -> None:
    """A game on a plain table need not have all of it: its pictures are those of the table."""
    drawn = {id_ for id_, plug in PLUGS.items() if not is_plain(plug)}
    assert {*PLUGS} <= {str(kit) for kit in KITS}
    for part in ("sceneries", "reacting", "sheets"):
        assert drawn <= {str(kit) for kit in KITS if getattr(kit, part) is not None}, part
    in_turns = {id_ for id_ in drawn if not PLUGS[id_].game.live}
    assert in_turns <= {str(kit) for kit in KITS if kit.hinting}


def test_every_state_of_every_table_is_looked_at() -> None:
    for kit in KITS:
        assert kit.sceneries is None or kit.sceneries.share <= len(CASES)


def is_plain(plug: Plug) -> bool:
    return isinstance(getattr(plug.table().make, "__self__", None), PlainTable)


@every_case
@of_every_game("sceneries")
def test_nothing_covers_what_must_be_read(
    kept_style: Style, english: Languages, sceneries: Sceneries, case: int
) -> None:
    window, text, language = CASES[case]
    english.use(language)
    frame, art = sceneries.frame_of(kept_style, window, text)
    for name, shown in sceneries.some(case):
        table = Measured(frame.stage, art, sceneries.picture(frame, shown))
        groups_of = sceneries.groups_of(shown)
        covers = (sceneries.covers or sceneries.groups_of)(shown)
        if not sceneries.is_sheet(shown):
            assert unknown(table.tableau, groups_of) == [], name
            assert collisions(table, covers, sceneries.must_be_apart) == [], name
            assert outside(table, groups_of) == [], name
        assert cut_off(table) == [], name
        assert cannot_be_pointed_at(table) == [], name
        assert pressed_twice(table) == [], name


@every_case
@of_every_game("sceneries")
def test_no_button_of_the_bar_covers_ears(
    kept_style: Style, english: Languages, sceneries: Sceneries, case: int
) -> None:
    window, text, language = CASES[case]
    english.use(language)
    frame, art = sceneries.frame_of(kept_style, window, text)
    for seats in sceneries.seats:
        tableau = sceneries.picture(frame, sceneries.usual(seats))
        assert sceneries.buttons <= {piece.key for piece in tableau.pieces}
        assert on_ears(Measured(frame.stage, art, tableau), sceneries.buttons) == [], seats


@of_every_game("sceneries")
def test_every_state_looks_different(
    kept_style: Style, english: Languages, sceneries: Sceneries
) -> None:
    """Otherwise the tables above would be fewer than they seem."""
    frame, _ = sceneries.frame_of(kept_style, (1440, 900), 1.0)
    usual, states = sceneries.usual(4), sceneries.states
    made = (sceneries.picture(frame, change(usual)) for change in states.values())
    assert looks(made) == len(states)


@of_every_game("sceneries")
def test_the_measure_would_see_it(
    kept_style: Style, english: Languages, sceneries: Sceneries
) -> None:
    """A table with one piece in a wrong place: on the name of an opponent, and half outside."""
    frame, art = sceneries.frame_of(kept_style, (1440, 900), 1.0)
    shown = sceneries.usual(4)
    groups_of, apart = sceneries.groups_of(shown), sceneries.must_be_apart
    boxes = Measured(frame.stage, art, sceneries.picture(frame, shown)).boxes()
    name = boxes["plate", 3]
    for x, y, covers in (
        (name.left + name.width / 2, name.top + name.height / 2, True),
        (frame.stage.width + frame.stage.margin, 30.0, False),
    ):
        tableau = sceneries.picture(frame, shown)
        gear = next(piece for piece in tableau.pieces if piece.key == GEAR)
        moved = gear._replace(pose=gear.pose._replace(x=x, y=y))
        tableau.pieces[tableau.pieces.index(gear)] = moved
        table = Measured(frame.stage, art, tableau)
        assert bool(collisions(table, groups_of, apart)) is covers
        assert bool(outside(table, groups_of)) is not covers


SMALL_WINDOWS = [((1024, 640), 1.0), ((1024, 640), 1.4), ((960, 500), 1.0), ((800, 480), 1.4)]
"""And how large text is wanted: the smallest window with a whole table, and compact ones."""
BESIDE = TARGET / 2 - 0.5
"""Pixels."""


@pytest.mark.parametrize("window", SMALL_WINDOWS, ids=str)
@of_every_game("sceneries")
def test_no_control_is_too_small_for_an_unsteady_hand(
    kept_style: Style,
    english: Languages,
    sceneries: Sceneries,
    window: tuple[tuple[int, int], float],
    qtbot: QtBot,
) -> None:
    """In small windows, for the pointer and for whatever reads the screen. What is drawn may be
    smaller."""
    frame, _ = sceneries.frame_of(kept_style, *window)
    # Every other share of the states.
    case = 2 * SMALL_WINDOWS.index(window)
    page = QWidget()
    qtbot.addWidget(page)
    scene = TableScene(Choreographer(), lambda _: None, page)
    mirror, view = Mirror(page, Taps(), lambda _: ""), TableView(scene, page)
    view.stage = frame.stage
    for name, shown in sceneries.some(case):
        tableau = sceneries.picture(frame, shown)
        controls = [each for each in tableau.controls if each.role not in UNTOUCHED]
        mirror.reflect(tableau, frame.stage)
        view.show_controls(tableau)
        for place, control in enumerate(controls):
            spot = mirror.spot(control.key)
            assert spot is not None
            assert min(spot.width(), spot.height()) >= TARGET, (name, control.key)
            assert met(view, control) or covered(control, controls[place + 1 :]), (
                name,
                control.key,
            )
        hand = [each for each in controls if isinstance(each.key, tuple) and each.key[0] == OWN]
        seen = least_seen([card.box for card in hand]) * frame.stage.unit
        assert seen >= TARGET - 0.5, (name, len(hand))


def met(view: TableView, control: Control) -> bool:
    """Whether a press a little beside its middle meets it, too."""
    box, away = control.box, BESIDE / view.stage.unit
    x, y = box.left + box.width / 2, box.top + box.height / 2
    places = [(x + right * away, y + down * away) for right in (-1, 0, 1) for down in (-1, 0, 1)]
    return all(view.at(*place) == control for place in places)


def covered(control: Control, above: Sequence[Control]) -> bool:
    """Whether another control lies over its middle, as cards of a hand do."""
    return any(each.box.overlaps(control.box) for each in above)
