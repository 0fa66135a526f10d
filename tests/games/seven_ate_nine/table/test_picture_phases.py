"""What can be done at a 7 ate 9 table, phase by phase, what its middle shows, and how it stands."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.games.seven_ate_nine.rules.cards import value_of
from quando_desktop.games.seven_ate_nine.table.scenery import (
    GO,
    LEAVE,
    PAUSE_BUTTON,
    RERUN,
    RESTART,
    SevenScenery,
    lane_of,
    own,
    stack_of,
)
from quando_desktop.games.seven_ate_nine.text import spoken
from quando_desktop.games.seven_ate_nine.text import table as text
from quando_desktop.table.parts.scenery import GEAR, MENU
from quando_desktop.table.scene.tableau import Role
from tests.games.seven_ate_nine.table.sceneries import (
    CLOSED,
    Seeing,
    Sizes,
    cards,
    scenery_of,
    viewed,
)

# ------------------------------------------------------------------------ what can be done


def test_cards_and_stacks_can_be_pressed_in_play_alone(see: Seeing, scenery: SevenScenery) -> None:
    seen = see(scenery)
    assert seen.controls[own(0, 0)].role is Role.CARD
    assert seen.controls[stack_of(0)].role is Role.BUTTON
    closed = [replace(scenery, phase=phase) for phase in CLOSED]
    for other in (*closed, replace(scenery, is_rerun=True)):
        still = see(other)
        assert still.controls[own(0, 0)].role is Role.INFO
        assert still.controls[stack_of(0)].role is Role.INFO


def test_a_stack_without_a_card_or_room_for_it_cannot_be_pressed(
    see: Seeing, scenery: SevenScenery
) -> None:
    for changes in ({"stack_sizes": (0,) * 4}, {"hand_limit": 5}):
        seen = see(viewed(scenery, **changes))
        assert seen.controls[stack_of(0)].role is Role.INFO


def test_what_the_pointer_is_at_comes_up(see: Seeing, scenery: SevenScenery) -> None:
    usual = see(scenery)
    key = own(0, 3)
    near = see(replace(scenery, pointed=key))
    assert near.pieces[key].pose.y < usual.pieces[key].pose.y
    assert near.pieces[own(1, 3)] == usual.pieces[own(1, 3)]
    focused = see(replace(scenery, focused=key))
    assert focused.picture(key) != usual.picture(key)


BUTTONS = {
    LivePhase.READY: {GO},
    LivePhase.COUNTDOWN: {PAUSE_BUTTON},
    LivePhase.LIVE: {PAUSE_BUTTON},
    LivePhase.STUCK: {PAUSE_BUTTON},
    LivePhase.PAUSED: {GO, RESTART, LEAVE},
    LivePhase.ROUND_OVER: set(),
    LivePhase.MATCH_OVER: set(),
}


@pytest.mark.parametrize("phase", LivePhase)
def test_each_phase_has_its_buttons(see: Seeing, scenery: SevenScenery, phase: LivePhase) -> None:
    controls = see(replace(scenery, phase=phase, count=1)).controls
    all_of_them = {GO, RESTART, LEAVE, PAUSE_BUTTON, RERUN}
    assert {key for key in all_of_them if key in controls} == BUTTONS[phase]
    assert {MENU, GEAR} <= {*controls}


def test_a_rerun_can_be_left_and_paused_but_not_played_again(
    see: Seeing, scenery: SevenScenery
) -> None:
    live = see(replace(scenery, is_rerun=True))
    assert {RERUN, PAUSE_BUTTON} <= {*live.controls}
    paused = see(replace(scenery, is_rerun=True, phase=LivePhase.PAUSED))
    assert {GO, RERUN} <= {*paused.controls}
    assert RESTART not in paused.controls


def test_a_game_left_in_the_middle_says_so(see: Seeing, scenery: SevenScenery) -> None:
    paused = replace(scenery, phase=LivePhase.PAUSED)
    assert text.paused() in see(paused).words("pause")
    assert text.broken_off() in see(replace(paused, is_broken_off=True)).words("pause")


# --------------------------------------------------------------------------- the middle


def test_the_countdown_counts(see: Seeing, scenery: SevenScenery) -> None:
    counting = [
        see(replace(scenery, phase=LivePhase.COUNTDOWN, count=count)) for count in (3, 2, 1)
    ]
    assert len({seen.picture("count") for seen in counting}) == 3
    assert len({seen.picture(("count", "dots")) for seen in counting}) == 3
    assert counting[0].words(("count", "words")) == text.hands_on_the_keys()
    assert "top" not in counting[0].pieces
    alone = replace(scenery_of(Sizes(0, 3)), phase=LivePhase.COUNTDOWN, count=3)
    assert see(alone).words(("count", "words")) == text.get_ready()


def test_go_covers_neither_the_pile_nor_a_lane(see: Seeing, scenery: SevenScenery) -> None:
    seen = see(replace(scenery, goes=True))
    assert seen.words("signal") == text.go()
    for key in ("top", lane_of(0), lane_of(1)):
        assert not seen.boxes["signal"].overlaps(seen.boxes[key])


def test_stuck_shows_the_card_that_came_up(see: Seeing, scenery: SevenScenery) -> None:
    stuck = viewed(replace(scenery, phase=LivePhase.STUCK, count=3), pile=cards("3/1 10/2"))
    seen = see(stuck)
    assert text.stuck_title() in seen.words("stuck")
    assert "10" in seen.words("stuck")
    assert seen.pieces["top"].width < see(scenery).pieces["top"].width
    assert seen.words("count") == "3 2 1"
    later = see(replace(stuck, count=1))
    assert later.picture("count") != seen.picture("count")


def test_the_start_card_waits_with_all_others(see: Seeing, scenery: SevenScenery) -> None:
    seen = see(replace(scenery, phase=LivePhase.READY))
    assert seen.pieces["top"].side == "front"
    assert seen.controls[GO].name == text.start()


def test_a_line_of_words_stands_over_the_lanes(see: Seeing, scenery: SevenScenery) -> None:
    seen = see(replace(scenery, toast="No."))
    assert seen.words("toast") == "! No."
    assert not seen.boxes["toast"].overlaps(seen.boxes[lane_of(0)])


# -------------------------------------------------------------------------- how it stands


def test_standings_stand_at_the_top_where_nobody_sits(see: Seeing) -> None:
    alone = see(scenery_of(Sizes(3, 0, games=6)))
    assert {*alone.kinds("standing")} == {("standing", seat) for seat in range(3)}
    assert alone.controls[("standing", 2)].name == spoken.standing("Lena", 18)
    assert see(scenery_of(Sizes(3, 0))).kinds("standing") == []
    mixed = see(scenery_of(Sizes(2, 1, games=6)))
    assert mixed.kinds("standing") == []
    assert "\N{MINUS SIGN}9" in mixed.words(lane_of(1))
    assert "\N{MINUS SIGN}18" in mixed.words(("plate", 2))


def test_the_bar_says_which_game_it_is(see: Seeing) -> None:
    assert see(scenery_of(Sizes(2, 0, games=4))).words(("round", 0)) == text.game_number(4, 4)
    assert see(scenery_of(Sizes(2, 0))).words(("round", 0)) == text.game_number(1, 1)
    again = see(replace(scenery_of(Sizes(2, 0)), is_rerun=True))
    assert again.words(("round", 0)) == text.watched_again()


def test_a_screen_reader_finds_the_pile_and_the_players(see: Seeing, scenery: SevenScenery) -> None:
    seen = see(scenery)
    assert seen.controls["top"].name == spoken.pile(scenery.view.top)
    assert seen.controls[lane_of(0)].name == spoken.seat("Maria", 5, 9)
    assert seen.controls[("seat", 2)].name == spoken.seat("Olive", 5, 9)
    for card in scenery.views[0].hand:
        assert str(value_of(card.card)) in seen.controls[own(0, card.held)].name
