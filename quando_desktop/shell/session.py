"""One match in the window: its save, its controller and its table, from the first deal or where
it was left to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from quando_desktop.bots.pacing import Pacing
from quando_desktop.controller.adviser import Adviser
from quando_desktop.controller.notebooks import Notebooks
from quando_desktop.controller.phases import Phase
from quando_desktop.controller.runner import BotRunner
from quando_desktop.controller.turns import TurnController
from quando_desktop.disk.problem import DiskError
from quando_desktop.disk.saved import Saved
from quando_desktop.disk.saves import Saves
from quando_desktop.disk.settings import Settings
from quando_desktop.engine.match import Match
from quando_desktop.engine.seats import Kind
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.tables import TABLES
from quando_desktop.table.facts import faces
from quando_desktop.table.gametable import Command
from quando_desktop.table.page import TablePage
from quando_desktop.table.tools import Tools

if TYPE_CHECKING:
    from quando_desktop.shell.curtain.curtain import Curtain

translate = QCoreApplication.translate


class Session(QObject):
    """A match that is being played."""

    troubled = Signal(object)
    """A `Problem` with the disk."""

    def __init__(
        self,
        saved: Saved,
        saves: Saves,
        bots: BotRunner,
        tools: Tools,
        settings: Settings,
        look: Look,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._saved, self._saves, self._look = saved, saves, look
        self._pacing = Pacing(settings.speed)
        match = saved.match
        self.controller = TurnController(match, bots, self._pacing, saved.journal, self)
        adviser = Adviser(self.controller, bots, self)
        make = TABLES[match.game.id].table().make
        self.page = TablePage(tools, settings, make, self.controller, adviser)
        self.notebooks = Notebooks(self.controller, bots, self)
        self.page.note_saved(saved.problem)
        self.page.dark = look.dark
        self.curtain: Curtain | None = None
        """With one person there is none."""
        if len(self.controller.people) > 1:
            self._hang_curtain()
        self.controller.phaseChanged.connect(self._phase)
        self._is_kept = match.result is not None
        self._tell_share()

    @property
    def match(self) -> Match:
        return self._saved.match

    @property
    def id(self) -> str:
        return self._saved.id

    @property
    def is_over(self) -> bool:
        return self.match.result is not None

    def begin(self) -> None:
        self.page.begin()

    def apply(self, settings: Settings) -> None:
        """Takes other settings over at once."""
        self._pacing.speed = settings.speed
        self.page.apply(settings, dark=self._look.dark)

    def close(self) -> None:
        """Leaves the table; the match can be continued from its save."""
        self.controller.close()
        self._saved.close()

    # ------------------------------------------------------------- the curtain

    def _hang_curtain(self) -> None:
        from quando_desktop.shell.curtain.curtain import Curtain

        self.curtain = Curtain(self._look, self.page)
        self.curtain.ready.connect(self._come)
        self.curtain.menuAsked.connect(lambda: self.page.command(Command.MENU))
        self.controller.curtainFell.connect(self._fall)

    def _fall(self, seat: int) -> None:
        assert self.curtain is not None
        palette, looks, players = self._look.palette, self.page.looks, self.match.players
        face = faces(players, palette, looks)[seat]
        speaks = self.controller.speaking == seat
        waiting = players[self.match.to_act()[0]].name if speaks else ""
        # At once: whoever sits there now looks away while nothing more is shown.
        self.curtain.fall(face, face.name, self._look.animates, self.page.conceal, waiting=waiting)

    def _come(self) -> None:
        """The person who was asked is here: the table is built for them, then it is shown."""
        assert self.curtain is not None
        self.controller.lift()
        self.curtain.lift(self._look.animates, self.page.setFocus)

    # ----------------------------------------------------------------- the end

    def _phase(self, phase: Phase) -> None:
        if phase is Phase.MATCH_OVER and not self._is_kept:
            self._is_kept = True
            self._keep()

    def _keep(self) -> None:
        """What is over becomes a record; where that fails, its journal stays."""
        try:
            self._saves.finish(self._saved)
        except DiskError as error:
            self.troubled.emit(error.problem)
        self._tell_share()
        self.page.refresh()

    def _tell_share(self) -> None:
        """The share of wins of the people at this table."""
        if not self.is_over:
            return
        from quando_desktop.disk.results import Results

        results = Results(self._saves.shelf)
        lines = []
        for player in self.match.players:
            if player.kind is Kind.HUMAN:
                matches, wins = results.standing(player.name, self.match.game.id)
                if matches:
                    words = translate(
                        "Session", "{name} has won {wins} of %n match(es).", None, matches
                    )
                    lines.append(words.format(name=player.name, wins=wins))
        self.page.share = "  ".join(lines)
