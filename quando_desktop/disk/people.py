"""The people who play at this computer, as functions from settings to settings."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Any

from quando_desktop.disk.settings import LOOKS, PEOPLE_LIMIT, FitAid, LastTable, Person, Settings
from quando_desktop.engine.seats import NAME_LIMIT, Kind, is_name


class Unfit(StrEnum):
    """Why a name cannot be taken."""

    BLANK = "blank"
    LONG = "long"
    UNPRINTABLE = "unprintable"
    TAKEN = "taken"
    FULL = "full"
    """There are as many people as there can be."""


def tidy(name: str) -> str:
    """A name as it is kept: one way to write each character, single blanks."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def key(name: str) -> str:
    """The same for names that people take for the same."""
    return tidy(name).casefold()


def find(settings: Settings, name: str) -> Person | None:
    return next((person for person in settings.people if key(person.name) == key(name)), None)


def unfit(settings: Settings, name: str, instead_of: str | None = None) -> Unfit | None:
    """Why nobody can be called so; `instead_of` is who would no longer be there."""
    name = tidy(name)
    if not name:
        return Unfit.BLANK
    if len(name) > NAME_LIMIT:
        return Unfit.LONG
    if not is_name(name):
        return Unfit.UNPRINTABLE
    if instead_of is None and len(settings.people) >= PEOPLE_LIMIT:
        return Unfit.FULL
    if find(settings, name) is not None and (instead_of is None or key(name) != key(instead_of)):
        return Unfit.TAKEN
    return None


def free_look(settings: Settings) -> int:
    """The look that the fewest have."""
    looks = [person.look for person in settings.people]
    return min(LOOKS, key=looks.count)


def add(settings: Settings, name: str, look: int | None = None) -> Settings:
    _check(settings, name)
    person = Person(tidy(name), free_look(settings) if look is None else look)
    return replace(settings, people=(*settings.people, person))


def remove(settings: Settings, name: str) -> Settings:
    """Their matches and results stay."""
    people = tuple(person for person in settings.people if key(person.name) != key(name))
    return replace(settings, people=people)


def rename(settings: Settings, name: str, new: str) -> Settings:
    """At the last tables, too. Matches keep the names that they were played under."""
    _check(settings, new, instead_of=name)
    return replace(
        settings,
        people=tuple(
            replace(person, name=tidy(new)) if key(person.name) == key(name) else person
            for person in settings.people
        ),
        tables=_renamed(settings.tables, key(name), tidy(new)),
    )


def choose_look(settings: Settings, name: str, look: int) -> Settings:
    return _changed(settings, name, look=look)


def tell_knock_chance(settings: Settings, name: str, on: bool) -> Settings:
    return _changed(settings, name, knock_chance=on)


def choose_fit_aid(settings: Settings, name: str, aid: FitAid) -> Settings:
    return _changed(settings, name, fit_aid=aid)


def _changed(settings: Settings, name: str, **fields: Any) -> Settings:
    people = tuple(
        replace(person, **fields) if key(person.name) == key(name) else person
        for person in settings.people
    )
    return replace(settings, people=people)


def _check(settings: Settings, name: str, instead_of: str | None = None) -> None:
    reason = unfit(settings, name, instead_of)
    if reason is not None:
        raise ValueError(f"nobody can be called so: {reason.value}")


def _renamed(tables: Mapping[str, LastTable], old: str, new: str) -> dict[str, LastTable]:
    return {
        game: replace(
            table,
            seats=tuple(
                replace(seat, name=new)
                if seat.kind is Kind.HUMAN and key(seat.name) == old
                else seat
                for seat in table.seats
            ),
        )
        for game, table in tables.items()
    }
