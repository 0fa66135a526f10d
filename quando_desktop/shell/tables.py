"""Which table belongs to which game: how an observation becomes a picture.

A game's own table is loaded when it is first used: a window that has just opened shows none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from quando_desktop.games.quando.game import Quando

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from quando_desktop.controller.facts import MatchFacts
    from quando_desktop.controller.notebooks import Entry
    from quando_desktop.engine.contract import Observation
    from quando_desktop.engine.seats import Player
    from quando_desktop.table.gametable import GameTable, Host
    from quando_desktop.table.style import Style
    from quando_desktop.table.tableau import Frame, Tableau


class Table(NamedTuple):
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


def _quando_table(host: Host) -> GameTable:
    from quando_desktop.games.quando.table import QuandoTable

    return QuandoTable(host)


def _quando_still(frame: Frame, view: Any, facts: MatchFacts) -> Tableau:
    from quando_desktop.games.quando.table import still

    return still(frame, view, facts)


def _quando_moment(view: Any) -> str | None:
    from quando_desktop.games.quando.moments import moment

    return moment(view)


def _quando_notebook(
    entry: Entry, everybody: Sequence[Observation[Any]], players: Sequence[Player], you: int | None
) -> str:
    from quando_desktop.games.quando.table.notebook import notebook

    return notebook(entry, everybody, players, you)


TABLES: dict[str, Table] = {
    Quando.id: Table(_quando_table, _quando_still, _quando_moment, _quando_notebook)
}
"""By the game's id; a game without a table can be played, but not shown."""


def load() -> None:
    """Loads what the tables need in an idle moment: the first deal should not wait for it."""
    for room in ("games.quando.table", "shell.session"):
        import_module(f"quando_desktop.{room}")


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
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QImage, QPainter

    from quando_desktop.table.canvas import Scale
    from quando_desktop.table.choreographer import Choreographer
    from quando_desktop.table.layout import Stage
    from quando_desktop.table.scene import TableScene
    from quando_desktop.table.tableau import Frame

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
