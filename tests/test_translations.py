"""Every text is translated, and the program changes its language while it runs.

If one of the first tests fails, `python3 dev.py translations` says what is missing.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel
from pytestqt.qtbot import QtBot

from quando_desktop import resources as program_resources
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages, understood
from resources.translations import update
from resources.translations.update import FOLDER, LANGUAGES, Text, Unreadable

ALIKE = {
    "Computer",
    "Esc",
    "Name",
    "Normal",
    "Num {sign}",
    "OK",
    "Pause",
    "Person",
    "Quando",
    "Quanto",
    "System",
    "Tab",
    "Version {version}",
    "{game}, {when}",
    "{name} {points}",
    "{name}, {role}: {key}",
    "{name}: {cards}.",
    "{option}: {meaning}",
    "{result}, {rounds}",
}
"""What is the same in both languages."""

translate = QCoreApplication.translate


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    before = QLocale()
    languages = Languages(qapp, program_resources.folder())
    yield languages
    languages.close()
    QLocale.setDefault(before)


def translated(language: str) -> update.Translations:
    found = update.read(update.ts_path(FOLDER, language))
    return {text: forms for text, forms in found.items() if forms}


def source(folder: Path, code: str) -> Path:
    (folder / "module.py").write_text(code, encoding="utf-8")
    return folder


# ------------------------------------------------------------------- what is there


@cache
def texts() -> frozenset[Text]:
    """All that stand in the sources."""
    return frozenset(update.texts_of(update.SOURCES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated_and_nothing_else(language: str) -> None:
    wanted = {text for text in texts() if text.is_plural or not LANGUAGES[language]}
    there = update.read(update.ts_path(FOLDER, language))
    assert there.keys() - wanted == set(), "no longer in the sources"
    assert wanted - there.keys() == set(), "not in the file yet"
    assert [text for text, forms in there.items() if not forms] == []


def test_the_files_are_as_the_script_writes_them(tmp_path: Path) -> None:
    before = {language: update.ts_path(FOLDER, language) for language in LANGUAGES}
    for path in before.values():
        shutil.copy(path, tmp_path)
    update.update(tmp_path)
    for language, path in before.items():
        assert update.ts_path(tmp_path, language).read_text("utf-8") == path.read_text("utf-8")


def test_what_qt_loads_is_up_to_date(tmp_path: Path) -> None:
    update.release(FOLDER, tmp_path)
    for language in LANGUAGES:
        name = update.ts_path(FOLDER, language).with_suffix(".qm").name
        assert (tmp_path / name).read_bytes() == (FOLDER / name).read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_have_the_placeholders_of_their_texts(language: str) -> None:
    def places(words: str) -> set[str]:
        return set(re.findall(r"\{\w*\}", words))

    for text, forms in translated(language).items():
        for form in forms:
            assert places(form) == places(text.source), text
        # "one card" needs no number; any other count does.
        assert ("%n" in forms[-1]) == ("%n" in text.source), text
        assert all("%" not in form.replace("%n", "") or "%" in text.source for form in forms), text
        assert all(form.count("&") == text.source.count("&") for form in forms), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_begin_and_end_like_their_texts(language: str) -> None:
    for text, forms in translated(language).items():
        for form in forms:
            assert form.strip() == form
            for end in ".!?:":
                assert form.endswith(end) == text.source.endswith(end), text


def test_german_is_not_english() -> None:
    same = {text.source for text, forms in translated("de").items() if text.source in forms}
    assert same <= ALIKE


# ------------------------------------------------------------------- how it is found


@pytest.mark.parametrize(
    ("call", "text"),
    [
        ('translate("C", "plain")', Text("C", "plain", "", False)),
        ('QCoreApplication.translate("C", "plain")', Text("C", "plain", "", False)),
        ('translate("C", "in " "two")', Text("C", "in two", "", False)),
        ('translate("C", ("in " "two"))', Text("C", "in two", "", False)),
        ('translate("C", "%n card(s)", None, n)', Text("C", "%n card(s)", "", True)),
        ('translate("C", "%n card(s)", None, len(x[1]))', Text("C", "%n card(s)", "", True)),
        ('translate("C", "%n card(s)", n=self.count)', Text("C", "%n card(s)", "", True)),
        ('translate("C", "pass", "a verb")', Text("C", "pass", "a verb", False)),
    ],
)
def test_texts_are_found_however_they_are_written(tmp_path: Path, call: str, text: Text) -> None:
    assert update.texts_of(source(tmp_path, f"words = {call}")) == {text}


def test_what_else_translates_is_left_alone(tmp_path: Path) -> None:
    assert update.texts_of(source(tmp_path, "painter.translate(1, 2); 'a'.translate({})")) == set()


@pytest.mark.parametrize(
    "call",
    ['translate("C", f"{n} cards")', 'translate(c, "text")', 'translate("C", "")', "translate()"],
)
def test_what_no_translation_can_follow_is_refused(tmp_path: Path, call: str) -> None:
    with pytest.raises(Unreadable, match=r"module\.py, line 2"):
        update.texts_of(source(tmp_path, f"\n{call}"))


def test_translations_survive_an_update_and_go_with_their_texts(tmp_path: Path) -> None:
    both = 'translate("C", "a < b & \\"c\\"")\ntranslate("C", "%n card(s)", None, n)\n'
    folder = source(tmp_path, both)
    plain, plural = Text("C", 'a < b & "c"', "", False), Text("C", "%n card(s)", "", True)
    assert update.update(tmp_path, folder) == {"de": [plural, plain], "en": [plural]}
    path = update.ts_path(tmp_path, "de")
    update.write(path, "de", {plain: ("ä > ö & „c“",), plural: ("%n Karte", "%n Karten")})
    assert update.update(tmp_path, folder)["de"] == []
    assert update.read(path)[plain] == ("ä > ö & „c“",)
    assert update.update(tmp_path, source(tmp_path, 'translate("C", "new")')) == {
        "de": [Text("C", "new", "", False)],
        "en": [],
    }


# ----------------------------------------------------------------------- at run time


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (["de-AT", "en"], Language.GERMAN),
        (["de_DE"], Language.GERMAN),
        (["fr-FR", "de", "en"], Language.GERMAN),
        (["en-GB", "de"], Language.ENGLISH),
        (["fr"], Language.ENGLISH),
        (["C"], Language.ENGLISH),
        ([], Language.ENGLISH),
    ],
)
def test_the_first_language_that_the_program_speaks_is_taken(
    wishes: list[str], language: Language
) -> None:
    assert understood(wishes) is language


def test_texts_plurals_and_numbers_change_with_the_language(languages: Languages) -> None:
    assert languages.use(Language.GERMAN)
    assert translate("Table", "Your turn") == "Du bist dran"
    assert translate("Table", "%n card(s)", None, 1) == "1 Karte"
    assert QLocale().toString(1.5) == "1,5"
    assert languages.use(Language.ENGLISH)
    assert translate("Table", "Your turn") == "Your turn"
    assert translate("Table", "%n card(s)", None, 1) == "1 card"
    assert translate("Table", "%n card(s)", None, 2) == "2 cards"
    assert languages.spoken is Language.ENGLISH


def test_the_language_of_the_system_is_one_that_is_spoken(languages: Languages) -> None:
    assert languages.use(Language.SYSTEM)
    assert languages.spoken is understood(QLocale.system().uiLanguages())


def test_qts_own_buttons_speak_it_too(languages: Languages, qtbot: QtBot) -> None:
    languages.use(Language.GERMAN)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "Abbrechen"


def test_a_window_is_told_of_the_change(languages: Languages, qtbot: QtBot) -> None:
    class Heard(QObject):
        count = 0

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            self.count += event.type() == QEvent.Type.LanguageChange
            return False

    label, heard = QLabel(), Heard()
    qtbot.addWidget(label)
    label.installEventFilter(heard)
    languages.use(Language.GERMAN)
    qtbot.waitUntil(lambda: heard.count > 0)


def test_without_its_files_the_program_speaks_plain_english(
    qapp: QApplication, tmp_path: Path
) -> None:
    languages = Languages(qapp, tmp_path)
    assert not languages.use(Language.GERMAN)
    assert translate("Table", "Your turn") == "Your turn"
    languages.close()
