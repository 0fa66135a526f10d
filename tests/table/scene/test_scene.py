"""The scene keeps one sprite a key from tableau to tableau, and leaves none behind."""

from __future__ import annotations

from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Scale
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.choreographer import Choreographer
from quando_desktop.table.scene.scene import SHAKE, SHAKES, TableScene
from quando_desktop.table.scene.sprite import OVER, Sprite
from quando_desktop.table.scene.stage import Stage
from quando_desktop.table.scene.tableau import Cue, Film, Frame, Key, Passage, Pose, Tableau
from quando_desktop.table.scene.view import TableView
from tests.table.easing import linear
from tests.table.turn_seat import Time

STAGE = Stage.of(1440, 900)
WAY = Cue(100, ease=linear)


class Shown:
    """A scene, its clock and what was heard."""

    def __init__(self) -> None:
        self.time = Time()
        self.moves = Choreographer(self.time)
        self.heard: list[Sound] = []
        self.scene = TableScene(self.moves, self.heard.append)
        self.jumps: list[float] = []
        self.scene.shaken.connect(self.jumps.append)
        self._pictures: dict[str, Picture] = {}
        self.scene.lay(STAGE, Tableau())

    def picture(self, name: str) -> Picture:
        made = Picture(QPixmap(10, 14), -5, -7, Scale(1.0))
        return self._pictures.setdefault(name, made)

    def tableau(self, *pieces: tuple[Key, float] | tuple[Key, float, str]) -> Tableau:
        """Pieces from the back to the front: their keys, how far right they lie, and a face."""
        made = Tableau()
        for key, x, *face in pieces:
            name = face[0] if face else "plain"
            made.put(key, self.picture(name), x, 0, side=name, width=10)
        return made

    def show(self, tableau: Tableau, passage: Passage | None = None) -> None:
        self.scene.show(tableau, passage or Passage(usual=WAY))

    def at(self, ms: float) -> None:
        self.time.now += ms
        self.moves.tick()

    def sprite(self, key: Key) -> Sprite:
        found = self.scene.sprite(key)
        assert found is not None
        return found


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    return Shown()


def test_a_key_stays_the_same_thing(shown: Shown) -> None:
    shown.scene.lay(STAGE, shown.tableau(("a", 0), ("b", 50)))
    one = shown.sprite("a")
    shown.show(shown.tableau(("b", 50), ("a", 100)))
    assert shown.sprite("a") is one
    shown.at(50)
    assert one.pose == Pose(50, 0)
    shown.at(50)
    assert one.pose == Pose(100, 0)
    assert len(shown.scene.items()) == 2


def test_one_thing_becomes_another(shown: Shown) -> None:
    shown.scene.lay(STAGE, shown.tableau(("hand", 0), ("pile", 50)))
    one, covered = shown.sprite("hand"), shown.sprite("pile")
    shown.show(shown.tableau(("pile", 50)), Passage(becomes={"hand": "pile"}, usual=WAY))
    assert shown.sprite("pile") is one
    assert one.key == "pile"
    assert covered.scene() is None
    assert shown.scene.sprite("hand") is None
    shown.at(100)
    assert shown.scene.items() == [one]


def test_two_can_change_places(shown: Shown) -> None:
    shown.scene.lay(STAGE, shown.tableau(("a", 0), ("b", 50)))
    one, two = shown.sprite("a"), shown.sprite("b")
    passage = Passage(becomes={"a": "b", "b": "a"}, usual=WAY)
    shown.show(shown.tableau(("a", 0), ("b", 50)), passage)
    assert (shown.sprite("a"), shown.sprite("b")) == (two, one)
    shown.at(100)
    assert (one.pose.x, two.pose.x) == (50, 0)


def test_what_never_was_there_becomes_nothing(shown: Shown) -> None:
    shown.show(shown.tableau(("new", 9)), Passage(becomes={"old": "new"}, usual=WAY))
    assert shown.sprite("new").pose.opacity == 0.0


