"""Your games where there is more than one game: whose points count how, and who won together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.disk.entries import FinishedEntry, Summary, UnfinishedEntry
from quando_desktop.engine.contract import Options
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES
from quando_desktop.settings.settings import Language
from quando_desktop.shell.kit.choices import Chip
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.window.dialogs import ResumeDialog
from quando_desktop.shell.your_games.detail import RoundsChart
from quando_desktop.shell.your_games.listed_match import Finished, ListedMatch, listed_match
from quando_desktop.shell.your_games.match_list import MatchPainter
from quando_desktop.shell.your_games.page import GamesPage
from quando_desktop.table.paint.canvas import Canvas
from quando_desktop.table.parts.faces import Face, faces
from tests.shell.your_games.handmade import show

PLAYERS = (
    Player("Maria"),
    Player("Pip", Kind.COMPUTER, "fair", "pip"),
    Player("Tom"),
    Player("Olive", Kind.COMPUTER, "fair", "olive"),
)
ALONE: Options = {"teams": False, "free_discard": False}
TEAMS: Options = {"teams": True, "free_discard": False}
TO_FIFTY: Options = {"target": 50}
ONE_GAME: Options = {"games": 1, "hand_limit": 0, "lockout": False}
NAMES = ("Maria", "Tom", "Lena", "Noah", "Ida", "Emil")
LONG = "Maximiliane-Sophie Charlotte von Ehrenfels"


def finished(
    name: str,
    game: str,
    scores: tuple[int, ...],
    options: Options,
    players: tuple[Player, ...] = PLAYERS,
) -> Finished:
    result = GAMES[game].result(options, scores, 1)
    assert result is not None
    entry = FinishedEntry(name, Path(f"/data/finished/{name}"), 1e9, 1000)
    return entry, Summary(game, players, options, (scores,), scores, result.winners, ())


def row(
    look: Look,
    scores: tuple[int, ...],
    options: Options,
    game: str = "quanto",
    players: tuple[Player, ...] = PLAYERS,
) -> ListedMatch:
    return listed_match(finished("a", game, scores, options, players), look.palette, {})


@pytest.fixture
def page(qtbot: QtBot, window: QWidget, look: Look) -> GamesPage:
    page = GamesPage(look, window)
    page.resize(1440, 900)
    window.resize(1440, 900)
    with qtbot.waitExposed(window):
        window.show()
    return page


def says(page: GamesPage, match: ListedMatch) -> str:
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


@pytest.mark.parametrize("seats", range(2, 5))
def test_a_place_in_a_row_has_a_face_where_people_played_against_each_other(
    look: Look, seats: int
) -> None:
    """Another person's win would look like one's own."""
    people = tuple(Player(name) for name in NAMES[:seats])
    scores = (9, *range(seats - 2, -1, -1))
    match = row(look, scores, ONE_GAME, "seven_ate_nine", people)
    assert (match.shown_seat, match.place(0)) == (seats - 1, seats)
    assert match.has_rivals
    alone = replace(match, players=(people[0], *PLAYERS[1:2] * (seats - 1)))
    assert not alone.has_rivals


def test_partners_are_no_rivals(look: Look) -> None:
    assert not row(look, (40, 12, 10, 30), TEAMS).has_rivals
    assert row(look, (40, 12, 10, 30), ALONE).has_rivals
    people = tuple(map(Player, NAMES[:4]))
    assert row(look, (40, 12, 10, 30), TEAMS, players=people).has_rivals


def painted(page: GamesPage, found: Finished, monkeypatch: pytest.MonkeyPatch) -> str:
    """The initials of the faces painted in a row."""
    names: list[str] = []
    face = MatchPainter._face

    def keep(painter: MatchPainter, canvas: Canvas, who: Face, *where: Any) -> None:
        names.append(who.name[0])
        face(painter, canvas, who, *where)

    monkeypatch.setattr(MatchPainter, "_face", keep)
    show(page, [], [found])
    names.clear()
    page.list.grab()
    return "".join(names)


def test_the_row_shows_whose_place_it_is(page: GamesPage, monkeypatch: pytest.MonkeyPatch) -> None:
    people = tuple(map(Player, NAMES[:4]))
    found = finished("a", "seven_ate_nine", (5, 4, 2, 0), ONE_GAME, people)
    assert painted(page, found, monkeypatch) == "MTLNN"
    found = finished("a", "seven_ate_nine", (5, 4), ONE_GAME, PLAYERS[:2])
    assert painted(page, found, monkeypatch) == "MP"


def test_in_a_narrow_list_faces_shrink_before_they_go(
    page: GamesPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = tuple(map(Player, NAMES[:4]))
    found = finished("a", "quanto", (5, 4, 2, 0), ALONE, people)
    show(page, [], [found])
    body = page.list.paints
    assert isinstance(body, MatchPainter)
    taken: list[tuple[float, float]] = []

    def take(canvas: Canvas, who: Face, x: float, y: float, size: float, *ring: Any) -> None:
        taken.append((x, size))

    monkeypatch.setattr(body, "_face", take)
    match = page.list.match
    assert match is not None
    for room in (300.0, 100.0, 75.0, 60.0, 40.0):
        taken.clear()
        body._faces(None, match, 10.0, 10.0 + room, 0.0)  # type: ignore[arg-type]
        assert len(taken) == (4 if room > 55 else 0)
        assert all(x - size / 2 >= 10 and x + size / 2 <= 10.01 + room for x, size in taken)


# ------------------------------------------------------------------------------- words


@pytest.mark.parametrize(
    ("game", "options", "words"),
    [
        ("quando", TO_FIFTY, ("1 point", "2 points")),
        ("quanto", ALONE, ("1 card", "2 cards")),
        ("seven_ate_nine", ONE_GAME, ("1 minus point", "2 minus points")),
    ],
)
def test_what_is_counted_has_the_name_that_the_rules_give_it(
    page: GamesPage, look: Look, game: str, options: Options, words: tuple[str, str]
) -> None:
    match = row(look, (51, 1, 2, 20), options, game)
    assert tuple(f"{count} {page._words.points(match, count)}" for count in (1, 2)) == words


@pytest.mark.parametrize(
    ("game", "scores", "options", "english", "german"),
    [
        (
            "quando",
            (51, 20, 20, 30),
            TO_FIFTY,
            "Pip and Tom won with 20 points each, after 1 round",
            "Pip und Tom haben mit je 20 Punkten gewonnen, nach 1 Durchgang",
        ),
        (
            "quando",
            (51, 20, 21, 30),
            TO_FIFTY,
            "Pip won with 20 points, after 1 round",
            "Pip hat mit 20 Punkten gewonnen, nach 1 Durchgang",
        ),
        (
            "quanto",
            (20, 1, 10, 30),
            TEAMS,
            "Pip and Olive won together with 31 cards",
            "Pip und Olive haben gemeinsam mit 31 Karten gewonnen",
        ),
        ("quanto", (1, 1, 1, 1), ALONE, "A draw with 1 card each", "Unentschieden mit je 1 Karte"),
        ("seven_ate_nine", (2, 0, 1, 3), ONE_GAME, "Pip won", "Pip hat gewonnen"),
    ],
)
def test_how_it_ended_in_both_languages(
    page: GamesPage,
    look: Look,
    speak: Callable[[Language], bool],
    game: str,
    scores: tuple[int, ...],
    options: Options,
    english: str,
    german: str,
) -> None:
    match = row(look, scores, options, game)
    speak(Language.ENGLISH)
    assert says(page, match) == english
    speak(Language.GERMAN)
    assert says(page, match) == german


def test_partners_stand_together_with_their_sum(page: GamesPage) -> None:
    show(page, [], [finished("a", "quanto", (40, 12, 10, 30), TEAMS)])
    race = page.detail.findChild(RoundsChart)
    assert race is not None
    assert race.accessibleName() == (
        "Maria 40, Tom 10, Maria and Tom together 50, Olive 30, Pip 12, Olive and Pip together 42"
    )
    numbers: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "number", lambda *painted: numbers.append(painted[3]))
        race.grab()
    assert numbers == ["40", "10", "30", "12", "50", "42"]
    show(page, [], [finished("b", "quanto", (40, 12, 10, 30), ALONE)])
    assert race.accessibleName() == "Maria 40, Olive 30, Pip 12, Tom 10"


def test_a_very_long_name_leaves_the_list_its_room(page: GamesPage) -> None:
    page.look.update(QSize(1024, 640), text=140, animates=False)
    page.resize(1024, 640)
    players = (Player("W" * 40), *PLAYERS[1:2])
    show(
        page,
        [],
        [finished("a", "quando", (20, 51), TO_FIFTY, players)],
    )
    for _ in range(3):
        QApplication.processEvents()
    assert page.view.content.width() <= page.view.viewport().width()
    assert page.list.width() >= page.detail.width()


@pytest.mark.parametrize(
    ("scores", "options", "sentence"),
    [
        ((31, 20, 35, 24), ALONE, "Tom won with 35 cards"),
        ((35, 20, 35, 20), ALONE, "Maria and Tom won with 35 cards each"),
        ((40, 12, 10, 30), TEAMS, "Maria and Tom won together with 50 cards"),
        ((25, 20, 20, 25), TEAMS, "A draw with 45 cards each"),
    ],
)
def test_how_a_match_of_one_round_ended(
    page: GamesPage, look: Look, scores: tuple[int, ...], options: Options, sentence: str
) -> None:
    assert says(page, row(look, scores, options)) == sentence


def test_only_who_has_no_name_is_you(page: GamesPage, look: Look) -> None:
    """The reader may be another person than the player."""
    match = row(look, (40, 12, 10, 30), TEAMS)
    tom = Player("Tom", Kind.COMPUTER, "fair", "vesna")
    # Earlier versions wrote it in the language of the day.
    for name in ("You", "Du"):
        unnamed = replace(match, players=(Player(name), PLAYERS[1], tom, PLAYERS[3]))
        assert says(page, unnamed) == "Tom and you won together with 50 cards"
        assert says(page, replace(unnamed, winners=(0,), options=ALONE)) == "You won with 40 cards"
    among_others = replace(match, players=(Player("You"), *PLAYERS[1:]))
    assert says(page, among_others) == "Player 1 and Tom won together with 50 cards"


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
    entry = UnfinishedEntry(
        "a", Path("/data/matches/a"), 1e9, "quanto", PLAYERS, TEAMS, (0,) * 4, 1, True, 2
    )
    match = listed_match(entry, look.palette, {})
    assert says(page, match) == "Tom's turn"
    assert page._words.length(match) == "4 players"


# ------------------------------------------------------------------------------- chips


def test_a_chip_for_each_game_filters_the_list(page: GamesPage) -> None:
    show(
        page,
        [],
        [
            finished("a", "quanto", (31, 20, 35, 24), ALONE),
            finished("b", "quando", (31, 20, 55, 24), TO_FIFTY),
        ],
    )
    chips = {chip.text(): chip for chip in page.findChildren(Chip)}
    assert {"Quando", "Quanto"} <= set(chips)

    def shown() -> list[str]:
        return [match.game for match in page.list.rows.matches]

    assert shown() == ["quanto", "quando"]
    chips["Quanto"].click()
    assert shown() == ["quanto"]
    chips["Quando"].click()
    assert shown() == ["quanto", "quando"]
    chips["Quanto"].click()
    assert shown() == ["quando"]


def test_the_resume_dialog_does_not_count_a_single_round(look: Look, window: QWidget) -> None:
    entry = UnfinishedEntry("a", Path("a"), 1e9, "quanto", PLAYERS, TEAMS, (0,) * 4, 1, True, 0)
    dialog = ResumeDialog(look, window, entry, faces(PLAYERS, look.palette))
    assert dialog.accessibleDescription().startswith("Quanto. ")
    assert "round" not in dialog.accessibleDescription()
