"""What the pages of all tables share, on a page that does nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from quando_desktop import resources
from quando_desktop.settings.settings import Motion, Person, Settings, Speed
from quando_desktop.table.audio.music import Tension
from quando_desktop.table.audio.sounds import Sounds
from quando_desktop.table.pages.contract import Command
from quando_desktop.table.pages.surface import Surface
from quando_desktop.table.pages.tools import Tools
from quando_desktop.table.paint.art import Picture
from quando_desktop.table.paint.canvas import Scale
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.stage import LARGEST_SMALL, Box, Stage
from quando_desktop.table.scene.tableau import Control, Cue, Frame, Key, Passage, Tableau


class Drawn:
    """A table with one card, which lies where it is put."""

    def __init__(self) -> None:
        self.x = 100.0
        self.most = LARGEST_SMALL
        self.frames: list[Frame] = []
        self.told: list[tuple[str, Key | None]] = []

    def tension(self) -> Tension:
        return Tension.CALM

    def letters(self, stage: Stage) -> float:
        return self.most

    def tableau(self, frame: Frame) -> Tableau:
        self.frames.append(frame)
        made = Tableau()
        picture = Picture(QPixmap(10, 14), -5, -7, Scale(frame.stage.unit))
        made.put("card", picture, self.x, 100)
        made.controls.append(Control("card", "a card", Box.around(self.x, 100, 10, 14)))
        return made

    def pointed(self, key: Key | None) -> None:
        self.told.append(("pointed", key))

    def focused(self, key: Key | None) -> None:
        self.told.append(("focused", key))


class Plain(Surface):
    def __init__(self, tools: Tools, settings: Settings) -> None:
        super().__init__(tools, settings)
        self.drawn = Drawn()
        self.presses: list[Key] = []
        self.apply(settings, dark=False)

    def open(self) -> None:
        self.table = self.drawn
        self.relay()

    def _press(self, key: Key) -> None:
        self.presses.append(key)


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def show(kept_style: Style, qtbot: QtBot, said: list[str]) -> Iterator[Callable[..., Plain]]:
    pages: list[Plain] = []

    def make(**settings: Any) -> Plain:
        sounds = Sounds(resources.folder(), muted=True)
        tools = Tools(
            kept_style, sounds, lambda _, words, **__: said.append(words), lambda **_: None
        )
        page = Plain(tools, Settings(**settings))
        page.resize(1024, 640)
        qtbot.addWidget(page)
        pages.append(page)
        return page

    yield make
    for page in pages:
        page.conceal()


def test_nothing_is_shown_before_there_is_anything(show: Callable[..., Plain]) -> None:
    page = show()
    page.refresh()
    page.relay()
    assert page.drawn.frames == []


def test_small_letters_grow_as_far_as_the_table_has_room(show: Callable[..., Plain]) -> None:
    page = show(text_size=200)
    page.drawn.most = 30.0
    page.open()
    assert page.drawn.frames[-1].art.scale.letters(15) == 30.0
    page.drawn.most = LARGEST_SMALL
    page.relay()
    assert page.drawn.frames[-1].art.scale.letters(15) == LARGEST_SMALL


def test_what_the_table_draws_is_seen_and_can_be_found(show: Callable[..., Plain]) -> None:
    page = show()
    page.open()
    assert page._scene.sprite("card") is not None
    assert page._mirror.spot("card") is not None
    assert page._view.at(100, 100) is not None


def test_a_refresh_moves_what_has_moved(show: Callable[..., Plain]) -> None:
    page = show()
    page.open()
    page.drawn.x = 300.0
    page.refresh(Passage(usual=Cue(0)))
    sprite = page._scene.sprite("card")
    assert sprite is not None
    assert sprite.pose.x == 300.0
    assert page._view.at(300, 100) is not None


def test_what_is_pressed_pointed_at_and_visited_is_told(show: Callable[..., Plain]) -> None:
    page = show()
    page.open()
    page._view.pressed.emit("card")
    page._mirror.pressed.emit("card")
    page._view.pointed.emit("card")
    page._mirror.focused.emit(None)
    assert page.presses == ["card", "card"]
    assert page.drawn.told == [("pointed", "card"), ("focused", None)]


def test_another_size_is_drawn_anew(show: Callable[..., Plain], qtbot: QtBot) -> None:
    page = show()
    page.open()
    with qtbot.waitExposed(page):
        page.show()
    drawn = len(page.drawn.frames)
    page.resize(720, 450)
    assert len(page.drawn.frames) == drawn, "stretched first"
    with qtbot.waitSignal(page._settle.timeout):
        pass
    assert page.drawn.frames[-1].stage.unit == 0.5


def test_what_comes_while_the_window_is_pulled_has_the_art_that_is_there(
    show: Callable[..., Plain], style: Style, qtbot: QtBot
) -> None:
    """However often the art of another size was begun: to make all of it anew takes long."""
    page = show()
    page._tools = replace(page._tools, style=style)
    page.open()
    with qtbot.waitExposed(page):
        page.show()
    shown = ref(page.drawn.frames[-1].art)
    for width in (900, 800, 700):
        page.drawn.frames.clear()
        page.resize(width, 500)
        page._sharpen()
        assert page.drawn.frames[-1].art is not shown(), "the next one is begun"
    page.drawn.frames.clear()
    page.refresh()
    assert page.drawn.frames[-1].art is shown()


def test_what_comes_meanwhile_does_not_delay_the_art_of_the_next_size(
    show: Callable[..., Plain], style: Style, qtbot: QtBot
) -> None:
    """In a live game something comes all the time."""
    page = show()
    page._tools = replace(page._tools, style=style)
    page.open()
    with qtbot.waitExposed(page):
        page.show()
    page.resize(720, 450)
    page._sharpen()
    shown = page._view.stage.unit
    page.drawn.frames.clear()
    page.refresh()
    page._sharpen()
    units = [frame.stage.unit for frame in page.drawn.frames]
    assert units == [shown, 0.5], "the refresh, and what is shown: it is not laid out once more"
    assert not page._is_pulled


def test_another_language_is_drawn_anew(show: Callable[..., Plain]) -> None:
    page = show()
    page.open()
    drawn = len(page.drawn.frames)
    QCoreApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert len(page.drawn.frames) == drawn + 1


def test_settings_say_how_things_move(show: Callable[..., Plain]) -> None:
    page = show(speed=Speed.SLOW)
    assert page._choreographer.pace == 1.6
    page.apply(replace(page.settings, motion=Motion.NONE), dark=True)
    assert page._choreographer.pace == 0.0
    assert page.dark
    page.apply(replace(page.settings, motion=Motion.CALM), dark=False)
    assert page._choreographer.is_calm


def test_what_was_not_saved_is_said(show: Callable[..., Plain], said: list[str]) -> None:
    page = show()
    page.note_saved(None)
    assert page.is_saved
    assert said == []
    problem = OSError(28, "No space left on device")
    page.note_saved(problem)
    assert not page.is_saved
    assert page.save_problem is problem
    assert len(said) == 1


def test_people_have_the_faces_that_they_chose(show: Callable[..., Plain]) -> None:
    looks = show(people=(Person("Maria", 3), Person("Tom", 1))).looks
    assert (looks["Maria"], looks["Tom"]) == (3, 1)
    assert looks["You"] == 3, "what the owner played without a name"


def test_a_wish_reaches_the_window(show: Callable[..., Plain]) -> None:
    page = show()
    asked: list[object] = []
    page.asked.connect(asked.append)
    page.command(Command.MENU)
    assert asked == [Command.MENU]


def test_nothing_is_left_of_what_is_concealed(show: Callable[..., Plain]) -> None:
    page = show()
    page.open()
    page.conceal()
    page.refresh()
    assert page._scene.items() == []
    assert page._mirror.spot("card") is None
    assert page._view.at(100, 100) is None
