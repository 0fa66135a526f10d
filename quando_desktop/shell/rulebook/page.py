"""The rules in the program, one topic a page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.prose.rulebook import Rulebook, Topic
from quando_desktop.shell.kit.choices import Segmented
from quando_desktop.shell.kit.keys import KeyColumn
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.rulebook.book import BookPage, reading_keys

translate = QCoreApplication.translate


class RulesPage(BookPage):
    """The rulebooks of the games that have one; with a single one there is nothing to switch."""

    def __init__(self, look: Look, rulebooks: Sequence[Rulebook]) -> None:
        self._books = tuple(rulebooks)
        self._book = self._books[0]
        self.games = Segmented(look, self._titles()) if len(self._books) > 1 else None
        super().__init__(look, self.games)
        if self.games is not None:
            self.games.chose.connect(lambda place: self.show_game(self._books[place].game))

    def _titles(self) -> list[str]:
        return [book.title for book in self._books]

    def topics(self) -> Sequence[Topic]:
        return self._book.topics()

    def mark(self, topic: Topic) -> str:
        if len(topic.rules) == 1:
            return translate("RulesPage", "Rule {number}").format(number=topic.rules[0])
        words = translate("RulesPage", "Rules {numbers}")
        return words.format(numbers=", ".join(topic.rules))

    def turn_to(self, game: str) -> None:
        """Shows the rulebook of a game, at its present topic if it is open already."""
        if self._book.game != game:
            self.show_game(game)

    def show_game(self, game: str, topic: str = "") -> None:
        """Opens the rulebook of a game, at a topic if one is named by its id."""
        place = next(place for place, book in enumerate(self._books) if book.game == game)
        self._book, self._at = self._books[place], 0
        if self.games is not None:
            self.games.at = place
        self.retranslate()
        for number, each in enumerate(self._topics):
            if each.id == topic:
                self.show_topic(number)

    def keys(self) -> KeyColumn:
        return translate("RulesPage", "Rules"), reading_keys()

    def retranslate(self) -> None:
        self.set_title(translate("RulesPage", "Rules"))
        if self.games is not None:
            self.games.set_items(self._titles())
            self.games.setAccessibleName(translate("RulesPage", "Game"))
        super().retranslate()
