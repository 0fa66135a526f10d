"""The file that keeps the settings.

It is read field by field: a field that makes no sense gets its usual value, one that this version
does not know is kept and written back. A file that cannot be read at all is set aside, and never
written over.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeVar

from quando_desktop.dataclass import dataclass, field, fields, replace
from quando_desktop.disk import files, personal
from quando_desktop.disk.problem import Problem, Trouble, why
from quando_desktop.engine import record
from quando_desktop.engine.contract import BadRecord, Json
from quando_desktop.engine.players import Kind, is_name
from quando_desktop.games import SETTINGS
from quando_desktop.settings import keysets
from quando_desktop.settings.keysets import KeySet
from quando_desktop.settings.own import AnySetting, Whose
from quando_desktop.settings.people import with_owner
from quando_desktop.settings.settings import (
    COOL_DOWNS,
    LIVE_PACES,
    PEOPLE_LIMIT,
    SCAN_STEPS,
    SEATS_LIMIT,
    SPEECH_RATES,
    TABLES_LIMIT,
    TEXT_SIZES,
    CardSize,
    Contrast,
    Language,
    LastTable,
    Motion,
    Painting,
    Person,
    Scanning,
    Scheme,
    SeatChoice,
    Settings,
    Sorting,
    Speed,
    Spoken,
)

SIZE_LIMIT = 1 << 20
"""Bytes of the file."""
EXTRA_LIMIT = 1 << 16
"""Bytes of the fields that this version does not know. As they are indented, that limits how
deeply they are nested, too."""

LATER = (
    "live_pace",
    "contrast",
    "spoken",
    "speech_rate",
    "keys",
    "scanning",
    "scan_step",
    "scan_mouse",
    "cool_down",
    "faces",
    "room_tone",
    "music",
    "guided",
    "painting",
)
"""Fields that the first version did not have: they are written only where they are not as usual, so
that a file stays as it was."""

Observer = Callable[[Settings], None]
E = TypeVar("E", bound=StrEnum)


class SettingsStore:
    """The settings in force. A change counts at once, whether it can be kept or not."""

    def __init__(self, path: Path) -> None:
        loaded = load(path)
        self.path = path
        self.settings = loaded.settings
        self.problem = loaded.problem
        """The problem when the file was last read or written, or None."""
        self.observers: list[Observer] = []
        """Functions that are told the new settings after every change."""
        self._extra = loaded.extra
        self._in_the_way = loaded.in_the_way
        self._unsaved = False

    def change(self, **changed: Any) -> None:
        """Changes these fields; ValueError if a value is impossible."""
        settings = with_fields(self.settings, changed)
        same = settings == self.settings
        if same and not self._unsaved:
            return
        self.settings = settings
        self._save()
        if not same:
            for observer in [*self.observers]:
                observer(settings)

    def _save(self) -> None:
        try:
            if self._in_the_way:
                files.set_aside(self.path)
                self._in_the_way = False
            save(self.path, self.settings, self._extra)
        except OSError as error:
            self.problem = Problem(Trouble.NOT_WRITTEN, self.path, why(error))
            self._unsaved = True
        else:
            self.problem = None
            self._unsaved = False


def with_fields(settings: Settings, changed: Mapping[str, Any]) -> Settings:
    """The settings with other values for these fields of the file, of games or of all."""
    own = {SETTINGS[key]: value for key, value in changed.items() if key in SETTINGS}
    general = {key: value for key, value in changed.items() if key not in SETTINGS}
    return replace(settings, **general, own={**settings.own, **own})


# ----------------------------------------------------------------------- the file


@dataclass(frozen=True, slots=True)
class Loaded:
    settings: Settings = field(default_factory=Settings)
    problem: Problem | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)
    """Fields of another version."""
    in_the_way: bool = False
    """Whether a file that could not be read still lies where the next one should."""


def load(path: Path) -> Loaded:
    """The settings of a file; without one, the usual ones."""
    try:
        # Some editors begin a text with a mark of their own.
        data = record.parse(files.read(path, SIZE_LIMIT).removeprefix(b"\xef\xbb\xbf"))
    except FileNotFoundError:
        return Loaded()
    except OSError as error:
        return Loaded(problem=Problem(Trouble.UNREADABLE, path, why(error)), in_the_way=True)
    except BadRecord as error:
        return _set_aside(path, str(error))
    return _read(path, data)


def save(path: Path, settings: Settings, extra: Mapping[str, Any]) -> None:
    """Writes all of them at once; OSError if that cannot be."""
    general = {each.name: getattr(settings, each.name) for each in fields(settings)}
    del general["own"]
    usual = Settings()
    for later in LATER:
        if general[later] == getattr(usual, later):
            del general[later]
    general["people"] = [_person_to_json(person) for person in settings.people]
    general["tables"] = {game: _table_to_json(table) for game, table in settings.tables.items()}
    general["live_keys"] = {
        people: [each._asdict() for each in sets] for people, sets in settings.live_keys.items()
    }
    files.write(path, _text(_with_own(general, settings) | dict(extra)))


def _with_own(general: Json, settings: Settings) -> Json:
    """The fields of all games, and among them those of each."""
    kept = (each for each in SETTINGS.values() if not each.is_later or each in settings.own)
    waiting, found = [*kept], dict[str, Any]()

    def put(key: str, value: object) -> None:
        found[key] = value
        for each in [each for each in waiting if each.after == key]:
            waiting.remove(each)
            put(each.key, settings[each])

    for key, value in general.items():
        put(key, value)
    return found | {each.key: settings[each] for each in waiting}


def _person_to_json(person: Person) -> Json:
    known = {
        setting.key: person[setting]
        for setting in _personal()
        if not setting.is_later or setting in person.own
    }
    own = {"profile": dict(person.profile)} if person.profile else {}
    begun = {"begun": sorted(person.begun)} if person.begun else {}
    return {"name": person.name, "look": person.look} | known | own | begun


def _personal() -> list[AnySetting]:
    """The settings of which people have their own values."""
    return [setting for setting in SETTINGS.values() if setting.whose is not Whose.SHARED]


def _table_to_json(table: LastTable) -> Json:
    seats = [{each.name: getattr(seat, each.name) for each in fields(seat)} for seat in table.seats]
    return {"seats": seats, "options": dict(table.options)}


def _text(data: Mapping[str, Any]) -> bytes:
    """Formats a file for people who look inside."""
    return json.dumps(data, ensure_ascii=False, allow_nan=False, indent=2).encode() + b"\n"


def _set_aside(path: Path, detail: str) -> Loaded:
    try:
        kept = files.set_aside(path)
    except OSError:
        problem = Problem(Trouble.DAMAGED_THERE, path, detail)
        return Loaded(problem=problem, in_the_way=True)
    return Loaded(problem=Problem(Trouble.DAMAGED, path, detail, kept))


# ------------------------------------------------------------------------- fields


def _read(path: Path, data: Json) -> Loaded:
    values: dict[str, Any] = {}
    bad = []
    readers = _READERS | {key: setting.read for key, setting in SETTINGS.items()}
    for key in readers.keys() & data.keys():
        try:
            values[key] = readers[key](data[key])
        except ValueError:
            bad.append(key)
            continue
        if isinstance(data[key], list | dict) and len(values[key]) < len(data[key]):
            bad.append(key)
    if "people" not in bad and personal.has_lost(data.get("people"), values.get("people", ())):
        bad.append("people")
    values["people"] = with_owner(values.get("people", ()), values.get("tables", {}))
    extra = _extra({key: value for key, value in data.items() if key not in readers})
    problem = Problem(Trouble.FIELDS, path, ", ".join(sorted(bad))) if bad else None
    return Loaded(with_fields(Settings(), values), problem, extra)


def _extra(data: Json) -> Json:
    """The unknown fields, if they can be written again."""
    try:
        return data if len(_text(data)) <= EXTRA_LIMIT else {}
    except (ValueError, RecursionError):
        # Infinity, half a character, or nested more deeply than can be written.
        return {}


def _word(kind: type[E]) -> Callable[[object], E]:
    def read(data: object) -> E:
        if not isinstance(data, str):
            raise ValueError("it is not a word")
        return kind(data)

    return read


def _name(data: object) -> str:
    if not isinstance(data, str) or not (data == "" or is_name(data)):
        raise ValueError("it is not a name")
    return data


def _number(fits: range | tuple[int, ...]) -> Callable[[object], int]:
    def read(data: object) -> int:
        if type(data) is not int or data not in fits:
            raise ValueError("it is no number in range")
        return data

    return read


def _switch(data: object) -> bool:
    if not isinstance(data, bool):
        raise ValueError("it is neither true nor false")
    return data


def _object(data: object) -> Json:
    if not isinstance(data, dict):
        raise ValueError("it is not a JSON object")
    return data


def _list(data: object) -> list[Any]:
    if not isinstance(data, list):
        raise ValueError("it is not a list")
    return data


def _people(data: object) -> tuple[Person, ...]:
    """The people who can be read, each name once; only the first may have none."""
    found: dict[str, Person] = {}
    for item in _list(data)[:PEOPLE_LIMIT]:
        try:
            person = _object(item)
            name, look = person.get("name", ""), person.get("look", 0)
            profile = personal.profile(person.get("profile"), _READERS, _extra)
            begun = personal.begun(person.get("begun"))
            read = Person(name, look, _own(person), profile, begun)
        except ValueError:
            continue
        if read.name or not found:
            found.setdefault(read.name, read)
    return tuple(found.values())


def _own(person: Json) -> dict[AnySetting, Any]:
    """A person's own settings, without those that make no sense: the person matters more."""
    found: dict[AnySetting, Any] = {}
    for setting in _personal():
        with suppress(ValueError):
            found[setting] = setting.read(person.get(setting.key))
    return found


