"""The page of the keyboard test: whose keys are whose, whether they arrive together, and the choice
of others."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from quando_desktop.settings.keysets import DEFAULTS, PLAYABLE, KeySet
from quando_desktop.shell.keyboard import words
from quando_desktop.shell.keyboard.board import Board
from quando_desktop.shell.keyboard.notice import Mood, Notice
from quando_desktop.shell.keyboard.person import KeysVerdict, PersonCard
from quando_desktop.shell.keyboard.places import KeyPlace, places
from quando_desktop.shell.keyboard.trial import Own, Trial
from quando_desktop.shell.kit.buttons import Button, ButtonKind
from quando_desktop.shell.kit.choices import Segmented
from quando_desktop.shell.kit.keys import KeyColumn, cap
from quando_desktop.shell.kit.labels import Paragraph
from quando_desktop.shell.kit.layouts import Column, Line, put_tabs_in_order
from quando_desktop.shell.kit.look import BODY, NOTE, Ink, Look
from quando_desktop.shell.kit.page import SIDE, WIDEST, Opening, Page
from quando_desktop.shell.kit.panels import Panel
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.scene.keys import Taps
from quando_desktop.table.scene.printed import KEYBOARD

translate = QCoreApplication.translate

PATIENCE = 4000
"""Milliseconds until an expected key counts as lost."""
BESIDE = 292.0
"""The least width of the people's cards."""
WIDE_UP_TO = 1.1
"""The largest text scale at which the notice takes the whole width."""
MODIFIERS = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta}


