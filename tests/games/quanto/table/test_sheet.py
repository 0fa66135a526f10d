"""Quanto's score sheet: everything fits, the race is drawn as it went, and all of it is said."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from quando_desktop.games.quanto.table.layout import letters
from quando_desktop.games.quanto.table.picture import picture
from quando_desktop.games.quanto.table.scenery import QuantoScenery
from quando_desktop.games.quanto.table.scores import CARDS, CHART
from quando_desktop.games.quanto.text import sheet
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.text.numbers import Company
from tests.games.quanto.table.sceneries import LONG_NAMES, held, kinds
from tests.games.quanto.table.sheets import LEFT, over
from tests.table.measured_art import Measured, frame_of


def laid(
    style: Style, shown: QuantoScenery, window: tuple[int, int] = (1440, 900), text: float = 1.0
) -> Measured:
    frame, art = frame_of(style, window, text, letters)
    return Measured(frame.stage, art, picture(frame, shown))


def test_rows_go_from_the_most_cards_to_the_fewest(kept_style: Style, english: Languages) -> None:
    shown = over(5)
    table = laid(kept_style, shown)
    texts = {
        piece.key: [words for _, words in table.art.measure(piece.picture).texts]
        for piece in table.tableau.pieces
    }
    ranked = sorted(range(5), key=lambda seat: -shown.view.winnings[seat])
    for row, seat in enumerate(ranked):
        (name,) = texts["sheet", (row, "name")]
        assert LONG_NAMES[seat].startswith(name.rstrip("…"))
    assert texts["sheet", (0, "note")] == ["winner"]


def test_partners_stand_together_under_their_sum(kept_style: Style, english: Languages) -> None:
    shown = over(4, teams=True)
    won, table = shown.view.winnings, laid(kept_style, shown)
    boxes = table.boxes()
    for first in (0, 2):
        rows = [boxes["sheet", (row, "cards")] for row in (first, first + 1)]
        together = boxes["sheet", (first, "together")]
        assert rows[0].top < together.top
        assert together.bottom < rows[1].bottom
    said = table.tableau.controls[0].name
    sentences = [
        sheet.spoken_row(LONG_NAMES[seat], won[seat], note)
        for seat, note in ((2, "winner"), (0, "winner"), (1, ""))
    ]
    assert won[2] > won[0]
    places = [said.index(sentence) for sentence in sentences]
    assert places == sorted(places)
    for first in (0, 1):
        names = [LONG_NAMES[first], LONG_NAMES[first + 2]]
        assert sheet.spoken_team(names, won[first] + won[first + 2]) in said


def test_a_draw_between_teams_is_called_one(kept_style: Style, english: Languages) -> None:
    shown = over(4, teams=True)
    view = replace(shown.view, winnings=(3, 5, 4, 2), race=((3, 5, 4, 2),))
    facts = replace(shown.facts, winners=(0, 1, 2, 3))
    control = laid(kept_style, replace(shown, view=view, facts=facts)).tableau.controls[0]
    assert control.name.startswith(sheet.draw())


def test_the_chart_has_a_line_for_everybody_or_for_each_team(
    kept_style: Style, english: Languages
) -> None:
    for seats in range(2, 7):
        keys = {*laid(kept_style, over(seats)).boxes()}
        assert {("bar", row) for row in range(seats)} <= keys
        assert ("bar", seats) not in keys
    keys = {*laid(kept_style, over(4, teams=True)).boxes()}
    assert {("bar", 0), ("bar", 1)} <= keys
    assert ("bar", 2) not in keys


def test_faces_stand_where_the_lines_end(kept_style: Style, english: Languages) -> None:
    """Whoever won more stands higher, and the heights follow the cards unless somebody is near."""
    shown = over(2)
    shown = replace(shown, view=replace(shown.view, winnings=(10, 40), race=((0, 0), (10, 40))))
    shown = replace(shown, facts=replace(shown.facts, winners=(1,)))
    boxes = laid(kept_style, shown).boxes()
    first, second = (boxes["sheet", row, "end", 0] for row in (0, 1))
    grid = boxes["sheet", "grid"]
    middles = [box.top + box.height / 2 for box in (first, second)]
    share = (middles[1] - middles[0]) / (grid.height - 32)
    assert share == pytest.approx(30 / 40, abs=0.1)
    for seats in (5, 6):
        ends = [
            box
            for key, box in laid(kept_style, over(seats)).boxes().items()
            if isinstance(key, tuple) and "end" in key
        ]
        assert len(ends) == seats
        assert not any(one.overlaps(other) for one, other in combinations(ends, 2))


def test_what_was_left_over_is_said(kept_style: Style, english: Languages) -> None:
    shown = over(3)
    control = laid(kept_style, shown).tableau.controls[0]
    assert sheet.left_over(Company((LONG_NAMES[1],)), LEFT) in control.name
    nobody = replace(
        shown.view, last_capture=None, display=held(kinds("4 5")), race=(shown.view.winnings,) * 2
    )
    control = laid(kept_style, replace(shown, view=nobody)).tableau.controls[0]
    assert sheet.left_for_nobody(2) in control.name
    nothing = replace(shown.view, race=(shown.view.winnings,) * 2)
    control = laid(kept_style, replace(shown, view=nothing)).tableau.controls[0]
    assert LONG_NAMES[1] in control.name
    assert sheet.left_over(Company((LONG_NAMES[1],)), LEFT) not in control.name


def test_a_quanto_that_was_not_taken_is_noted(kept_style: Style, english: Languages) -> None:
    control = laid(kept_style, over(3)).tableau.controls[0]
    assert sheet.lost(11) in control.name


def test_every_computer_player_keeps_a_notebook(kept_style: Style, english: Languages) -> None:
    """Each beside its own row, wherever that is."""
    shown = over(6, people=2)
    table = laid(kept_style, shown, (1024, 640))
    books = [control for control in table.tableau.controls if "notebook" in control.name]
    ranked = sorted(range(6), key=lambda seat: -shown.view.winnings[seat])
    assert [control.key for control in books] == [
        ("notebook", seat) for seat in ranked if seat >= 2
    ]
    for control in books:
        assert isinstance(control.key, tuple)
        seat = control.key[1]
        assert LONG_NAMES[seat] in control.name
        drawn = table.boxes()["sheet", ranked.index(seat), "book"]
        assert abs(drawn.left + drawn.width / 2 - control.box.left - 24) < 1
        assert abs(drawn.top + drawn.height / 2 - control.box.top - 24) < 1
    keys = [control.key for control in table.tableau.controls]
    assert keys[0] == "sheet"
    assert keys[-4:] == ["next", "home", "look back", "replay"]


def test_the_columns_keep_apart_from_the_chart(kept_style: Style, english: Languages) -> None:
    table = laid(kept_style, over(6, people=1))
    panel = table.boxes()["sheet", "panel"]
    for key, box in table.boxes().items():
        match key:
            case ("sheet", (int(), "name" | "note" | "note below")):
                assert box.right <= panel.left + CARDS - 20, key
            case ("sheet", int(), "book"):
                assert box.right <= panel.left + CHART, key
            case ("bar", int()):
                assert box.left >= panel.left + CHART, key
