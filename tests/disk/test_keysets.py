"""The keys of people who share a keyboard."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from quando_desktop.disk.problem import Trouble
from quando_desktop.disk.store import SettingsStore, load
from quando_desktop.games.seven_ate_nine.settings import FIT_AID, FitAid
from quando_desktop.settings import keysets
from quando_desktop.settings.keysets import (
    ARROWS,
    AT_A,
    AT_F,
    AT_J,
    DEFAULTS,
    KeySet,
    are_playable,
    changed,
    keysets_of,
    with_keysets,
)
from quando_desktop.settings.settings import Person, Settings

OWN = KeySet("Ö", "Num6", ",", "7")


@pytest.mark.parametrize("people", DEFAULTS)
def test_the_usual_keys_are_there_for_everybody_and_nobody_is_in_the_way(people: int) -> None:
    sets = keysets_of(Settings(), people)
    assert sets == DEFAULTS[people]
    assert len(sets) == people
    assert are_playable(sets)


@pytest.mark.parametrize("people", DEFAULTS)
def test_the_usual_keys_lie_at_the_same_places_everywhere(people: int) -> None:
    """Y and Z change places between keyboards, and not all have a number block."""
    keys = {key for keyset in DEFAULTS[people] for key in keyset}
    assert keys.isdisjoint({"Y", "Z"} | keysets.MARKS | keysets.BLOCK)


def test_chosen_keys_count_for_so_many_people_only() -> None:
    settings = Settings(live_keys={"2": (OWN, AT_A)})
    assert keysets_of(settings, 2) == (OWN, AT_A)
    assert keysets_of(settings, 3) == DEFAULTS[3]


def test_a_key_that_another_has_is_swapped() -> None:
    sets = changed((AT_A, ARROWS), 0, "play", "Up")
    assert sets == (AT_A._replace(play="Up"), ARROWS._replace(play="W"))
    assert changed(sets, 0, "play", "A") == (KeySet("Up", "D", "A", "S"), sets[1])
    assert changed(sets, 0, "play", "Up") == sets


def test_a_free_key_takes_the_place_of_the_old_one() -> None:
    assert changed((AT_A, AT_F), 1, "draw", "V") == (AT_A, AT_F._replace(draw="V"))


@pytest.mark.parametrize("key", ["Space", "Escape", "Return", "Tab", "F1", "", "AA", "ö"])
def test_a_reserved_key_is_nobodys(key: str) -> None:
    with pytest.raises(ValueError, match="a key cannot be"):
        changed((ARROWS,), 0, "play", key)
    assert not are_playable([ARROWS._replace(play=key)])


def test_the_usual_keys_take_no_place_in_the_settings() -> None:
    chosen = with_keysets({"1": (AT_J,)}, (OWN, AT_A))
    assert chosen == {"1": (AT_J,), "2": (OWN, AT_A)}
    assert with_keysets(chosen, DEFAULTS[2]) == {"1": (AT_J,)}


# ----------------------------------------------------------------------- on the disk


def keys_of(keyset: KeySet) -> dict[str, str]:
    return dict(zip(keysets.ROLES, keyset, strict=True))


def read(path: Path, live_keys: Any) -> Any:
    path.write_text(json.dumps({"live_keys": live_keys}), encoding="utf-8")
    return load(path)


def test_chosen_keys_come_back(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    SettingsStore(path).change(live_keys={"2": (OWN, AT_A), "3": (AT_F, OWN, AT_J)})
    found = SettingsStore(path)
    assert found.settings.live_keys == {"2": (OWN, AT_A), "3": (AT_F, OWN, AT_J)}
    assert found.problem is None


@pytest.mark.parametrize(
    "sets",
    [
        None,
        [],
        [keys_of(AT_A)],
        [keys_of(AT_A), keys_of(AT_A)],
        [keys_of(AT_A), keys_of(ARROWS._replace(play="W"))],
        [keys_of(AT_A), keys_of(ARROWS._replace(play="Space"))],
        [keys_of(AT_A), {"left": "Left", "right": "Right", "play": "Up"}],
        [keys_of(AT_A), keys_of(ARROWS) | {"draw": 3}],
        [keys_of(AT_A), keys_of(ARROWS) | {"draw": ["Down"]}],
        [keys_of(AT_A), list(ARROWS)],
        [keys_of(AT_A), keys_of(AT_F), keys_of(AT_J)],
    ],
)
def test_keys_that_make_no_sense_are_left_out_alone(tmp_path: Path, sets: Any) -> None:
    found = read(tmp_path / "settings.json", {"1": [keys_of(AT_J)], "2": sets})
    assert found.settings == Settings(live_keys={"1": (AT_J,)})
    assert (found.problem.kind, found.problem.detail) == (Trouble.FIELDS, "live_keys")


@pytest.mark.parametrize("people", ["0", "5", "one", "", "01"])
def test_there_are_keys_for_one_to_four_people(tmp_path: Path, people: str) -> None:
    found = read(tmp_path / "settings.json", {people: [keys_of(AT_J)]})
    assert found.settings == Settings()
    assert found.problem is not None


@pytest.mark.parametrize(
    "wrong",
    [
        {"live_keys": {"2": (AT_A, AT_A)}},
        {"live_keys": {"1": (ARROWS._replace(left="Escape"),)}},
        {"live_keys": {"1": (AT_A, AT_F)}},
        {"live_keys": {"5": ()}},
        {"keyboard_tested": 5},
        {"keyboard_tested": True},
    ],
)
def test_the_program_cannot_choose_such_keys(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="cannot be"):
        Settings(**wrong)


# -------------------------------------------------------------------------- the aid


def test_each_has_the_aid_they_chose_and_others_the_common_one() -> None:
    people = (Person("Tom", 1, {FIT_AID: FitAid.ALWAYS}), Person("Maria", 2))
    settings = Settings(people=people, own={FIT_AID: FitAid.SLOW})
    aids = [settings.of(name, FIT_AID) for name in ("Tom", "Maria", "Lena")]
    assert aids == [FitAid.ALWAYS, FitAid.NONE, FitAid.SLOW]


@pytest.mark.parametrize("aid", [None, 1, "yes", ["slow"], {}])
def test_a_person_whose_aid_makes_no_sense_goes_without(tmp_path: Path, aid: Any) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"people": [{"name": "Tom", "look": 2, "fit_aid": aid}]}))
    found = load(path)
    assert found.settings.people == (Person("Tom", 2),)
    assert found.problem is None
