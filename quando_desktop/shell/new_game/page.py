"""The page of a new game: seats, house rules, a deal code, and the button that deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from quando_desktop.bots.levels import ADAPTIVE, LEVELS, USUAL_STRENGTH
from quando_desktop.dataclass import replace
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games.plug import Plug
from quando_desktop.settings import people
from quando_desktop.settings.keysets import DEFAULTS
from quando_desktop.settings.settings import LastTable, Person, SeatChoice, Settings
from quando_desktop.shell.kit.accessibility import announce
from quando_desktop.shell.kit.buttons import Button, ButtonKind
from quando_desktop.shell.kit.choices import Segmented
from quando_desktop.shell.kit.keys import KeyColumn, cap
from quando_desktop.shell.kit.labels import Paragraph
from quando_desktop.shell.kit.layouts import Column, Line, put_in_order, put_tabs_in_order
from quando_desktop.shell.kit.look import LABEL, SMALL, Ink, Look
from quando_desktop.shell.kit.page import SIDE, WIDEST, Opening, Page
from quando_desktop.shell.kit.text_field import TextField
from quando_desktop.shell.new_game.options import OptionsPanel
from quando_desktop.shell.new_game.plan import BadCode, NewMatch, Plan, read_code
from quando_desktop.shell.new_game.seat_facts import note, seat_facts
from quando_desktop.shell.new_game.seats import SeatRow
from quando_desktop.shell.new_game.who_sits import WhoSits
from quando_desktop.table.parts.faces import Face, faces

__all__ = ["NewGamePage", "NewMatch"]

translate = QCoreApplication.translate

LONGEST_CODE = 40
"""Characters that fit into the field: more than any code has."""


class NewGamePage(Page):
    """One page for all games: their computer players have the same levels."""

    dealAsked = Signal(object)
    """A `NewMatch`."""
    settingChanged = Signal(str, object)
    """The field of a setting and its new value: one of the game, `motion`, a person's help, or the
    name of the owner."""
    personAdded = Signal(object)
    """A `Person` who was not known before and sits at the table now."""
    keysAsked = Signal(object)
    """The people, as `SeatChoice`s with all names, who want to test and change their keys."""
    gameChosen = Signal(str)
    """Another game; `show_table` brings its last table."""

    def __init__(
        self,
        look: Look,
        plugs: Mapping[str, Plug],
        parent: QWidget | None = None,
    ) -> None:
        self._plugs = dict(plugs)
        self._characters = {key: found.name for key, found in look.palette.characters.items()}
        self._settings = Settings()
        self._game = next(iter(self._plugs))
        self._plan = self._new_plan(None)
        self.pace: Callable[[str, Sequence[str]], int] = lambda *_: USUAL_STRENGTH
        """The strength that keeps pace with these people in a game."""
        self.row, self.options = SeatRow(look), OptionsPanel(look)
        self._hint = Paragraph(look, kind=SMALL, ink=Ink.SOFT)
        self._note = Paragraph(look, ink=Ink.TABLE)
        self.test = Button(look, "", ButtonKind.PLAIN, size=16)
        self._code_name = Paragraph(look, kind=LABEL, ink=Ink.TABLE)
        self.code = TextField(look, width=250)
        self.code.setMaxLength(LONGEST_CODE)
        self._problem = Paragraph(look, kind=LABEL, ink=Ink.TABLE)
        self.deal = Button(look, "", ButtonKind.MAIN, size=26, width=260, height=76)
        titles = [plug.title() for plug in self._plugs.values()]
        self._switch = Segmented(look, titles) if len(titles) > 1 else None
        self._end, self._notes = Line(look, 40), Column(look, 8)
        super().__init__(look, aside=self._switch, hills=720, gap=12)
        self._fill()
        self._connect()
        self.setParent(parent)
        self._order_tabs()

    def _new_plan(self, last: LastTable | None) -> Plan:
        return Plan(self._plug.game, self._characters, self._settings.people, last)

    # ------------------------------------------------------------------------------ what it shows

    @property
    def seats(self) -> tuple[SeatChoice, ...]:
        """The seats as they are now."""
        return tuple(self._plan.seats)

    def show_table(
        self, last: LastTable | None, known: Sequence[Person], game: str | None = None
    ) -> None:
        """Shows the last table of a game, or a first one."""
        self._settings = replace(self._settings, people=tuple(known))
        self._game = game or self._game
        if self._switch is not None:
            self._switch.at = list(self._plugs).index(self._game)
        self._plan = self._new_plan(last)
        self.code.clear()
        self.options.forget_guidance()
        self.retranslate()
        self.deal.setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        """Gives the focus to the button that deals, so that Enter does what its key cap says."""
        if not event.spontaneous():
            self.deal.setFocus(Qt.FocusReason.OtherFocusReason)
        super().showEvent(event)

    def show_settings(self, settings: Settings) -> None:
        self._settings = settings
        self._plan.meet(settings.people)
        self._refresh()
        self.options.show_settings(settings)

    def keys(self) -> KeyColumn:
        control, left, right = (
            cap(key) for key in (Qt.Key.Key_Control, Qt.Key.Key_Left, Qt.Key.Key_Right)
        )
        return (
            translate("NewGame", "New game"),
            (
                (
                    (cap(Qt.Key.Key_Return),),
                    translate("NewGame", "deal, or activate the highlighted item"),
                ),
                ((left, right), translate("NewGame", "to the next seat")),
                ((control, left, right), translate("NewGame", "move the seat")),
                (("+", "−"), translate("NewGame", "strength of the seat")),
                ((cap(Qt.Key.Key_Delete),), translate("NewGame", "remove the seat")),
                ((cap(Qt.Key.Key_Escape),), translate("NewGame", "back")),
            ),
        )

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(translate("NewGame", "New game"))
        if self._switch is not None:
            self._switch.setAccessibleName(translate("NewGame", "Game"))
            self._switch.set_items([plug.title() for plug in self._plugs.values()])
        self._hint.setText(
            translate(
                "NewGame",
                "Select a seat to change its player. Drag it to move it, or press Ctrl+← / Ctrl+→.",
            )
        )
        self._code_name.setText(translate("NewGame", "Deal code"))
        self.code.setPlaceholderText(translate("NewGame", "random"))
        self.code.setAccessibleName(translate("NewGame", "Deal code"))
        self.code.setAccessibleDescription(
            translate("NewGame", "The same code deals the same cards again")
        )
        self.test.setText(translate("NewGame", "Keys and keyboard test"))
        self.deal.setText(translate("NewGame", "Deal"))
        self.deal.set_key(cap(Qt.Key.Key_Return))
        self.options.retranslate()
        self._refresh()
        self._check_code()

    @property
    def _plug(self) -> Plug:
        """The chosen game."""
        return self._plugs[self._game]

    def _refresh(self) -> None:
        plan, found = self._plan, self._faces()
        names = [seat.name for seat in plan.recorded() if seat.kind is Kind.HUMAN]
        strength = self.pace(self._game, names)
        facts = [
            seat_facts(plan, place, found, self._plug, self._settings, strength)
            for place in range(len(found))
        ]
        self.row.show_seats(facts, can_add=plan.can_add)
        values = {option: plan.value(option) for option in plan.options()}
        self.options.show_options(self._plug, values)
        # Where several people look at the screen, nobody is guided.
        self.options.offer_guidance(offers=self._plug.guides and plan.people == 1)
        self._note.setText(note(plan, self._plug))
        self.test.setVisible(plan.game.live and plan.people in DEFAULTS)
        self._order_tabs()

    def _faces(self) -> tuple[Face, ...]:
        players = [
            Player(seat.name, seat.kind, seat.level, seat.character)
            for seat in self._plan.recorded()
        ]
        return faces(players, self.look.palette, self._settings.looks)

    # ---------------------------------------------------------------------------------- its parts

    def _fill(self) -> None:
        self.body.addStretch(1)
        # The seats take spare height first, up to their maximum.
        self.body.addWidget(self.row, 50)
        self.body.addWidget(self._hint)
        self.body.addWidget(self.options)
        self.body.addStretch(1)
        code = Column(self.look, 6)
        code.addStretch(1)
        for part in (self._code_name, self.code, self._problem):
            code.addWidget(part)
        code.addStretch(1)
        notes = self._notes
        notes.addStretch(1)
        notes.addStretch(1)
        self._end.addLayout(notes, 1)
        self._end.addLayout(code)
        self._opening = Opening(self.deal)
        self._end.addWidget(self._opening)
        # Below the scroll area: the button to go on is always in view.
        whole = self.layout()
        if isinstance(whole, Column):
            whole.addLayout(self._end)
        self._place_note()

    def restyle(self) -> None:
        super().restyle()
        if self._note.parent() is not None:
            self._place_note()

    def _place_note(self) -> None:
        """Places the note and the way to the keys beside the last button, or with large text at the
        end of the page: there would be no room for their words."""
        left = Qt.AlignmentFlag.AlignLeft
        for part in (self._note, self.test):
            self.body.removeWidget(part)
            self._notes.removeWidget(part)
        if self.look.is_tight:
            self.body.addWidget(self._note)
            self.body.addWidget(self.test, 0, left)
        else:
            self._notes.insertWidget(1, self._note)
            self._notes.insertWidget(2, self.test, 0, left)
            self._put_end_in_order()

    def _put_end_in_order(self) -> None:
        """Lets screen readers find what stands below the scroll area from left to right."""
        code = (self._code_name, self.code, self._problem)
        put_in_order([self._note, self.test, *code, self._opening])

    def _set_margins(self) -> None:
        super()._set_margins()
        spare = max(0.0, (self.width() / self.look.unit - WIDEST) / 2)
        self.body.set_margins((spare + SIDE, 28, spare + SIDE, 26))
        self._end.set_margins((spare + SIDE, 6, spare + SIDE, 40))

    def _connect(self) -> None:
        row, options = self.row, self.options
        row.asked.connect(self._ask_who)
        row.moved.connect(self._move)
        row.removed.connect(self._remove)
        row.added.connect(self._add)
        row.levelled.connect(self._set_level)
        row.aided.connect(self._set_aid)
        options.chosen.connect(self._choose)
        options.settingChanged.connect(self.settingChanged)
        self.code.textChanged.connect(self._check_code)
        self.test.clicked.connect(self._ask_keys)
        self.deal.clicked.connect(self._deal)
        self.answer(Qt.Key.Key_Return, self.deal)
        if self._switch is not None:
            self._switch.chose.connect(self._choose_game)

    def _order_tabs(self) -> None:
        """Orders the tab stops from top to bottom: cards made later would come after the button."""
        if not self.isAncestorOf(self.deal):
            return
        games = [] if self._switch is None else self._switch.options
        stops = [self.back, *games, *self.row.stops, *self.options.stops]
        stops += [self.test, self.code, self.deal]
        put_tabs_in_order(stops)

    # ------------------------------------------------------------------------------- what is done

    def _ask_who(self, place: int) -> None:
        plan = self._plan
        sits = WhoSits(
            self.look,
            self,
            self._settings,
            plan.offered(place),
            plan.seats[place],
            lambda name: plan.is_seated(name, place),
            self._plug.words().character_line,
        )
        sits.ownerNamed.connect(self._name_owner)
        sits.personChosen.connect(lambda name: self._seat_person(place, name))
        sits.newPerson.connect(lambda person: self._seat_new(place, person))
        sits.characterChosen.connect(lambda key: self._seat_computer(place, key))
        sits.closed.connect(sits.deleteLater)
        sits.open()

    def _seat_person(self, place: int, name: str) -> None:
        self._plan.seat_person(place, name)
        self._refresh()

    def _seat_new(self, place: int, person: Person) -> None:
        self._know(people.add(self._settings, person.name, person.look))
        self._seat_person(place, person.name)
        self.personAdded.emit(person)

    def _name_owner(self, name: str) -> None:
        """Names the owner, who stays the same person on their seat."""
        self._know(people.rename(self._settings, "", name))
        self.settingChanged.emit("people", self._settings.people)
        self.settingChanged.emit("tables", self._settings.tables)
        self._refresh()

    def _know(self, settings: Settings) -> None:
        self._settings = settings
        self._plan.meet(settings.people)

    def _ask_keys(self) -> None:
        persons = [seat for seat in self._plan.recorded() if seat.kind is Kind.HUMAN]
        self.keysAsked.emit(persons)

    def _seat_computer(self, place: int, character: str) -> None:
        self._plan.seat_computer(place, character)
        self._refresh()

    def _move(self, place: int, to: int) -> None:
        self._plan.move(place, to)
        self._refresh()
        announce(self, self.row.cards[to].accessibleName())

    def _remove(self, place: int) -> None:
        self._plan.remove(place)
        self._refresh()
        self.row.give_focus(place)

    def _add(self) -> None:
        self._plan.add()
        self._refresh()
        self.row.give_focus(len(self._plan.seats) - 1)

    def _set_level(self, place: int, value: int) -> None:
        self._plan.set_level(place, (*LEVELS, ADAPTIVE)[value - 1])
        self._refresh()

    def _set_aid(self, place: int, value: int) -> None:
        before, name = self._settings, self._plan.seats[place].name
        setting = self._plug.seat_setting
        assert setting is not None
        self._know(people.choose(before, name, setting, setting.values[value - 1]))
        for change in people.changes(before, self._settings):
            self.settingChanged.emit(*change)
        self._refresh()

    def _choose(self, key: str, value: int) -> None:
        option = next(option for option in self._plan.options() if option.key == key)
        self._plan.set_value(option, value)
        if option.is_switch:
            # The option may make partners.
            self._refresh()

    def _choose_game(self, number: int) -> None:
        game = list(self._plugs)[number]
        self.show_table(None, self._settings.people, game)
        self.gameChosen.emit(game)

    def _check_code(self) -> None:
        """Shows at once what is wrong with the deal code."""
        problem = ""
        try:
            read_code(self.code.text())
        except BadCode as error:
            problem = _wrong(error)
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))

    def _deal(self) -> None:
        try:
            seed = read_code(self.code.text())
        except BadCode as error:
            self.code.setFocus(Qt.FocusReason.OtherFocusReason)
            announce(self, _wrong(error), at_once=True)
            return
        self.dealAsked.emit(replace(self._plan.match(seed), guided=self.options.is_guided))


def _wrong(error: BadCode) -> str:
    if str(error) == "letters":
        return translate("NewGame", "A deal code has digits only.")
    return translate("NewGame", "This deal code is too large.")
