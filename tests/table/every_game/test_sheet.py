"""The score sheet after a round and after a match: it adds up, everything on it fits, all of it is
read aloud, and its buttons work by key and by pointer."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import Qt

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games.plug import TurnTableKit
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.pages.contract import Command, Notebook
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.finale.finale import SKIP
from quando_desktop.table.parts.finale.highlight import Highlight
from quando_desktop.table.parts.scenery import HOME, MOMENTS, NEXT, NOTEBOOK, SHEET, SHEET_LINE
from quando_desktop.table.scene.stage import LARGEST_SMALL, Box, Stage
from quando_desktop.table.scene.tableau import Key, Role
from tests.table.every_game.kit import Kit, Sheets
from tests.table.every_game.kits import KITS, every_game, every_turn_game, of_every_game
from tests.table.every_game.matches import Story, played
from tests.table.fit_checks import SHEET_CASES, cannot_be_pointed_at, cut_off, overlap
from tests.table.measured_art import Measured, frame_of
from tests.table.turn_seat import Sit

GROUNDS = {"panel", "line", "light", "ground", "card", "face", "brace", "grid"}
"""What lies below something that is read."""
KEY = Qt.Key
NAMES = ("Maria", "Olive", "Bruno", "Vesna")


def match_over(kit: Kit, seats: int = 2, people: int | None = None) -> Match:
    """A match that was played to its end."""
    players = [
        Player(name)
        if seat < (seats if people is None else people)
        else Player(name, Kind.COMPUTER, "fair", name.lower())
        for seat, name in enumerate(NAMES[:seats])
    ]
    *_, match = played(kit.plug.game, Story(seats, 1), kit.secrets.play, players)
    assert match.result is not None
    return match


def one_round(kit: Kit) -> Match:
    """The same after its first round."""
    players = [Player(NAMES[0]), Player(NAMES[1], Kind.COMPUTER, "fair", "olive")]
    matches = played(kit.plug.game, Story(2, 1), kit.secrets.play, players)
    return next(match for match in matches if not match.in_round)


# --------------------------------------------------------------------------------- what it says


@every_game
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_adds_up_and_is_read_aloud(
    kept_style: Style, english: Languages, kit: Kit, seats: int
) -> None:
    """Each name stands in one sentence with what its owner has in the end."""
    match = match_over(kit, seats)
    frame, _ = frame_of(kept_style, (1440, 900), 1.0)
    facts = MatchFacts.of(match)
    tableau = kit.plug.table().still(frame, match.observe(0), facts)
    said = next(control.name for control in tableau.controls if control.key == "sheet")
    assert match.result is not None
    assert facts.scores == match.result.scores
    for player, score in zip(match.players, facts.scores, strict=True):
        assert score == sum(row[match.players.index(player)] for row in facts.points)
        sentences = [each for each in re.split(r"[.] ?", said) if player.name in each]
        assert any(re.search(rf"\b{score}\b", each) for each in sentences), (player.name, said)


# ----------------------------------------------------------------------------------- its buttons


@every_turn_game
def test_the_buttons_of_the_end_work_by_pointer_and_by_key(kit: Kit, sit: Sit) -> None:
    table = sit(match_over(kit, 3, people=1)).begin()
    table.click(NEXT)
    table.click(HOME)
    assert table.asked == [Command.REMATCH, Command.HOME]
    table.asked.clear()
    table.type(Qt.Key.Key_Return, Qt.Key.Key_Escape)
    assert table.asked == [Command.REMATCH, Command.HOME]


@every_turn_game
def test_the_moments_of_a_match_can_be_seen_again(kit: Kit, sit: Sit) -> None:
    """Whoever has skipped the end of the match finds them on the sheet, by pointer and by key; they
    stay until somebody goes on, and nothing else happens by that."""
    table = sit(match_over(kit, 3, people=1)).begin()
    if MOMENTS not in table.controls:
        assert "moment" not in str(table.pieces), "a game without a scene of its own"
        return
    sheet = {*table.controls}
    for back in (Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space, None):
        if back is None:
            table.click(MOMENTS)
        else:
            table.type(Qt.Key.Key_B)
        assert ("finale", ("moment", 0)) in table.pieces
        assert NEXT not in table.controls
        if back is None:
            table.click(SKIP)
        else:
            table.type(back)
        assert {*table.controls} == sheet
    assert table.asked == []


@every_turn_game
def test_a_round_leads_to_the_next_one_or_ends_the_match(kit: Kit, sit: Sit) -> None:
    match = one_round(kit)
    table = sit(match).begin()
    is_over = match.result is not None
    assert (HOME in table.controls) is is_over
    table.click(NEXT)
    table.type(Qt.Key.Key_Return)
    assert table.asked == [Command.REMATCH if is_over else Command.NEXT_ROUND] * 2


@every_turn_game
def test_a_notebook_opens_by_pointer_and_by_key(kit: Kit, sit: Sit) -> None:
    """Where computer players keep one, which a small game need not have."""
    table = sit(match_over(kit, 3, people=1)).begin()
    books = [key for key in table.controls if isinstance(key, tuple) and key[0] == NOTEBOOK]
    shown = kit.plug.table()
    assert isinstance(shown, TurnTableKit)
    assert bool(books) is (shown.notebook is not None)
    asked: list[object] = []
    table.page.asked.connect(asked.append)
    for key in books:
        table.click(key)
    table.type(Qt.Key.Key_N)
    assert asked == [Notebook(seat) for _, seat in (*books, *books[:1])]


# ------------------------------------------------------------------------------------- its looks


def written(table: Measured) -> dict[Key, Box]:
    """Everything on the sheet that must be read, and the buttons."""
    found: dict[Key, Box] = {}
    for key, box in table.boxes().items():
        match key:
            case ("sheet", str(part)) | ("sheet", int(), str(part), *_) if part in GROUNDS:
                pass
            case ("sheet", *_) | "next" | "home" | "rerun" | "moments":
                found[key] = box
    return found


def are_partners(key: Key, other: Key) -> bool:
    """At the end of a team's line their faces stand close together."""
    return (
        isinstance(key, tuple)
        and isinstance(other, tuple)
        and key[:3] == other[:3]
        and key[2:3] == ("end",)
    )


