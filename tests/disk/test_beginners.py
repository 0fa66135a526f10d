"""Who has done what a first turn of a game is about: how it is remembered, by person and game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quando_desktop.disk.store import SettingsStore
from quando_desktop.settings import people
from quando_desktop.settings.settings import Person, Settings

OWNER, TOM = Person("", 1), Person("Tom", 2)


def begun(settings: Settings) -> list[set[str]]:
    return [{*person.begun} for person in settings.people]


def test_it_is_noted_for_the_person_and_the_game() -> None:
    settings = people.begin(Settings(people=(OWNER, TOM)), "Tom", "quando")
    assert begun(settings) == [set(), {"quando"}]
    settings = people.begin(people.begin(settings, "You", "quanto"), "Tom", "quanto")
    assert begun(settings) == [{"quanto"}, {"quando", "quanto"}]
    assert begun(people.rename(settings, "Tom", "Thomas")) == begun(settings)


def test_whoever_is_not_listed_leaves_no_trace() -> None:
    settings = Settings(people=(OWNER, TOM))
    assert people.begin(settings, "Maria", "quando") is settings


def test_it_is_kept_and_a_file_without_it_stays_as_it_was(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path / "settings.json")
    store.change(people=(OWNER, TOM))
    before = store.path.read_text()
    assert "begun" not in before
    store.change(people=people.begin(store.settings, "Tom", "quando").people)
    assert json.loads(store.path.read_text())["people"][1]["begun"] == ["quando"]
    assert SettingsStore(store.path).settings == store.settings


@pytest.mark.parametrize(
    ("data", "read"),
    [
        (None, set()),
        ("quando", set()),
        ({"quando": 1}, set()),
        (["quando", 7, "", "quando", "a game of tomorrow"], {"quando", "a game of tomorrow"}),
        ([f"game {n}" for n in range(99)], {f"game {n}" for n in range(20)}),
    ],
)
def test_what_is_no_game_costs_one_sentence_and_nobody_their_place(
    tmp_path: Path, data: object, read: set[str]
) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"people": [{"name": "Tom", "look": 2, "begun": data}]}))
    assert begun(SettingsStore(path).settings) == [read]


def test_it_is_all_that_a_picture_does_not_follow_from() -> None:
    settings = Settings(people=(OWNER, TOM))
    other = people.begin(settings, "Tom", "quando")
    assert other != settings
    assert people.without_beginnings(other) == settings
    renamed = people.rename(settings, "Tom", "Thomas")
    assert people.without_beginnings(renamed) != settings
