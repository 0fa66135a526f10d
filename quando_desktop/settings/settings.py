"""Everything that the people at this computer have chosen: one value, checked when it is made."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from quando_desktop.dataclass import dataclass, field, fields, replace
from quando_desktop.engine.contract import quoted
from quando_desktop.engine.players import Kind, is_name
from quando_desktop.settings import commands, keysets
from quando_desktop.settings.keysets import KeySet
from quando_desktop.settings.own import AnySetting, Setting, T, Whose

TEXT_SIZES = (100, 120, 140, 160, 180, 200)
"""In percent."""
SCAN_STEPS = range(500, 5001)
"""Milliseconds for which each thing can be taken while it is offered."""
COOL_DOWNS = range(2001)
"""Milliseconds for which another press does not count."""
LIVE_PACES = (25, 40, 50, 60, 75, 100)
"""The speed of computer players of live games, in percent of a person's of their level."""
LOOKS = range(1, 7)
"""The wooden people."""
SPEECH_RATES = range(100, 501)
"""Words a minute: from a slow voice to one for trained ears."""

# Far more than anybody needs, and few enough for a file to stay small.
PEOPLE_LIMIT = 50
TABLES_LIMIT = 20
SEATS_LIMIT = 10
OPTIONS_LIMIT = 30
OPTION_BOUND = 1 << 31
PROFILE_LIMIT = 50

PERSONAL = (
    "text_size",
    "card_size",
    "bold_marks",
    "contrast",
    "motion",
    "spoken",
    "speech_rate",
    "sorting",
    "keys",
    "scanning",
    "scan_step",
    "scan_mouse",
    "cool_down",
)
"""The settings of which a person may have a value of their own. A name that this version has no
setting for does no harm."""

NAMELESS = "You"
"""The owner's name in records as long as they have none, whatever language is spoken."""
FORMERLY = ("Du", "Player 1", "Person 1")
"""The same in earlier versions: in the language of the day, and otherwise among several people."""


def is_nameless(name: str) -> bool:
    """Whether a record means the owner without a name by this."""
    return name.casefold() in map(str.casefold, (NAMELESS, *FORMERLY))


class Language(StrEnum):
    SYSTEM = "system"
    ENGLISH = "en"
    GERMAN = "de"


class Scheme(StrEnum):
    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Contrast(StrEnum):
    SYSTEM = "system"
    NORMAL = "normal"
    HIGH = "high"


class CardSize(StrEnum):
    NORMAL = "normal"
    LARGE = "large"


class Speed(StrEnum):
    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


class Motion(StrEnum):
    SYSTEM = "full"
    """Named so in files because the first version had no other word for it."""
    FULL = "always"
    CALM = "calm"
    NONE = "none"

    @property
    def is_full(self) -> bool:
        """Whether everything moves; where nothing is known of the system, too."""
        return self in (Motion.SYSTEM, Motion.FULL)


class Spoken(StrEnum):
    """The length at which a table tells a screen reader what happens."""

    EVERYTHING = "everything"
    MOMENTS = "moments"
    """Only the big ones."""
    OFF = "off"
    """Only what a person asks for or tries."""


class Sorting(StrEnum):
    """The order of the own hand: by value, as dragged, or as the cards came."""

    VALUE = "value"
    HAND = "hand"
    OFF = "off"


class Scanning(StrEnum):
    """Playing with a switch: what can be used is offered, one thing after the other."""

    OFF = "off"
    ONE = "one"
    """It goes on by itself, and one key takes what is offered."""
    TWO = "two"
    """One key goes on, the other one takes it."""


class Painting(StrEnum):
    """Who paints a table's large pictures."""

    PROCESSOR = "processor"
    CARD = "graphics_card"
    """If it proves itself."""


