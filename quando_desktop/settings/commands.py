"""The commands that have a key, and the keys that people have given them.

A table knows a command by its usual key: whoever gives the hint another one than H presses that,
and the table is told H. So a game says what its keys are in one place, and everybody may change
them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from functools import cached_property

from quando_desktop.engine.contract import quoted
from quando_desktop.engine.players import is_name
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.settings.keysets import BINDABLE

KEYS_LIMIT = 200


class When(Enum):
    """The time for a command. Two that never meet may have the same key."""

    ALWAYS = "always"
    PLAY = "while a round is played"
    END = "at its end"
    SWITCH = "by a switch, when all other keys rest"

    def meets(self, other: When) -> bool:
        return self is other or (When.ALWAYS in (self, other) and When.SWITCH not in (self, other))


class KeyCommand(NamedTuple):
    """Something that a key does."""

    id: str
    """Its name in the settings file, which never changes."""
    key: str
    """The usual key; the table is told this one whatever is pressed."""
    when: When = When.PLAY
    game: str = ""
    """The game that brings it; empty for commands of all games."""

    def meets(self, other: KeyCommand) -> bool:
        """Whether both could be meant by the same press."""
        apart = self.game and other.game and self.game != other.game
        return not apart and self.when.meets(other.when)


NUMBERS = tuple(f"number_{digit}" for digit in range(10))
SWITCH, SECOND_SWITCH = "switch", "second_switch"
COMMON = (
    KeyCommand("left", "Left", When.ALWAYS),
    KeyCommand("right", "Right", When.ALWAYS),
    KeyCommand("choose", "Space", When.ALWAYS),
    KeyCommand("play", "Return", When.ALWAYS),
    KeyCommand("put_back", "Delete"),
    KeyCommand("undo", "Backspace", When.ALWAYS),
    KeyCommand("hint", "H"),
    KeyCommand("sort", "S"),
    KeyCommand("log", "L", When.ALWAYS),
    KeyCommand("notebook", "N", When.END),
    KeyCommand("moments", "B", When.END),
    KeyCommand("replay", "V", When.END),
    KeyCommand("mute", "M", When.ALWAYS),
    KeyCommand("ask_hand", "F3", When.ALWAYS),
    KeyCommand("ask_piles", "F4", When.ALWAYS),
    KeyCommand("ask_opponents", "F5", When.ALWAYS),
    KeyCommand("ask_scores", "F6", When.ALWAYS),
    KeyCommand("ask_now", "F7", When.ALWAYS),
    KeyCommand("ask_repeat", "F8", When.ALWAYS),
    KeyCommand("in_words", "F9", When.ALWAYS),
    *(KeyCommand(id, id[-1]) for id in NUMBERS),
    KeyCommand(SWITCH, "Space", When.SWITCH),
    KeyCommand(SECOND_SWITCH, "Return", When.SWITCH),
)
"""The commands of all games."""

Keys = Mapping[str, str]
"""The keys of the commands that have other ones than usual, by their ids."""


def check(keys: Keys) -> None:
    """ValueError unless these could be somebody's keys. Commands of other versions are as good as
    those of this one."""
    fits = (
        len(keys) <= KEYS_LIMIT and all(map(is_name, keys)) and BINDABLE.issuperset(keys.values())
    )
    if not fits:
        raise ValueError(f"keys cannot be {quoted(dict(keys))}")


class Bindings:
    """The keys of some commands, as people have chosen them."""

    def __init__(self, commands: Iterable[KeyCommand], keys: Keys) -> None:
        self.commands = {command.id: command for command in commands}
        self._keys = keys
        self._bound: dict[bool, dict[str, KeyCommand]] = {}
        # Whatever somebody has chosen goes before what is usual.
        order = sorted(self.commands.values(), key=lambda each: each.id not in keys)
        for is_over, now in ((False, When.PLAY), (True, When.END)):
            bound = self._bound[is_over] = {}
            for command in order:
                if command.when.meets(now):
                    bound.setdefault(self.key_of(command.id), command)

    def key_of(self, id: str) -> str:
        """The present key of a command."""
        return self._keys.get(id, self.commands[id].key)

    def meaning(self, names: Sequence[str], *, is_over: bool = False) -> str:
        """The usual key of the command that is meant by a key with these names, the likeliest
        first. A key without a command means itself, unless it had one before."""
        bound = self._bound[is_over]
        found = next((bound[name].key for name in names if name in bound), None)
        if found is not None:
            return found
        return next((name for name in names if name not in self.changed), "")

    def means(self, id: str, names: Sequence[str]) -> bool:
        """Whether this command is meant, at whatever time."""
        return next((name == self.key_of(id) for name in names if self._is_bound(name)), False)

    def _is_bound(self, name: str) -> bool:
        return any(name in bound for bound in self._bound.values())

    @property
    def is_usual(self) -> bool:
        return all(self.key_of(id) == command.key for id, command in self.commands.items())

    @cached_property
    def changed(self) -> dict[str, str]:
        """The present keys of those commands that have another one than usual, by the usual ones.
        Where two share a usual key, that of the time of play counts."""
        found = [each for each in self.commands.values() if each.when is not When.SWITCH]
        order = sorted(found, key=lambda each: each.when is not When.END)
        return {
            each.key: self.key_of(each.id) for each in order if self.key_of(each.id) != each.key
        }


class KeyTaken(ValueError):
    """Another command would lose its key and cannot get another one in exchange."""

    def __init__(self, by: KeyCommand) -> None:
        super().__init__(f"the key belongs to {by.id}")
        self.by = by


def with_key(commands: Sequence[KeyCommand], keys: Keys, id: str, key: str) -> dict[str, str]:
    """The keys with another one for a command. Whoever had that key gets this command's old one;
    KeyTaken if that would be in a third one's way. ValueError for a key that is reserved."""
    if key not in BINDABLE:
        raise ValueError(f"a key cannot be {quoted(key)}")
    known = {command.id: command for command in commands}
    now = {each.id: keys.get(each.id, each.key) for each in commands}
    old = now[id]
    losers = [each for each in commands if now[each.id] == key and each.meets(known[id])]
    after = now | {each.id: old for each in losers} | {id: key}
    for loser in losers:
        others = (each for each in commands if each.id != loser.id and each.meets(loser))
        if any(after[each.id] == after[loser.id] for each in others):
            raise KeyTaken(loser)
    kept = {other: chosen for other, chosen in keys.items() if other not in known}
    return kept | {each.id: after[each.id] for each in commands if after[each.id] != each.key}
