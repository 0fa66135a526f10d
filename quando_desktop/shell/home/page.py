"""The home page: the games on their shelf, the match to go on with, and the ways to everything
else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QBoxLayout, QWidget

from quando_desktop.dataclass import dataclass, field
from quando_desktop.disk.entries import UnfinishedEntry
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.settings.settings import Person
from quando_desktop.shell.home import words as home_words
from quando_desktop.shell.home.cards import PICTURE_UP_TO, BigCard, Door, Glimpse, Tile
from quando_desktop.shell.home.shelf import GameShelf
from quando_desktop.shell.kit.buttons import ButtonKind, Pressed, RoundButton
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.keys import KeyColumn, cap
from quando_desktop.shell.kit.labels import Paragraph, ProgramIcon
from quando_desktop.shell.kit.layouts import Column, Grid, Line, put_in_order
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.kit.page import SIDE, WIDEST, Page
from quando_desktop.shell.kit.panels import Card
from quando_desktop.shell.kit.portraits import Medal, character, person
from quando_desktop.shell.names import short_name
from quando_desktop.table.paint import keycaps
from quando_desktop.table.paint.canvas import Type
from quando_desktop.table.parts.faces import faces
from quando_desktop.table.scene.printed import KEYBOARD

translate = QCoreApplication.translate

GREETING, PERSON = Type(26, 650), Type(19, 650)
ABOVE, BELOW = 30.0, 26.0
"""From the header to the shelf, and from the cards to the lower edge."""
LONGEST = 10
"""Characters of a name on the button at the top; half as many where letters are large."""
SHOWN = ("olive", "bruno", "pip", "vesna")
"""Some of the computer players, to be shown on the card of a new game."""
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class GameOnShelf(NamedTuple):
    """A game that can be played."""

    id: str
    title: str
    players: range
    fewest_win: bool = True
    """Whether the fewest points win."""
    live: bool = False
    aim: str = ""
    """What it takes to win, in a sentence."""


@dataclass(frozen=True, slots=True)
class HomeState:
    """The content of the home page."""

    games: tuple[GameOnShelf, ...]
    person: Person | None = None
    """The person to greet."""
    unfinished: UnfinishedEntry | None = None
    """The match to go on with."""
    unfinished_count: int = 0
    latest: str = ""
    """The game that was begun last."""
    looks: Mapping[str, int] = field(default_factory=dict)
    """The faces of all known people by name."""
    lessons: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """By game how many of its lessons are finished, and how many there are."""
    first_minutes: int = 0
    """The minutes of the lesson that the first start offers; 0 where nothing is offered."""


class HomePage(Page):
    """Sends what is chosen; the window does the rest."""

    lessonAsked = Signal(str)
    """The game of the lesson that the first start offers."""
    rulesKnown = Signal()
    """The answer to that offer of somebody who needs no lesson."""
    learnAsked = Signal()
    newGame = Signal(str)
    """The id of the game."""
    continueMatch = Signal(object)
    """The `UnfinishedEntry` that was shown."""
    gamesAsked = Signal()
    statisticsAsked = Signal()
    rulesAsked = Signal()
    settingsAsked = Signal()
    peopleAsked = Signal()
    """The people in the settings."""
    aboutAsked = Signal()
    openAsked = Signal()

    def __init__(
        self,
        look: Look,
        parent: QWidget | None = None,
        hour: Callable[[], int] = lambda: datetime.now().hour,
    ) -> None:
        self._state = HomeState(())
        self._hour = hour
        self._shelf: GameShelf | None = None
        self._greeting = Paragraph(look, kind=GREETING)
        self._gear = RoundButton(look, Icon.GEAR, "", 27)
        self._chart = RoundButton(look, Icon.CHART, "", 27)
        self._people = RoundButton(look, Icon.PEOPLE, "", 27)
        self._person = Card(look, "", margins=(6, 5, 26, 5), gap=12, corner=27)
        self._medal = Medal(look, person(look.palette, "", 1), 42)
        self._name = Paragraph(look, kind=PERSON)
        self._glimpse = Glimpse(look)
        self._go_on = BigCard(look, ButtonKind.GOLD, picture=self._glimpse)
        self._begin = BigCard(look, ButtonKind.MAIN)
        self._door = Door(look)
        self._new, self._rules, self._games = Tile(look), Tile(look), Tile(look)
        self._learn, self._about = Tile(look), Tile(look)
        self._tiles = (self._learn, self._games, self._rules, self._about)
        self._stage: QWidget | None = None
        self._below: Line | None = None
        """What stands below the shelf of several games."""
        super().__init__(look, returns=False, hills=700)
        palette = look.palette
        self._begin.faces.show_faces([character(palette, key) for key in SHOWN])
        self._fill_header()
        self._connect()
        self.setParent(parent)

    # ---------------------------------------------------------------------- what it shows

    def show_state(self, state: HomeState) -> None:
        """Shows other content."""
        by_keys = self.look.modality.by_keys
        before, self._state = self._state, state
        if before.games != state.games or self._shelf is None:
            self._set_up()
        if state.person is not None:
            self._medal.set_face(person(self.look.palette, state.person.name, state.person.look))
        self._person.setVisible(state.person is not None)
        self._people.setVisible(state.person is None)
        self._go_on.setVisible(state.unfinished is not None)
        alone = len(state.games) == 1
        offers = bool(state.first_minutes) and state.unfinished is None
        self._door.setVisible(offers)
        self._begin.setVisible(state.unfinished is None and not offers)
        self._new.setVisible(state.unfinished is not None and alone)
        self.retranslate()
        told = before.unfinished, before.games, before.first_minutes
        if told != (state.unfinished, state.games, state.first_minutes):
            self._focus_first()
        # Qt moves the focus off what is hidden as if by Tab, whatever people use.
        self.look.modality.use(by_keys=by_keys)

    def _focus_first(self) -> None:
        self._first_stop().setFocus(Qt.FocusReason.OtherFocusReason)

    def _first_stop(self) -> Pressed:
        if self._state.unfinished is not None or self._shelf is None:
            return self._go_on.button
        if self._state.first_minutes:
            return self._door.learn
        return self._shelf.boxes[0]

    def keys(self) -> KeyColumn:
        arrows = tuple(cap(key) for key in ARROWS)
        return (
            translate("Home", "Home"),
            (
                ((cap(Qt.Key.Key_Return),), translate("Home", "activate the highlighted item")),
                (arrows, translate("Home", "move to an item")),
                ((keycaps.cap("N"),), translate("Home", "new game")),
                ((keycaps.cap("L"),), translate("Home", "learn to play")),
                ((keycaps.cap("R"),), translate("Home", "rules")),
                ((keycaps.cap("G"),), translate("Home", "your games")),
                ((keycaps.cap("T"),), translate("Home", "statistics")),
                ((keycaps.cap("O"),), translate("Home", "open a file")),
            ),
        )

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(translate("Home", "Home"))
        state = self._state
        self._say_greeting()
        self._gear.set_name(translate("Home", "Settings"))
        self._chart.set_name(translate("Home", "Statistics"))
        people = translate("Home", "People at this computer")
        self._people.set_name(people)
        self._person.setAccessibleName(state.person.name if state.person else people)
        self._person.setAccessibleDescription(people)
        self._say_tiles()
        if self._shelf is not None:
            self._shelf.setAccessibleName(self.title.text())
        for game, box in zip(state.games, self._shelf.boxes if self._shelf else (), strict=False):
            players = home_words.players(game.players, live=game.live)
            name = translate("Home", "New game: {game}, {players}")
            name = name.format(game=game.title, players=players)
            done, lessons = state.lessons.get(game.id, (0, 0))
            if done:
                told = translate("Home", "%n lesson(s) finished", None, done)
                name = f"{name}, {told}"
            box.say(game.title, players, name)
            box.tick(done, lessons)
        if state.unfinished is not None:
            self._say_unfinished(state.unfinished)

    def _say_greeting(self) -> None:
        name = self._state.person.name if self._state.person else ""
        self._greeting.setText(home_words.greeting(self._hour(), name))
        longest = LONGEST if self.look.scale.text <= PICTURE_UP_TO else LONGEST // 2
        self._name.setText(short_name(name, longest))

    def _say_tiles(self) -> None:
        new = translate("Home", "New game")
        with_whom = translate("Home", "Computer players, friends at this computer, or both")
        self._begin.say(translate("Home", "Come to the table"), with_whom, new)
        self._new.say(new, with_whom)
        self._rules.say(translate("Home", "Rules"), translate("Home", "Every rule with a picture"))
        count = self._state.unfinished_count
        self._games.say(
            translate("Home", "Your games"),
            translate("Home", "%n unfinished match(es)", None, count)
            if count > 1
            else translate("Home", "What you have played"),
        )
        self._learn.say(
            translate("Home", "Learn to play"), translate("Home", "A few minutes, with real cards")
        )
        others = self._other_games
        line = translate("Home", "Learn it at the table, card by card.")
        if others:
            line = translate("Home", "Or begin with:")
        aim = self._state.games[0].aim if self._state.games else ""
        self._door.say(
            translate("Home", "New here?"),
            f"{aim} {line}".strip(),
            translate(
                "Home", "Play your first round (%n minute(s))", None, self._state.first_minutes
            ),
            translate("Home", "I know the rules"),
        )
        first = translate("Home", "The first lesson of {game}")
        self._door.offer_others([(each.title, first.format(game=each.title)) for each in others])
        self._about.say(translate("Home", "About"), translate("Home", "Who made it, and your data"))

    @property
    def _other_games(self) -> list[GameOnShelf]:
        """Those with lessons, beside the first one."""
        return [game for game in self._state.games[1:] if game.id in self._state.lessons]

    def _say_unfinished(self, entry: UnfinishedEntry) -> None:
        self._glimpse.show_game(entry.game, entry.glimpse)
        self._go_on.say(
            home_words.which(entry),
            home_words.standing(entry),
            translate("Home", "Continue"),
        )
        greeted = self._state.person
        looks = {**({greeted.name: greeted.look} if greeted else {}), **self._state.looks}
        self._go_on.faces.show_faces(
            faces(entry.players, self.look.palette, looks),
            home_words.standings(entry) if any(entry.scores) else (),
        )
        self._go_on.faces.setAccessibleName(home_words.standings_aloud(entry))

    def showEvent(self, event: QShowEvent) -> None:
        # The greeting depends on the time of day.
        self._say_greeting()
        if self.focusWidget() in (None, self):
            self._focus_first()
        super().showEvent(event)

    # ------------------------------------------------------------------------- its parts

    def _set_margins(self) -> None:
        super()._set_margins()
        spare = max(0.0, (self.width() / self.look.unit - WIDEST) / 2)
        # The boxes need the height.
        self.body.set_margins((spare + SIDE, ABOVE, spare + SIDE, BELOW))

    def _fill_header(self) -> None:
        for part in (self._medal, self._name):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._person.body.addWidget(part)
        self.header.addWidget(ProgramIcon(self.look, 58))
        self.header.addWidget(self._greeting, 1)
        for button in (self._person, self._people, self._chart, self._gear):
            self.header.addWidget(button)
        put_in_order([self.view])

    def _set_up(self) -> None:
        """Arranges the page: a single box stands at the left of everything else, several stand
        above it."""
        old, self._stage = self._stage, QWidget()
        alone, self._below = len(self._state.games) == 1, None
        self._shelf = GameShelf(self.look, [game.id for game in self._state.games])
        self._shelf.taken.connect(self.newGame)
        cards = Column(self.look, 22)
        for card in (self._go_on, self._door, self._begin, self._new):
            cards.addWidget(card)
        tiles = Grid(self.look, 16)
        for place, tile in enumerate(self._tiles):
            tiles.addWidget(tile, *divmod(place, 2))
        for column in (0, 1):
            tiles.setColumnStretch(column, 1)
        if alone:
            whole: Line | Column = Line(self.look, 40, parent=self._stage)
            cards.addLayout(tiles)
            cards.insertStretch(0, 1)
            cards.addStretch(1)
            whole.addWidget(self._shelf, 0, Qt.AlignmentFlag.AlignVCenter)
            whole.addLayout(cards, 1)
        else:
            whole = Column(self.look, 26, parent=self._stage)
            whole.addWidget(self._shelf)
            self._below = Line(self.look, 28)
            self._below.addLayout(cards, 5)
            self._below.addLayout(tiles, 4)
            whole.addLayout(self._below)
            self._turn_below()
        self.body.addStretch(1)
        self.body.addWidget(self._stage)
        self._stage.show()
        self.body.addStretch(2)
        if old is not None:
            self._clear(old)

    def restyle(self) -> None:
        super().restyle()
        self._turn_below()
        self._say_greeting()

    def _turn_below(self) -> None:
        """Puts the tiles below the cards where letters are large for the window."""
        if self._below is not None:
            large = self.look.is_tight or self.look.scale.text > PICTURE_UP_TO
            way = QBoxLayout.Direction
            self._below.setDirection(way.TopToBottom if large else way.LeftToRight)

    def _clear(self, old: QWidget) -> None:
        """Removes an arrangement whose cards have moved to the new one."""
        place = self.body.indexOf(old)
        for _ in range(3):
            self.body.takeAt(place - 1)
        old.hide()
        old.deleteLater()

    def _connect(self) -> None:
        self._gear.clicked.connect(self.settingsAsked)
        self._people.clicked.connect(self.peopleAsked)
        self._person.clicked.connect(self.peopleAsked)
        self._go_on.button.clicked.connect(self._continue)
        self._rules.clicked.connect(self.rulesAsked)
        self._games.clicked.connect(self.gamesAsked)
        self._chart.clicked.connect(self.statisticsAsked)
        self._learn.clicked.connect(self.learnAsked)
        self._door.learn.clicked.connect(lambda: self.lessonAsked.emit(self._state.games[0].id))
        self._door.otherAsked.connect(lambda at: self.lessonAsked.emit(self._other_games[at].id))
        self._door.know.clicked.connect(self.rulesKnown)
        self._about.clicked.connect(self.aboutAsked)
        for button in (self._begin.button, self._new):
            button.clicked.connect(self._start)
        self.answer(Qt.Key.Key_T, self._chart)
        for key, button in (
            (Qt.Key.Key_R, self._rules),
            (Qt.Key.Key_G, self._games),
            (Qt.Key.Key_L, self._learn),
        ):
            self.answer(key, button)
        for arrow, way in ARROWS.items():
            shortcut = QShortcut(QKeySequence(arrow), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda way=way: self._go(*way))

    # -------------------------------------------------------------------------- what is done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() and not event.isAutoRepeat()
        if plain and "N" in KEYBOARD.names_of(event):
            self._start()
        elif plain and "O" in KEYBOARD.names_of(event):
            self.openAsked.emit()
        else:
            super().keyPressEvent(event)

    def _continue(self) -> None:
        if self._state.unfinished is not None:
            self.continueMatch.emit(self._state.unfinished)

    def _start(self) -> None:
        games = [game.id for game in self._state.games]
        if games:
            self.newGame.emit(self._state.latest if self._state.latest in games else games[0])

    def _go(self, across: int, down: int) -> None:
        """Moves the focus to the nearest control in a direction; of equally near ones to the
        straightest."""
        here = QApplication.focusWidget()
        if here is None or not self.isAncestorOf(here):
            return
        start = self._place(here)
        found: list[tuple[int, int, QWidget]] = []
        for stop in self.findChildren(QAbstractButton):
            place = self._place(stop)
            way = place.center() - start.center()
            if not stop.isVisible() or way.x() * across + way.y() * down <= 0:
                continue
            sideways = max(0, place.left() - start.right(), start.left() - place.right())
            upright = max(0, place.top() - start.bottom(), start.top() - place.bottom())
            ahead, aside = (sideways, upright) if across else (upright, sideways)
            if ahead:
                found.append((ahead + 2 * aside, abs(way.y() if across else way.x()), stop))
        if found:
            nearest = min(found, key=lambda each: each[:2])[2]
            nearest.setFocus(Qt.FocusReason.TabFocusReason)

    def _place(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self, QPoint(0, 0)), widget.size())
