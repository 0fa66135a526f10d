"""The parts of the settings file that fit it to one pair of hands: keys, and people's own values of
settings for all."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from quando_desktop.engine.players import is_name
from quando_desktop.settings import commands
from quando_desktop.settings.settings import (
    PERSONAL_NOW,
    PROFILE_LIMIT,
    TABLES_LIMIT,
    Person,
    Settings,
)

Readers = Mapping[str, Callable[[object], Any]]


def keys(data: object) -> dict[str, str]:
    """The keys of commands that make sense, without the rest."""
    if not isinstance(data, dict):
        raise ValueError("it is not a JSON object")
    found: dict[str, str] = {}
    for command, key in list(data.items())[: commands.KEYS_LIMIT]:
        # A list cannot even be looked for among keys.
        with suppress(ValueError, TypeError):
            commands.check({command: key})
            found[command] = key
    return found


def profile(
    data: object, readers: Readers, kept: Callable[[dict[str, Any]], dict[str, Any]]
) -> dict[str, Any]:
    """A person's own values of settings for all, without those that make no sense. Those of another
    version are kept, if they can be."""
    found: dict[str, Any] = {}
    for field, value in list(data.items())[:PROFILE_LIMIT] if isinstance(data, dict) else ():
        if field not in PERSONAL_NOW:
            found |= kept({field: value})
            continue
        with suppress(ValueError):
            read = readers[field](value)
            # Whatever fits everybody is checked there.
            Settings(**{field: read})
            found[field] = read
    return found


def begun(data: object) -> frozenset[str]:
    """The games that a person has begun, without what is none: that costs them one sentence."""
    games = data[:TABLES_LIMIT] if isinstance(data, list) else []
    return frozenset(game for game in games if isinstance(game, str) and is_name(game))


def has_lost(data: object, people: Sequence[Person]) -> bool:
    """Whether something in the people's profiles could not be read."""
    items = data if isinstance(data, list) else []
    profiles = [item.get("profile") for item in items if isinstance(item, dict)]
    there = sum(len(each) if isinstance(each, dict) else each is not None for each in profiles)
    return sum(len(person.profile) for person in people) < there
