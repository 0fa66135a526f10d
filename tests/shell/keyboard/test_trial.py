"""The findings of a keyboard test, and the key that it offers for a lost one."""

from __future__ import annotations

from itertools import pairwise

import pytest

from quando_desktop.settings.keysets import ARROWS, AT_A, AT_F, AT_J, DEFAULTS, PLAYABLE
from quando_desktop.shell.keyboard.places import ROWS, WIDTH, KeyPlace, neighbours, places
from quando_desktop.shell.keyboard.trial import Own, Trial

ENGLISH, GERMAN = places(german=False), places(german=True)
both = pytest.mark.parametrize("keyboard", [ENGLISH, GERMAN], ids=["English", "German"])


def trial(people: int = 4) -> Trial:
    return Trial(DEFAULTS[people], ENGLISH)


def hold(trial: Trial, *keys: str) -> None:
    for key in keys:
        trial.press(key)


def tap(trial: Trial, *keys: str) -> None:
    for key in keys:
        trial.press(key)
        trial.release(key)


# ------------------------------------------------------------------------- the keyboard


@both
def test_the_keys_lie_side_by_side(keyboard: tuple[KeyPlace, ...]) -> None:
    for row in range(ROWS):
        line = [place for place in keyboard if place.row == row]
        line.sort(key=lambda place: place.left)
        for one, other in pairwise(line):
            assert one.left + one.width <= other.left + 1e-6
        assert line[-1].left + line[-1].width <= WIDTH + 1e-6
        assert all(place.width >= 1 for place in line)


@both
def test_all_usual_keys_are_on_every_keyboard(keyboard: tuple[KeyPlace, ...]) -> None:
    there = {place.key for place in keyboard}
    assert {key for keys in DEFAULTS[4] for key in keys} <= there
    assert {"Escape", "Space", "Return"} <= there
    assert not {"Escape", "Space", "Return", "Tab"} & PLAYABLE


def test_german_keyboards_have_their_own_letters() -> None:
    there = {place.key for place in GERMAN}
    assert {"Ä", "Ö", "Ü", "ß", "<", "#"} <= there
    rows = {place.key: place.row for place in GERMAN}
    assert (rows["Z"], rows["Y"]) == (1, 3)
    rows = {place.key: place.row for place in ENGLISH}
    assert (rows["Y"], rows["Z"]) == (1, 3)


def test_neighbours_come_nearest_first_and_away_from_the_others() -> None:
    assert set(neighbours(ENGLISH, "I")[:2]) == {"U", "O"}
    assert neighbours(ENGLISH, "I", crowd=("T", "H"))[0] == "O"
    assert neighbours(ENGLISH, "I", crowd=("P",))[0] == "U"
    assert "Return" not in neighbours(ENGLISH, "L")
    assert neighbours(ENGLISH, "Num5") == []


# ---------------------------------------------------------------------------- a trial


def test_all_play_keys_are_asked_for_first() -> None:
    found = trial()
    assert found.wanted == ["W", "T", "I", "Up"]
    hold(found, "W", "T", "I")
    assert found.wanted == ["W", "T", "I", "Up"], "they have not come together yet"
    hold(found, "Up")
    assert found.wanted == ["A", "D", "S"]
    assert found.most == 4


def test_each_person_taps_the_rest_while_all_hold_on() -> None:
    found = trial(2)
    hold(found, "W", "Up")
    tap(found, "A", "D", "S")
    assert found.is_good(0)
    assert not found.is_good(1)
    assert found.wanted == ["Left", "Right", "Down"]
    tap(found, "Down", "Left", "Right")
    assert found.is_good(1)
    assert found.wanted == []
    assert not found.losses


def test_a_tap_counts_only_while_the_others_hold() -> None:
    found = trial(2)
    hold(found, "W", "Up")
    found.release("Up")
    tap(found, "A")
    assert "A" in found.wanted
    found.press("Up")
    found.release("W")
    tap(found, "A")
    assert "A" not in found.wanted, "the own play key may be let go"


