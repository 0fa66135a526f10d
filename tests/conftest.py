"""Fixtures for all tests: Qt draws in memory, one style draws for all, English is spoken."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator, Iterator
from gc import freeze

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quando_desktop import resources
from quando_desktop.garbage import sweep
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from tests.table.kept_style import KeptStyle

gc.disable()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Generator[None, object, object]:
    """Collects garbage in Qt's thread alone, as the window does. What was to be deleted later waits
    for an event loop, which tests hardly have: it would follow each change of the language."""
    try:
        return (yield)
    finally:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        sweep()


def pytest_collection_finish() -> None:
    """Thousands of tests and all that they imported stay until the end: nobody need look through
    them for what can go, again and again."""
    freeze()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, object, object]:
    """What is there when all tests of a module are done and its fixtures have gone is what tests
    remember until the end of the run. Of a million such objects none is looked through twice."""
    done = yield
    if nextitem is None or nextitem.path != item.path:
        gc.collect()
        freeze()
    return done


@pytest.fixture(autouse=True, scope="session")
def _one_of_many() -> Iterator[None]:
    """What a program does once in its life is too much for hundreds of windows in one process. What
    one freezes is never collected, long after it was closed; and no test can cut the power."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gc, "freeze", lambda: None)
        patch.setattr(gc, "unfreeze", lambda: None)
        patch.setattr(os, "fsync", lambda _: None)
        yield


@pytest.fixture
def style(qtbot: QtBot) -> Style:
    return Style(resources.folder())


@pytest.fixture(scope="session")
def kept_style(qapp: QApplication) -> Style:
    """One style for all, so that the pictures of one size are made once."""
    return KeptStyle()


@pytest.fixture
def english(qapp: QApplication) -> Iterator[Languages]:
    """The words as they are read; another language can be put to use."""
    languages = Languages(qapp, resources.folder())
    languages.use(Language.ENGLISH)
    yield languages
    languages.close()
