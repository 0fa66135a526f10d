"""A page on a live match, with a small table of its own, on clocks that never wait."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.live.stage import BEAT, FIRST
from quando_desktop.controller.live.step import LivePhase, LiveStep, Views
from quando_desktop.engine.contract import Refusal
from quando_desktop.engine.match import Match
from quando_desktop.games.seven_ate_nine.rules.actions import Play
from quando_desktop.games.seven_ate_nine.rules.events import Played
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.settings.settings import Settings
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.audio.text_to_speech import Voice
from quando_desktop.table.pages.contract import Keys, LogLine
from quando_desktop.table.pages.live_page import LivePage
from quando_desktop.table.pages.live_table import LiveHost, LiveTable
from quando_desktop.table.pages.tools import Tools
from quando_desktop.table.paint.art import Picture
from quando_desktop.table.paint.canvas import Scale
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import (
    Beat,
    Control,
    Cue,
    Frame,
    Key,
    Passage,
    Role,
    Tableau,
)
from quando_desktop.table.speech.early import SETTLED
from quando_desktop.table.speech.inquiries import Inquiry
from tests.controller.live.tables import made, sit_down_live
from tests.table.turn_seat import SMALL, HeardSounds, Time

LEFT = Qt.MouseButton.LeftButton
SPACE, RETURN, ESCAPE = Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape
FLIGHT = 110
AHEAD = 5
"""Pictures that can be drawn before they are wanted."""
PLAY = {"W": 0, "Up": 1}
"""What two people play their first card with."""


class SmallTable(LiveTable):
    """Cards in rows, a pile and a button: all that a page needs to show something."""

    def __init__(self, host: LiveHost, views: Views, facts: MatchFacts) -> None:
        self.host = host
        self.views: dict[int, SevenView] = {}
        self.told: list[tuple[Any, ...]] = []
        self._picture: Picture | None = None
        self.drawn = 0
        """Of what can be drawn ahead."""
        self.look(views, facts)

    @staticmethod
    def keys(host: LiveHost, facts: MatchFacts) -> Sequence[Keys]:
        return [Keys(facts.players[seat].name, ((("W",), "play"),)) for seat in host.people]

    def ahead(self, frame: Frame) -> Iterator[None]:
        while self.drawn < AHEAD:
            self.drawn += 1
            yield

    def look(self, views: Views, facts: MatchFacts) -> None:
        self.views = {seat: view for seat, view in views.items() if isinstance(view, SevenView)}
        self.told.append(("look", len(facts.players)))

    def tableau(self, frame: Frame) -> Tableau:
        drawn = Tableau()
        picture = self._drawn(frame)
        for seat, view in self.views.items():
            for place, held in enumerate(view.hand):
                key, x, y = ("own", seat, held.held), 100 + 90 * place, 400 + 150 * seat
                drawn.put(key, picture, x, y, width=80)
                box = Box.around(x, y, 80, 110)
                drawn.controls.append(Control(key, "card", box, role=Role.CARD, quick=True))
        drawn.put("top", picture, 700, 200, width=80)
        drawn.controls.append(Control("menu", "Menu", Box(900, 10, 100, 50)))
        return drawn

    def _drawn(self, frame: Frame) -> Picture:
        if self._picture is None or self._picture.scale.unit != frame.stage.unit:
            pixmap = QPixmap(80, 110)
            pixmap.fill(QColor("red"))
            self._picture = Picture(pixmap, -40, -55, Scale(frame.stage.unit))
        return self._picture

    def beats(self, step: LiveStep) -> Sequence[Beat]:
        self.told.append(("stepped", step.seat))
        self.look(step.after, step.facts)
        passage = Passage(sounds=[(0, Sound.CARD_PLACE)], says=[f"seat {step.seat}"])
        for event in step.events:
            if isinstance(event, Played) and event.held is not None:
                passage.becomes[("own", event.seat, event.held)] = "top"
                passage.cues["top"] = Cue(FLIGHT)
        return [lambda frame: (self.tableau(frame), passage)]

    def phase_changed(self, phase: LivePhase) -> Sequence[Beat]:
        self.told.append(("phase", phase, self.host.is_rerun))
        return [lambda frame: (self.tableau(frame), Passage())]

    def counted(self, count: int) -> Sequence[Beat]:
        self.told.append(("counted", count))
        return [lambda frame: (self.tableau(frame), Passage())]

    def log(self, step: LiveStep) -> Sequence[LogLine]:
        return [LogLine(step.seat, f"{step.at}: {len(step.events)}")]

    def refused(self, seat: int, refusal: Refusal) -> None:
        self.told.append(("refused", seat, refusal.reason))

    def pressed(self, key: Key) -> None:
        self.told.append(("pressed", key))
        if isinstance(key, tuple):
            self.play(key[1], key[2])

    def pointed(self, key: Key | None) -> None:
        self.told.append(("pointed", key))

    def focused(self, key: Key | None) -> None:
        self.told.append(("focused", key))

    def typed(self, key: str) -> bool:
        self.told.append(("typed", key))
        seat = PLAY.get(key)
        if seat not in self.views or self.host.phase is not LivePhase.LIVE:
            return False
        self.play(seat, self.views[seat].hand[0].held)
        return True

    def asked(self, inquiry: Inquiry) -> None:
        self.told.append(("asked", inquiry))

    def play(self, seat: int, held: int) -> None:
        card = next(card.card for card in self.views[seat].hand if card.held == held)
        self.host.intend(seat, Play(card, held))


class KeptSmallTable:
    """Makes a small table, and keeps it."""

    keys = staticmethod(SmallTable.keys)

    def make(self, host: LiveHost, views: Views, facts: MatchFacts) -> SmallTable:
        self.made = SmallTable(host, views, facts)
        return self.made


class Loud(Voice):
    """Keeps what it would say."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[tuple[str, int]] = []
        self.is_warm = False

    def warm(self) -> None:
        self.is_warm = True

    def say(self, words: str, volume: int) -> None:
        self.said.append((words, volume))


