"""The score sheet: everything fits, for every table and however long the words are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quando_desktop.games.quando.table.layout import letters
from quando_desktop.games.quando.table.picture import picture
from quando_desktop.games.quando.table.scenery import QuandoScenery
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.scenery import SHEET_LINE
from quando_desktop.table.parts.score_sheet import CARDS, CARDS_ROOM
from quando_desktop.table.parts.sheet_paper import WIDTH
from quando_desktop.table.scene.tableau import Key
from tests.games.quando.table.sceneries import LONG_NAMES
from tests.games.quando.table.sheets import over, sheets
from tests.table.fit_checks import SHEET_CASES
from tests.table.measured_art import Measured, frame_of


def laid(style: Style, window: tuple[int, int], text: float, shown: QuandoScenery) -> Measured:
    frame, art = frame_of(style, window, text, letters)
    return Measured(frame.stage, art, picture(frame, shown))


def test_there_is_a_row_for_everybody(kept_style: Style, english: Languages) -> None:
    for seats in range(2, 7):
        table = laid(kept_style, (1440, 900), 1.0, over(seats, "won", match_over=False))
        keys = {*table.boxes()}
        assert {("bar", row) for row in range(seats)} <= keys
        assert ("bar", seats) not in keys
        cards = [key for key in keys if isinstance(key, tuple) and "card" in key]
        held = [1, 2, 2, *[min(18, 40 // seats)] * 4][:seats]
        assert len(cards) == sum(held)


def test_open_cards_stay_in_their_column(kept_style: Style, english: Languages) -> None:
    table = laid(kept_style, (1440, 900), 1.0, over(4, "won", match_over=False))
    panel = table.boxes()["sheet", "panel"]
    for key, box in table.boxes().items():
        if isinstance(key, tuple) and "card" in key:
            assert panel.left + CARDS - 1 <= box.left
            assert box.right <= panel.left + CARDS + CARDS_ROOM + 1


def test_the_race_goes_beyond_the_limit_where_somebody_does(
    kept_style: Style, english: Languages
) -> None:
    """The longest bar still ends before its number."""
    shown = over(3, "won", match_over=True)
    shown = replace(shown, facts=replace(shown.facts, points=((30, 60, 90), (0, 40, 90))))
    table = laid(kept_style, (1440, 900), 1.0, shown)
    boxes = table.boxes()
    for row in range(3):
        assert boxes["bar", row].right <= boxes["sheet", (row, "reached")].left
    limit = boxes["sheet", "limit"]
    assert limit.right < boxes["bar", 2].right


def test_the_sheet_is_as_wide_as_its_design(kept_style: Style, english: Languages) -> None:
    table = laid(kept_style, (1024, 640), 1.0, over(6, "won", match_over=False))
    panel = table.boxes()["sheet", "panel"]
    assert panel.width == WIDTH
    assert panel.left >= 0


def test_the_sheet_is_read_aloud_whole(kept_style: Style, english: Languages) -> None:
    shown = over(4, "beaten", match_over=False)
    table = laid(kept_style, (1440, 900), 1.0, shown)
    sheet = next(control for control in table.tableau.controls if control.key == "sheet")
    for name in LONG_NAMES[:4]:
        assert name in sheet.name
    lines = [(SHEET_LINE, row) for row in range(4)]
    assert [control.key for control in table.tableau.controls] == [
        "sheet",
        *lines,
        "next",
        "replay",
        "look back",
    ]


def test_the_only_person_is_you(kept_style: Style, english: Languages) -> None:
    """As in the log and in the notebooks."""

    def heard(shown: QuandoScenery) -> str:
        controls = laid(kept_style, (1440, 900), 1.0, shown).tableau.controls
        return next(control.name for control in controls if control.key == "sheet")

    alone = heard(over(2, "won", match_over=True, people=1))
    assert alone.startswith("You win the match. You knocked with 1, the lowest total.")
    assert heard(over(2, "zeros", match_over=False, people=1)).startswith("Round 9. You hold")
    two = heard(over(2, "won", match_over=True, people=2))
    assert two.startswith(
        f"{LONG_NAMES[0]} wins the match. {LONG_NAMES[0]} knocked with 1, the lowest"
    )


def nearer(shown: QuandoScenery, key: Key) -> list[QuandoScenery]:
    """As it is, with the pointer there, and with the keys there."""
    return [shown, replace(shown, pointed=key), replace(shown, focused=key)]


def test_every_computer_player_keeps_a_notebook(kept_style: Style, english: Languages) -> None:
    """One can be pointed at, visited by key between the sheet and the button, and is named."""
    for shown in nearer(over(6, "won", match_over=False, people=2), ("notebook", 3)):
        table = laid(kept_style, (1024, 640), 1.0, shown)
        scores = shown.facts.scores
        rows = sorted(range(6), key=lambda seat: (scores[seat], seat))
        books = [control for control in table.tableau.controls if "notebook" in control.name]
        assert [control.key for control in books] == [
            ("notebook", seat) for seat in rows if seat >= 2
        ]
        assert [control.key for control in table.tableau.controls] == [
            "sheet",
            *((SHEET_LINE, row) for row in range(6)),
            *(control.key for control in books),
            "next",
            "replay",
            "look back",
        ]
        for control in books:
            assert isinstance(control.key, tuple)
            seat = control.key[1]
            assert LONG_NAMES[seat] in control.name
            drawn = table.boxes()["sheet", rows.index(seat), "book"]
            assert abs(drawn.left + drawn.width / 2 - control.box.left - 24) < 1
            assert control.box.width * table.stage.unit >= 24


def test_a_notebook_answers_to_the_pointer_and_the_keys(
    kept_style: Style, english: Languages
) -> None:
    shown = over(3, "won", match_over=False, people=1)
    frame, _ = frame_of(kept_style, (1024, 640), 1.0)
    pictures = [
        next(
            piece.picture
            for piece in picture(frame, near).pieces
            if piece.key == ("sheet", 1, "book")
        )
        for near in nearer(shown, ("notebook", 1))
    ]
    assert len({*map(id, pictures)}) == 3


def test_without_computer_players_the_bars_have_all_the_room(
    kept_style: Style, english: Languages
) -> None:
    boxes = [
        laid(kept_style, (1440, 900), 1.0, over(3, "won", match_over=False, people=people)).boxes()
        for people in (3, 1)
    ]
    alone, among = (each["sheet", 0, "ground"].width for each in boxes)
    assert alone > among
    assert ("sheet", 1, "book") not in boxes[0]


def test_whoever_has_fewest_points_is_on_top(kept_style: Style, english: Languages) -> None:
    """Each with their own face, after a round as after the match."""
    for ends in (False, True):
        shown = over(4, "won", match_over=ends, people=1)
        points = ((30, 5, 12, 5), (0, 4, 30, 4))
        winners = (1, 3) if ends else ()
        shown = replace(shown, facts=replace(shown.facts, points=points, winners=winners))
        table = laid(kept_style, (1440, 900), 1.0, shown)
        lines = [each.name for each in table.tableau.controls if "in all" in each.name][1:5]
        names = [next(name for name in LONG_NAMES if name in line) for line in lines]
        assert names == [LONG_NAMES[seat] for seat in (1, 3, 0, 2)]


@pytest.mark.parametrize("case", SHEET_CASES, ids=str)
def test_names_and_notes_stay_in_their_column(
    kept_style: Style, english: Languages, case: tuple[tuple[int, int], float, Language]
) -> None:
    window, text, language = case
    english.use(language)
    for name, shown in sheets():
        table = laid(kept_style, window, text, shown)
        panel = table.boxes()["sheet", "panel"]
        for key, box in table.boxes().items():
            match key:
                case ("sheet", (int(), "name" | "note" | "note below")):
                    # Names have what a wider sheet has more.
                    assert box.right <= panel.right - WIDTH + CARDS, (name, key)
