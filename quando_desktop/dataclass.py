"""Dataclasses, made in a small part of the time that Python's own take.

`@dataclass(frozen=True, slots=True)` and `@dataclass(slots=True)` mean here what they mean in
Python, and Python's own `fields`, `replace` and `asdict` get on with them, as do its dataclasses.
Python compiles up to eight methods for such a class and loads its inspector: that took a sixth of
the start to the first picture. Here one method is compiled, the one that makes an object, and only
when the first object is made; the others are shared by all classes.
"""

from __future__ import annotations

from importlib import import_module
from operator import attrgetter
from reprlib import recursive_repr
from types import MemberDescriptorType
from typing import TYPE_CHECKING

__all__ = ("dataclass", "field", "fields", "replace")
MISSING = object()
OWN = "__quick_fields__"
"""Where a class keeps its fields."""

if TYPE_CHECKING:
    # A type checker knows no difference.
    from dataclasses import dataclass, field, fields, replace
else:

    def dataclass(*, slots, frozen=False, kw_only=False, eq=True):
        """Gives a class slots and methods for the names that are annotated in it."""
        if not slots:
            raise TypeError("a dataclass without slots is made by Python's own decorator")
        return lambda cls: _made(cls, frozen=frozen, kw_only=kw_only, eq=eq)

    def field(*, default=MISSING, default_factory=MISSING, hash=None, compare=True):
        """What is to be known of a field beside its type."""
        return Field(default, default_factory, compare if hash is None else hash, compare)

    def fields(what):
        """The fields of a class or of an object, in their order."""
        return tuple(_fields_of(what if isinstance(what, type) else type(what)).values())

    def replace(one, /, **changes):
        """A new object with other values in some fields."""
        for name in _fields_of(type(one)):
            if name not in changes:
                changes[name] = getattr(one, name)
        return type(one)(**changes)

    class Field:
        __slots__ = ("compare", "default", "default_factory", "hash", "kw_only", "name", "type")

        def __init__(self, default, default_factory, hash, compare):
            if default.__class__.__hash__ is None:
                raise ValueError(f"{default!r} would be shared: use default_factory")
            self.default, self.default_factory = default, default_factory
            self.hash, self.compare = hash, compare

    # ----------------------------------------------------------------- fields

    def _fields_of(cls):
        """The fields of a class and of its bases by their names."""
        for each in cls.__mro__:
            if OWN in each.__dict__:
                return each.__dict__[OWN]
            if "__dataclass_fields__" in each.__dict__:
                found = import_module("dataclasses").fields(each)
                return {one.name: _copied(one) for one in found}
        return {}

    def _copied(found):
        """A field of one of Python's own dataclasses."""
        none = import_module("dataclasses").MISSING
        defaults = (found.default, found.default_factory)
        kept = (MISSING if each is none else each for each in defaults)
        hashed = found.compare if found.hash is None else found.hash
        return _named(Field(*kept, hashed, found.compare), found.name, found.type, found.kw_only)

    def _named(one, name, type, kw_only):
        one.name, one.type, one.kw_only = name, type, kw_only
        return one

    def _annotated(cls, kw_only):
        """The fields that a class adds."""
        found = {}
        for name, type in cls.__annotations__.items():
            if not str(type).startswith(("ClassVar", "typing.ClassVar")):
                given = cls.__dict__.get(name, MISSING)
                one = given if isinstance(given, Field) else field(default=given)
                found[name] = _named(one, name, type, kw_only)
        return found

    # ------------------------------------------------------------------ class

    def _made(cls, *, frozen, kw_only, eq):
        own, known = _annotated(cls, kw_only), {}
        for base in cls.__mro__[-1:0:-1]:
            known.update(_fields_of(base))
        known.update(own)
        names = {name: value for name, value in cls.__dict__.items() if name not in own}
        names.pop("__dict__", None)
        names.pop("__weakref__", None)
        taken = {name for base in cls.__mro__[1:] for name in base.__dict__.get("__slots__", ())}
        names["__slots__"] = tuple(name for name in own if name not in taken)
        names[OWN] = known
        names.setdefault("__match_args__", tuple(n for n, f in known.items() if not f.kw_only))
        names.setdefault("__repr__", _repr)
        if eq:
            _add_equality(names, known.values(), frozen=frozen)
        if frozen:
            names.update(__setattr__=_refuse_to_set, __delattr__=_refuse_to_delete)
            names.setdefault("__getstate__", _get_state)
            names.setdefault("__setstate__", _set_state)
        made = type(cls)(cls.__name__, cls.__bases__, names)
        made.__qualname__ = cls.__qualname__
        made.__init__ = _init_of(made, frozen=frozen)
        for name in TWIN:
            setattr(made, name, _Twin(made, name, frozen=frozen, eq=eq))
        return made

    def _add_equality(names, known, *, frozen):
        compared = _tuple_of([each.name for each in known if each.compare])
        hashed = _tuple_of([each.name for each in known if each.hash])

        def is_equal(self, other):
            if other.__class__ is self.__class__:
                return compared(self) == compared(other)
            return NotImplemented

        names.setdefault("__eq__", is_equal)
        if names.get("__hash__") is None:
            names["__hash__"] = (lambda self: hash(hashed(self))) if frozen else None

    def _tuple_of(names):
        """A function that gives the values of these fields."""
        if len(names) > 1:
            return attrgetter(*names)
        return lambda one: tuple(getattr(one, name) for name in names)

    # ----------------------------------------------------------------- object

    def _init_of(cls, *, frozen):
        def first(self, *arguments, **named):
            cls.__init__ = _compiled(cls, frozen=frozen)
            cls.__init__(self, *arguments, **named)

        return first

    def _compiled(cls, *, frozen):
        """The method that makes an object, written out for its fields."""
        known, space = list(_fields_of(cls).values()), {"MISSING": MISSING}
        lines = [_assignment(cls, each, space, frozen=frozen) for each in known]
        if hasattr(cls, "__post_init__"):
            lines.append("self.__post_init__()")
        named = [_parameter(each, space) for each in known if each.kw_only]
        parameters = [_parameter(each, space) for each in known if not each.kw_only]
        head = ", ".join(["self", *parameters, *(["*", *named] if named else ())])
        exec("\n ".join([f"def __init__({head}):", *lines, "pass"]), space)
        made = space["__init__"]
        made.__qualname__ = f"{cls.__qualname__}.__init__"
        return made

    def _parameter(each, space):
        if each.default is not MISSING:
            space[f"_default_{each.name}"] = each.default
            return f"{each.name}=_default_{each.name}"
        return each.name if each.default_factory is MISSING else f"{each.name}=MISSING"

    def _assignment(cls, each, space, *, frozen):
        name = value = each.name
        if each.default_factory is not MISSING:
            space[f"_make_{name}"] = each.default_factory
            value = f"_make_{name}() if {name} is MISSING else {name}"
        if not frozen:
            return f"self.{name} = {value}"
        slot = getattr(cls, name, None)
        if isinstance(slot, MemberDescriptorType):
            space[f"_set_{name}"] = slot.__set__
            return f"_set_{name}(self, {value})"
        return f"object.__setattr__(self, {name!r}, {value})"

    @recursive_repr()
    def _repr(self):
        values = (f"{name}={getattr(self, name)!r}" for name in _fields_of(type(self)))
        return f"{type(self).__qualname__}({', '.join(values)})"

    def _refuse_to_set(self, name, value):
        if OWN in type(self).__dict__ or name in _fields_of(type(self)):
            error = import_module("dataclasses").FrozenInstanceError
            raise error(f"cannot assign to field {name!r}")
        object.__setattr__(self, name, value)

    def _refuse_to_delete(self, name):
        if OWN in type(self).__dict__ or name in _fields_of(type(self)):
            error = import_module("dataclasses").FrozenInstanceError
            raise error(f"cannot delete field {name!r}")
        object.__delattr__(self, name)

    def _get_state(self):
        return [getattr(self, name) for name in _fields_of(type(self))]

    def _set_state(self, state):
        for name, value in zip(_fields_of(type(self)), state, strict=True):
            object.__setattr__(self, name, value)

    # ------------------------------------------------------------ Python's own

    TWIN = ("__dataclass_fields__", "__dataclass_params__")
    """What Python's own functions and dataclasses ask a class for."""

    class _Twin:
        """Takes that, when somebody asks for it, from one of Python's own with the same fields."""

        def __init__(self, owner, name, *, frozen, eq):
            self._owner, self._name, self._frozen, self._eq = owner, name, frozen, eq

        def __get__(self, one, cls):
            own, owner = import_module("dataclasses"), self._owner
            twin = own.make_dataclass(
                owner.__name__,
                [(each.name, each.type, _own_field(own, each)) for each in fields(owner)],
                frozen=self._frozen,
                eq=self._eq,
            )
            for name in TWIN:
                setattr(owner, name, getattr(twin, name))
            return getattr(owner, self._name)

    def _own_field(own, each):
        defaults = {"default": each.default, "default_factory": each.default_factory}
        given = {name: value for name, value in defaults.items() if value is not MISSING}
        return own.field(**given, hash=each.hash, compare=each.compare, kw_only=each.kw_only)