class KeyboardPage(Page):
    """Keys that can be played with light up on this page instead of doing anything."""

    changed = Signal(object)
    """The new `KeySet`s of these people."""
    done = Signal()
    """The button to go on was pressed."""
    countChosen = Signal(int)
    """The chosen number of people, where no match waits for the test."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self._faces: tuple[Face, ...] = ()
        self._trial = Trial((), ())
        self._taps = Taps()
        self._asks: Own | None = None
        self._is_before_game = True
        self._cards: list[PersonCard] = []
        self.people = Segmented(look, [str(number) for number in DEFAULTS], small=True)
        self._lead = Paragraph(look, kind=BODY, ink=Ink.SOFT)
        self._board = Board(look)
        self._left = Column(look, 24)
        self._beside = QWidget()
        self._column = Column(look, 12, parent=self._beside)
        self.notice = Notice(look)
        self._foot = Paragraph(look, kind=NOTE, ink=Ink.TABLE)
        self.usual = Button(look, "", ButtonKind.PLAIN, size=17)
        self.play = Button(look, "", ButtonKind.MAIN, size=24, width=230, height=70)
        self._end = Line(look, 24)
        self.patience = QTimer(singleShot=True, interval=PATIENCE)
        super().__init__(look, aside=self.people, gap=24)
        self.patience.setParent(self)
        self._fill()
        self._connect()
        self.setParent(parent)

    def _fill(self) -> None:
        panel = Panel(self.look, margins=(34, 30, 26, 30), corner=32)
        panel.body.addWidget(self._board)
        self._left.addWidget(panel)
        self._left.addStretch(1)
        middle = Line(self.look, 28)
        middle.addLayout(self._left, 1)
        middle.addWidget(self._beside, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addWidget(self._lead)
        self.body.addLayout(middle)
        self.body.addStretch(1)
        self._end.addStretch(1)
        self._place_notice()
        self._end.addWidget(self.usual)
        self._end.addWidget(Opening(self.play))
        whole = self.layout()
        if isinstance(whole, Column):
            # Below the scroll area: the button to go on is always in view.
            whole.addLayout(self._end)

    def _connect(self) -> None:
        self.patience.timeout.connect(self._wait_no_longer)
        self.notice.repairAsked.connect(self._repair)
        self.usual.clicked.connect(self._go_back_to_usual)
        self.play.clicked.connect(self.done)
        self.people.chose.connect(lambda number: self.countChosen.emit(number + 1))
        self.answer(Qt.Key.Key_Return, self.play)
        self._listen()

    def _listen(self) -> None:
        """Filters the events of all controls, so that the page gets every key first."""
        for part in self.findChildren(QWidget):
            part.removeEventFilter(self)
            part.installEventFilter(self)

    def restyle(self) -> None:
        super().restyle()
        if self.notice.parent() is not None:
            self._place_notice()

    def _place_notice(self) -> None:
        """Places the notice below everything, or with large text beside the people, whose cards are
        higher then; and the last words beside the buttons, unless letters are too large."""
        self._left.removeWidget(self.notice)
        self.body.removeWidget(self.notice)
        if self.look.scale.text > WIDE_UP_TO:
            self._left.insertWidget(1, self.notice)
        else:
            self.body.insertWidget(2, self.notice)
        self._end.removeWidget(self._foot)
        self.body.removeWidget(self._foot)
        if self.look.is_tight:
            self.body.addWidget(self._foot)
        else:
            self._end.insertWidget(0, self._foot, 1000)

    def _set_margins(self) -> None:
        super()._set_margins()
        spare = max(0.0, (self.width() / self.look.unit - WIDEST) / 2)
        self.body.set_margins((spare + SIDE, 14, spare + SIDE, 18))
        self._end.set_margins((spare + SIDE, 6, spare + SIDE, 36))
        self._beside.setMinimumWidth(self.look.px(BESIDE * self.look.scale.text))

    # -------------------------------------------------------------------------- what it shows

    def show_people(
        self,
        faces: Sequence[Face],
        sets: Sequence[KeySet],
        *,
        before_game: bool,
        free: bool = False,
    ) -> None:
        """Tests the keys of these people from now on; `free` if their number can be chosen."""
        self._faces, self._is_before_game, self._asks = tuple(faces), before_game, None
        self._trial = Trial(sets, _board())
        for card in self._cards:
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        self._cards = [PersonCard(self.look, face) for face in faces]
        for person, card in enumerate(self._cards):
            card.changeAsked.connect(lambda role, person=person: self._ask(Own(person, role)))
            self._column.addWidget(card)
        self.people.setVisible(free)
        self.people.at = len(faces) - 1
        self._listen()
        self._order_tabs()
        self.retranslate()
        self.play.setFocus(Qt.FocusReason.OtherFocusReason)

    def _order_tabs(self) -> None:
        """Orders the tab stops from top to bottom: the people's keys were made last."""
        keys = [button for card in self._cards for button in card.buttons.values()]
        stops = [self.back, *self.people.options, *keys, self.notice.repair, self.usual, self.play]
        put_tabs_in_order(stops)

    @property
    def sets(self) -> tuple[KeySet, ...]:
        return self._trial.sets

    def keys(self) -> KeyColumn:
        tab, space, enter, escape = (
            cap(key)
            for key in (Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape)
        )
        return (
            translate("Keyboard", "Keyboard test"),
            (
                ((tab,), translate("Keyboard", "move to a player's keys or to a button")),
                ((space,), translate("Keyboard", "change the highlighted key")),
                ((enter,), translate("Keyboard", "continue, or activate the highlighted item")),
                ((escape,), translate("Keyboard", "back, or keep the key")),
            ),
        )

    def retranslate(self) -> None:
        super().retranslate()
        count = len(self._faces)
        self.set_title(words.title(count))
        self._lead.setText(words.what_to_do(count))
        self.people.setAccessibleName(translate("Keyboard", "How many people"))
        self._foot.setText(
            translate(
                "Keyboard",
                "The test comes before the first game with several people at one keyboard. Press "
                "one of your keys on the right to choose another.",
            )
        )
        self.usual.setText(translate("Keyboard", "Restore the default keys"))
        play, ready = translate("Keyboard", "Play"), translate("Keyboard", "Done")
        self.play.setText(play if self._is_before_game else ready)
        self.play.set_key(cap(Qt.Key.Key_Return))
        self._refresh()

    def _refresh(self) -> None:
        trial, asks = self._trial, self._asks
        lost = {loss.key for loss in trial.losses}
        colours = {
            key: face.body
            for face, keys in zip(self._faces, trial.sets, strict=True)
            for key in keys
        }
        self._board.show_keys(trial.keyboard, colours, trial.held, lost)
        for person, (card, keys) in enumerate(zip(self._cards, trial.sets, strict=True)):
            role = asks.role if asks is not None and asks.person == person else None
            card.show_keys(keys, trial.held, lost, role, self._verdict(person))
        self.usual.setEnabled(bool(self._faces) and trial.sets != self._usual_sets())
        if self._faces:
            self._say()

    def _verdict(self, person: int) -> KeysVerdict:
        if any(loss.owner.person == person for loss in self._trial.losses):
            return KeysVerdict.LOST
        return KeysVerdict.GOOD if self._trial.is_good(person) else KeysVerdict.OPEN

    def _say(self) -> None:
        names, trial = [face.name for face in self._faces], self._trial
        if self._asks is not None:
            key = getattr(trial.sets[self._asks.person], self._asks.role)
            self.notice.say(Mood.ASKS, words.asked(names, self._asks, key), "", self)
        elif trial.losses:
            loss = trial.losses[0]
            repair = words.use(loss) if loss.instead is not None else ""
            self.notice.say(Mood.WARNS, words.lost(names, loss), repair, self)
        else:
            mood = Mood.ASKS if trial.wanted else Mood.GOOD
            self.notice.say(mood, words.progress(names, trial), "", self)

    # ------------------------------------------------------------------------------- keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            if event.type() is QEvent.Type.KeyPress:
                return self._pressed(event)
            if event.type() is QEvent.Type.KeyRelease:
                return self._released(event)
        return bool(super().eventFilter(watched, event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._pressed(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self._released(event):
            super().keyReleaseEvent(event)

    def _pressed(self, event: QKeyEvent) -> bool:
        """Whether the key was for the test."""
        key = _name(event)
        if self._asks is not None and not event.isAutoRepeat():
            return self._choose(key, Qt.Key(event.key()))
        if key not in PLAYABLE:
            return False
        if self._taps.is_tap(event):
            self._trial.press(key)
            self._moved()
        elif key not in self._trial.held:
            self._trial.hold_on(key)
            self._refresh()
        return True

    def _released(self, event: QKeyEvent) -> bool:
        key = _name(event)
        self._taps.let_go(event)
        if key not in self._trial.held:
            return False
        if not event.isAutoRepeat():
            self._trial.release(key)
            self._refresh()
        return True

    def _moved(self) -> None:
        """Restarts the time limit for the expected keys after one has arrived."""
        self.patience.start()
        self._refresh()

    def _wait_no_longer(self) -> None:
        if self._asks is None and self._trial.wait_no_longer():
            self._moved()

    def showEvent(self, event: QShowEvent) -> None:
        if self.focusWidget() in (None, self):
            self.play.setFocus(Qt.FocusReason.OtherFocusReason)
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._let_go()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and not self.isActiveWindow():
            # Releases outside the window are not noticed here.
            self._let_go()

    def _let_go(self) -> None:
        self.patience.stop()
        self._trial.release_all()
        self._asks = None
        self._refresh()

    # ------------------------------------------------------------------------- other keys

    def _ask(self, owner: Own) -> None:
        self._asks = None if self._asks == owner else owner
        self._refresh()

    def _choose(self, key: str, pressed: Qt.Key) -> bool:
        """Gives the pressed key to the person who is choosing one."""
        owner = self._asks
        if pressed in MODIFIERS or owner is None:
            return False
        if key in PLAYABLE:
            self._asks = None
            self._trial.give(owner, key)
            self.changed.emit(self._trial.sets)
            self._refresh()
        elif pressed == Qt.Key.Key_Escape:
            self._asks = None
            self._refresh()
        else:
            self.notice.say(Mood.WARNS, words.reserved(), "", self)
        return True

    def _repair(self) -> None:
        """Replaces the lost key with the free one nearby, which is tested next."""
        loss = self._trial.losses[0]
        if loss.instead is not None:
            self._trial.give(loss.owner, loss.instead)
            self.changed.emit(self._trial.sets)
            self._moved()

    def _go_back_to_usual(self) -> None:
        self._asks = None
        self._trial.use(self._usual_sets())
        self.changed.emit(self._trial.sets)
        self._refresh()

    def _usual_sets(self) -> tuple[KeySet, ...]:
        return KEYBOARD.spelled(DEFAULTS[len(self._faces)])


def _name(event: QKeyEvent) -> str:
    """The name of a key that can be played with: its sign, or its place."""
    names = KEYBOARD.names_of(event)
    return next((name for name in names if name in PLAYABLE), next(iter(names), ""))


def _board() -> tuple[KeyPlace, ...]:
    """The keyboard at hand: a German one, or an English one with the signs that it has here."""
    if _is_german():
        return places(german=True)
    return tuple(place._replace(key=_sign(place.key)) for place in places(german=False))


def _sign(key: str) -> str:
    return KEYBOARD.playable(key) if key in PLAYABLE else key


def _is_german() -> bool:
    """Whether the keyboard is probably a German one."""
    speaks = QLocale().language() == QLocale.Language.German
    return speaks or QGuiApplication.inputMethod().locale().language() == QLocale.Language.German
