"""The dialog that chooses a player for a seat: a known person, a new one, or a computer player."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from quando_desktop.engine.players import Kind
from quando_desktop.settings import people
from quando_desktop.settings.people import UnfitName
from quando_desktop.settings.settings import Person, SeatChoice, Settings
from quando_desktop.shell.kit.accessibility import announce
from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.labels import Label, Paragraph
from quando_desktop.shell.kit.layouts import Column, Grid, Line
from quando_desktop.shell.kit.look import HEADING, LABEL, NAME, SMALL, Ink, Look
from quando_desktop.shell.kit.overlay import Overlay
from quando_desktop.shell.kit.panels import Card, Fill
from quando_desktop.shell.kit.portraits import Medal, character, person
from quando_desktop.shell.kit.text_field import TextField
from quando_desktop.shell.names import fair_play, short_name, why_not
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.text.words import you

translate = QCoreApplication.translate

FACE = 54.0
COLUMNS = 2


class WhoSits(Overlay):
    """Closes itself as soon as a player is chosen."""

    personChosen = Signal(str)
    newPerson = Signal(object)
    """A `Person` who was not known before."""
    ownerNamed = Signal(str)
    """The name for the owner, who sits there and had none so far."""
    characterChosen = Signal(str)

    def __init__(
        self,
        look: Look,
        host: QWidget,
        settings: Settings,
        offered: tuple[Sequence[Person], Sequence[str]],
        now: SeatChoice,
        is_seated: Callable[[str], bool],
        character_line: Callable[[str], str],
    ) -> None:
        """`offered` are the people and characters to choose from, `now` is the present player."""
        title = translate("NewGame", "Who sits here?")
        super().__init__(look, host, name=title, width=900, gap=12, margins=(44, 34, 44, 36))
        self._settings, self._now, self._is_seated = settings, now, is_seated
        self._character_line = character_line
        self._problem = Paragraph(look, kind=LABEL, ink=Ink.EMBER)
        hint = translate("NewGame", "New person: enter a name")
        if self._names_owner:
            hint = translate("NewGame", "Your name, or a new person's")
        self._field = TextField(look, hint=hint, width=260)
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
        """Opens with the focus on the present player."""
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
            face = person(self.look.palette, each.name or you(), each.look)
            here = self._now.kind is Kind.HUMAN and self._now.name == each.name
            card = self._card(face, "", here=here)
            card.clicked.connect(lambda _=False, name=each.name: self._seat_person(name))
            grid.addWidget(card, *divmod(place, COLUMNS))

    def _add_characters(self, offered: Sequence[str]) -> None:
        grid = self._grid()
        for place, key in enumerate(offered):
            face, here = character(self.look.palette, key), self._now.character == key
            card = self._card(face, self._character_line(key), here=here)
            card.clicked.connect(lambda _=False, key=key: self._seat_character(key))
            grid.addWidget(card, *divmod(place, COLUMNS))

    def _grid(self) -> Grid:
        grid = Grid(self.look, 12)
        for column in range(COLUMNS):
            grid.setColumnStretch(column, 1)
        self.body.addLayout(grid)
        return grid

    def _card(self, face: Face, line: str, *, here: bool) -> Card:
        card = Card(self.look, face.name, fill=Fill.INSET, corner=22, margins=(14, 8, 18, 8))
        card.setAccessibleDescription(line)
        if here:
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

    @property
    def _names_owner(self) -> bool:
        """Whether the owner sits there without a name: only then can a name be given to them."""
        return self._now == SeatChoice(Kind.HUMAN)

    def _new_person(self) -> Line:
        line = Line(self.look, 12)
        line.addWidget(self._field, 1)
        if self._names_owner:
            mine = Button(self.look, translate("NewGame", "That is me"), size=17)
            mine.clicked.connect(self._take_own_name)
            self._field.returnPressed.connect(self._take_own_name)
            line.addWidget(mine)
        else:
            self._field.returnPressed.connect(self._take_name)
        button = Button(self.look, translate("NewGame", "Sit down"), size=17)
        if self._names_owner:
            button.setText(translate("NewGame", "Somebody else"))
        button.clicked.connect(self._take_name)
        self._field.textEdited.connect(self._problem.hide)
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
        """Takes the typed name: a new person, or a known one of that name."""
        name, settings = people.tidy(self._field.text()), self._settings
        reason = people.unfit(settings, name)
        if name and self._is_seated(name):
            self._refuse(translate("NewGame", "Someone with this name is already at the table."))
        elif reason is UnfitName.TAKEN and (known := people.find(settings, name)) is not None:
            self._seat_person(known.name)
        elif reason is not None:
            self._refuse(why_not(reason))
        else:
            self.dismiss()
            self.newPerson.emit(Person(name, people.free_look(settings.people)))

    def _take_own_name(self) -> None:
        """Takes the typed name for the owner, who keeps the seat."""
        name = people.tidy(self._field.text())
        reason = people.unfit(self._settings, name, "") if name else UnfitName.BLANK
        if reason is None and self._is_seated(name):
            reason = UnfitName.TAKEN
        if reason is not None:
            self._refuse(why_not(reason))
        else:
            self.dismiss()
            self.ownerNamed.emit(name)

    def _refuse(self, why: str) -> None:
        self._problem.setText(why)
        self._problem.show()
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, why)
