"""The two panels of a page for reading: contents with a search, and the open topic."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from quando_desktop.prose.pictures import Illustration
from quando_desktop.prose.rulebook import Topic, find
from quando_desktop.shell.kit.accessibility import announce
from quando_desktop.shell.kit.buttons import Button, ButtonKind
from quando_desktop.shell.kit.choices import LONGEST, SideList
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.labels import RIGHT, Label, Paragraph
from quando_desktop.shell.kit.layouts import Column, Line, put_tabs_in_order
from quando_desktop.shell.kit.look import HEADING, LABEL, NOTE, TITLE, Ink, Look
from quando_desktop.shell.kit.panels import Panel
from quando_desktop.shell.kit.reading import Reading
from quando_desktop.shell.kit.rows.row import Row
from quando_desktop.shell.kit.scroll import THICK, Scroll
from quando_desktop.shell.kit.text_field import TextField
from quando_desktop.shell.rulebook.picture import IllustrationView
from quando_desktop.table.paint.canvas import Type, wrapped

translate = QCoreApplication.translate

TEXT, ENTRY = Type(18, 500), Type(18, 650)
TOPIC = TITLE._replace(most=56.0)
"""Larger than anything else even so, and long words stay whole in a small window."""
CLOSE = 24.0
"""The size of letters, in units, up to which there is room beside others."""
LEAST = 200.0
"""The height of what is seen of a topic, in any window."""
CONTENTS = 300.0
"""The width of the contents, if their titles are short enough."""
ENTRY_MARGINS = 82.0
"""The margins of a title in the contents, without the scroll bar."""


class Titles(SideList):
    """The list of titles, a little denser than other lists: a whole rulebook should be visible at
    once."""

    def new_layout(self, look: Look) -> QBoxLayout:
        return Column(look, 6, (6, 2, 6, 2))


class Contents(Panel):
    """A search field, and below it the titles of the topics found."""

    chose = Signal(object)
    """The chosen topic, or the first one found."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, margins=(10, 24, 6, 6), gap=12)
        self._topics: tuple[Topic, ...] = ()
        self.found: tuple[Topic, ...] = ()
        self.field = TextField(look, icon=Icon.SEARCH, key="/")
        self.field.textChanged.connect(self._search)
        self.field.returnPressed.connect(self.to_list)
        self.titles = Titles(look, ())
        self.titles.chose.connect(lambda place: self.chose.emit(self.found[place]))
        self.nothing = Paragraph(look, kind=NOTE, ink=Ink.SOFT)
        self.nothing.hide()
        for widget in (self.field, self.nothing):
            line = Line(look, 0, (14, 0, 18, 0))
            line.addWidget(widget)
            self.body.addLayout(line)
        scroll = Scroll(look)
        scroll.body.addWidget(self.titles)
        scroll.body.addStretch(1)
        self.body.addWidget(scroll, 1)
        self._scroll = scroll
        # The places of the titles are known only after the layout.
        queued = Qt.ConnectionType.QueuedConnection
        scroll.verticalScrollBar().rangeChanged.connect(self._show_chosen, queued)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_topics(self, topics: Sequence[Topic], words: tuple[str, str, str]) -> None:
        """Shows other topics, or the same in another language; `words` are the field's hint, the
        name of the list, and the text when nothing is found."""
        self._topics = self.found = tuple(topics)
        hint, name, nothing = words
        self.field.setPlaceholderText(hint)
        self.field.setAccessibleName(hint)
        self.titles.setAccessibleName(name)
        self.nothing.setText(nothing)
        self.field.clear()
        self._list_found()
        # Its width goes by the titles.
        self.updateGeometry()

    def choose(self, topic: Topic) -> None:
        """Marks a topic; ends the search if it is not among the topics found."""
        if topic not in self.found:
            self.field.clear()
        self.titles.at = self.found.index(topic)
        self._show_chosen()

    def _show_chosen(self) -> None:
        if self.found:
            self._scroll.ensureWidgetVisible(self.titles.options[self.titles.at])

    def to_list(self) -> None:
        """Moves the focus to the topics found."""
        if self.found:
            self.titles.give_focus()

    def sizeHint(self) -> QSize:
        scale = self.look.scale
        lines = (wrapped(topic.title, ENTRY, LONGEST, scale) for topic in self._topics)
        widest = max((self.look.width(line, ENTRY) for title in lines for line in title), default=0)
        width = max(CONTENTS, widest + ENTRY_MARGINS + THICK / self.look.unit)
        return QSize(self.look.px(width), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), super().minimumSizeHint().height())

    def _search(self, wanted: str) -> None:
        before = self.found[self.titles.at] if self.found else None
        self.found = find(self._topics, wanted)
        self._list_found()
        if before in self.found:
            self.titles.at = self.found.index(before)
        elif self.found:
            self.chose.emit(self.found[0])
        if wanted.strip():
            count = len(self.found)
            announce(self, translate("RulesPage", "%n topic(s) found", None, count))

    def _list_found(self) -> None:
        self.titles.set_items([topic.title for topic in self.found], 0)
        for option in self.titles.options:
            # Shown at once, so that Enter can lead there however fast it follows the last letter.
            option.show()
        self.nothing.setVisible(not self.found)