Own = Mapping[AnySetting, Any]
"""The values of games' settings that are not the usual ones."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person who plays at this computer, as one of the wooden people."""

    name: str
    """Empty only for the owner, who may not have told it yet."""
    look: int
    own: Own = field(default_factory=dict)
    profile: Mapping[str, Any] = field(default_factory=dict)
    """The values of settings that hold for this person alone, by their fields. Those of another
    version are kept."""
    begun: frozenset[str] = frozenset()
    """The games, by their ids, in which they have done what a first turn is about."""

    def __post_init__(self) -> None:
        _require(len(self.profile) <= PROFILE_LIMIT, "profile", len(self.profile))
        _require(len(self.begun) <= TABLES_LIMIT, "begun", len(self.begun))
        _require(all(map(is_name, self.begun)), "begun", "a blank name")
        _require(self.name == "" or is_name(self.name), "name", self.name)
        _require(type(self.look) is int and self.look in LOOKS, "look", self.look)
        object.__setattr__(self, "own", _unusual(self.own))

    def __getitem__(self, setting: Setting[T]) -> T:
        value: T = self.own.get(setting, setting.default)
        return value


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """The choice for one seat of a new game. A person without a name is the owner."""

    kind: Kind
    name: str = ""
    level: str | None = None
    character: str | None = None

    def __post_init__(self) -> None:
        _require(self.name == "" or is_name(self.name), "name", self.name)
        for word in (self.level, self.character):
            _require(word is None or is_name(word), "word", word)


