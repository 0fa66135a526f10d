"""A page for reading: contents with a search at the left, one topic at the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from quando_desktop.prose.rulebook import Topic
from quando_desktop.shell.kit.keys import KeyRow, cap
from quando_desktop.shell.kit.layouts import Line
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.kit.page import Page
from quando_desktop.shell.rulebook.panels import Contents, Reader

translate = QCoreApplication.translate


def reading_keys() -> tuple[KeyRow, ...]:
    """The keys of a page for reading, for the key sheet."""
    up, down = cap(Qt.Key.Key_Up), cap(Qt.Key.Key_Down)
    pages = (cap(Qt.Key.Key_PageUp), cap(Qt.Key.Key_PageDown))
    return (
        ((up, down), translate("RulesPage", "another topic")),
        ((cap(Qt.Key.Key_Tab),), translate("RulesPage", "to the text, line by line with arrows")),
        (pages, translate("RulesPage", "scroll down or up")),
        (("/",), translate("RulesPage", "find a word")),
        ((cap(Qt.Key.Key_Return),), translate("RulesPage", "to the topics found")),
        ((cap(Qt.Key.Key_Escape),), translate("RulesPage", "back")),
    )


class BookPage(Page):
    """Shows the topics that `topics` gives; subclasses set the title, too."""

    def __init__(self, look: Look, aside: QWidget | None = None) -> None:
        self._topics: tuple[Topic, ...] = ()
        self._at = 0
        self.contents, self.reader = Contents(look), Reader(look)
        super().__init__(look, aside=aside)
        panels = Line(look, 28)
        panels.addWidget(self.contents)
        panels.addWidget(self.reader, 1)
        self.body.addLayout(panels, 1)
        look.changed.connect(self._name_next)
        self.contents.chose.connect(self._chosen)
        self.reader.next.clicked.connect(lambda: self.show_topic(self._at + 1))
        for key, steps in ((Qt.Key.Key_PageDown, 1), (Qt.Key.Key_PageUp, -1)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda steps=steps: self._read(steps))

    def topics(self) -> Sequence[Topic]:
        """All topics, in the present language."""
        raise NotImplementedError

    def first_stop(self) -> QWidget:
        return self.contents.titles.chosen or self.contents.field

    def mark(self, topic: Topic) -> str:
        """The text in the corner of a topic."""
        return ""

    def can_try(self, topic: Topic) -> bool:
        """Whether a lesson lets one try a topic."""
        return False

    def leads(self, topic: Topic) -> bool:
        """Whether a topic begins with a line that the whole book is about."""
        return False

    @property
    def topic(self) -> Topic:
        """The open topic."""
        return self._topics[self._at]

    def show_topic(self, number: int) -> None:
        """Opens a topic by its place in the book."""
        self._at = min(max(number, 0), len(self._topics) - 1)
        self.contents.choose(self.topic)
        self.reader.show_topic(
            self.topic,
            self.mark(self.topic),
            tries=self.can_try(self.topic),
            leads=self.leads(self.topic),
        )
        self._name_next()

    def _name_next(self) -> None:
        """Says what the button at the foot leads to; where letters are large, to whoever listens
        alone."""
        following = self._topics[self._at + 1 : self._at + 2]
        words = translate("RulesPage", "Next: {topic}")
        said = words.format(topic=following[0].title) if following else ""
        shown = translate("RulesPage", "Next topic") if self.reader.is_close else said
        self.reader.show_next(shown if following else "", said)

    def retranslate(self) -> None:
        super().retranslate()
        self._topics = tuple(self.topics())
        self.contents.show_topics(
            self._topics,
            (
                translate("RulesPage", "Find a word"),
                self.title.text(),
                translate("RulesPage", "No topic contains this word."),
            ),
        )
        self.reader.next.set_key(cap(Qt.Key.Key_PageDown))
        self.show_topic(self._at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        field = self.contents.field
        if event.text() == "/":
            field.setFocus(Qt.FocusReason.ShortcutFocusReason)
            field.selectAll()
        elif event.key() == Qt.Key.Key_Escape and field.text():
            field.clear()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._step(1 if event.key() == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)

    def _chosen(self, topic: Topic) -> None:
        self.show_topic(self._topics.index(topic))

    def _step(self, steps: int) -> None:
        """Goes to a neighbour among the topics found."""
        found = self.contents.found
        if self.topic in found:
            place = min(max(found.index(self.topic) + steps, 0), len(found) - 1)
            self._chosen(found[place])

    def _read(self, steps: int) -> None:
        """Scrolls through this topic, and from its end to the next one."""
        if not self.reader.turn(steps) and 0 <= self._at + steps < len(self._topics):
            self.show_topic(self._at + steps)
