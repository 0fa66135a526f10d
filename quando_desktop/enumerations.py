"""Makes the enumerations of Qt's binding in a small part of the time that Python takes.

The binding asks Python for the enumerations of a class when the class is first named, and for all
93 of Qt's own namespace at once, with 1,116 members. That was a sixth of the start to the first
picture, as Python looks at each member as if anything could be in it. The binding's members are
whole numbers with plain names. Classes for such members are filled here, and are afterwards what
Python would have made. Whatever is unusual is left to Python, and so is everything in versions of
Python that were not tried.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import Enum, EnumMeta, Flag, IntEnum, IntFlag
from typing import Any

TRIED = ((3, 11), (3, 12), (3, 13))
"""Versions of Python whose enumerations are known."""
KINDS = (Enum, IntEnum, Flag, IntFlag)
TAKEN = {kind: {name for each in kind.__mro__ for name in vars(each)} for kind in KINDS}
"""Names that mean something else in an enumeration of each kind."""
OF_ITS_OWN = ("__dict__", "__weakref__")
"""What Python adds to a class by itself."""
Members = list[tuple[str, int]]


def make_quickly() -> None:
    """Makes enumerations quickly from now on, where Python is asked for one with a list."""
    plain = EnumMeta._create_  # type: ignore[attr-defined]
    if sys.version_info[:2] in TRIED and not isinstance(plain, Quick):
        setattr(EnumMeta, "_create_", Quick(plain))  # noqa: B010


class Quick:
    """A method that takes the place of Python's own."""

    def __init__(self, plain: Callable[..., Any]) -> None:
        self.plain = plain
        self._patterns: dict[tuple[object, object], dict[str, Any]] = {}
        """What stands in a class without members, by its kind and by what it does with unknown
        bits."""

    def __get__(self, kind: Any, _: type) -> Any:
        if kind is None:
            return self

        def create(
            name: str,
            members: Any,
            *,
            module: str | None = None,
            boundary: object = None,
            **rest: Any,
        ) -> Any:
            if module is None:
                # As Python does it: whoever has called the class, which has called this.
                module = sys._getframe(2).f_globals.get("__name__")
            if is_plain(kind, members, **rest):
                return self._made(kind, name, members, module, boundary)
            return self.plain(kind, name, members, module=module, boundary=boundary, **rest)

        return create

    def _made(
        self, kind: Any, name: str, members: Members, module: str | None, boundary: object
    ) -> Any:
        pattern = self._patterns.get((kind, boundary))
        if pattern is None:
            empty = vars(self.plain(kind, "Empty", [], module=module, boundary=boundary))
            pattern = {key: value for key, value in empty.items() if key not in OF_ITS_OWN}
            self._patterns[kind, boundary] = pattern
        inside = {
            key: value.copy() if isinstance(value, (list, dict)) else value
            for key, value in pattern.items()
        }
        inside["__module__"] = module
        made = type.__new__(EnumMeta, name, (kind,), inside)
        fill(made, members)
        return made


def is_plain(
    kind: Any, members: Any, qualname: object = None, type: object = None, start: int = 1
) -> bool:
    """Whether members are whole numbers with names that mean nothing else."""
    if kind not in KINDS or qualname is not None or type is not None or start != 1:
        return False
    if not isinstance(members, list) or not all(isinstance(each, tuple) for each in members):
        return False
    named = dict(members)
    if len(named) < len(members) or not TAKEN[kind].isdisjoint(named):
        return False
    lowest = min(named.values(), default=0)
    return {each.__class__ for each in named.values()} <= {int} and (
        lowest >= 0 or not issubclass(kind, Flag)
    )


def fill(made: Any, members: Members) -> None:
    """Gives a class its members. A further name of a value is another name of its member; what is
    not one bit of a flag is a member that is not counted."""
    names, by_name, by_value = made._member_names_, made._member_map_, made._value2member_map_
    is_number, is_flag = issubclass(made, int), issubclass(made, Flag)
    bits = single = 0
    for name, value in members:
        member = by_value.get(value)
        if member is None:
            member = int.__new__(made, value) if is_number else object.__new__(made)
            member._value_ = value
            member._name_ = name
            member.__objclass__ = made
            member._sort_order_ = len(names)
            by_value[value] = member
            if not is_flag:
                names.append(name)
            else:
                bits |= value
                if value and not value & value - 1:
                    single |= value
                    names.append(name)
        by_name[name] = member
        # Python's own way would look whether it is there already.
        type.__setattr__(made, name, member)
    if is_flag:
        made._flag_mask_, made._singles_mask_ = bits, single
        made._all_bits_ = 2 ** bits.bit_length() - 1
        counted = [by_name[name]._value_ for name in names]
        if counted != sorted(counted):
            made._iter_member_ = made._iter_member_by_def_
