"""The same step of a lesson in windows and with letters of other sizes: its bubble has a place
there, too. Nothing is painted, so all of them can be looked at."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget

from quando_desktop.lessons.lesson import WaitFor
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.lesson.guide import LessonGuide
from quando_desktop.shell.lesson.spotlight import Spotlight
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.mirror import pixels
from quando_desktop.table.scene.tableau import Frame
from tests.table.measured_art import frame_of

SIZES = [(640, 400), (800, 480), (911, 470), (1024, 640)]
TIGHTEST = (640, 400), 200
CASES = [case for size in SIZES for text in (100, 200) if (case := (size, text)) != TIGHTEST]
AT_ONCE = 2
"""Each step is looked at in the tightest window and in so many others: another step in others, and
another language, too."""


class Elsewhere:
    """Windows of all sizes in which a lesson could be taken."""

    def __init__(self, style: Style) -> None:
        self._style = style
        self._frames: dict[tuple[tuple[int, int], int], Frame] = {}
        self._lights: dict[tuple[tuple[int, int], int], Spotlight] = {}
        self._pages: list[QWidget] = []
        self._title = ""

    def complaints(self, guide: LessonGuide, table: object) -> Iterator[str]:
        """What a bubble would cover or leave out there, in the words that it has now."""
        step, here = guide.tutor.step, guide.spotlight.bubble
        first = AT_ONCE * guide.tutor.number + len(step.title)
        others = (CASES[(first + number) % len(CASES)] for number in range(AT_ONCE))
        for size, text in (TIGHTEST, *others):
            light = self._light(guide, size, text)
            bubble = light.bubble
            go_on = here.go_on.text() if step.wait.kind is WaitFor.NEXT else ""
            bubble.say(step.title, here.said, here.task, go_on=go_on)
            bubble.tell_keys(here.keys)
            frame = self._frame(size, text)
            controls = table.tableau(frame).controls  # type: ignore[attr-defined]
            spoken = guide.spoken(controls, partial(pixels, stage=frame.stage))
            assert spoken.lit or not guide.lit_controls()
            free = step.wait.kind is WaitFor.FREE
            if free and not light.hint.isVisibleTo(light):
                light.set_free()
            light.speak(spoken, veil=not free, reacts=False)
            for wrong in _wrong(light):
                yield f"{guide.tutor.lesson.id}, {step.id} at {size}, {text} %: {wrong}"

    def _frame(self, size: tuple[int, int], text: int) -> Frame:
        key = size, text
        if key not in self._frames:
            self._frames[key], _ = frame_of(self._style, size, text / 100)
        return self._frames[key]

    def _light(self, guide: LessonGuide, size: tuple[int, int], text: int) -> Spotlight:
        """A spotlight for this lesson; one is used for all steps of it."""
        lesson = guide.tutor.lesson
        if lesson.id != self._title:
            self._title = lesson.id
            self._lights.clear()
            self._pages.clear()
        key = size, text
        if key not in self._lights:
            page = QWidget()
            page.resize(*size)
            self._pages.append(page)
            look = Look(self._style, page)
            look.update(QSize(*size), text=text, animates=False)
            titles = f"Lesson 1: {lesson.title}", lesson.title
            self._lights[key] = Spotlight(look, page, titles, len(lesson.steps))
        return self._lights[key]


def _wrong(light: Spotlight) -> Iterator[str]:
    bubble = light.bubble
    box, needed = bubble.geometry(), bubble.body.totalHeightForWidth(bubble.width())
    if not light.rect().contains(box):
        yield "the bubble is not on the page"
    if needed > box.height() or bubble.body.minimumSize().width() > box.width():
        yield "words are cut"
    bar = [each for each in (light.leave, light.hint, light.progress) if each.isVisibleTo(light)]
    if any(_meet(one.geometry(), other.geometry()) for one in bar for other in bar):
        yield "the bar covers itself"
    if any(each.geometry().intersects(box) for each in bar):
        yield "the bubble covers the bar"
    if any(each.intersects(box) for each in (*light.lit, *light.piles)):
        yield "the bubble covers what it speaks of"


def _meet(one: QRect, other: QRect) -> bool:
    return one != other and one.intersects(other)
