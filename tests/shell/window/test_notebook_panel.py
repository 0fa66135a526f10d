"""Notebooks at the end of a round: opened from the score sheet, by mouse, key or screen reader."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.bots.bot import Advice
from quando_desktop.bots.question import Answer, Purpose, Question
from quando_desktop.controller.turn.runner import InlineBotRunner
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine.players import Kind
from quando_desktop.settings.settings import SeatChoice, Settings
from quando_desktop.shell.about.page import AboutPage
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.kit.portraits import character
from quando_desktop.shell.names import fair_play
from quando_desktop.shell.new_game.who_sits import WhoSits
from quando_desktop.shell.window import notebook_panel
from quando_desktop.shell.window.notebook_panel import NotebookPanel
from quando_desktop.shell.window.window import Window
from quando_desktop.table.scene.mirror import ControlButton
from tests.shell.conftest import Start
from tests.shell.new_matches import match_of
from tests.shell.widgets import child, focused

KEYS = Qt.Key
NAMES = ("olive", "bruno", "pip", "vesna", "figo", "mira")
LONG = (
    "Von den 14 Karten von Maximiliane kannte ich 11 und tippte auf zusammen 38; richtig war 41. "
    "Mit 14 Punkten auf der Hand gab ich dem Klopfen 71 %; beim Weiterspielen sah ich 64 % für den "
    "Sieg in der Partie, also spielte ich."
)


class SlowRunner(InlineBotRunner):
    """Moves at once; opens a notebook when it is told to."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.asked: list[Question] = []

    def ask(self, question: Question) -> None:
        if question.purpose is Purpose.NOTEBOOK:
            self.asked.append(question)
        else:
            super().ask(question)

    def fail(self) -> None:
        self.answered.emit(Answer(self.asked[-1], Advice(None), 0.0))


def after_a_round(start: Start, qtbot: QtBot, seats: int = 4, **wishes: object) -> Window:
    """The first round of computer players is over."""
    window = start(**wishes)
    choices = tuple(SeatChoice(Kind.COMPUTER, name.title(), "fair", name) for name in NAMES[:seats])
    window.matches.deal(match_of(choices))
    wait_for_the_sheet(window, qtbot)
    return window


def wait_for_the_sheet(window: Window, qtbot: QtBot) -> None:
    session = window.session
    assert session is not None
    over = (TurnPhase.ROUND_OVER, TurnPhase.MATCH_OVER)
    qtbot.waitUntil(lambda: session.controller.phase in over, timeout=20_000)


def panel_of(window: Window) -> NotebookPanel:
    return child(window.stack, NotebookPanel)


def press(key: Qt.Key) -> None:
    QTest.keyClick(focused(), key)


def texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(Label) if label.isVisibleTo(widget)]


def book(window: Window, seat: int) -> ControlButton:
    """The texts that a screen reader finds on the sheet."""
    spots = window.findChildren(ControlButton)
    return next(spot for spot in spots if spot.key == ("notebook", seat))


# ------------------------------------------------------------------------------ opening


def test_a_key_opens_it_and_esc_closes_it(start: Start, qtbot: QtBot) -> None:
    window = after_a_round(start, qtbot)
    press(KEYS.Key_N)
    panel = panel_of(window)
    assert panel.isVisible()
    assert panel.words
    assert "…" not in panel.words
    assert panel.accessibleDescription() == panel.words
    assert fair_play() in texts(panel)
    press(KEYS.Key_Escape)
    qtbot.waitUntil(panel.isHidden)
    assert panel.words == "", "hidden it could still be read"
    assert panel.accessibleDescription() == ""
    assert window.is_at_table
    press(KEYS.Key_Return)
    session = window.session
    assert session is not None
    assert len(session.match.rounds) == 2


def test_every_row_has_one_for_pointer_and_screen_reader(start: Start, qtbot: QtBot) -> None:
    window = after_a_round(start, qtbot)
    for seat in range(4):
        spot = book(window, seat)
        assert spot.accessibleName() == f"{NAMES[seat].title()}'s notebook"
        spot.click()
        panel = panel_of(window)
        assert panel.accessibleName() == spot.accessibleName()
        press(KEYS.Key_Escape)
    session = window.session
    assert session is not None
    view = session.page._view
    at = book(window, 2).geometry().center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert panel_of(window).accessibleName() == "Pip's notebook"


def test_tab_reaches_it_and_enter_opens_it(start: Start, qtbot: QtBot) -> None:
    window = after_a_round(start, qtbot)
    for _ in range(20):
        press(KEYS.Key_Tab)
        if focused() is book(window, 1):
            break
    press(KEYS.Key_Return)
    assert panel_of(window).accessibleName() == "Bruno's notebook"
    press(KEYS.Key_Escape)
    assert focused() is book(window, 1)


def test_from_one_to_the_next(start: Start, qtbot: QtBot) -> None:
    window = after_a_round(start, qtbot, 3)
    seen, words = [], []
    press(KEYS.Key_N)
    for _ in range(3):
        seen.append(panel_of(window).accessibleName())
        words.append(panel_of(window).words)
        press(KEYS.Key_N)
    assert len({*seen}) == 3
    assert all(words)
    assert panel_of(window).accessibleName() == seen[0]


