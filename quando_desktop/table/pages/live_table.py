"""The contract of a live game's own table. Unlike at a turn game, everybody acts at once: beats are
shown the moment they come, never queued, and each person has keys of their own.

The page gives it a `LiveHost` to act through. Nothing else asks which game it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.live.step import LivePhase, LiveStep, Views
from quando_desktop.engine.contract import Action, Refusal
from quando_desktop.table.audio.music import Tension
from quando_desktop.table.pages.contract import Keys, LogLine, TableHost
from quando_desktop.table.scene.stage import LARGEST_SMALL, Stage
from quando_desktop.table.scene.tableau import Beat, Frame, Key, Tableau
from quando_desktop.table.speech.inquiries import AnyAnswers, Inquiry


class LiveHost(TableHost, Protocol):
    """The window's side of a live table."""

    @property
    def phase(self) -> LivePhase: ...

    @property
    def count(self) -> int:
        """The number of a countdown: 3, 2, 1; 0 at the moment of Go, and otherwise."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people at the screen, in the order of their lanes."""

    @property
    def is_rerun(self) -> bool:
        """Whether a game that is over is being watched again."""

    def now(self) -> int:
        """Milliseconds since the start signal."""

    def intend(self, seat: int, action: Action) -> None:
        """Takes in what a person does; stamped at once."""

    def go(self) -> None:
        """Starts: the countdown of a game that waits, or that is paused."""

    def pause(self) -> None: ...

    def restart(self) -> None:
        """Plays a game that is paused again from its deal."""

    def rerun(self) -> None:
        """Shows the game that is over once more, in its own time; or ends the rerun."""

    def show_beat(self, beat: Beat) -> None:
        """Shows the tableau of a beat at once and without a sound: the table's own state has
        changed, and the motion depends on the new tableau."""

    def perform_beat(self, beat: Beat) -> None:
        """Shows a beat at once, with all that is heard and done on the way."""

    def after(self, ms: float, call: Callable[[], None]) -> Callable[[], None]:
        """Calls once, so much later, while this table is open. The function it gives cancels the
        call."""

    def call_out(self, words: str) -> None:
        """Speaks aloud where the computer can and the people want it; a new word ends the last."""


class LiveTable(ABC):
    """One live game's table for all who sit at the screen. It is made with its first observations,
    so it is never without a view."""

    answers: AnyAnswers
    """To all that people may want to know."""

    @abstractmethod
    def look(self, views: Views, facts: MatchFacts) -> None:
        """Shows these observations from now on."""

    def letters(self, stage: Stage) -> float:
        """The size in units up to which there is room for small letters in this window."""
        return LARGEST_SMALL

    @abstractmethod
    def tableau(self, frame: Frame) -> Tableau:
        """The table as it is now. It is asked for at every step, and its time stands between a key
        and the screen."""

    def tension(self) -> Tension:
        """How tense it is, by what everybody at the table may know."""
        return Tension.CALM

    def ahead(self, frame: Frame) -> Iterator[None]:
        """Draws pictures that will soon be wanted, a little with each step of the iteration. The
        page goes on with it while nobody plays."""
        return iter(())

    @abstractmethod
    def beats(self, step: LiveStep) -> Sequence[Beat]:
        """The beats from the present table to the one after the step, which the table knows from
        now on."""

    @abstractmethod
    def phase_changed(self, phase: LivePhase) -> Sequence[Beat]: ...

    @abstractmethod
    def counted(self, count: int) -> Sequence[Beat]:
        """The beats of a countdown: 3, 2, 1, and 0 for Go."""

    @abstractmethod
    def log(self, step: LiveStep) -> Sequence[LogLine]: ...

    @abstractmethod
    def refused(self, seat: int, refusal: Refusal) -> None:
        """Hears that the match said no to a person."""

    @abstractmethod
    def pressed(self, key: Key) -> None: ...

    @abstractmethod
    def pointed(self, key: Key | None) -> None: ...

    @abstractmethod
    def focused(self, key: Key | None) -> None: ...

    @abstractmethod
    def typed(self, key: str) -> bool:
        """Takes a key that was tapped, by its name (see `scene.keys`); False if it means nothing
        here. Never told again while it is held."""

    def held(self, key: str) -> bool:
        """Takes a key that is still held down: told again and again, as the system repeats it.
        False if that means nothing here."""
        return False

    @abstractmethod
    def asked(self, inquiry: Inquiry) -> None:
        """Answers a person who wants to hear something."""


class LiveTableMaker(Protocol):
    """A game's part in a page."""

    @property
    def make(self) -> Callable[[LiveHost, Views, MatchFacts], LiveTable]:
        """Makes a table for those who see these observations."""

    @property
    def keys(self) -> Callable[[LiveHost, MatchFacts], Sequence[Keys]]:
        """The columns of the key sheet, whether or not anything is dealt yet."""
