"""An unexpected error is told once, calmly, and the report gives nothing away."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.shell.crash.dialog import show_crash
from quando_desktop.shell.crash.hook import TOLD, CrashHook
from quando_desktop.shell.crash.report import headline, keep, report
from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.look import Look


class Broken(Exception):
    pass


def _break(words: str) -> None:
    raise Broken(words)


def _error(words: str = "it broke") -> Exception:
    try:
        _break(words)
    except Broken as error:
        return error
    raise AssertionError


class Told:
    """A window that can show reports, or not."""

    def __init__(self) -> None:
        self.reports: list[str] = []
        self.works = True

    def __call__(self, text: str) -> bool:
        self.reports.append(text)
        return self.works


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def hook(qtbot: QtBot, told: Told, tmp_path: Path) -> Iterator[CrashHook]:
    hook = CrashHook(told, tmp_path / "reports")
    yield hook
    hook.remove()


def _raise(error: Exception) -> None:
    sys.excepthook(type(error), error, error.__traceback__)


# ------------------------------------------------------------------------------- the report


def test_a_report_says_where_and_on_what() -> None:
    text = report(_error())
    assert headline(text) == "Broken: it broke"
    for part in ("Quando Desktop ", "Python ", "Qt ", "PySide6 ", "in _break", "test_crash.py"):
        assert part in text


@pytest.mark.parametrize(
    "words", ["no card 7 in [3, 4, 11]", "who is 'Maria'", 'who is "Maria"', "who is “Maria”"]
)
def test_it_holds_no_names_and_no_cards(words: str) -> None:
    text = report(_error(words))
    said = headline(text)
    assert "Maria" not in said
    assert not any(digit in said for digit in "0123456789")


def test_it_does_not_say_whose_computer_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    home = Path(__file__).parent
    monkeypatch.setattr(Path, "home", lambda: home)
    text = report(_error())
    assert str(home) not in text
    assert f"~{os.sep}test_crash.py" in text


def test_an_endless_recursion_makes_a_short_report() -> None:
    def fall() -> None:
        fall()

    with pytest.raises(RecursionError) as caught:
        fall()
    assert len(report(caught.value)) <= 20_000


def test_two_reports_in_a_second_are_two_files(tmp_path: Path) -> None:
    paths = {keep(f"report {number}", tmp_path / "reports") for number in range(3)}
    assert {path.read_text("utf-8") for path in paths} == {f"report {n}\n" for n in range(3)}


# --------------------------------------------------------------------------------- the hook


def test_an_error_nobody_caught_is_shown(hook: CrashHook, told: Told, tmp_path: Path) -> None:
    _raise(_error())
    assert [headline(text) for text in told.reports] == ["Broken: it broke"]
    assert not (tmp_path / "reports").exists()


def test_errors_of_other_threads_come_to_the_window(
    qtbot: QtBot, hook: CrashHook, told: Told
) -> None:
    threads: list[threading.Thread] = []

    def show(text: str) -> bool:
        threads.append(threading.current_thread())
        return told(text)

    hook.remove()
    mine = CrashHook(show, Path("unused"))
    try:
        worker = threading.Thread(target=_break, args=("far away",))
        worker.start()
        worker.join()
        qtbot.waitUntil(lambda: bool(told.reports))
    finally:
        mine.remove()
    assert threads == [threading.main_thread()]


def test_without_a_window_it_says_one_sentence_and_keeps_the_report(
    hook: CrashHook, told: Told, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told.works = False
    _raise(_error())
    (kept,) = (tmp_path / "reports").iterdir()
    assert "Broken: it broke" in kept.read_text("utf-8")
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert str(kept) in said


def test_where_nothing_can_be_written_it_still_says_so(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    hook = CrashHook(lambda _: False, blocked)
    try:
        _raise(_error())
    finally:
        hook.remove()
    assert "something broke" in capsys.readouterr().err


def test_what_breaks_while_a_report_is_shown_is_only_kept(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[str] = []

    def show(text: str) -> bool:
        shown.append(text)
        _raise(_error("inside"))
        raise _error("while showing")

    hook = CrashHook(show, tmp_path)
    try:
        _raise(_error("first"))
    finally:
        hook.remove()
    assert [headline(text) for text in shown] == ["Broken: first"]
    kept = {headline(path.read_text("utf-8")) for path in tmp_path.iterdir()}
    assert kept == {"Broken: inside", "Broken: while showing", "Broken: first"}


def test_what_breaks_again_and_again_is_not_told_for_ever(hook: CrashHook, told: Told) -> None:
    error = _error()
    for _ in range(10 * TOLD):
        _raise(error)
    assert len(told.reports) == TOLD


def test_interrupting_the_program_is_no_accident(
    qtbot: QtBot, told: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: passed.append(kind))
    hook = CrashHook(told, tmp_path)
    try:
        stop = KeyboardInterrupt()
        sys.excepthook(KeyboardInterrupt, stop, None)
    finally:
        hook.remove()
    assert passed == [KeyboardInterrupt]
    assert told.reports == []


def test_removed_it_hears_nothing(told: Told, tmp_path: Path) -> None:
    before = sys.excepthook, threading.excepthook
    CrashHook(told, tmp_path).remove()
    assert (sys.excepthook, threading.excepthook) == before


# ------------------------------------------------------------------------------- the dialog


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(1440, 900)
    with qtbot.waitExposed(host):
        host.show()
    return host


def _focus() -> QWidget:
    focus = QApplication.focusWidget()
    assert focus is not None
    return focus


def _press(dialog: QWidget, words: str) -> None:
    next(button for button in dialog.findChildren(Button) if button.text() == words).click()


def test_the_dialog_shows_the_report_and_copies_it(look: Look, host: QWidget) -> None:
    text = report(_error())
    dialog = show_crash(look, host, text)
    assert dialog is not None
    (shown,) = dialog.findChildren(QPlainTextEdit)
    assert shown.toPlainText() == text
    assert "Broken: it broke" in [label.text() for label in dialog.findChildren(Label)]
    _press(dialog, "Copy")
    assert QGuiApplication.clipboard().text() == text
    assert dialog.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_one_goes_on_with_a_key(look: Look, host: QWidget, key: Qt.Key) -> None:
    dialog = show_crash(look, host, report(_error()))
    assert dialog is not None
    QTest.keyClick(_focus(), key)
    assert not dialog.isVisible()


def test_there_is_one_dialog_at_a_time(look: Look, host: QWidget) -> None:
    first = show_crash(look, host, report(_error()))
    assert first is not None
    assert show_crash(look, host, report(_error("again"))) is None
    _press(first, "Continue")
    assert show_crash(look, host, report(_error("again"))) is not None


def test_the_report_is_saved_where_somebody_wants_it(
    look: Look, host: QWidget, tmp_path: Path
) -> None:
    where: list[Path | None] = [None, tmp_path / "mine.txt", tmp_path / "missing" / "mine.txt"]
    dialog = show_crash(look, host, "the report", lambda _: where.pop(0))
    assert dialog is not None
    for _ in range(3):
        _press(dialog, "Save the report…")
    assert (tmp_path / "mine.txt").read_text("utf-8") == "the report\n"
    assert any("cannot be written" in label.text() for label in dialog.findChildren(Label))
    assert dialog.isVisible()


def test_an_error_in_a_slot_opens_it(qtbot: QtBot, look: Look, host: QWidget) -> None:
    opened: list[object] = []

    def show(text: str) -> bool:
        opened.append(show_crash(look, host, text))
        return True

    with qtbot.captureExceptions():
        hook = CrashHook(show, Path("unused"))
        try:
            QTimer.singleShot(0, lambda: _break("in a slot"))
            qtbot.waitUntil(lambda: bool(opened))
        finally:
            hook.remove()
    assert opened[0] is not None
