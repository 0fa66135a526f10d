"""The licences page: the work of others, one page each, from the notices or from what is
installed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop import notices
from quando_desktop.__about__ import HOMEPAGE
from quando_desktop.notices import FILE, NoNotices, Section, join
from quando_desktop.settings.settings import Language
from quando_desktop.shell.about import licences_page
from quando_desktop.shell.about.licences_page import LicencesPage, installed, paragraphs
from quando_desktop.shell.about.page import AboutPage
from quando_desktop.shell.home.page import HomePage
from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.labels import BREAK, Label
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.kit.panels import Panel
from tests.shell.conftest import Start

LONG = "GPL-2.0-or-later WITH Bootloader-exception AND Apache-2.0"
ADDRESS = "https://download.example.org/official_releases/" + "a-rather-long-folder/" * 6
GIVEN = [
    Section("Qt 6.0", "LGPL-3.0-only", f"Source: {ADDRESS}\nCopyright (C) Somebody"),
    Section("Starter", LONG, "Copyright (C) Somebody else"),
    Section("Licence MIT", "", "\n\n".join(f"Paragraph {number} " * 30 for number in range(30))),
]


def _open(
    qtbot: QtBot,
    look: Look,
    window: QWidget,
    sections: list[Section] | None,
    size: tuple[int, int] = (1440, 900),
) -> LicencesPage:
    page = LicencesPage(look, sections)
    page.setParent(window)
    page.resize(*size)
    window.resize(*size)
    with qtbot.waitExposed(window):
        window.show()
    return page


def _texts(page: LicencesPage) -> list[str]:
    labels = [label for label in page.reader.findChildren(Label) if label.isVisible()]
    return [label.text().replace(BREAK, "") for label in labels]


@pytest.fixture
def bundled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As in the frozen program; gives the folder where its notices are."""
    monkeypatch.setattr(notices, "is_bundled", lambda: True)
    monkeypatch.setattr(notices, "places", lambda: (tmp_path / "nowhere", tmp_path))
    return tmp_path


# --- what is shown ------------------------------------------------------------------------------


