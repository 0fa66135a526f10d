"""The files of every game: complete, the same in structure, and translated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from itertools import zip_longest
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from quando_desktop import games, resources
from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.games import GAMES, PLUGS
from quando_desktop.lessons import reader as lessons
from quando_desktop.prose import remarks, rulebook
from quando_desktop.prose.reader import load, read
from quando_desktop.prose.rulebook import Rulebook
from quando_desktop.settings.settings import Language
from quando_desktop.shell.names import game_title
from quando_desktop.shell.start.language import SPOKEN, Languages
from tests.prose.outline import outline, translatable

KINDS = {
    game: (rulebook.KIND, remarks.KIND, *([] if PLUGS[game].game.live else [remarks.NOTES]))
    for game in GAMES
}
"""Live games have no notebooks."""
OTHERS = [language for language in SPOKEN if language is not Language.ENGLISH]

every_game = pytest.mark.parametrize("game", GAMES)
every_file = pytest.mark.parametrize(
    ("game", "kind"), [(game, kind) for game in GAMES for kind in KINDS[game]]
)
every_language = pytest.mark.parametrize("language", SPOKEN)
every_translation = pytest.mark.parametrize("language", OTHERS)


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    languages = Languages(qapp, resources.folder())
    yield languages
    languages.close()


def folder(game: str) -> Path:
    return Path(games.__file__).parent / game / "text"


def path(game: str, kind: str, language: str) -> Path:
    return folder(game) / f"{kind}.{language}.md"


def book(game: str) -> Rulebook:
    found = import_module(f"quando_desktop.games.{game}.text.rulebook").RULEBOOK
    assert isinstance(found, Rulebook)
    return found


@every_game
def test_every_kind_is_there_in_every_language_and_nothing_else(game: str) -> None:
    # What lessons say is tested with their own reader.
    kinds = (*KINDS[game], lessons.KIND)
    wanted = {path(game, kind, language) for kind in kinds for language in SPOKEN}
    assert {*folder(game).glob("*.md")} == wanted


@every_file
@every_translation
def test_translations_have_the_same_structure(game: str, kind: str, language: Language) -> None:
    english = outline(load(path(game, kind, Language.ENGLISH)), kind)
    other = outline(load(path(game, kind, language)), kind)
    for block, translated in zip_longest(english, other):
        assert translated == block


@every_file
@every_translation
def test_translations_are_another_text(game: str, kind: str, language: Language) -> None:
    english = translatable(load(path(game, kind, Language.ENGLISH)), kind)
    other = translatable(load(path(game, kind, language)), kind)
    for words, translated in zip(english, other, strict=True):
        assert words != translated or not re.search("[A-Za-z]", words)
        for end in ".!?:":
            assert translated.endswith(end) == words.endswith(end), translated


@every_game
@every_language
def test_a_rulebook_and_its_game_agree(languages: Languages, game: str, language: Language) -> None:
    """Its pictures and values are those of the game: reading it tells whether that is so."""
    assert languages.use(language)
    assert book(game).game == game
    assert book(game).topics()
    asked = re.findall(r"\{(\w+)\}", path(game, rulebook.KIND, language).read_text("utf-8"))
    assert set(asked) == book(game).values().keys()


@every_game
@every_language
def test_every_character_has_a_word_for_every_occasion(
    languages: Languages, game: str, language: Language
) -> None:
    assert languages.use(language)
    module = import_module(f"quando_desktop.games.{game}.text.remarks")
    for occasion in module.Occasion:
        for character in CHARACTERS:
            said = module.remarks(character, occasion)
            assert said
            assert len(set(said)) == len(said)


@every_file
@every_language
def test_a_file_begins_with_the_title_of_its_game(
    languages: Languages, game: str, kind: str, language: Language
) -> None:
    assert languages.use(language)
    assert load(path(game, kind, language)).title.text == game_title(game)


SAMPLE = """\
# T

## a: A
X1

Words with {few}.

![one]
- olive | b

More words.
"""


@pytest.mark.parametrize(
    ("kind", "old", "new"),
    [
        (rulebook.KIND, "## a: A", "## b: A"),
        (rulebook.KIND, "X1", "X2"),
        (rulebook.KIND, "{few}", "{many}"),
        (rulebook.KIND, "{few}", "few"),
        (rulebook.KIND, "![one]", "![two]"),
        (rulebook.KIND, "- olive | b\n", "- olive | b\n- c | d\n"),
        (rulebook.KIND, "olive | b", "olive | b | c"),
        (rulebook.KIND, "| b", "| {few}"),
        (rulebook.KIND, "\nMore words.\n", ""),
        (rulebook.KIND, "More words.\n", "More\n\nwords.\n"),
        (rulebook.KIND, "More words.\n", "More words.\n\n## b: B\n\nWords.\n"),
        (remarks.KIND, "olive", "bruno"),
    ],
)
def test_another_structure_would_be_found(kind: str, old: str, new: str) -> None:
    assert SAMPLE.count(old) == 1
    one, other = read(SAMPLE, "one.md"), read(SAMPLE.replace(old, new), "other.md")
    assert outline(one, kind) != outline(other, kind)


def test_other_words_are_no_other_structure() -> None:
    other = SAMPLE.replace("olive", "grün").replace("Words", "Wörter").replace(": A", ": Ä")
    kind = rulebook.KIND
    assert outline(read(SAMPLE, "one.md"), kind) == outline(read(other, "other.md"), kind)
