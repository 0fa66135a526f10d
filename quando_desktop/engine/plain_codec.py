"""A codec for games whose deals and actions are dataclasses of numbers, words and tuples of these:
they stand in the record field by field."""

from __future__ import annotations

from abc import abstractmethod
from types import NoneType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from quando_desktop.dataclass import fields
from quando_desktop.engine.contract import (
    Action,
    BadRecord,
    Codec,
    D,
    Json,
    Options,
    R,
    quoted,
)

T = TypeVar("T")

LONGEST = 1000
"""Parts of a tuple, in a deal or an action."""


class PlainCodec(Codec[R, D]):
    def __init__(self, deal: type[D], *actions: type[Action]) -> None:
        """An action is called like its class: `PlayCard` is written as "playcard"."""
        self._deal = deal
        self._actions = {each.__name__.lower(): each for each in actions}

    @abstractmethod
    def check_deal(self, deal: D, seats: int, options: Options, previous: D | None) -> None:
        """Raises BadRecord unless this can have been dealt: the cards of the game, each in its
        place and none twice."""

    def write_deal(self, deal: D) -> Json:
        return {"deal": _write(deal)}

    def read_deal(self, data: Json, seats: int, options: Options, previous: D | None) -> D:
        deal = _read(self._deal, data.get("deal"), "the deal")
        self.check_deal(deal, seats, options, previous)
        return deal

    def write_action(self, state: R, seat: int, action: Action) -> Json:
        return {"do": type(action).__name__.lower()} | _write(action)

    def read_action(self, state: R, seat: int, data: Json) -> Action:
        do = data.get("do")
        kind = self._actions.get(do) if isinstance(do, str) else None
        if kind is None:
            raise BadRecord(f"there is no action {quoted(do)}")
        return _read(kind, data, "the action")


def _write(value: Any) -> Json:
    return {field.name: _listed(getattr(value, field.name)) for field in fields(value)}


def _listed(value: object) -> object:
    return list(map(_listed, value)) if isinstance(value, tuple) else value


def _read(kind: type[T], data: object, what: str) -> T:
    """One of these dataclasses, each of its fields of its own type."""
    if not isinstance(data, dict):
        raise BadRecord(f"{what} is not a JSON object")
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    missing = [name for name in names if name not in data]
    if missing:
        raise BadRecord(f"{what} has no {missing[0]}")
    return kind(**{name: _value(hints[name], data[name], f"{what}: {name}") for name in names})


def _value(kind: Any, data: object, what: str) -> object:
    if get_origin(kind) is tuple:
        if not isinstance(data, list) or len(data) > LONGEST:
            raise BadRecord(f"{what} is not a list")
        return tuple(_value(get_args(kind)[0], each, what) for each in data)
    kinds = get_args(kind) or (kind,)
    if type(data) not in kinds or not {int, bool, str, NoneType}.issuperset(kinds):
        raise BadRecord(f"{what} is {quoted(data)}")
    return data
