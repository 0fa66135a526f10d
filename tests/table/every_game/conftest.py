"""A table of any game to sit down at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from quando_desktop import games
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from tests.example_game import kit as example
from tests.table.every_game.kit import Kit


@pytest.fixture
def sit(
    kit: Kit, kept_style: Style, qtbot: QtBot, english: Languages
) -> Iterator[Callable[..., Any]]:
    """Sits down at a match of the kit; nothing has begun yet."""
    with kit.seating(kept_style, qtbot) as sit_down:
        yield sit_down


@pytest.fixture(autouse=True)
def example_in_the_box() -> Iterator[None]:
    """The worked example is a game like the others here."""
    games.register(example.KIT.plug)
    yield
    games.withdraw(example.KIT.plug)
