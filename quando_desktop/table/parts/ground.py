"""What every picture of a table begins with, whatever the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from quando_desktop.table.paint import effects
from quando_desktop.table.parts.faces import faces
from quando_desktop.table.parts.scenery import Scenery
from quando_desktop.table.scene.tableau import Frame, Tableau

S = TypeVar("S", bound=Scenery)


class Laying(ABC, Generic[S]):
    """Lays one tableau from the back to the front."""

    def __init__(self, frame: Frame, shown: S) -> None:
        self._frame, self._shown = frame, shown
        self._stage, self._art = frame.stage, frame.art
        self._faces = faces(shown.facts.players, frame.art.palette, shown.looks)
        self._result = Tableau()

    @abstractmethod
    def tableau(self) -> Tableau:
        """The table as it is shown now."""

    def _veil(self) -> None:
        """Over the table, below a sheet."""
        veil = effects.veil(self._art, self._stage)
        self._result.put("veil", veil, 0, 0, grow=effects.COARSE)
