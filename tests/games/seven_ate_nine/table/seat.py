"""A table of 7 ate 9 with its match and all who sit at it, on clocks that never wait."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Self

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.bots.live_mind import Mind
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.live.controller import LiveController
from quando_desktop.controller.live.stage import BEAT, FIRST, STUCK_BEAT
from quando_desktop.controller.live.step import LivePhase, Views
from quando_desktop.disk.store import with_fields
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES
from quando_desktop.games.seven_ate_nine.rules.deal import SevenDeal
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.table.table import SevenTable
from quando_desktop.settings.settings import Settings
from quando_desktop.table.audio.text_to_speech import Voice
from quando_desktop.table.pages.contract import Command
from quando_desktop.table.pages.live_page import LivePage
from quando_desktop.table.pages.live_table import LiveHost
from quando_desktop.table.pages.tools import Tools
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.choreographer import FRAME
from quando_desktop.table.scene.tableau import Control, Key, Piece
from tests.controller.fake_clock import FakeClock
from tests.controller.live.tables import Scripted, card, cards, play
from tests.table.turn_seat import HeardSounds, Time

SMALL = (1024, 640)


class HeardVoice(Voice):
    """Keeps what would be called aloud."""

    def __init__(self) -> None:
        super().__init__()
        self.called: list[str] = []

    def warm(self) -> None:
        """Nobody is to be heard."""

    def say(self, words: str, volume: int) -> None:
        self.called.append(words)


class KeptTable:
    """Makes a table, and keeps it."""

    keys = staticmethod(SevenTable.keys)

    def make(self, host: LiveHost, views: Views, facts: MatchFacts) -> SevenTable:
        self.made = SevenTable(host, views, facts)
        return self.made


class SevenSeat:
    """A page on a match, with all that it says, sounds and asks."""

    def __init__(
        self,
        style: Style,
        match: Match,
        settings: Settings,
        minds: Mapping[int, Mind[Any]],
        size: tuple[int, int],
    ) -> None:
        self.match, self.settings = match, settings
        self.time, self.clock = Time(), FakeClock()
        self.said: list[tuple[float, str]] = []
        self.queued: list[str] = []
        """What was said after all that was being said, and not in place of it."""
        self.reader = False
        """Whether a screen reader is there."""
        self.asked: list[Command] = []
        self.sounds, self.voice = HeardSounds(), HeardVoice()
        self.controller = LiveController(match, minds, clock=self.clock)
        tools = Tools(
            style,
            self.sounds,
            self._hear,
            self.change,
            self.time,
            self.voice,
            is_heard=lambda: self.reader,
        )
        self._maker = KeptTable()
        self.page = LivePage(tools, settings, self._maker, self.controller, clock=self.clock)
        self.page.resize(*size)
        self.page.setUpdatesEnabled(False)
        self.page.asked.connect(self.asked.append)
        self.scene, self.choreographer = self.page._scene, self.page._choreographer
        # Every motion is looked at from its very beginning.
        self.choreographer.lead = 0.0

    def _hear(self, _: QWidget, words: str, *, at_once: bool = False) -> None:
        self.said.append((self.time.now, words))
        if not at_once:
            self.queued.append(words)

    def change(self, **changes: Any) -> None:
        self.settings = with_fields(self.settings, changes)
        self.page.apply(self.settings, dark=False)

    def close(self) -> None:
        self.page.conceal()
        self.controller.close()
        self.page.close()

    # --------------------------------------------------------------------- time

    def let_pass(self, ms: float) -> None:
        """So much time passes, picture by picture, and what is due in it happens."""
        until = self.clock.time + ms / 1000
        while self.clock.time < until - 1e-9:
            step = min(until, self.clock.time + FRAME / 1000)
            while self.clock.waiting and self.clock.waiting[0].at <= step + 1e-9:
                self._turn_to(self.clock.waiting[0].at)
                self.clock.tick()
            self._turn_to(step)
        QCoreApplication.processEvents()

    def _turn_to(self, seconds: float) -> None:
        passed = max(0.0, seconds - self.clock.time)
        self.clock.time += passed
        self.time.now += 1000 * passed
        self.choreographer.tick()

    tick = let_pass

    def hold_word(self) -> None:
        """What somebody says goes with the time that a test lets pass."""

    def end_word(self) -> None:
        """What somebody says has stood there long enough."""
        self.let_pass(4000)

    def begin(self) -> Self:
        """Dealt, and the picture rests."""
        self.page.begin()
        self.let_pass(4000)
        return self

    def go_on(self) -> None:
        """Until all that was said has been heard."""
        self.let_pass(4000)

    def to_go(self) -> None:
        self.page.go()
        self.let_pass(1000 * FIRST * BEAT)
        assert self.page.phase is LivePhase.LIVE
        self.let_pass(1000)

    def through_stuck(self) -> None:
        """... and until the picture rests."""
        assert self.is_in(LivePhase.STUCK)
        self.let_pass(1000 * FIRST * STUCK_BEAT + 1)
        assert self.is_in(LivePhase.LIVE)
        self.let_pass(1000)

    # -------------------------------------------------------------------- seeing

    @property
    def table(self) -> SevenTable:
        return self._maker.made

    def view(self, seat: int) -> SevenView:
        view = self.controller.views[seat]
        assert isinstance(view, SevenView)
        return view

    def own(self, seat: int, text: str) -> tuple[str, int, int]:
        """The piece of a card in a hand."""
        kind = card(text)
        held = next(each.held for each in self.view(seat).hand if each.card == kind)
        return "own", seat, held

    @property
    def aims(self) -> Mapping[int, int]:
        return self.table.intent.aims.now

    def is_in(self, phase: LivePhase) -> bool:
        return self.page.phase is phase

    @property
    def pieces(self) -> dict[Key, Piece]:
        return {piece.key: piece for piece in self.scene.tableau.pieces}

    @property
    def controls(self) -> dict[Key, Control]:
        return {control.key: control for control in self.scene.tableau.controls}

    def spot(self, key: Key) -> QWidget | None:
        """Where a screen reader finds this control."""
        return self.page._mirror.spot(key)

    @property
    def words(self) -> list[str]:
        return [words for _, words in self.said]

    # --------------------------------------------------------------------- hands

    def tap(self, *keys: Qt.Key) -> None:
        """One after the other, in no time."""
        for key in keys:
            QTest.keyClick(self.page, key)

    type = tap

    def aim(self, seat: int, text: str) -> None:
        """As keys would do it."""
        _, _, held = self.own(seat, text)
        self.table.intent.aims.point(seat, held)

    def click(self, key: Key) -> None:
        box, stage = self.controls[key].box, self.page._view.stage
        x, y = box.left + 0.15 * box.width, box.top + box.height / 2
        at = QPoint(round((x + stage.margin) * stage.unit), round(y * stage.unit))
        QTest.mouseClick(self.page._view.viewport(), Qt.MouseButton.LeftButton, pos=at)


AGAINST_OLIVE = Player("Maria"), Player("Olive", Kind.COMPUTER, "good", "olive")
MINE, THEIRS = "1/1 1/2 4/2 1/3 4/1 6/1", "8/1 9/2 7/1 6/1 10/2 6/2"


def against_olive(
    mine: str = MINE, theirs: str = THEIRS, start: str = "5/3", **options: int
) -> Match:
    match = Match(GAMES["seven_ate_nine"], AGAINST_OLIVE, options, 1)
    match.begin_round(SevenDeal((cards(mine), cards(theirs)), card(start)))
    return match


Sit = Callable[..., SevenSeat]


def before_the_last_card(sit: Sit, **settings: Any) -> SevenSeat:
    """Half a second later Olive plays, and has one card left."""
    match = against_olive(theirs="8/1 7/1")
    table = sit(match, {1: Scripted((1500, play("8/1")))}, **settings)
    table.begin()
    table.to_go()
    return table


@contextmanager
def seating(style: Style, qtbot: QtBot) -> Iterator[Sit]:
    """Lets a test sit down at matches that are dealt or will be; nothing has begun yet."""
    tables: list[SevenSeat] = []

    def sit_down(
        match: Match,
        minds: Mapping[int, Mind[Any]] | None = None,
        *,
        size: tuple[int, int] = SMALL,
        **settings: Any,
    ) -> SevenSeat:
        table = SevenSeat(style, match, with_fields(Settings(), settings), minds or {}, size)
        tables.append(table)
        qtbot.addWidget(table.page)
        return table

    yield sit_down
    for table in tables:
        table.close()
