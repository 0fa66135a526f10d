"""Motions and beats on a clock that is moved by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from quando_desktop.table.paint.art import Picture
from quando_desktop.table.paint.canvas import Scale
from quando_desktop.table.scene.choreographer import CALM, Choreographer, Turn
from quando_desktop.table.scene.sprite import Sprite
from quando_desktop.table.scene.tableau import Cue, Film, Piece, Pose
from tests.table.easing import linear
from tests.table.turn_seat import Time

WAY = Cue(100, ease=linear)


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def moves(qtbot: QtBot, time: Time) -> Choreographer:
    return Choreographer(time)


def picture() -> Picture:
    return Picture(QPixmap(10, 14), -5, -7, Scale(1.0))


def sprite(x: float = 0.0, y: float = 0.0, width: float = 10.0) -> Sprite:
    return Sprite(Piece("key", picture(), Pose(x, y), width=width), 0.0)


def at(moves: Choreographer, time: Time, ms: float) -> None:
    """So much later."""
    time.now += ms
    moves.tick()


def drains(moves: Choreographer) -> list[None]:
    """Grows whenever the choreographer says that all is done."""
    told: list[None] = []
    moves.drained.connect(lambda: told.append(None))
    return told


def rests(moves: Choreographer) -> bool:
    return not moves.is_busy and not moves._motions and not moves._timer.isActive()


# ------------------------------------------------------------------------ motions


def test_a_sprite_goes_its_way_and_rests_at_its_end(moves: Choreographer, time: Time) -> None:
    one = sprite()
    moves.move(one, WAY, Pose(100, 50, 10, 2.0, 0.5))
    at(moves, time, 50)
    assert one.pose == Pose(50, 25, 5, 1.5, 0.75)
    assert (one.x(), one.rotation(), one.scale(), one.opacity()) == (50, 5, 1.5, 0.75)
    at(moves, time, 50)
    assert one.pose == one.target == Pose(100, 50, 10, 2.0, 0.5)
    assert rests(moves)


def test_another_target_takes_the_sprite_over_from_where_it_is(
    moves: Choreographer, time: Time
) -> None:
    one = sprite()
    moves.move(one, WAY, Pose(100, 0))
    at(moves, time, 50)
    moves.move(one, WAY, Pose(50, 100))
    assert one.pose == Pose(50, 0)
    assert len(moves._motions) == 1
    at(moves, time, 50)
    assert one.pose == Pose(50, 50)
    at(moves, time, 50)
    assert one.pose == Pose(50, 100)
    assert rests(moves)


def test_a_delay_lets_it_lie(moves: Choreographer, time: Time) -> None:
    one = sprite()
    moves.move(one, WAY.later(40), Pose(100, 0))
    at(moves, time, 39)
    assert one.pose == Pose(0, 0)
    at(moves, time, 51)
    assert one.pose == Pose(50, 0)


def test_a_lead_is_seen_at_once(moves: Choreographer, time: Time) -> None:
    one, other = sprite(), sprite()
    moves.lead = 20.0
    moves.move(one, WAY, Pose(100, 0))
    moves.move(other, WAY.later(40), Pose(100, 0))
    moves.tick()
    assert one.pose == Pose(20, 0)
    at(moves, time, 40)
    assert other.pose == Pose(0, 0), "what waits is not in a hurry"
    at(moves, time, 40)
    assert one.pose == Pose(100, 0)


def test_it_says_when_nothing_moves_any_more(moves: Choreographer, time: Time) -> None:
    """Story or not."""
    told: list[None] = []
    moves.stilled.connect(lambda: told.append(None))
    assert moves.is_still
    moves.move(sprite(), WAY, Pose(100, 0))
    assert not moves.is_still
    at(moves, time, 50)
    assert told == []
    at(moves, time, 50)
    assert len(told) == 1
    assert moves.is_still


def test_an_arc_swings_up_and_comes_down(moves: Choreographer, time: Time) -> None:
    one = sprite()
    moves.move(one, Cue(100, ease=linear, arc=40), Pose(100, 0))
    at(moves, time, 50)
    assert one.pose == Pose(50, -40)
    at(moves, time, 50)
    assert one.pose == Pose(100, 0)


def test_a_card_grows_smoothly_whatever_its_pictures_are(moves: Choreographer, time: Time) -> None:
    """It turns into a picture twice as wide: half way it looks half again as wide."""
    one = sprite(width=10.0)
    moves.move(one, WAY, Pose(0, 0), Turn(picture(), 20.0))
    at(moves, time, 49)
    assert one.pose.grow * one.width == pytest.approx(14.9)
    at(moves, time, 2)
    assert one.width == 20.0
    assert one.pose.grow * one.width == pytest.approx(15.1)


def test_a_bar_unrolls_from_its_left_edge(moves: Choreographer, time: Time) -> None:
    one = sprite()
    moves.move(one, Cue(100, ease=linear, unrolls=True), Pose(0, 0, opacity=0.5))
    at(moves, time, 25)
    assert one.transform().m11() == pytest.approx(0.25)
    at(moves, time, 75)
    assert one.transform().isIdentity()


# -------------------------------------------------------------------------- turns


def test_a_turn_shows_the_other_side_from_half_way(moves: Choreographer, time: Time) -> None:
    one, other = sprite(), picture()
    first = one.picture
    moves.move(one, WAY, Pose(0, 0), Turn(other, 10))
    at(moves, time, 25)
    assert (one.picture, one.transform().m11()) == (first, 0.5)
    at(moves, time, 24)
    assert one.picture is first
    at(moves, time, 2)
    assert one.picture is other
    assert one.transform().m11() < 0.1
    at(moves, time, 24)
    assert one.transform().m11() == pytest.approx(0.5)
    at(moves, time, 25)
    assert one.transform().isIdentity()


def test_a_turning_card_stands_on_its_edge_for_its_rest(moves: Choreographer, time: Time) -> None:
    one, other = sprite(), picture()
    moves.move(one, Cue(100, ease=linear, rest=60), Pose(0, 0), Turn(other, 10))
    at(moves, time, 48)
    assert one.transform().m11() > 0.02
    assert one.picture is not other
    at(moves, time, 1)
    for _ in range(3):
        at(moves, time, 20)
        assert one.transform().m11() == 0.02
        assert one.picture is other
    at(moves, time, 26)
    assert one.transform().m11() == pytest.approx(0.5)
    at(moves, time, 25)
    assert rests(moves)


def test_a_turn_that_is_cut_short_is_made(moves: Choreographer, time: Time) -> None:
    one, other = sprite(), picture()
    moves.move(one, WAY, Pose(0, 0), Turn(other, 20))
    at(moves, time, 10)
    moves.move(one, WAY, Pose(50, 0))
    assert one.picture is other
    at(moves, time, 100)
    assert (one.width, one.pose) == (20, Pose(50, 0))
    assert one.transform().isIdentity()


# --------------------------------------------------------------------- what follows


def test_the_end_is_told_once(moves: Choreographer, time: Time) -> None:
    one, told = sprite(), []
    moves.when_done(one, lambda: told.append("at rest"))
    moves.move(one, WAY, Pose(9, 9))
    moves.when_done(one, lambda: told.append("there"))
    assert told == ["at rest"]
    for _ in range(3):
        at(moves, time, 60)
    assert told == ["at rest", "there"]


def test_being_taken_over_is_an_end_too(moves: Choreographer, time: Time) -> None:
    one, told = sprite(), []
    moves.move(one, WAY, Pose(9, 9))
    moves.when_done(one, lambda: told.append(1))
    moves.move(one, WAY, Pose(5, 5))
    assert told == [1]
    at(moves, time, 200)
    assert told == [1]


def test_what_comes_after_waits_for_its_time(moves: Choreographer, time: Time) -> None:
    told: list[int] = []
    moves.after(30, lambda: told.append(1))
    assert moves._timer.isActive()
    at(moves, time, 29)
    assert told == []
    at(moves, time, 1)
    assert told == [1]
    assert rests(moves)


def test_the_pace_stretches_everything(moves: Choreographer, time: Time) -> None:
    one, told = sprite(), []
    moves.pace = 2.0
    moves.move(one, WAY.later(10), Pose(100, 0))
    moves.after(50, lambda: told.append(1))
    at(moves, time, 99)
    assert told == []
    at(moves, time, 21)
    assert told == [1]
    assert one.pose == Pose(50, 0)


def test_at_once_nothing_moves_and_nothing_waits(moves: Choreographer) -> None:
    one, other, told = sprite(), picture(), []
    moves.pace = 0.0
    moves.move(one, WAY.later(500), Pose(100, 0), Turn(other, 10))
    moves.after(300, lambda: told.append(1))
    moves.enqueue(lambda: 900.0)
    assert (one.pose, one.picture, told) == (Pose(100, 0), other, [1])
    assert rests(moves)


# --------------------------------------------------------------------------- calm


def test_calm_motion_never_flies(moves: Choreographer, time: Time) -> None:
    one = sprite()
    moves.is_calm = True
    moves.move(one, Cue(700, arc=40), Pose(100, 50, 10))
    at(moves, time, 1)
    assert (one.pose.x, one.pose.y, one.pose.angle) == (100, 50, 10)
    assert one.pose.opacity < 0.1
    at(moves, time, CALM - 2)
    assert 0.9 < one.pose.opacity < 1.0
    at(moves, time, 1)
    assert one.pose == Pose(100, 50, 10)
    assert rests(moves)


def test_calm_motion_does_not_turn_or_rest(moves: Choreographer, time: Time) -> None:
    one, other = sprite(), picture()
    moves.is_calm = True
    moves.move(one, Cue(320, rest=120), Pose(0, 0), Turn(other, 10))
    at(moves, time, 1)
    assert one.picture is other
    assert one.transform().isIdentity()
    at(moves, time, CALM - 1)
    assert rests(moves)


def test_calm_fades_take_as_long_as_others(moves: Choreographer, time: Time) -> None:
    one = sprite()
    moves.is_calm = True
    moves.move(one, Cue(900, ease=linear), Pose(0, 0, opacity=0.0))
    at(moves, time, CALM / 2)
    assert one.pose.opacity == pytest.approx(0.5)
    at(moves, time, CALM / 2)
    assert rests(moves)


# -------------------------------------------------------------------------- beats


def beat(told: list[str], name: str, moved: Callable[[], None], hold: float) -> Callable[[], float]:
    def start() -> float:
        told.append(name)
        moved()
        return hold

    return start


def test_beats_follow_each_other_and_drain_once(moves: Choreographer, time: Time) -> None:
    one, two, told = sprite(), sprite(), list[str]()
    drained = drains(moves)
    moves.enqueue(beat(told, "first", lambda: moves.move(one, WAY, Pose(9, 0)), 50))
    moves.enqueue(beat(told, "second", lambda: moves.move(two, WAY, Pose(9, 0)), 0))
    assert told == ["first"]
    at(moves, time, 149)
    assert told == ["first"]
    at(moves, time, 1)
    assert told == ["first", "second"]
    QCoreApplication.processEvents()
    assert moves.is_busy
    assert drained == []
    at(moves, time, 100)
    QCoreApplication.processEvents()
    assert rests(moves)
    at(moves, time, 100)
    QCoreApplication.processEvents()
    assert drained == [None]


def test_a_card_that_lifts_is_no_story(moves: Choreographer, time: Time) -> None:
    one, drained = sprite(), drains(moves)
    moves.move(one, WAY, Pose(9, 0))
    assert not moves.is_busy
    at(moves, time, 100)
    QCoreApplication.processEvents()
    assert drained == []


def test_a_beat_without_motion_ends_at_once(moves: Choreographer) -> None:
    told, drained = list[str](), drains(moves)
    moves.enqueue(beat(told, "one", lambda: None, 0))
    moves.enqueue(beat(told, "two", lambda: None, 0))
    assert told == ["one", "two"]
    assert drained == [], "whoever enqueues is never called back before it is done"
    QCoreApplication.processEvents()
    assert drained == [None]


def test_what_comes_before_the_signal_delays_it(moves: Choreographer, time: Time) -> None:
    told, drained = list[str](), drains(moves)
    moves.enqueue(beat(told, "one", lambda: None, 0))
    moves.enqueue(beat(told, "two", lambda: None, 40))
    QCoreApplication.processEvents()
    assert drained == []
    at(moves, time, 40)
    QCoreApplication.processEvents()
    assert drained == [None]


def test_in_a_hurry_all_comes_to_its_end(moves: Choreographer, time: Time) -> None:
    one, two, told, heard = sprite(), sprite(), list[str](), list[str]()
    drained = drains(moves)
    moves.after(50, lambda: heard.append("late"))
    moves.enqueue(beat(told, "first", lambda: moves.move(one, WAY, Pose(9, 0)), 500))
    moves.enqueue(beat(told, "second", lambda: moves.move(two, WAY.later(70), Pose(8, 0)), 500))
    moves.enqueue(beat(told, "third", lambda: moves.after(50, lambda: heard.append("x")), 0))
    at(moves, time, 10)
    moves.hurry()
    assert told == ["first", "second", "third"]
    assert (one.pose, two.pose) == (Pose(9, 0), Pose(8, 0))
    assert not moves.is_busy
    assert moves.pace == 1.0
    QCoreApplication.processEvents()
    at(moves, time, 1000)
    assert heard == [], "what is skipped is not heard"
    assert drained == [None]
    assert rests(moves)


def test_clearing_forgets_what_waits(moves: Choreographer, time: Time) -> None:
    one, told, drained = sprite(), list[str](), drains(moves)
    moves.enqueue(beat(told, "first", lambda: moves.move(one, WAY, Pose(9, 0)), 0))
    moves.enqueue(beat(told, "second", lambda: None, 0))
    moves.clear()
    assert one.pose == Pose(9, 0)
    assert not moves.is_busy
    QCoreApplication.processEvents()
    at(moves, time, 1000)
    QCoreApplication.processEvents()
    assert told == ["first"]
    assert drained == [None]
    assert rests(moves)


# -------------------------------------------------------------------------- films


def test_a_film_shows_its_pictures_in_time_and_ends_with_the_own_one(
    moves: Choreographer, time: Time
) -> None:
    one, first, second = sprite(), picture(), picture()
    own = one.picture
    moves.film(one, Film(((0, first), (100, second)), 300))
    assert one.picture is first
    at(moves, time, 100)
    assert one.picture is second
    assert moves.picture_of(one) is own
    at(moves, time, 200)
    assert one.picture is own
    assert rests(moves)


def test_a_film_goes_on_while_its_sprite_moves(moves: Choreographer, time: Time) -> None:
    one, shown = sprite(), picture()
    moves.film(one, Film(((50, shown),), 300))
    moves.move(one, WAY, Pose(100, 0))
    at(moves, time, 100)
    assert one.picture is shown
    assert one.pose.x == 100


def test_a_beat_does_not_wait_for_a_film(moves: Choreographer, time: Time) -> None:
    one = sprite()
    told = drains(moves)
    moves.film(one, Film(((0, picture()),), 300))
    moves.enqueue(lambda: 50.0)
    at(moves, time, 60)
    QCoreApplication.processEvents()
    assert told
    assert not moves.is_still


def test_a_hurry_ends_a_film(moves: Choreographer, time: Time) -> None:
    one = sprite()
    own = one.picture
    moves.film(one, Film(((0, picture()), (100, picture())), 300))
    moves.hurry()
    at(moves, time, 150)
    assert one.picture is own


def test_without_any_time_there_is_no_film(moves: Choreographer) -> None:
    one = sprite()
    own = one.picture
    moves.pace = 0.0
    moves.film(one, Film(((0, picture()),), 300))
    assert one.picture is own
    assert rests(moves)


def test_another_film_begins_from_the_own_picture(moves: Choreographer, time: Time) -> None:
    one, shown = sprite(), picture()
    own = one.picture
    moves.film(one, Film(((0, picture()),), 300))
    moves.film(one, Film(((100, shown),), 200))
    assert one.picture is own
    at(moves, time, 100)
    assert one.picture is shown
    at(moves, time, 100)
    assert one.picture is own


def test_a_film_outlasts_a_beat_in_which_nothing_moves(moves: Choreographer, time: Time) -> None:
    one, shown = sprite(), picture()

    def begin() -> float:
        moves.film(one, Film(((0, shown),), 300))
        return 0.0

    moves.enqueue(begin)
    moves.enqueue(lambda: 0.0)
    assert one.picture is shown
    at(moves, time, 300)
    assert one.picture is not shown
