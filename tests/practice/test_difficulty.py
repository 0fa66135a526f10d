"""Difficulty follows the person, and what was asked lately does not come again."""

from __future__ import annotations

from quando_desktop.engine.chance import Chance
from quando_desktop.practice.difficulty import (
    BEGINNER,
    EASIEST,
    HARDEST,
    HIGHEST,
    LOWEST,
    Standing,
    difficulties,
    memory_of,
    pick,
)
from tests.practice.exercises import some

EXERCISES = [some(f"e{number}", 0.01 + number / 500) for number in range(40)]


def practise(standing: Standing, strength: float, count: int) -> Standing:
    """Somebody who solves everything up to their strength and nothing above it."""
    levels = difficulties(EXERCISES)
    for number in range(count):
        exercise = pick(EXERCISES, standing, Chance(number))
        assert exercise is not None
        assert exercise.id not in standing.recent
        level = levels[exercise.id]
        right = level <= strength
        memory = memory_of(EXERCISES)
        standing = standing.after(exercise.id, level, right=right, memory=memory)
    return standing


def test_what_is_close_is_difficult() -> None:
    levels = difficulties(EXERCISES)
    assert (levels["e0"], levels["e39"]) == (HARDEST, EASIEST)
    assert sorted(levels, key=lambda each: -levels[each]) == [each.id for each in EXERCISES]


def test_ratings_follow_what_somebody_can_do() -> None:
    weak, strong = practise(Standing(), 900, 60), practise(Standing(), 1500, 60)
    assert weak.rating < BEGINNER + 150 < strong.rating - 150
    assert strong.answers == 60
    assert practise(Standing(), 0, 200).rating >= LOWEST
    assert practise(Standing(), 9999, 200).rating <= HIGHEST


def test_the_next_one_is_harder_for_somebody_who_is_better() -> None:
    levels = difficulties(EXERCISES)

    def mean(rating: float) -> float:
        found = [pick(EXERCISES, Standing(rating), Chance(seed)) for seed in range(20)]
        return sum(levels[each.id] for each in found if each is not None) / len(found)

    assert mean(900) < mean(1200) < mean(1500)


def test_nothing_to_pick_from_is_nothing() -> None:
    assert pick([], Standing(), Chance(1)) is None
    only = [some("only")]
    asked = Standing().after("only", 1000, right=True, memory=memory_of(only))
    assert pick(only, asked, Chance(1)) == only[0]