def test_new_things_fade_in_or_come_from_somewhere(shown: Shown) -> None:
    passage = Passage(enters={"b": Pose(0, 0)}, cues={"a": WAY, "b": WAY})
    shown.show(shown.tableau(("a", 50), ("b", 100)), passage)
    shown.at(50)
    assert shown.sprite("a").pose == Pose(50, 0, opacity=0.5)
    assert shown.sprite("b").pose == Pose(50, 0)
    shown.at(50)
    assert shown.sprite("a").pose == Pose(50, 0)
    assert shown.sprite("b").pose == Pose(100, 0)


def test_what_is_no_more_fades_or_goes_somewhere_and_is_gone(shown: Shown) -> None:
    shown.scene.lay(STAGE, shown.tableau(("a", 0), ("b", 0)))
    one, two = shown.sprite("a"), shown.sprite("b")
    passage = Passage(leaves={"b": Pose(100, 0, opacity=0.0)}, cues={"a": WAY, "b": WAY})
    shown.show(Tableau(), passage)
    assert shown.scene.sprite("a") is None
    shown.at(50)
    assert one.pose == Pose(0, 0, opacity=0.5)
    assert two.pose == Pose(50, 0, opacity=0.5)
    shown.at(50)
    assert shown.scene.items() == []


def test_what_comes_back_while_it_leaves_is_a_new_thing(shown: Shown) -> None:
    shown.scene.lay(STAGE, shown.tableau(("a", 0)))
    old = shown.sprite("a")
    shown.show(Tableau())
    shown.at(10)
    shown.show(shown.tableau(("a", 0)))
    assert shown.sprite("a") is not old
    shown.at(1000)
    assert shown.scene.items() == [shown.sprite("a")]


def test_later_pieces_lie_over_earlier_ones(shown: Shown) -> None:
    shown.scene.lay(STAGE, shown.tableau(("a", 0), ("b", 0)))
    shown.show(shown.tableau(("new", 0), ("b", 0), ("a", 0)))
    heights = [shown.sprite(key).zValue() for key in ("new", "b", "a")]
    assert heights == sorted(heights)
    assert len({*heights}) == 3


def test_what_comes_or_goes_leaves_the_others_at_their_heights(shown: Shown) -> None:
    """Whatever changes its height is painted again."""
    shown.scene.lay(STAGE, shown.tableau(("room", 0), ("a", 0), ("b", 0), ("c", 0)))
    shown.show(shown.tableau(("room", 0), ("new", 0), ("b", 0), ("c", 0), ("a", 0)))
    heights = [shown.sprite(key).zValue() for key in ("room", "new", "b", "c", "a")]
    assert heights == [0, 1, 2, 3, 4]
    shown.show(shown.tableau(("room", 0), ("x", 0), ("new", 0), ("c", 0), ("a", 0)))
    heights = [shown.sprite(key).zValue() for key in ("room", "x", "new", "c", "a")]
    assert heights == [0, 0.5, 1, 3, 4]


def test_what_goes_over_everything_comes_down_at_its_end(shown: Shown) -> None:
    shown.scene.lay(STAGE, shown.tableau(("a", 0), ("b", 50)))
    cue = Cue(100, over=True)
    shown.show(shown.tableau(("a", 100), ("b", 50)), Passage(cues={"a": cue}))
    assert shown.sprite("a").zValue() > OVER - 1
    shown.at(99)
    assert shown.sprite("a").zValue() > shown.sprite("b").zValue()
    shown.at(1)
    assert shown.sprite("a").zValue() < shown.sprite("b").zValue()


# ------------------------------------------------------------------------- faces


def test_what_leaves_stays_under_what_it_lay_under(shown: Shown) -> None:
    """A glow fades behind its card, though there is a piece less now."""
    shown.scene.lay(STAGE, shown.tableau(("room", 0), ("glow", 50), ("card", 50)))
    glow = shown.sprite("glow")
    shown.show(shown.tableau(("room", 0), ("card", 50)))
    assert shown.sprite("room").zValue() < glow.zValue() < shown.sprite("card").zValue()


def test_of_those_that_go_over_everything_the_higher_rank_is_above(shown: Shown) -> None:
    shown.scene.lay(STAGE, shown.tableau(("first", 0), ("second", 0)))
    over = WAY._replace(over=True)
    cues: dict[Key, Cue] = {"first": over._replace(rank=1000), "second": over.later(50)}
    shown.show(shown.tableau(("first", 90), ("second", 90)), Passage(cues=cues))
    assert shown.sprite("first").zValue() > shown.sprite("second").zValue()
    shown.at(200)
    assert shown.sprite("first").zValue() < shown.sprite("second").zValue()


