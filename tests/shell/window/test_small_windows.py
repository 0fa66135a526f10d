"""In a small window and with large letters pages scroll: whatever Tab visits comes into view."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from quando_desktop.games import GAMES
from quando_desktop.settings.settings import Language
from quando_desktop.shell.kit.choices import Segment
from quando_desktop.shell.kit.scroll import Scroll
from quando_desktop.shell.window.window import FRAME, SMALLEST, Window
from tests.shell.conftest import Start

CASES = [
    ((960, 500), 100, Language.ENGLISH),
    ((911, 470), 200, Language.GERMAN),
    ((800, 480), 140, Language.GERMAN),
    ((1024, 640), 200, Language.GERMAN),
    ((960, 540), 200, Language.GERMAN),
    ((640, 400), 100, Language.ENGLISH),
]
READ_DOWNWARDS = (960, 500)
"""From this size on nothing has to be scrolled sideways, however large the letters."""
MOST = 150
"""Stops of Tab: more means that it goes round and round."""
WHOLE, HIGH = 0.8, 16
"""The share of the window up to which a control must be seen in its whole width, and the pixels of
its height that are enough to find it."""
KEPT = Path(__file__).parents[2] / "kept" / "version_1" / "data"


def pages_of(window: Window) -> Iterator[tuple[str, Callable[[], object]]]:
    pages = window.pages
    yield "home", pages.show_home
    for game in GAMES:
        yield f"new {game}", partial(pages.show_new_game, game)
    yield "settings", pages.show_settings
    yield "games", pages.show_games
    yield "learn", pages.show_learn
    yield "rules", pages.show_rules
    yield "about", pages.show_about
    yield "licences", pages.show_licences
    yield "keys", window.overlays.show_keys


def stops(window: Window) -> Iterator[QWidget]:
    """What Tab visits, each once."""
    seen: list[QWidget] = []
    for _ in range(MOST):
        here: QWidget | None = QApplication.focusWidget()
        QTest.keyClick(window if here is None else here, Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        assert now is not None
        if now in seen:
            return
        seen.append(now)
        yield now
    raise AssertionError("Tab goes on and on")


def in_view(window: Window, stop: QWidget) -> bool:
    """Whether a part of it that can be found is inside the window, and nothing cuts it off."""
    seen = stop.visibleRegion().boundingRect()
    at = QRect(stop.mapTo(window, QPoint(0, 0)), stop.size())
    inside = at.intersected(window.rect())
    wide, high = min(stop.width() - 2, WHOLE * window.width()), min(stop.height(), HIGH)
    return (
        seen.width() >= wide
        and seen.height() >= high
        and inside.width() >= wide
        and inside.height() >= high
    )


def out_of_reach(window: Window) -> list[Scroll]:
    """Scroll areas that go on beyond what is seen without a bar for the pointer."""
    areas = [each for each in window.findChildren(Scroll) if each.isVisible()]
    return [
        each
        for each in areas
        for bar in (each.horizontalScrollBar(), each.verticalScrollBar())
        if bar.maximum() and not bar.isVisible()
    ]


def sideways(window: Window) -> list[Scroll]:
    areas = [each for each in window.findChildren(Scroll) if each.isVisible()]
    return [each for each in areas if each.horizontalScrollBar().maximum()]


def cut(window: Window) -> list[str]:
    """Buttons that are narrower than their words."""
    buttons = [each for each in window.findChildren(QAbstractButton) if each.isVisible()]
    return [each.text() for each in buttons if each.width() < least(each)]


def least(button: QAbstractButton) -> float:
    """The width that its words need; segments may give up the room around them."""
    if isinstance(button, Segment):
        return button.look.width(button.text(), button._kind) * button.look.unit
    return button.minimumSizeHint().width()


@pytest.mark.parametrize(("size", "text", "language"), CASES, ids=str)
def test_every_stop_of_tab_comes_into_view(
    start: Start, tmp_path: Path, size: tuple[int, int], text: int, language: Language
) -> None:
    shutil.copytree(KEPT, tmp_path / "data")
    window = start(language=language)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    window.program.change(text_size=text, confirm_leave=False)
    window.resize(*size)
    window._follow()
    assert window.size() == QSize(*size)
    # Only places are looked at: painting all of it for each stop would take most of the time.
    window.setUpdatesEnabled(False)
    for name, show in pages_of(window):
        show()
        QApplication.processEvents()
        found = 0
        for stop in stops(window):
            QApplication.processEvents()
            assert in_view(window, stop), (name, type(stop).__name__, stop.accessibleName())
            found += 1
        assert found >= 1, name
        assert out_of_reach(window) == [], name
        assert cut(window) == [], name
        if size >= READ_DOWNWARDS:
            assert sideways(window) == [], name


def test_the_window_is_never_larger_than_the_screen(start: Start) -> None:
    window = start()
    room = window.screen().availableSize() - FRAME
    assert window.minimumSize() == SMALLEST.boundedTo(room)
    window.resize(10, 10)
    assert window.size() == window.minimumSize()