def _live_keys(data: object) -> dict[str, tuple[KeySet, ...]]:
    """Reads the entries that make sense, and leaves out the rest."""
    found: dict[str, tuple[KeySet, ...]] = {}
    for people, sets in list(_object(data).items())[: keysets.MOST]:
        try:
            read = {people: tuple(map(_keyset, _list(sets)[: keysets.MOST + 1]))}
            keysets.check(read)
        except ValueError:
            continue
        found |= read
    return found


def _keyset(data: object) -> KeySet:
    read = _object(data)
    keys = [read.get(role) for role in keysets.ROLES]
    if not all(isinstance(key, str) for key in keys):
        raise ValueError("it is no set of keys")
    return KeySet(*map(str, keys))


def _tables(data: object) -> dict[str, LastTable]:
    """Reads the entries that make sense, and leaves out the rest."""
    found: dict[str, LastTable] = {}
    for game, table in list(_object(data).items())[:TABLES_LIMIT]:
        try:
            # All are checked together later; here a bad one can be left out alone.
            found |= Settings(tables={game: _table(_object(table))}).tables
        except ValueError:
            continue
    return found


def _table(data: Json) -> LastTable:
    seats = _list(data.get("seats"))[: SEATS_LIMIT + 1]
    return LastTable(tuple(map(_seat, seats)), _object(data.get("options", {})))


