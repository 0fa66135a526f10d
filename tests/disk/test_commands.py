"""The keys of commands: what is pressed and what is meant, and how keys change places."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quando_desktop.disk.store import SettingsStore
from quando_desktop.games import PLUGS, bindings_of, commands
from quando_desktop.settings.commands import (
    COMMON,
    Bindings,
    KeyCommand,
    KeyTaken,
    When,
    check,
    with_key,
)
from quando_desktop.settings.keysets import BINDABLE

KNOCK = KeyCommand("knock", "K", game="one")
STEAL = KeyCommand("steal", "J", game="two")
LOOK = KeyCommand("look", "N", When.END)
SKIP = KeyCommand("skip", "N", game="two")
HINT = KeyCommand("hint", "H")
ALL = (HINT, LOOK, KNOCK, STEAL, SKIP)


def test_every_command_has_its_own_id_and_a_key_that_it_may_have() -> None:
    ids = [command.id for command in commands()]
    assert len({*ids}) == len(ids)
    assert {command.key for command in commands()} <= BINDABLE


def test_no_two_usual_keys_are_in_each_others_way() -> None:
    found = commands()
    for one in found:
        assert [two.id for two in found if two.key == one.key and two.meets(one)] == [one.id]


@pytest.mark.parametrize("game", PLUGS)
def test_usual_keys_mean_themselves(game: str) -> None:
    bindings = bindings_of(game, {})
    for command in (*COMMON, *PLUGS[game].commands):
        is_over = command.when is When.END
        assert bindings.meaning((command.key,), is_over=is_over) == command.key
    assert bindings.meaning(("Escape",)) == "Escape"
    assert bindings.meaning(()) == ""
    assert bindings.changed == {}


def test_a_table_is_told_the_usual_key() -> None:
    bindings = Bindings(ALL, {"hint": "B"})
    assert bindings.meaning(("B",)) == "H"
    assert bindings.meaning(("H",)) == "", "it had a meaning before"
    assert bindings.means("hint", ("B",))
    assert not bindings.means("hint", ("H",))
    assert bindings.changed == {"H": "B"}


def test_the_place_counts_where_the_sign_means_nothing() -> None:
    bindings = Bindings([*ALL, KeyCommand("number_4", "4")], {})
    assert bindings.meaning(("'", "4")) == "4"
    assert Bindings([*ALL, KeyCommand("number_4", "4")], {"hint": "'"}).meaning(("'", "4")) == "H"
    assert bindings.meaning(("Num4", "4")) == "4"
    assert Bindings(ALL, {"hint": "Num4"}).meaning(("Num4", "4")) == "H"


def test_a_key_may_mean_two_things_at_two_times() -> None:
    bindings = Bindings(ALL, {"look": "B"})
    assert bindings.meaning(("N",)) == "N"
    assert bindings.meaning(("B",), is_over=True) == "N"


def test_a_key_that_is_in_use_changes_places() -> None:
    keys = with_key(ALL, {}, "hint", "K")
    assert keys == {"hint": "K", "knock": "H"}
    assert with_key(ALL, keys, "hint", "H") == {}, "usual ones are not kept"


def test_games_and_times_are_not_in_each_others_way() -> None:
    assert with_key(ALL, {}, "knock", "J") == {"knock": "J"}
    assert with_key(ALL, {}, "look", "K") == {"look": "K"}


def test_nobody_loses_a_key_to_a_third_one() -> None:
    """The hint would go to J, where the other game has a key of its own."""
    with pytest.raises(KeyTaken) as refused:
        with_key(ALL, {"knock": "J"}, "knock", "H")
    assert refused.value.by is HINT


def test_reserved_keys_stay() -> None:
    for key in ("Escape", "Tab", "F1", "F2", "F11", ""):
        with pytest.raises(ValueError, match="key"):
            with_key(ALL, {}, "hint", key)
        with pytest.raises(ValueError, match="keys"):
            check({"hint": key})


def test_commands_of_another_version_keep_their_keys() -> None:
    assert with_key(ALL, {"dance": "D"}, "hint", "B") == {"dance": "D", "hint": "B"}


def test_they_are_kept_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    SettingsStore(path).change(keys={"hint": "F9", "dance": "D"}, volume=50)
    assert SettingsStore(path).settings.keys == {"hint": "F9", "dance": "D"}
    store = SettingsStore(path)
    store.change(keys={})
    assert "keys" not in json.loads(path.read_text(encoding="utf-8"))


def test_nonsense_in_the_file_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    odd = {"hint": "B", "sort": "Tab", "log": 7, "mute": ["M"], "": "A"}
    path.write_text(json.dumps({"keys": odd}), encoding="utf-8")
    store = SettingsStore(path)
    assert store.settings.keys == {"hint": "B"}
    assert store.problem is not None
