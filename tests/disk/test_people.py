"""The people at this computer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quando_desktop.disk import people
from quando_desktop.disk.people import Unfit
from quando_desktop.disk.settings import FitAid, LastTable, Person, SeatChoice, Settings
from quando_desktop.engine.seats import Kind


def of(*names: str) -> Settings:
    settings = Settings()
    for name in names:
        settings = people.add(settings, name)
    return settings


def names(settings: Settings) -> list[str]:
    return [person.name for person in settings.people]


def test_people_come_with_looks_of_their_own_as_long_as_there_are_any() -> None:
    settings = of("A", "B", "C", "D", "E", "F", "G")
    assert [person.look for person in settings.people] == [1, 2, 3, 4, 5, 6, 1]
    settings = people.remove(settings, "c")
    assert people.free_look(settings) == 3


def test_a_look_can_be_chosen() -> None:
    settings = people.choose_look(people.add(of("Tom"), "Maria", 6), "TOM", 4)
    assert settings.people == (Person("Tom", 4), Person("Maria", 6))
    with pytest.raises(ValueError, match="look"):
        people.choose_look(settings, "Tom", 7)


def test_who_wants_to_know_how_likely_a_knock_wins() -> None:
    settings = people.tell_knock_chance(of("Tom", "Maria"), "TOM", True)
    assert [settings.tells_knock_chance(name) for name in ("Tom", "Maria", "You")] == [
        True,
        False,
        False,
    ]
    assert people.rename(settings, "Tom", "Thomas").tells_knock_chance("Thomas")
    settings = people.tell_knock_chance(settings, "Tom", False)
    assert not settings.tells_knock_chance("Tom")
    assert replace(settings, knock_chance=True).tells_knock_chance("You")


def test_help_goes_with_the_person() -> None:
    settings = people.choose_fit_aid(of("Tom", "Maria"), "TOM", FitAid.SLOW)
    assert [person.fit_aid for person in settings.people] == [FitAid.SLOW, FitAid.NONE]
    assert people.rename(settings, "Tom", "Thomas").fit_aid_of("Thomas") is FitAid.SLOW


def test_a_name_is_kept_tidy_and_known_in_any_writing() -> None:
    settings = of("  Ju\u0308rgen   M. ")
    assert names(settings) == ["Jürgen M."]
    assert people.find(settings, "jÜRGEN m.") == settings.people[0]
    assert people.find(settings, "Jurgen") is None


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", Unfit.BLANK),
        (" \t", Unfit.BLANK),
        ("x" * 61, Unfit.LONG),
        ("a\x00b", Unfit.UNPRINTABLE),
        ("\ud800", Unfit.UNPRINTABLE),
        ("tom", Unfit.TAKEN),
    ],
)
def test_a_name_that_cannot_be_says_why(name: str, reason: Unfit) -> None:
    settings = of("Tom")
    assert people.unfit(settings, name) is reason
    with pytest.raises(ValueError, match=reason.value):
        people.add(settings, name)


def test_there_is_a_limit_to_people() -> None:
    settings = of(*(f"P{number}" for number in range(50)))
    assert people.unfit(settings, "one more") is Unfit.FULL
    assert people.unfit(settings, "instead", instead_of="P3") is None


def test_somebody_can_be_renamed_at_the_last_tables_too() -> None:
    seats = (SeatChoice(Kind.HUMAN, "Tom"), SeatChoice(Kind.COMPUTER, "Tom", "fair"))
    tables = {"quando": LastTable(seats, {"target": 40})}
    settings = Settings(people=(Person("Tom", 2), Person("Maria", 1)), tables=tables)
    renamed = people.rename(settings, "Tom", "Thomas")
    assert renamed.people == (Person("Thomas", 2), Person("Maria", 1))
    assert [seat.name for seat in renamed.tables["quando"].seats] == ["Thomas", "Tom"]
    assert renamed.tables["quando"].options == {"target": 40}
    with pytest.raises(ValueError, match="taken"):
        people.rename(settings, "Tom", "maria")


def test_a_name_may_change_in_its_writing_alone() -> None:
    assert names(people.rename(of("tom", "Maria"), "tom", "Tom")) == ["Tom", "Maria"]