class Reader(Panel):
    """One topic: its title and number, its paragraphs and pictures, and the button to the next."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, margins=(0, 30, 0, 22), gap=14)
        self._title = Paragraph(look, kind=TOPIC)
        self._number = Label(look, kind=LABEL, ink=Ink.SOFT, align=RIGHT)
        head = Row(look, 24, (48, 0, 48, 0))
        head.addWidget(self._title, 1)
        head.addWidget(self._number)
        self.body.addLayout(head)
        self.roll = Scroll(look, gap=22, margins=(48, 4, 48, 8))
        # The page itself is not to scroll around it.
        self.roll.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.body.addWidget(self.roll, 1)
        self.next = Button(look, "", ButtonKind.TEXT, size=18)
        self.try_out = Button(look, "", ButtonKind.MAIN, size=18)
        foot = Row(look, 16, (48, 0, 48, 0))
        foot.addWidget(self.next)
        foot.addStretch(1)
        foot.addWidget(self.try_out)
        self.body.addLayout(foot)
        self.reading = Reading(self, kept=True)
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        """Where letters are large, the numbers of many rules take several lines."""
        self._number.setWordWrap(self.is_close)
        self.roll.setMinimumHeight(self.look.px(LEAST))

    @property
    def is_close(self) -> bool:
        """Whether letters are so large that only what matters stands beside something else."""
        return self.look.size(TEXT) > CLOSE

    def show_topic(
        self, topic: Topic, number: str, *, tries: bool = False, leads: bool = False
    ) -> None:
        """Shows a topic; `number` is the text for its rules. Whether a lesson lets one try it,
        `tries` says. The topic that `leads` the book begins with a line in large letters."""
        policy = self.try_out.sizePolicy()
        # The page does not jump from topic to topic, unless every line of it is wanted for words.
        policy.setRetainSizeWhenHidden(not self.is_close)
        self.try_out.setSizePolicy(policy)
        self.try_out.setVisible(tries)
        reads = self.reading.has_focus
        self._title.setText(topic.title)
        self._title.setAccessibleName(f"{topic.title}, {number}" if number else topic.title)
        self._number.setText(number)
        self.setAccessibleName(topic.title)
        self._clear()
        views: list[QWidget] = []
        for place, part in enumerate(topic.parts):
            view = self._view(part, HEADING if leads and not place else TEXT)
            self.roll.body.addWidget(view)
            view.show()
            views.append(view)
        self.roll.body.addStretch(1)
        self.reading.read([self._title, *views])
        put_tabs_in_order([self._title, *views, self.next, self.try_out])
        # Laid out now and not with the next events: otherwise it would be seen to jump.
        self.roll.body.activate()
        self.roll.setWidgetResizable(True)
        self.roll.verticalScrollBar().setValue(0)
        if reads:
            self.reading.go_to(0)

    def show_next(self, words: str, said: str) -> None:
        """Shows the button to the next topic with these words, if there are any; a screen reader
        says others."""
        self.next.setText(words)
        self.next.setAccessibleName(said)
        # Its place is kept while hidden, so that the page does not jump at the last topic.
        policy = self.next.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.next.setSizePolicy(policy)
        self.next.setVisible(bool(words))

    def turn(self, steps: int) -> bool:
        """Scrolls by a screenful; tells whether there was more to read in that direction."""
        if self.reading.has_focus:
            return self._turn_by_parts(steps)
        bar = self.roll.verticalScrollBar()
        before = bar.value()
        bar.setValue(before + steps * max(1, bar.pageStep() * 9 // 10))
        return bar.value() != before

    def _turn_by_parts(self, steps: int) -> bool:
        """Goes on by a screenful where somebody reads part by part."""
        before = self.reading.part
        self.reading.turn(steps)
        return self.reading.part is not before

    def _view(self, part: str | Illustration, kind: Type) -> QWidget:
        if isinstance(part, Illustration):
            return IllustrationView(self.look, part)
        return Paragraph(self.look, part, kind)

    def _clear(self) -> None:
        body = self.roll.body
        while (item := body.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