def test_what_unrolls_has_no_length_before_it_does(shown: Shown) -> None:
    bar = shown.tableau(("bar", 10))
    passage = Passage(cues={"bar": WAY._replace(delay=100, unrolls=True)})
    passage.enters["bar"] = bar.pieces[0].pose
    shown.show(bar, passage)
    assert not shown.sprite("bar").transform().m11()
    shown.at(150)
    assert shown.sprite("bar").transform().m11() == pytest.approx(0.5)
    shown.at(100)
    assert shown.sprite("bar").transform().isIdentity()


def test_another_side_turns_over(shown: Shown) -> None:
    shown.scene.lay(STAGE, shown.tableau(("a", 0, "front")))
    shown.show(shown.tableau(("a", 0, "back")))
    one = shown.sprite("a")
    shown.at(25)
    assert one.picture is shown.picture("front")
    assert one.transform().m11() == pytest.approx(0.5)
    shown.at(75)
    assert one.picture is shown.picture("back")


def test_shown_again_while_it_turns_over_it_goes_on_with_that(shown: Shown) -> None:
    shown.show(shown.tableau(("a", 0, "back")))
    shown.at(1000)
    shown.show(shown.tableau(("a", 100, "front")))
    shown.at(40)
    shown.show(shown.tableau(("a", 100, "front")))
    card = shown.sprite("a")
    assert card.picture is shown.picture("back")
    assert card.pose.x == 40
    shown.at(20)
    assert card.picture is shown.picture("front")
    assert not card.transform().isIdentity()
    shown.at(40)
    assert card.pose.x == 100
    assert card.transform().isIdentity()


def test_what_waits_in_a_pile_is_not_seen_though_it_is_drawn_otherwise(shown: Shown) -> None:
    made = shown.tableau(("a", 100))
    (first,) = shown.tableau(("pile", 0)).pieces
    other = first._replace(picture=shown.picture("smaller"), width=5)
    shown.show(made, Passage(comes={"a": other}, cues={"a": WAY.later(50)}))
    card = shown.sprite("a")
    assert card.picture is shown.picture("plain")
    assert not card.isVisible()
    shown.at(40)
    assert not card.isVisible()
    shown.at(20)
    assert card.isVisible()
    shown.at(100)
    assert card.pose == made.pieces[0].pose


def test_a_new_thing_turns_over_on_its_way_from_a_pile(shown: Shown) -> None:
    (pile,) = shown.tableau(("pile", 0, "back")).pieces
    passage = Passage(comes={"card": pile}, cues={"card": WAY})
    shown.show(shown.tableau(("card", 100, "front")), passage)
    one = shown.sprite("card")
    assert (one.key, one.picture, one.pose) == ("card", shown.picture("back"), Pose(0, 0))
    assert not one.isVisible(), "it is still one with the pile"
    shown.at(25)
    assert one.isVisible()
    assert one.picture is shown.picture("back")
    assert one.transform().m11() == pytest.approx(0.5)
    shown.at(75)
    assert one.picture is shown.picture("front")
    assert one.pose == Pose(100, 0)


def test_what_is_no_more_turns_over_onto_a_stack_above_everything(shown: Shown) -> None:
    shown.scene.lay(STAGE, shown.tableau(("card", 0, "front"), ("stack", 100, "back")))
    one = shown.sprite("card")
    (last,) = shown.tableau(("stack", 100, "back")).pieces
    passage = Passage(goes={"card": last}, cues={"card": WAY._replace(over=True, rank=5)})
    shown.show(shown.tableau(("stack", 100, "back")), passage)
    assert one.zValue() == OVER + 5
    shown.at(75)
    assert one.picture is shown.picture("back")
    assert one.pose == Pose(75, 0)
    shown.at(25)
    assert shown.scene.items() == [shown.sprite("stack")]


