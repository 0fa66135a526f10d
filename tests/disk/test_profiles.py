"""People's own values of settings for all: how they hold, and how they are kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from quando_desktop.disk.store import SettingsStore
from quando_desktop.games import SETTINGS
from quando_desktop.settings import people
from quando_desktop.settings.settings import (
    PERSONAL,
    CardSize,
    Motion,
    Person,
    Scanning,
    Settings,
    Sorting,
)

OWN: dict[str, Any] = {
    "text_size": 140,
    "card_size": CardSize.LARGE,
    "bold_marks": True,
    "motion": Motion.NONE,
    "sorting": Sorting.OFF,
    "keys": {"hint": "B"},
    "scanning": Scanning.ONE,
    "scan_step": 3000,
    "scan_mouse": True,
    "cool_down": 500,
}
OWNER = Person("", 1)


def with_tom(**profile: object) -> Settings:
    return Settings(people=(OWNER, Person("Tom", 2, {}, profile)))


@pytest.mark.parametrize("field", OWN)
def test_what_is_somebodys_own_holds_for_them_alone(field: str) -> None:
    settings = with_tom(**{field: OWN[field]})
    assert field in PERSONAL
    assert getattr(settings.for_person("Tom"), field) == OWN[field]
    for other in ("You", "Nobody"):
        assert settings.for_person(other) is settings
    changed = {
        each for each in OWN if getattr(settings.for_person("Tom"), each) != getattr(settings, each)
    }
    assert changed == {field}
    assert settings.for_person("Tom").people == settings.people


def test_the_owner_may_have_their_own_without_a_name() -> None:
    settings = Settings(people=(Person("", 1, {}, {"text_size": 120}),))
    assert settings.for_person("You").text_size == 120


def test_it_is_chosen_and_given_back() -> None:
    settings = people.choose_own(with_tom(), "tom", "motion", Motion.CALM)
    assert settings.for_person("Tom").motion is Motion.CALM
    assert people.rename(settings, "Tom", "Thomas").for_person("Thomas").motion is Motion.CALM
    settings = people.choose_own(settings, "Tom", "motion", None)
    assert settings == with_tom()


def test_what_is_nonsense_for_all_is_nonsense_for_one() -> None:
    for field, value in (("text_size", 7), ("keys", {"hint": "Tab"}), ("cool_down", 99999)):
        with pytest.raises(ValueError, match=field):
            with_tom(**{field: value})


def test_a_change_at_the_table_stays_with_whoever_has_their_own() -> None:
    settings = with_tom(sorting=Sorting.HAND)
    fields: dict[str, object] = {"sorting": Sorting.OFF, "muted": True}
    changed = people.split(settings, "Tom", fields, SETTINGS)
    assert changed == {"muted": True, "people": with_tom(sorting=Sorting.OFF).people}
    for other in ("You", None):
        assert people.split(settings, other, fields, SETTINGS) == fields


# ---------------------------------------------------------------------------- the file


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def test_profiles_come_back_as_they_were(path: Path) -> None:
    wanted = with_tom(**OWN)
    SettingsStore(path).change(people=wanted.people)
    found = SettingsStore(path)
    assert found.settings == wanted
    assert found.problem is None


def test_nobody_has_one_before_somebody_chooses_it(path: Path) -> None:
    SettingsStore(path).change(people=with_tom().people)
    assert "profile" not in path.read_text(encoding="utf-8")


def test_values_of_another_version_are_kept(path: Path) -> None:
    profile = {"text_size": 120, "smell": {"of": ["roses"]}}
    data = {"people": [{"name": "Tom", "look": 2, "profile": profile}]}
    path.write_text(json.dumps(data), encoding="utf-8")
    store = SettingsStore(path)
    assert store.problem is None
    store.change(volume=3)
    assert json.loads(path.read_text(encoding="utf-8"))["people"][0]["profile"] == profile
    assert people.choose_own(store.settings, "Tom", "text_size", None).owner.profile == {
        "smell": {"of": ["roses"]}
    }


@pytest.mark.parametrize(
    "profile",
    [
        {"text_size": 7},
        {"text_size": "large"},
        {"motion": None},
        {"keys": ["H"]},
        {"cool_down": -1},
        ["text_size"],
        "large",
        7,
    ],
)
def test_nonsense_is_left_out_with_a_word_and_the_person_stays(path: Path, profile: object) -> None:
    data = {"people": [{"name": "Tom", "look": 2, "profile": profile}]}
    path.write_text(json.dumps(data), encoding="utf-8")
    store = SettingsStore(path)
    assert store.settings.people == (Person("Tom", 2),)
    assert store.problem is not None