@dataclass(frozen=True, slots=True)
class LastTable:
    """The last new game of a kind. Whether its options still fit is for the game to say."""

    seats: tuple[SeatChoice, ...]
    options: Mapping[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        _require(len(self.seats) <= SEATS_LIMIT, "seats", len(self.seats))
        _require(len(self.options) <= OPTIONS_LIMIT, "options", len(self.options))
        for key, value in self.options.items():
            _require(is_name(key), "option", key)
            _require(_is_option(value), key, value)


@dataclass(frozen=True, slots=True)
class Settings:
    language: Language = Language.SYSTEM
    scheme: Scheme = Scheme.SYSTEM
    text_size: int = 100
    card_size: CardSize = CardSize.NORMAL
    bold_marks: bool = False
    volume: int = 70
    muted: bool = False
    speed: Speed = Speed.NORMAL
    motion: Motion = Motion.SYSTEM
    sorting: Sorting = Sorting.VALUE
    confirm_leave: bool = True
    fullscreen: bool = False
    remarks: bool = True
    """Whether computer players say a word on big moments."""
    faces: bool = True
    """Whether faces answer what happens, and eyes follow it."""
    spoken: Spoken = Spoken.EVERYTHING
    """Only where a screen reader is there."""
    speech_rate: int = 180
    """The words a minute that it says: computer players wait until all was heard."""
    live_keys: Mapping[str, tuple[KeySet, ...]] = field(default_factory=dict)
    """The keys of live games, by the number of people; without an entry the usual ones."""
    keyboard_tested: int = 0
    """The largest number of people for whom it was tested whether all their keys arrive."""
    keys: commands.Keys = field(default_factory=dict)
    """The keys of commands, by their ids; without an entry the usual ones."""
    scanning: Scanning = Scanning.OFF
    scan_step: int = 1500
    scan_mouse: bool = False
    """Whether a mouse button does the same, wherever it is pressed."""
    cool_down: int = 0
    """For the same key, or for anything that is taken as the switch."""
    voice: bool = False
    """Whether values are called aloud."""
    contrast: Contrast = Contrast.SYSTEM
    live_pace: int = LIVE_PACES[-1]
    """The speed of computer players where everybody plays at once, in percent."""
    people: tuple[Person, ...] = field(default_factory=lambda: (Person("", LOOKS[0]),))
    """The owner of this computer first, then everybody else who plays here."""
    tables: Mapping[str, LastTable] = field(default_factory=dict)
    """By the id of the game."""
    last_game: str = ""
    """The id of the game that was begun last; none before the first one."""
    own: Own = field(default_factory=dict)
    """In the file each of them is a field like the others."""
    room_tone: bool = False
    music: bool = False
    guided: str = ""
    """The id of the last match in which the adviser points things out."""
    painting: Painting = Painting.PROCESSOR

    @property
    def is_lively(self) -> bool:
        """Whether faces change: where nothing moves they keep still, too."""
        return self.faces and self.motion is not Motion.NONE

    def __post_init__(self) -> None:
        _require(self.text_size in TEXT_SIZES, "text_size", self.text_size)
        _require(type(self.volume) is int and 0 <= self.volume <= 100, "volume", self.volume)
        _require(_is_rate(self.speech_rate), "speech_rate", self.speech_rate)
        _require(0 < len(self.people) <= PEOPLE_LIMIT, "people", len(self.people))
        _require(all(person.name for person in self.people[1:]), "people", "without a name")
        _require(len(self.tables) <= TABLES_LIMIT, "tables", len(self.tables))
        _require(all(map(is_name, self.tables)), "tables", "a blank name")
        keysets.check(self.live_keys)
        commands.check(self.keys)
        self._check_scanning()
        for person in self.people:
            # Whatever is somebody's own could be everybody's, too.
            if person.profile:
                Settings(**own_of(person))
        _require(self.live_pace in LIVE_PACES, "live_pace", self.live_pace)
        tested = self.keyboard_tested
        _require(type(tested) is int and 0 <= tested <= keysets.MOST, "keyboard_tested", tested)
        _require(self.last_game == "" or is_name(self.last_game), "last_game", self.last_game)
        _require(self.guided == "" or is_name(self.guided), "guided", self.guided)
        object.__setattr__(self, "own", _unusual(self.own))

    def _check_scanning(self) -> None:
        _require(type(self.scan_step) is int, "scan_step", self.scan_step)
        _require(self.scan_step in SCAN_STEPS, "scan_step", self.scan_step)
        _require(type(self.cool_down) is int, "cool_down", self.cool_down)
        _require(self.cool_down in COOL_DOWNS, "cool_down", self.cool_down)

    def for_person(self, name: str) -> Settings:
        """The settings as they hold for the person of this name: their own values, and for the rest
        those of everybody."""
        person = self.called(name)
        own = {} if person is None else own_of(person)
        return replace(self, **own) if own else self

    def __getitem__(self, setting: Setting[T]) -> T:
        """The shared value of a game's setting."""
        value: T = self.own.get(setting, setting.default)
        return value

    def of(self, name: str, setting: Setting[T]) -> T:
        """The value that holds for the person of this name."""
        person, shared = self.called(name), self[setting]
        if person is None or setting.whose is Whose.SHARED:
            return shared
        if setting.whose is Whose.EXTRA:
            return person[setting] if shared == setting.default else shared
        return person[setting] if person.name else shared

    def holding(self, own: Own) -> Settings:
        """The settings with these values of games for everybody."""
        people = tuple(replace(each, own={**each.own, **own}) for each in self.people)
        return replace(self, own={**self.own, **own}, people=people)

    @property
    def takes_no_time(self) -> bool:
        """Whether tables show what happens at once, without anything on the way there."""
        return self.speed is Speed.INSTANT or self.motion is Motion.NONE

    @property
    def owner(self) -> Person:
        return self.people[0]

    def called(self, name: str) -> Person | None:
        """The person whom a record calls by this name. What the owner did without a name stays
        theirs."""
        if is_nameless(name):
            return self.owner
        return next((person for person in self.people if person.name == name), None)

    @property
    def looks(self) -> dict[str, int]:
        """The looks of all people, by the names that records have for them."""
        named = {person.name: person.look for person in self.people if person.name}
        return dict.fromkeys((NAMELESS, *FORMERLY), self.owner.look) | named


PERSONAL_NOW = frozenset(PERSONAL) & {each.name for each in fields(Settings)}
"""Those of them that this version has."""


def own_of(person: Person) -> dict[str, Any]:
    """The person's own values of the settings that this version has."""
    return {each: value for each, value in person.profile.items() if each in PERSONAL_NOW}


def _unusual(own: Own) -> dict[AnySetting, Any]:
    """Checked, and without the usual values."""
    checked = {setting: setting.read(value) for setting, value in own.items()}
    return {setting: value for setting, value in checked.items() if value != setting.default}


def _is_rate(value: object) -> bool:
    return type(value) is int and value in SPEECH_RATES


def _is_option(value: object) -> bool:
    return isinstance(value, int) and abs(value) < OPTION_BOUND


def _require(fits: bool, what: str, found: object) -> None:
    if not fits:
        raise ValueError(f"{what} cannot be {quoted(found)}")
