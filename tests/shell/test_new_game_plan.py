"""The table somebody is putting together: what is remembered, what fits, what a code says."""

from __future__ import annotations

import pytest

from quando_desktop.disk.settings import LastTable, SeatChoice
from quando_desktop.engine.chance import SEED_LIMIT
from quando_desktop.engine.contract import Option
from quando_desktop.engine.seats import Kind
from quando_desktop.games import GAMES
from quando_desktop.shell.new_game.options import steps
from quando_desktop.shell.new_game.plan import BadCode, Plan, Unnamed, read_code
from tests.shell.new_game_desk import MARIA, computer, human

QUANDO = GAMES["quando"]
CHARACTERS = {"olive": "Olive", "bruno": "Bruno", "pip": "Pip", "vesna": "Vesna"}
MOST = str(SEED_LIMIT - 1)


def test_a_first_table_is_fair() -> None:
    plan = Plan(QUANDO, CHARACTERS)
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
    assert Plan(QUANDO, CHARACTERS, (), old).seats == [human("Maria"), computer("olive", found)]


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
    plan = Plan(QUANDO, CHARACTERS, (), odd)
    assert plan.seats == [human("maria"), computer("olive", "fair")]
    match = plan.match(None)
    assert match.options == {
        "target": 1000,
        "knock_penalty": 5,
        "hand_size": 1,
        "plays_before_knock": 2,
    }
    lonely = LastTable((human("Maria"),))
    assert len(Plan(QUANDO, CHARACTERS, (), lonely).seats) == 4


def test_options_follow_the_seats_until_somebody_changes_them() -> None:
    plan = Plan(QUANDO, CHARACTERS)

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


def test_somebody_without_a_name_gets_one_as_soon_as_one_is_known() -> None:
    plan = Plan(QUANDO, CHARACTERS)
    plan.unnamed = Unnamed("You", "Player 1")
    match = plan.match(None)
    assert (match.seats[0].name, match.table.seats[0].name) == ("You", "")
    later = Plan(QUANDO, CHARACTERS, (MARIA,), match.table)
    assert later.seats[0].name == "Maria"
    plan.seat_person(1, "Tom")
    assert [seat.name for seat in plan.match(None).seats[:2]] == ["Player 1", "Tom"]
    assert plan.is_seated("player 1")


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
