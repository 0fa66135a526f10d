"""A match in the window: its save, its controller and its table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from quando_desktop.bots.levels import ADAPTIVE, LEVELS
from quando_desktop.controller.live.step import LivePhase
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.disk.problem import DiskError
from quando_desktop.disk.saved import Saved
from quando_desktop.disk.saves import Saves
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind
from quando_desktop.games import PLUGS
from quando_desktop.settings.settings import Settings
from quando_desktop.shell import late
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.names import level_name

if TYPE_CHECKING:
    from quando_desktop.controller.live.controller import LiveController
    from quando_desktop.controller.turn.controller import TurnController
    from quando_desktop.disk.results import Results
    from quando_desktop.shell.curtain.curtain import Curtain
    from quando_desktop.shell.gathering import Gathering
    from quando_desktop.table.pages.live_page import LivePage
    from quando_desktop.table.pages.turn_page import TurnPage

translate = QCoreApplication.translate

ENDED = (TurnPhase.MATCH_OVER, LivePhase.MATCH_OVER)


class Session(QObject):
    """A match that is being played, turn by turn or live."""

    troubled = Signal(object)
    """A `Problem` with the disk."""
    handedOver = Signal()
    """The curtain has fallen: the next person must not see what the last one had open."""
    lookerChanged = Signal()
    """Another person looks, or nobody does: other settings may hold."""
    notebookOpened = Signal(object)
    """The `NotebookEntry` of a notebook that was asked for."""

    controller: TurnController | LiveController
    page: TurnPage | LivePage

    curtain: Curtain | None = None
    """Only where several people take turns at the screen."""
    helps = False
    """Whether there are hints and undo."""

    def __init__(self, saved: Saved, saves: Saves, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._saved, self._saves, self._look = saved, saves, look
        # What is only shown, as a lesson or a branch of a replay, is never kept.
        self._is_kept = saved.match.result is not None or saved.journal is None
        self._owner = ""
        self._gathering: Gathering | None = None
        self.fitted: Callable[[Settings], Settings] = lambda settings: settings
        """Somebody's settings as they hold at this table: where something is taught, others do."""
        self.reread: Callable[[], object] = lambda: None
        """Says in another language what the table itself does not say."""
        self.at_end: Callable[[], str] | None = None
        """A sentence for the last sheet, in place of the share of wins."""

    def _sit_down(self, page: TurnPage | LivePage) -> None:
        """Completes the session with its page."""
        self.page = page
        if self._saved.journal is not None:
            page.note_saved(self._saved.problem)
        page.dark = self._look.dark
        self.controller.phaseChanged.connect(self._phase)
        self._tell_share(page.settings)

    # --------------------------------------------------------------- questions

    @property
    def match(self) -> Match:
        return self._saved.match

    @property
    def id(self) -> str:
        return self._saved.id

    @property
    def is_over(self) -> bool:
        return self.match.result is not None

    def check_saved(self) -> OSError | None:
        """Tries again to write what is not on the disk yet; the error, or None if all is
        written."""
        return self._saved.check()

    @property
    def is_saved(self) -> bool:
        """Whether it is on the disk, or would be: what is only shown is not."""
        return self._saved.journal is not None

    @property
    def has_ended(self) -> bool:
        """Whether it is over and its end has been shown."""
        return self.controller.phase in ENDED

    @property
    def can_undo(self) -> bool:
        return False

    @property
    def can_hint(self) -> bool:
        return False

    @property
    def is_guided(self) -> bool:
        """Whether the adviser points things out."""
        return False

    @property
    def has_log(self) -> bool:
        """Whether the looker may read the log."""
        return True

    @property
    def has_notebooks(self) -> bool:
        """Whether the notebooks of the computer players can be read now."""
        return False

    @property
    def whose(self) -> str | None:
        """The name of the person whose own settings hold at this table: of the only one, or of the
        looker; nobody's behind a curtain, and where several look together."""
        people = self.controller.people
        return self.match.players[people[0]].name if len(people) == 1 else None

    # ----------------------------------------------------------------- actions

    def begin(self) -> None:
        self.page.begin()

    def apply(self, settings: Settings) -> None:
        """Takes over other settings at once."""
        self._tell_share(settings)
        self.page.apply(settings, dark=self._look.dark)

    def undo(self) -> None:
        """Takes the last action back, if possible."""

    def hint(self) -> None:
        """Shows or hides a hint, if possible."""

    def ask_notebook(self, seat: int) -> None:
        """Asks for the notebook of a computer player, if there is one."""

    def close(self) -> None:
        """Leaves the table; the match can be continued from its save. One that is over is kept as a
        record, even if it is left while its end is still being shown."""
        self.controller.close()
        if self._gathering is not None:
            self._gathering.close()
        if self.is_over:
            self._keep()
        self._saved.close()

    # ----------------------------------------------------------------- the end

    def _phase(self, phase: TurnPhase | LivePhase) -> None:
        if phase in ENDED and (self._keep() or self.at_end is not None):
            self._tell_share(self.page.settings)
            self.page.refresh()

    def _keep(self) -> bool:
        """Keeps a match that is over as a record; where that fails, its journal stays. Tells
        whether this was still to be done."""
        if self._is_kept:
            return False
        self._is_kept = True
        try:
            self._saves.finish(self._saved)
        except DiskError as error:
            self.troubled.emit(error.problem)
        if self._saved.is_own:
            self._saves.paces.note(self.match, self.page.settings.owner.name)
        return True

    def _tell_share(self, settings: Settings) -> None:
        """Tells the page the share of wins of the people at this table."""
        if not self.is_over:
            return
        if self.at_end is not None:
            self.page.share = self.at_end()
            return
        self._owner = settings.owner.name
        if self._gathering is None:
            self._gathering = late.Gathering(late.Index.of(self._saves), self)
            self._gathering.done.connect(self._tell_late)
        if self._gathering.begin():
            self._count()

    def _tell_late(self) -> None:
        """Tells it where thousands of records had to be looked at before."""
        self._count()
        self.page.refresh()

    def _count(self) -> None:
        results = late.Results(late.Index.of(self._saves), self._owner)
        players = self.match.players
        if len(players) == 1:
            self.page.share = self._best(results)
            return
        people = [seat for seat, each in enumerate(players) if each.kind is Kind.HUMAN]
        lines = []
        for seat in people:
            matches, wins = results.standing(players[seat].name, self.match.game.id)
            if not matches:
                continue
            if len(people) == 1:
                words = translate("Session", "You have won {wins} of %n match(es).", None, matches)
            else:
                words = translate(
                    "Session", "{name} has won {wins} of %n match(es).", None, matches
                )
            lines.append(words.format(name=late.names_of(players)[seat], wins=wins))
        if len(people) == 1:
            name = players[people[0]].name
            lines += self._suggestion(results, name) or self._records(results, name)
        self.page.share = "  ".join(lines)

    def _suggestion(self, results: Results, name: str) -> list[str]:
        """A sentence on a level that may suit the only person better, told once."""
        level, suits = results.suggestion(self.id, name)
        if level not in LEVELS or suits.value == 0:
            return []
        at = LEVELS.index(level) + suits.value
        if at == len(LEVELS):
            return []
        better = LEVELS[at] if at >= 0 else ADAPTIVE
        words = translate("Session", "Computer players at “{level}” may suit you better.")
        return [words.format(level=level_name(better))]

    def _records(self, results: Results, name: str) -> list[str]:
        """A sentence on the first thing that the only person has never done so well before."""
        words = PLUGS[self.match.game.id].words().record
        return [words(one.what, one.value) for one in results.records(self.id, name)][:1]

    def _best(self, results: Results) -> str:
        """A sentence on the best that the player, who plays alone, has ever achieved."""
        match = self.match
        best = results.best(match.players[0].name, match.game.id, match.options)
        return "" if best is None else PLUGS[match.game.id].words().best(match.options, best)
