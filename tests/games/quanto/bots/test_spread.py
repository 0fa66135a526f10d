"""What a display holds, looked up: compared with trying everything."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.games.quanto.bots import spread as looked_up
from quando_desktop.games.quanto.bots.spread import (
    HAND,
    UNITS,
    ShapeSpread,
    forms_of,
    shape_of,
    spread,
    threat,
    values_in,
)
from quando_desktop.games.quanto.rules.cards import COPIES, DECK_SIZE, RAINBOW, TILES, VALUES


def adds_up(group: tuple[int, ...], value: int) -> bool:
    """Whether these values make a group; 0 is a joker."""
    if len(group) == 1:
        return group[0] in (0, value)
    jokers = group.count(0)
    return sum(group) + jokers <= value <= sum(group) + 12 * jokers


def most(values: list[int], value: int) -> int:
    """The most cards that groups of a value can take, by trying all of them."""
    everything = range(len(values))
    groups = [
        frozenset(places)
        for size in range(1, len(values) + 1)
        for places in combinations(everything, size)
        if adds_up(tuple(values[place] for place in places), value)
    ]

    @cache
    def best(free: frozenset[int], begin: int) -> int:
        found = 0
        for number in range(begin, len(groups)):
            if groups[number] <= free:
                more = best(free - groups[number], number + 1)
                found = max(found, len(groups[number]) + more)
        return found

    return best(frozenset(everything), 0)


def some_values(chance: Chance, size: int, jokers: int = 0) -> list[int]:
    return sorted([0] * jokers + [1 + chance.below(12) for _ in range(size)])


@pytest.mark.parametrize("size", range(1, 9))
def test_n7_groups_are_as_large_as_can_be(size: int) -> None:
    chance = Chance(size)
    for _ in range(40):
        values = some_values(chance, size)
        place = ShapeSpread(shape_of(values))
        for value in VALUES:
            assert place.most(value) == most(values, value)
            taken = values_in(place.grouped[value])
            assert len(taken) == place.grouped_size[value]
            assert sum(taken) % value == 0
            assert all(taken.count(each) <= values.count(each) for each in taken)


@pytest.mark.parametrize("jokers", [1, 2])
def test_n17_jokers_take_along_what_they_can(jokers: int) -> None:
    """Hardly ever one card less than is possible, and never more."""
    chance = Chance(jokers)
    less = 0
    for number in range(60):
        values = some_values(chance, 2 + number % 5, jokers)
        place = ShapeSpread(shape_of(values))
        for value in VALUES:
            missing = most(values, value) - place.most(value)
            assert 0 <= missing <= 1
            less += missing
            assert place.grouped_size[value] >= jokers
    assert less <= 5


def test_n9_the_largest_sum_for_each_value() -> None:
    place = spread(shape_of([1, 2, 3, 4, 9]))
    assert place.summed_size[10] == 4
    assert values_in(place.summed[10]) == [1, 2, 3, 4]
    assert place.summed_size[9] == 3
    assert place.summed_size[8] == 3
    assert place.summed_size[11] == 2
    with_joker = spread(shape_of([0, 5, 5, 12]))
    assert values_in(with_joker.summed[11]) == [0, 5, 5]
    assert values_in(with_joker.summed[4]) == [0]


def test_n8_quantos_are_formed_with_one_card_and_all_that_adds_up() -> None:
    place = spread(shape_of([2, 3, 5, 6, 8]))
    found = {tile: (size, values_in(taken)) for tile, size, taken in forms_of(place, 3)}
    assert found == {
        5: (2, [2, 5]),
        6: (2, [3, 6]),
        8: (4, [2, 5, 6, 8]),
        9: (1, [6]),
        11: (4, [2, 3, 6, 8]),
    }


def test_n17_a_joker_lies_beside_any_card() -> None:
    place = spread(shape_of([0, 12]))
    assert [(tile, size) for tile, size, _ in forms_of(place, 7)] == [
        *[(tile, 1) for tile in range(8, 12)],
        (12, 2),
    ]
    assert not forms_of(place, 12)


def test_rainbow_cards_are_worth_their_number() -> None:
    assert shape_of([7, 7 + RAINBOW]) == 2 * UNITS[7]
    assert values_in(shape_of([12, 0, 7 + RAINBOW, 7])) == [0, 7, 7, 12]


def test_threat_is_what_an_unknown_hand_takes() -> None:
    """A single 9 is taken with itself by who has one of the nine 9s."""
    likely = 1 - (1 - COPIES / DECK_SIZE) ** HAND
    assert threat(shape_of([9])) == pytest.approx(2 * likely)
    assert threat(0) == 0
    assert threat(shape_of([4, 5])) > threat(shape_of([11, 12]))


def test_what_was_worked_out_is_forgotten_sometime(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looked_up, "REMEMBERED", 5)
    monkeypatch.setattr(looked_up, "_spreads", {})
    for value in TILES:
        assert spread(UNITS[value]).most(value) == 1
    assert len(looked_up._spreads) <= 5
