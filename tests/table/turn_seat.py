"""A table page with its match, on clocks that never wait, and the hands of whoever plays there:
for any game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, Self, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QImage, QKeyEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from quando_desktop import resources
from quando_desktop.bots.bot import Advice
from quando_desktop.bots.pacing import Pacing
from quando_desktop.bots.question import Answer, Purpose, Question
from quando_desktop.controller.turn.adviser import Adviser
from quando_desktop.controller.turn.controller import TurnController
from quando_desktop.controller.turn.runner import InlineBotRunner
from quando_desktop.disk.store import with_fields
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.settings.settings import Settings
from quando_desktop.table.audio.sounds import Sound, Sounds
from quando_desktop.table.pages.contract import Command
from quando_desktop.table.pages.tools import Tools
from quando_desktop.table.pages.turn_page import TurnPage, TurnTableMaker
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.tableau import Control, Key, Role, Tableau
from quando_desktop.table.turn.table import TurnTable
from tests.controller.fake_clock import FakeClock

NAMES = ("Maria", "Olive", "Bruno", "Vesna", "Mira", "Nils")
SMALL = (1024, 640)
LONG = 10_000.0
"""Milliseconds in which every beat comes to its end."""


class Time:
    """Milliseconds, moved by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class HeardSounds(Sounds):
    """Keeps what would be heard."""

    def __init__(self) -> None:
        super().__init__(resources.folder(), muted=True)
        self.heard: list[Sound] = []

    def play(self, sound: Sound) -> None:
        self.heard.append(sound)


