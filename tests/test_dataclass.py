"""Our dataclasses beside Python's own: whatever one does, the other does."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from collections.abc import Callable
from types import ModuleType
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import pytest

from quando_desktop import dataclass as ours

T = TypeVar("T")


class Samples(NamedTuple):
    """The same classes, made by one or the other."""

    card: Any
    hand: Any
    heap: Any
    counter: Any
    named: Any
    unlike: Any


def samples(made_by: Any) -> Samples:
    """With everything that the program makes use of."""
    dataclass, field = made_by.dataclass, made_by.field

    @dataclass(frozen=True, slots=True)
    class Card:
        """A card."""

        suits: ClassVar[int] = 4
        rank: int
        suit: str = "spades"
        notes: dict[str, int] = field(default_factory=dict, hash=False)
        seen: bool = field(default=False, compare=False)

        def __post_init__(self) -> None:
            if self.rank < 0:
                raise ValueError("no such rank")

        @property
        def twice(self) -> int:
            return 2 * self.rank

    @dataclass(frozen=True, slots=True)
    class Hand(Card, Generic[T]):
        rank: int = 3
        cards: tuple[T, ...] = ()

    @dataclass(frozen=True, slots=True)
    class Heap:
        height: float

    @dataclass(slots=True)
    class Counter:
        count: int
        more: list[int] = field(default_factory=list)

    @dataclass(frozen=True, slots=True, kw_only=True)
    class Named:
        first: int = 1
        second: int  # type: ignore[misc]

    @dataclass(frozen=True, slots=True, eq=False)
    class Unlike:
        what: int

    return Samples(Card, Hand, Heap, Counter, Named, Unlike)


OURS, THEIRS = samples(ours), samples(dataclasses)


def _told(call: Callable[[], object]) -> object:
    try:
        return call()
    except Exception as error:
        # Python's own names nothing but the function in some of them.
        return type(error), str(error).replace("samples.<locals>.", "").rpartition(".")[2]


DEEDS: list[Callable[[Samples], object]] = [
    lambda s: repr(s.card(3)),
    lambda s: repr(s.hand(3, "hearts", cards=(1, 2))),
    lambda s: repr(s.named(second=3)),
    lambda s: s.card(3) == s.card(3, seen=True),
    lambda s: s.card(3) == s.hand(3),
    lambda s: s.card(3) != s.card(4),
    lambda s: s.card(3).__eq__(3),
    lambda s: s.unlike(3) == s.unlike(3),
    lambda s: hash(s.card(3, "hearts")) == hash((3, "hearts")) or hash(s.card(3, "hearts")),
    lambda s: hash(s.heap(3.0)),
    lambda s: hash(s.named(second=2)),
    lambda s: hash(s.counter(3)),
    lambda s: s.card(),
    lambda s: s.card(1, 2, 3, 4, 5),
    lambda s: s.card(rank=1, colour=3),
    lambda s: s.named(1, 2),
    lambda s: s.card(-1),
    lambda s: setattr(s.card(3), "rank", 4),
    lambda s: delattr(s.card(3), "rank"),
    lambda s: setattr(s.counter(3), "other", 4),
    lambda s: hasattr(s.card(3), "__dict__"),
    lambda s: (s.card.__match_args__, s.hand.__match_args__, s.named.__match_args__),
    lambda s: (s.card.__slots__, s.hand.__slots__, s.card.__doc__, s.card.suits, s.card(4).twice),
    lambda s: s.card(3).notes is s.card(3).notes,
    lambda s: repr(copy.deepcopy(s.hand(3, cards=([1],)))),
    lambda s: s.card(3).__getstate__(),
    lambda s: [each.name for each in dataclasses.fields(s.hand)],
    lambda s: repr(dataclasses.replace(s.hand(3), cards=(1,))),
    lambda s: dataclasses.asdict(s.hand(3, cards=(s.heap(3),))),
    lambda s: dataclasses.is_dataclass(s.counter),
    lambda s: [
        (each.name, each.default, each.compare, each.hash is not False, each.kw_only)
        for each in dataclasses.fields(s.named)
    ],
]


@pytest.mark.parametrize("deed", DEEDS)
def test_ours_do_what_pythons_do(deed: Callable[[Samples], object]) -> None:
    assert _told(lambda: deed(OURS)) == _told(lambda: deed(THEIRS))


def test_an_object_that_can_change() -> None:
    counter = OURS.counter(3)
    counter.count += 1
    assert counter == OURS.counter(4)


@pytest.mark.parametrize(
    ("base", "made_by"), [(OURS, dataclasses), (THEIRS, ours)], ids=["theirs", "ours"]
)
def test_one_kind_can_be_the_base_of_the_other(base: Samples, made_by: ModuleType) -> None:
    card: Any = base.card

    @made_by.dataclass(frozen=True, slots=True)
    class Joker(card):  # type: ignore[misc]
        colour: str = "red"

    joker = Joker(1)
    assert (joker.rank, joker.suit, joker.notes, joker.colour) == (1, "spades", {}, "red")
    for replace in (ours.replace, dataclasses.replace):
        assert replace(joker, colour="black") == Joker(1, colour="black")
    assert [each.name for each in ours.fields(Joker)] == [
        each.name for each in dataclasses.fields(Joker)
    ]


def test_our_own_replace_and_fields() -> None:
    assert ours.replace(OURS.card(3), rank=4) == OURS.card(4)
    assert [each.name for each in ours.fields(OURS.card(3))] == ["rank", "suit", "notes", "seen"]
    with pytest.raises(TypeError):
        ours.replace(OURS.card(3), colour=4)


def test_a_class_below_may_have_more() -> None:
    """As with Python's own, only the fields are frozen there."""

    class Marked(OURS.card):  # type: ignore[misc, name-defined]
        pass

    marked = Marked(3)
    marked.mark = "x"
    with pytest.raises(dataclasses.FrozenInstanceError):
        marked.rank = 4
    del marked.mark
    assert not hasattr(marked, "mark")


def test_a_default_that_would_be_shared_is_refused() -> None:
    with pytest.raises(ValueError, match="default_factory"):
        ours.field(default=[])


def test_a_class_without_slots_is_left_to_python() -> None:
    with pytest.raises(TypeError):
        ours.dataclass(slots=False)


def test_objects_go_to_other_processes_and_back() -> None:
    from quando_desktop.engine.players import Kind, Player

    player = Player("Ada", Kind.HUMAN)
    assert pickle.loads(pickle.dumps(player)) == player
