"""On a large screen some pictures come a picture or two late; on others none does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from quando_desktop.table.paint.art import LatePicture, Picture
from quando_desktop.table.paint.canvas import Scale
from quando_desktop.table.scene.choreographer import Choreographer
from quando_desktop.table.scene.scene import TableScene
from quando_desktop.table.scene.spare import latecomers
from quando_desktop.table.scene.spare.latecomers import ENOUGH, SINGLE
from quando_desktop.table.scene.sprite import FINE
from quando_desktop.table.scene.stage import Stage
from quando_desktop.table.scene.tableau import Cue, Film, Passage, Tableau
from tests.table.easing import linear
from tests.table.turn_seat import Time

WAY = Cue(200, ease=linear)
SIDE = 8
NAMES = "abcde"


class Shown:
    """A scene on a fine screen, whose pictures take their time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, pixels: float = FINE) -> None:
        self.time = Time()
        self.moves = Choreographer(self.time)
        self.scene = TableScene(self.moves, lambda _: None)
        self.painted: list[str] = []
        self._pictures: dict[str, Picture] = {}
        self._scale = Scale(1.0, pixels)
        # Each thing that is drawn takes as long as there is time.
        monkeypatch.setattr(latecomers, "SLICE", 0.0)
        self.scene.lay(Stage.of(1440, 900), self.tableau("old"))
        self.painted.clear()

    def picture(self, name: str) -> Picture:
        """One of which two are enough."""
        if name not in self._pictures:
            made = LatePicture(lambda _: self.draw(name), ENOUGH // 2, 0, 0, self._scale)
            self._pictures[name] = made
        return self._pictures[name]

    def draw(self, name: str) -> Iterator[QImage]:
        self.painted.append(name)
        yield QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)

    def tableau(self, face: str, x: float = 0.0, side: str = "") -> Tableau:
        made = Tableau()
        for name in NAMES:
            made.put(name, self.picture(face + name), x, 0, side=side)
        return made

    def show(self, tableau: Tableau, passage: Passage | None = None) -> None:
        self.scene.show(tableau, passage or Passage(usual=WAY))

    def tick(self, ms: float = 16.0) -> None:
        self.time.now += ms
        self.moves.tick()

    @property
    def late(self) -> str:
        """The pieces that do not show their pictures yet."""
        sprites = [self.scene.sprite(name) for name in NAMES]
        return "".join(str(each.key) for each in sprites if each is not None and each.is_late)


@pytest.fixture(name="shown")
def _shown(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Shown:
    return Shown(monkeypatch)


def test_what_there_is_no_time_for_comes_in_the_next_pictures(shown: Shown) -> None:
    shown.show(shown.tableau("new", 100))
    assert shown.painted == ["newa", "newb"]
    assert shown.late == "cde"
    seen = []
    for _ in range(5):
        shown.tick()
        seen.append(shown.late)
    assert seen == ["cde", "de", "e", "", ""], "One in each, but for that which begins the motion."
    assert shown.painted == [f"new{name}" for name in NAMES]


def test_a_piece_that_leaves_has_its_last_look_at_once(shown: Shown) -> None:
    last = {each.key: each for each in shown.tableau("new", 100).pieces}
    leaving = [sprite for name in NAMES if (sprite := shown.scene.sprite(name)) is not None]
    shown.show(Tableau(), Passage(usual=WAY, goes=last))
    assert [sprite.is_late for sprite in leaving] == [False] * len(NAMES)


def test_what_is_painted_already_comes_at_once(shown: Shown) -> None:
    for name in NAMES:
        shown.picture(f"new{name}").paint()
    shown.show(shown.tableau("new", 100))
    assert not shown.late


def test_new_pieces_come_late_too_and_where_nothing_moves(shown: Shown, qtbot: QtBot) -> None:
    shown.show(Tableau())
    shown.tick(1000)
    shown.show(shown.tableau("new"), Passage(cues=dict.fromkeys(NAMES, Cue(0))))
    assert shown.late == "cde"
    assert shown.moves.is_still
    qtbot.waitUntil(lambda: not shown.late)


@pytest.mark.parametrize("over", [0, 1])
def test_a_single_picture_comes_at_once_unless_it_is_very_large(shown: Shown, over: int) -> None:
    chosen = LatePicture(lambda _: shown.draw("chosen"), SINGLE + over, 0, 0, Scale(1.0, FINE))
    made = shown.tableau("old", 100)
    made.pieces[0] = made.pieces[0]._replace(picture=chosen)
    shown.show(made)
    assert shown.late == "a" * over


def test_another_picture_comes_in_place_of_one_that_is_late(shown: Shown) -> None:
    shown.show(shown.tableau("new", 100))
    shown.show(shown.tableau("newest", 100))
    for _ in range(5):
        shown.tick()
    assert not shown.late
    assert "newe" not in shown.painted
    for name in NAMES:
        sprite = shown.scene.sprite(name)
        assert sprite is not None
        assert sprite.picture is shown.picture(f"newest{name}")


@pytest.mark.parametrize("still", [False, True])
def test_on_a_usual_screen_and_where_nothing_takes_time_nobody_is_late(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, still: bool
) -> None:
    shown = Shown(monkeypatch, FINE if still else FINE - 0.5)
    if still:
        shown.moves.pace = 0.0
    shown.show(shown.tableau("new", 100))
    assert not shown.late
    assert len(shown.painted) == len(NAMES)


def test_the_other_side_of_a_card_is_painted_before_it_is_seen(shown: Shown) -> None:
    shown.show(shown.tableau("other", side="over"))
    assert not shown.painted
    for _ in range(6):
        shown.tick(10)
    sprite = shown.scene.sprite("a")
    assert sprite is not None
    assert sprite.picture is shown.picture("olda"), "It is not half way round."
    assert shown.painted == [f"other{name}" for name in NAMES]


def test_the_pictures_of_a_film_are_painted_before_they_are_seen(shown: Shown) -> None:
    film = Film(((50, shown.picture("first")), (100, shown.picture("second"))), 150)
    shown.show(shown.tableau("old"), Passage(films={"a": film}))
    assert not shown.painted
    for _ in range(3):
        shown.tick(1)
    assert shown.painted == ["first", "second"]


@pytest.mark.parametrize("is_busy", [False, True])
def test_cards_are_turned_where_they_lie_when_there_is_time(
    shown: Shown, qtbot: QtBot, is_busy: bool
) -> None:
    sprite = shown.scene.sprite("a")
    assert sprite is not None
    shown.scene.latecomers.is_busy = lambda: is_busy
    lying = shown.tableau("old", 100)
    first = lying.pieces[0]
    lying.pieces[0] = first._replace(pose=first.pose._replace(angle=5.0))
    shown.show(lying)
    shown.tick(10)
    shown.tick(250)
    assert sprite.is_to_be_turned, "The picture in which it arrives has enough to do."
    shown.scene.latecomers._timer.timeout.emit()
    assert sprite.is_to_be_turned is is_busy
    shown.scene.latecomers.is_busy = lambda: False
    qtbot.waitUntil(lambda: not (sprite.is_to_be_turned or shown.scene.latecomers._is_at_work))


def test_what_is_taken_off_the_table_is_not_painted_any_more(shown: Shown, qtbot: QtBot) -> None:
    film = Film(((50, shown.picture("first")), (100, shown.picture("second"))), 150)
    shown.show(shown.tableau("new", 100), Passage(films={"a": film}))
    shown.scene.sweep()
    qtbot.waitUntil(lambda: not shown.scene.latecomers._is_at_work)
    assert shown.painted == ["newa", "newb"]
