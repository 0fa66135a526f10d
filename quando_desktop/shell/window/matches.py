"""Matches on their way to the table: dealt, dealt again, resumed, or opened from a record; and
copies of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from quando_desktop.bots.levels import ADAPTIVE, closest, nearest
from quando_desktop.disk.problem import DiskError
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES
from quando_desktop.settings.settings import NAMELESS, SeatChoice, is_nameless
from quando_desktop.shell import late

if TYPE_CHECKING:
    from quando_desktop.disk.entries import UnfinishedEntry
    from quando_desktop.shell.new_game.plan import NewMatch
    from quando_desktop.shell.window.window import Window


class Matches:
    """Brings each match to the table of the window, where it is played."""

    def __init__(self, window: Window) -> None:
        self._window, self._program = window, window.program

    def deal(self, wanted: NewMatch) -> None:
        """Deals a new match at this table, which is remembered."""
        program = self._program
        tables = {**program.settings.tables, wanted.game: wanted.table}
        program.change(tables=tables, last_game=wanted.game)
        players = self._fitted(wanted.game, wanted.seats)
        match = Match(GAMES[wanted.game], players, wanted.options, wanted.seed)
        saved = program.saves.begin(match)
        if wanted.guided:
            program.change(guided=saved.id)
        self._window.play(saved)

    def rematch(self) -> None:
        """Deals once more at the same table."""
        if self._window.session is not None:
            match = self._window.session.match
            seats = [*map(self._again, match.players)]
            fresh = Match(match.game, self._fitted(match.game.id, seats), match.options)
            self._window.play(self._program.saves.begin(fresh))

    def _fitted(self, game: str, seats: Sequence[SeatChoice]) -> list[Player]:
        """The players of a match; those who keep pace with its people as strong as they are now."""
        program = self._program
        names = [seat.name for seat in seats if seat.kind is Kind.HUMAN]
        strength = program.saves.paces.strength(game, names, program.settings.owner.name)
        return [
            Player(seat.name, seat.kind, closest(strength), seat.character, strength)
            if seat.level == ADAPTIVE
            else Player(seat.name, seat.kind, seat.level, seat.character)
            for seat in seats
        ]

    def _again(self, player: Player) -> SeatChoice:
        """The same player in a new match: the owner may have got a name."""
        name, level = player.name, player.level
        if player.kind is Kind.COMPUTER:
            level = nearest(level) if player.strength is None else ADAPTIVE
        elif is_nameless(name):
            name = self._program.settings.owner.name or NAMELESS
        return SeatChoice(player.kind, name, level, player.character)

    def resume(self, entry: UnfinishedEntry) -> None:
        """Goes on where a match was left."""
        session = self._window.session
        if session is not None and session.id == entry.id:
            self._window.show_page(session.page)
            return
        try:
            saved = self._program.saves.reopen(entry)
        except DiskError as error:
            self._window.tell(error.problem)
        else:
            self._window.play(saved)
            self._tell_unknown_players()

    # ------------------------------------------------------------------------- records

    def open_file(self) -> None:
        """Asks which record to open."""
        name = self._window.overlays.ask_for_record()
        if name:
            self.open_record(Path(name))

    def open_record(self, path: Path) -> bool:
        """Goes on with the match of a record, whose file is not changed; False, and nothing else
        happens, if it cannot be read."""
        match = self.read(path)
        if match is not None:
            self.go_on_with(match)
        return match is not None

    def read(self, path: Path) -> Match | None:
        """The match of a record; None if it cannot be read, after a message that says so."""
        try:
            return self._program.saves.import_(path)
        except DiskError as error:
            if self._window.stack.currentWidget() is None:
                self._window.pages.show_home()
            self._window.tell(error.problem)
            return None

    def go_on_with(self, match: Match) -> None:
        """Plays the match of a record, or its replay if it is over: behind that is its last
        sheet."""
        saves = self._program.saves
        self._window.play(
            saves.begin(match, opened=True) if match.result is None else saves.show(match)
        )
        self._tell_unknown_players()
        if match.result is not None:
            self._window.replay.open(match, 0)

    def look_back_at(self, match: Match) -> None:
        """Shows the replay of a record, whether it is over or not; nothing of it is kept."""
        if match.result is not None:
            self.go_on_with(match)
        elif not self._window.replay.open(match):
            if self._window.stack.currentWidget() is None:
                self._window.pages.show_home()
            self._window.overlays.tell(late.nothing_yet())

    def _tell_unknown_players(self) -> None:
        """Names the computer players that play differently here, unless the match is over."""
        session = self._window.session
        if session is not None and not session.is_over:
            words = late.about_unknown_players(session.match.players)
            if words:
                self._window.overlays.tell(words)

    def save_copy(self) -> None:
        """Writes the present match as a record to a place that is asked for."""
        session = self._window.session
        if session is None:
            return
        name = self._window.overlays.ask_where_to_save(session.match)
        if name:
            try:
                self._program.saves.export(session.match, Path(name))
            except DiskError as error:
                self._window.tell(error.problem)
