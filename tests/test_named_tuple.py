"""Our named tuples beside Python's own: whatever one does, the other does."""

from __future__ import annotations

import copy
import pickle
import typing
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import pytest

from quando_desktop import named_tuple as ours

T = TypeVar("T")


class Samples:
    """The same classes, made by one or the other."""

    def __init__(self, made_by: Any) -> None:
        class Card(made_by.NamedTuple):  # type: ignore[misc]
            """A card."""

            rank: int
            suit: str = "spades"
            seen: bool = False

            @property
            def twice(self) -> int:
                return 2 * int(self.rank)

            def __str__(self) -> str:
                return f"{self.rank} of {self.suit}"

        class Heap(made_by.NamedTuple):  # type: ignore[misc]
            height: float

        class Nothing(made_by.NamedTuple):  # type: ignore[misc]
            pass

        class Held(made_by.NamedTuple, Generic[T]):  # type: ignore[misc]
            what: T

        class Marked(Card):
            def __repr__(self) -> str:
                return f"marked {super().__repr__()}"

        self.card: Any = Card
        self.heap: Any = Heap
        self.nothing: Any = Nothing
        self.held: Any = Held
        self.marked: Any = Marked


DEEDS: list[Callable[[Samples], object]] = [
    lambda s: repr(s.card(3)),
    lambda s: repr(s.card(3, seen=True)),
    lambda s: repr(s.heap((1, 2))),
    lambda s: repr(s.nothing()),
    lambda s: (repr(s.marked(3)), type(s.marked(3)) is s.marked),
    lambda s: (str(s.card(3)), s.card(3).twice, s.card(3).suit, s.card.__doc__),
    lambda s: (s.card(3), s.card(3) == (3, "spades", False), s.card(3) < s.card(4)),
    lambda s: hash(s.card(3)) == hash((3, "spades", False)),
    lambda s: s.card(),
    lambda s: s.card(1, 2, 3, 4),
    lambda s: s.card(rank=1, colour=3),
    lambda s: s.nothing(1),
    lambda s: setattr(s.card(3), "rank", 4),
    lambda s: setattr(s.card(3), "other", 4),
    lambda s: hasattr(s.card(3), "__dict__"),
    lambda s: (s.card.__match_args__, s.card._fields, s.card._field_defaults),
    lambda s: (s.nothing._fields, s.nothing.__slots__, s.card.__name__, s.card.__bases__),
    lambda s: s.card(3)._replace(suit="hearts"),
    lambda s: s.card(3)._replace(colour="red"),
    lambda s: type(s.marked(3)._replace(rank=4)).__name__,
    lambda s: s.card._make([1, 2, 3]),
    lambda s: s.card._make([1, 2]),
    lambda s: s.card(3)._asdict(),
    lambda s: (repr(copy.copy(s.card(3))), repr(copy.deepcopy(s.card([3])))),
    lambda s: s.card(3).__getnewargs__(),
    lambda s: (s.held[int].__args__, s.held[int](3).what, s.held.__parameters__),
    lambda s: list(typing.get_type_hints(s.card)),
    lambda s: (s.card(1), s.card.__new__.__defaults__),
]


def _told(call: Callable[[], object]) -> object:
    try:
        return call()
    except Exception as error:
        return type(error), str(error).replace("Samples.__init__.<locals>.", "").rpartition(".")[2]


@pytest.mark.parametrize("deed", DEEDS)
def test_ours_do_what_pythons_do(deed: Callable[[Samples], object]) -> None:
    """Each with new classes: the first object of a class is made in another way than the next."""
    assert _told(lambda: deed(Samples(ours))) == _told(lambda: deed(Samples(typing)))


def test_a_pattern_takes_its_fields() -> None:
    match Samples(ours).card(3, "hearts"):
        case (int(rank), suit, _):
            assert (rank, suit) == (3, "hearts")


def test_objects_go_to_other_processes_and_back() -> None:
    from quando_desktop.settings.keysets import ROLES, KeySet

    keys = KeySet(*(f"K{number}" for number in range(len(ROLES))))
    assert pickle.loads(pickle.dumps(keys)) == keys
