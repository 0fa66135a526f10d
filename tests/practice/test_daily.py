"""The puzzle of the day: the same everywhere, never twice in a month; a streak that forgives."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from quando_desktop import resources
from quando_desktop.practice.daily import puzzle, streak
from quando_desktop.practice.exercise import Exercise, Store
from tests.practice.exercises import TURN_GAMES, some

TODAY = date(2026, 11, 18)
NAMES = [f"some-{number}" for number in range(60)]


def exercises(names: list[str] = NAMES, since: date = date(2026, 1, 1)) -> list[Exercise]:
    return [some(name)._replace(since=since) for name in names]


def drawn(found: list[Exercise], day: date) -> str | None:
    exercise = puzzle(found, day)
    return None if exercise is None else exercise.id


@pytest.mark.parametrize(
    ("day", "name"),
    [
        (date(2026, 1, 1), "some-57"),
        (date(2026, 11, 18), "some-7"),
        (date(2027, 2, 28), "some-26"),
        (date(2028, 2, 29), "some-37"),
    ],
)
def test_it_follows_from_the_date_alone(day: date, name: str) -> None:
    assert drawn(exercises(), day) == name
    assert drawn(exercises(NAMES[::-1]), day) == name


def test_no_puzzle_comes_twice_in_a_month() -> None:
    days = [date(2026, 12, number) for number in range(1, 32)]
    assert len({drawn(exercises(), day) for day in days}) == 31


def test_a_small_store_has_a_puzzle_every_day_all_the_same() -> None:
    assert drawn(exercises(["one"]), date(2026, 12, 31)) == "one"
    assert puzzle([], TODAY) is None


def test_there_is_none_before_the_first_day() -> None:
    assert puzzle(exercises(), date(2025, 12, 31)) is None


def test_what_is_added_later_changes_no_day_before_it() -> None:
    grown = exercises() + exercises([f"new-{each}" for each in range(60)], date(2026, 12, 1))
    before = [date(2026, 11, 1) + timedelta(number) for number in range(30)]
    after = [date(2026, 12, 1) + timedelta(number) for number in range(31)]
    assert [drawn(grown, day) for day in before] == [drawn(exercises(), day) for day in before]
    assert any((drawn(grown, day) or "").startswith("new") for day in after)


def test_what_is_left_out_changes_few_days() -> None:
    days = [date(2027, month, 15) for month in range(1, 13)]
    gone = drawn(exercises(), days[0])
    rest = exercises([name for name in NAMES if name != gone])
    changed = [day for day in days if drawn(rest, day) != drawn(exercises(), day)]
    assert days[0] in changed
    assert len(changed) < len(days) / 2


@pytest.mark.parametrize("game", TURN_GAMES)
def test_the_shipped_store_has_a_puzzle_for_every_day_of_a_year(game: str) -> None:
    found = Store.open(resources.folder() / "practice" / f"{game}.jsonl").exercises
    last_of_months = [date(2027, month, 28) for month in range(1, 13)]
    assert all(puzzle(found, day) is not None for day in last_of_months)


# ---------------------------------------------------------------------- the streak


def ago(*days: int) -> list[date]:
    return [TODAY - timedelta(each) for each in days]


@pytest.mark.parametrize(
    ("played", "expected"),
    [
        (ago(), 0),
        (ago(0), 1),
        (ago(1), 1),
        (ago(2), 1),
        (ago(3), 0),
        (ago(0, 1, 2), 3),
        (ago(1, 2, 3), 3),
        (ago(0, 2, 3), 3),
        (ago(0, 2, 4, 6), 4),
        (ago(0, 3), 1),
        (ago(0, 0, 1), 2),
        (ago(-1, 0), 2),
        (ago(-40, 0), 1),
    ],
)
def test_a_streak_forgives_a_day_and_a_clock(played: list[date], expected: int) -> None:
    """Tomorrow counts for those who travel; what lies farther ahead is a wrong clock's."""
    assert streak(played, TODAY) == expected
