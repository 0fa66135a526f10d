"""The group of the people who play at this computer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from quando_desktop.settings import people
from quando_desktop.settings.settings import PEOPLE_LIMIT, Person, Settings
from quando_desktop.shell.kit import icons
from quando_desktop.shell.kit.accessibility import Group
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.labels import CENTRE, Drawn, Label, Paragraph
from quando_desktop.shell.kit.layouts import Column, Gap, Grid, put_in_order
from quando_desktop.shell.kit.look import SMALL, Ink, Look
from quando_desktop.shell.kit.panels import Card, Fill
from quando_desktop.shell.kit.portraits import Medal, person
from quando_desktop.shell.settings.group import SettingsGroup
from quando_desktop.shell.settings.person_dialog import PersonDialog
from quando_desktop.shell.window import dialogs
from quando_desktop.table.paint.canvas import Type
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.text.words import you

translate = QCoreApplication.translate

IN_A_ROW = 6
FACE = 100.0
WHO = Type(18, 650)
NAME_ROOM = 112.0


class PeopleGroup(SettingsGroup):
    """A card for each person, and one to add a person. `host` is the widget that dialogs cover."""

    def __init__(self, look: Look, host: QWidget) -> None:
        super().__init__(look, lambda: translate("Settings", "People"))
        self._host = host
        self._settings = Settings()
        self._cards: list[Card] = []
        self._shown: tuple[object, ...] | None = None
        self._why = Paragraph(look, "", SMALL, Ink.SOFT)
        self._note = Paragraph(look, "", SMALL, Ink.SOFT)
        self._saying.append(self._say)
        self.body.addWidget(self._why)
        self.body.addWidget(Gap(look, 14))
        # A group, for the page may be opened here: screen readers say its name.
        self._faces = Group()
        self._grid = Grid(look, 14, parent=self._faces)
        for column in range(IN_A_ROW):
            self._grid.setColumnStretch(column, 1)
        self.body.addWidget(self._faces)
        self.body.addWidget(Gap(look, 14))
        self.body.addWidget(self._note)
        self.body.addWidget(Gap(look, 6))
        look.changed.connect(self._fit)

    @property
    def cards(self) -> list[Card]:
        """The people in their order; the last card adds a person, unless there are too many."""
        return self._cards

    def _say(self) -> None:
        self._why.setText(
            translate(
                "People", "A face, a colour and help for each person; games are saved by person."
            )
        )
        self._note.setText(
            translate("People", "If you remove a person, their games stay under the bare name.")
        )
        self._faces.setAccessibleName(translate("Settings", "People"))
        self._shown = None
        self.show_settings(self._settings)

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        self._settings = settings
        wanted = (settings.people, self.look.scale)
        if wanted != self._shown:
            self._shown = wanted
            self._rebuild()

    def _fit(self) -> None:
        """Cuts the names to their room, which depends on the size of text."""
        self.show_settings(self._settings)

    def _rebuild(self) -> None:
        had_focus = next((n for n, card in enumerate(self._cards) if card.hasFocus()), None)
        for card in self._cards:
            self._grid.removeWidget(card)
            card.hide()
            card.deleteLater()
        found = self._settings.people
        self._cards = [self._card(each) for each in found]
        if len(found) < PEOPLE_LIMIT:
            self._cards.append(self._adder())
        for place, card in enumerate(self._cards):
            self._grid.addWidget(card, place // IN_A_ROW, place % IN_A_ROW)
        put_in_order(self._cards)
        if had_focus is not None:
            self._cards[min(had_focus, len(self._cards) - 1)].setFocus()

    def _card(self, who: Person) -> Card:
        look = self.look
        face = Medal(look, person(look.palette, who.name or you(), who.look), FACE)
        name = translate("People", "Change {name}").format(name=who.name)
        if not who.name:
            name = translate("People", "Give yourself a name")
        card = self._tile(face, who.name or you(), name)
        card.clicked.connect(lambda: self._edit(who))
        return card

    def _adder(self) -> Card:
        name = translate("People", "Add a person")
        card = self._tile(PlusSign(self.look, name), translate("People", "Add"), name)
        card.clicked.connect(lambda: self._edit(None))
        return card

    def _tile(self, picture: QWidget, words: str, name: str) -> Card:
        look = self.look
        card = Card(look, name, fill=Fill.INSET, margins=(8, 14, 8, 14))
        column = Column(look, 8)
        column.addWidget(picture, 0, CENTRE)
        short = WHO.fit(words, NAME_ROOM, look.scale)
        column.addWidget(Label(look, short, WHO, align=CENTRE))
        card.body.addLayout(column)
        return card

    # -------------------------------------------------------------------------- changes

    def _edit(self, who: Person | None) -> None:
        dialog = PersonDialog(self.look, self._host, self._settings, who)
        dialog.changed.connect(self._take)
        dialog.removeAsked.connect(self._ask_to_remove)
        dialog.open()

    def _ask_to_remove(self, who: Person) -> None:
        dialogs.confirm(
            self.look,
            self._host,
            translate("People", "Remove {name}?").format(name=who.name),
            translate("People", "If you remove a person, their games stay under the bare name."),
            translate("People", "Remove"),
            translate("People", "Keep"),
            lambda: self._take(people.remove(self._settings, who.name)),
            costs=True,
        )

    def _take(self, settings: Settings) -> None:
        before = self._settings
        self.show_settings(settings)
        for field, value in people.changes(before, settings):
            self.changed.emit(field, value)


class PlusSign(Drawn):
    """A plus in the place of a face."""

    def extent(self) -> tuple[float, float]:
        return FACE, FACE

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area, theme = self.brush(QPainter(self)), self.area(), self.look.theme
        half = area.width / 2
        ring = Box(2, 2, area.width - 4, area.height - 4)
        canvas.frame(ring, half - 2, theme.text_2, 2.5, 1.0)
        icons.paint(canvas, Icon.PLUS, half, half, 30, theme.text)