def test_a_play_key_that_does_not_come_is_lost_and_the_test_goes_on() -> None:
    found = trial()
    hold(found, "W", "T", "Up")
    assert found.wait_no_longer()
    (loss,) = found.losses
    assert (loss.key, loss.owner, loss.held) == ("I", Own(2, "play"), ("W", "T", "Up"))
    assert loss.instead == "O", "the free key that is away from the others"
    assert found.wanted == ["A", "D", "S"]
    assert found.is_lost("I")


def test_a_tap_that_does_not_come_is_lost_alone() -> None:
    found = trial(2)
    hold(found, "W", "Up")
    tap(found, "A")
    assert found.wait_no_longer()
    assert [loss.key for loss in found.losses] == ["D"]
    assert found.wanted == ["S"]


def test_no_key_is_lost_that_nobody_was_asked_to_tap() -> None:
    """People are told of the lost key; the next one is asked for when that is settled."""
    found = trial()
    hold(found, "W", "T", "Up")
    assert found.wait_no_longer()
    assert not found.wait_no_longer()
    assert [loss.key for loss in found.losses] == ["I"]
    found.give(Own(2, "play"), "O")
    hold(found, "O")
    assert found.wanted == ["A", "D", "S"]
    assert found.wait_no_longer()
    assert not found.wait_no_longer()
    assert [loss.key for loss in found.losses] == ["A"]


def test_what_comes_after_all_is_not_lost() -> None:
    found = trial()
    hold(found, "W", "T", "Up")
    found.wait_no_longer()
    hold(found, "I")
    assert not found.losses
    assert not found.is_lost("I")


def test_nothing_is_lost_while_nobody_holds_anything() -> None:
    found = trial()
    assert not found.wait_no_longer()
    hold(found, "W", "T", "I", "Up")
    found.release_all()
    assert not found.wait_no_longer()
    assert not found.losses


def test_one_person_loses_nothing() -> None:
    found = trial(1)
    assert found.wanted == ["Up"]
    tap(found, "Up", "Left", "Right")
    hold(found, "Up")
    assert not found.wait_no_longer()
    tap(found, "Down")
    assert found.is_good(0)


def test_a_key_that_was_heard_already_is_offered_first() -> None:
    found = trial()
    hold(found, "W", "T", "Up")
    found.wait_no_longer()
    assert found.losses[0].instead == "O"
    tap(found, "U")
    assert found.losses[0].instead == "U"


def test_a_key_that_failed_is_not_offered_again() -> None:
    found = trial()
    hold(found, "W", "T", "Up")
    found.wait_no_longer()
    found.give(found.losses[0].owner, "O")
    assert found.sets[2].play == "O"
    assert not found.losses
    hold(found, "W", "T", "Up")
    found.wait_no_longer()
    (loss,) = found.losses
    assert loss.key == "O"
    assert loss.instead not in (None, "I", "O")


# ------------------------------------------------------------------------- other keys


def test_other_keys_keep_what_is_known_of_the_rest() -> None:
    found = trial(2)
    hold(found, "W", "Up")
    tap(found, "A", "D", "S")
    found.give(Own(0, "left"), "Q")
    assert found.wanted == ["Q"]
    assert found.sets == (AT_A._replace(left="Q"), ARROWS)


def test_another_play_key_is_another_combination() -> None:
    found = trial(2)
    hold(found, "W", "Up")
    tap(found, "A", "D", "S")
    found.give(Own(0, "play"), "E")
    assert found.wanted == ["E", "Up"]


def test_a_key_that_another_has_is_swapped() -> None:
    found = trial(3)
    found.give(Own(0, "draw"), "F")
    assert found.sets == (AT_A._replace(draw="F"), AT_F._replace(left="S"), AT_J)
    assert found.owner("F") == Own(0, "draw")
    assert found.owner("Space") is None
