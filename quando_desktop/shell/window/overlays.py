"""The overlays of the window: the menu, the log, the notebook, the key sheet, messages.

Each is loaded when it is first opened.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths
from PySide6.QtWidgets import QFileDialog

from quando_desktop.bots.levels import ADAPTIVE, nearest
from quando_desktop.engine import record
from quando_desktop.engine.players import Kind, clockwise_from
from quando_desktop.games import turn_table
from quando_desktop.shell import late
from quando_desktop.shell.names import game_title, level_name

if TYPE_CHECKING:
    from quando_desktop.controller.turn.notebooks import NotebookEntry
    from quando_desktop.engine.match import Match
    from quando_desktop.shell.kit.overlay import Overlay
    from quando_desktop.shell.window.key_sheet import KeySheet
    from quando_desktop.shell.window.log_panel import LogPanel
    from quando_desktop.shell.window.menu import TableMenu
    from quando_desktop.shell.window.notebook_panel import NotebookPanel
    from quando_desktop.shell.window.window import Window
    from quando_desktop.shell.window.words_panel import WordsPanel
    from quando_desktop.table.speech.in_words import TextPart

translate = QCoreApplication.translate


class TableOverlays(QObject):
    """Opens the overlays, one at a time, and carries out what is chosen there."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._menu: TableMenu | None = None
        self._log: LogPanel | None = None
        self._words: WordsPanel | None = None
        self._notebook: NotebookPanel | None = None
        self._keeper = 0
        """The seat whose notebook is open, or was last."""
        self._sheet: KeySheet | None = None
        self._dialog: Overlay | None = None

    # --------------------------------------------------------------------- menu

    def show_menu(self) -> None:
        if self._window.session is None:
            return
        if self._menu is None:
            self._menu = self._made_menu()
        bindings = self._window.bindings
        self._menu.set_keys(*map(bindings.key_of, ("hint", "log", "in_words")))
        self.refresh_menu()
        self._menu.open()

    def refresh_menu(self) -> None:
        """Updates the open menu: other players go on meanwhile."""
        session = self._window.session
        if session is not None and self._menu is not None:
            self._menu.allow(
                can_undo=session.can_undo,
                can_hint=session.can_hint,
                has_log=session.has_log,
                helps=session.helps,
                is_guided=session.is_guided,
            )

    def _made_menu(self) -> TableMenu:
        window = self._window
        menu = late.TableMenu(window.look, window.stack)
        menu.hintAsked.connect(self._hint)
        menu.unguideAsked.connect(lambda: window.program.change(guided=""))
        menu.takeBackAsked.connect(window.undo)
        menu.logAsked.connect(self.toggle_log)
        menu.wordsAsked.connect(self.show_words)
        menu.rulesAsked.connect(window.pages.show_rules)
        menu.keysAsked.connect(self.show_keys)
        menu.saveAsked.connect(window.matches.save_copy)
        menu.newGameAsked.connect(window.pages.show_new_game)
        menu.homeAsked.connect(self.go_home)
        menu.quitAsked.connect(window.close)
        return menu

    def _hint(self) -> None:
        if self._window.session is not None:
            self._window.session.hint()

    def go_home(self) -> None:
        self.leave_for(self._window.pages.show_home)

    def leave_for(self, go: Callable[[], object], *, clear: bool = False) -> None:
        """Leaves the table for something else, with `clear` closing all overlays; asks first, if
        the settings say so."""
        window = self._window
        session = window.session

        def leave() -> None:
            if clear:
                self.clear()
            go()

        asks = window.program.settings.confirm_leave
        if session is None or session.is_over or not session.is_saved or not asks:
            leave()
            return
        problem = session.check_saved()
        self._dialog = late.dialogs.confirm(
            window.look,
            window.stack,
            translate("Window", "Leave the table?"),
            translate("Window", "The match is saved. You can continue it at any time.")
            if problem is None
            else translate(
                "Window",
                "The match cannot be saved ({detail}). If you leave now, what you have played "
                "since it was last saved is lost.",
            ).format(detail=problem.strerror),
            translate("Window", "Leave"),
            translate("Window", "Stay"),
            leave,
            costs=problem is not None,
        )

    # ---------------------------------------------------------------------- log

    def toggle_log(self) -> None:
        """Opens or closes the log, as far as the looker may know it."""
        window = self._window
        session = window.session
        if session is None or not window.is_at_table or not session.has_log:
            return
        if self._log is None:
            self._log = late.LogPanel(window.look, window.stack)
        self._log.set_key(window.bindings.key_of("log"))
        looks = late.faces(session.match.players, window.look.palette, session.page.looks)
        lines = [
            (looks[line.seat] if line.seat >= 0 else None, line.words)
            for line in session.page.log()
        ]
        self._log.show_lines(lines)
        self._log.open()

    # ----------------------------------------------------------- the table in words

    def show_words(self) -> None:
        """Opens the table in words, as far as the looker may know it."""
        window, parts = self._window, self._to_read()
        if not parts:
            return
        key = window.bindings.key_of("in_words")
        self._words = late.WordsPanel(window.look, window.stack, key, parts)
        self._words.closed.connect(self._put_words_away)
        self._words.open()
        # A live match pauses by that, and its cards are turned over.
        self.refresh_words()

    def refresh_words(self) -> None:
        """Updates the open panel: other players go on meanwhile."""
        panel = self._words
        if panel is not None and panel.isVisible():
            panel.show_parts(self._to_read())

    def _to_read(self) -> list[TextPart]:
        """The table that is seen, or that of a replay."""
        window, session = self._window, self._window.session
        if session is not None and window.is_at_table:
            return session.page.in_words() if session.has_log else []
        replay = window.replay.page if "replay" in window.__dict__ else None
        is_seen = replay is not None and replay is window.stack.currentWidget()
        return replay.in_words() if replay is not None and is_seen else []

    def _put_words_away(self) -> None:
        """Deletes the panel: screen readers could read it while hidden, and the next looker may be
        another person."""
        if self._words is not None:
            self._words.deleteLater()
            self._words = None

    # ----------------------------------------------------------------- notebooks

    def show_notebook(self, seat: int) -> None:
        """Opens the notebook of a computer player for the round that is over."""
        window = self._window
        session = window.session
        if session is None or not session.has_notebooks:
            return
        players, self._keeper = session.match.players, seat
        looks = late.faces(players, window.look.palette, session.page.looks)
        if self._notebook is None:
            self._notebook = late.NotebookPanel(window.look, window.stack, looks[seat])
            self._notebook.nextAsked.connect(lambda: self.show_notebook(self._next_keeper()))
        self._notebook.set_key(window.bindings.key_of("notebook"))
        following = self._next_keeper()
        keeper = players[seat]
        words = level_name(nearest(keeper.level) if keeper.strength is None else ADAPTIVE)
        if not session.match.game.one_round:
            line = translate("Window", "{level}, round {number}")
            words = line.format(level=words, number=len(session.match.rounds))
        self._notebook.show_for(
            looks[seat], words, players[following].name if following != seat else ""
        )
        session.ask_notebook(seat)

    def _next_keeper(self) -> int:
        """The computer player after the one whose notebook is open."""
        session = self._window.session
        assert session is not None
        players = session.match.players
        _, *others = clockwise_from(self._keeper, len(players))
        kept = (seat for seat in others if players[seat].kind is Kind.COMPUTER)
        return next(kept, self._keeper)

    def read_notebook(self, entry: NotebookEntry) -> None:
        """Shows the text of a notebook that was asked for."""
        session, panel = self._window.session, self._notebook
        if session is None or panel is None or not panel.isVisible() or entry.seat != self._keeper:
            return
        match = session.match
        you = late.MatchFacts.of(match).you
        tell = turn_table(match.game.id).notebook
        if tell is not None:
            panel.show_words(tell(entry, late.everybody(match, entry), match.players, you))

    # --------------------------------------------------------------------- keys

    def show_keys(self) -> None:
        window = self._window
        self._sheet = late.KeySheet(
            window.look,
            window.stack,
            window.pages.title(),
            [*window.key_columns(), late.everywhere(window.bindings.key_of("mute"))],
        )
        self._sheet.closed.connect(self._sheet.deleteLater)
        self._sheet.open()

    # ------------------------------------------------------------------ problems

    def tell(self, sentence: str, detail: str = "") -> None:
        """Shows a message about something that did not work."""
        window = self._window
        title = translate("Window", "Please note")
        self._dialog = late.dialogs.problem(window.look, window.stack, title, sentence, detail)

    def close(self) -> None:
        """Closes the overlays of a table that is left."""
        for overlay in (self._menu, self._log, self._words, self._notebook):
            if overlay is not None:
                overlay.dismiss()

    def clear(self) -> None:
        """Closes all overlays."""
        for overlay in self._window.stack.findChildren(late.Overlay):
            overlay.dismiss()

    def make_way(self) -> None:
        """Closes what one person has opened when the curtain falls. Messages stay until they are
        read, and keep the focus."""
        session = self._window.session
        if session is None or session.curtain is None:
            return
        self.close()
        session.curtain.take_focus()
        for overlay in self._window.stack.findChildren(late.Overlay):
            overlay.stay()

    def forget_words(self) -> None:
        """Deletes the overlays after a change of language: they are made anew when next opened."""
        self.close()
        for overlay in (self._menu, self._log, self._words, self._notebook):
            if overlay is not None:
                overlay.deleteLater()
        self._menu = self._log = self._words = self._notebook = None

    # --------------------------------------------------------------------- files

    def ask_for_record(self) -> str:
        title = translate("Window", "Open a saved match")
        name, _ = QFileDialog.getOpenFileName(self._window, title, _documents(), _kinds())
        return str(name)

    def ask_where_to_save(self, match: Match) -> str:
        title = translate("Window", "Save a copy of this match")
        proposal = Path(_documents()) / f"{game_title(match.game.id)}{record.ENDING}"
        name, _ = QFileDialog.getSaveFileName(self._window, title, str(proposal), _kinds())
        if name and not str(name).endswith(record.ENDING):
            name = f"{name}{record.ENDING}"
        return str(name)


def _documents() -> str:
    """The folder of documents; a dialog would take one that is not there for the name of a file."""
    kind = QStandardPaths.StandardLocation.DocumentsLocation
    found = Path(QStandardPaths.writableLocation(kind))
    return str(found if found.is_dir() else Path.home())


def _kinds() -> str:
    return translate("Window", "Saved matches (*{ending})").format(ending=record.ENDING)
