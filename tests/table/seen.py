"""Looks at tables in a window as the guide draws them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.scenery import Scenery
from quando_desktop.table.scene.tableau import Control, Frame, Key, Piece, Tableau
from tests.table.measured_art import Measured, frame_of

S = TypeVar("S", bound=Scenery)


class Seeing(Generic[S]):
    """Always the same window, so equal pictures are the same."""

    def __init__(self, style: Style, picture: Callable[[Frame, S], Tableau]) -> None:
        self.frame, self._art = frame_of(style, (1440, 900), 1.0)
        self._picture = picture

    def __call__(self, shown: S) -> Seen:
        return self.made(lambda frame: self._picture(frame, shown))

    def made(self, make: Callable[[Frame], Tableau]) -> Seen:
        return Seen(Measured(self.frame.stage, self._art, make(self.frame)))


class Seen:
    """A picture, by its keys."""

    def __init__(self, table: Measured) -> None:
        self._table = table
        self.tableau = table.tableau
        self.pieces: dict[Key, Piece] = {piece.key: piece for piece in table.tableau.pieces}
        self.controls: dict[Key, Control] = {each.key: each for each in table.tableau.controls}
        self.boxes = table.boxes()

    def words(self, key: Key) -> str:
        """All that is written there, in order."""
        texts = self._table.art.measure(self.pieces[key].picture).texts
        return " ".join(words for _, words in texts)

    def said(self) -> str:
        """All that a screen reader finds."""
        return " ".join(control.name for control in self.tableau.controls)

    def picture(self, key: Key) -> int:
        """Equal for equal pictures."""
        return id(self.pieces[key].picture)

    def kinds(self, kind: str) -> list[Key]:
        return [key for key in self.pieces if isinstance(key, tuple) and key[0] == kind]

    def whole(self) -> list[object]:
        """Everything that can be told from it."""
        pieces = [
            (piece.key, id(piece.picture), piece.pose, piece.side, piece.width)
            for piece in self.tableau.pieces
        ]
        return [pieces, self.tableau.controls]
