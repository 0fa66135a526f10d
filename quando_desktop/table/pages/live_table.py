"""What a live game's own table is for the box. Like `gametable`, but everybody acts at once: steps
are shown the moment they come, never queued, and each person has keys of their own.

The box gives it a `LiveHost` to act through. Nothing else asks which game it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.live.step import LivePhase, LiveStep, Views
from quando_desktop.engine.contract import Action, Refusal
from quando_desktop.settings.settings import Settings
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.pages.turn_table import Command, Keys, LogLine
from quando_desktop.table.scene.tableau import Frame, Key, Passage, Tableau


class LiveHost(Protocol):
    """The window's side of a live table."""

    settings: Settings
    save_problem: OSError | None
    is_saved: bool
    share: str
    """A sentence on the share of wins, for the end of a match."""

    @property
    def phase(self) -> LivePhase: ...

    @property
    def count(self) -> int:
        """What a countdown stands at: 3, 2, 1; 0 for the moment of Go, and else."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of those who sit at the screen, in the order of their lanes."""

    @property
    def looks(self) -> dict[str, int]:
        """The faces that people chose, by their names."""

    @property
    def is_rerun(self) -> bool:
        """Whether a game that is over is being watched again."""

    def now(self) -> int:
        """Milliseconds since the start signal."""

    def intend(self, seat: int, action: Action) -> None:
        """What a person does; stamped at once."""

    def go(self) -> None:
        """Starts: the countdown of a game that waits, or that is paused."""

    def pause(self) -> None: ...

    def restart(self) -> None:
        """Plays a game that is paused again from its deal."""

    def rerun(self) -> None:
        """Shows the game that is over once more, in its own time; or ends that."""

    def command(self, command: Command) -> None: ...

    def refresh(self, passage: Passage | None = None) -> None:
        """The table's own state has changed: its tableau is shown anew, at once."""

    def after(self, ms: float, call: Callable[[], None]) -> Callable[[], None]:
        """Calls once, so much later, while this table is open; what it gives takes that back."""

    def sound(self, sound: Sound) -> None: ...

    def say(self, words: str) -> None:
        """Tells a screen reader, at once."""

    def call_out(self, words: str) -> None:
        """Speaks aloud where the computer can and the people want it; a new word ends the last."""

    def shake(self, keys: Sequence[Key]) -> None:
        """A small shake of these pieces: no."""

    def focus(self, key: Key) -> None: ...


class LiveTable(ABC):
    """One live game's table for all who sit at the screen."""

    @abstractmethod
    def look(self, views: Views, facts: MatchFacts) -> None:
        """Shows these observations from now on."""

    @abstractmethod
    def tableau(self, frame: Frame) -> Tableau:
        """The table as it is now. Asked for at every step: what it takes stands between a key and
        the screen."""

    def ahead(self, frame: Frame) -> Iterator[None]:
        """Draws what will soon be wanted, a little with each step of the iteration. The box goes on
        with it while nobody plays."""
        return iter(())

    @abstractmethod
    def stepped(self, step: LiveStep) -> Passage:
        """How the table gets there; it has looked at it then."""

    @abstractmethod
    def phase_changed(self, phase: LivePhase) -> Passage: ...

    @abstractmethod
    def counted(self, count: int) -> Passage:
        """The countdown goes on: 3, 2, 1, and 0 for Go."""

    @abstractmethod
    def log(self, step: LiveStep) -> Sequence[LogLine]: ...

    @abstractmethod
    def refused(self, seat: int, refusal: Refusal) -> None:
        """The match said no to a person."""

    @abstractmethod
    def keys(self) -> Sequence[Keys]: ...

    @abstractmethod
    def pressed(self, key: Key) -> None: ...

    @abstractmethod
    def pointed(self, key: Key | None) -> None: ...

    @abstractmethod
    def focused(self, key: Key | None) -> None: ...

    @abstractmethod
    def typed(self, key: str) -> bool:
        """A key was tapped, by its name (see `table.keys`); False if it means nothing here.
        Never told again while it is held."""
