"""The contract between a table and the window around it, for games of either kind.

A page gives its table a host to act through; the table never asks for more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import Protocol

from quando_desktop.controller.past import PastStep
from quando_desktop.engine.contract import Action, Options
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.settings.settings import Settings
from quando_desktop.table.audio.music import Tension
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.parts.remark_bubble import Talk
from quando_desktop.table.parts.scenery import GEAR, HOME, LOOK_BACK, MENU, REPLAY
from quando_desktop.table.scene.stage import Stage
from quando_desktop.table.scene.tableau import Frame, Key, Passage, Tableau


class Command(Enum):
    """Requests of a table to the window around it."""

    MENU = "menu"
    SETTINGS = "settings"
    NEXT_ROUND = "next round"
    REMATCH = "rematch"
    HOME = "home"
    REPLAY = "replay"
    LOOK_BACK = "look back"


class Notebook(NamedTuple):
    """Asks the window for the notebook of a computer player."""

    seat: int


COMMANDS: dict[Key, Command] = {
    MENU: Command.MENU,
    GEAR: Command.SETTINGS,
    HOME: Command.HOME,
    REPLAY: Command.REPLAY,
    LOOK_BACK: Command.LOOK_BACK,
}
"""Controls that every table has."""


class LogLine(NamedTuple):
    """One sentence of what happened, as the looker may know it."""

    seat: int
    words: str


class Keys(NamedTuple):
    """A column of the key sheet: what the keys of a table do."""

    heading: str
    rows: tuple[tuple[tuple[str, ...], str], ...]


class AnyTable(Protocol):
    """A game's own table, as far as a page asks the same of every one."""

    def letters(self, stage: Stage) -> float:
        """The size in units up to which there is room for small letters in this window."""

    def tableau(self, frame: Frame) -> Tableau:
        """The table as it is now."""

    def tension(self) -> Tension:
        """How tense it is, by what everybody at the table may know."""

    def pointed(self, key: Key | None) -> None:
        """The pointer is over this control, or over none."""

    def focused(self, key: Key | None) -> None:
        """The keys are at this control, or at none."""


class TableHost(Protocol):
    """The window's side of any table."""

    settings: Settings
    save_problem: OSError | None
    is_saved: bool
    """Whether to say that the match is saved."""
    counts: bool
    """Whether the match counts; the branch of a replay does not."""
    share: str
    """A sentence on the share of wins, for the end of a match."""

    @property
    def is_guided(self) -> bool:
        """Whether a guide leads whoever looks."""

    @property
    def is_led(self) -> bool:
        """Whether it says now what to do, in place of the table."""

    @property
    def looks(self) -> dict[str, int]:
        """The faces that people chose, by their names."""

    def is_beginner(self, name: str) -> bool:
        """Whether the person of this name has still to do what a first turn of this game is
        about. Nobody is who is not listed among the people at this computer."""

    def has_begun(self, name: str) -> None:
        """Remembers that they have done it. The next picture shows it; nothing is drawn anew."""

    def key_cap(self, id: str) -> str:
        """The caption of the key that does this (see `settings.commands`)."""

    def command(self, command: Command | Notebook) -> None:
        """Asks the window for something."""

    def refresh(self, passage: Passage | None = None) -> None:
        """Shows the tableau anew, as the table's own state has changed."""

    def sound(self, sound: Sound) -> None: ...

    def say(self, words: str, *, at_once: bool = False) -> None:
        """Tells a screen reader; at once is in place of what it is saying."""

    def focus(self, key: Key) -> None:
        """Moves the keys to this control."""

    def shake(self, keys: Sequence[Key]) -> None:
        """Shakes these pieces a little, to say no."""

    def past(self) -> Iterable[PastStep]:
        """All actions of the match, as whoever looks may know them."""


class TurnHost(TableHost, Protocol):
    """The window's side of a table that is played at turn by turn."""

    @property
    def options(self) -> Options:
        """The house rules of the match, known before anybody looks."""

    @property
    def may_act(self) -> bool:
        """Whether the looker has to act now."""

    @property
    def may_undo(self) -> bool: ...

    @property
    def is_heard(self) -> bool:
        """Whether a screen reader is there: then nothing is done for good by one key."""

    points_out: bool
    """Whether the adviser points things out to the looker (see `table.guide.guidance`)."""

    talk: Talk
    """What computer players have said, whoever looked."""

    def submit(self, action: Action) -> None: ...

    def undo(self) -> None: ...

    @property
    def speaking(self) -> int | None:
        """The person who speaks before the player who is waited for acts: now if they may act,
        otherwise as soon as they may. Of the others, only one who speaks now is named."""

    def speak(self, seat: int) -> None:
        """Lets the looker speak before the player who is waited for acts, now or as soon as the
        rules allow it; or, in the looker's own turn, lets the person of that seat speak."""

    def be_silent(self) -> None:
        """Takes back the looker's wish to speak."""

    def ask_advice(self) -> None:
        """Asks a computer player for a move in the looker's place. The answer comes by `advised`,
        perhaps before this returns."""

    def linger(self, key: Key, ms: float, gone: Callable[[], None]) -> None:
        """Takes this piece away after so much time at normal speed, whatever goes on then, and
        calls `gone`. There is one such piece at a time."""

    def places(self, keys: Sequence[Key]) -> list[tuple[float, float]]:
        """The places of these pieces, from the left and the upper edge of the stage."""

    def keep_sorting_by_hand(self) -> None:
        """Keeps the order of the hand as the player has dragged it, from now on."""

    def next_sorting(self) -> None: ...