class LiveSeat:
    """A live page, with all that it says and asks."""

    def __init__(self, style: Style, match: Match | str, settings: Settings) -> None:
        self.at = sit_down_live(match)
        self.controller, self.clock = self.at.controller, self.at.clock
        self.time, self.sounds, self.voice = Time(), HeardSounds(), Loud()
        self.said: list[str] = []
        self.asked: list[object] = []
        self.reader = False
        """Whether a screen reader is there."""
        tools = Tools(
            style,
            self.sounds,
            self._hear,
            lambda **_: None,
            self.time,
            self.voice,
            is_heard=lambda: self.reader,
        )
        self._maker = KeptSmallTable()
        self.page = LivePage(tools, settings, self._maker, self.controller, clock=self.clock)
        self.page.resize(*SMALL)
        self.page.asked.connect(self.asked.append)
        self.choreographer, self.scene = self.page._choreographer, self.page._scene

    @property
    def table(self) -> SmallTable:
        """The table, once something is dealt."""
        return self._maker.made

    def _hear(self, widget: QWidget, words: str, *, at_once: bool = False) -> None:
        self.said.append(words)

    def listen(self) -> list[str]:
        """A screen reader comes; what it is told then."""
        self.reader = True
        self.said.clear()
        for _ in range(SETTLED):
            self.page._arrival.look()
        return self.said

    def close(self) -> None:
        self.page.conceal()
        self.controller.close()
        self.page.close()

    def begin(self) -> None:
        self.page.begin()

    def live(self) -> None:
        """Until everybody may play."""
        self.begin()
        self.page.go()
        self.let_pass(1000 * FIRST * BEAT)
        assert self.page.phase is LivePhase.LIVE

    def let_pass(self, ms: float) -> None:
        """For the game; the picture has its own time."""
        self.at.let_pass(ms)

    def tick(self, ms: float) -> None:
        self.time.now += ms
        self.choreographer.tick()

    def told(self, kind: str) -> list[tuple[Any, ...]]:
        return [told[1:] for told in self.table.told if told[0] == kind]

    def phase(self) -> LivePhase:
        return self.page.phase

    def phases(self) -> list[LivePhase]:
        return [phase for phase, _ in self.told("phase")]

    # --------------------------------------------------------------------- hands

    def type(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.page, key)

    @property
    def viewport(self) -> QWidget:
        return self.page._view.viewport()

    def point(self, key: Key) -> QPoint:
        control = next(one for one in self.scene.tableau.controls if one.key == key)
        stage, box = self.page._view.stage, control.box
        x, y = box.left + box.width / 2, box.top + box.height / 2
        return QPoint(round((x + stage.margin) * stage.unit), round(y * stage.unit))


SitLive = Callable[..., LiveSeat]


def duel() -> Match:
    """Both hold cards that follow each other: 5, 6, 7, 8 on a 4 with the step 1."""
    return made("pp", "4/1", "5/1 7/1 9/1 1/1 2/1 2/1", "6/1 8/1 10/1 2/1 3/1 3/1")
