"""Settings that one game brings along: described by the game, kept among all the others."""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import Any, Generic, TypeVar

from quando_desktop.dataclass import dataclass
from quando_desktop.engine.contract import quoted

T = TypeVar("T", bound=bool | StrEnum)
E = TypeVar("E", bound=StrEnum)


class Whose(Enum):
    """Whether people may have a value of their own."""

    SHARED = "all have the same"
    EXTRA = "one that is not the usual holds for all; otherwise everybody has their own"
    OWN = "everybody listed by a name has their own; all others share one"


@dataclass(frozen=True, slots=True)
class Setting(Generic[T]):
    """A switch or a choice. Its value is found by it: `settings[KEY]`, `settings.of(name, KEY)`."""

    key: str
    """Its field in the file."""
    default: T
    values: tuple[T, ...]
    whose: Whose = Whose.SHARED
    after: str = ""
    """The field that it follows in the file; without one it stands at the end."""
    is_later: bool = False
    """Whether the first version did not have it: then it is written only where it is not as
    usual, so that a file stays as it was."""

    @property
    def is_switch(self) -> bool:
        return isinstance(self.default, bool)

    def read(self, data: object) -> T:
        """The value that the file means; ValueError if it means none."""
        if isinstance(data, bool | str):
            for value in self.values:
                if value == data:
                    return value
        raise ValueError(f"{self.key} cannot be {quoted(data)}")


def switch(
    key: str,
    *,
    default: bool = False,
    whose: Whose = Whose.SHARED,
    after: str = "",
    is_later: bool = False,
) -> Setting[bool]:
    """A switch that is off unless it is turned on, or the other way round."""
    return Setting(key, default, (False, True), whose, after, is_later)


def choice(
    key: str,
    default: E,
    *,
    whose: Whose = Whose.SHARED,
    after: str = "",
    is_later: bool = False,
) -> Setting[E]:
    """One of the values of an enumeration."""
    return Setting(key, default, tuple(type(default)), whose, after, is_later)


AnySetting = Setting[Any]
