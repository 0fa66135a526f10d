"""The page of a ladder: the pile, the cards to choose from, and the time that is left."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from quando_desktop.controller.clock import Alarm, Clock
from quando_desktop.engine.chance import Chance, fresh_seed
from quando_desktop.games.practising import Ladder, Rung
from quando_desktop.practice.ladder import CARDS, SLIPS, Climb, seconds
from quando_desktop.shell.kit.accessibility import announce
from quando_desktop.shell.kit.buttons import Button, ButtonKind, Pressed
from quando_desktop.shell.kit.choices import Switch
from quando_desktop.shell.kit.keys import KeyColumn, cap
from quando_desktop.shell.kit.labels import CENTRE, Drawn, Label, Paragraph
from quando_desktop.shell.kit.layouts import Line
from quando_desktop.shell.kit.look import BODY, HEADING, Ink, Look
from quando_desktop.shell.kit.page import Opening, Page
from quando_desktop.shell.kit.rows.setting_row import SettingRow
from quando_desktop.shell.practice import ladder_words as words
from quando_desktop.shell.practice.library import OWNER, Library
from quando_desktop.shell.practice.strip import TimeBar
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.pages.tools import Tools
from quando_desktop.table.paint.canvas import Align, Type
from quando_desktop.table.scene.stage import Box

CARD, SHAPE = 128.0, 1.4
"""The width of a card, and its height as a multiple of that."""
KEY = Type(15, 650)
EDGE = 6.0
"""The line around a card that did not fit."""
FRAME = 0.05
"""Seconds between two pictures of the time that is left."""
MOMENT = 0.001
"""Seconds too short to wait for."""
UNTIMED = " calm"
"""The end of the name under which the best climb without a clock is kept."""


class TopCard(Drawn):
    """The top of the pile."""

    def __init__(self, look: Look) -> None:
        self._drawing = ""
        super().__init__(look, "")

    def show_card(self, drawing: str, name: str) -> None:
        self._drawing = drawing
        self.setText(name)

    def extent(self) -> tuple[float, float]:
        return CARD * 1.15, CARD * 1.15 * SHAPE

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._drawing:
            area = self.area()
            self.brush(QPainter(self)).svg(self._drawing, Box(0, 0, area.width, area.height))


class HandCard(Pressed):
    """One of the cards to choose from, with the key that plays it."""

    def __init__(self, look: Look, number: int) -> None:
        super().__init__()
        self._drawing, self._number, self._is_wrong = "", number, False
        self.ready(look)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_card(self, drawing: str, name: str, *, is_wrong: bool) -> None:
        """Shows this card; with a frame if it was just tried and did not fit."""
        self._drawing, self._is_wrong = drawing, is_wrong
        self.setAccessibleName(name)
        self.update()

    @property
    def is_wrong(self) -> bool:
        return self._is_wrong

    def radius(self) -> float:
        return 12

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(CARD), self.look.px(CARD * SHAPE + self.look.size(KEY) * 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area, theme = self.brush(QPainter(self)), self.area(), self.look.theme
        high = area.width * SHAPE
        if self._drawing:
            canvas.svg(self._drawing, Box(0, 0, area.width, high))
        if self._is_wrong:
            inner = Box(EDGE / 2, EDGE / 2, area.width - EDGE, high - EDGE)
            canvas.dashes(inner, self.radius(), theme.ember, EDGE, 1.0)
        middle = high + (area.height - high) / 2
        key = Box.around(area.width / 2, middle, 28, self.look.size(KEY) * 1.5)
        canvas.round(key, 6, theme.cap)
        canvas.text(area.width / 2, middle, str(self._number), KEY, theme.text, align=Align.CENTRE)


class LadderPage(Page):
    ended = Signal()
    """A climb is over, and what was reached is noted."""

    def __init__(self, look: Look, library: Library, clock: Clock, tools: Tools) -> None:
        super().__init__(look)
        self._library, self._clock, self._tools = library, clock, tools
        self.game, self._kind = "", ""
        self._ladder: Ladder | None = None
        self.rung: Rung | None = None
        """The cards of the present climb."""
        self.climb: Climb | None = None
        """The present climb, while it lasts."""
        self._slipped, self._wrong = "", -1
        """Why the last answer was a slip, and the place of the card that did not fit."""
        self._alarm: Alarm | None = None
        self._began = 0.0
        self._best = 0
        self._state = Label(look, "", HEADING, align=CENTRE)
        self._said = Paragraph(look, "", BODY, Ink.SOFT)
        self._said.setAlignment(CENTRE | Qt.AlignmentFlag.AlignVCenter)
        self.top = TopCard(look)
        self.time = TimeBar(look)
        self.cards: list[HandCard] = []
        self.start = Button(look, "", ButtonKind.GOLD, key=cap(Qt.Key.Key_Return), size=20)
        self.timed = Switch(look, on=True)
        self._timed_row = SettingRow(look, "", "", self.timed, line=False)
        self._hand = Line(look, 18)
        self._hand.addStretch(1)
        self._hand.addStretch(1)
        for part in (self._state, self._said):
            self.body.addWidget(part)
        middle = Line(look, 0)
        middle.addStretch(1)
        middle.addWidget(self.time, 2)
        middle.addStretch(1)
        self.body.addLayout(middle)
        self.body.addWidget(self.top, 0, CENTRE)
        self.body.addLayout(self._hand)
        self._opening = Opening(self.start)
        self.body.addWidget(self._opening, 0, CENTRE)
        self.body.addWidget(self._timed_row)
        self.body.addStretch(1)
        self.answer(Qt.Key.Key_Return, self.start)
        self.start.clicked.connect(self.begin)
        self.retranslate()

    def show_ladder(self, game: str, ladder: Ladder) -> None:
        """Shows a ladder before the first climb."""
        self.game, self._ladder = game, ladder
        self._kind = ladder.kinds()[0].id
        self._stop()
        self.climb = self.rung = None
        if self._tools.is_heard():
            self.timed.setChecked(False)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        if not getattr(self, "game", "") or self._ladder is None:
            return
        kind = self._ladder.kinds()[0]
        self.set_title(kind.title)
        self._timed_row.set_texts(words.against_clock(), words.against_clock_hint())
        self._show()

    @property
    def said(self) -> str:
        """The line below the heading: how it stands, and after a slip why."""
        return self._said.text()

    def first_stop(self) -> QWidget:
        return self.start

    def keys(self) -> KeyColumn | None:
        return self.title.text(), [(("1", "–", "4"), words.plays_card())]

    # ---------------------------------------------------------------------- a climb

    def begin(self) -> None:
        """Begins at the first rung."""
        assert self._ladder is not None
        self.climb = Climb()
        self._slipped, self._wrong = "", -1
        self.rung = self._ladder.deal(Chance(fresh_seed()))
        self._show()
        self.setFocus()
        self._ask()

    def _ask(self) -> None:
        """Shows the next card to be found, and lets the time run."""
        self._stop()
        self._show()
        assert self.rung is not None
        hand = "; ".join(name for _, name in self.rung.hand)
        self._say(words.asked(self.rung.top[1], hand))
        if self.timed.isChecked():
            self._began = self._clock.now()
            self._tick()

    def _tick(self) -> None:
        assert self.climb is not None
        whole = seconds(self.climb.rung)
        left = whole - (self._clock.now() - self._began)
        self.time.show_part(left / whole)
        if left <= MOMENT:
            self._alarm = None
            self._slip(words.too_late())
        else:
            self._alarm = self._clock.after(min(FRAME, left), self._tick)

    def play(self, place: int) -> None:
        """Plays the card at this place."""
        climb, rung = self.climb, self.rung
        if climb is None or climb.is_over or rung is None:
            return
        if not rung.fits(place):
            self._slip(words.does_not_fit(), place)
            return
        rung.play(place)
        self._slipped, self._wrong = "", -1
        done = climb.play()
        self._tools.sounds.play(Sound.TRIPLET if done else Sound.CARD_PLACE)
        if done:
            self._say(words.rung(climb.rung))
        self._ask()

    def _slip(self, why: str, place: int = -1) -> None:
        climb = self.climb
        assert climb is not None
        climb.slip()
        self._slipped, self._wrong = why, place
        self._tools.sounds.play(Sound.MISS)
        if climb.is_over:
            self._end()
        else:
            self._say(why)
            self._ask()

    def _end(self) -> None:
        self._stop()
        assert self.climb is not None
        kind = self._kind if self.timed.isChecked() else f"{self._kind}{UNTIMED}"
        practised = self._library.practised
        best = practised.best(OWNER, self.game, kind)
        practised.note_best(OWNER, self.game, kind, self.climb.reached)
        self._best = max(best, self.climb.reached)
        self._show()
        self._say(f"{self._state.text()} {self._said.text()}")
        self.start.setFocus()
        self.ended.emit()

    def _stop(self) -> None:
        if self._alarm is not None:
            self._alarm.stop()
            self._alarm = None

    def _say(self, text: str) -> None:
        announce(self, text)

    # --------------------------------------------------------------------- the picture

    def _show(self) -> None:
        climb, rung = self.climb, self.rung
        runs = climb is not None and not climb.is_over
        for part in (self._opening, self.start):
            part.setVisible(not runs)
        # Afterwards all is said that there is to say.
        told = f"{words.how(CARDS, SLIPS)} {words.digits()}" if climb is None else ""
        self.start.setAccessibleDescription(told)
        self._timed_row.setVisible(not runs)
        self.time.setVisible(runs and self.timed.isChecked())
        self.top.setVisible(rung is not None)
        if climb is None or rung is None:
            self._state.setText(words.ready())
            self._said.setText(words.how(CARDS, SLIPS))
            self.start.setText(words.start())
            self._lay_hand(0)
            return
        self.top.show_card(*rung.top)
        self._lay_hand(len(rung.hand) if runs else 0)
        for place, (card, (drawing, name)) in enumerate(zip(self.cards, rung.hand, strict=False)):
            card.show_card(drawing, name, is_wrong=place == self._wrong)
        if runs:
            self._state.setText(words.rung(climb.rung))
            stands = words.progress(climb.cards, CARDS, SLIPS - climb.slips)
            self._said.setText(f"{self._slipped} {stands}".strip())
        else:
            self.top.hide()
            self._state.setText(words.reached(climb.reached))
            self._said.setText(f"{self._slipped} {words.best(self._best)}".strip())
            self.start.setText(words.again())

    def _lay_hand(self, count: int) -> None:
        while len(self.cards) < count:
            place = len(self.cards)
            card = HandCard(self.look, place + 1)
            card.clicked.connect(lambda _=False, place=place: self.play(place))
            self._hand.insertWidget(place + 1, card)
            self.cards.append(card)
        for place, card in enumerate(self.cards):
            card.setVisible(place < count)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        place = event.key() - Qt.Key.Key_1
        runs = self.climb is not None and not self.climb.is_over
        if runs and 0 <= place < len(self.cards):
            if not event.isAutoRepeat():
                self.play(place)
            return
        super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Breaks a climb off: nobody climbs behind another page."""
        super().hideEvent(event)
        self._stop()
        if self.climb is not None and not self.climb.is_over:
            self.climb = self.rung = None
            self._show()