def test_at_the_end_of_a_match_and_when_it_is_opened_again(start: Start, qtbot: QtBot) -> None:
    window = after_a_round(start, qtbot, 2)
    session = window.session
    assert session is not None
    while session.controller.phase is not TurnPhase.MATCH_OVER:
        press(KEYS.Key_Return)
        wait_for_the_sheet(window, qtbot)
    press(KEYS.Key_N)
    words = panel_of(window).words
    assert words
    path = window.program.folder.path / "copy.quando"
    window.program.saves.export(session.match, path)
    press(KEYS.Key_Escape)
    window.matches.open_record(path)
    wait_for_the_sheet(window, qtbot)
    qtbot.waitUntil(lambda: "next" in {spot.key for spot in window.findChildren(ControlButton)})
    press(KEYS.Key_N)
    assert panel_of(window).words == words


# --------------------------------------------------------------------------- not at once


@pytest.fixture
def slow(start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Window]:
    monkeypatch.setattr("tests.shell.conftest.InlineBotRunner", SlowRunner)
    return lambda: after_a_round(start, qtbot, 3)


def test_a_quiet_sign_until_it_is_there(slow: Callable[[], Window], qtbot: QtBot) -> None:
    window = slow()
    runner = window.program.bots
    assert isinstance(runner, SlowRunner)
    book(window, 1).click()
    panel = panel_of(window)
    assert panel.words == "Bruno turns the pages…"
    InlineBotRunner.ask(runner, runner.asked[-1])
    assert "…" not in panel.words


def test_without_an_answer_it_says_so(slow: Callable[[], Window], qtbot: QtBot) -> None:
    window = slow()
    runner = window.program.bots
    assert isinstance(runner, SlowRunner)
    book(window, 1).click()
    runner.fail()
    assert "no note" in panel_of(window).words


def test_what_comes_late_is_not_shown_elsewhere(slow: Callable[[], Window], qtbot: QtBot) -> None:
    window = slow()
    runner = window.program.bots
    assert isinstance(runner, SlowRunner)
    book(window, 1).click()
    panel = panel_of(window)
    press(KEYS.Key_Escape)
    qtbot.waitUntil(panel.isHidden)
    InlineBotRunner.ask(runner, runner.asked[-1])
    assert panel.words == ""
    book(window, 1).click()
    press(KEYS.Key_N)
    InlineBotRunner.ask(runner, runner.asked[0])
    assert panel.words == "Pip turns the pages…"
    assert panel.accessibleDescription() == panel.words


def test_it_is_told_to_a_screen_reader_once(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(notebook_panel, "announce", lambda _, words: said.append(words))
    window = after_a_round(start, qtbot)
    press(KEYS.Key_N)
    assert said == [panel_of(window).words]


def test_another_language_closes_it(start: Start, qtbot: QtBot) -> None:
    window = after_a_round(start, qtbot)
    press(KEYS.Key_N)
    english = panel_of(window).words
    window.program.change(language="de")
    qtbot.waitUntil(lambda: not any(p.isVisible() for p in window.findChildren(NotebookPanel)))
    press(KEYS.Key_N)
    panels = [panel for panel in window.findChildren(NotebookPanel) if panel.isVisible()]
    assert len(panels) == 1
    assert panels[0].words not in ("", english)


# --------------------------------------------------------------------------------- room


@pytest.mark.parametrize("text", [100, 140])
@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (2560, 1080)])
def test_it_fits(
    look: Look, window: QWidget, qtbot: QtBot, size: tuple[int, int], text: int
) -> None:
    window.resize(*size)
    look.update(QSize(*size), text=text, animates=False)
    panel = NotebookPanel(look, window, character(look.palette, "vesna"))
    with qtbot.waitExposed(window):
        window.show()
    panel.show_for(character(look.palette, "mira"), "Meisterhaft, Durchgang 12", "Hedda")
    panel.show_words(LONG)
    QApplication.processEvents()
    assert window.rect().contains(panel.panel.geometry())
    bar = panel._scroll.verticalScrollBar()
    assert bar.maximum() == 0, "all of it is seen at once"
    for label in panel.findChildren(Label):
        if label.isVisible():
            assert label.height() >= label.heightForWidth(label.width()), label.text()


# --------------------------------------------------------------------------- fair play


def test_the_program_says_that_nobody_cheats(
    start: Start, look: Look, window: QWidget, qtbot: QtBot
) -> None:
    """On the pages where people may doubt it: about the program, and where opponents are chosen."""
    about = start()
    about.pages.show_about()
    assert any(fair_play() in words for words in texts(child(about, AboutPage)))
    seat = SeatChoice(Kind.HUMAN)
    chosen = WhoSits(look, window, Settings(), ((), ("olive",)), seat, lambda _: False, str)
    assert fair_play() in texts(chosen)
    assert "deal" in fair_play()
