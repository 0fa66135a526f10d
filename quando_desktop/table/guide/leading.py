"""A guide at a table: it says what the looker may touch, and hears what they try.

A page without a guide lets people do whatever the rules allow. A game names the things at its table
by a `Pointing`, so that a guide can speak of them without knowing the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.contract import Action
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.parts.faces import names_of
from quando_desktop.table.parts.scenery import SHEET_LINE
from quando_desktop.table.scene.tableau import Control, Key

Naming = Callable[[str, Any, MatchFacts, Sequence[Control]], Sequence[Key]]
"""The controls that go by a name, from what the looker sees and is shown."""


class Pointing(NamedTuple):
    """The names of the things at a game's table."""

    find: Naming
    piles: tuple[Key, ...]
    """What must always be seen: keys, or the first halves of those that are pairs."""
    confirms: Callable[[str, Any, Sequence[Control]], Sequence[Key]] = lambda *_: ()
    """What is pressed to do an action, by its words in lessons, once its cards are chosen."""
    first: Callable[[str, Sequence[Control]], Sequence[Key]] = lambda *_: ()
    """What is pressed before a card can be chosen for an action, if anything is."""
    by_keys: Callable[[str, Callable[[str], str]], str] | None = None
    """A sentence on how an action is done by keys, by its words in lessons and the captions of
    keys."""
    keys: Callable[[str, Sequence[Control]], Sequence[str]] = lambda *_: ()
    """The game's own keys that help with an action now, such as that sentence names."""


def seat_called(name: str, facts: MatchFacts) -> int:
    """The seat of a computer player by its character; that of a person by any other name."""
    characters = [player.character for player in facts.players]
    return characters.index(name) if name in characters else characters.index(None)


def is_line(control: Control) -> bool:
    """Whether this is a line of the score sheet."""
    return isinstance(control.key, tuple) and control.key[0] == SHEET_LINE


def sheet_lines(seat: int, facts: MatchFacts, controls: Sequence[Control]) -> list[Key]:
    """The line of a seat on the score sheet; all of them where none begins with its name."""
    lines = [*filter(is_line, controls)]
    name = names_of(facts.players)[seat]
    return [each.key for each in lines if each.name.startswith(name)] or [
        each.key for each in lines
    ]


class Guide(Protocol):
    """Leads whoever looks."""

    @property
    def title(self) -> str:
        """The name of what goes on at the table."""

    @property
    def leads(self) -> bool:
        """Whether it says what to do now, in place of the table."""

    @property
    def words(self) -> str:
        """What it says of the present moment; nothing where the table itself says what to do."""

    def is_open(self, key: Key) -> bool:
        """Whether this control reacts now."""

    def awaits(self, key: Key) -> bool:
        """Whether it waits for a press on this control, whatever the table makes of that."""

    def tried(self, key: Key) -> bool:
        """Hears of a press; False if the table must not hear of it, too."""

    def typed(self, key: str) -> bool:
        """Hears of a key by its name; True if the table must not hear of it, too."""

    def chose(self) -> None:
        """Hears that the table has dealt with a press or a key: another card may be chosen."""

    def admits(self, seat: int, action: Action) -> bool:
        """Whether an action may be done; says why not otherwise."""

    def let_go(self) -> None:
        """Hears that something that has to be held was let go of too early."""

    def acted(self) -> None:
        """Hears that an admitted action was done."""

    def shown(self) -> None:
        """Hears that the picture has changed."""
