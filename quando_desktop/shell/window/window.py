"""The program's window: one page at a time, and overlays on it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from quando_desktop.__about__ import NAME
from quando_desktop.disk.problem import Problem
from quando_desktop.games import SETTINGS, bindings_of
from quando_desktop.remembered import forget_all
from quando_desktop.settings import people
from quando_desktop.settings.commands import Bindings
from quando_desktop.settings.settings import Contrast, Person, Scanning, Settings
from quando_desktop.shell import late
from quando_desktop.shell.kit.accessibility import announce, answer, is_heard
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.start.program import Program, Wishes
from quando_desktop.shell.window.chores import Chores
from quando_desktop.shell.window.matches import Matches
from quando_desktop.shell.window.overlays import TableOverlays
from quando_desktop.shell.window.pages import Pages
from quando_desktop.shell.window.stack import Stack
from quando_desktop.shell.window.sweeper import Sweeper
from quando_desktop.table.scene.printed import KEYBOARD

if TYPE_CHECKING:
    from quando_desktop.disk.saved import Saved
    from quando_desktop.shell.graphics.graphics import Graphics
    from quando_desktop.shell.home.learned import Learned
    from quando_desktop.shell.kit.keys import KeyColumn
    from quando_desktop.shell.learn.desk import LearnDesk
    from quando_desktop.shell.lesson.desk import LessonDesk
    from quando_desktop.shell.looking_back.desk import LookingBackDesk
    from quando_desktop.shell.practice.desk import PracticeDesk
    from quando_desktop.shell.replay.desk import ReplayDesk
    from quando_desktop.shell.session.session import Session
    from quando_desktop.shell.statistics.desk import StatisticsDesk
    from quando_desktop.shell.switch.switches import Switches
    from quando_desktop.table.pages.contract import Command, Notebook
    from quando_desktop.table.pages.tools import Tools

translate = QCoreApplication.translate

SMALLEST, USUAL, FRAME = QSize(640, 400), QSize(1440, 900), QSize(0, 40)
"""A smaller screen makes the window smaller still: nothing is ever outside it."""
SETTLED = 60
"""Milliseconds after the last change of size before everything follows it."""


class Window(QMainWindow):
    """Shows one page at a time, and holds the match that is being played."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.look = Look(program.style, self)
        self.session: Session | None = None
        self.switches: Switches | None = None
        """Only where somebody needs them."""
        self._told: set[Problem] = set()
        """Problems with the disk that were told already."""
        self.setWindowTitle(NAME)
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL)
        self.stack = Stack(self)
        self.setCentralWidget(self.stack)
        self.pages = Pages(self)
        self.overlays = TableOverlays(self)
        self.matches = Matches(self)
        self._settle = QTimer(self, singleShot=True, interval=SETTLED)
        self._settle.timeout.connect(self._follow)
        self.sweeper = Sweeper(self)
        self.chores = Chores(self)
        program.store.observers.append(self._apply)
        program.desktop.changed.connect(lambda: self._apply(self.program.settings))
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow)
        bound = QKeySequence.keyBindings
        standard = QKeySequence.StandardKey
        self._keys: dict[tuple[QKeySequence, ...], Callable[[], object]] = {
            (QKeySequence("F1"),): self.overlays.show_keys,
            (QKeySequence("F2"),): self.pages.show_rules,
            (QKeySequence("F11"),): self.toggle_fullscreen,
            (QKeySequence("Esc"),): self._escape,
            tuple(bound(standard.Undo)): self.undo,
            tuple(bound(standard.Open)): self.matches.open_file,
            tuple(bound(standard.Save)): self.matches.save_copy,
            tuple(bound(standard.New)): self.pages.show_new_game,
            # Not every system has a standard key for this.
            (*bound(standard.Quit), QKeySequence("Ctrl+Q")): self.close,
        }
        self._commands: dict[str, Callable[[], object]] = {
            "mute": self.toggle_mute,
            "log": self.overlays.toggle_log,
            "in_words": self.overlays.show_words,
        }
        """What has a key that people may change, by the ids of `settings.commands`."""
        self.installEventFilter(self)
        self._follow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles the keys that work everywhere, unless the focus wants them: no key passes a
        dialog."""
        call = self._called_by(event)
        if call is None:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            call()

    def _called_by(self, event: QKeyEvent) -> Callable[[], object] | None:
        pressed = QKeySequence(event.keyCombination())
        found = next((call for keys, call in self._keys.items() if pressed in keys), None)
        if found is not None:
            return found
        bindings, names = self.bindings, KEYBOARD.names_of(event)
        meant = (call for id, call in self._commands.items() if bindings.means(id, names))
        return next(meant, None)

    @property
    def bindings(self) -> Bindings:
        """The keys that people have chosen: those of the game at the table, or of all games."""
        session = self.session if self.is_at_table else None
        game = "" if session is None else session.match.game.id
        return bindings_of(game, self.settings.keys)

    @property
    def settings(self) -> Settings:
        """The settings as they hold now: those of the looker as long as there is a table, on pages
        that lie over it, too, where they need their letters and switches as much; otherwise those
        of everybody."""
        whose = self._whose
        program = self.program
        held = program.settings if whose is None else program.settings_for(whose)
        return held if self.session is None else self.session.fitted(held)

    @property
    def _whose(self) -> str | None:
        return None if self.session is None else self.session.whose

    @property
    def looker(self) -> Person | None:
        """The person whose own settings hold now, if they are listed."""
        whose = self._whose
        return None if whose is None else self.program.chosen.called(whose)

    def _escape(self) -> None:
        if self.is_at_table:
            self.overlays.show_menu()

    # -------------------------------------------------------------------- start

    def start(self) -> None:
        """Shows what the command line asks for, or home."""
        wishes = self.program.wishes
        if self.program.settings.fullscreen:
            self.showFullScreen()
        else:
            # The window frame of the desktop needs a little room, too.
            room = self.screen().availableSize() - FRAME
            self.setMinimumSize(SMALLEST.boundedTo(room))
            self.resize(USUAL.boundedTo(room))
            self.show()
        # Without a window manager keys would go nowhere otherwise.
        self.activateWindow()
        self._switch(self.settings)
        go = self._way_to(wishes)
        if go is not None:
            go()
        elif wishes.file is None:
            self.pages.show_home(first=True)
        self.chores.begin()

    def _way_to(self, wishes: Wishes) -> Callable[[], None] | None:
        """The call that fulfils the wishes; None for no wish, or a file that cannot be read."""
        game, seed = wishes.game, wishes.seed
        if wishes.file is not None:
            match = self.matches.read(wishes.file)
            if match is not None and wishes.replays:
                return lambda: self.matches.look_back_at(match)
            return None if match is None else lambda: self.matches.go_on_with(match)
        return (
            None if game is None else lambda: self.matches.deal(self.pages.last_table(game, seed))
        )

    def visit(self, wishes: Wishes) -> None:
        """Comes to the front and does what a second start of the program asks for."""
        if self.isMinimized():
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        if QGuiApplication.platformName() != "offscreen":
            # Windows in memory have no order.
            self.raise_()
        self.activateWindow()
        self.program.wish(wishes)
        go = self._way_to(wishes)
        if go is not None:
            self.overlays.leave_for(go, clear=True)

    def tell_problems(self) -> None:
        """Tells problems with the disk since the last call."""
        program = self.program
        found = [program.folder.problem, program.store.problem, *program.saves.take_problems()]
        self.tell(*(each for each in found if each is not None and each not in self._told))

    def tell(self, *problems: Problem) -> None:
        """Shows a message about problems with the disk."""
        if problems:
            self._told.update(problems)
            self.overlays.tell(*late.about_problems(problems))

    def show_crash(self, report: str) -> bool:
        """Shows the report of an unexpected error."""
        late.show_crash(self.look, self.stack, report)
        return True

    # -------------------------------------------------------------------- table

    def play(self, saved: Saved) -> None:
        """Shows the table of this match and plays it."""
        self.leave_table()
        self.sit_down(self._session_for(saved))

    def sit_down(self, session: Session) -> None:
        """Shows the table of a session, once the last one was left."""
        self.session = session
        self.sweeper.put_off()
        session.page.asked.connect(self._command)
        session.troubled.connect(self.tell)
        session.handedOver.connect(self.overlays.make_way)
        session.lookerChanged.connect(self._follow_looker)
        session.notebookOpened.connect(self.overlays.read_notebook)
        session.controller.phaseChanged.connect(lambda _: self.overlays.refresh_menu())
        session.page.drained.connect(self.overlays.refresh_words)
        self.show_page(session.page)
        session.apply(self.settings)
        session.begin()

    def _session_for(self, saved: Saved) -> Session:
        program, look, tools = self.program, self.look, self.tools()
        saves, settings = program.saves, program.settings
        if saved.match.game.live:
            return late.LiveSession(saved, saves, tools, settings, look, self, program.live_clock)
        return late.TurnSession(saved, saves, program.bots, tools, settings, look, self)

    # ----------------------------------------------------------------- learning

    @cached_property
    def learned(self) -> Learned:
        """How far somebody has come with the lessons."""
        return late.Learned(self.program)

    @cached_property
    def learn(self) -> LearnDesk:
        return late.LearnDesk(self)

    @cached_property
    def lessons(self) -> LessonDesk:
        return late.LessonDesk(self)

    @cached_property
    def practice(self) -> PracticeDesk:
        return late.PracticeDesk(self)

    @cached_property
    def replay(self) -> ReplayDesk:
        return late.ReplayDesk(self)

    @cached_property
    def looking_back(self) -> LookingBackDesk:
        return late.LookingBackDesk(self)

    @cached_property
    def statistics(self) -> StatisticsDesk:
        return late.StatisticsDesk(self)

    @cached_property
    def graphics(self) -> Graphics:
        return late.Graphics(self.program, self)

    def tools(self) -> Tools:
        """The tools of a table in this window."""
        program = self.program
        return late.Tools(
            program.style,
            program.sounds,
            announce,
            self.change,
            voice=program.voice,
            tension=program.music.follow,
            is_heard=is_heard,
            answer=answer,
            easel=program.easel,
        )

    def leave_table(self) -> None:
        """Closes the match; it can be continued from its save."""
        if self.session is not None:
            session, self.session = self.session, None
            self.overlays.close()
            session.close()
            self.stack.removeWidget(session.page)
            session.page.deleteLater()
            session.deleteLater()
            forget_all()
            if (index := self.program.saves.index) is not None:
                index.rest()
            self.sweeper.clear_soon()

    def change(self, **fields: object) -> None:
        """Changes settings as the looker wants it: their own ones if they have some."""
        kept = self.program.store.settings
        self.program.change(**people.split(kept, self._whose, fields, SETTINGS))

    def _follow_looker(self) -> None:
        """Takes over the settings of whoever looks now."""
        self._follow()
        if self.session is not None:
            self.session.apply(self.settings)

    def undo(self) -> None:
        if self.session is not None and self.is_at_table:
            self.session.undo()

    @property
    def is_at_table(self) -> bool:
        return self.session is not None and self.stack.currentWidget() is self.session.page

    def _command(self, command: Command | Notebook) -> None:
        match command:
            case late.Notebook(seat):
                self.overlays.show_notebook(seat)
            case late.Command.MENU:
                self.overlays.show_menu()
            case late.Command.SETTINGS:
                self.pages.show_settings()
            case late.Command.NEXT_ROUND if self.session is not None:
                self.session.controller.next_round()
            case late.Command.REMATCH if self.session is not None and self.session.has_ended:
                self.matches.rematch()
            case late.Command.REPLAY if self.session is not None:
                self.replay.open(self.session.match, len(self.session.match.rounds) - 1)
            case late.Command.LOOK_BACK if self.session is not None:
                self.looking_back.from_table(self.session)
            case late.Command.HOME:
                self.pages.show_home()

    # -------------------------------------------------------------------- pages

    def show_page(self, page: QWidget) -> None:
        if self.stack.indexOf(page) < 0:
            self.stack.addWidget(page)
            page.windowTitleChanged.connect(self._say_title)
        self.stack.setCurrentWidget(page)
        self._say_title()
        # The focus is where it was on the last visit.
        inside: QWidget | None = page.focusWidget()
        (page if inside is None else inside).setFocus()
        # Where there is a table the looker's own settings hold, elsewhere everybody's.
        self._follow()

    def _say_title(self) -> None:
        """Puts the title of the page before the name of the program."""
        title = self.pages.title()
        self.setWindowTitle(f"{title} – {NAME}" if title else NAME)

    def key_columns(self) -> list[KeyColumn]:
        """The keys of the present page."""
        if self.session is not None and self.is_at_table:
            columns = self.session.page.keys()
            return [(column.heading, column.rows) for column in columns]
        return self.pages.key_columns()

    def back(self) -> None:
        """Goes from a page to the table, if there is a match, or home."""
        if self.session is not None:
            self.show_page(self.session.page)
        else:
            self.pages.show_home()

    def toggle_fullscreen(self) -> None:
        self.program.change(fullscreen=not self.isFullScreen())

    def toggle_mute(self) -> None:
        muted = not self.program.settings.muted
        self.program.change(muted=muted)
        # Whoever hears nothing else does not notice.
        on, off = translate("Window", "Sound is on"), translate("Window", "Sound is off")
        answer(self, off if muted else on)

    def _apply(self, _: Settings) -> None:
        """Takes over changed settings."""
        settings = self.program.settings
        if settings.fullscreen != self.isFullScreen() and self.isVisible():
            self.showFullScreen() if settings.fullscreen else self.showNormal()
        self._follow()
        self.pages.apply()
        if "replay" in self.__dict__:
            self.replay.apply()
        if self.session is not None:
            self.session.apply(self.settings)
        if self.isVisible() and self.program.folder.problem is None:
            # A folder that cannot be used was told already. The next page is shown first.
            QTimer.singleShot(0, self, self.tell_problems)

    # --------------------------------------------------------------------- size

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible():
            self._settle.start()
        else:
            self._follow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.overlays.forget_words()
            self._say_title()
            if self.session is not None:
                self.session.reread()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handles events of the window itself. Not in `event`: an error in a handler called from
        there would not reach the crash hook but end the program."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._settle.start()
        return False

    def _follow(self) -> None:
        """Gives the look the window's size, theme and size of text."""
        settings = self.settings
        before = self.look.theme
        self.look.update(
            self.size(),
            self.devicePixelRatioF(),
            dark=self.program.is_dark,
            high=settings.contrast is Contrast.HIGH,
            text=settings.text_size,
            animates=settings.motion.is_full,
        )
        self._switch(settings)
        if self.session is not None and before is not self.look.theme:
            self.session.apply(self.settings)

    def _switch(self, settings: Settings) -> None:
        """Lets switches and unsteady hands have their way, if the settings say so."""
        wanted = settings.scanning is not Scanning.OFF or settings.cool_down > 0
        if self.switches is None and wanted and self.isVisible():
            clock = self.program.switch_clock or late.QtClock(self)
            self.switches = late.Switches(self, clock)
        if self.switches is not None:
            self.switches.apply(settings)

    @property
    def asks_for_key(self) -> bool:
        """Whether the next key is one that somebody chooses."""
        page = self.stack.currentWidget()
        return isinstance(page, late.Page) and page.asks_for_key

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leaves the table and ends the program: every action is saved already."""
        self.chores.stop()
        self.leave_table()
        self.pages.stop()
        if "looking_back" in self.__dict__:
            self.looking_back.stop()
        if "graphics" in self.__dict__:
            self.graphics.close()
        self.program.close()
        super().closeEvent(event)
