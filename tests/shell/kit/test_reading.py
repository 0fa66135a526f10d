"""Texts that are read part by part."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.labels import Paragraph
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.kit.page import Page
from quando_desktop.shell.kit.reading import Reading
from tests.shell.widgets import focused, show_in

KEYS = Qt.Key
COUNT = 40


@pytest.fixture
def page(qtbot: QtBot, look: Look, window: QWidget) -> Page:
    page = Page(look, "Long")
    page.setParent(window)
    parts = [Paragraph(look, f"Part {number}") for number in range(COUNT)]
    for part in parts:
        page.body.addWidget(part)
    page.body.addWidget(Button(look, "After"))
    page.reading = Reading(page)  # type: ignore[attr-defined]
    page.reading.read(parts)  # type: ignore[attr-defined]
    show_in(qtbot, window, page, (1024, 640))
    page.back.setFocus()
    return page


def press(*keys: Qt.Key) -> str:
    """The part that has the focus after these keys."""
    for key in keys:
        QTest.keyClick(focused(), key)
    here = focused()
    heard = QAccessible.queryAccessibleInterface(here)
    assert heard.state().focused
    return str(heard.text(QAccessible.Text.Name))


def test_tab_comes_to_a_text_once_and_arrows_go_through_it(page: Page) -> None:
    assert press(KEYS.Key_Tab) == "Part 0"
    assert press(KEYS.Key_Down, KEYS.Key_Down) == "Part 2"
    assert press(KEYS.Key_Up) == "Part 1"
    assert press(KEYS.Key_Tab) == "After"
    assert press(KEYS.Key_Backtab) == "Part 1", "where somebody reads"
    assert press(KEYS.Key_Home, KEYS.Key_Up) == "Part 0"
    assert press(KEYS.Key_End, KEYS.Key_Down) == f"Part {COUNT - 1}"


def test_the_part_that_is_read_is_in_view_and_has_a_ring(page: Page) -> None:
    press(KEYS.Key_Tab, KEYS.Key_End)
    here = focused()
    assert isinstance(here, Paragraph)
    assert here.has_ring
    QApplication.processEvents()
    middle = here.mapTo(page.view.viewport(), here.rect().center())
    assert page.view.viewport().rect().contains(middle)


def test_page_keys_go_a_screenful_on(page: Page) -> None:
    press(KEYS.Key_Tab)
    places = [int(press(KEYS.Key_PageDown).split()[1]) for _ in range(COUNT)]
    steps = [second - first for first, second in zip([0, *places], places, strict=False)]
    assert max(steps) > 5
    assert places[-1] == COUNT - 1
    assert int(press(KEYS.Key_PageUp).split()[1]) < COUNT - 6
