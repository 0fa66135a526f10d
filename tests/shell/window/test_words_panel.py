"""The table in words: all that is asked for by keys, to be read at any size of text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.games import GAMES
from quando_desktop.settings.settings import Language
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.window.menu import MenuItem, TableMenu
from quando_desktop.shell.window.window import Window
from quando_desktop.shell.window.words_panel import WordsPanel
from quando_desktop.table.parts.scenery import BUBBLE, SHEET
from quando_desktop.table.parts.scenery import SHEET_LINE as LINE
from quando_desktop.table.speech.in_words import TextPart
from tests.shell.conftest import Start
from tests.shell.new_matches import COMPUTERS, PEOPLE, match_of
from tests.shell.widgets import child, focused, turn_session
from tests.shell.window.key_walk import at_the_end, played, settle

WINDOWS = ((640, 400), (1024, 640), (1440, 900), (1920, 1080))
WHOLE = 200
"""Per cent: the largest size of text."""


def sit_down(start: Start, game: str, language: Language = Language.ENGLISH) -> Window:
    window = start(language=language)
    window.matches.deal(match_of((PEOPLE[0], *COMPUTERS), game=game))
    return window


def read(window: Window) -> WordsPanel:
    """The panel, just opened by its key."""
    QTest.keyClick(focused(), Qt.Key.Key_F9)
    QApplication.processEvents()
    return child(window.stack, WordsPanel)


def close(qtbot: QtBot, panel: WordsPanel) -> None:
    with qtbot.waitSignal(panel.closed):
        panel.dismiss()


def opened(look: Look, host: QWidget, *words: str) -> WordsPanel:
    panel = WordsPanel(look, host, "F9", [TextPart(f"{each}?", each) for each in words])
    panel.open()
    QApplication.processEvents()
    return panel


@pytest.fixture
def host(window: QWidget, qtbot: QtBot) -> QWidget:
    window.resize(1440, 900)
    with qtbot.waitExposed(window):
        window.show()
    return window


# ------------------------------------------------------------------------------ what it says


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_can_be_asked_is_there(start: Start, game: str, language: Language) -> None:
    window = sit_down(start, game, language)
    panel = read(window)
    assert window.session is not None
    table = window.session.page.table
    assert table is not None
    answers = table.answers
    asked = [answers.now(), *answers.hands(), answers.piles(), answers.scores()]
    assert {*asked, *answers.opponents()} <= {*panel.texts}
    assert len(answers.opponents()) == len(COMPUTERS)
    assert len({*panel.texts}) == len(panel.texts), "nothing twice"


def test_a_hint_is_read_like_all_else(start: Start, qtbot: QtBot) -> None:
    window = sit_down(start, "quando")
    session = turn_session(window)
    qtbot.waitUntil(lambda: session.can_hint)
    before = read(window)
    texts = before.texts
    close(qtbot, before)
    page = session.page
    page.hint()
    qtbot.waitUntil(lambda: any(each.key == BUBBLE for each in page.controls))
    hint = next(each.name for each in page.controls if each.key == BUBBLE)
    assert hint not in texts
    assert hint in read(window).texts


def test_what_beginners_are_told_is_read_until_they_have_done_it(
    start: Start, qtbot: QtBot
) -> None:
    window = start(game="quando", seed=7)
    session = turn_session(window)
    qtbot.waitUntil(lambda: session.can_hint)
    table, view = session.page.table, session.controller.view
    assert table is not None
    assert view is not None
    first = table.state.first_words(view)
    assert first
    panel = read(window)
    assert panel.texts[1] == first
    session.controller.submit(view.legal()[0])
    qtbot.waitUntil(lambda: first not in panel.texts)


@pytest.mark.parametrize("game", [id for id, game in GAMES.items() if not game.live])
def test_a_score_sheet_is_read_line_by_line(start: Start, game: str) -> None:
    window = start()
    window.play(window.program.saves.begin(played(game, "pcc", at_the_end)))
    settle()
    session = window.session
    assert session is not None
    controls = session.page.controls
    lines = [each.name for each in controls if isinstance(each.key, tuple) and each.key[0] == LINE]
    (whole,) = (each.name for each in controls if each.key == SHEET)
    assert len(lines) > 2
    texts = read(window).texts
    assert texts[1 : len(lines) + 1] == lines
    assert texts[0] in whole, "how it ended stands above them"
    assert whole not in texts, "nor is all of it told twice"


def test_it_is_in_the_menu(start: Start, qtbot: QtBot) -> None:
    window = sit_down(start, "quanto")
    window.overlays.show_menu()
    menu = child(window.stack, TableMenu)
    items = {item.text(): item for item in menu.findChildren(MenuItem)}
    items["The table in words"].click()
    assert child(window.stack, WordsPanel).isVisible()


# ------------------------------------------------------------------------------------- size


@pytest.mark.parametrize("game", GAMES)
def test_all_of_it_is_seen_in_letters_of_twice_the_size(
    start: Start, qtbot: QtBot, game: str
) -> None:
    window = sit_down(start, game, Language.GERMAN)
    window.program.change(text_size=WHOLE)
    for size in WINDOWS:
        window.resize(*size)
        window._follow()
        QApplication.processEvents()
        panel = read(window)
        labels = [each for each in panel.findChildren(Label) if each.isVisible() and each.text()]
        assert len(labels) > 12
        for label in labels:
            usual = label._kind.font(window.look.scale._replace(text=1.0)).pixelSize()
            assert label.font().pixelSize() == pytest.approx(2 * usual, abs=1.5), size
            assert label.heightForWidth(label.width()) <= label.height(), (size, label.text())
            assert label.minimumSizeHint().width() <= label.width(), (size, label.text())
        assert panel._scroll.horizontalScrollBar().maximum() == 0, size
        close(qtbot, panel)


# --------------------------------------------------------------------------------- reading


def test_arrows_go_from_part_to_part_and_it_scrolls(look: Look, host: QWidget) -> None:
    panel = opened(look, host, *(f"{number} {'many words ' * 40}" for number in range(9)))
    first = focused()
    assert first.accessibleName().startswith("0 ")
    for number in range(1, 9):
        QTest.keyClick(focused(), Qt.Key.Key_Down)
        QApplication.processEvents()
        here = focused()
        assert isinstance(here, Label)
        assert here.text().startswith(f"{number} ")
        assert not here.visibleRegion().isEmpty()
        assert here.visibleRegion().boundingRect().height() == here.height()
    QTest.keyClick(focused(), Qt.Key.Key_Home)
    assert focused() is first
    assert panel.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_F9, Qt.Key.Key_Escape])
def test_its_key_and_escape_close_it(qtbot: QtBot, look: Look, host: QWidget, key: Qt.Key) -> None:
    panel = opened(look, host, "one", "two")
    with qtbot.waitSignal(panel.closed):
        QTest.keyClick(focused(), key)


def test_whoever_reads_stays_at_their_place_while_others_go_on(look: Look, host: QWidget) -> None:
    panel = opened(look, host, "one", "two", "three")
    QTest.keyClick(focused(), Qt.Key.Key_Down)
    here = focused()
    panel.show_parts([TextPart("", word) for word in ("uno", "due", "tre", "quattro")])
    QApplication.processEvents()
    assert panel.texts == ["uno", "due", "tre", "quattro"]
    assert focused() is here
    QTest.keyClick(focused(), Qt.Key.Key_Down)
    assert focused().accessibleName() == "tre"
    panel.show_parts([TextPart("", "alone")])
    assert panel.texts == ["alone"]


def test_it_follows_the_match(start: Start, qtbot: QtBot) -> None:
    window = sit_down(start, "quando")
    session = turn_session(window)
    qtbot.waitUntil(lambda: session.controller.phase is TurnPhase.PERSON)
    panel = read(window)
    before, view, table = panel.texts, session.controller.view, session.page.table
    assert view is not None
    assert table is not None
    session.controller.submit(view.legal()[0])
    qtbot.waitUntil(lambda: panel.texts != before)
    qtbot.waitUntil(lambda: table.answers.now() in panel.texts)
