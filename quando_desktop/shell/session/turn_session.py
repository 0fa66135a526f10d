"""A match that is played turn by turn: with a curtain between people, hints and notebooks."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from quando_desktop.bots.pacing import Pacing
from quando_desktop.controller.turn.adviser import Adviser
from quando_desktop.controller.turn.controller import TurnController
from quando_desktop.controller.turn.notebooks import Notebooks
from quando_desktop.controller.turn.runner import BotRunner
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.disk.saved import Saved
from quando_desktop.disk.saves import Saves
from quando_desktop.games import turn_table
from quando_desktop.settings.settings import Settings
from quando_desktop.shell import late
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.session.session import Session
from quando_desktop.table.pages.contract import Command
from quando_desktop.table.pages.tools import Tools
from quando_desktop.table.pages.turn_page import TurnPage
from quando_desktop.table.parts.faces import faces, names_of
from quando_desktop.table.speech.inquiries import Inquiry


class TurnSession(Session):
    controller: TurnController
    page: TurnPage

    helps = True

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
        super().__init__(saved, saves, look, parent)
        self._pacing = Pacing(settings.speed)
        match = saved.match
        self.controller = TurnController(match, bots, self._pacing, self)
        # Before the page hears of it: a table is laid with the settings of its looker.
        self.controller.curtainLifted.connect(self.lookerChanged)
        adviser = Adviser(self.controller, bots, self)
        table = turn_table(match.game.id)
        self._keeps_notebooks = table.notebook is not None
        self._sit_down(TurnPage(tools, settings, table, self.controller, adviser))
        self.page.points_out = self._is_meant(settings)
        self._notebooks = Notebooks(self.controller, bots, self)
        self._notebooks.opened.connect(self.notebookOpened)
        if len(self.controller.people) > 1:
            self._hang_curtain()

    @property
    def can_undo(self) -> bool:
        return self.controller.can_undo

    @property
    def can_hint(self) -> bool:
        return self.controller.phase is TurnPhase.PERSON

    @property
    def is_guided(self) -> bool:
        return self.page.points_out

    @property
    def has_log(self) -> bool:
        return self.controller.looker is not None

    @property
    def has_notebooks(self) -> bool:
        is_over = self.controller.phase in (TurnPhase.ROUND_OVER, TurnPhase.MATCH_OVER)
        return is_over and self._keeps_notebooks

    @property
    def whose(self) -> str | None:
        looker = self.controller.looker
        if looker is None or len(self.controller.people) <= 1:
            return super().whose
        return self.match.players[looker].name

    def apply(self, settings: Settings) -> None:
        self._pacing.speed = settings.speed
        super().apply(settings)
        if self.page.points_out != self._is_meant(settings):
            self.page.point_out(on=not self.page.points_out)

    def _is_meant(self, settings: Settings) -> bool:
        """Whether this is the match that is guided."""
        return settings.guided == self.id

    def undo(self) -> None:
        self.controller.undo()

    def hint(self) -> None:
        self.page.hint()

    def ask_notebook(self, seat: int) -> None:
        self._notebooks.ask(seat)

    # ------------------------------------------------------------- the curtain

    def _hang_curtain(self) -> None:
        self.curtain = late.Curtain(self._look, self.page)
        self.curtain.ready.connect(self._come)
        self.curtain.menuAsked.connect(lambda: self.page.command(Command.MENU))
        self.controller.curtainFell.connect(self._fall)
        self.page.readerCame.connect(self.curtain.greet_reader)

    def _fall(self, seat: int) -> None:
        assert self.curtain is not None
        palette, looks, players = self._look.palette, self.page.looks, self.match.players
        face = faces(players, palette, looks)[seat]
        speaks = self.controller.speaking == seat
        waiting = names_of(players)[self.match.to_act()[0]] if speaks else ""
        self.curtain.mute_key = self.page.key_of("mute")
        self.curtain.asking = {self.page.key_of(inquiry) for inquiry in Inquiry}
        # At once: nothing more is shown to the person who sits there now.
        self.curtain.fall(face, face.name, self._look.animates, self._conceal, waiting=waiting)
        self.handedOver.emit()

    def _conceal(self) -> None:
        self.page.conceal()
        self.lookerChanged.emit()

    def _come(self) -> None:
        """Builds the table for the person who has come, then lifts the curtain."""
        assert self.curtain is not None
        self.controller.lift()
        self.curtain.lift(self._look.animates, self.page.setFocus)
