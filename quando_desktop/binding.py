"""Loads Qt's Python binding without what it brings along for those who develop with it.

The binding comes with a package that reads the signatures of its functions, for error messages and
help texts. It is stored as source, compiled at every start, and loads a good part of Python's own
library: a third of the time that an empty window takes. Here its modules are stand-ins, which load
themselves when somebody first asks for something in them: a call with wrong arguments is explained
as ever.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from threading import RLock
from types import ModuleType
from typing import TYPE_CHECKING, Any

from quando_desktop import enumerations

if TYPE_CHECKING:
    from importlib.abc import Loader
    from importlib.machinery import ModuleSpec

HOME = "shibokensupport"
HOOK = "PySide6.support.feature"
"""The module of the binding's import hook."""
LATE = {
    HOME: ("feature",),
    f"{HOME}.signature": ("mapping", "errorhandler", "layout", "parser"),
    f"{HOME}.signature.lib": ("enum_sig", "pyi_generator", "tool"),
}
"""What can wait, by its package. Names that a later version no longer has do no harm."""
CALLED = {"mapping": "update_mapping"}
"""A function that the binding takes straight from the names of a module, without asking it."""
_LOADING = RLock()


def load_qt() -> None:
    """Loads Qt without the import hook that comes along. The hook reads the source of every module
    that is imported later, to see whether it wants optional features of the binding. Nothing here
    does. From now on enumerations are made quickly, as Qt has many."""
    enumerations.make_quickly()
    plain = builtins.__import__
    _set_import(_Import(plain))
    try:
        import_module("PySide6.QtCore")
    finally:
        _set_import(plain)


def _set_import(function: Callable[..., Any]) -> None:
    setattr(builtins, "__import__", function)  # noqa: B010


class _Import:
    """Imports as usual, but for the parts that can wait. The binding's own finder goes before all
    others, so no finder could do this."""

    def __init__(self, plain: Callable[..., Any]) -> None:
        self._plain = plain

    def __call__(
        self,
        name: str,
        globals: Mapping[str, object] | None = None,
        locals: Mapping[str, object] | None = None,
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> Any:
        if name in LATE and fromlist:
            package = import_module(name)
            for part in fromlist:
                if part in LATE[name] and not hasattr(package, part):
                    _postpone(package, part)
        if name == HOOK:
            # It is about to take the place of this function.
            setattr(builtins, "__feature_import__", self)  # noqa: B010
        return self._plain(name, globals, locals, fromlist, level)


class _StandIn:
    """What a module's own `__getattr__` is until the module is loaded."""

    def __init__(self, spec: ModuleSpec, loader: Loader, module: ModuleType) -> None:
        self._name, self._spec, self._loader, self._module = spec.name, spec, loader, module
        self._is_begun = False

    def __call__(self, attribute: str) -> Any:
        # Whoever looks at all modules asks for names like `__warningregistry__`.
        if not attribute.startswith("__"):
            self.load()
        if attribute in self._module.__dict__:
            return self._module.__dict__[attribute]
        raise AttributeError(f"module {self._name!r} has no attribute {attribute!r}")

    def load(self) -> None:
        with _LOADING:
            if not self._is_begun:
                self._is_begun = True
                # The binding lists it under another name, too, which its finder does not know.
                other, self._spec.name = self._spec.name, self._name
                self._loader.exec_module(self._module)
                self._spec.name = other
                del self._module.__dict__["__getattr__"]

    def call(self, function: str) -> Any:
        self.load()
        return self._module.__dict__[function]()


def _postpone(package: ModuleType, part: str) -> None:
    """Puts a stand-in for a module into its package."""
    spec = find_spec(f"{package.__name__}.{part}")
    if spec is None or spec.loader is None:
        return
    module = module_from_spec(spec)
    stand_in = _StandIn(spec, spec.loader, module)
    module.__dict__["__getattr__"] = stand_in
    if part in CALLED:
        module.__dict__[CALLED[part]] = partial(stand_in.call, CALLED[part])
    sys.modules[spec.name] = module
    setattr(package, part, module)