def test_each_section_is_a_page_after_a_few_words(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = _open(qtbot, look, window, GIVEN)
    titles = [option.text() for option in page.contents.titles.options]
    assert titles == ["What is inside", "Qt 6.0", "Starter", "Licence MIT"]
    assert any(HOMEPAGE in text for text in _texts(page))
    page.show_topic(1)
    assert "LGPL-3.0-only" in _texts(page)
    assert f"Source: {ADDRESS}\nCopyright (C) Somebody" in _texts(page)


def test_a_long_licence_stands_in_the_text(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = _open(qtbot, look, window, GIVEN)
    page.show_topic(2)
    assert page.mark(page.topic) == ""
    assert any(LONG in text for text in _texts(page))


def test_the_frozen_program_shows_its_notices(
    qtbot: QtBot, look: Look, window: QWidget, bundled: Path
) -> None:
    text = join([Section("The program", "MIT", "Words"), *GIVEN])
    (bundled / FILE).write_text(text, encoding="utf-8")
    page = _open(qtbot, look, window, None)
    assert [topic.title for topic in page.topics()] == [
        "What is inside",
        *(section.title for section in GIVEN),
    ]
    assert any(FILE in text for text in _texts(page))


@pytest.mark.parametrize("content", [None, b"", b"\xff\xfe", b"Something else"])
def test_notices_that_cannot_be_read_are_one_sentence(
    qtbot: QtBot, look: Look, window: QWidget, bundled: Path, content: bytes | None
) -> None:
    if content is not None:
        (bundled / FILE).write_bytes(content)
    page = _open(qtbot, look, window, None)
    page.show_topic(1)
    (said,) = page.topic.paragraphs
    assert "installing the program again helps" in said.replace(BREAK, "")
    with pytest.raises(NoNotices):
        notices.read()


def test_from_the_sources_it_tells_what_is_installed(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = _open(qtbot, look, window, None)
    assert any("started from its source" in text for text in _texts(page))
    titles = [topic.title for topic in page.topics()]
    assert any(title.startswith("Python 3") for title in titles)
    assert any(title.startswith("PySide6_Essentials 6") for title in titles)


def test_what_is_installed_names_its_licence_and_its_home() -> None:
    found = {section.title.split()[0]: section for section in installed()}
    assert "LGPL-3.0-only" in found["PySide6_Essentials"].licence
    assert "https://pyside.org" in found["PySide6_Essentials"].body


def test_a_package_that_is_missing_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licences_page, "PACKAGES", ("no-such-package",))
    assert [section.title.split()[0] for section in installed()] == ["Python"]


# --- reading ------------------------------------------------------------------------------------


def test_lines_that_were_wrapped_are_joined() -> None:
    text = (
        "The licenses for most software and other practical works are designed\n"
        "to take away your freedom to share and change the works.\n\n"
        "  a) The first of several conditions, which is itself a little longer,\n"
        "     goes on in a second line.\n"
        "  b) The second.\n"
    )
    assert paragraphs(text) == [
        "The licenses for most software and other practical works are designed to take away your "
        "freedom to share and change the works.",
        "a) The first of several conditions, which is itself a little longer, goes on in a second "
        "line.\nb) The second.",
    ]


def test_lists_and_headings_stay_as_they_are() -> None:
    names = "Copyright (C) 2001 One\nCopyright (C) 2002 Another"
    title = "    GNU GENERAL PUBLIC LICENSE\n       Version 3, 29 June 2007"
    assert paragraphs(f"{title}\n\n{names}\n") == [
        "GNU GENERAL PUBLIC LICENSE\nVersion 3, 29 June 2007",
        names,
    ]


def test_a_long_address_may_wrap() -> None:
    (text,) = paragraphs(ADDRESS)
    assert text.replace(BREAK, "") == ADDRESS
    assert max(map(len, text.split(BREAK))) < 20


@pytest.mark.parametrize(
    ("width", "height", "text"), [(1440, 900, 100), (1024, 640, 100), (1024, 640, 140)]
)
def test_nothing_is_cut(
    qtbot: QtBot, look: Look, window: QWidget, width: int, height: int, text: int
) -> None:
    look.update(QSize(width, height), text=text, animates=False)
    page = _open(qtbot, look, window, GIVEN, (width, height))
    for number in range(len(page.topics())):
        page.show_topic(number)
        QApplication.processEvents()
        for panel in page.findChildren(Panel):
            assert panel.mapTo(page, panel.rect().topRight()).x() < width
        for label in page.reader.findChildren(Label):
            if label.isVisible() and label.hasHeightForWidth():
                assert label.height() >= label.heightForWidth(label.width())


def test_it_is_read_by_keys_alone(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = _open(qtbot, look, window, GIVEN)
    for _ in range(3):
        QTest.keyClick(page, Qt.Key.Key_Down)
    assert page.topic.title == "Licence MIT"
    bar = page.reader.roll.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    page.contents.field.setText("bootloader")
    assert [topic.title for topic in page.contents.found] == ["Starter"]
    assert page.topic.title == "Starter"


def test_a_screen_reader_finds_the_pages_and_their_words(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = _open(qtbot, look, window, GIVEN)
    page.show_topic(1)
    assert page.contents.titles.accessibleName() == "Licences"
    found = [
        QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name)
        for label in page.reader.findChildren(Label)
        if label.isVisible()
    ]
    assert any("Copyright (C) Somebody" in text for text in found)


def test_it_speaks_german(
    qtbot: QtBot, look: Look, window: QWidget, speak: Callable[[Language], bool]
) -> None:
    page = _open(qtbot, look, window, GIVEN)
    speak(Language.GERMAN)
    QApplication.processEvents()
    assert page.title.text() == "Lizenzen"
    assert page.topic.title == "Was darin steckt"
    page.show_topic(2)
    assert page.topic.paragraphs[0].replace(BREAK, "") == f"Lizenz: {LONG}"


# --- the way there ------------------------------------------------------------------------------


def test_about_leads_there_and_back(start: Start) -> None:
    window = start()
    window.pages.show_about()
    about = window.stack.currentWidget()
    assert isinstance(about, AboutPage)
    (button,) = [each for each in about.findChildren(Button) if each.text() == "Licences"]
    button.click()
    page = window.stack.currentWidget()
    assert isinstance(page, LicencesPage)
    assert window.pages.title() == "Licences"
    assert [heading for heading, _ in window.pages.key_columns()] == ["Licences"]
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is about
    QTest.keyClick(about, Qt.Key.Key_Escape)
    assert isinstance(window.stack.currentWidget(), HomePage)
