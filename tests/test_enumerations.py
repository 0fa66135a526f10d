"""Qt's enumerations, made quickly, beside what Python makes of the same members."""

from __future__ import annotations

import enum
import pickle
from typing import Any

import pytest
from PySide6 import QtCore, QtGui, QtWidgets

from quando_desktop.enumerations import KINDS, Quick, is_plain, make_quickly

CREATE = "_create_"


def _makers() -> tuple[Any, Quick]:
    """Python's way and ours, whichever of them is in place."""
    found: Any = getattr(enum.EnumMeta, CREATE)
    plain = found.plain if isinstance(found, Quick) else found
    return plain, Quick(plain)


def _kind(of: Any) -> Any:
    return next(each for each in of.__mro__ if each in KINDS)


def _qts() -> list[Any]:
    """All enumerations of the modules that the program uses, however they were made."""
    found: dict[Any, None] = {}
    for module in (QtCore, QtGui, QtWidgets):
        for name in dir(module):
            outer = getattr(module, name)
            for each in (outer, *vars(outer).values()) if isinstance(outer, type) else ():
                if isinstance(each, enum.EnumMeta) and each.__module__.startswith("PySide6"):
                    found[each] = None
    return list(found)


def _inside(of: Any) -> dict[str, object]:
    """Everything that stands in a class, its members spelled out."""

    def spelled(what: Any) -> object:
        if isinstance(what, of):
            return {
                **vars(what),
                "__objclass__": what.__objclass__ is of,
                "number": int(what.value),
            }
        if isinstance(what, dict):
            return {key: spelled(value) for key, value in what.items()}
        return getattr(what, "__func__", what)

    return {key: spelled(value) for key, value in vars(of).items()}


def test_each_of_qts_is_what_python_makes() -> None:
    plain, quick = _makers()
    kinds = dict.fromkeys(KINDS, 0)
    for found in _qts():
        kind, members = _kind(found), [(key, each.value) for key, each in found.__members__.items()]
        boundary = enum.KEEP
        theirs = plain(kind, found.__name__, members, module="here", boundary=boundary)
        ours = quick.__get__(kind, enum.EnumMeta)(
            found.__name__, members, module="here", boundary=boundary
        )
        assert _inside(ours) == _inside(theirs), found
        assert repr(list(ours)) == repr(list(theirs)) == repr(list(found))
        kinds[kind] += is_plain(kind, members)
    assert kinds[enum.Enum] > 100
    assert kinds[enum.Flag] > 20
    assert kinds[enum.IntEnum] > 5
    assert kinds[enum.IntFlag] > 2


def test_flags_are_put_together_and_taken_apart() -> None:
    _, quick = _makers()
    members = [("NONE", 0), ("B", 2), ("A", 1), ("AB", 3), ("SECOND", 2)]
    made = quick.__get__(enum.Flag, enum.EnumMeta)("Made", members, boundary=enum.KEEP)
    assert made.A | made.B is made.AB
    assert ~made.A & made.AB is made.B
    assert made.SECOND is made.B
    assert made["SECOND"] is made(2)
    assert [each.name for each in made] == ["B", "A"]
    assert (made.A | made(8)).value == 9


@pytest.mark.parametrize(
    ("kind", "members"),
    [
        (enum.Enum, [("name", 1)]),
        (enum.Enum, [("A", "one")]),
        (enum.Enum, [("A", True)]),
        (enum.Enum, [("A", 1), ("A", 2)]),
        (enum.Flag, [("A", -1)]),
        (enum.Enum, ["A", "B"]),
        (enum.Enum, "A B"),
        (enum.StrEnum, [("A", "a")]),
    ],
)
def test_the_unusual_is_left_to_python(kind: Any, members: Any) -> None:
    plain, quick = _makers()

    def told(create: Any) -> object:
        try:
            made = create("Made", members, module="here")
            return [(each.name, each.value) for each in made], _inside(made).keys()
        except Exception as error:
            return type(error), str(error)

    assert not is_plain(kind, members)
    assert told(quick.__get__(kind, enum.EnumMeta)) == told(
        lambda *given, **named: plain(kind, *given, **named)
    )


def test_only_once() -> None:
    make_quickly()
    found = getattr(enum.EnumMeta, CREATE)
    make_quickly()
    assert getattr(enum.EnumMeta, CREATE) is found
    made = enum.Enum("made", [("A", 1)])
    assert (made.A.name, made(1), made.__module__) == ("A", made.A, __name__)


def test_members_go_to_other_processes_and_back() -> None:
    key = QtCore.Qt.Key.Key_A
    assert pickle.loads(pickle.dumps(key)) is key
