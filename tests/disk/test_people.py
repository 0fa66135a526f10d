"""The people at this computer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quando_desktop.engine.players import Kind
from quando_desktop.games.quando.settings import KNOCK_CHANCE
from quando_desktop.games.seven_ate_nine.settings import FIT_AID, FitAid
from quando_desktop.settings import people
from quando_desktop.settings.people import UnfitName
from quando_desktop.settings.settings import LastTable, Person, SeatChoice, Settings

OWNER = Person("", 1)


def of(*names: str) -> Settings:
    settings = Settings()
    for name in names:
        settings = people.add(settings, name)
    return settings


def names(settings: Settings) -> list[str]:
    return [person.name for person in settings.people]


def test_people_come_with_looks_of_their_own_as_long_as_there_are_any() -> None:
    settings = of("A", "B", "C", "D", "E", "F", "G")
    assert [person.look for person in settings.people] == [1, 2, 3, 4, 5, 6, 1, 2]
    settings = people.remove(settings, "c")
    assert people.free_look(settings.people) == 4


def test_a_look_can_be_chosen() -> None:
    settings = people.choose_look(people.add(of("Tom"), "Maria", 6), "TOM", 4)
    assert settings.people == (OWNER, Person("Tom", 4), Person("Maria", 6))
    with pytest.raises(ValueError, match="look"):
        people.choose_look(settings, "Tom", 7)


def test_who_wants_to_know_how_likely_a_knock_wins() -> None:
    settings = people.choose(of("Tom", "Maria"), "TOM", KNOCK_CHANCE, True)
    assert [settings.of(name, KNOCK_CHANCE) for name in ("Tom", "Maria", "You")] == [
        True,
        False,
        False,
    ]
    assert people.rename(settings, "Tom", "Thomas").of("Thomas", KNOCK_CHANCE)
    settings = people.choose(settings, "Tom", KNOCK_CHANCE, False)
    assert not settings.of("Tom", KNOCK_CHANCE)
    assert replace(settings, own={KNOCK_CHANCE: True}).of("You", KNOCK_CHANCE)


def test_help_goes_with_the_person() -> None:
    settings = people.choose(of("Tom", "Maria"), "TOM", FIT_AID, FitAid.SLOW)
    assert [person[FIT_AID] for person in settings.people[1:]] == [FitAid.SLOW, FitAid.NONE]
    assert people.rename(settings, "Tom", "Thomas").of("Thomas", FIT_AID) is FitAid.SLOW


def test_a_name_is_kept_tidy_and_known_in_any_writing() -> None:
    settings = of("  Ju\u0308rgen   M. ")
    assert names(settings) == ["", "Jürgen M."]
    assert people.find(settings, "jÜRGEN m.") == settings.people[1]
    assert people.find(settings, "Jurgen") is None


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", UnfitName.BLANK),
        (" \t", UnfitName.BLANK),
        ("x" * 61, UnfitName.LONG),
        ("a\x00b", UnfitName.UNPRINTABLE),
        ("\ud800", UnfitName.UNPRINTABLE),
        ("tom", UnfitName.TAKEN),
        ("You", UnfitName.TAKEN),
        ("Player 1", UnfitName.TAKEN),
    ],
)
def test_a_name_that_cannot_be_says_why(name: str, reason: UnfitName) -> None:
    settings = of("Tom")
    assert people.unfit(settings, name) is reason
    with pytest.raises(ValueError, match=reason.value):
        people.add(settings, name)


def test_there_is_a_limit_to_people() -> None:
    settings = of(*(f"P{number}" for number in range(49)))
    assert people.unfit(settings, "one more") is UnfitName.FULL
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
    assert names(people.rename(of("tom", "Maria"), "tom", "Tom")) == ["", "Tom", "Maria"]


# --------------------------------------------------------------------------------- the owner


def test_the_owner_is_there_from_the_beginning_and_stays_the_first() -> None:
    assert Settings().people == (OWNER,)
    settings = of("Tom")
    assert (settings.owner, settings.people[1].look) == (OWNER, 2)
    with pytest.raises(ValueError, match="people"):
        Settings(people=())
    with pytest.raises(ValueError, match="people"):
        Settings(people=(Person("Tom", 2), OWNER))


def test_the_owner_gets_a_name_and_keeps_everything_else() -> None:
    seats = (SeatChoice(Kind.HUMAN), SeatChoice(Kind.HUMAN, "Tom"))
    settings = replace(of("Tom"), tables={"quando": LastTable(seats)}, own={FIT_AID: FitAid.SLOW})
    settings = people.choose(people.choose_look(settings, "", 5), "", KNOCK_CHANCE, True)
    named = people.rename(settings, "", "Maria")
    assert named.owner == Person("Maria", 5, {KNOCK_CHANCE: True, FIT_AID: FitAid.SLOW})
    assert [seat.name for seat in named.tables["quando"].seats] == ["Maria", "Tom"]
    assert named.called("You") == named.called("Du") == named.owner, "as older records say"
    assert named.looks["Player 1"] == named.looks["Maria"] == 5
    with pytest.raises(ValueError, match="taken"):
        people.rename(settings, "", "tom")


def test_the_owner_need_not_have_a_name() -> None:
    settings = people.rename(of("Tom"), "", " ")
    assert settings == of("Tom")
    assert people.unfit(settings, "", "Tom") is UnfitName.BLANK


def test_help_without_a_name_is_that_of_all_who_are_not_listed() -> None:
    settings = people.choose(of("Tom"), "", FIT_AID, FitAid.ALWAYS)
    assert settings.of("You", FIT_AID) is settings.of("Lena", FIT_AID) is FitAid.ALWAYS
    assert settings.of("Tom", FIT_AID) is FitAid.NONE
    told = people.choose(settings, "", KNOCK_CHANCE, True)
    assert [told.of(name, KNOCK_CHANCE) for name in ("You", "Du", "Tom")] == [True, True, False]


def test_the_owner_who_is_removed_has_only_lost_their_name() -> None:
    seats = (SeatChoice(Kind.HUMAN, "Maria"), SeatChoice(Kind.COMPUTER, "Olive", "fair", "olive"))
    settings = people.rename(of("Tom"), "", "Maria")
    settings = replace(settings, tables={"quando": LastTable(seats)})
    settings = people.remove(settings, "maria")
    assert settings.people == of("Tom").people
    assert [seat.name for seat in settings.tables["quando"].seats] == ["", "Olive"]


TOM, MARIA = Person("Tom", 1), Person("Maria", 2)


@pytest.mark.parametrize(
    ("listed", "seated", "found"),
    [
        ((), (), (OWNER,)),
        ((), ("",), (OWNER,)),
        ((TOM, MARIA), ("Tom", "Maria"), (TOM, MARIA)),
        ((TOM,), ("",), (TOM,)),
        ((TOM,), ("", "Maria"), (TOM,)),
        ((TOM,), ("", "tom"), (Person("", 2), TOM)),
        ((TOM, MARIA), ("Maria", "Tom", ""), (Person("", 3), TOM, MARIA)),
        ((OWNER, TOM), ("", "Tom"), (OWNER, TOM)),
    ],
)
def test_whom_earlier_versions_took_for_the_owner(
    listed: tuple[Person, ...], seated: tuple[str, ...], found: tuple[Person, ...]
) -> None:
    """The first of the list, unless they sat beside somebody without a name."""
    table = LastTable(tuple(SeatChoice(Kind.HUMAN, name) for name in seated))
    assert people.with_owner(listed, {"quando": table}) == found
