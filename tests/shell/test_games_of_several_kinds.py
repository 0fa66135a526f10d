"""Your games where there is more than one game: whose points count how, and who won together."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.disk.entries import Entry, FinishedEntry, Summary
from quando_desktop.engine.contract import Options
from quando_desktop.engine.seats import Kind, Player
from quando_desktop.games import GAMES
from quando_desktop.shell.dialogs import ResumeDialog
from quando_desktop.shell.games.page import GamesPage
from quando_desktop.shell.games.rows import Finished, Match, matches
from quando_desktop.table.facts import faces
from tests.shell.kit import Chip, Label, Look

PLAYERS = (
    Player("Maria"),
    Player("Pip", Kind.COMPUTER, "fair", "pip"),
    Player("Tom"),
    Player("Olive", Kind.COMPUTER, "fair", "olive"),
)
ALONE: Options = {"teams": False, "free_discard": False}
TEAMS: Options = {"teams": True, "free_discard": False}
TO_FIFTY: Options = {"target": 50}


def finished(name: str, game: str, scores: tuple[int, ...], options: Options) -> Finished:
    result = GAMES[game].result(options, scores, 1)
    assert result is not None
    entry = FinishedEntry(name, Path(f"/data/finished/{name}"), 1e9, 1000)
    return entry, Summary(game, PLAYERS, options, (scores,), scores, result.winners, ())


def row(look: Look, scores: tuple[int, ...], options: Options, game: str = "quanto") -> Match:
    (found,) = matches([], [finished("a", game, scores, options)], look.palette, {})
    return found


@pytest.fixture
def page(qtbot: QtBot, window: QWidget, look: Look) -> GamesPage:
    page = GamesPage(look, window)
    page.resize(1440, 900)
    window.resize(1440, 900)
    with qtbot.waitExposed(window):
        window.show()
    return page


def says(page: GamesPage, match: Match) -> str:
    return page._words.sentence(match)


# ------------------------------------------------------------------------------ places


def test_the_most_points_win_where_the_game_says_so(look: Look) -> None:
    cards = row(look, (31, 20, 35, 24), ALONE)
    assert [cards.place(seat) for seat in range(4)] == [2, 4, 1, 3]
    assert cards.shown_seat == 2
    points = row(look, (31, 20, 55, 24), TO_FIFTY, "quando")
    assert [points.place(seat) for seat in range(4)] == [3, 1, 4, 2]


def test_n25_partners_share_their_place_and_add_their_points(look: Look) -> None:
    match = row(look, (40, 12, 10, 30), TEAMS)
    assert [match.place(seat) for seat in range(4)] == [1, 2, 1, 2]
    assert [match.score(seat) for seat in range(4)] == [50, 42, 50, 42]
    lost = row(look, (20, 32, 10, 30), TEAMS)
    assert [lost.place(seat) for seat in range(4)] == [2, 1, 2, 1]
    assert not lost.is_won


# ------------------------------------------------------------------------------- words


@pytest.mark.parametrize(
    ("scores", "options", "sentence"),
    [
        ((31, 20, 35, 24), ALONE, "Tom won with 35 points"),
        ((35, 20, 35, 20), ALONE, "Maria and Tom won together with 35 points"),
        ((40, 12, 10, 30), TEAMS, "Maria and Tom won together with 50 points"),
        ((25, 20, 20, 25), TEAMS, "A draw with 45 points each"),
    ],
)
def test_how_a_match_of_one_round_ended(
    page: GamesPage, look: Look, scores: tuple[int, ...], options: Options, sentence: str
) -> None:
    assert says(page, row(look, scores, options)) == sentence


def test_only_who_has_no_name_is_you(page: GamesPage, look: Look) -> None:
    """Somebody else may look at it than who has played."""
    match = row(look, (40, 12, 10, 30), TEAMS)
    unnamed = replace(match, players=(Player("You"), *PLAYERS[1:]))
    assert says(page, unnamed) == "Tom and you won together with 50 points"
    assert says(page, replace(unnamed, winners=(0,), options=ALONE)) == "You won with 40 points"


def test_how_a_match_of_rounds_ended(page: GamesPage, look: Look) -> None:
    match = row(look, (31, 20, 55, 24), TO_FIFTY, "quando")
    assert says(page, match) == "Pip won with 20 points, after 1 round"
    assert page._words.length(match) == "1 round"
    assert page._words.target(match) == "to 50 points"


def test_a_row_says_with_whom_somebody_played(page: GamesPage, look: Look) -> None:
    words = page._words
    together = row(look, (40, 12, 10, 30), TEAMS)
    assert (words.length(together), words.target(together)) == ("4 players", "with Tom")
    alone = row(look, (40, 12, 10, 30), ALONE)
    assert (words.length(alone), words.target(alone)) == ("4 players", "")


def test_whose_turn_it_is_in_a_match_of_one_round(page: GamesPage, look: Look) -> None:
    entry = Entry("a", Path("/data/matches/a"), 1e9, "quanto", PLAYERS, TEAMS, (0,) * 4, 1, True, 2)
    (match,) = matches([entry], [], look.palette, {})
    assert says(page, match) == "Tom's turn"
    assert page._words.length(match) == "4 players"


# ------------------------------------------------------------------------------- chips


def test_a_chip_for_each_game_filters_the_list_and_the_share_of_wins(page: GamesPage) -> None:
    page.show_entries(
        [],
        [
            finished("a", "quanto", (31, 20, 35, 24), ALONE),
            finished("b", "quando", (31, 20, 55, 24), TO_FIFTY),
        ],
        {"": [("Maria", 9, 4)], "quando": [("Maria", 6, 1)], "quanto": [("Maria", 3, 3)]},
    )
    chips = {chip.text(): chip for chip in page.findChildren(Chip)}
    assert {"Quando", "Quanto"} <= set(chips)

    def shown() -> tuple[list[str], str]:
        texts = [label.text() for label in page.findChildren(Label) if label.isVisible()]
        share = next(text for text in texts if text.endswith("won"))
        return [match.game for match in page.list.rows.matches], share.replace("\u00a0", " ")

    assert shown() == (["quanto", "quando"], "Maria: 4 of 9 won")
    chips["Quanto"].click()
    assert shown() == (["quanto"], "Maria: 3 of 3 won")
    chips["Quando"].click()
    assert shown() == (["quanto", "quando"], "Maria: 4 of 9 won")
    chips["Quanto"].click()
    assert shown() == (["quando"], "Maria: 1 of 6 won")


def test_the_resume_dialog_does_not_count_a_single_round(look: Look, window: QWidget) -> None:
    entry = Entry("a", Path("a"), 1e9, "quanto", PLAYERS, TEAMS, (0,) * 4, 1, True, 0)
    dialog = ResumeDialog(look, window, entry, faces(PLAYERS, look.palette))
    assert dialog.accessibleDescription().startswith("Quanto. ")
    assert "round" not in dialog.accessibleDescription()
