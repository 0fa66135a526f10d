"""Somebody who takes a lesson in the window, by mouse or by keys, with wrong tries first."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.bots.bot import RandomBot
from quando_desktop.controller.live.step import LivePhase
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine.chance import Chance
from quando_desktop.lessons.lesson import WaitFor
from quando_desktop.shell.lesson.guide import LessonGuide
from quando_desktop.shell.session.live_session import LiveSession
from quando_desktop.shell.session.turn_session import TurnSession
from quando_desktop.shell.window.window import Window
from quando_desktop.table.pages.turn_page import TurnPage
from quando_desktop.table.parts.scenery import MENU
from quando_desktop.table.scene.tableau import Control, Role

WAITS = 20_000
FINGER = 40
"""Milliseconds that a finger is up: what comes sooner is a key that repeats itself."""
PRESSES = 8
"""The most presses that a step takes."""


class Learner:
    def __init__(self, qtbot: QtBot, window: Window, *, by_keys: bool) -> None:
        self._qtbot, self._window, self._by_keys = qtbot, window, by_keys

    @property
    def guide(self) -> LessonGuide:
        guide = self._window.lessons.guide
        assert guide is not None
        return guide

    @property
    def page(self) -> QWidget:
        session = self._window.session
        assert session is not None
        return session.page

    def wait(self) -> None:
        """Until Olive speaks."""
        self._qtbot.waitUntil(lambda: self.guide.is_shown, timeout=WAITS)

    def play_on(self) -> bool:
        """Does anything that the rules allow, if it is the learner's turn."""
        session = self._window.session
        if isinstance(session, LiveSession):
            legal = session.controller.views[0].legal()
            if session.controller.phase is LivePhase.LIVE and legal:
                session.page.intend(0, legal[0])
        elif isinstance(session, TurnSession) and not session.page.is_busy:
            view = session.controller.view
            if session.controller.phase is TurnPhase.PERSON and view is not None:
                chance = Chance(session.controller.revision)
                session.page.submit(RandomBot().choose(view, chance))
        return True

    # ------------------------------------------------------------------- right and wrong

    def do(self) -> None:
        """Does what the present step waits for."""
        guide, number = self.guide, self.guide.tutor.number
        kind = guide.tutor.step.wait.kind
        for _ in range(PRESSES):
            if kind is WaitFor.NEXT:
                self._press_button(guide.spotlight.bubble.go_on)
            else:
                self._wait_for_signal()
                self._press(self.first())
            if self._window.lessons.guide is not guide or guide.tutor.number != number:
                return
        raise AssertionError(f"the step {guide.tutor.step.id} cannot be done")

    def _wait_for_signal(self) -> None:
        """Where time counts, nobody acts before the countdown is over."""
        session = self._window.session
        if isinstance(session, LiveSession):
            self._qtbot.waitUntil(lambda: session.controller.phase is LivePhase.LIVE, timeout=WAITS)

    def first(self) -> Control:
        """What has to be pressed next; the light says so."""
        guide = self.guide
        # A card that was just drawn is on its way, and a picture that moves shows no choice yet.
        page = self.page
        self._qtbot.waitUntil(
            lambda: bool(guide.lit_controls()) and not page.is_busy,  # type: ignore[attr-defined]
            timeout=WAITS,
        )
        lit = guide.lit_controls()
        wanted = guide.wanted() or [each.key for each in lit]
        off = [each for each in lit if each.key in wanted and not each.is_on]
        return (off or [each for each in lit if each.key in wanted] or lit)[0]

    def try_wrong(self) -> str:
        """Tries something that is not spoken of, and gives what Olive says then."""
        if not self._by_keys:
            self.click(self._dark_place())
        elif self.guide.tutor.step.wait.kind is WaitFor.NEXT:
            QTest.keyClick(self._window.focusWidget(), Qt.Key.Key_H)
        else:
            self._press_dark()
        return self.guide.spotlight.bubble.said

    def _press_dark(self) -> None:
        """Presses something that is not spoken of, where there is anything."""
        lit = {each.key for each in self.guide.lit_controls()}
        usable = (Role.CARD, Role.BUTTON, Role.MORE)
        controls = self.page.controls  # type: ignore[attr-defined]
        dark = [each for each in controls if each.key not in lit and each.key != MENU]
        for control in [each for each in dark if each.role in usable][:1]:
            self._press(control)

    def _dark_place(self) -> QPoint:
        """A place on the veil, away from everything that reacts."""
        light = self.guide.spotlight
        taken = [*light.lit, *(each.geometry() for each in (light.bubble, light.leave))]
        for y in range(self.page.height() - 3, 0, -7):
            place = QPoint(3, y)
            if not any(each.adjusted(-4, -4, 4, 4).contains(place) for each in taken):
                return place
        raise AssertionError("there is no dark place")

    # --------------------------------------------------------------------------- pressing

    def _press(self, control: Control) -> None:
        page = self.page
        if self._by_keys:
            QTest.qWait(FINGER)
            self._qtbot.waitUntil(lambda: self._is_at(control), timeout=WAITS)
            here = page.focusWidget()
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                # Without a time of its own, so the table's clock tells a tap from a held key.
                none = Qt.KeyboardModifier.NoModifier
                QApplication.sendEvent(here, QKeyEvent(kind, Qt.Key.Key_Space, none, " "))
        elif (
            isinstance(page, TurnPage) and page.table is not None and page.table.holds(control.key)
        ):
            self._hold(page, control)
        else:
            self.click(page.place_of(control).center())  # type: ignore[attr-defined]

    def _is_at(self, control: Control) -> bool:
        """Leads the keys to a control, which a live table tells them of a little later."""
        self.page.focus(control.key)  # type: ignore[attr-defined]
        return getattr(self.page.focusWidget(), "key", None) == control.key

    def _hold(self, page: TurnPage, control: Control) -> None:
        guide, number = self.guide, self.guide.tutor.number
        place = page.place_of(control).center()
        under = page.childAt(place)
        assert under is not None
        at = under.mapFrom(page, place)
        QTest.mousePress(under, Qt.MouseButton.LeftButton, pos=at)
        self._qtbot.waitUntil(lambda: guide.tutor.number != number, timeout=WAITS)
        QTest.mouseRelease(under, Qt.MouseButton.LeftButton, pos=at)

    def _press_button(self, button: QWidget) -> None:
        if self._by_keys:
            assert self._window.focusWidget() is button, "the keys are not at the button"
            QTest.keyClick(button, Qt.Key.Key_Return)
        else:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def click(self, place: QPoint) -> None:
        """Clicks on whatever lies on top there, as a mouse does."""
        under = self.page.childAt(place)
        assert under is not None
        QTest.mouseClick(under, Qt.MouseButton.LeftButton, pos=under.mapFrom(self.page, place))

    # ------------------------------------------------------------------------- looking

    def covered(self) -> list[QRect]:
        """What the bubble covers and must not: what it speaks of, and the piles."""
        light = self.guide.spotlight
        box = light.bubble.geometry()
        assert self.page.rect().contains(box), "the bubble is not on the page"
        return [each for each in (*light.lit, *light.piles) if each.intersects(box)]
