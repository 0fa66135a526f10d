"""The choices of an exercise in windows of all sizes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.practice.strip import Strip

CHOICES = ["Spiele die 0", "Spiele die 2", "Spiele zwei Achten", "Spiele die Straße 5 6 7", "Passe"]


@pytest.mark.parametrize("text", [100, 140, 200])
@pytest.mark.parametrize("size", [(800, 480), (1024, 640), (1440, 900)], ids=str)
def test_every_choice_is_read_whole(
    window: QWidget, look: Look, size: tuple[int, int], text: int
) -> None:
    window.resize(*size)
    look.update(QSize(*size), text=text, animates=False)
    strip = Strip(look, window)
    strip.name("Weiter")
    strip.ask("Welche Karten", "Welche Karten spielst du?", "Wähle hier.", CHOICES)
    strip.setGeometry(0, 0, size[0], strip.height_at(size[0]))
    strip.body.setGeometry(strip.rect())
    assert [tile.text() for tile in strip.tiles] == CHOICES
    cut = [(tile.text(), tile.width(), tile.least) for tile in strip.tiles]
    assert [each for each in cut if each[1] < each[2]] == []
