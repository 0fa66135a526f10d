"""People's own values of settings for all: each is as for everybody unless they choose another."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.settings.settings import (
    TEXT_SIZES,
    CardSize,
    Contrast,
    Motion,
    Person,
    Scanning,
    Settings,
    Sorting,
    Spoken,
)
from quando_desktop.shell.kit.choices import Segmented
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.settings import groups, hands_group
from quando_desktop.shell.settings.hands_group import seconds
from quando_desktop.table.text.numbers import in_percent

translate = QCoreApplication.translate


class OwnField(NamedTuple):
    """A setting of which a person may have their own value."""

    texts: Callable[[], tuple[str, str]]
    values: tuple[Any, ...]
    name: Callable[[Any], str]
    """A value as its button says it."""


def _named(values: Sequence[Any], names: Callable[[], Sequence[str]]) -> Callable[[Any], str]:
    return lambda value: names()[values.index(value)]


def _as_chosen() -> tuple[str, str]:
    return (
        translate("Settings", "Keys"),
        translate("Settings", "Your own ones are chosen on the page of the keys"),
    )


FIELDS: Mapping[str, OwnField] = {
    "text_size": OwnField(groups.text_size, TEXT_SIZES, in_percent),
    "card_size": OwnField(
        groups.card_size, tuple(CardSize), _named(tuple(CardSize), groups.card_sizes)
    ),
    "bold_marks": OwnField(groups.bold_marks, (False, True), lambda on: _off_on()[on]),
    "contrast": OwnField(
        groups.contrast, tuple(Contrast), _named(tuple(Contrast), groups.contrasts)
    ),
    "motion": OwnField(groups.motion, tuple(Motion), _named(tuple(Motion), groups.motions)),
    "spoken": OwnField(groups.spoken, tuple(Spoken), _named(tuple(Spoken), groups.spokens)),
    "speech_rate": OwnField(groups.speech_rate, (140, 180, 240, 320, 420), str),
    "sorting": OwnField(groups.sorting, tuple(Sorting), _named(tuple(Sorting), groups.sortings)),
    "scanning": OwnField(
        hands_group.scanning, tuple(Scanning), _named(tuple(Scanning), hands_group.scannings)
    ),
    "scan_step": OwnField(hands_group.scan_step, (1000, 1500, 2000, 3000), seconds),
    "cool_down": OwnField(hands_group.cool_down, (0, 500, 1000), seconds),
}
"""In the order of the dialog."""
KEYS = "keys"


def _off_on() -> tuple[str, str]:
    return translate("Settings", "Off"), translate("Settings", "On")


def _as_for_all() -> str:
    return translate("People", "As for all")


class OwnValue:
    """The choice of a person's value of one setting: that of everybody, or one of their own."""

    def __init__(self, look: Look, field: str, settings: Settings, who: Person) -> None:
        known, mine = FIELDS[field], who.profile.get(field)
        values = list(known.values)
        if mine is not None and mine not in values:
            # Somebody has chosen it elsewhere.
            values = sorted([*values, mine])
        self.texts = known.texts()
        self._values = [None, *values]
        names = [_as_for_all(), *map(known.name, values)]
        self.control = Segmented(look, names, self._values.index(mine), small=True)

    @property
    def value(self) -> Any:
        """None for that of everybody."""
        return self._values[self.control.at]


class OwnKeys:
    """The same for the keys, of which there are too many for a row."""

    def __init__(self, look: Look, settings: Settings, who: Person) -> None:
        self.texts = _as_chosen()
        self._mine = dict(who.profile.get(KEYS, settings.keys))
        names = (_as_for_all(), translate("People", "Own keys"))
        self.control = Segmented(look, names, int(KEYS in who.profile), small=True)

    @property
    def value(self) -> dict[str, str] | None:
        return self._mine if self.control.at else None


def own_values(look: Look, settings: Settings, who: Person) -> dict[str, OwnValue | OwnKeys]:
    """For each setting that may be somebody's own the choice of this person."""
    found: dict[str, OwnValue | OwnKeys] = {
        field: OwnValue(look, field, settings, who) for field in FIELDS
    }
    return found | {KEYS: OwnKeys(look, settings, who)}
