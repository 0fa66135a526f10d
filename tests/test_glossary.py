"""One thing has one name: what the glossary has banned is nowhere in the texts of its language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from resources.translations import update
from resources.translations.update import FOLDER, LANGUAGES, SOURCES

GLOSSARY = Path(__file__).parents[1] / "docs" / "glossary.md"
BANNED = re.compile(r"(?P<language>[a-z]{2}): (?P<quote>“?)(?P<words>.+?)”?")


class Banned(NamedTuple):
    """Words that somebody might use for a thing that has another name."""

    language: str
    words: str
    alone: bool
    """Only as a text of their own; in a sentence they may mean something else."""

    def is_in(self, text: str) -> bool:
        if self.alone:
            return text == self.words
        # Whole words, and not the name of a value in braces.
        whole = rf"(?<![\w{{]){re.escape(self.words)}(?![\w}}])"
        return bool(re.search(whole, text, re.IGNORECASE))


def rivals() -> list[Banned]:
    """The last column of the table whose columns are four."""
    rows = [line.split("|") for line in GLOSSARY.read_text(encoding="utf-8").splitlines()]
    return [
        banned(entry.strip())
        for row in rows
        if len(row) == 6 and ":" in row[4]
        for entry in row[4].split(";")
    ]


def banned(entry: str) -> Banned:
    found = BANNED.fullmatch(entry)
    assert found is not None, f"{entry!r} does not look like this: de: Wort"
    return Banned(found["language"], found["words"], bool(found["quote"]))


def texts(language: str) -> Iterator[str]:
    """Everything a player can read in this language, and what long texts call their parts."""
    for text, forms in update.read(update.ts_path(FOLDER, language)).items():
        yield from forms
        if language == "en":
            yield text.source
    if language == "en":
        yield from (text.source for text in update.texts_of(SOURCES))
    for path in SOURCES.rglob(f"*.{language}.md"):
        for block in path.read_text(encoding="utf-8").split("\n\n"):
            yield " ".join(block.split())


def test_the_glossary_is_read() -> None:
    assert {each.language for each in rivals()} == {*LANGUAGES}
    assert Banned("de", "Zugstapel", alone=False) in rivals()
    assert Banned("de", "Über das Programm", alone=True) in rivals()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_name_comes_back(language: str) -> None:
    every = [*texts(language)]
    found = {
        (each.words, text)
        for each in rivals()
        if each.language == language
        for text in every
        if each.is_in(text)
    }
    assert found == set()


@pytest.mark.parametrize(
    ("entry", "text", "is_found"),
    [
        ("de: Partner", "Dein Partner nimmt es.", True),
        ("de: Partner", "Partnerschaft", False),
        ("de: Partner", "{name} bietet {partner} eine Karte an.", False),
        ("en: go on", "Go on where you stopped", True),
        ("de: “Weiter”", "Weiter", True),
        ("de: “Weiter”", "Weiter: Nils", False),
    ],
)
def test_whole_words_are_found_however_they_begin(entry: str, text: str, is_found: bool) -> None:
    assert banned(entry).is_in(text) == is_found


def test_what_is_said_goes_by_the_words_of_what_is_written() -> None:
    """A line of a game's log that is said in the same words in one language is so in the other."""
    known = update.read(update.ts_path(FOLDER, "de"))
    said = {text.source: forms for text, forms in known.items() if text.context == "SevenSpoken"}
    both = [text for text in known if text.context == "SevenLog" and text.source in said]
    assert both
    assert [known[text] for text in both] == [said[text.source] for text in both]
