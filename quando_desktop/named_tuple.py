"""Named tuples, made in a small part of the time that Python's own take.

`class Place(NamedTuple)` means here what it means in Python. Python compiles the method that makes
an object with each class: some eighty before the first picture, most of them for objects of later
moments. Here it is compiled with the first object, and the other methods are shared by all classes.
"""

from __future__ import annotations

import collections
from operator import itemgetter
from typing import TYPE_CHECKING, Generic

__all__ = ("NamedTuple",)

if TYPE_CHECKING:
    # A type checker knows no difference.
    from typing import NamedTuple
else:

    def _slow_getter(at, doc):
        return property(itemgetter(at), doc=doc)

    # Python's own way to a field is the quickest.
    _getter = getattr(collections, "_tuplegetter", _slow_getter)

    class Maker(type):
        """Makes a plain class from one that names `NamedTuple` as its base."""

        def __new__(cls, name, bases, names):
            fields = tuple(names.get("__annotations__", ()))
            defaults = {field: names.pop(field) for field in fields if field in names}
            names.update(
                (field, _getter(at, f"Alias for field number {at}"))
                for at, field in enumerate(fields)
            )
            names.update(
                __slots__=(),
                __match_args__=fields,
                __new__=_first,
                _fields=fields,
                _field_defaults=defaults,
                _form=f"({', '.join([f'{field}=%r' for field in fields])})",
            )
            names.setdefault("__doc__", f"{name}({', '.join(fields)})")
            names = SHARED | names
            if Generic in bases:
                # A tuple's own would come first.
                names["__class_getitem__"] = classmethod(Generic.__class_getitem__.__func__)
            bases = tuple(tuple if base is NamedTuple else base for base in bases)
            return type(name, bases, names)

    NamedTuple = type.__new__(Maker, "NamedTuple", (), {})

    def _first(cls, /, *values, **named):
        """Makes the first object of a class, and the method for all others."""
        owner = next(each for each in cls.__mro__ if "_fields" in each.__dict__)
        listed = ", ".join(owner._fields)
        comma = "," if len(owner._fields) == 1 else ""
        code = f"lambda _cls, {listed}: _new(_cls, ({listed}{comma}))"
        made = eval(code, {"_new": tuple.__new__, "__builtins__": {}})
        made.__name__, made.__qualname__ = "__new__", f"{owner.__qualname__}.__new__"
        made.__defaults__ = tuple(owner._field_defaults.values())
        owner.__new__ = staticmethod(made)
        return made(cls, *values, **named)

    def _make(cls, values):
        made = tuple.__new__(cls, values)
        if len(made) != len(cls._fields):
            raise TypeError(f"Expected {len(cls._fields)} arguments, got {len(made)}")
        return made

    def _replace(self, /, **named):
        made = self._make(map(named.pop, self._fields, self))
        if named:
            raise ValueError(f"Got unexpected field names: {list(named)!r}")
        return made

    def _asdict(self):
        return dict(zip(self._fields, self, strict=True))

    def _repr(self):
        return self.__class__.__name__ + self._form % self

    def _values(self):
        return tuple(self)

    SHARED = {
        "_make": classmethod(_make),
        "_replace": _replace,
        "_asdict": _asdict,
        "__repr__": _repr,
        "__getnewargs__": _values,
    }
    """The methods of all classes; a class may have its own in their place."""
