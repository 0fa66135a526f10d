"""When the graphics card paints, when it does not, and what is said about that."""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quando_desktop.disk.graphics import FILE, MARK, Card, GraphicsNotes, Trouble
from quando_desktop.settings.settings import Painting
from quando_desktop.shell import late
from quando_desktop.shell.graphics import graphics
from quando_desktop.shell.graphics.words import about
from quando_desktop.shell.kit.choices import Segmented
from quando_desktop.shell.kit.rows.setting_row import SettingRow
from quando_desktop.shell.settings.page import SettingsPage
from quando_desktop.shell.window.chores import chores
from quando_desktop.shell.window.window import Window
from quando_desktop.table.gpu import painter
from quando_desktop.table.gpu.gpu import CardLost
from tests.shell.conftest import Start
from tests.shell.widgets import child
from tests.table.gpu.fake_gpu import FakeGpu

CARD = FakeGpu().card


class Trials:
    """The processes in which cards are tried, and what each of them finds."""

    def __init__(self) -> None:
        self.finding: Card | Trouble | None = CARD
        """None for a process that dies."""
        self.waits = False
        """Whether it has not found it yet."""
        self.begun = 0
        self._lines: list[Connection] = []

    def child(self, *_: object) -> Trials:
        return self

    def start(self) -> Connection:
        self.begun += 1
        ours, theirs = multiprocessing.Pipe()
        self._lines.append(theirs)
        if not self.waits:
            self.answer()
        return ours

    def answer(self) -> None:
        with self._lines.pop() as line:
            if self.finding is not None:
                line.send(self.finding)

    def end(self) -> None: ...

    def close(self) -> None: ...


@pytest.fixture(name="gpus", autouse=True)
def _gpus(monkeypatch: pytest.MonkeyPatch) -> list[FakeGpu]:
    """The graphics cards that the window takes, which the processor plays."""
    taken: list[FakeGpu] = []

    def take() -> FakeGpu:
        taken.append(FakeGpu())
        return taken[-1]

    monkeypatch.setattr(late, "Gpu", take, raising=False)
    # The window of a test is small.
    monkeypatch.setattr(painter, "LARGE", 1)
    return taken


@pytest.fixture(name="trials", autouse=True)
def _trials(monkeypatch: pytest.MonkeyPatch) -> Trials:
    trials = Trials()
    monkeypatch.setattr(graphics, "Child", trials.child)
    return trials


def choose(window: Window, painting: Painting = Painting.CARD) -> None:
    """As in the settings, whose page is there then."""
    window.pages.show_settings()
    window.program.change(painting=painting)
    window.back()


def chosen(window: Window) -> Painting:
    return window.program.store.settings.painting


def becomes(qtbot: QtBot, window: Window, state: graphics.State) -> None:
    qtbot.waitUntil(lambda: window.graphics.state == state)


def data(window: Window) -> Path:
    return window.program.folder.path


def test_nothing_of_it_is_there_before_somebody_wants_it(start: Start) -> None:
    window = start()
    assert list(chores(window))
    assert "graphics" not in window.__dict__
    window.pages.show_settings()
    assert window.graphics.state is Painting.PROCESSOR
    assert not (data(window) / FILE).exists()
    window.program.change(painting=Painting.CARD)
    assert window.graphics.begin in list(chores(window))


def test_a_card_that_proves_itself_paints_at_once(
    start: Start, qtbot: QtBot, trials: Trials, gpus: list[FakeGpu]
) -> None:
    window = start(game="quando")
    before = window.winId()
    choose(window)
    assert window.graphics.state is Painting.CARD
    becomes(qtbot, window, CARD)
    painted = gpus[0].pictures
    window.grab()
    assert gpus[0].pictures == painted + 1
    assert (data(window) / MARK).exists(), "Should it take the program with it, that will be known."
    assert window.winId() == before
    window.close()
    assert not (data(window) / MARK).exists()
    assert gpus[0].is_closed
    assert window.program.easel.painter is None
    assert chosen(window) is Painting.CARD


def test_what_was_proven_needs_no_other_trial(
    start: Start, qtbot: QtBot, trials: Trials, gpus: list[FakeGpu]
) -> None:
    first = start()
    choose(first)
    becomes(qtbot, first, CARD)
    first.close()
    second = start(game="quanto")
    assert not second.program.easel.painter, "The first picture does not wait for it."
    second.graphics.begin()
    second.graphics.begin()
    assert second.graphics.state == CARD
    assert (trials.begun, len(gpus)) == (1, 2)
    painted = gpus[1].pictures
    second.grab()
    assert gpus[1].pictures == painted + 1


