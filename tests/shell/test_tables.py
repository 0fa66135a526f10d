"""What the window gets from each game: nothing is missing, whatever is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields

import pytest

from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.games import GAMES
from quando_desktop.settings.settings import Language, Settings
from quando_desktop.shell.boxes import BOXES, print_of
from quando_desktop.shell.names import game_title
from quando_desktop.shell.tables import TABLES
from quando_desktop.table.paint.style import Style

every_game = pytest.mark.parametrize("game", TABLES)


def test_every_game_of_the_box_can_be_shown() -> None:
    assert list(TABLES) == list(GAMES)
    assert set(BOXES) == set(TABLES)
    assert all(game_title(game) == GAMES[game].title for game in TABLES)


@every_game
def test_every_house_rule_has_words(game: str) -> None:
    words = TABLES[game].words()
    for seats in GAMES[game].seats:
        options = GAMES[game].options(seats)
        assert {option.key for option in options} == set(words.options)
        for option in options:
            assert words.option_name(option.key)
            assert words.option_hint(option.key)
            assert words.amount(option.key, option.default)


@every_game
def test_every_character_has_a_line_of_its_own(game: str) -> None:
    line = TABLES[game].words().character_line
    lines = {line(character) for character in CHARACTERS}
    assert len(lines) == len(CHARACTERS)
    assert "" not in lines
    assert line("a stranger") == ""


@every_game
def test_every_game_has_its_rulebook(game: str) -> None:
    book = TABLES[game].book()
    assert (book.game, book.title) == (game, GAMES[game].title)
    assert book.topics()


@every_game
def test_settings_of_a_game_are_settings(game: str) -> None:
    known = {field.name for field in fields(Settings)}
    assert set(TABLES[game].settings) <= known
    helped = bool(TABLES[game].words().memory_help())
    assert helped == ("memory_help" in TABLES[game].settings)


@every_game
@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_every_title_stands_on_its_box_in_our_own_letters(
    game: str, language: Language, speak: Callable[[Language], bool]
) -> None:
    speak(language)
    assert game_title(game) in print_of(game).marks


@pytest.mark.parametrize("game", [*TABLES, "a game of tomorrow"])
def test_every_drawing_of_a_box_is_there(style: Style, game: str) -> None:
    names, box = set(style.drawings.names()), print_of(game)
    drawings = [*(card[0] for card in box.cards), *(card[0] for card in box.table)]
    assert set(drawings) <= names
    assert box.table
    for mark in box.marks.values():
        size = style.drawings.renderer(mark.drawing).defaultSize()
        assert size.width() / size.height() == pytest.approx(mark.shape, abs=0.02)
