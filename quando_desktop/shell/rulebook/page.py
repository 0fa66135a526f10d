"""The rules in the program, one topic a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal

from quando_desktop.prose.rulebook import Rulebook, Topic
from quando_desktop.shell.kit.choices import Segmented
from quando_desktop.shell.kit.keys import KeyColumn
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.rulebook.book import BookPage, reading_keys
from quando_desktop.table.paint import keycaps

translate = QCoreApplication.translate

ToTry = Callable[[str, str], tuple[str, str] | None]


class RulesPage(BookPage):
    """The rulebooks of the games that have one; with a single one there is nothing to switch."""

    tryAsked = Signal(str, str, str)
    """A game, and the lesson and the step that let one try the open topic."""

    def __init__(
        self, look: Look, rulebooks: Sequence[Rulebook], to_try: ToTry = lambda *_: None
    ) -> None:
        """`to_try` finds the lesson and the step for a topic of a game."""
        self._books, self._to_try = tuple(rulebooks), to_try
        self._book = self._books[0]
        self.games = Segmented(look, self._titles()) if len(self._books) > 1 else None
        super().__init__(look, self.games)
        if self.games is not None:
            self.games.chose.connect(lambda place: self.show_game(self._books[place].game))
        self.reader.try_out.clicked.connect(self._try)
        self.answer(Qt.Key.Key_T, self.reader.try_out)

    def _titles(self) -> list[str]:
        return [book.title for book in self._books]

    def topics(self) -> Sequence[Topic]:
        return self._book.topics()

    def mark(self, topic: Topic) -> str:
        if len(topic.rules) == 1:
            return translate("RulesPage", "Rule {number}").format(number=topic.rules[0])
        words = translate("RulesPage", "Rules {numbers}")
        return words.format(numbers=", ".join(topic.rules))

    def can_try(self, topic: Topic) -> bool:
        return self._to_try(self._book.game, topic.id) is not None

    def leads(self, topic: Topic) -> bool:
        """The first topic begins with the aim of the game."""
        return topic is self._topics[0]

    def _try(self) -> None:
        found = self._to_try(self._book.game, self.topic.id)
        if found is not None:
            self.tryAsked.emit(self._book.game, *found)

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
        first, *others = reading_keys()
        tries = ((keycaps.cap("T"),), translate("RulesPage", "try it out"))
        return translate("RulesPage", "Rules"), (first, tries, *others)

    def retranslate(self) -> None:
        self.set_title(translate("RulesPage", "Rules"))
        self.reader.try_out.setText(translate("RulesPage", "Try it out"))
        self.reader.try_out.set_key(keycaps.cap("T"))
        if self.games is not None:
            self.games.set_items(self._titles())
            self.games.setAccessibleName(translate("RulesPage", "Game"))
        super().retranslate()
