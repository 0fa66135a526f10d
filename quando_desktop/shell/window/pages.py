"""The pages of the window besides the table, each made when it is first opened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtCore, QtGui
from PySide6.QtCore import QCoreApplication

from quando_desktop.disk.entries import FinishedEntry, UnfinishedEntry
from quando_desktop.disk.problem import DiskError
from quando_desktop.engine.players import Kind
from quando_desktop.games import GAMES, PLUGS
from quando_desktop.settings import people
from quando_desktop.settings.settings import Person
from quando_desktop.shell import late
from quando_desktop.shell.names import game_title

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from quando_desktop.prose.rulebook import Rulebook
    from quando_desktop.shell.about.licences_page import LicencesPage
    from quando_desktop.shell.about.page import AboutPage
    from quando_desktop.shell.gathering import Gathering
    from quando_desktop.shell.home.page import HomePage, HomeState
    from quando_desktop.shell.keyboard.keyboard_test import KeyboardTest
    from quando_desktop.shell.keys.page import KeysPage
    from quando_desktop.shell.kit.keys import KeyColumn
    from quando_desktop.shell.new_game.page import NewGamePage
    from quando_desktop.shell.new_game.plan import NewMatch
    from quando_desktop.shell.rulebook.page import RulesPage
    from quando_desktop.shell.settings.page import SettingsPage
    from quando_desktop.shell.window.window import Window
    from quando_desktop.shell.your_games.page import GamesPage

translate = QCoreApplication.translate

STAGES = (40, 400, 4_000)
"""The numbers of matches read after which they are shown, before all of them are."""


class Pages:
    """Shows the pages and carries out what is chosen there."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._program = window.program
        self._home: HomePage | None = None
        self._new: NewGamePage | None = None
        self._settings: SettingsPage | None = None
        self._games: GamesPage | None = None
        self._read = 0
        """The number of matches that were read when it was last told."""
        self._rules: RulesPage | None = None
        self._about: AboutPage | None = None
        self._licences: LicencesPage | None = None
        self._keyboard: KeyboardTest | None = None
        self._keys: KeysPage | None = None
        self._before: dict[QWidget, QWidget | None] = {}
        """For a page that is read, the page to go back to."""

    # --------------------------------------------------------------------- home

    def show_home(self, *, first: bool = False) -> None:
        """Shows the home page; a match that is being played is left, and can be continued."""
        window = self._window
        if self._home is None:
            page = self._home = late.HomePage(window.look)
            page.newGame.connect(self.show_new_game)
            page.continueMatch.connect(window.matches.resume)
            page.gamesAsked.connect(self.show_games)
            page.statisticsAsked.connect(self.show_statistics)
            page.rulesAsked.connect(self.show_rules)
            page.settingsAsked.connect(self.show_settings)
            page.aboutAsked.connect(self.show_about)
            page.openAsked.connect(window.matches.open_file)
            page.peopleAsked.connect(self.show_people)
            page.learnAsked.connect(self.show_learn)
            page.lessonAsked.connect(self._begin_first)
            page.rulesKnown.connect(self._know_rules)
        window.leave_table()
        state = self._home_state()
        self._home.show_state(state)
        window.show_page(self._home)
        if first and state.unfinished is not None and state.unfinished.can_continue:
            self._offer(state.unfinished)

    def show_learn(self, game: str | None = None) -> None:
        """Shows what there is to learn, of this game if one is named."""
        self._window.learn.show(game)

    def _begin_first(self, game: str) -> None:
        self._window.learn.begin_first(game)

    def _know_rules(self) -> None:
        self._window.learn.know_rules()

    def _home_state(self) -> HomeState:
        owner, learned = self._program.settings.owner, self._window.learned
        offer = learned.offer
        latest = self._program.saves.latest()
        return late.HomeState(
            games=tuple(
                late.GameOnShelf(
                    game.id,
                    game_title(game.id),
                    game.seats,
                    game.fewest_win,
                    game.live,
                    PLUGS[game.id].words().aim(),
                )
                for game in GAMES.values()
            ),
            person=owner if owner.name else None,
            unfinished=latest,
            unfinished_count=0 if latest is None else self._program.saves.count(),
            latest=self._last_game(),
            looks=self._program.settings.looks,
            lessons=learned.ticks(),
            first_minutes=0 if offer is None else offer[1].minutes,
        )

    def _offer(self, entry: UnfinishedEntry) -> None:
        """Offers at the start to continue the last match."""
        window = self._window
        seen = late.faces(entry.players, window.look.palette, self._program.settings.looks)
        dialog = late.dialogs.resume(window.look, window.stack, entry, seen)
        dialog.continueAsked.connect(window.matches.resume)

    # ----------------------------------------------------------------- new game

    def _last_game(self) -> str:
        """The game that was played last, or the first on the shelf."""
        last = self._program.settings.last_game
        return last if last in PLUGS else next(iter(PLUGS))

    def show_new_game(self, game: str | None = None) -> None:
        window = self._window
        if self._new is None:
            page = self._new = late.NewGamePage(window.look, PLUGS)
            page.pace = self._pace
            page.gameChosen.connect(self.show_new_game)
            page.personAdded.connect(self._add_person)
            page.left.connect(window.back)
            page.dealAsked.connect(self._begin)
            page.keysAsked.connect(lambda seats: self._keyboard_page().show_for(seats))
            page.settingChanged.connect(lambda name, value: self._program.change(**{name: value}))
        chosen = self._last_game() if game is None else game
        settings = self._program.settings
        self._new.show_table(settings.tables.get(chosen), settings.people, chosen)
        self._new.show_settings(settings)
        window.show_page(self._new)

    def _pace(self, game: str, names: Sequence[str]) -> int:
        """The strength that keeps pace with these people."""
        owner = self._program.settings.owner.name
        return self._program.saves.paces.strength(game, names, owner)

    def _begin(self, wanted: NewMatch) -> None:
        """Deals a match; people who share a keyboard in a live game for the first time test it
        before."""
        people = [seat for seat in wanted.seats if seat.kind is Kind.HUMAN]
        tested = max(1, self._program.settings.keyboard_tested)
        if GAMES[wanted.game].live and len(people) > tested:
            self._keyboard_page().show_for(people, wanted)
        else:
            self._window.matches.deal(wanted)

    def test_keyboard(self, go: Callable[[], object], people: int) -> None:
        """Lets so many people test their keyboard, and then goes on; at once if they have."""
        if self._program.settings.keyboard_tested >= people:
            go()
        else:
            self._keyboard_page().show_before(go, people)

    def _keyboard_page(self) -> KeyboardTest:
        if self._keyboard is None:
            self._keyboard = late.KeyboardTest(self._window)
        return self._keyboard

    def _add_person(self, person: Person) -> None:
        self._program.change(people=(*self._program.settings.people, person))

    def last_table(self, game: str, seed: int | None) -> NewMatch:
        """A match at the last table of a game, or at a first one."""
        settings, palette = self._program.settings, self._window.look.palette
        names = {key: found.name for key, found in palette.characters.items()}
        plan = late.Plan(GAMES[game], names, settings.people, settings.tables.get(game))
        return plan.match(seed)

    def show_again(self, page: QWidget | None) -> None:
        """Shows an earlier page again, with its present content."""
        window = self._window
        if page is None:
            window.back()
        elif self._new is not None and page is self._new:
            self._new.show_settings(self._program.settings)
            window.show_page(self._new)
        elif page is self._settings:
            self.show_settings()
        elif page is self._games:
            self.show_games()
        elif page is window.learn.page:
            window.learn.show_again()
        elif page in self._before:
            window.show_page(page)
        else:
            window.back()

    # ----------------------------------------------------------------- settings

    def show_settings(self) -> None:
        window = self._window
        if self._settings is None:
            page = self._settings = late.SettingsPage(window.look, self._program.voice)
            page.left.connect(window.back)
            page.changed.connect(lambda name, value: window.change(**{name: value}))
            page.aboutAsked.connect(self.show_about)
            page.opened.connect(self._open_from_settings)
            graphics = window.graphics
            page.show_graphics(graphics.state)
            graphics.changed.connect(lambda: page.show_graphics(graphics.state))
        self._settings.show_settings(self._program.chosen, window.looker)
        self._program.voice.look()
        window.show_page(self._settings)

    def _open_from_settings(self, field: str) -> None:
        """Opens the page of a setting that has its own."""
        if field == "keys":
            self.show_keys()
        else:
            self._keyboard_page().show_for_all()

    def show_keys(self) -> None:
        """Shows all keys, each of which can be changed."""
        if self._keys is None:
            page = self._keys = late.KeysPage(self._window.look)
            page.left.connect(lambda: self.close(page))
            page.changed.connect(self._take_keys)
        self._keys.show_settings(self._program.store.settings)
        self.read(self._keys)

    def _take_keys(self, whose: str | None, keys: object) -> None:
        """Keeps somebody's own keys, or everybody's."""
        if whose is None:
            self._program.change(keys=keys)
        else:
            settings = people.choose_own(self._program.store.settings, whose, "keys", keys)
            self._program.change(people=settings.people)

    def show_people(self) -> None:
        """Shows the people in the settings."""
        self.show_settings()
        assert self._settings is not None
        self._settings.show_people()

    def apply(self) -> None:
        """Takes over changed settings."""
        if self._settings is not None:
            self._settings.show_settings(self._program.chosen, self._window.looker)

    # --------------------------------------------------------------- your games

    def show_statistics(self) -> None:
        """Shows somebody's numbers; the matches are read first, where some are new."""
        page = self._window.statistics.page
        page.is_counting = not self._gather.begin()
        if not page.is_counting:
            page.show_progress(0, 0)
        self._window.statistics.open()

    def show_games(self) -> None:
        window = self._window
        if self._games is None:
            page = self._games = late.GamesPage(window.look)
            page.left.connect(window.back)
            page.continueAsked.connect(window.matches.resume)
            page.removeAsked.connect(self._remove)
            page.exportAsked.connect(self._export)
            page.replayAsked.connect(self._replay)
            page.openAsked.connect(window.matches.open_file)
            page.detail.lookBackAsked.connect(self._look_back)
            page.answer(QtCore.Qt.Key.Key_Q, page.detail.look_back)
            saves = self._program.saves
            notes = late.MatchNotes(saves.folder)
            page.tell_past(saves.shelf, notes)
            if notes.all() == {} and notes.problem is not None:
                window.tell(notes.problem)
            page.detail.past.troubled.connect(window.tell)
            page.statisticsAsked.connect(self.show_statistics)
            page.playAsked.connect(self.show_new_game)
        self._games.is_reading = not self._gather.begin()
        self._fill_games(self._games)
        if not self._games.is_reading:
            self._games.show_progress(0, 0)
        window.show_page(self._games)
        window.tell_problems()

    @cached_property
    def _gather(self) -> Gathering:
        """Brings the index of all matches up to date."""
        gathering = late.Gathering(late.Index.of(self._program.saves), self._window)
        gathering.progressed.connect(self._show_progress)
        gathering.done.connect(self._renew_games)
        return gathering

    def _show_progress(self, done: int, total: int) -> None:
        if self._has_statistics:
            self._window.statistics.page.show_progress(done, total)
        page = self._games
        if page is None:
            return
        before, self._read = self._read, done
        page.show_progress(done, total)
        if before > done or any(before < stage <= done for stage in STAGES):
            self._fill_games(page)

    @property
    def _has_statistics(self) -> bool:
        """Whether somebody has looked at them."""
        return "statistics" in vars(self._window)

    def _renew_games(self, was_known: bool) -> None:
        if self._has_statistics:
            self._window.statistics.renew()
        if self._games is not None and not was_known:
            self._games.is_reading = False
            self._games.show_progress(0, 0)
            self._fill_games(self._games)
            self._window.tell_problems()

    def stop(self) -> None:
        """Ends what goes on behind the pages."""
        if "_gather" in vars(self):
            self._gather.close()
        if self._has_statistics:
            self._window.statistics.close()

    def _fill_games(self, page: GamesPage) -> None:
        index, settings = late.Index.of(self._program.saves), self._program.settings
        results = late.Results(index, settings.owner.name)
        page.show_games(index, results.people(), settings.looks)

    def _remove(self, entry: UnfinishedEntry | FinishedEntry) -> None:
        try:
            self._program.saves.discard(entry)
        except DiskError as error:
            self._window.tell(error.problem)
        if self._games is not None:
            self._fill_games(self._games)

    def _replay(self, entry: UnfinishedEntry | FinishedEntry) -> None:
        """Shows the finished rounds of a match again."""
        try:
            match = self._program.saves.read(entry)
        except DiskError as error:
            self._window.tell(error.problem)
            return
        if not self._window.replay.open(match, 0):
            self._window.overlays.tell(late.nothing_yet())

    def _look_back(self, entry: UnfinishedEntry | FinishedEntry) -> None:
        self._window.looking_back.from_games(entry)

    def _export(self, entry: UnfinishedEntry | FinishedEntry) -> None:
        saves = self._program.saves
        try:
            match = saves.read(entry)
            name = self._window.overlays.ask_where_to_save(match)
            if name:
                saves.export(match, Path(name))
        except DiskError as error:
            self._window.tell(error.problem)

    # ----------------------------------------------------------- rules and about

    def show_rules(self, game: str = "") -> None:
        """Shows the rulebook: of this game, or of the one that is being played if there is one."""
        window, session = self._window, self._window.session
        if self._rules is None:
            page = self._rules = late.RulesPage(window.look, self._books(), window.learn.to_try)
            page.left.connect(lambda: self.close(page))
            page.tryAsked.connect(window.learn.begin)
        if not game and session is not None:
            game = session.match.game.id
        if game and PLUGS[game].rulebook() is not None:
            self._rules.turn_to(game)
        self.read(self._rules)

    def read(self, page: QWidget, before: QWidget | None = None) -> None:
        """Shows a page with a way back to the present one, or to the one before that."""
        window = self._window
        before = before or window.stack.currentWidget()
        if before is not page:
            # A table is found without this, and must not be kept alive after it is left.
            self._before[page] = None if window.is_at_table else before
        window.show_page(page)

    def forget(self, page: QWidget) -> None:
        """Notes that a page will not come back."""
        self._before.pop(page, None)

    def leads_back(self, page: QWidget | None, to: QWidget) -> bool:
        """Whether somebody came to this page from that one, and would go in circles otherwise."""
        return page is not None and self._before.get(page) is to

    def drop(self, page: QWidget) -> None:
        """Does away with a page that will not come back."""
        self.forget(page)
        self._window.stack.removeWidget(page)
        page.deleteLater()

    def close(self, page: QWidget) -> None:
        self.show_again(self._before.get(page))

    def _books(self) -> list[Rulebook]:
        books = (plug.rulebook() for plug in PLUGS.values())
        return [book for book in books if book is not None]

    def show_about(self) -> None:
        if self._about is None:
            folder = self._program.folder.path
            page = late.AboutPage(self._window.look, self._books(), folder, _open_folder)
            page.left.connect(lambda: self.close(page))
            page.licencesAsked.connect(self.show_licences)
            self._about = page
        self.read(self._about)

    def show_licences(self) -> None:
        if self._licences is None:
            page = self._licences = late.LicencesPage(self._window.look)
            page.left.connect(lambda: self.close(page))
        self.read(self._licences)

    # ------------------------------------------------------------- the key sheet

    def title(self) -> str:
        """The title of the present page, in the key sheet and in the title of the window."""
        window = self._window
        if window.session is not None and window.is_at_table:
            return window.session.page.windowTitle()
        page = window.stack.currentWidget()
        return page.title.text() if isinstance(page, late.Page) else ""

    def key_columns(self) -> list[KeyColumn]:
        """The keys of the present page."""
        page = self._window.stack.currentWidget()
        column = page.keys() if isinstance(page, late.Page) else None
        return [] if column is None else [column]


def _open_folder(path: Path) -> None:
    QtGui.QDesktopServices.openUrl(QtCore.QUrl.fromLocalFile(str(path)))
