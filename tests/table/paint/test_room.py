"""The room around a table."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage

from quando_desktop.table.paint import room
from quando_desktop.table.paint.canvas import Scale
from quando_desktop.table.paint.room import RIM, backdrop
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.stage import Stage

SIZES = (((1280, 800), 1.0), ((640, 400), 1.0), ((900, 1400), 1.5), ((2560, 1080), 1.0))


@pytest.mark.parametrize(("size", "ratio"), SIZES)
@pytest.mark.parametrize("glows", [False, True])
def test_what_the_cloth_covers_need_not_be_painted(
    style: Style,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    ratio: float,
    glows: bool,
) -> None:
    stage = Stage.of(*size)
    scale = Scale.of_table(stage.unit, ratio, 1.0)

    def painted() -> QImage:
        art = style.art(scale, dark=glows)
        art.close()
        return backdrop(art, stage, RIM, glows=glows).pixmap.toImage()

    spared = painted()
    monkeypatch.setattr(room, "_spare", lambda *_: None)
    assert painted() == spared
