"""The filters of the statistics: whose numbers, in which game, against whom, by which rules."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from quando_desktop.bots.levels import LEVELS
from quando_desktop.disk.statistics.played import PlayedMatch
from quando_desktop.disk.statistics.report import Asked, Opponents, Rules
from quando_desktop.games import GAMES
from quando_desktop.shell.kit.choices import Segmented
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.look import NOTE, Ink, Look
from quando_desktop.shell.kit.rows.wrapping import Wrapping
from quando_desktop.shell.names import game_title
from quando_desktop.shell.statistics import words
from quando_desktop.shell.your_games.choice_chip import ChoiceChip
from quando_desktop.table.text.words import you

OWNER = "\n"
"""The value for an owner without a name: nobody can be called so."""


class StatisticsFilters(QWidget):
    changed = Signal()
    personChosen = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._who = ChoiceChip(look, clears=False)
        self._game = Segmented(look, list(map(game_title, GAMES)), small=True)
        self._opponents, self._players = ChoiceChip(look), ChoiceChip(look)
        self._rules = ChoiceChip(look)
        self._count = Label(look, "", NOTE, Ink.SOFT)
        self._matches: Sequence[PlayedMatch] = ()
        self._has_chosen = False
        line = Wrapping(look, 10, (0, 0, 0, 0), self)
        for part in (*self.stops[:1], self._game, *self.chips, self._count):
            line.addWidget(part)
        self._who.chose.connect(lambda name: self.personChosen.emit(name.strip("\n")))
        self._game.chose.connect(self._choose_game)
        for chip in self.chips:
            chip.chose.connect(self.changed)

    @property
    def chips(self) -> tuple[ChoiceChip, ...]:
        return self._opponents, self._players, self._rules

    @property
    def stops(self) -> list[QWidget]:
        return [self._who, *self._game.options, *self.chips]

    @property
    def asked(self) -> Asked:
        game = list(GAMES)[max(0, self._game.at)]
        seats = self._players.value
        return Asked(
            game, self._opponents.value, int(seats) if seats else 0, Rules(self._rules.value)
        )

    def turn_to(self, game: str) -> None:
        """Shows the numbers of a game."""
        self._game.at = list(GAMES).index(game)
        self._choose_game()

    def _choose_game(self) -> None:
        self._has_chosen = True
        self._offer()
        self.changed.emit()

    def show_people(self, names: Sequence[str], name: str) -> None:
        """Offers people; one without a name is the owner."""
        self._who.offer(words.who(), [(each or OWNER, each or you()) for each in names])
        self._who.choose(name or OWNER)
        self._who.setVisible(len(names) > 1)

    def show_matches(self, matches: Sequence[PlayedMatch]) -> None:
        """Offers what these matches can be told apart by, and turns to the game that was played
        last, unless somebody has chosen one."""
        self._matches = matches
        if matches and not self._has_chosen:
            self._game.at = list(GAMES).index(matches[-1].game)
        self._offer()

    def _offer(self) -> None:
        shown = [each for each in self._matches if each.game == self.asked.game]
        levels = {each.level for each in shown}
        kinds: list[str] = [level for level in LEVELS if level in levels]
        if any(each.has_rivals for each in shown):
            kinds = [Opponents.COMPUTERS, Opponents.PEOPLE, *kinds]
        anything = words.anything()
        named = [(each, words.opponents_named(each)) for each in kinds]
        self._opponents.offer(words.opponents(), named, anything)
        counts = sorted({each.seats for each in shown})
        self._players.offer(
            words.players(), [(str(each), words.so_many(each)) for each in counts], anything
        )
        by = {each.is_usual for each in shown}
        rules = [(each.value, words.rules_named(each)) for each in (Rules.USUAL, Rules.HOUSE)]
        self._rules.offer(words.house_rules(), rules, anything)
        for chip, offers in ((self._opponents, kinds), (self._players, counts), (self._rules, by)):
            chip.setVisible(len(offers) > 1)

    def show_count(self, count: int) -> None:
        self._count.setText(words.matches(count))

    def retranslate(self) -> None:
        self._game.set_items(list(map(game_title, GAMES)))
        self._game.setAccessibleName(words.the_game())
        self._offer()
