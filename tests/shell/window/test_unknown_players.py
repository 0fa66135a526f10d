"""A match that knows levels or characters which this version does not: they are told once."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from quando_desktop import resources
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine import record
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import NAME_LIMIT, Kind, Player
from quando_desktop.games import GAMES
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from quando_desktop.shell.start.platform import application
from quando_desktop.shell.window.dialogs import Dialog, ResumeDialog
from quando_desktop.shell.window.messages import about_unknown_players
from quando_desktop.shell.window.window import Window
from tests.engine.records import played
from tests.shell.conftest import Start

MARIA = Player("Maria")
ROBO = Player("Robo", Kind.COMPUTER, "grandmaster", "robo")
BRUNO = Player("Bruno", Kind.COMPUTER, "plain", "bruno")
PIP = Player("Pip", Kind.COMPUTER, "plain", "pip")


def saved(path: Path, *players: Player) -> Path:
    """A match that has just been dealt, as a file."""
    match = Match(GAMES["quando"], players, seed=5)
    match.begin_round()
    path.write_text(record.write(match), encoding="utf-8")
    return path


def told(window: Window) -> list[str]:
    """The message over the page."""
    found = window.stack.findChildren(Dialog)
    return [
        dialog.accessibleDescription()
        for dialog in found
        if dialog.isVisible() and not isinstance(dialog, ResumeDialog)
    ]


def test_who_is_known_is_not_spoken_of() -> None:
    known = [
        MARIA,
        Player("Tom", Kind.HUMAN, "grandmaster", "robo"),
        Player("Olive", Kind.COMPUTER, "expert", "olive"),
        Player("Anybody", Kind.COMPUTER),
    ]
    assert about_unknown_players(known) == ""


def test_each_unknown_thing_is_named_once_with_who_has_it() -> None:
    assert about_unknown_players([MARIA, BRUNO, PIP]) == (
        "Bruno, Pip: this version does not know the level “Steady” and takes “Fair”."
    )
    assert about_unknown_players([ROBO, MARIA]) == (
        "Robo: this version does not know the level “grandmaster” and takes “Fair”. "
        "Robo: this version does not know the character “robo”, who plays here without special "
        "habits."
    )
    random = Player("{0}", Kind.COMPUTER, "random", "x" * NAME_LIMIT)
    assert "“Carefree” and takes “Easy”" in about_unknown_players([random])
    assert "x" * 20 not in about_unknown_players([random])


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_it_is_said_in_both_languages(language: Language) -> None:
    languages = Languages(application(), resources.folder())
    languages.use(language)
    words = about_unknown_players([ROBO])
    languages.close()
    assert "grandmaster" in words
    assert ("Version kennt" in words) == (language is Language.GERMAN)
    assert ("Mittel" in words) == (language is Language.GERMAN)


def test_an_opened_match_says_it_once_and_goes_on(
    start: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    path = saved(tmp_path / "old.quando", MARIA, ROBO)
    before = path.read_bytes()
    window = start(file=path)
    assert told(window) == [about_unknown_players([ROBO])]
    session = window.session
    assert session is not None
    QTest.keyClick(window.stack.findChildren(Dialog)[0], Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not told(window))
    qtbot.waitUntil(lambda: session.controller.phase is TurnPhase.PERSON, timeout=20_000)
    window.pages.show_rules()
    window.back()
    assert told(window) == []
    assert session.match.players[1] == ROBO
    assert path.read_bytes() == before


def test_a_continued_match_says_it_each_time_it_is_opened(start: Start, tmp_path: Path) -> None:
    start(file=saved(tmp_path / "old.quando", MARIA, ROBO)).close()
    for _ in range(2):
        window = start()
        QTest.keyClick(window.stack.findChildren(ResumeDialog)[0], Qt.Key.Key_Return)
        assert told(window) == [about_unknown_players([ROBO])]
        assert window.session is not None
        assert window.session.match.players[1] == ROBO, "the save is as it was"
        window.close()


def test_a_match_of_today_says_nothing(start: Start, tmp_path: Path) -> None:
    today = Player("Pip", Kind.COMPUTER, "good", "pip")
    assert told(start(file=saved(tmp_path / "a.quando", MARIA, today))) == []


def test_a_match_that_is_over_needs_no_words(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "over.quando"
    path.write_text(record.write(played(2, "plain", 1)), encoding="utf-8")
    window = start(file=path)
    assert window.session is not None
    assert window.session.is_over
    assert told(window) == []


def test_a_rematch_is_played_at_levels_of_today(start: Start, tmp_path: Path) -> None:
    window = start(file=saved(tmp_path / "old.quando", MARIA, BRUNO, PIP))
    window.matches.rematch()
    assert window.session is not None
    assert [player.level for player in window.session.match.players] == [None, "fair", "fair"]
    assert len(told(window)) == 1, "only what was said of the one before"