def test_calm_things_fade_where_they_are_instead_of_going(shown: Shown) -> None:
    shown.moves.is_calm = True
    shown.scene.lay(STAGE, shown.tableau(("card", 0, "front")))
    one = shown.sprite("card")
    (last,) = shown.tableau(("stack", 100, "back")).pieces
    shown.show(Tableau(), Passage(goes={"card": last}, cues={"card": WAY}))
    shown.at(50)
    assert one.picture is shown.picture("front")
    assert one.pose == Pose(0, 0, opacity=0.5)
    shown.at(50)
    assert shown.scene.items() == []


def test_the_same_side_drawn_otherwise_does_not_turn(shown: Shown) -> None:
    lit, plain = shown.picture("lit"), shown.picture("plain")
    before, after = Tableau(), Tableau()
    before.put("a", plain, 0, 0, side=7, width=10)
    after.put("a", lit, 0, 0, side=7, width=10)
    shown.scene.lay(STAGE, before)
    shown.show(after)
    assert shown.sprite("a").picture is lit
    assert not shown.moves._motions


def test_a_wider_picture_grows_from_the_width_it_had(shown: Shown) -> None:
    small, large = shown.picture("small"), shown.picture("large")
    before, after = Tableau(), Tableau()
    before.put("a", small, 0, 0, side=7, width=10)
    after.put("a", large, 100, 0, side=7, width=20)
    shown.scene.lay(STAGE, before)
    shown.show(after)
    one = shown.sprite("a")
    assert one.pose.grow * one.width == 10
    shown.at(50)
    assert one.pose == Pose(50, 0, grow=0.75)
    shown.at(50)
    assert one.pose == Pose(100, 0)


def test_drawn_otherwise_on_its_way_it_still_arrives(shown: Shown) -> None:
    """A card that comes down and is veiled meanwhile."""
    veiled = shown.picture("veiled")
    down, then = Tableau(), Tableau()
    down.put("a", shown.picture("plain"), 100, 0, side=7, width=10)
    then.put("a", veiled, 100, 0, side=7, width=10)
    first = Tableau()
    first.put("a", shown.picture("plain"), 0, 0, side=7, width=10)
    shown.scene.lay(STAGE, first)
    shown.show(down)
    shown.at(50)
    shown.show(then)
    one = shown.sprite("a")
    assert (one.pose.x, one.picture) == (50, veiled)
    shown.at(1000)
    assert one.pose == Pose(100, 0)


# ------------------------------------------------------------------------- whole


def test_sweeping_leaves_nothing(shown: Shown) -> None:
    shown.scene.lay(STAGE, shown.tableau(("a", 0), ("b", 0)))
    shown.show(shown.tableau(("a", 90), ("c", 0)))
    shown.at(20)
    shown.scene.sweep()
    assert shown.scene.items() == []
    assert shown.scene.sprite("a") is None
    assert shown.scene.tableau == Tableau()
    shown.at(1000)
    assert shown.scene.items() == []
    assert not shown.moves._timer.isActive()


def test_laying_takes_the_place_of_all_that_was_there(shown: Shown) -> None:
    shown.scene.lay(STAGE, shown.tableau(("a", 0), ("b", 0)))
    shown.show(shown.tableau(("a", 90), ("c", 0)))
    wide = Stage.of(2560, 1080)
    shown.scene.lay(wide, shown.tableau(("a", 10)))
    assert shown.scene.items() == [shown.sprite("a")]
    assert shown.scene.sceneRect().width() == pytest.approx(2560)
    assert shown.sprite("a").x() == round(10 + wide.margin)


def test_a_story_is_told_beat_by_beat_with_sounds_and_words(
    shown: Shown, kept_style: Style
) -> None:
    art: Art = kept_style.art(Scale(1.0), dark=False)
    frame, said = Frame(STAGE, art), list[str]()
    first = Passage(sounds=[(0, Sound.FLIP), (50, Sound.RAPS)], says=["one"], hold=20, usual=WAY)
    second = Passage(says=["two"], cues={"b": WAY})
    tell = shown.scene.tell
    tell(lambda _: (shown.tableau(("a", 0)), first), lambda: frame, said.append)
    tell(lambda _: (shown.tableau(("b", 0)), second), lambda: frame, said.append)
    assert said == ["one"]
    shown.at(1)
    assert shown.heard == [Sound.FLIP]
    shown.at(49)
    assert shown.heard == [Sound.FLIP, Sound.RAPS]
    shown.at(151)
    assert said == ["one", "two"]
    shown.at(1000)
    QCoreApplication.processEvents()
    assert [item.key for item in shown.scene.items() if isinstance(item, Sprite)] == ["b"]