def test_another_driver_is_tried_anew(start: Start, qtbot: QtBot, trials: Trials) -> None:
    window = start()
    GraphicsNotes(data(window)).note(CARD._replace(driver="an older one"))
    window.program.change(painting=Painting.CARD)
    window.graphics.begin()
    assert window.graphics.state is Painting.CARD
    becomes(qtbot, window, CARD)
    assert trials.begun == 1


@pytest.mark.parametrize("finding", [*Trouble, None])
def test_a_card_that_is_not_taken_leaves_everything_as_it_was(
    start: Start, qtbot: QtBot, trials: Trials, finding: Trouble | None
) -> None:
    trials.finding = finding
    window = start()
    choose(window)
    becomes(qtbot, window, finding or Trouble.UNUSABLE)
    assert chosen(window) is Painting.PROCESSOR
    assert window.program.easel.painter is None
    window.close()
    again = start()
    assert again.graphics.state is (finding or Trouble.UNUSABLE), "The reason is kept."
    again.graphics.begin()
    assert trials.begun == 1


def test_whoever_thinks_better_of_it_gets_no_card(
    start: Start, qtbot: QtBot, trials: Trials, gpus: list[FakeGpu]
) -> None:
    trials.waits = True
    window = start()
    choose(window)
    qtbot.waitUntil(lambda: trials.begun == 1)
    choose(window, Painting.PROCESSOR)
    with qtbot.waitSignal(window.graphics._came):
        trials.answer()
    QApplication.processEvents()
    assert window.graphics.state is Painting.PROCESSOR
    assert not gpus


def test_a_card_that_fails_is_left_at_once_and_for_good(
    start: Start, qtbot: QtBot, trials: Trials, gpus: list[FakeGpu]
) -> None:
    window = start(game="quando")
    choose(window)
    becomes(qtbot, window, CARD)
    gpus[0].fails = True
    seen = window.grab().toImage()
    assert window.program.easel.painter is None
    assert window.grab().toImage() == seen, "The processor has painted what the card did not."
    becomes(qtbot, window, Trouble.FAILED)
    assert chosen(window) is Painting.PROCESSOR
    assert not (data(window) / MARK).exists()
    choose(window)
    becomes(qtbot, window, CARD)
    assert trials.begun == 2, "Chosen again it is tried again."


def test_a_program_that_died_while_it_painted_does_not_take_it_again(
    start: Start, trials: Trials, gpus: list[FakeGpu]
) -> None:
    window = start()
    notes = GraphicsNotes(data(window))
    notes.note(CARD)
    notes.mark()
    window.program.change(painting=Painting.CARD)
    window.graphics.begin()
    assert window.graphics.state is Trouble.DIED
    assert chosen(window) is Painting.PROCESSOR
    assert not notes.is_marked
    assert not gpus
    assert not trials.begun


def test_a_program_that_dies_at_rest_says_nothing_against_it(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(graphics, "REST", 1)
    window = start(game="quando")
    choose(window)
    becomes(qtbot, window, CARD)
    window.grab()
    qtbot.waitUntil(lambda: not (data(window) / MARK).exists())


def test_without_a_mark_there_is_no_card(start: Start, qtbot: QtBot, gpus: list[FakeGpu]) -> None:
    window = start()
    window.pages.show_settings()
    (data(window) / MARK).mkdir()
    (data(window) / MARK / "full").touch()
    window.program.change(painting=Painting.CARD)
    becomes(qtbot, window, Trouble.UNMARKED)
    assert not gpus


def test_a_card_that_is_gone_when_it_is_needed(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone() -> FakeGpu:
        raise CardLost("there is no OpenGL")

    window = start()
    monkeypatch.setattr(late, "Gpu", gone, raising=False)
    choose(window)
    becomes(qtbot, window, Trouble.FAILED)
    assert chosen(window) is Painting.PROCESSOR


def test_the_settings_say_it_in_one_sentence(start: Start, qtbot: QtBot, trials: Trials) -> None:
    trials.finding = Trouble.SOFTWARE
    trials.waits = True
    window = start()
    window.pages.show_settings()
    page = child(window, SettingsPage)
    row = next(
        row for row in page.findChildren(SettingRow) if row.control.accessibleName() == "Painted by"
    )
    control = row.control
    assert isinstance(control, Segmented)
    said: list[str] = []
    window.graphics.changed.connect(lambda: said.append(row.control.accessibleDescription()))
    control.options[1].click()
    qtbot.waitUntil(lambda: trials.begun == 1)
    trials.answer()
    becomes(qtbot, window, Trouble.SOFTWARE)
    assert said == [about(Painting.CARD), about(Trouble.SOFTWARE)]
    assert control.at == 0
    sentences = {about(state) for state in (*Trouble, *Painting, CARD)}
    assert len(sentences) == len(Trouble) + len(Painting) + 1