def _seat(data: object) -> SeatChoice:
    seat = _object(data)
    kind = _word(Kind)(seat.get("kind"))
    return SeatChoice(kind, seat.get("name", ""), seat.get("level"), seat.get("character"))


_READERS: dict[str, Callable[[object], Any]] = {
    "language": _word(Language),
    "scheme": _word(Scheme),
    "contrast": _word(Contrast),
    "text_size": _number(TEXT_SIZES),
    "card_size": _word(CardSize),
    "bold_marks": _switch,
    "volume": _number(range(101)),
    "muted": _switch,
    "room_tone": _switch,
    "music": _switch,
    "speed": _word(Speed),
    "motion": _word(Motion),
    "remarks": _switch,
    "faces": _switch,
    "spoken": _word(Spoken),
    "speech_rate": _number(SPEECH_RATES),
    "sorting": _word(Sorting),
    "confirm_leave": _switch,
    "live_keys": _live_keys,
    "keys": personal.keys,
    "scanning": _word(Scanning),
    "scan_step": _number(SCAN_STEPS),
    "scan_mouse": _switch,
    "cool_down": _number(COOL_DOWNS),
    "keyboard_tested": _number(range(keysets.MOST + 1)),
    "voice": _switch,
    "live_pace": _number(LIVE_PACES),
    "fullscreen": _switch,
    "people": _people,
    "tables": _tables,
    "last_game": _name,
    "guided": _name,
    "painting": _word(Painting),
}
