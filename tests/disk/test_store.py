"""The settings' file: read field by field, written at once or not at all, never lost."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from quando_desktop.disk import store
from quando_desktop.disk.problem import Trouble
from quando_desktop.disk.store import SettingsStore, load, with_fields
from quando_desktop.engine.players import NAME_LIMIT, Kind
from quando_desktop.games import SETTINGS
from quando_desktop.games.quando.settings import KNOCK_CHANCE, KnockBy
from quando_desktop.games.quanto.settings import SUM_AID, SumAid
from quando_desktop.games.seven_ate_nine.settings import FIT_AID, FitAid
from quando_desktop.settings.keysets import KeySet
from quando_desktop.settings.own import AnySetting
from quando_desktop.settings.settings import (
    OPTIONS_LIMIT,
    PEOPLE_LIMIT,
    SEATS_LIMIT,
    TABLES_LIMIT,
    TEXT_SIZES,
    CardSize,
    Contrast,
    Language,
    LastTable,
    Motion,
    Person,
    Scanning,
    Scheme,
    SeatChoice,
    Settings,
    Sorting,
    Speed,
    Spoken,
)
from tests.disk.faults import sentence
from tests.engine.journals import needs_posix

SEATS = (SeatChoice(Kind.HUMAN, "Jürgen"), SeatChoice(Kind.COMPUTER, "Olive", "expert", "olive"))
UNUSUAL: dict[str, Any] = {
    "language": Language.GERMAN,
    "scheme": Scheme.DARK,
    "text_size": 140,
    "card_size": CardSize.LARGE,
    "bold_marks": True,
    "volume": 0,
    "muted": True,
    "room_tone": True,
    "music": True,
    "speed": Speed.INSTANT,
    "motion": Motion.CALM,
    "sorting": Sorting.HAND,
    "memory_help": True,
    "knock_by": KnockBy.TWICE,
    "confirm_leave": False,
    "confirm_draw": True,
    "knock_chance": True,
    "hand_total": False,
    "fullscreen": True,
    "remarks": False,
    "faces": False,
    "spoken": Spoken.MOMENTS,
    "speech_rate": 320,
    "fit_aid": FitAid.SLOW,
    "fit_tones": True,
    "sum_aid": SumAid.FOUND,
    "live_keys": {"1": (KeySet("Q", "Ü", "Num5", "-"),)},
    "keys": {"hint": "F9", "a command of tomorrow": "Num5"},
    "scanning": Scanning.TWO,
    "scan_step": 2200,
    "scan_mouse": True,
    "cool_down": 300,
    "keyboard_tested": 3,
    "voice": True,
    "contrast": Contrast.HIGH,
    "live_pace": 40,
    "people": (
        Person("Jürgen", 1, {FIT_AID: FitAid.ALWAYS}),
        Person(
            "李雷",
            6,
            {KNOCK_CHANCE: True, SUM_AID: SumAid.ASKED},
            {"text_size": 120, "keys": {"hint": "B"}},
        ),
    ),
    "tables": {"quando": LastTable(SEATS, {"target": 40, "switch": True})},
    "last_game": "quando",
    "guided": "2026-01-01-quando-1",
    "painting": "graphics_card",
}

USUAL: dict[str, Any] = {
    **{field.name: getattr(Settings(), field.name) for field in fields(Settings)},
    **{key: setting.default for key, setting in SETTINGS.items()},
}
del USUAL["own"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def written(path: Path, data: object) -> Path:
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


# ------------------------------------------------------------------- what is kept


def test_the_first_start_has_the_usual_settings_and_writes_nothing(path: Path) -> None:
    found = SettingsStore(path)
    assert found.settings == Settings()
    assert found.problem is None
    assert not path.exists()


def test_every_field_comes_back_as_it_was(path: Path) -> None:
    assert UNUSUAL.keys() == USUAL.keys()
    for name, value in UNUSUAL.items():
        assert value != USUAL[name]
        SettingsStore(path).change(**{name: value})
    found = SettingsStore(path)
    assert found.settings == with_fields(Settings(), UNUSUAL)
    assert found.problem is None
    assert found.settings.tables["quando"].options["switch"] is True
    assert isinstance(found.settings.scheme, Scheme)


def test_any_mapping_can_be_kept(path: Path) -> None:
    table = LastTable(SEATS, MappingProxyType({"target": 40}))
    SettingsStore(path).change(tables=MappingProxyType({"quando": table}))
    assert SettingsStore(path).settings.tables == {"quando": LastTable(SEATS, {"target": 40})}


def test_fields_of_another_version_are_kept_and_written_back(path: Path) -> None:
    extra = {"shuffle": "riffle", "colours": [{"back": 3}, None, 1.5]}
    written(path, {"volume": 20} | extra)
    SettingsStore(path).change(muted=True)
    data = json.loads(path.read_text(encoding="utf-8"))
    assert {key: data[key] for key in extra} == extra
    assert (data["volume"], data["muted"]) == (20, True)


def test_a_mark_at_the_beginning_of_the_text_is_no_damage(path: Path) -> None:
    path.write_bytes(b'\xef\xbb\xbf{"volume": 20}')
    assert load(path) == store.Loaded(Settings(volume=20))


@needs_posix
def test_a_link_stays_a_link(tmp_path: Path, path: Path) -> None:
    real = written(tmp_path / "elsewhere.json", {"volume": 20})
    path.symlink_to(real)
    SettingsStore(path).change(muted=True)
    assert path.is_symlink()
    assert load(real).settings == Settings(volume=20, muted=True)


# ------------------------------------------------------------------ one bad field

WRONG: list[Any] = [None, [], {}, "", "no such", -1, 5001, 1.0, 10**400, [[]], {"a": {}}]


@pytest.mark.parametrize("name", UNUSUAL)
def test_a_field_that_makes_no_sense_gets_its_usual_value_and_the_others_stay(
    path: Path, name: str
) -> None:
    SettingsStore(path).change(**UNUSUAL)
    good = json.loads(path.read_text(encoding="utf-8"))
    for value in WRONG:
        if (name, value) in (
            ("people", []),
            ("tables", {}),
            ("live_keys", {}),
            ("keys", {}),
        ):
            continue
        if name in ("last_game", "guided") and isinstance(value, str):
            # A game that another version has, or a match that is no more.
            continue
        found = load(written(path, good | {name: value}))
        expected = with_fields(Settings(), UNUSUAL | {name: USUAL[name]})
        assert found.settings == expected, value
        assert found.problem is not None
        assert (found.problem.kind, found.problem.detail) == (Trouble.FIELDS, name)
        sentence(found.problem)


def test_a_switch_is_no_number_and_a_number_no_switch(path: Path) -> None:
    found = load(written(path, {"muted": 1, "volume": True}))
    assert found.settings == Settings()
    assert found.problem is not None
    assert found.problem.detail == "muted, volume"


@pytest.mark.parametrize(
    "person",
    [
        None,
        "Maria",
        {},
        {"name": "Maria"},
        {"name": "Maria", "look": 0},
        {"name": "Maria", "look": 7},
        {"name": "Maria", "look": True},
        {"name": "Maria", "look": "1"},
        {"name": "  ", "look": 1},
        {"name": "x" * 61, "look": 1},
        {"name": "a\nb", "look": 1},
        {"name": "\ud800", "look": 1},
        {"name": ["Maria"], "look": 1},
        {"name": "Tom", "look": 3},
    ],
)
def test_a_person_who_makes_no_sense_is_left_out_alone(path: Path, person: Any) -> None:
    tom = {"name": "Tom", "look": 2}
    found = load(written(path, {"people": [tom, person]}))
    assert found.settings.people == (Person("Tom", 2),)
    assert found.problem is not None


@pytest.mark.parametrize("helped", [None, 1, "yes", False])
def test_a_person_whose_help_makes_no_sense_goes_without(path: Path, helped: Any) -> None:
    found = load(written(path, {"people": [{"name": "Tom", "look": 2, "knock_chance": helped}]}))
    assert found.settings.people == (Person("Tom", 2),)
    assert found.problem is None


@pytest.mark.parametrize(
    "table",
    [
        None,
        {},
        {"seats": {}},
        {"seats": [None]},
        {"seats": [{"kind": "ghost"}]},
        {"seats": [{"kind": ["human"]}]},
        {"seats": [{"kind": "human", "name": 3}]},
        {"seats": [{"kind": "human", "name": "\x00"}]},
        {"seats": [{"kind": "computer", "level": {}}]},
        {"seats": [{"kind": "computer", "character": ""}]},
        {"seats": [{"kind": "human"}] * 11},
        {"seats": [], "options": []},
        {"seats": [], "options": {"target": "50"}},
        {"seats": [], "options": {"target": 1.5}},
        {"seats": [], "options": {"target": 1 << 40}},
        {"seats": [], "options": {"": 1}},
        {"seats": [], "options": {f"o{number}": 1 for number in range(31)}},
    ],
)
def test_a_table_that_makes_no_sense_is_left_out_alone(path: Path, table: Any) -> None:
    good = {"seats": [{"kind": "human", "name": "Tom"}]}
    found = load(written(path, {"tables": {"quando": good, "quanto": table}}))
    assert found.settings.tables == {"quando": LastTable((SeatChoice(Kind.HUMAN, "Tom"),))}
    assert found.problem is not None


def test_too_many_people_and_tables_are_cut(path: Path) -> None:
    people = [{"name": f"P{number}", "look": 1} for number in range(60)]
    tables: Any = {f"game{number}": {"seats": []} for number in range(30)} | {"": {"seats": []}}
    found = load(written(path, {"people": people, "tables": tables}))
    assert (len(found.settings.people), len(found.settings.tables)) == (50, 20)
    assert found.problem is not None
    assert found.problem.detail == "people, tables"


@pytest.mark.parametrize(
    "extra",
    [
        '{"a": 1e999}',
        '{"a": "\\ud800"}',
        '{"\\ud800": 1}',
        '{"a": ' + "[" * 300 + "]" * 300 + "}",
        json.dumps({"a": "x" * 70_000}),
        json.dumps({"a": [1] * 30_000}),
    ],
)
def test_unknown_fields_that_cannot_be_written_again_are_dropped(path: Path, extra: str) -> None:
    path.write_text(extra[:-1] + ', "volume": 20}', encoding="utf-8")
    found = SettingsStore(path)
    assert found.settings == Settings(volume=20)
    found.change(muted=True)
    assert found.problem is None
    assert "a" not in json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("depth", [100, 500, 800, 900, 950, 990])
def test_fields_nested_as_deeply_as_can_just_be_read_are_no_crash(path: Path, depth: int) -> None:
    path.write_text('{"volume": 20, "a": ' + "[" * depth + "]" * depth + "}")
    found = SettingsStore(path)
    assert found.settings == Settings(volume=20) or found.problem is not None
    found.change(muted=True)
    assert found.problem is None
    assert ("a" in json.loads(path.read_text())) is (depth == 100)


def test_the_fullest_settings_can_be_read_again(path: Path) -> None:
    """What the program writes is never larger than what it reads."""
    name = "\U0001f600" * 58
    seats = tuple(SeatChoice(Kind.COMPUTER, f"{name}{n}", name, name) for n in range(10))
    options = {f"{name}{number:02}": -(1 << 30) for number in range(30)}
    full = Settings(
        people=tuple(Person(f"{name}{number:02}", 6) for number in range(50)),
        tables={f"{name}{number:02}": LastTable(seats, options) for number in range(20)},
    )
    store.save(path, full, {"a": "x" * 60_000})
    assert load(path) == store.Loaded(full, extra={"a": "x" * 60_000})


# ---------------------------------------------------------------------- observers


def test_observers_hear_of_changes_only(path: Path) -> None:
    found = SettingsStore(path)
    seen: list[Settings] = []
    found.observers.append(seen.append)
    found.change(volume=70)
    assert seen == []
    assert not path.exists()
    found.change(volume=20, muted=True)
    assert seen == [Settings(volume=20, muted=True)]


def test_an_observer_may_leave_while_it_is_told(path: Path) -> None:
    found = SettingsStore(path)
    seen: list[int] = []

    def once(settings: Settings) -> None:
        seen.append(settings.volume)
        found.observers.remove(once)

    found.observers += [once, lambda settings: seen.append(-settings.volume)]
    found.change(volume=1)
    found.change(volume=2)
    assert seen == [1, -1, -2]


@pytest.mark.parametrize(
    "wrong", [{"volume": 101}, {"text_size": 110}, {"tables": {"": LastTable(())}}]
)
def test_the_program_cannot_choose_what_could_not_be_read_again(
    path: Path, wrong: dict[str, Any]
) -> None:
    found = SettingsStore(path)
    with pytest.raises(ValueError, match="cannot be"):
        found.change(**wrong)
    assert found.settings == Settings()


def test_the_largest_settings_that_can_be_are_read_again(path: Path) -> None:
    """What the program lets people choose never becomes a file that it refuses to read."""

    def name(number: int) -> str:
        return f"{number:03}".ljust(NAME_LIMIT, "𝕎")

    seats = tuple(
        SeatChoice(Kind.COMPUTER, name(seat), name(seat), name(seat)) for seat in range(SEATS_LIMIT)
    )
    options = {name(number): -(1 << 30) for number in range(OPTIONS_LIMIT)}
    own: dict[AnySetting, Any] = {KNOCK_CHANCE: True, FIT_AID: FitAid.ALWAYS}
    found = SettingsStore(path)
    found.change(
        people=tuple(Person(name(each), 6, own) for each in range(PEOPLE_LIMIT)),
        tables={name(each): LastTable(seats, options) for each in range(TABLES_LIMIT)},
        last_game=name(1),
    )
    assert found.problem is None
    assert load(path).problem is None
    assert load(path).settings == found.settings
    assert path.stat().st_size + store.EXTRA_LIMIT < store.SIZE_LIMIT


def test_full_motion_of_an_earlier_version_follows_the_system(tmp_path: Path) -> None:
    """It had no other word for it, and wrote this one for everybody who had chosen nothing."""
    path = tmp_path / "settings.json"
    for text, motion in (
        ('{"motion": "full"}', Motion.SYSTEM),
        ('{"motion": "calm"}', Motion.CALM),
        ('{"motion": "none"}', Motion.NONE),
        ('{"motion": "always"}', Motion.FULL),
        ("{}", Motion.SYSTEM),
    ):
        path.write_text(text)
        loaded = load(path)
        assert loaded.problem is None
        assert loaded.settings.motion is motion
        assert loaded.settings.contrast is Contrast.SYSTEM


@pytest.mark.parametrize("size", TEXT_SIZES)
def test_every_size_of_text_is_kept(tmp_path: Path, size: int) -> None:
    path = tmp_path / "settings.json"
    SettingsStore(path).change(text_size=size)
    assert load(path).settings.text_size == size
