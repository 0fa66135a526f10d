"""The people who play at this computer, as functions from settings to settings.

The first of them is the owner, who is there from the beginning and may have no name yet: "" is what
they are called here until then."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any

from quando_desktop.dataclass import replace
from quando_desktop.engine.players import NAME_LIMIT, Kind, is_name
from quando_desktop.settings.own import AnySetting, Setting, T, Whose
from quando_desktop.settings.settings import (
    LOOKS,
    PEOPLE_LIMIT,
    LastTable,
    Person,
    SeatChoice,
    Settings,
    is_nameless,
)


class UnfitName(StrEnum):
    """Reasons why a name cannot be taken."""

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
    """A key that is the same for names that people take for the same."""
    return tidy(name).casefold()


def find(settings: Settings, name: str) -> Person | None:
    return next((person for person in settings.people if key(person.name) == key(name)), None)


def unfit(settings: Settings, name: str, instead_of: str | None = None) -> UnfitName | None:
    """The reason why nobody can have this name, if there is one; `instead_of` is the name that it
    would replace."""
    name = tidy(name)
    if not name:
        # A person without a name need not get one.
        return None if instead_of == "" else UnfitName.BLANK
    if len(name) > NAME_LIMIT:
        return UnfitName.LONG
    if not is_name(name):
        return UnfitName.UNPRINTABLE
    if instead_of is None and len(settings.people) >= PEOPLE_LIMIT:
        return UnfitName.FULL
    is_same = instead_of is not None and key(name) == key(instead_of)
    taken = find(settings, name) is not None or is_nameless(name)
    return UnfitName.TAKEN if taken and not is_same else None


def free_look(people: Sequence[Person]) -> int:
    """The look that the fewest have."""
    looks = [person.look for person in people]
    return min(LOOKS, key=looks.count)


def with_owner(people: Sequence[Person], tables: Mapping[str, LastTable]) -> tuple[Person, ...]:
    """The owner and everybody else, as earlier versions meant them: they kept nobody without a
    name. The first of the list was greeted as the owner and got the seats without a name, unless
    they sat at that table already: then the owner sat there, too, and has no name yet."""
    if people:
        first = key(people[0].name)
        seated = ({_key(seat) for seat in table.seats} for table in tables.values())
        if not first or not any({"", first} <= keys for keys in seated):
            return tuple(people)
    return (Person("", free_look(people)), *people[: PEOPLE_LIMIT - 1])


def add(settings: Settings, name: str, look: int | None = None) -> Settings:
    _check(settings, name)
    person = Person(tidy(name), free_look(settings.people) if look is None else look)
    return replace(settings, people=(*settings.people, person))


def remove(settings: Settings, name: str) -> Settings:
    """Removes a person; their matches and results stay. The owner only loses their name."""
    first, *others = settings.people
    if key(first.name) == key(name):
        tables = _renamed(settings.tables, key(name), "")
        return replace(settings, people=(replace(first, name=""), *others), tables=tables)
    kept = (person for person in others if key(person.name) != key(name))
    return replace(settings, people=(first, *kept))


def rename(settings: Settings, name: str, new: str) -> Settings:
    """Renames a person, at the last tables, too. Matches keep the names that they were played
    under. The owner gets a name like this as well, and keeps the help that they had without one."""
    _check(settings, new, instead_of=name)
    if tidy(new) and not key(name):
        settings = _changed(settings, name, own=_own_from_now(settings))
    settings = _changed(settings, name, name=tidy(new))
    return replace(settings, tables=_renamed(settings.tables, key(name), tidy(new)))


def choose_look(settings: Settings, name: str, look: int) -> Settings:
    return _changed(settings, name, look=look)


def begin(settings: Settings, name: str, game: str) -> Settings:
    """Notes that the person whom a record calls by this name has done what a first turn of this
    game is about. Whoever is not listed leaves no trace."""
    person = settings.called(name)
    if person is None:
        return settings
    return _changed(settings, person.name, begun=person.begun | {game})


def without_beginnings(settings: Settings) -> Settings:
    """All that a picture can follow from, apart from who is a beginner."""
    people = tuple(replace(person, begun=frozenset()) for person in settings.people)
    return replace(settings, people=people)


def choose(settings: Settings, name: str, setting: Setting[T], value: T) -> Settings:
    """Chooses a person's own value of a setting. Where others share the value with them, it changes
    for all."""
    is_listed = bool(key(name)) and find(settings, name) is not None
    if setting.whose is Whose.SHARED or (setting.whose is Whose.OWN and not is_listed):
        return replace(settings, own={**settings.own, setting: value})
    person = find(settings, name)
    own = {} if person is None else person.own
    return _changed(settings, name, own={**own, setting: value})


def chosen(settings: Settings, person: Person, setting: Setting[T]) -> T:
    """The value that this person has chosen, as `choose` keeps it."""
    shares = setting.whose is Whose.SHARED or (setting.whose is Whose.OWN and not person.name)
    return settings[setting] if shares else person[setting]


def choose_own(settings: Settings, name: str, field: str, value: object) -> Settings:
    """Gives a person a value of their own of one of the settings for all; None takes it away."""
    person = find(settings, name)
    profile = {} if person is None else {**person.profile, field: value}
    return _changed(
        settings, name, profile={each: kept for each, kept in profile.items() if kept is not None}
    )


def seen_by(settings: Settings, person: Person) -> Settings:
    """The settings as this person finds them: their own values, and for the rest those of
    everybody."""
    own = {each: settings.of(person.name, each) for each in {**settings.own, **person.own}}
    return replace(settings.for_person(person.name), own=own)


def split(
    settings: Settings,
    name: str | None,
    fields: Mapping[str, object],
    of_games: Mapping[str, AnySetting],
) -> dict[str, object]:
    """The fields to change where this person has asked for it: what is their own stays their
    own, and nobody else's. `of_games` has the settings that games bring along."""
    person = None if name is None else settings.called(name)
    if person is None:
        return dict(fields)
    after, rest = settings, dict[str, object]()
    for field, value in fields.items():
        setting = of_games.get(field)
        if field in person.profile:
            after = choose_own(after, person.name, field, value)
        elif setting is not None and _is_own(settings, setting):
            after = choose(after, person.name, setting, setting.read(value))
        else:
            rest[field] = value
    return rest | dict(changes(settings, after))


def _is_own(settings: Settings, setting: AnySetting) -> bool:
    """Whether each person's value of it counts."""
    if setting.whose is Whose.EXTRA:
        return bool(settings[setting] == setting.default)
    return setting.whose is Whose.OWN


def _own_from_now(settings: Settings) -> dict[AnySetting, Any]:
    """The owner's own values with those that they shared with others as long as they had no
    name."""
    own = {each: value for each, value in settings.owner.own.items() if each.whose is Whose.EXTRA}
    return own | {each: value for each, value in settings.own.items() if each.whose is Whose.OWN}


def changes(before: Settings, after: Settings) -> Iterator[tuple[str, object]]:
    """The fields that have changed with a person, and their new values."""
    for field in ("people", "tables"):
        if getattr(before, field) != getattr(after, field):
            yield field, getattr(after, field)
    for setting in {**before.own, **after.own}:
        if before[setting] != after[setting]:
            yield setting.key, after[setting]


def _changed(settings: Settings, name: str, /, **fields: Any) -> Settings:
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
                replace(seat, name=new) if _key(seat) == old else seat for seat in table.seats
            ),
        )
        for game, table in tables.items()
    }


def _key(seat: SeatChoice) -> str | None:
    """The key of the person who sits there; None for a computer player."""
    return key(seat.name) if seat.kind is Kind.HUMAN else None
