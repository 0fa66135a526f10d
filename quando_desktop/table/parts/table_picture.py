"""The base of every game's picture of its table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from quando_desktop.table.paint import effects
from quando_desktop.table.parts.faces import faces
from quando_desktop.table.parts.scenery import Scenery
from quando_desktop.table.scene.tableau import Frame, Tableau

S = TypeVar("S", bound=Scenery)


class TablePicture(ABC, Generic[S]):
    """Lays one tableau from the back to the front."""

    def __init__(self, frame: Frame, scenery: S) -> None:
        self._frame, self._scenery = frame, scenery
        self._stage, self._art = frame.stage, frame.art
        self._faces = faces(scenery.facts.players, frame.art.palette, scenery.looks)
        self._result = Tableau()

    @abstractmethod
    def tableau(self) -> Tableau:
        """The table as it is shown now."""

    def _veil(self) -> None:
        """Lays a veil over the table, below a sheet."""
        veil = effects.veil(self._art, self._stage)
        self._result.put("veil", veil, 0, 0, grow=effects.COARSE)
