"""A table as the program makes it, to be measured."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from quando_desktop import resources
from quando_desktop.bots.pacing import Pacing
from quando_desktop.controller.clock import Alarm, Clock, QtClock
from quando_desktop.controller.live.controller import LiveController
from quando_desktop.controller.live.step import LivePhase
from quando_desktop.controller.roster import minds_for
from quando_desktop.controller.turn.adviser import Adviser
from quando_desktop.controller.turn.controller import TurnController
from quando_desktop.controller.turn.runner import ProcessBotRunner
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES, live_table, turn_table
from quando_desktop.settings.settings import Language, Motion, Settings, Speed
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.audio.sounds import Sounds
from quando_desktop.table.pages.live_page import LivePage
from quando_desktop.table.pages.tools import Tools
from quando_desktop.table.pages.turn_page import TurnPage
from quando_desktop.table.paint.style import Style

SEED = 5
CAST = ("olive", "bruno", "vesna", "mira", "nils", "pip")
LIVE_LEVEL = "expert"
"""At a live table they act as often as they can."""
HASTE = 20
"""How many times as fast a live game is where nobody looks at its motion."""


def most(game: str) -> int:
    """The largest table."""
    return GAMES[game].seats[-1]


def new_match(
    game: str, seats: int, people: int, level: str, *, seed: int = SEED, **options: int
) -> Match:
    """The first ones are people."""
    players = [
        Player(f"Person {seat + 1}")
        if seat < people
        else Player(name.title(), Kind.COMPUTER, level, name)
        for seat, name in enumerate(CAST[:seats])
    ]
    return Match(GAMES[game], players, options, seed)


def tools(app: QApplication) -> Tools:
    folder = resources.folder()
    Languages(app, folder).use(Language.ENGLISH)
    sounds = Sounds(folder, muted=True)
    return Tools(Style(folder), sounds, lambda *_, **__: None, lambda **_: None)


class Table(QObject):
    """A page with its match: just dealt for a person, or some rounds among computer players, who
    never wait; nothing moves there unless it is asked for."""

    over = Signal()
    """All is dealt or played, and the picture rests."""

    page: TurnPage | LivePage
    _controller: TurnController | LiveController

    def __init__(self, rounds: int, match: Match) -> None:
        super().__init__()
        self._rounds, self._match = rounds, match

    @property
    def worker(self) -> int | None:
        """The computer players' process, if they have one."""
        return None

    def watch(self, note: Callable[[object], None]) -> None:
        """Has each step of the match told."""
        self._controller.stepped.connect(note)

    def _listen(self, go_on: Callable[[Any], None]) -> None:
        if self._rounds:
            self._controller.phaseChanged.connect(go_on)
        else:
            self.page.drained.connect(self.over)

    def _next_round(self) -> None:
        """Unless there were enough of them."""
        if self._match.result is not None or len(self._match.rounds) >= self._rounds:
            self.over.emit()
        else:
            QTimer.singleShot(0, self._controller.next_round)

    def close(self) -> None: ...


class Played(Table):
    """Of a game that is played turn by turn."""

    _controller: TurnController

    def __init__(
        self,
        app: QApplication,
        game: str,
        seats: int,
        rounds: int,
        *,
        moves: bool = False,
        match: Match | None = None,
    ) -> None:
        """A match may have begun already."""
        super().__init__(rounds, match or new_match(game, seats, 0 if rounds else 1, "fair"))
        self._bots = ProcessBotRunner()
        self._bots.warm()
        speed = Speed.INSTANT if rounds else Speed.NORMAL
        self._controller = TurnController(self._match, self._bots, Pacing(speed), parent=self)
        adviser = Adviser(self._controller, self._bots, self)
        settings = Settings(speed=Speed.NORMAL if moves else speed)
        maker = turn_table(game)
        self.page = TurnPage(tools(app), settings, maker, self._controller, adviser)
        self._listen(self._go_on)

    @property
    def worker(self) -> int | None:
        return self._bots.pid

    def _go_on(self, phase: TurnPhase) -> None:
        if phase in (TurnPhase.ROUND_OVER, TurnPhase.MATCH_OVER):
            self._next_round()

    def close(self) -> None:
        self._controller.close()
        self._bots.close()


class Hasty(QtClock):
    """The real time, only faster."""

    def now(self) -> float:
        return HASTE * monotonic()

    def after(self, seconds: float, call: Callable[[], None]) -> Alarm:
        return super().after(seconds / HASTE, call)


class PlayedLive(Table):
    """Of a game that everybody plays at once."""

    _controller: LiveController

    def __init__(
        self,
        app: QApplication,
        game: str,
        seats: int,
        rounds: int,
        *,
        moves: bool = False,
        match: Match | None = None,
    ) -> None:
        """A game may have been dealt already."""
        people, games = 0 if rounds else 1, max(1, rounds)
        super().__init__(rounds, match or new_match(game, seats, people, LIVE_LEVEL, games=games))
        clock: Clock = QtClock(self) if moves else Hasty(self)
        self._controller = LiveController(
            self._match, minds_for(self._match), parent=self, clock=clock
        )
        settings = Settings(motion=Motion.FULL if moves or not rounds else Motion.NONE)
        self.page = LivePage(tools(app), settings, live_table(game), self._controller, clock=clock)
        self._listen(self._go_on)

    def _go_on(self, phase: LivePhase) -> None:
        # To this clock a slow picture is as long as a sleep of the computer, and it pauses.
        if phase in (LivePhase.READY, LivePhase.PAUSED):
            QTimer.singleShot(0, self._controller.go)
        elif phase in (LivePhase.ROUND_OVER, LivePhase.MATCH_OVER):
            self._next_round()

    def close(self) -> None:
        self._controller.close()


def played(app: QApplication, game: str, seats: int, rounds: int, *, moves: bool = False) -> Table:
    kind = PlayedLive if GAMES[game].live else Played
    return kind(app, game, min(seats, most(game)), rounds, moves=moves)
