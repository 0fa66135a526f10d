"""The plan of a new table: what is remembered, what fits, what a deal code means."""

from __future__ import annotations

import pytest

from quando_desktop.engine.chance import SEED_LIMIT
from quando_desktop.engine.contract import Option
from quando_desktop.engine.players import Kind
from quando_desktop.games import GAMES
from quando_desktop.settings.settings import LastTable, SeatChoice
from quando_desktop.shell.new_game.options import steps
from quando_desktop.shell.new_game.plan import BadCode, Plan, read_code
from tests.shell.new_game.tables import MARIA, OWNER, TOM, computer, human

QUANDO = GAMES["quando"]
CHARACTERS = {"olive": "Olive", "bruno": "Bruno", "pip": "Pip", "vesna": "Vesna"}
MOST = str(SEED_LIMIT - 1)


def test_a_first_table_is_fair() -> None:
    plan = Plan(QUANDO, CHARACTERS, (OWNER,))
    assert [seat.level for seat in plan.seats] == [None, "fair", "fair", "fair"]
    plan.add()
    assert plan.seats[-1].level == "fair"


@pytest.mark.parametrize(
    ("level", "found"),
    [("random", "easy"), ("plain", "fair"), ("good", "good"), (None, "fair"), ("?", "fair")],
)
def test_a_table_of_an_earlier_version_has_the_nearest_levels(
    level: str | None, found: str
) -> None:
    old = LastTable((human("Maria"), SeatChoice(Kind.COMPUTER, "Olive", level, "olive")))
    assert Plan(QUANDO, CHARACTERS, (OWNER,), old).seats == [
        human("Maria"),
        computer("olive", found),
    ]


def test_what_a_file_says_is_taken_as_far_as_it_fits() -> None:
    odd = LastTable(
        (
            human("maria"),
            human("Maria"),
            computer("olive", "no such level"),
            computer("olive"),
            SeatChoice(Kind.COMPUTER, "Nobody", "easy", "nobody"),
        ),
        {"target": 5000, "hand_size": 1, "no such option": 3},
    )
    plan = Plan(QUANDO, CHARACTERS, (OWNER,), odd)
    assert plan.seats == [human("maria"), computer("olive", "fair")]
    match = plan.match(None)
    assert match.options == {
        "target": 1000,
        "knock_penalty": 5,
        "hand_size": 1,
        "plays_before_knock": 2,
    }
    lonely = LastTable((human("Maria"),))
    assert len(Plan(QUANDO, CHARACTERS, (OWNER,), lonely).seats) == 4


def test_options_follow_the_seats_until_somebody_changes_them() -> None:
    plan = Plan(QUANDO, CHARACTERS, (OWNER,))

    def value(key: str) -> int:
        return next(plan.value(option) for option in plan.options() if option.key == key)

    def choose(key: str, number: int) -> None:
        option = next(option for option in plan.options() if option.key == key)
        plan.set_value(option, number)

    assert (value("target"), value("hand_size")) == (50, 7)
    plan.remove(3)
    plan.remove(2)
    assert (value("target"), value("hand_size")) == (40, 8)
    choose("hand_size", 18)
    assert plan.match(None).table.options == {"hand_size": 18}
    while plan.can_add:
        plan.add()
    most = next(option.maximum for option in plan.options() if option.key == "hand_size")
    assert (value("target"), value("hand_size")) == (50, most)
    choose("hand_size", 7)
    assert plan.match(None).table.options == {}


def test_the_owner_keeps_their_seat_beside_somebody_with_a_name() -> None:
    plan = Plan(QUANDO, CHARACTERS, (OWNER, TOM))
    plan.seat_person(1, "Tom")
    match = plan.match(None)
    assert [seat.name for seat in match.seats[:2]] == ["You", "Tom"], "whatever is spoken"
    assert [seat.name for seat in match.table.seats[:2]] == ["", "Tom"]
    assert Plan(QUANDO, CHARACTERS, (OWNER, TOM), match.table).seats == plan.seats


def test_the_owner_gets_the_name_that_they_give_themselves() -> None:
    table = Plan(QUANDO, CHARACTERS, (OWNER, TOM)).match(None).table
    assert table.seats[0].name == ""
    later = Plan(QUANDO, CHARACTERS, (MARIA, TOM), table)
    assert later.seats[0].name == "Maria"
    plan = Plan(QUANDO, CHARACTERS, (OWNER, TOM), table)
    plan.meet((MARIA, TOM))
    assert plan.seats == later.seats


def test_the_owner_can_sit_down_again() -> None:
    plan = Plan(QUANDO, CHARACTERS, (OWNER, TOM))
    assert plan.offered(0)[0] == [OWNER, TOM]
    assert plan.offered(1)[0] == [TOM], "they sit at another seat"
    plan.seat_computer(0, "pip")
    assert plan.offered(0)[0] == [OWNER, TOM]
    plan.seat_person(2, "")
    assert plan.match(None).seats[2] == human("You")


@pytest.mark.parametrize(
    ("text", "seed"),
    [("", None), (" ", None), ("0", 0), (" 12 34 ", 1234), ("007", 7), (MOST, SEED_LIMIT - 1)],
)
def test_deal_codes(text: str, seed: int | None) -> None:
    assert read_code(text) == seed


@pytest.mark.parametrize("text", ["x", "1.5", "-1", "٣", "²", str(SEED_LIMIT), "9" * 100_000])
def test_what_is_no_deal_code(text: str) -> None:
    with pytest.raises(BadCode):
        read_code(text)


def test_steps_stay_in_bounds_and_reach_what_matters() -> None:
    wide = steps(Option("target", 40, 1, 1000), 333)
    assert {1, 40, 45, 50, 100, 150, 333, 1000} <= set(wide)
    assert wide == sorted(set(wide))
    assert (wide[0], wide[-1]) == (1, 1000)
    assert len(wide) < 60
    assert steps(Option("hand_size", 7, 1, 9), 7) == list(range(1, 10))
