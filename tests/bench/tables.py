"""A table as the program makes it, to be measured."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from quando_desktop import resources
from quando_desktop.bots.pacing import Pacing
from quando_desktop.controller.adviser import Adviser
from quando_desktop.controller.phases import Phase
from quando_desktop.controller.runner import ProcessBotRunner
from quando_desktop.controller.turns import TurnController
from quando_desktop.disk.settings import Language, Settings, Speed
from quando_desktop.engine.match import Match
from quando_desktop.engine.seats import Kind, Player
from quando_desktop.games import GAMES
from quando_desktop.shell.language import Languages
from quando_desktop.shell.tables import TABLES
from quando_desktop.table.page import TablePage
from quando_desktop.table.sounds import Sounds
from quando_desktop.table.style import Style
from quando_desktop.table.tools import Tools

SEED = 5
CAST = ("olive", "bruno", "vesna", "mira", "nils", "pip")


class Played(QObject):
    """A page with its match: just dealt for a person, or some rounds among computer players, who
    never wait; nothing moves there unless it is asked for."""

    over = Signal()
    """All is dealt or played, and the picture rests."""

    def __init__(
        self, app: QApplication, game: str, seats: int, rounds: int, *, moves: bool = False
    ) -> None:
        super().__init__()
        folder = resources.folder()
        Languages(app, folder).use(Language.ENGLISH)
        players = [Player(name.title(), Kind.COMPUTER, "fair", name) for name in CAST[:seats]]
        if not rounds:
            players[0] = Player("Maria")
        self._rounds = rounds
        self._match = Match(GAMES[game], players, seed=SEED)
        self._bots = ProcessBotRunner()
        self._bots.warm()
        speed = Speed.INSTANT if rounds else Speed.NORMAL
        self._controller = TurnController(self._match, self._bots, Pacing(speed), parent=self)
        sounds = Sounds(folder, muted=True)
        tools = Tools(Style(folder), sounds, lambda *_: None, lambda **_: None)
        adviser = Adviser(self._controller, self._bots, self)
        settings = Settings(speed=Speed.NORMAL if moves else speed)
        make = TABLES[game].table().make
        self.page = TablePage(tools, settings, make, self._controller, adviser)
        if rounds:
            self._controller.phaseChanged.connect(self._go_on)
        else:
            self.page.drained.connect(self.over)

    @property
    def worker(self) -> int | None:
        """The computer players' process."""
        return self._bots.pid

    def _go_on(self, phase: Phase) -> None:
        if phase is Phase.MATCH_OVER or len(self._match.rounds) >= self._rounds:
            if phase in (Phase.ROUND_OVER, Phase.MATCH_OVER):
                self.over.emit()
        elif phase is Phase.ROUND_OVER:
            QTimer.singleShot(0, self._controller.next_round)

    def close(self) -> None:
        self._controller.close()
        self._bots.close()
