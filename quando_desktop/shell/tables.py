"""Which table belongs to which game: how an observation becomes a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.notebooks import Entry
from quando_desktop.engine.contract import Observation
from quando_desktop.engine.seats import Player
from quando_desktop.games.quando import table as quando
from quando_desktop.games.quando.game import Quando
from quando_desktop.games.quando.moments import moment as quando_moment
from quando_desktop.table.canvas import Scale
from quando_desktop.table.choreographer import Choreographer
from quando_desktop.table.gametable import GameTable, Host
from quando_desktop.table.layout import Stage
from quando_desktop.table.scene import TableScene
from quando_desktop.table.style import Style
from quando_desktop.table.tableau import Frame, Tableau


@dataclass(frozen=True, slots=True)
class Table:
    """How a game is shown. All of it gets one seat's observation and never a round."""

    make: Callable[[Host], GameTable]
    """A table that can be played at."""
    still: Callable[[Frame, Any, MatchFacts], Tableau]
    """A picture of one observation."""
    moment: Callable[[Any], str | None]
    """The name of a moment that is worth a picture."""
    notebook: Callable[[Entry, Sequence[Observation[Any]], Sequence[Player], int | None], str]
    """What a computer player thought at a decision of a round that is over: from what everybody
    knew then, for these players, one of whom may be called "you"."""


def _quando_notebook(
    entry: Entry, everybody: Sequence[Observation[Any]], players: Sequence[Player], you: int | None
) -> str:
    # Loaded with the first one: a start has none.
    from quando_desktop.games.quando.table.notebook import notebook

    return notebook(entry, everybody, players, you)


TABLES: dict[str, Table] = {
    Quando.id: Table(quando.QuandoTable, quando.still, quando_moment, _quando_notebook)
}
"""By the game's id; a game without a table can be played, but not shown."""


def render(
    style: Style,
    table: Table,
    view: Observation[Any],
    facts: MatchFacts,
    size: tuple[int, int],
    *,
    dark: bool,
) -> QImage:
    """The table as a picture of so many pixels."""
    width, height = size
    stage = Stage.of(width, height)
    frame = Frame(stage, style.art(Scale(stage.unit), dark=dark))
    scene = TableScene(Choreographer(), lambda _: None)
    scene.lay(stage, table.still(frame, view, facts))
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    whole = QRectF(0, 0, width, height)
    scene.render(painter, whole, whole)
    painter.end()
    scene.clear()
    return image
