"""Who shall sit on a seat: somebody known, somebody new, or a computer player."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from quando_desktop.disk import people
from quando_desktop.disk.people import Unfit
from quando_desktop.disk.settings import Person, Settings
from quando_desktop.shell.kit.announce import announce
from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.faces import Medal, character, person
from quando_desktop.shell.kit.field import TextField
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.layouts import Column, Grid, Line
from quando_desktop.shell.kit.look import HEADING, LABEL, NAME, SMALL, Ink, Look
from quando_desktop.shell.kit.overlay import Overlay
from quando_desktop.shell.kit.panels import Card, Fill
from quando_desktop.shell.kit.paragraph import Paragraph
from quando_desktop.shell.names import fair_play, short_name
from quando_desktop.table.facts import Face

translate = QCoreApplication.translate

FACE = 54.0
COLUMNS = 2


def why_not(reason: Unfit) -> str:
    """Why nobody can be called so, in a line."""
    return {
        Unfit.BLANK: translate("NewGame", "Write a name first."),
        Unfit.LONG: translate("NewGame", "This name is too long."),
        Unfit.UNPRINTABLE: translate("NewGame", "This name has signs that cannot be shown."),
        Unfit.TAKEN: translate("NewGame", "Somebody of this name sits at the table."),
        Unfit.FULL: translate("NewGame", "There are as many people as the program keeps."),
    }[reason]


class WhoSits(Overlay):
    """Closes itself as soon as somebody is chosen."""

    personChosen = Signal(str)
    newPerson = Signal(object)
    """A `Person` who was not known before."""
    characterChosen = Signal(str)

    def __init__(
        self,
        look: Look,
        host: QWidget,
        known: Sequence[Person],
        offered: tuple[Sequence[Person], Sequence[str]],
        now: str,
        is_seated: Callable[[str], bool],
        character_line: Callable[[str], str],
    ) -> None:
        """`offered` are the people and characters to choose from, `now` is who sits there."""
        title = translate("NewGame", "Who sits here?")
        super().__init__(look, host, name=title, width=900, gap=12, margins=(44, 34, 44, 36))
        self._known, self._now, self._is_seated = tuple(known), now, is_seated
        self._character_line = character_line
        self._problem = Paragraph(look, kind=LABEL, ink=Ink.EMBER)
        self._field = TextField(
            look, hint=translate("NewGame", "New person: write a name"), width=260
        )
        self.body.addLayout(self._head(title))
        self.body.addWidget(Label(look, translate("NewGame", "People"), LABEL, Ink.SOFT))
        self._add_people(offered[0])
        self.body.addLayout(self._new_person())
        self.body.addWidget(self._problem)
        self._problem.hide()
        self.body.addWidget(Label(look, translate("NewGame", "Computer players"), LABEL, Ink.SOFT))
        self._add_characters(offered[1])
        self.body.addWidget(Paragraph(look, fair_play(), SMALL, Ink.SOFT))

    def open(self) -> None:
        """Whoever sits there now is where the keys are."""
        super().open()
        for card in self.findChildren(Card):
            if card.isChecked():
                card.setFocus(Qt.FocusReason.OtherFocusReason)

    def _head(self, title: str) -> Line:
        line = Line(self.look, 20)
        line.addWidget(Paragraph(self.look, title, HEADING), 1)
        close = Button(self.look, translate("NewGame", "Close"), size=17)
        close.clicked.connect(self.dismiss)
        line.addWidget(close)
        return line

    def _add_people(self, offered: Sequence[Person]) -> None:
        grid = self._grid()
        for place, each in enumerate(offered):
            face = person(self.look.palette, each.name, each.look)
            card = self._card(face, "")
            card.clicked.connect(lambda _=False, name=each.name: self._seat_person(name))
            grid.addWidget(card, *divmod(place, COLUMNS))

    def _add_characters(self, offered: Sequence[str]) -> None:
        grid = self._grid()
        for place, key in enumerate(offered):
            card = self._card(character(self.look.palette, key), self._character_line(key))
            card.clicked.connect(lambda _=False, key=key: self._seat_character(key))
            grid.addWidget(card, *divmod(place, COLUMNS))

    def _grid(self) -> Grid:
        grid = Grid(self.look, 12)
        for column in range(COLUMNS):
            grid.setColumnStretch(column, 1)
        self.body.addLayout(grid)
        return grid

    def _card(self, face: Face, line: str) -> Card:
        card = Card(self.look, face.name, fill=Fill.INSET, corner=22, margins=(14, 8, 18, 8))
        card.setAccessibleDescription(line)
        if face.name == self._now:
            card.setCheckable(True)
            card.setChecked(True)
        words = Column(self.look, 0)
        words.addStretch(1)
        words.addWidget(Paragraph(self.look, short_name(face.name), NAME))
        if line:
            words.addWidget(Paragraph(self.look, line, SMALL, Ink.SOFT))
        words.addStretch(1)
        card.body.addWidget(Medal(self.look, face, FACE))
        card.body.addLayout(words, 1)
        for part in card.findChildren(QWidget):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return card

    def _new_person(self) -> Line:
        line = Line(self.look, 12)
        button = Button(self.look, translate("NewGame", "Sit down"), size=17)
        button.clicked.connect(self._take_name)
        self._field.returnPressed.connect(self._take_name)
        self._field.textEdited.connect(self._problem.hide)
        line.addWidget(self._field, 1)
        line.addWidget(button)
        return line

    # -------------------------------------------------------------------------------- what is done

    def _seat_person(self, name: str) -> None:
        self.dismiss()
        self.personChosen.emit(name)

    def _seat_character(self, key: str) -> None:
        self.dismiss()
        self.characterChosen.emit(key)

    def _take_name(self) -> None:
        """Somebody new, or somebody known whose name was typed."""
        name = people.tidy(self._field.text())
        settings = Settings(people=self._known)
        reason = people.unfit(settings, name)
        if name and self._is_seated(name):
            self._refuse(Unfit.TAKEN)
        elif reason is Unfit.TAKEN:
            known = people.find(settings, name)
            self._seat_person(known.name if known else name)
        elif reason is not None:
            self._refuse(reason)
        else:
            self.dismiss()
            self.newPerson.emit(Person(name, people.free_look(settings)))

    def _refuse(self, reason: Unfit) -> None:
        self._problem.setText(why_not(reason))
        self._problem.show()
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, why_not(reason))