# ------------------------------------------------------------------------- shake


def test_a_knock_shakes_the_whole_table_and_leaves_it_where_it_was(shown: Shown) -> None:
    shown.show(Tableau(), Passage(shake=True))
    for _ in range(SHAKES * SHAKE // 10 + 1):
        shown.at(10)
    assert min(shown.jumps) < -2
    assert max(shown.jumps) > 2
    assert shown.jumps[-1] == 0


def test_a_shake_that_is_cut_short_leaves_the_table_where_it_was(shown: Shown) -> None:
    shown.show(Tableau(), Passage(shake=True))
    shown.at(30)
    assert shown.jumps[-1] != 0
    shown.moves.hurry()
    shown.show(Tableau())
    assert shown.jumps[-1] == 0
    shown.show(Tableau())
    assert shown.jumps.count(0) == 1, "what lies still is not told again"


@pytest.mark.parametrize(("pace", "calm"), [(0.0, False), (1.0, True)])
def test_nothing_shakes_without_motion(shown: Shown, pace: float, calm: bool) -> None:
    shown.moves.pace, shown.moves.is_calm = pace, calm
    shown.show(Tableau(), Passage(shake=True))
    shown.at(30)
    assert shown.jumps == []


def test_a_film_is_cut_by_another_picture_but_not_by_another_place(shown: Shown) -> None:
    shown.scene.lay(STAGE, shown.tableau(("a", 0, "calm"), ("b", 50)))
    film = Film(((0, shown.picture("shocked")),), 300)
    again = shown.tableau(("a", 0, "calm"), ("b", 50))
    shown.scene.perform(again, Passage(films={"a": film}), lambda _: None)
    assert shown.sprite("a").picture is shown.picture("shocked")
    shown.show(shown.tableau(("a", 100, "calm"), ("b", 50)))
    shown.at(100)
    assert shown.sprite("a").picture is shown.picture("shocked")
    calm = shown.tableau(("a", 100, "calm"), ("b", 50)).pieces[0]
    glad = calm._replace(picture=shown.picture("glad"))
    shown.show(Tableau([glad]))
    assert shown.sprite("a").picture is shown.picture("glad")
    shown.at(300)
    assert shown.sprite("a").picture is shown.picture("glad")


def test_a_film_that_lasts_ends_with_the_latest_picture(shown: Shown) -> None:
    shown.scene.lay(STAGE, shown.tableau(("a", 0, "calm")))
    film = Film(((0, shown.picture("shocked")),), 300, lasts=True)
    calm = shown.tableau(("a", 0, "calm"))
    shown.scene.perform(calm, Passage(films={"a": film}), lambda _: None)
    glad = calm.pieces[0]._replace(picture=shown.picture("glad"))
    shown.show(Tableau([glad]))
    assert shown.sprite("a").picture is shown.picture("shocked")
    shown.at(299)
    assert shown.sprite("a").picture is shown.picture("shocked")
    shown.at(300)
    assert shown.sprite("a").picture is shown.picture("glad")


def test_a_film_of_a_thing_that_turns_over_is_cut(shown: Shown) -> None:
    """However long it would last."""
    shown.scene.lay(STAGE, shown.tableau(("a", 0, "calm")))
    film = Film(((0, shown.picture("shocked")),), 300, lasts=True)
    calm = shown.tableau(("a", 0, "calm"))
    shown.scene.perform(calm, Passage(films={"a": film}), lambda _: None)
    turned = calm.pieces[0]._replace(picture=shown.picture("glad"), side="other")
    shown.show(Tableau([turned]))
    assert shown.sprite("a").picture is shown.picture("calm")


def test_a_scene_and_its_window_go_at_once(qtbot: QtBot) -> None:
    """Not when garbage is next looked for: all pictures of the table would stay until then."""
    scene = TableScene(Choreographer(), lambda _: None)
    view = TableView(scene)
    scene.latecomers.is_busy = view.business()
    gone = ref(scene), ref(view), ref(scene.latecomers), ref(scene.dimmer)
    del scene, view
    assert [each() for each in gone] == [None] * 4
