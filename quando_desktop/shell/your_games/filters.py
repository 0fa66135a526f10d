"""The filters of Your games: chips, and a field for words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from quando_desktop.disk.index.rows import plain
from quando_desktop.disk.index.sieve import Wanted
from quando_desktop.shell.kit.choices import Chip
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.layouts import put_in_order
from quando_desktop.shell.kit.look import NOTE, Ink, Look
from quando_desktop.shell.kit.rows.wrapping import Wrapping
from quando_desktop.shell.kit.text_field import TextField
from quando_desktop.shell.names import game_title, short_name
from quando_desktop.shell.your_games.choice_chip import ChoiceChip
from quando_desktop.table.text.words import you

translate = QCoreApplication.translate

OWNER = "\n"
"""The value for an owner without a name: nobody can be called so."""

Spellings = Mapping[str, frozenset[str]]
"""The names by which each person has played, by their present name."""


class SearchField(TextField):
    """As wide as its hint: it tells what can be looked for."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, icon=Icon.SEARCH, key="/", on_wall=True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        size = self.look.size(NOTE)
        wide = self.look.width(self.placeholderText(), NOTE) + size * 6.4
        return QSize(self.look.px(wide), super().sizeHint().height())


class GamesFilters(QWidget):
    changed = Signal()

    def __init__(self, look: Look, side: float) -> None:
        super().__init__()
        self._look = look
        self._unfinished, self._won, self._lost = (Chip(look, "") for _ in range(3))
        self._company, self._players = ChoiceChip(look), ChoiceChip(look)
        self._games: dict[str, Chip] = {}
        self.search = SearchField(look)
        """It stands where the page has room."""
        self._count = Label(look, "", NOTE, Ink.SOFT)
        self._people: Spellings = {}
        self._more: list[QWidget] = []
        self._line = Wrapping(look, 10, (side, 0, 0, 0), self)
        for chip in (self._unfinished, self._won, self._lost):
            chip.toggled.connect(self.changed)
        # Nobody has both won and lost.
        self._won.toggled.connect(lambda on: self._put_back(self._lost, on))
        self._lost.toggled.connect(lambda on: self._put_back(self._won, on))
        for choice in (self._company, self._players):
            choice.chose.connect(self.changed)
        self.search.textChanged.connect(self.changed)
        self._arrange()

    @staticmethod
    def _put_back(chip: Chip, other_is_set: bool) -> None:
        if other_is_set:
            chip.setChecked(False)

    @property
    def stops(self) -> list[QWidget]:
        """The stops of Tab, in their order."""
        chips = [*self._games.values(), self._unfinished, self._won, self._lost]
        return [*chips, self._company, self._players, *self._more]

    @property
    def games(self) -> Mapping[str, Chip]:
        return self._games

    @property
    def wanted(self) -> Wanted:
        company, seats = self._company.value, self._players.value
        person = self._people.get(company.strip("\n"))
        return Wanted(
            self._unfinished.isChecked(),
            self._won.isChecked(),
            self._lost.isChecked(),
            frozenset(game for game, chip in self._games.items() if chip.isChecked()),
            int(seats) if seats else 0,
            frozenset() if person is None or not company else person,
            company if person is None else "",
            self.search.text(),
        )

    def offer(
        self,
        games: Sequence[str],
        people: Spellings,
        seats: Sequence[int],
        characters: Iterable[str],
    ) -> None:
        """Offers what there are matches of: games, people, numbers of players, and the names of
        computer players."""
        self._people = people
        self._renew_games(games if len(games) > 1 else [])
        there = {plain(name) for name in people}
        others = [(name, name) for name in characters if plain(name) not in there]
        everybody = [*((name or OWNER, name or you()) for name in people), *others]
        said = translate("GamesPage", "With {name}")
        company = [(value, said.format(name=short_name(name))) for value, name in everybody]
        anybody = translate("GamesPage", "anybody")
        self._company.offer(translate("GamesPage", "With whom"), company, anybody)
        counts = [(str(each), _players(each)) for each in seats]
        self._players.offer(translate("GamesPage", "Players"), counts, anybody)
        self._company.setVisible(len(company) > 1)
        self._players.setVisible(len(counts) > 1)

    def _renew_games(self, games: Sequence[str]) -> None:
        """Makes a chip for each game, if there is more than one."""
        if list(self._games) == list(games):
            return
        for game in [game for game in self._games if game not in games]:
            self._games.pop(game).deleteLater()
        kept = self._games
        self._games = {}
        for game in games:
            chip = kept.get(game)
            if chip is None:
                chip = Chip(self._look, game_title(game))
                chip.toggled.connect(self.changed)
            self._games[game] = chip
        self._arrange()

    def take(self, more: Sequence[QWidget]) -> None:
        """Takes controls for which the header has no room, before the number of matches."""
        self._more = list(more)
        for widget in more:
            widget.setParent(self)
            widget.show()
        self._arrange()

    def _arrange(self) -> None:
        parts = [*self.stops, self._count]
        self._line.put(parts)
        put_in_order(parts)

    def show_count(self, shown: int, count: int) -> None:
        words = translate("GamesPage", "{shown} of %n game(s)", None, count)
        self._count.setText(words.format(shown=shown))
        for part in (self._unfinished, self._won, self._lost, self.search, self._count):
            part.setVisible(bool(count))

    def retranslate(self) -> None:
        self._unfinished.setText(translate("GamesPage", "Unfinished"))
        self._won.setText(translate("GamesPage", "Won"))
        self._lost.setText(translate("GamesPage", "Lost"))
        hint = translate("GamesPage", "Name, game or note")
        self.search.setPlaceholderText(hint)
        self.search.restyle()
        self.search.setAccessibleName(translate("GamesPage", "Search your games"))
        self.search.setAccessibleDescription(hint)
        for game, chip in self._games.items():
            chip.setText(game_title(game))


def _players(count: int) -> str:
    return translate("GamesPage", "%n player(s)", None, count)
