"""Everything that the window needs from each game is there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields

import pytest

from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.games import GAMES, PLUGS, SETTINGS, box_of
from quando_desktop.games.plug import UNPRINTED, SettingPlace
from quando_desktop.settings.own import Whose
from quando_desktop.settings.settings import Language, Settings
from quando_desktop.shell.names import game_title
from quando_desktop.table.paint.style import Style

every_game = pytest.mark.parametrize("game", PLUGS)


def test_every_game_of_the_box_can_be_shown() -> None:
    assert list(PLUGS) == list(GAMES)
    assert all(plug.box != UNPRINTED and plug.box.sign for plug in PLUGS.values())
    assert all(game_title(game) == GAMES[game].title for game in PLUGS)


@every_game
def test_every_house_rule_has_words(game: str) -> None:
    words = PLUGS[game].words()
    for seats in GAMES[game].seats:
        options = GAMES[game].options(seats)
        assert {option.key for option in options} == set(words.options)
        for option in options:
            assert words.option_name(option.key)
            assert words.option_hint(option.key)
            assert words.amount(option.key, option.default)


@every_game
def test_every_character_has_a_line_of_its_own(game: str) -> None:
    line = PLUGS[game].words().character_line
    lines = {line(character) for character in CHARACTERS}
    assert len(lines) == len(CHARACTERS)
    assert "" not in lines
    assert line("a stranger") == ""


@every_game
def test_every_game_has_its_rulebook(game: str) -> None:
    book = PLUGS[game].rulebook()
    assert book is not None
    assert (book.game, book.title) == (game, GAMES[game].title)
    assert book.topics()


def test_settings_of_games_are_fields_of_their_own() -> None:
    own = [setting for plug in PLUGS.values() for setting in plug.settings]
    known = {field.name for field in fields(Settings)}
    assert list(SETTINGS.values()) == own
    assert len({setting.key for setting in own} | known) == len(own) + len(known)
    assert {setting.after for setting in own} <= known | set(SETTINGS)
    for plug in PLUGS.values():
        assert set(plug.general_settings) <= known
        assert plug.table_setting is None or plug.table_setting in plug.settings
        assert plug.seat_setting is None or plug.seat_setting in plug.settings


@every_game
def test_every_setting_has_words_wherever_it_is_changed(game: str) -> None:
    plug = PLUGS[game]
    places = [(setting, SettingPlace.SETTINGS) for setting in plug.settings]
    places += [
        (each, SettingPlace.PERSON) for each in plug.settings if each.whose is not Whose.SHARED
    ]
    places += [
        (each, SettingPlace.NEW_GAME) for each in (plug.table_setting, plug.seat_setting) if each
    ]
    for setting, place in places:
        words = plug.words().setting(setting, place)
        assert words.name
        assert words.hint
        assert len(words.choices) == (0 if setting.is_switch else len(setting.values))


@every_game
@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_every_title_stands_on_its_box_in_our_own_letters(
    game: str, language: Language, speak: Callable[[Language], bool]
) -> None:
    speak(language)
    assert game_title(game) in box_of(game).marks


@pytest.mark.parametrize("game", [*PLUGS, "a game of tomorrow"])
def test_every_drawing_of_a_box_is_there(style: Style, game: str) -> None:
    names, box = set(style.drawings.names()), box_of(game)
    drawings = [*(card[0] for card in box.cards), *(card[0] for card in box.table), *box.hand]
    assert set(drawings) <= names
    assert box.table
    assert len(box.hand) == 3
    for mark in box.marks.values():
        size = style.drawings.renderer(mark.drawing).defaultSize()
        assert size.width() / size.height() == pytest.approx(mark.shape, abs=0.02)
