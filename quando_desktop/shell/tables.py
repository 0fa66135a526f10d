"""What the window gets from each game: its table, its words and its rulebook.

Each part is loaded when it is first used: a window that has just opened shows none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from quando_desktop.games.quando.rules.game import Quando
from quando_desktop.games.quanto.rules.game import QuantoGame
from quando_desktop.games.seven_ate_nine.rules.game import SevenAteNine

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from quando_desktop.controller.facts import MatchFacts
    from quando_desktop.controller.live.step import Views
    from quando_desktop.controller.turn.notebooks import NotebookEntry
    from quando_desktop.engine.contract import Observation
    from quando_desktop.engine.players import Player
    from quando_desktop.prose.rulebook import Rulebook
    from quando_desktop.table.pages.contract import Keys, TurnHost
    from quando_desktop.table.pages.live_table import LiveHost, LiveTable
    from quando_desktop.table.paint.style import Style
    from quando_desktop.table.scene.tableau import Frame, Tableau
    from quando_desktop.table.turn.table import TurnTable


class Table(NamedTuple):
    """How a game is shown. All of it gets one seat's observation and never a round."""

    make: Callable[[TurnHost, Any, MatchFacts], TurnTable[Any]]
    """A table that can be played at, for whoever sees this observation."""
    keys: Callable[[TurnHost], Sequence[Keys]]
    """The columns of the key sheet, whether anybody looks or not."""
    still: Callable[[Frame, Any, MatchFacts], Tableau]
    """A picture of one observation."""
    moment: Callable[[Any], str | None]
    """The name of a moment that is worth a picture."""
    notebook: Callable[
        [NotebookEntry, Sequence[Observation[Any]], Sequence[Player], int | None], str
    ]
    """What a computer player thought at a decision of a round that is over: from what everybody
    knew then, for these players, one of whom may be called "you"."""


class Live(NamedTuple):
    """The same of a game that everybody plays at once: nobody has the time to keep a notebook."""

    make: Callable[[LiveHost, Views, MatchFacts], LiveTable]
    keys: Callable[[LiveHost, MatchFacts], Sequence[Keys]]
    still: Callable[[Frame, Any, MatchFacts], Tableau]
    moment: Callable[[Any], str | None]


class Words(NamedTuple):
    """What the window says of a game."""

    options: tuple[str, ...]
    """Its house rules in the order in which people think of them."""
    option_name: Callable[[str], str]
    option_hint: Callable[[str], str]
    """What a house rule means, in a sentence."""
    character_line: Callable[[str], str]
    """A computer player's temperament in a sentence; nothing for somebody unknown."""
    amount: Callable[[str, int], str] = lambda _, value: str(value)
    """The value of a house rule as people say it."""
    memory_help: Callable[[], str] = str
    """What the help for one's memory shows; nothing where a game has none."""


class Counted(Enum):
    """What the players of a game have at its end."""

    POINTS = "points"
    MINUS_POINTS = "minus points"
    CARDS = "cards"


class Parts(NamedTuple):
    """One game: each part is loaded by calling it."""

    table: Callable[[], Table | Live]
    words: Callable[[], Words]
    book: Callable[[], Rulebook]
    settings: tuple[str, ...] = ()
    """The fields of the settings that are for this game alone."""
    counts: Counted = Counted.POINTS


def _quando_table() -> Table:
    from quando_desktop.games.quando.table.notebook import notebook
    from quando_desktop.games.quando.table.still import moment, still
    from quando_desktop.games.quando.table.table import keys, make

    return Table(make, keys, still, moment, notebook)


def _quando_words() -> Words:
    from quando_desktop.games.quando.text.characters import character_line
    from quando_desktop.games.quando.text.options import (
        SHOWN,
        amount,
        memory_help,
        option_hint,
        option_name,
    )

    return Words(SHOWN, option_name, option_hint, character_line, amount, memory_help)


def _quando_book() -> Rulebook:
    from quando_desktop.games.quando.text.rulebook import RULEBOOK

    return RULEBOOK


def _quanto_table() -> Table:
    from quando_desktop.games.quanto.table.notebook import notebook
    from quando_desktop.games.quanto.table.still import moment, still
    from quando_desktop.games.quanto.table.table import keys, make

    return Table(make, keys, still, moment, notebook)


def _quanto_words() -> Words:
    from quando_desktop.games.quanto.text.characters import character_line
    from quando_desktop.games.quanto.text.options import SHOWN, option_hint, option_name

    return Words(SHOWN, option_name, option_hint, character_line)


def _quanto_book() -> Rulebook:
    from quando_desktop.games.quanto.text.rulebook import RULEBOOK

    return RULEBOOK


def _seven_table() -> Live:
    from quando_desktop.games.seven_ate_nine.table.still import moment, still
    from quando_desktop.games.seven_ate_nine.table.table import SevenTable

    return Live(SevenTable, SevenTable.keys, still, moment)


def _seven_words() -> Words:
    from quando_desktop.games.seven_ate_nine.text.characters import character_line
    from quando_desktop.games.seven_ate_nine.text.options import (
        SHOWN,
        amount,
        option_hint,
        option_name,
    )

    return Words(SHOWN, option_name, option_hint, character_line, amount)


def _seven_book() -> Rulebook:
    from quando_desktop.games.seven_ate_nine.text.rulebook import RULEBOOK

    return RULEBOOK


TABLES: dict[str, Parts] = {
    Quando.id: Parts(
        _quando_table,
        _quando_words,
        _quando_book,
        ("memory_help", "knock_chance", "knock_by", "confirm_draw"),
    ),
    QuantoGame.id: Parts(_quanto_table, _quanto_words, _quanto_book, counts=Counted.CARDS),
    SevenAteNine.id: Parts(
        _seven_table,
        _seven_words,
        _seven_book,
        ("fit_aid", "voice", "live_keys"),
        Counted.MINUS_POINTS,
    ),
}
"""By the game's id; a game without a table can be played, but not shown."""


def turn_table(game: str) -> Table:
    """The table of a game that is played turn by turn."""
    found = TABLES[game].table()
    assert isinstance(found, Table)
    return found


def live_table(game: str) -> Live:
    """The table of a game that is played live."""
    found = TABLES[game].table()
    assert isinstance(found, Live)
    return found


def load() -> None:
    """Loads what the tables need in an idle moment: the first deal should not wait for it."""
    for kind in ("live", "turn"):
        import_module(f"quando_desktop.shell.session.{kind}_session")
    for parts in TABLES.values():
        parts.table()


def render(
    style: Style,
    table: Table | Live,
    view: Observation[Any],
    facts: MatchFacts,
    size: tuple[int, int],
    *,
    dark: bool,
) -> QImage:
    """The table as a picture of so many pixels."""
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QImage, QPainter

    from quando_desktop.table.paint.canvas import Scale
    from quando_desktop.table.scene.choreographer import Choreographer
    from quando_desktop.table.scene.scene import TableScene
    from quando_desktop.table.scene.stage import Stage
    from quando_desktop.table.scene.tableau import Frame

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
