"""A game's own table as it was; on its way out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from quando_desktop.bots.bot import Advice
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.turn.step import Step
from quando_desktop.engine.contract import Observation, Refusal
from quando_desktop.table.pages.contract import Command as Command
from quando_desktop.table.pages.contract import Keys as Keys
from quando_desktop.table.pages.contract import LogLine as LogLine
from quando_desktop.table.pages.contract import Notebook as Notebook
from quando_desktop.table.pages.contract import TurnHost as Host
from quando_desktop.table.scene.tableau import Beat, Frame, Key, Tableau

ARROWS = ("Left", "Right", "Up", "Down")
__all__ = ["Command", "GameTable", "Host", "Keys", "LogLine", "Notebook"]


class GameTable(ABC):
    """One game's table for whoever looks."""

    # ------------------------------------------------------------------ showing

    @abstractmethod
    def look(self, view: Observation[Any], facts: MatchFacts) -> None:
        """Shows this observation from now on; what was chosen before is forgotten if the seat
        is another one."""

    @abstractmethod
    def tableau(self, frame: Frame) -> Tableau:
        """The table as it is now."""

    @abstractmethod
    def beats(self, step: Step) -> Sequence[Beat]:
        """How the table gets from before the step to after it; it has looked at it then."""

    @abstractmethod
    def rested(self) -> None:
        """All beats have been told."""

    @abstractmethod
    def log(self, step: Step) -> Sequence[LogLine]: ...

    @abstractmethod
    def refused(self, refusal: Refusal) -> None:
        """The match said no."""

    @abstractmethod
    def keys(self) -> Sequence[Keys]: ...

    # ------------------------------------------------------------------- acting

    @abstractmethod
    def pressed(self, key: Key) -> None: ...

    def doubled(self, key: Key) -> None:
        """Pressed twice in a row; the first time was told as a press."""
        self.pressed(key)

    @abstractmethod
    def pointed(self, key: Key | None) -> None:
        """The pointer is over this control, or over none."""

    @abstractmethod
    def focused(self, key: Key | None) -> None:
        """The keys are at this control, or at none."""

    def holds(self, key: Key) -> bool:
        """Whether this control wants to be held rather than pressed."""
        return False

    @abstractmethod
    def held(self, key: Key, part: float) -> None:
        """Held for so much of the time that it takes; 0 when it was let go too early."""

    @abstractmethod
    def dragged(self, key: Key, x: float, y: float) -> None:
        """A movable control is under way, its middle here in units."""

    @abstractmethod
    def dropped(self, key: Key, x: float, y: float) -> None: ...

    @abstractmethod
    def put_back(self) -> None:
        """Nothing is chosen any more."""

    @abstractmethod
    def typed(self, key: str) -> bool:
        """A key by its name (see `table.keys`); False if it means nothing here."""

    def walks(self, key: str) -> bool:
        """Whether this key only goes along the cards now: it does so as long as it is down."""
        return key in ARROWS

    @abstractmethod
    def hint(self) -> None:
        """Shows what a computer player would do in the looker's place, or takes that away."""

    def wants_advice(self) -> bool:
        """Whether the looker is told something of it on their turn without asking."""
        return False

    @abstractmethod
    def advised(self, advice: Advice) -> None:
        """What a computer player would do now in the looker's place; without an action where
        nobody could be asked."""

    @abstractmethod
    def hush(self) -> None:
        """A word about a wrong try has stood long enough."""

    def hold_key(self) -> tuple[str, Key] | None:
        """A key that can be held, and the control it stands for."""
        return None
