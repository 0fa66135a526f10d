"""Sentences: the log of a round as one player may know it, and the subject of a page in a computer
player's notebook.

A game's teller reads events that were cut for that player (`seen_by`) and nothing else. The player
who looks is "you". Sentences are made when they are asked for, so that after a change of language
they are simply asked for again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QCoreApplication

from quando_desktop.bots.bot import Reason
from quando_desktop.dataclass import dataclass
from quando_desktop.engine.contract import Action, Event
from quando_desktop.engine.players import TABLE

translate = QCoreApplication.translate

View = TypeVar("View")
Held = TypeVar("Held")


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the log."""

    seat: int
    """Who did it; `TABLE` if nobody."""
    sentence: str
    announcement: str = ""
    """What a screen reader says of it to those who want to hear key moments only; nothing if it is
    none."""
    overheard: str | None = None
    """What it says instead where others listen, who may not know all of that."""

    @property
    def is_moment(self) -> bool:
        """Whether it is one of the key moments."""
        return bool(self.announcement)

    def aloud(self, *, shared: bool, whole: bool = False) -> str:
        """What is said without being asked for, where several people share the screen or not: the
        whole line, or only what is announced of it."""
        words = self.sentence if whole else self.announcement
        return self.overheard if words and shared and self.overheard is not None else words


class Teller:
    """Tells one player what happened. For a game that adds nothing, these are the deals and the
    actions that are taken back."""

    def __init__(self, names: Sequence[str], looker: int) -> None:
        self._names = names
        self._looker = looker

    def told(self, events: Iterable[Event]) -> list[LogEntry]:
        """The lines for these events, which must have been cut for this player."""
        lines = (self.entry(event) for event in events)
        return [line for line in lines if line is not None]

    def entry(self, event: Event) -> LogEntry | None:
        """The line for an event, if it is worth one."""
        return None

    def opening(self, view: Any, number: int) -> LogEntry:
        """The line for the deal of a round, counted from 1."""
        words = translate("Table", "Round {number} is dealt.").format(number=number)
        return LogEntry(TABLE, words)

    def by(self, seat: int, you: str, somebody: str) -> str:
        """Chooses between the words for the looker's own seat and those for the others."""
        return you if seat == self._looker else somebody

    def called(self, seat: int) -> str:
        """The name of a player where several are listed."""
        you = translate("Table", "you", "in a list of names")
        return self.by(seat, you, self._names[seat])

    def taken_back(self, seat: int) -> LogEntry:
        you = translate("Table", "You take it back.")
        words = self.by(seat, you, translate("Table", "{name} takes it back."))
        return LogEntry(seat, words.format(name=self._names[seat]))

    def begins(self, seat: int) -> str:
        """A sentence on who opens the round."""
        you = translate("Table", "You begin.")
        words = self.by(seat, you, translate("Table", "{name} begins."))
        return words.format(name=self._names[seat])


@dataclass(frozen=True, slots=True)
class Decision(Generic[View, Held]):
    """The subject of a page in a notebook."""

    view: View
    """Everything that the player knew then."""
    action: Action | None
    """The action it took; None if it never had to decide."""
    reason: Reason | None
    held: tuple[Held, ...]
    """The cards that each seat really held then."""
    names: Sequence[str]
    you: int | None
    """The only person at the table; everybody else is called by their name."""
    character: str
    number: int = 1
    """The number of the notebook in its match: of the round, from 1."""
