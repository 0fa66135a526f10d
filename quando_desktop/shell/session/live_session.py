"""A match that all play at once: it pauses whenever the focus goes elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from quando_desktop.bots.live_mind import Mind
from quando_desktop.controller.clock import Clock
from quando_desktop.controller.live.controller import LiveController
from quando_desktop.controller.roster import minds_for
from quando_desktop.disk.saved import Saved
from quando_desktop.disk.saves import Saves
from quando_desktop.games import live_table
from quando_desktop.settings.settings import Settings
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.session.session import Session
from quando_desktop.table.pages.live_page import LivePage
from quando_desktop.table.pages.tools import Tools

LEAVES = (QEvent.Type.Hide, QEvent.Type.WindowDeactivate)
"""Events of a page that another page or another window replaces."""


class LiveSession(Session):
    controller: LiveController
    page: LivePage

    def __init__(
        self,
        saved: Saved,
        saves: Saves,
        tools: Tools,
        settings: Settings,
        look: Look,
        parent: QWidget,
        clock: Clock | None = None,
        minds: Mapping[int, Mind[Any]] | None = None,
    ) -> None:
        """`clock` replaces the real time, `minds` the computer players of the match."""
        super().__init__(saved, saves, look, parent)
        match = saved.match
        self.controller = LiveController(
            match, minds_for(match) if minds is None else minds, self, clock=clock
        )
        self.controller.set_pace(settings.live_pace)
        maker = live_table(match.game.id)
        self._sit_down(LivePage(tools, settings, maker, self.controller, clock=clock))
        self.page.installEventFilter(self)
        self._app = QApplication.instance()
        assert isinstance(self._app, QApplication)
        self._app.focusChanged.connect(self._follow)

    def apply(self, settings: Settings) -> None:
        self.controller.set_pace(settings.live_pace)
        super().apply(settings)

    def close(self) -> None:
        super().close()
        self.page.removeEventFilter(self)
        assert isinstance(self._app, QApplication)
        self._app.focusChanged.disconnect(self._follow)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pauses while the table is not visible or not active."""
        if event.type() in LEAVES:
            self.page.pause()
        return False

    def _follow(self, _: QWidget | None, now: QWidget | None) -> None:
        """Pauses while something over the table has the focus: the menu, the log, a message."""
        if now is not None and now is not self.page and not self.page.isAncestorOf(now):
            self.page.pause()
