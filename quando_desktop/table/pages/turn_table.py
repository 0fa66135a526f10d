"""What a game's own table is for the box: it turns observations into tableaus, events into
passages, and what somebody does with the table into actions.

The box gives it a `Host` to act through. Nothing else asks which game it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, NamedTuple, Protocol

from quando_desktop.bots.bot import Advice
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.turn.step import Step
from quando_desktop.engine.contract import Action, Observation, Options, Refusal
from quando_desktop.settings.settings import Settings
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.scene.tableau import Beat, Frame, Key, Passage, Tableau

ARROWS = ("Left", "Right", "Up", "Down")


class Command(Enum):
    """What a table can ask of the window around it."""

    MENU = "menu"
    SETTINGS = "settings"
    NEXT_ROUND = "next round"
    REMATCH = "rematch"
    HOME = "home"


class Notebook(NamedTuple):
    """Asks the window for the notebook of a computer player."""

    seat: int


class Host(Protocol):
    """The window's side of a table."""

    settings: Settings

    @property
    def options(self) -> Options:
        """The house rules of the match, known before anybody looks."""

    @property
    def may_act(self) -> bool:
        """Whether the looker has to act now."""

    @property
    def may_undo(self) -> bool: ...

    save_problem: OSError | None
    is_saved: bool
    """Whether to say that the match is saved."""
    share: str
    """A sentence on the share of wins, for the end of a match."""

    @property
    def looks(self) -> dict[str, int]:
        """The faces that people chose, by their names."""

    def submit(self, action: Action) -> None: ...

    def undo(self) -> None: ...

    @property
    def speaking(self) -> int | None:
        """The person who says something before the one who is waited for acts: now, if they may
        act, or as soon as they may. Of the others only one who does so now is told."""

    def speak(self, seat: int) -> None:
        """The looker wants to say something before the one who is waited for acts, now or as soon
        as the rules allow it; or, in their own turn, wants to hear the person of that seat."""

    def be_silent(self) -> None:
        """The looker has nothing to say, after all."""

    def ask_advice(self) -> None:
        """What would a computer player do in the looker's place? The answer comes by `advised`,
        perhaps before this returns."""

    def command(self, command: Command | Notebook) -> None: ...

    def refresh(self, passage: Passage | None = None) -> None:
        """The table's own state has changed: its tableau is shown anew."""

    def sound(self, sound: Sound) -> None: ...

    def say(self, words: str) -> None:
        """Tells a screen reader."""

    def linger(self, key: Key, ms: float, gone: Callable[[], None]) -> None:
        """Takes this piece away after so much time at normal speed, whatever goes on then, and
        says so. There is one such piece at a time."""

    def focus(self, key: Key) -> None:
        """Moves the keys to this control."""

    def places(self, keys: Sequence[Key]) -> list[float]:
        """Where these pieces lie, from the left edge of the stage."""

    def shake(self, keys: Sequence[Key]) -> None:
        """A small shake of these pieces: no."""

    def keep_sorting_by_hand(self) -> None:
        """The player has moved a card: from now on the order is theirs."""

    def next_sorting(self) -> None: ...


class LogLine(NamedTuple):
    """One sentence of what happened, as the looker may know it."""

    seat: int
    words: str


class Keys(NamedTuple):
    """A column of the key sheet: what the keys of a table do."""

    heading: str
    rows: tuple[tuple[tuple[str, ...], str], ...]


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
