"""The tools that every table is made with, and its pace."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtWidgets import QWidget

from quando_desktop.dataclass import dataclass, field
from quando_desktop.settings.settings import Contrast, Settings, Sorting, Speed
from quando_desktop.table.audio.music import Tension
from quando_desktop.table.audio.sounds import Sounds
from quando_desktop.table.audio.text_to_speech import Voice
from quando_desktop.table.paint.canvas import Scale
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.choreographer import Clock, real_clock
from quando_desktop.table.scene.easel import Easel
from quando_desktop.table.scene.stage import LARGEST_SMALL, Stage
from quando_desktop.table.scene.tableau import Frame

PACES = {Speed.SLOW: 1.6, Speed.NORMAL: 1.0, Speed.FAST: 0.45, Speed.INSTANT: 0.0}
"""The duration of motions at each speed, as a factor."""
NEXT_SORTING = {
    Sorting.VALUE: Sorting.HAND,
    Sorting.HAND: Sorting.OFF,
    Sorting.OFF: Sorting.VALUE,
}


class Announce(Protocol):
    """Tells a screen reader: when it is free, or at once in place of what it is saying."""

    def __call__(self, widget: QWidget, text: str, /, *, at_once: bool = False) -> None: ...


@dataclass(frozen=True, slots=True)
class Tools:
    """The tools that every table is made with."""

    style: Style
    sounds: Sounds
    announce: Announce
    change: Callable[..., None]
    """Changes settings."""
    clock: Clock = real_clock
    voice: Voice = field(default_factory=Voice)
    tension: Callable[[Tension | None], None] = lambda _: None
    """Lets the music follow the table; None while nothing of it is seen."""
    is_heard: Callable[[], bool] = lambda: False
    """Whether a screen reader is there."""
    answer: Callable[[QWidget, str], None] | None = None
    """Tells it at once; as everything else if nothing is said."""
    easel: Easel = field(default_factory=Easel)

    def frame(
        self,
        page: QWidget,
        settings: Settings,
        *,
        dark: bool,
        foot: int = 0,
        stage: Stage | None = None,
        letters: Callable[[Stage], float] = lambda _: LARGEST_SMALL,
    ) -> Frame:
        """The room and the art for a picture of a page of this size, unless it is for another
        stage; so many pixels at its foot are left to something else. Small letters stop where its
        table has no more room for them."""
        if stage is None:
            stage = Stage.of(page.width(), page.height() - foot)
        text, ratio = settings.text_size / 100, page.devicePixelRatioF()
        scale = Scale.of_table(stage.unit, ratio, text, letters(stage))
        art = self.style.art(
            scale, dark=dark, high=settings.contrast is Contrast.HIGH, bold=settings.bold_marks
        )
        return Frame(stage, art)