class Bots(InlineBotRunner):
    """They move at once; a hint waits until it is given."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Question] = []
        """For hints."""

    def ask(self, question: Question) -> None:
        if question.purpose is Purpose.HINT:
            self.asked.append(question)
        else:
            super().ask(question)

    def advise(self, advice: Advice) -> None:
        """The answer to the last question for a hint."""
        self.answered.emit(Answer(self.asked[-1], advice, 0.0))


class TurnSeat:
    """A page on a match, with all that it says and asks."""

    BOTS: ClassVar[type[Bots]] = Bots
    """Who thinks for the computer players."""

    def __init__(
        self,
        style: Style,
        match: Match,
        settings: Settings,
        size: tuple[int, int],
        maker: TurnTableMaker,
    ) -> None:
        self.match, self.settings = match, settings
        self.time, self.clock = Time(), FakeClock()
        self.said: list[str] = []
        self.reader = False
        """Whether a screen reader is there."""
        self.asked: list[Command] = []
        self.sounds, self.bots = HeardSounds(), self.BOTS()
        self.controller = TurnController(
            match, self.bots, Pacing(settings.speed), None, clock=self.clock
        )
        tools = Tools(
            style, self.sounds, self._hear, self.change, self.time, is_heard=lambda: self.reader
        )
        adviser = Adviser(self.controller, self.bots, self.controller)
        self.page = TurnPage(tools, settings, maker, self.controller, adviser)
        self.page.resize(*size)
        # Who looks at pixels has them `grabbed`: painting each step takes a third of the time.
        self.page.setUpdatesEnabled(False)
        self.page.asked.connect(self.asked.append)
        self.choreographer = self.page._choreographer
        self.scene = self.page._scene

    def _hear(self, widget: QWidget, words: str, *, at_once: bool = False) -> None:
        self.said.append(words)

    def change(self, **changes: Any) -> None:
        self.settings = with_fields(self.settings, changes)
        self.page.apply(self.settings, dark=self.page.dark)

    def close(self) -> None:
        # An empty table costs nothing when the language changes after it.
        self.page.conceal()
        self.controller.close()
        self.page.close()

    @property
    def words(self) -> list[str]:
        return self.said

    # --------------------------------------------------------------------- time

    def tick(self, ms: float) -> None:
        self.time.now += ms
        self.choreographer.tick()

    def rest(self) -> None:
        """Until the picture rests and has said so."""
        for _ in range(100):
            QCoreApplication.processEvents()
            timers = self.choreographer._timer, self.choreographer._idle
            if not any(timer.isActive() for timer in timers) and not self.page.is_busy:
                return
            self.tick(LONG)
        raise AssertionError("the picture never rests")

    def hurry(self) -> None:
        """Somebody acts, and does not wait for the picture."""
        self.page._hurry()

    def end_toast(self) -> None:
        """The line about a wrong try has stood there long enough."""
        self.page._toast.timeout.emit()

    @property
    def lingers(self) -> int | None:
        """For how many milliseconds what somebody says stands there, if it does."""
        timer = self.scene._linger
        return timer.interval() if timer.isActive() else None

    def hold_word(self) -> None:
        """What somebody says stands there until the test ends it."""
        self.scene._linger.stop()

    def end_word(self) -> None:
        """What somebody says has stood there long enough."""
        self.scene._linger.timeout.emit()
        self.rest()

    def go_on(self) -> None:
        """Until nothing happens by itself any more."""
        for _ in range(2000):
            self.rest()
            if not self.clock.tick():
                return
        raise AssertionError("the match never waits")

    def begin(self) -> Self:
        self.page.begin()
        self.go_on()
        return self

    # -------------------------------------------------------------------- seeing

    @property
    def table(self) -> TurnTable[Any]:
        """The table of whoever looks."""
        assert self.page.table is not None
        return self.page.table

    @property
    def toast(self) -> str:
        """The line about a wrong try, if it stands there."""
        return self.table.state.toast.words if "toast" in self.pieces else ""

    @property
    def controls(self) -> dict[Key, Control]:
        return {control.key: control for control in self.scene.tableau.controls}

    @property
    def stops(self) -> dict[Key, Control]:
        """What Tab visits, in its order."""
        controls = self.controls.items()
        return {key: each for key, each in controls if each.role is not Role.PLACE}

    @property
    def pieces(self) -> set[Key]:
        return {piece.key for piece in self.scene.tableau.pieces}

    def laid(self) -> Tableau:
        """The table as it would be laid at once."""
        return self.table.tableau(self.page._frame())

    @property
    def spots(self) -> set[Key]:
        """What a screen reader finds."""
        return {*self.page._mirror._spots}

    def spot(self, key: Key) -> QWidget | None:
        """Where a screen reader finds this control."""
        return self.page._mirror.spot(key)

    def image(self) -> QImage:
        """The scene as it is at this moment."""
        image = QImage(self.page.size(), QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.black)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.scene.render(painter, image.rect(), image.rect())
        painter.end()
        return image

    # --------------------------------------------------------------------- hands

    @property
    def viewport(self) -> QWidget:
        return self.page._view.viewport()

    def point(self, key: Key) -> QPoint:
        """Where this control can be pointed at, in pixels."""
        control, view = self.controls[key], self.page._view
        box = control.box
        for share in (0.5, 0.2, 0.1, 0.8):
            x, y = box.left + share * box.width, box.top + box.height / 2
            found = view.at(x, y)
            if found is not None and found.key == key:
                return self.pixels(x, y)
        raise AssertionError(f"{key} cannot be pointed at")

    def pixels(self, x: float, y: float) -> QPoint:
        stage = self.page._view.stage
        return QPoint(round((x + stage.margin) * stage.unit), round(y * stage.unit))

    def click(self, key: Key) -> None:
        QTest.mouseClick(self.viewport, Qt.MouseButton.LeftButton, pos=self.point(key))
        self.rest()

    def double_click(self, key: Key) -> None:
        """As a hand does it: the first click is one, too."""
        at = self.point(key)
        QTest.mouseClick(self.viewport, Qt.MouseButton.LeftButton, pos=at)
        QTest.mouseDClick(self.viewport, Qt.MouseButton.LeftButton, pos=at)
        self.let_go(at)
        self.rest()

    def activate(self, key: Key) -> None:
        """As a screen reader presses a control; nothing is waited for."""
        self.page._mirror.pressed.emit(key)

    def press(self, key: Key) -> None:
        QTest.mousePress(self.viewport, Qt.MouseButton.LeftButton, pos=self.point(key))

    def let_go(self, at: QPoint) -> None:
        QTest.mouseRelease(self.viewport, Qt.MouseButton.LeftButton, pos=at)

    def drag(self, key: Key, *way: QPoint) -> None:
        """From the control along these places; the button goes up at the last one."""
        self.press(key)
        for at in way:
            QTest.mouseMove(self.viewport, at)
        self.let_go(way[-1])
        self.rest()

    @property
    def focus(self) -> QWidget:
        """Where keys go."""
        found: QWidget | None = self.page.focusWidget()
        return self.page if found is None else found

    def hit(self, key: Qt.Key, at: int, *, down: bool, repeats: bool = False) -> None:
        """The key goes down or up at this moment, as the system tells it."""
        kind = QEvent.Type.KeyPress if down else QEvent.Type.KeyRelease
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", repeats)
        event.setTimestamp(at)
        QCoreApplication.sendEvent(self.focus, event)

    def repeat(self, key: Qt.Key, at: int) -> None:
        """A key that is held goes up and down, and Qt has not seen through it."""
        self.hit(key, at, down=False)
        self.hit(key, at + 1, down=True)

    def type(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.focus, key)
            self.rest()


def players(count: int, people: int = 1, names: Sequence[str] = NAMES) -> list[Player]:
    """The first few are people, the others play by themselves."""
    return [
        Player(name) if seat < people else Player(name, Kind.COMPUTER, "fair", name.lower())
        for seat, name in enumerate(names[:count])
    ]


Seats = TypeVar("Seats", bound=TurnSeat)


@contextmanager
def seating(
    style: Style, qtbot: QtBot, kind: Callable[[Style, Match, Settings, tuple[int, int]], Seats]
) -> Iterator[Callable[..., Seats]]:
    """Lets a test sit down at matches; the page is shown, but nothing has begun yet."""
    tables: list[Seats] = []

    def sit_down(
        match: Match, size: tuple[int, int] = SMALL, *, shows: bool = True, **settings: object
    ) -> Seats:
        made = kind(style, match, with_fields(Settings(), settings), size)
        tables.append(made)
        qtbot.addWidget(made.page)
        if shows:
            with qtbot.waitActive(made.page):
                made.page.show()
        return made

    yield sit_down
    for table in tables:
        table.close()


Sit = Callable[..., TurnSeat]
