"""What tests of the games' words share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from quando_desktop import resources
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    """English is spoken, until a test wants something else."""
    languages = Languages(qapp, resources.folder())
    assert languages.use(Language.ENGLISH)
    yield languages
    languages.close()


@pytest.fixture
def german(languages: Languages) -> Languages:
    assert languages.use(Language.GERMAN)
    return languages