def letters_of(sheets: Sheets) -> Callable[[Stage], float]:
    """How far the letters of the game's own table grow."""
    kit = next(kit for kit in KITS if kit.sheets is sheets)
    return (lambda _: LARGEST_SMALL) if kit.sceneries is None else kit.sceneries.letters


@pytest.mark.parametrize("case", SHEET_CASES, ids=str)
@of_every_game("sheets")
def test_nothing_on_the_sheet_covers_anything_else(
    kept_style: Style,
    english: Languages,
    sheets: Sheets,
    case: tuple[tuple[int, int], float, Language],
) -> None:
    window, text, language = case
    english.use(language)
    frame, art = frame_of(kept_style, window, text, letters_of(sheets))
    for name, plain in sheets.sceneries():
        moments = (Highlight(0, "Boldest knock", "You knocked."),) if plain.facts.winners else ()
        shown = replace(plain, highlights=moments)
        table = Measured(frame.stage, art, sheets.picture(frame, shown))
        panel, found = table.boxes()["sheet", "panel"], written(table)
        assert ("moments" in found) is bool(shown.facts.winners)
        across, along = sheets.tolerance
        clashes = [
            (key, other)
            for (key, box), (other, second) in combinations(found.items(), 2)
            if overlap(box, second)[0] > across
            and overlap(box, second)[1] > along
            and not are_partners(key, other)
        ]
        assert clashes == [], name
        for key, box in found.items():
            assert panel.left <= box.left, (name, key)
            assert box.right <= panel.right, (name, key)
            assert panel.top <= box.top, (name, key)
            assert box.bottom <= panel.bottom, (name, key)
        assert panel.top >= 0, name
        assert panel.bottom <= table.stage.height, name
        assert cut_off(table) == [], name
        assert cannot_be_pointed_at(table) == [], name


@of_every_game("sheets")
def test_each_line_of_the_sheet_can_be_read_for_itself(
    kept_style: Style, english: Languages, sheets: Sheets
) -> None:
    frame, _ = frame_of(kept_style, (1440, 900), 1.0)
    for name, shown in sheets.sceneries():
        whole, *rest = sheets.picture(frame, shown).controls
        lines = [
            each.name
            for each in rest
            if isinstance(each.key, tuple) and each.key[0] == SHEET_LINE and each.role is Role.INFO
        ]
        assert len(lines) >= len(shown.facts.players) or len(shown.facts.players) == 1, name
        assert whole.name.endswith(" ".join(lines)), name


@every_turn_game
def test_arrows_read_the_sheet_line_by_line(kit: Kit, sit: Sit) -> None:
    """And stay at its ends."""
    table = sit(match_over(kit)).begin()
    table.page.focus(SHEET)
    lines = [key for key in table.controls if isinstance(key, tuple) and key[0] == SHEET_LINE]
    assert len(lines) >= 2
    way = [SHEET, *lines]
    for key, through in ((KEY.Key_Down, way), (KEY.Key_Up, way[::-1])):
        heard: list[Key | None] = []
        for _ in way:
            table.type(key)
            heard.append(table.table.state.focused)
        assert heard == [*through[1:], through[-1]]


@of_every_game("sheets")
def test_the_whole_sheet_is_one_control_that_names_everybody(
    kept_style: Style, english: Languages, sheets: Sheets
) -> None:
    frame, _ = frame_of(kept_style, (1440, 900), 1.0)
    for name, shown in sheets.sceneries():
        first = sheets.picture(frame, shown).controls[0]
        assert first.key == "sheet", name
        people = [player for player in shown.facts.players if player.kind is Kind.HUMAN]
        for player in shown.facts.players:
            is_you = people == [player]
            assert player.name in first.name or (is_you and "You" in first.name), (name, player)
