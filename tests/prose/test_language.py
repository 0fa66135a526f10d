"""Long texts follow the language spoken, and fall back to English."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from quando_desktop import resources
from quando_desktop.prose.language import CURRENT
from quando_desktop.prose.reader import document
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    languages = Languages(qapp, resources.folder())
    yield languages
    languages.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language in Language.ENGLISH, Language.GERMAN:
        text = f"# In {language}\n\n## a: A\n\nText.\n"
        (tmp_path / f"kind.{language}.md").write_text(text, encoding="utf-8")
    return tmp_path


def test_another_language_is_another_file(languages: Languages, folder: Path) -> None:
    for language in Language.ENGLISH, Language.GERMAN, Language.ENGLISH:
        assert languages.use(language)
        assert document(folder, "kind").title.text == f"In {language}"


def test_what_nobody_translated_is_read_in_english(languages: Languages, folder: Path) -> None:
    (folder / "kind.de.md").unlink()
    languages.use(Language.GERMAN)
    assert document(folder, "kind").title.text == "In en"


def test_long_texts_are_english_where_short_ones_are(
    qapp: QApplication, languages: Languages, folder: Path, tmp_path: Path
) -> None:
    assert languages.use(Language.GERMAN)
    languages.close()
    assert document(folder, "kind").title.text == "In en"
    without_translations = Languages(qapp, tmp_path)
    assert not without_translations.use(Language.GERMAN)
    assert CURRENT.language == "en"
    without_translations.close()
